// What lies on this table: the view, what is printed, what happened, and the numbers of actions.
import { createContext } from "svelte";
import { at } from "../../lib/at";
import { words, type Fact } from "../../lib/words.svelte";
import type {
  LaCosaNostra,
  LcnPrinted,
  LcnView as Wired,
  ManView,
  OpenOffer,
  Refusal,
  Side,
} from "../../wire/la_cosa_nostra";
import type { Message } from "../../wire/socket";

/** A gangster, and how likely none, one, and two or more of his dice succeed. */
export type ManOdds = readonly [man: number, none: number, one: number, two: number];

/** The wire's types know no tuples: here they are again. */
export type LcnView = Omit<Wired, "odds" | "odds_against" | "planned"> & {
  odds: readonly ManOdds[] | null;
  odds_against: readonly ManOdds[] | null;
  /** Planned purchases with markers on them. */
  planned: readonly (readonly [business: number, markers: readonly number[]])[];
};
export type LcnEvent = NonNullable<LaCosaNostra["event"]>;

/** What is printed is the same all game long: every part of the board may look at it. */
export const [getPrinted, setPrinted] = createContext<LcnPrinted>();

/** Whose family this is: a man wears the colour of the seat that his family began with. */
export const [getSeatOf, setSeatOf] = createContext<(family: number) => number | null>();

/** Influence cards go by the numbers that the rules give them. */
export const SNITCH = 0;
export const SPY = 1;
export const EMERGENCY_DOC = 2;
export const SCHEMER = 7;

export type Doing =
  | "pass"
  | "keep"
  | "object"
  | "pick"
  | "job"
  | "buy"
  | "snitch"
  | "renew"
  | "spy"
  | "lawyer"
  | "peek"
  | "henchman"
  | "saboteur"
  | "machine_pistol"
  | "distraction"
  | "scheme"
  | "skip"
  | "execute"
  | "abandon"
  | "target"
  | "reveal"
  | "victim_man"
  | "victim_business"
  | "marker"
  | "stake"
  | "reroll"
  | "stand"
  | "rob"
  | "trap"
  | "doc"
  | "shoot"
  | "launder"
  | "take"
  | "search"
  | "recruit"
  | "drop_job"
  | "drop_influence"
  | "accept"
  | "refuse"
  | "threaten"
  | "spare"
  | "family";

export interface Deed {
  doing: Doing;
  value: number;
}

/** The number of the action that does this with that man, business, card, seat or amount. */
export function actionOf(printed: LcnPrinted, doing: Doing, value = 0): number {
  const kind = printed.actions.find((each) => each.name === doing);
  if (kind === undefined) throw new RangeError(`nobody does ${doing} at this table`);
  return kind.first + value;
}

/** What the action with this number does; nothing for one that is said on terms. */
export function deedOf(printed: LcnPrinted, action: number): Deed | null {
  const kind = printed.actions.find(({ first, count }) => action >= first && action < first + count);
  return kind === undefined ? null : { doing: kind.name as Doing, value: action - kind.first };
}

/** The number of everything that is said on terms: offers, promises, markers taken back. */
export function onTerms(printed: LcnPrinted): number {
  return Math.max(...printed.actions.map(({ first, count }) => first + count));
}

/** The seats in turn order after this one. */
export function rivalsOf(view: LcnView): number[] {
  const seats = view.families.length;
  if (view.seat < 0) return view.families.map((_, seat) => seat);
  return Array.from({ length: seats - 1 }, (_, place) => (view.seat + 1 + place) % seats);
}

export function seatOfFamily(view: LcnView, family: number): number | null {
  const seat = view.families.findIndex((each) => each.family === family);
  return seat < 0 ? null : seat;
}

export function ownerOfMan(view: LcnView, man: number): number | null {
  const seat = view.families.findIndex((family) => family.men.some((each) => each.man === man));
  return seat < 0 ? null : seat;
}

export function manIn(view: LcnView, man: number): ManView | null {
  return view.families.flatMap((family) => family.men).find((each) => each.man === man) ?? null;
}

export function ownerOfBusiness(view: LcnView, business: number): number | null {
  const seat = view.families.findIndex((family) => family.businesses.some((each) => each.business === business));
  return seat < 0 ? null : seat;
}

/** The gangster who is to buy this business. */
export function buyerOf(view: LcnView, business: number): ManView | null {
  return view.families.flatMap((family) => family.men).find((man) => man.task?.business === business) ?? null;
}

/** How many markers of each seat lie on this business, laid out or planned. */
export function markersOn(view: LcnView, business: number): readonly number[] {
  const open = view.families.flatMap((family) => family.businesses).find((each) => each.business === business);
  return open?.markers ?? view.planned.find(([planned]) => planned === business)?.[1] ?? [];
}

export function offersTo(view: LcnView): OpenOffer[] {
  return view.seat < 0 ? [] : view.offers.filter((offer) => offer.partner === view.seat);
}

const ROMAN = ["–", "I", "II", "III", "IV", "V", "VI"];

export function roman(number: number): string {
  return ROMAN[number] ?? String(number);
}

export function percent(chance: number): string {
  return words.ui("web-lcn-percent", { percent: Math.round(chance * 100) });
}

/** Money of a card, short: in thousands. */
export function thousands(money: number): string {
  return String(money / 1000);
}

/** What a rule has against it, as a sentence: the rules name cards by their numbers. */
export function refusalMessage(refusal: Refusal, printed: LcnPrinted): Message {
  const facts: Record<string, Fact> = {};
  for (const [name, fact] of Object.entries(refusal.facts ?? {})) facts[name] = named(fact as Told, printed);
  return { type: "message", name: `lcn-refused-${refusal.reason.replaceAll("_", "-")}`, facts };
}

type Told = Fact | { type: "card"; pile: string; card: number };

function named(fact: Told, printed: LcnPrinted): Fact {
  if (typeof fact !== "object" || !("type" in fact) || fact.type !== "card") return fact;
  switch (fact.pile) {
    case "man":
      return at(printed.men, fact.card).name;
    case "business":
      return businessName(printed, fact.card);
    case "kind":
      return at(printed.kinds, fact.card).name;
    case "influence":
      return at(printed.influence, fact.card).name;
    case "family":
      return at(printed.families, fact.card).name;
    default:
      return at(printed.jobs, fact.card).title;
  }
}

export function businessName(printed: LcnPrinted, business: number): Message {
  return at(printed.kinds, at(printed.businesses, business)).name;
}

/** Nothing on either side of the paper. */
export const NOTHING: Required<Side> = {
  cash: 0,
  businesses: [],
  gangsters: [],
  permits: [],
  returns: [],
  promises: [],
};

export function whole(side: Side): Required<Side> {
  return { ...NOTHING, ...side };
}

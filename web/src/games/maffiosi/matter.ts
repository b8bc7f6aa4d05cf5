// What lies on this table: the view, what is printed, what happened, and what the numbers of actions mean.
import { SEAT_COLOURS } from "../../lib/names";
import { words } from "../../lib/words.svelte";
import type { TableClient } from "../../table/table.svelte";
import type { ChoicePrinted, Maffiosi, MafPrinted, MafView, ManView, Message, Refusal } from "../../wire/maffiosi";

export type { MafInsight, MafPrinted, MafView, ManView } from "../../wire/maffiosi";
export type MafEvent = NonNullable<Maffiosi["event"]>;

/** Whoever is asleep counts this much more than his sort, where men have no chair. */
export const ASLEEP = 4;

export function viewOf(client: TableClient): MafView {
  return client.view as MafView;
}

/** The numbers of the actions, found by what they do. */
export class Deeds {
  private readonly numbers = new Map<string, number>();

  constructor(readonly printed: MafPrinted) {
    for (const [number, { do: deed, value, drinks }] of printed.choices.entries()) {
      this.numbers.set(`${deed} ${value ?? drinks.join()}`, number);
    }
  }

  /** The action that does this to a card, a chair, the pie of a seat, a man or a colour. */
  number(deed: string, value: number): number {
    const found = this.numbers.get(`${deed} ${value}`);
    if (found === undefined) throw new RangeError(`nobody can ${deed} ${value}`);
    return found;
  }

  /** The action that serves exactly these drinks, if there is one. */
  serving(drinks: readonly number[]): number | undefined {
    return this.numbers.get(`serve ${[...drinks].sort((one, other) => one - other).join()}`);
  }

  of(action: number): ChoicePrinted {
    const found = this.printed.choices[action];
    if (found === undefined) throw new RangeError(`there is no action ${action}`);
    return found;
  }

  card(kind: number): string {
    return this.printed.cards[kind]?.kind ?? "";
  }
}

/** Nobody's colour: whoever has not chosen one yet. */
const UNCHOSEN = SEAT_COLOURS.indexOf("ivory");

/** Where a family has its colour and mark: by its seat, unless colours are chosen. */
export function lookOf(view: MafView, seat: number): number {
  const colour = view.families[seat]?.colour;
  if (colour === null) return UNCHOSEN;
  const chosen = SEAT_COLOURS.findIndex((each) => each === colour);
  return chosen < 0 ? seat : chosen;
}

// Men and chairs in words

export function shortName(sort: string): string {
  return words.ui(`web-maf-short-${sort}`);
}

/** "Dora’s Jack", "your Henkie". */
export function manOf(printed: MafPrinted, man: Pick<ManView, "seat" | "sort">, me: number, names: readonly string[]) {
  const sort = shortName(printed.men[man.sort]?.sort ?? "");
  if (man.seat === me) return words.ui("web-maf-your", { man: sort });
  return words.ui("web-maf-whose", { who: words.seat(man.seat, names), man: sort });
}

/** "casino", "knife and drink", or nothing. */
export function thingsAt(printed: MafPrinted, chair: number): string {
  const things = printed.chairs[chair]?.things ?? [];
  return things.length === 0 ? "" : words.listed(things.map((thing) => words.ui(`maf-thing-${dashed(thing)}`)));
}

export function dashed(name: string): string {
  return name.replaceAll("_", "-");
}

/** Why not, in the words of the game; the rules name cards and men by numbers. */
export function refusalWords(refusal: Refusal, printed: MafPrinted): Message {
  const facts = Object.entries(refusal.facts ?? {}).map(([key, fact]) => [key, cardNamed(fact, printed)] as const);
  return { type: "message", name: `maf-refused-${dashed(refusal.reason)}`, facts: Object.fromEntries(facts) };
}

function cardNamed(fact: unknown, printed: MafPrinted): unknown {
  if (typeof fact !== "object" || fact === null || !("pile" in fact) || !("card" in fact)) return fact;
  const place = Number(fact.card);
  return fact.pile === "man" ? printed.men[place]?.name : printed.cards[place]?.name;
}

/** The same list with another thing in this place. */
export function put<Thing>(list: readonly Thing[], place: number, thing: Thing): Thing[] {
  return list.map((each, number) => (number === place ? thing : each));
}

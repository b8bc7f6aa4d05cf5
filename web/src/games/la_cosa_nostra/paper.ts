// A deal on paper, always from my side: what I give, what I get, and what has changed since it was last sent.
import type { Offer, OpenOffer, Promise as Word, Side } from "../../wire/la_cosa_nostra";
import { NOTHING, whole } from "./matter";

export interface Paper {
  partner: number;
  gives: Required<Side>;
  gets: Required<Side>;
  /** The offer to me that this answers. */
  answers: OpenOffer | null;
}

/** The cards of one side, by what is done with them. */
export type Part = "businesses" | "gangsters" | "permits" | "returns";
export const PARTS: readonly Part[] = ["permits", "businesses", "gangsters", "returns"];

export type Hand = "gives" | "gets";

/** One thing on the paper; `change` is what became of it since the offer before. */
export type Change = "same" | "new" | "gone";

export type Item =
  | { is: "cash"; money: number; change: Change }
  | { is: Part; card: number; change: Change }
  | { is: "promise"; promise: Word; change: Change };

export function paperTo(partner: number): Paper {
  return { partner, gives: NOTHING, gets: NOTHING, answers: null };
}

/** An offer of somebody else's to me, as I read it. */
export function counterOf(offer: OpenOffer, seat: number): Paper {
  return offer.partner === seat
    ? { partner: offer.proposer, gives: whole(offer.gets), gets: whole(offer.gives), answers: offer }
    : { partner: offer.partner, gives: whole(offer.gives), gets: whole(offer.gets), answers: null };
}

/** What I would send. */
export function offerOf(paper: Paper): Offer {
  const { partner, gives, gets, answers } = paper;
  return { do: "offer", partner, gives, gets, answers: answers === null ? null : answers.slot };
}

/** Is it still what was offered to me, so that I can simply accept it? */
export function isUnchanged(paper: Paper): boolean {
  const { answers, gives, gets } = paper;
  return answers !== null && sameSide(gives, whole(answers.gets)) && sameSide(gets, whole(answers.gives));
}

export function isBlank(paper: Paper): boolean {
  return sameSide(paper.gives, NOTHING) && sameSide(paper.gets, NOTHING);
}

function sameSide(one: Required<Side>, other: Required<Side>): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What lay on the paper before: the offer that I answer, or what that one answered if I have changed nothing. */
export function before(paper: Paper): { gives: Required<Side>; gets: Required<Side> } | null {
  const { answers } = paper;
  if (answers === null) return null;
  if (!isUnchanged(paper)) return { gives: whole(answers.gets), gets: whole(answers.gives) };
  // Whoever wrote the offer before that is its partner: that is me.
  return answers.answers == null ? null : { gives: whole(answers.answers.gives), gets: whole(answers.answers.gets) };
}

/** The things of one side, those that were taken off the paper too. */
export function itemsOf(side: Required<Side>, old: Required<Side> | null): Item[] {
  const items: Item[] = [];
  if (old !== null && old.cash > 0 && old.cash !== side.cash)
    items.push({ is: "cash", money: old.cash, change: "gone" });
  if (side.cash > 0)
    items.push({ is: "cash", money: side.cash, change: changed(old === null || old.cash === side.cash) });
  for (const part of PARTS) {
    const left = [...(old?.[part] ?? [])];
    for (const card of side[part]) items.push({ is: part, card, change: changed(old === null || drop(left, card)) });
    for (const card of left) items.push({ is: part, card, change: "gone" });
  }
  const words = (old?.promises ?? []).map((each) => JSON.stringify(each));
  for (const promise of side.promises) {
    items.push({ is: "promise", promise, change: changed(old === null || drop(words, JSON.stringify(promise))) });
  }
  for (const text of words) items.push({ is: "promise", promise: JSON.parse(text) as Word, change: "gone" });
  return items;
}

function changed(same: boolean): Change {
  return same ? "same" : "new";
}

/** Take this out of the list once, if it is there. */
function drop<Thing>(list: Thing[], thing: Thing): boolean {
  const place = list.indexOf(thing);
  if (place < 0) return false;
  list.splice(place, 1);
  return true;
}

// Changing it

export function withSide(paper: Paper, hand: Hand, change: Partial<Required<Side>>): Paper {
  return { ...paper, [hand]: { ...paper[hand], ...change } };
}

export function add(paper: Paper, hand: Hand, part: Part, card: number): Paper {
  return withSide(paper, hand, { [part]: [...paper[hand][part], card] });
}

export function remove(paper: Paper, hand: Hand, item: Item): Paper {
  const side = paper[hand];
  if (item.is === "cash") return withSide(paper, hand, { cash: 0 });
  if (item.is === "promise") {
    const text = JSON.stringify(item.promise);
    const place = side.promises.findIndex((each) => JSON.stringify(each) === text);
    return withSide(paper, hand, { promises: side.promises.filter((_, each) => each !== place) });
  }
  const cards = [...side[item.is]];
  drop(cards, item.card);
  return withSide(paper, hand, { [item.is]: cards });
}

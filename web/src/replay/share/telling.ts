// What a card of an evening says, and what it keeps to itself.
import { words } from "../../lib/words.svelte";
import { pointsOf } from "../../room/shelf.svelte";
import type { Card, Figures, TableShown } from "../../wire/rest";
import { eyesInAddress, TRUTH } from "../eyes";

/** Cards of a decision ask what one would have done; they lead to the moment before it. */
function isQuestion(card: Card): boolean {
  return "usual" in (card.text.facts ?? {});
}

/** Those who have not been asked go by the number of their seat. */
export function namesToTell(table: TableShown, all: boolean): string[] {
  return table.chairs.map((chair) => (all || chair.seat === table.seat ? chair.name : ""));
}

/** The moment with which a card begins: one's own if there is one, and the one that moved most. */
export function firstOf(cards: readonly Card[], me: number | null): Card | null {
  const weight = (card: Card) => Math.abs(card.change.points) + (card.seat === me ? 1000 : 0);
  return [...cards].sort((one, other) => weight(other) - weight(one))[0] ?? null;
}

/** The evening in a few words: by how much, as whoever shares it sees it. */
export function headline(figures: Figures, table: TableShown, names: readonly string[]): string {
  const points = figures.points.at(-1) ?? [];
  const winners = figures.sums.filter((sum) => sum.result > 0).map((sum) => sum.seat);
  const me = table.seat;
  const others = (seats: readonly number[]) => words.listed(seats.map((seat) => words.seat(seat, names)));
  if (me === null) {
    return words.ui(winners.length === 1 ? "web-winner" : "web-end-winners", { who: others(winners) });
  }
  const mine = points[me] ?? 0;
  const best = Math.max(...points.filter((_, seat) => seat !== me));
  if (winners.includes(me)) {
    if (winners.length > 1) return words.ui("web-end-won-with", { who: others(winners.filter((seat) => seat !== me)) });
    return mine > best
      ? words.ui("web-share-ahead", { points: pointsOf(table.game, mine - best) })
      : words.ui("web-won");
  }
  return best > mine
    ? words.ui("web-share-short", { points: pointsOf(table.game, best - mine) })
    : words.ui("web-winner", { who: others(winners) });
}

/** The moment as a question, if somebody decided there. */
export function asked(card: Card, me: number | null, names: readonly string[]): string {
  if (!isQuestion(card)) return words.say(card.text, names);
  const name = card.seat === me ? "web-share-did-mine" : "web-share-did";
  return words.say({ ...card.text, name }, names);
}

/** Where whoever gets the card finds the moment: through the eyes of whoever it is about, the truth beside them. */
export function addressOf(table: TableShown, card: Card | null, link: string | null): string {
  const at = card === null ? 0 : isQuestion(card) ? card.seq - 1 : card.seq;
  const query = new URLSearchParams({
    at: String(at),
    ...(card === null ? {} : { eyes: eyesInAddress(card.seat) }),
    beside: eyesInAddress(TRUTH),
  });
  const opens = link ?? table.links.watch;
  if (opens) query.set("link", opens);
  return `${location.origin}/replay/${table.id}?${query}`;
}

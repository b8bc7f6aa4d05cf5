// Which part of the table shows a moment of an evening: the cards that came, or the chairs that it was about.
import type { Cut, Moment } from "../../game";
import type { MafEvent } from "../matter";
import { chairsIn } from "../recap";

/** What somebody does to a chair. */
const DEEDS = new Set(["attacked", "pie_placed", "pie_passed", "pie_exploded", "drinks_served", "man_seated"]);

export function cutOf({ kind, seat, events }: Moment): Cut {
  const told = events as readonly MafEvent[];
  const drawn = told.flatMap((event) => (event.event === "cards_received" && event.seat === seat ? event.cards : []));
  if (kind === "draw") return { id: "drawn", about: drawn, before: false };
  const blows = told.filter((event) => event.event === "man_killed" && event.seat === seat);
  const deeds = told.filter((event) => DEEDS.has(event.event));
  const chair = [...(kind === "blow" ? blows : []), ...deeds].flatMap(chairsIn)[0];
  // Whoever threw a card away had all of them to choose from.
  if (chair === undefined) return { id: "hand", about: [], before: true };
  return { id: kind === "blow" ? "card" : "chair", about: [chair], before: true };
}

// Which part of the table shows a moment of an evening: cards that came, or a mission and what was laid for it.
import type { Cut, Moment } from "../../game";
import type { CapEvent } from "../matter";

export function cutOf({ kind, seat, events }: Moment): Cut {
  const told = events as readonly CapEvent[];
  const drawn = told.flatMap((event) => (event.event === "cards_received" && event.seat === seat ? event.cards : []));
  if (kind === "draw") return { id: "drawn", about: drawn, before: false };
  const accused = told.flatMap((event) => (event.event === "suspected" && event.seat === seat ? [event.suspect] : []));
  return { id: "laid", about: [accused[0] ?? seat], before: false };
}

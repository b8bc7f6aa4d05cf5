// Which part of the table shows a moment of an evening: cards that came, or a mission and what was laid for it.
import type { Cut, Moment } from "../../game";
import type { CapEvent } from "../matter";

export function cutOf({ kind, seat, events, then }: Moment): Cut {
  const told = events as readonly CapEvent[];
  const drawn = told.flatMap((event) => (event.event === "cards_received" && event.seat === seat ? event.cards : []));
  if (kind === "draw") return { id: "drawn", about: drawn, before: false };
  // Everybody chooses sealed: at whom he pointed, and what was laid, is told when all have chosen.
  if (kind !== "finger") return { id: "laid", about: [seat], before: false, until: "cards_turned_up" };
  const later = [...told, ...(then as readonly CapEvent[])];
  const finger = later.find((event) => event.event === "suspected" && event.seat === seat);
  return { id: "laid", about: [finger?.event === "suspected" ? finger.suspect : seat], before: true };
}

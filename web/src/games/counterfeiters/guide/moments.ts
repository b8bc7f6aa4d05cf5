// Which part of the table shows a moment of an evening: the road of the police, the market, or the house to which
// somebody sent his man.
import type { Cut, Moment } from "../../game";
import type { CftEvent } from "../matter";

export function cutOf({ kind, events }: Moment): Cut {
  if (kind === "godfather") return { id: "godfather", about: [], before: true };
  if (kind === "market") return { id: "send", about: [], before: false };
  const told = events as readonly CftEvent[];
  const spaces = told.flatMap((event) => (event.event === "henchman_placed" ? [event.space] : []));
  return { id: "place", about: spaces.slice(0, 1), before: true };
}

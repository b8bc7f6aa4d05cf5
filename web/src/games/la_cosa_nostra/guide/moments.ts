// Which part of the table shows a moment of an evening: a man and his dice, two who dealt, a family and its plans.
import type { Cut, Moment } from "../../game";
import type { LcnEvent } from "../matter";

export function cutOf({ kind, seat, events }: Moment): Cut {
  for (const event of events as readonly LcnEvent[]) {
    if (kind === "roll" && event.event === "dice_rolled") return { id: "act", about: [event.man], before: false };
    if (kind === "deal" && event.event === "deal_struck") {
      return { id: "deal", about: [event.proposer, event.seat], before: false };
    }
    if (kind === "broken" && event.event === "promise_settled") {
      return { id: "broken", about: [event.seat, event.to], before: false };
    }
  }
  // A die that was rolled again belongs to whoever is at it.
  return kind === "roll" ? { id: "act", about: [], before: false } : { id: "plan", about: [seat], before: true };
}

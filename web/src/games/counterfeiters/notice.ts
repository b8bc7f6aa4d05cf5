// What makes everybody look up: the Godfather, an investigation, a strike, the end.
import type { CftEvent } from "./matter";

export type Notice =
  | {
      kind: "godfather";
      /** What each has paid, as far as I may know it. */
      paid: ReadonlyMap<number, number>;
    }
  | { kind: "investigation"; level: number }
  | { kind: "strike" }
  | { kind: "end" };

export function noticeOf(events: readonly CftEvent[]): Notice | null {
  const paid = new Map<number, number>();
  let notice: Notice | null = null;
  for (const event of events) {
    if (event.event === "godfather_paid") paid.set(event.seat, event.money);
    else if (event.event === "godfather_came") notice = { kind: "godfather", paid };
    else if (event.event === "investigation_rose") notice = { kind: "investigation", level: event.level };
    else if (event.event === "strike_began") notice = { kind: "strike" };
    else if (event.event === "end_triggered") notice = { kind: "end" };
  }
  return notice;
}

// For tests: a real game of four as its first seat saw it, from the deal to the win. Each step is what
// happened when all had chosen, and the view after it (without what can be looked up).
import type { CapPrinted, CapView } from "../../wire/capo_della_mafia";
import type { EventTold } from "../../wire/socket";
import type { CapEvent } from "./matter";
import recorded from "./recorded.json";

export interface Step {
  events: CapEvent[];
  view: CapView;
}

export const PRINTED = recorded.printed as unknown as CapPrinted;
export const STEPS = recorded.steps as unknown as Step[];

export function told(events: readonly CapEvent[]): EventTold[] {
  return events.map((event) => ({
    event,
    text: { type: "message", name: `cap-event-${event.event}`, facts: {} },
    minor: event.event === "sealed" || event.event === "cards_discarded",
  }));
}

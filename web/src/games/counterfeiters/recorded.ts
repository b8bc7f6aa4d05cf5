// For tests: a real game of four as its first seat saw it, from the deal to the count. Each step is what
// happened, the view after it (without what can be looked up), and what was offered.
import type { CftPrinted } from "../../wire/counterfeiters";
import type { Choice, EventTold, Happened } from "../../wire/socket";
import type { CftEvent, CftView } from "./matter";
import recorded from "./recorded.json";

export interface Step {
  events: CftEvent[];
  view: CftView;
  legal: Choice[];
}

export const PRINTED = recorded.printed as unknown as CftPrinted;
export const STEPS = recorded.steps as unknown as Step[];

export function told(events: readonly CftEvent[]): EventTold[] {
  return events.map((event) => ({
    event,
    text: { type: "message", name: "cft-event-henchmen-returned", facts: {} },
    minor: event.event === "sealed" || event.event === "henchmen_returned",
  }));
}

/** Everything that has happened up to this step. */
export function happenedUntil(step: number): Happened[] {
  return STEPS.slice(0, step + 1).map(({ events }, seq) => ({
    seq,
    at: 0,
    entry: "move",
    events: told(events),
  }));
}

/** The first step whose view is like this. */
export function stepWhere(fits: (view: CftView, step: Step) => boolean): number {
  return STEPS.findIndex((step) => fits(step.view, step));
}

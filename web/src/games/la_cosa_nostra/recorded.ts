// For tests: moments of a real game of four as its first seat saw it. Each step is what happened, the view
// after it, and what was offered; where one `follows` the step before, nothing happened in between.
import type { LcnPrinted } from "../../wire/la_cosa_nostra";
import type { Choice, EventTold, Happened } from "../../wire/socket";
import type { LcnEvent, LcnView } from "./matter";
import recorded from "./recorded.json";

export interface Step {
  /** The name of the question that had to be answered; "" if there was none. */
  ask: string;
  events: LcnEvent[];
  view: LcnView;
  legal: Choice[];
  follows: boolean;
}

export const PRINTED = recorded.printed as unknown as LcnPrinted;
export const STEPS = recorded.steps as unknown as Step[];

export function told(events: readonly LcnEvent[]): EventTold[] {
  return events.map((event) => ({
    event,
    text: { type: "message", name: "lcn-event-offers-expired", facts: {} },
    minor: false,
  }));
}

export function happened(step: number): Happened[] {
  return [{ seq: step, at: 0, entry: "move", events: told(STEPS[step]?.events ?? []) }];
}

export function stepAsking(name: string): number {
  return STEPS.findIndex((step) => step.ask === name);
}

export function stepWith(event: LcnEvent["event"]): number {
  return STEPS.findIndex((step) => step.follows && step.events.some((each) => each.event === event));
}

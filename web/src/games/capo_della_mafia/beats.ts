// The order in which events are watched: pistols come out together, after 3 – 2 – 1; verdicts come one by one.
import { type Beat, beatsOf as beatsIn, type Pacing } from "../../show/beats";
import type { EventTold } from "../../wire/socket";
import type { CapEvent } from "./matter";

/** A number that is called out: 3 – 2 – 1 – 0. No rule, only for the eye. */
export interface Count {
  event: "count";
  count: number;
}

export type Watched = CapEvent | Count;

const COUNT = 500;

const PACING: Pacing<CapEvent> = {
  waits: {
    cards_laid: 400,
    cards_turned_up: 400,
    suspected: 800,
    suspected_nobody: 800,
    suspicions_void: 600,
    cards_shown: 300,
    tony_squealed: 600,
    hat_kept: 900,
    jailed: 900,
    giulia_turned_up: 500,
    respect_changed: 500,
    respect_stolen: 500,
    cards_discarded: 300,
    cards_drawn: 300,
    discards_shuffled: 300,
    mission_turned: 600,
    newspaper_turned: 500,
    extra_round: 600,
  },
  together,
  unsaid: new Set(["cards_laid", "suspected", "suspected_nobody", "cards_drawn"]),
};

function together(event: CapEvent): string {
  switch (event.event) {
    case "suspected":
    case "suspected_nobody":
      return "pistols";
    case "cards_laid":
    case "giulia_turned_up":
    case "cards_discarded":
    case "cards_drawn":
      return event.event;
    case "respect_changed":
      return `respect of ${event.seat}`;
    default:
      return "";
  }
}

export function beatsOf(told: readonly EventTold[]): Beat<Watched>[] {
  // What one draws lies in one's hand already; it would only come between those who draw together.
  const watched = told.filter((each) => (each.event as CapEvent).event !== "cards_received");
  return beatsIn(watched, PACING).flatMap((beat): Beat<Watched>[] =>
    beat.events.some((event) => together(event) === "pistols")
      ? [...[3, 2, 1].map(counted), { ...beat, events: [{ event: "count", count: 0 }, ...beat.events] }]
      : [beat],
  );
}

function counted(count: number): Beat<Watched> {
  return { events: [{ event: "count", count }], wait: COUNT, said: [] };
}

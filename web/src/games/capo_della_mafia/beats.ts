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

const COUNT = 420;

const PACING: Pacing<CapEvent> = {
  waits: {
    cards_laid: 450,
    cards_turned_up: 550,
    suspected: 580,
    suspected_nobody: 580,
    suspicions_void: 580,
    cards_shown: 450,
    tony_squealed: 580,
    hat_kept: 580,
    jailed: 580,
    giulia_turned_up: 550,
    respect_changed: 420,
    respect_stolen: 500,
    cards_discarded: 350,
    cards_drawn: 350,
    discards_shuffled: 350,
    mission_turned: 560,
    newspaper_turned: 580,
    extra_round: 580,
  },
  together,
  unsaid: new Set(["cards_laid", "cards_turned_up", "suspected", "suspected_nobody", "cards_drawn"]),
};

function together(event: CapEvent): string {
  switch (event.event) {
    case "suspected":
    case "suspected_nobody":
      return "pistols";
    case "cards_laid":
    case "cards_turned_up":
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

// The order in which events are watched: what happens at once is one beat, verdicts come one by one.
import type { EventTold, Message } from "../../wire/socket";
import type { CapoEvent } from "./matter";

export interface Beat {
  events: readonly CapoEvent[];
  /** How long it is looked at, in milliseconds. */
  wait: number;
  /** The number that is called out: 3 – 2 – 1 – 0. */
  count: number | null;
  /** What is said about it, the last thing last. */
  told: readonly Message[];
}

const WAITS: Partial<Record<CapoEvent["event"], number>> = {
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
};
const COUNT = 420;

/** Events with the same word here, one after the other, are one beat; "" is a beat of its own. */
function together(event: CapoEvent): string {
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

/** These go without saying: everybody does them at once, or one sees them anyway. */
const UNSAID = new Set(["cards_laid", "cards_turned_up", "suspected", "suspected_nobody", "cards_drawn"]);

export function beatsOf(told: readonly EventTold[]): Beat[] {
  const beats: Beat[] = [];
  let word = "";
  for (const each of told) {
    const event = each.event as CapoEvent;
    // What one draws lies in one's hand already; it would only come between those who draw together.
    if (event.event === "cards_received") continue;
    const said = each.minor || UNSAID.has(event.event) ? [] : [each.text];
    const last = beats.at(-1);
    if (last !== undefined && word !== "" && together(event) === word) {
      beats[beats.length - 1] = {
        ...last,
        events: [...last.events, event],
        told: [...last.told, ...said],
      };
      continue;
    }
    word = together(event);
    const pistols = word === "pistols";
    if (pistols) beats.push(...[3, 2, 1].map((count) => ({ events: [], wait: COUNT, count, told: [] })));
    beats.push({
      events: [event],
      wait: WAITS[event.event] ?? 0,
      count: pistols ? 0 : null,
      told: said,
    });
  }
  return beats;
}

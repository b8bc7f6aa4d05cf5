// The order and the pace in which events are watched. What happens at once is one beat.
import type { EventTold, Message } from "../wire/socket";

export interface Beat<Event> {
  events: readonly Event[];
  /** How long it is looked at, in milliseconds. */
  wait: number;
  /** What is said about it, the last thing last. */
  said: readonly Message[];
}

/** How a game wants its events to be watched. */
export interface Pacing<Event extends { event: string }> {
  /** How long each kind of event is looked at, in milliseconds; others pass unseen. */
  waits: Partial<Record<Event["event"], number>>;
  /** Events with the same word here, one after the other, are one beat; "" is a beat of its own. */
  together: (event: Event) => string;
  /** These go without saying: everybody does them at once, or one sees them anyway. */
  unsaid?: ReadonlySet<Event["event"]>;
}

export function beatsOf<Event extends { event: string }>(
  told: readonly EventTold[],
  { waits, together, unsaid }: Pacing<Event>,
): Beat<Event>[] {
  const beats: Beat<Event>[] = [];
  let word = "";
  for (const each of told) {
    const event = each.event as Event;
    const kind: Event["event"] = event.event;
    const wait = waits[kind] ?? 0;
    const said = each.minor || unsaid?.has(kind) ? [] : [each.text];
    const last = beats.at(-1);
    if (last !== undefined && word !== "" && together(event) === word) {
      beats[beats.length - 1] = {
        events: [...last.events, event],
        wait: Math.max(last.wait, wait),
        said: [...last.said, ...said],
      };
      continue;
    }
    word = together(event);
    beats.push({ events: [event], wait, said });
  }
  return beats;
}

export function lengthOf(beats: readonly Beat<unknown>[]): number {
  return beats.reduce((sum, beat) => sum + beat.wait, 0);
}

/** The same beats, quicker if together they would last longer than this. */
export function within<Event>(longest: number, beats: readonly Beat<Event>[]): Beat<Event>[] {
  const pace = Math.min(1, longest / lengthOf(beats));
  return beats.map((beat) => ({ ...beat, wait: beat.wait * pace }));
}

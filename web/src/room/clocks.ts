// The clocks that a host can choose, and any clock in words.
import { words } from "../lib/words.svelte";
import type { Clock } from "../wire/rest";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const NO_CLOCK: Clock = { decision: 0, reserve: 0 };
export const LIVE: Clock[] = [
  { decision: 30, reserve: 5 * MINUTE },
  { decision: 60, reserve: 10 * MINUTE },
  { decision: 2 * MINUTE, reserve: 20 * MINUTE },
];
export const BY_CORRESPONDENCE: Clock[] = [1, 2, 3, 7].map((days) => ({ decision: days * DAY, reserve: 0 }));

/** The same clock has the same name: for the value of a choice. */
export function clockKey(clock: Clock): string {
  return `${clock.decision ?? 0}+${clock.reserve ?? 0}`;
}

export function clockFrom(key: string): Clock {
  const [decision = 0, reserve = 0] = key.split("+").map(Number);
  return { decision, reserve };
}

/** From an hour for a decision on, nobody is expected in front of the screen: so says the service. */
export function isByCorrespondence(clock: Clock): boolean {
  return (clock.decision ?? 0) >= HOUR;
}

export function clockWords(clock: Clock): string {
  const decision = clock.decision ?? 0;
  const reserve = clock.reserve ?? 0;
  if (decision === 0 && reserve === 0) return words.ui("web-clock-none");
  if (decision === 0) return words.ui("web-clock-reserve", { reserve: span(reserve) });
  if (reserve === 0) return words.ui("web-clock-decision", { decision: span(decision) });
  return words.ui("web-clock-both", { decision: span(decision), reserve: span(reserve) });
}

/** A time in the largest unit that it fills. */
function span(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return words.ui("web-span-days", { days: seconds / DAY });
  if (seconds >= HOUR && seconds % HOUR === 0) return words.ui("web-span-hours", { hours: seconds / HOUR });
  if (seconds > MINUTE && seconds % MINUTE === 0) {
    return words.ui("web-span-minutes", { minutes: seconds / MINUTE });
  }
  return words.ui("web-span-seconds", { seconds });
}

export const HOLDS = [0, MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE];

export function holdWords(seconds: number): string {
  return seconds === 0 ? words.ui("web-hold-for-ever") : words.ui("web-hold", { time: span(seconds) });
}

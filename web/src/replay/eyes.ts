// Through whose eyes one side of the replay shows the game.

import { words } from "../lib/words.svelte";

/** A spectator's; seats count from 0. */
export const SPECTATOR = -1;
/** Nobody's: what everybody really held. */
export const TRUTH = -2;

/** The eyes that an address asks for; whatever it may say, they are some that there are. */
export function eyesIn(text: string | null, seats: number, otherwise: number): number {
  if (text === "truth") return TRUTH;
  if (text === "spectator") return SPECTATOR;
  const seat = text !== null && /^\d+$/.test(text) ? Number(text) - 1 : -1;
  return seat >= 0 && seat < seats ? seat : otherwise;
}

/** What that side shows, in words. */
export function saidOf(eyes: number, names: readonly string[]): string {
  if (eyes === TRUTH) return words.ui("web-replay-truth");
  if (eyes === SPECTATOR) return words.ui("web-replay-saw-spectator");
  return words.ui("web-replay-saw", { who: words.seat(eyes, names) });
}

export function eyesInAddress(eyes: number): string {
  return { [TRUTH]: "truth", [SPECTATOR]: "spectator" }[eyes] ?? String(eyes + 1);
}

/** The moment that an address asks for. */
export function momentIn(text: string | null, last: number): number {
  const wanted = text !== null && /^\d+$/.test(text) ? Number(text) : 0;
  return Math.min(wanted, last);
}

/** The first moment of each round, for the marks under the slider. */
export function roundMarks(rounds: readonly number[]): { seq: number; round: number }[] {
  return rounds.flatMap((round, seq) => (round !== rounds[seq - 1] ? [{ seq, round }] : []));
}

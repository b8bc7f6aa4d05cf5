// What a round that is over brought each player, for the eye.
import type { CapPrinted, CapView } from "../../wire/capo_della_mafia";

export interface Outcome {
  jailed: boolean;
  won: number;
  /** Whom he aimed at, and whether that one went to prison. */
  suspect: number | null;
  right: boolean;
}

/** By seat: what round number `round` (0 is the first) brought; nothing for one not yet over. */
export function outcomes(view: CapView, printed: CapPrinted, round: number): Outcome[] {
  const past = view.past[round];
  if (past === undefined) return [];
  return past.respect.map((respect, seat) => {
    const suspect = past.suspects[seat] ?? null;
    return {
      jailed: past.jailed[seat] ?? false,
      won: respect - (view.past[round - 1]?.respect[seat] ?? printed.start_respect),
      suspect,
      right: suspect !== null && past.jailed[suspect] === true,
    };
  });
}

export function signed(number: number): string {
  return number < 0 ? `−${-number}` : number > 0 ? `+${number}` : "±0";
}

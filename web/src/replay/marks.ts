// What is marked on the line of time: deaths, deals, lies that were caught and lies that passed.
import type { IconName } from "../lib/icons/names";
import type { MarkShown } from "../wire/rest";

const ICONS: Record<string, IconName> = {
  death: "skull-crossed-bones",
  pie: "pie-slice",
  sleep: "hourglass",
  raid: "pointing",
  caught: "magnifying-glass",
  bluff: "domino-mask",
  godfather: "fedora",
  deal: "shaking-hands",
  broken: "wax-seal",
};

export function markIcon(kind: string): IconName {
  return ICONS[kind] ?? "check-mark";
}

/** The kinds that are there, each with how often, in the order in which they first come. */
export function kindsOf(marks: readonly MarkShown[]): { kind: string; count: number }[] {
  const found = new Map<string, number>();
  for (const { kind } of marks) found.set(kind, (found.get(kind) ?? 0) + 1);
  return [...found].map(([kind, count]) => ({ kind, count }));
}

/** Those of one kind, or all of them. */
export function chosen(marks: readonly MarkShown[], kind: string | null): MarkShown[] {
  return marks.filter((mark) => kind === null || mark.kind === kind);
}

/** The first moment of this round, or of the last one before it. */
export function startOf(rounds: readonly number[], round: number): number {
  const at = rounds.findIndex((each) => each >= round);
  return at < 0 ? rounds.length - 1 : at;
}

/** From here to the next moment of somebody else's doing, or to the one before. */
export function turnFrom(seats: readonly (number | null)[], seq: number, step: 1 | -1): number {
  const last = seats.length - 1;
  let at = Math.max(0, Math.min(last, seq + step));
  while (at > 0 && at < last && seats[at] === seats[at - 1]) at += step;
  return at;
}

// The police track as a road: one lane where there is room, else lanes that wind back and forth.

/** A step narrower than this cannot be read, in pixels. */
const NARROWEST = 23;

export interface Spot {
  column: number;
  lane: number;
}

export function lanesFor(steps: number, width: number): number {
  return width <= 0 ? 1 : Math.max(1, Math.ceil((steps * NARROWEST) / width));
}

export function columnsFor(steps: number, lanes: number): number {
  return Math.ceil(steps / lanes);
}

export function spotOf(space: number, steps: number, lanes: number): Spot {
  const columns = columnsFor(steps, lanes);
  const lane = Math.floor(space / columns);
  const along = space % columns;
  return { lane, column: lane % 2 === 0 ? along : columns - 1 - along };
}

export interface Ahead {
  special: string;
  caps: number;
}

/** What comes next, and when the Godfather comes: each once, the nearest first. */
export function aheadOf(officer: number, track: readonly string[], visits: readonly number[]): Ahead[] {
  const next = track.findIndex((special, space) => space > officer && special !== "nothing");
  const visit = visits.find((space) => space > officer) ?? -1;
  const spaces = [...new Set([next, visit, track.length - 1])].filter((space) => space > officer);
  return spaces.map((space) => ({ special: track[space] ?? "nothing", caps: space - officer }));
}

// Where somebody was when he left a lesson: kept in this browser, for a lesson is nobody's business.
const PLACE = "backroom-lessons";

interface Kept {
  /** The id of the step: numbers change when a lesson does. */
  step: string;
  done: boolean;
}

export function keptOf(game: string): Kept | null {
  return all()[game] ?? null;
}

export function keep(game: string, kept: Kept): void {
  const before = all();
  const done = kept.done || before[game]?.done === true;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...before, [game]: { ...kept, done } }));
  } catch {
    // A browser that keeps nothing: then the lesson begins at its beginning.
  }
}

/** Nobody has learned anything here yet. */
export function isNew(): boolean {
  return Object.keys(all()).length === 0;
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

// Which days somebody has tried, and whether it was found: kept in this browser, for it is nobody's business.
const KEPT = "backroom-puzzles";
const DAY = 86_400_000;

/** By day (2026-11-18): the number of the answer that was given, and whether it was right. */
export interface Try {
  answer: number;
  right: boolean;
}
export type Tries = Readonly<Record<string, Try>>;

export function readTries(): Tries {
  try {
    return (JSON.parse(localStorage.getItem(KEPT) ?? "{}") ?? {}) as Tries;
  } catch {
    return {};
  }
}

/** The first answer counts: whoever knows the proof cannot find it any more. */
export function noteTry(day: string, made: Try): Tries {
  const tries = readTries();
  if (tries[day] !== undefined) return tries;
  const noted = { ...tries, [day]: made };
  try {
    localStorage.setItem(KEPT, JSON.stringify(noted));
  } catch {
    // A browser that keeps nothing may play all the same.
  }
  return noted;
}

export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** So many days after this one; days are counted at noon, wherever clocks are put forward. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(new Date(new Date(`${day}T12:00`).getTime() + days * DAY));
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T12:00`));
}

/** How many days in a row were found, up to this one, or up to the day before if this one is still open. */
export function inARow(tries: Tries, today: string): number {
  let day = tries[today] === undefined ? dayAfter(today, -1) : today;
  let found = 0;
  for (; tries[day]?.right === true; day = dayAfter(day, -1)) found += 1;
  return found;
}

/** Found and tried in the month of this day. */
export function ofTheMonth(tries: Tries, today: string): { solved: number; tried: number } {
  const month = Object.entries(tries).filter(([day]) => day.startsWith(today.slice(0, 7)));
  return { solved: month.filter(([, { right }]) => right).length, tried: month.length };
}

// Whoever leaves a table to look something up goes back to it in one tap.

/** Tables of lessons have such names; they are found again by their game. */
const LESSON = "lesson-";

/** The query of an address that leads away from this table for a moment. */
export function comingFrom(table: string, link: string | null, game: string): string {
  const tail = link === null ? "" : `?link=${encodeURIComponent(link)}`;
  return `from=${encodeURIComponent(table.startsWith(LESSON) ? `/learn/${game}` : `/table/${table}${tail}`)}`;
}

/** The table that somebody came from, if the address names one of ours; never a way out of the house. */
export function backTo(query: URLSearchParams): string | null {
  const from = query.get("from");
  return from !== null && /^\/(table|learn)\/[\w-]+(\?link=[\w%.~-]+)?$/.test(from) ? from : null;
}

// Who sits where around the felt, clockwise from the left of whoever looks at it.
export interface Chair {
  column: string;
  row: string;
}

const INNER = 6;

/** Where so many others sit: up the left side, along the top, down the right side. */
export function chairs(others: number): Chair[] {
  const sides = others > 5 ? 2 : 1;
  const top = Math.max(0, others - 2 * sides);
  const side = (column: string, rows: number[]): Chair[] =>
    rows.map((row) => ({ column, row: sides === 1 ? "2 / span 2" : String(row) }));
  const along = Array.from({ length: top }, (_, place) => ({
    column: `${2 + (place * INNER) / top} / span ${INNER / top}`,
    row: "1",
  }));
  const rows = sides === 1 ? [2] : [2, 3];
  return [...side("1", [...rows].reverse()), ...along, ...side("8", rows)].slice(0, others);
}

/** The other seats, clockwise from the left of this one; all of them for a spectator (-1). */
export function othersOf(seat: number, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, step) => (Math.max(seat, 0) + step) % seats);
  return seat < 0 ? all : all.slice(1);
}

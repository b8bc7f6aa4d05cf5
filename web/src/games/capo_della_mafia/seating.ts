// Who sits where around the felt, clockwise from the left of whoever looks at it.
export interface Chairs {
  /** From the lower one up. */
  left: number[];
  top: number[];
  /** From the upper one down. */
  right: number[];
}

/** More than this do not fit above the middle. */
const ABOVE = 3;

/** Where these others sit: up the left side, along the top, down the right side. */
export function chairs(others: readonly number[]): Chairs {
  const sides = others.length - 2 > ABOVE ? 2 : 1;
  const right = others.length - Math.min(sides, others.length - 1);
  return { left: others.slice(0, sides), top: others.slice(sides, right), right: others.slice(right) };
}

/** The other seats, clockwise from the left of this one; all of them for a spectator (-1). */
export function othersOf(seat: number, seats: number): number[] {
  const all = Array.from({ length: seats }, (_, step) => (Math.max(seat, 0) + step) % seats);
  return seat < 0 ? all : all.slice(1);
}

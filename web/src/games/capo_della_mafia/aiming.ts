// Where pistols point on the screen.
export interface Point {
  x: number;
  y: number;
}

/** Where lines begin and end at a tray: the middle of the edge that looks at the middle of the table. */
export interface Anchor {
  point: Point;
  /** The edge runs from top to bottom. */
  upright: boolean;
}

export interface Anchors {
  /** One em of the board, in pixels. */
  unit: number;
  seats: Anchor[];
}

/** In degrees, clockwise from "to the right". */
export function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The point so far along the way from one to the other, and no farther than there. */
export function between(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(1, distance / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Beside the middle of the edge, for more than one line ends there. */
export function spread({ point, upright }: Anchor, distance: number): Point {
  return upright ? { x: point.x, y: point.y + distance } : { x: point.x + distance, y: point.y };
}

/** The edge of a box, within another, that looks at the other's middle. */
export function anchorOf(box: DOMRect, table: DOMRect, origin: DOMRect): Anchor {
  const [x, y] = [box.left - origin.left, box.top - origin.top];
  const middle = { x: x + box.width / 2, y: y + box.height / 2 };
  const aside = (box.left + box.width / 2 - table.left) / (table.width || 1);
  if (aside < 0.27) return { point: { x: x + box.width, y: middle.y }, upright: true };
  if (aside > 0.73) return { point: { x, y: middle.y }, upright: true };
  return { point: { x: middle.x, y: y + box.height }, upright: false };
}

/** Every tray (an element that says its seat) within this board, by seat; my own pistol lies on the felt. */
export function anchorsIn(board: HTMLElement, own: number): Anchors {
  const origin = board.getBoundingClientRect();
  const seats: Anchor[] = [];
  for (const tray of board.querySelectorAll<HTMLElement>(".felt [data-seat]")) {
    seats[Number(tray.dataset.seat)] = anchorOf(tray.getBoundingClientRect(), origin, origin);
  }
  const mine = board.querySelector("[data-own-pistol]")?.getBoundingClientRect();
  if (own >= 0 && mine !== undefined) {
    const point = { x: mine.left - origin.left + mine.width / 2, y: mine.bottom - origin.top - mine.height / 2 };
    seats[own] = { point, upright: false };
  }
  return { unit: parseFloat(getComputedStyle(board).fontSize) || 16, seats };
}

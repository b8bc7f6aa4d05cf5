// Where pistols point on the screen.
export interface Point {
  x: number;
  y: number;
}

/** Where a place is: its middle, and where its pistol lies. */
export interface Stand {
  middle: Point;
  pistol: Point;
}

/** How far from the lower right corner of a place its pistol lies. */
const GRIP = { x: 19, y: 8 };

/** In degrees, clockwise from "to the right". */
export function angle(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The point on the way from one to the other that is so far short of it. */
export function shortOf(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.max(0, (length - distance) / length);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** Every place (an element that says its seat) within this box, by seat. */
export function stands(box: HTMLElement): Stand[] {
  const origin = box.getBoundingClientRect();
  const found: Stand[] = [];
  for (const place of box.querySelectorAll<HTMLElement>("[data-seat]")) {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left - origin.left, top - origin.top];
    const pistol = { x: x + width - GRIP.x, y: y + height - GRIP.y };
    found[Number(place.dataset.seat)] = { middle: { x: x + width / 2, y: y + height / 2 }, pistol };
  }
  return found;
}

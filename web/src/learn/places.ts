// Where the note lies: as near as can be to where one would like it, and never over what is lit.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GRID = 12;
/** So much room is left around what is lit. */
const AROUND = 14;

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}

export function wider(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How much of what is lit lies under it. */
export function covered(note: Box, lit: readonly Box[]): number {
  return lit.reduce((sum, box) => sum + overlap(note, wider(box, AROUND)), 0);
}

/** A note of this size within `room`, as close to the middle of `near` as what is lit allows. */
export function placeFor(size: Pick<Box, "width" | "height">, room: Box, near: Box, lit: readonly Box[]): Box {
  const wishX = near.x + (near.width - size.width) / 2;
  const wishY = near.y + (near.height - size.height) / 2;
  let best: Box = { x: room.x, y: room.y, ...size };
  let least = [Infinity, Infinity] as const;
  for (const x of along(room.x, room.x + room.width - size.width, wishX)) {
    for (const y of along(room.y, room.y + room.height - size.height, wishY)) {
      const box = { x, y, ...size };
      const cost = [covered(box, lit), Math.hypot(x - wishX, y - wishY)] as const;
      if (cost[0] < least[0] || (cost[0] === least[0] && cost[1] < least[1])) [best, least] = [box, cost];
    }
  }
  return best;
}

/** Places from the first to the last, and the one that is wished for. */
function along(from: number, to: number, wish: number): number[] {
  const last = Math.max(from, to);
  const places = [Math.min(Math.max(wish, from), last)];
  for (let place = from; place <= last; place += GRID) places.push(place);
  return [...places, last];
}

// Where everything stands. The long table lies across; on a narrow screen it is turned by a quarter, so that
// chair, plate and thing are one target of forty by a hundred. Units are pixels of a board drawn at its own size.

export type Side = "top" | "right" | "bottom" | "left";

export interface Point {
  x: number;
  y: number;
}

/** A chair, what lies before it, and where a line of fire leaves the rim. */
export interface Place {
  side: Side;
  /** The target: chair, plate and thing. */
  box: Point & { width: number; height: number };
  /** The middle of the chair. */
  chair: Point;
  plate: Point;
  /** Where the felt begins. */
  edge: Point;
  pie: Point;
}

export interface Layout {
  turned: boolean;
  width: number;
  height: number;
  /** The wood and the felt. */
  rim: { x: number; y: number; width: number; height: number };
  felt: { x: number; y: number; width: number; height: number };
  places: Place[];
}

/** Below this width the long table would have chairs too small for a finger. */
export const TURNS_BELOW = 620;

const LONG = { width: 784, height: 560, across: 51.8, down: 92, turned: false };
const TURNED = { width: 374, height: 578, across: 62, down: 40, turned: true };

export function layoutOf(turned: boolean, chairs: number, side: number): Layout {
  const { width, height } = turned ? TURNED : LONG;
  const rim = turned ? { x: 51, y: 48, width: 272, height: 482 } : { x: 55, y: 88, width: 674, height: 384 };
  const wood = turned ? 20 : 24;
  const felt = {
    x: rim.x + wood,
    y: rim.y + wood,
    width: rim.width - 2 * wood,
    height: rim.height - 2 * wood,
  };
  const places = Array.from({ length: chairs }, (_, chair) => placeOf(chair, chairs, side, turned, felt));
  return { turned, width, height, rim, felt, places };
}

function placeOf(chair: number, chairs: number, side: number, turned: boolean, felt: Layout["felt"]): Place {
  const end = chairs / 2 - side;
  const far = chair >= chairs / 2;
  const along = far ? chair - chairs / 2 : chair;
  const onSide = along < side;
  const place = onSide ? along : along - side;
  const count = onSide ? side : end;
  const which: Side = onSide ? (far ? "bottom" : "top") : far ? "left" : "right";
  return turned ? turnedPlace(which, place, count, felt) : longPlace(which, place, count, felt);
}

/** From the middle of a row of so many to this one. */
function offset(place: number, count: number, step: number): number {
  return (place - (count - 1) / 2) * step;
}

function longPlace(side: Side, place: number, count: number, felt: Layout["felt"]): Place {
  const { width, height } = LONG;
  if (side === "top" || side === "bottom") {
    const step = Math.min(LONG.across, (LONG.across * 12) / count);
    const top = side === "top";
    const x = width / 2 + offset(place, count, step) * (top ? 1 : -1);
    const at = (y: number) => ({ x, y: top ? y : height - y });
    return {
      side,
      box: { x: x - step / 2, y: top ? 8 : height - 8 - 148, width: step, height: 148 },
      chair: at(46),
      plate: at(99),
      edge: { x, y: top ? felt.y : felt.y + felt.height },
      pie: at(186),
    };
  }
  const right = side === "right";
  const step = Math.min(LONG.down, (LONG.down * 3) / count);
  const y = height / 2 + offset(place, count, step) * (right ? 1 : -1);
  const at = (x: number) => ({ x: right ? width - x : x, y });
  return {
    side,
    box: { x: right ? width - 124 : 2, y: y - step / 2, width: 122, height: step },
    chair: at(28),
    plate: at(68),
    edge: { x: right ? felt.x + felt.width : felt.x, y },
    pie: at(148),
  };
}

/** The same ring, a quarter further: the first long side runs down the right. */
function turnedPlace(side: Side, place: number, count: number, felt: Layout["felt"]): Place {
  const { width, height } = TURNED;
  if (side === "top" || side === "bottom") {
    const right = side === "top";
    const step = Math.min(TURNED.down, (TURNED.down * 12) / count);
    const y = height / 2 + offset(place, count, step) * (right ? 1 : -1);
    const at = (x: number) => ({ x: right ? width - x : x, y });
    return {
      side: right ? "right" : "left",
      box: { x: right ? width - 107 : 1, y: y - step / 2, width: 106, height: step },
      chair: at(24),
      plate: at(61),
      edge: { x: right ? felt.x + felt.width : felt.x, y },
      pie: at(117),
    };
  }
  const bottom = side === "right";
  const step = Math.min(TURNED.across, (TURNED.across * 3) / count);
  const x = width / 2 + offset(place, count, step) * (bottom ? -1 : 1);
  const at = (y: number) => ({ x, y: bottom ? height - y : y });
  return {
    side: bottom ? "bottom" : "top",
    box: { x: x - step / 2, y: bottom ? height - 66 : 2, width: step, height: 64 },
    chair: at(23),
    plate: at(57),
    edge: { x, y: bottom ? felt.y + felt.height : felt.y },
    pie: at(112),
  };
}

// Lines

/** A shot goes straight across; a stab is an arc along the rim. */
export function pathOf(layout: Layout, from: number, to: number, arc: boolean): string {
  const [one, other] = [layout.places[from]?.edge, layout.places[to]?.edge];
  if (one === undefined || other === undefined) return "";
  if (!arc) return `M ${one.x} ${one.y} L ${other.x} ${other.y}`;
  const middle = { x: layout.width / 2, y: layout.height / 2 };
  const half = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  const away = Math.hypot(middle.x - half.x, middle.y - half.y) || 1;
  const bulge = layout.turned ? 22 : 34;
  const x = half.x + ((middle.x - half.x) / away) * bulge;
  const y = half.y + ((middle.y - half.y) / away) * bulge;
  return `M ${one.x} ${one.y} Q ${x} ${y} ${other.x} ${other.y}`;
}

/** The box round these chairs: their part of the rim, for a blast. */
export function rimOf(layout: Layout, chair: number): { x: number; y: number; width: number; height: number } {
  const place = layout.places[chair];
  if (place === undefined) return { x: 0, y: 0, width: 0, height: 0 };
  const { rim, felt } = layout;
  const wood = felt.x - rim.x;
  const { box } = place;
  switch (place.side) {
    case "top":
      return { x: box.x, y: rim.y, width: box.width, height: wood };
    case "bottom":
      return { x: box.x, y: felt.y + felt.height, width: box.width, height: wood };
    case "left":
      return { x: rim.x, y: box.y, width: wood, height: box.height };
    case "right":
      return { x: felt.x + felt.width, y: box.y, width: wood, height: box.height };
  }
}

// Walking round the table by keys

const STEPS: Record<Side, Record<string, 1 | -1>> = {
  top: { ArrowRight: 1, ArrowLeft: -1 },
  right: { ArrowDown: 1, ArrowUp: -1 },
  bottom: { ArrowLeft: 1, ArrowRight: -1 },
  left: { ArrowUp: 1, ArrowDown: -1 },
};

/** The chair that this arrow leads to: along the ring as one sees it, or across the table. */
export function walk(layout: Layout, chair: number, arrow: string, jump: boolean): number {
  const count = layout.places.length;
  const here = layout.places[chair];
  if (here === undefined) return 0;
  if (jump) return acrossFrom(layout, chair);
  // An arrow that points across the table goes on round the ring: no key is dead.
  const step = STEPS[here.side][arrow] ?? (arrow === "ArrowRight" || arrow === "ArrowDown" ? 1 : -1);
  return (chair + step + count) % count;
}

/** The chair that one sees straight across, also where nobody can shoot. */
function acrossFrom(layout: Layout, chair: number): number {
  const here = layout.places[chair];
  if (here === undefined) return 0;
  const flat = here.side === "left" || here.side === "right";
  const wanted = flat
    ? { x: layout.width - here.chair.x, y: here.chair.y }
    : { x: here.chair.x, y: layout.height - here.chair.y };
  const far = layout.places.map(({ chair: { x, y } }) => Math.hypot(x - wanted.x, y - wanted.y));
  return far.indexOf(Math.min(...far));
}

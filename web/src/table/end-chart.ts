// The arithmetic of the chart: round numbers on its axes, and names that do not lie on each other.

/** About so many ticks from the least to the most, on round numbers: 1, 2 or 5 times a power of ten. */
export function ticks(least: number, most: number, about = 4): number[] {
  const span = Math.max(1, most - least);
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, power * ([1, 2, 5].find((each) => each * power >= rough) ?? 10));
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, number) => (first + number) * step);
}

/** Which of so many rounds get a number, if only a few fit: the first, the last, evenly between. */
export function labelled(count: number, fit: number): number[] {
  const every = Math.max(1, Math.ceil((count - 1) / Math.max(1, fit - 1)));
  const places = Array.from({ length: Math.ceil(count / every) }, (_, number) => number * every);
  if (places.length > 1) places[places.length - 1] = count - 1;
  return places;
}

/** These heights, moved apart as little as needed so that they keep this distance between the ends. */
export function spread(heights: readonly number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, place) => place).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const moved = [...heights];
  let floor = low;
  for (const place of order) {
    moved[place] = Math.max(moved[place] ?? 0, floor);
    floor = (moved[place] ?? 0) + gap;
  }
  let ceiling = high;
  for (const place of order.reverse()) {
    moved[place] = Math.min(moved[place] ?? 0, ceiling);
    ceiling = (moved[place] ?? 0) - gap;
  }
  return moved;
}

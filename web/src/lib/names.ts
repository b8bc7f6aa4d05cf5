// The marks and colours of seats: never colour alone.
export const SEAT_COLOURS = ["yellow", "red", "blue", "green", "orange", "purple", "ivory"] as const;
export const SEAT_MARKS = ["crown", "rose", "anchor", "clover", "flame", "mask", "skull"] as const;

export function seatColour(seat: number): string {
  return `var(--seat-${SEAT_COLOURS[seat % SEAT_COLOURS.length]})`;
}

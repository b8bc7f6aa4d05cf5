// Printed symbols and stars added up against a mission, for the eye. Whether a choice is allowed, and
// whether it would pass a check, the service says.
import type { MaffiosoPrinted } from "../../wire/capo_della_mafia";

export const ANY = "?";

/** A symbol that the mission asks for, and the one that stands in for it, if any. */
export interface Slot {
  wanted: string;
  given: string | null;
}

type Man = Pick<MaffiosoPrinted, "symbols" | "stars" | "squeals">;

export function slotsOf(wanted: string, men: readonly Man[]): Slot[] {
  const spare = Array.from(men.map((man) => man.symbols).join(""));
  const take = (letter: string): string | null => {
    const place = spare.indexOf(letter);
    return place < 0 ? null : (spare.splice(place, 1)[0] ?? null);
  };
  const slots = Array.from(wanted).map((letter) => ({ wanted: letter, given: letter === ANY ? null : take(letter) }));
  const alike = mostFrequent(spare);
  for (const slot of slots) if (slot.wanted === ANY && alike !== null) slot.given = take(alike);
  for (const slot of slots) slot.given ??= take(ANY);
  return slots;
}

/** The question marks of a mission are equal symbols: the one of which most is left. */
function mostFrequent(letters: readonly string[]): string | null {
  const count = (letter: string) => letters.filter((each) => each === letter).length;
  const real = letters.filter((letter) => letter !== ANY);
  return real.reduce<string | null>(
    (best, letter) => (best === null || count(letter) > count(best) ? letter : best),
    null,
  );
}

export function starsOf(men: readonly Man[], more = 0): number {
  return Math.max(0, more + men.reduce((sum, man) => sum + man.stars, 0));
}

/** The stars that a Tony among these would add to his own player's, if that player were suspected. */
export function squealsOf(men: readonly Man[]): number {
  return men.reduce((sum, man) => sum + man.squeals, 0);
}

// Maffiosi with nothing hidden: also what everybody has, where the options hide it.
import type { MafPrinted, MafView } from "../../../wire/maffiosi";
export { default as Held } from "./Held.svelte";

export function opened(open: unknown, seats: readonly unknown[]): MafView {
  const table = open as MafView;
  const families = table.families.map((family, seat) => {
    const { money, notes } = (seats[seat] as MafView).families[seat] ?? family;
    return { ...family, money, notes };
  });
  return { ...table, families };
}

/** The names of the cards in a hand. */
export function cardsIn(view: unknown, printed: Record<string, unknown>): MafPrinted["cards"] {
  const { cards } = printed as unknown as MafPrinted;
  return ((view as MafView).hand ?? []).flatMap((kind) => cards[kind] ?? []);
}

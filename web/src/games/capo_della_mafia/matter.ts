// What lies on this table: the view, what is printed, what happened; and the numbers of the actions.
import { createContext } from "svelte";
import type { TableClient } from "../../table/table.svelte";
import type { CapoDellaMafia, CapPrinted, CapView, MaffiosoPrinted } from "../../wire/capo_della_mafia";

export type CapEvent = NonNullable<CapoDellaMafia["event"]>;

/** What is printed is the same all game long: every part of the board may look at it. */
export const [getPrinted, setPrinted] = createContext<CapPrinted>();

export function viewOf(client: TableClient): CapView {
  return client.view as CapView;
}

export function men(printed: CapPrinted, kinds: readonly number[]): MaffiosoPrinted[] {
  return kinds.flatMap((kind) => printed.maffiosi[kind] ?? []);
}

/** The number of the action that suspects this seat, or nobody. */
export function suspecting(printed: CapPrinted, seat: number | null): number {
  return printed.choices.findIndex((each) => each.choice === "suspect" && each.suspect === seat);
}

/** The number of the action of this phase that takes just this card. */
export function taking(printed: CapPrinted, choice: string, place: number): number {
  return printed.choices.findIndex(
    (each) => each.choice === choice && each.picks.length === 1 && each.picks[0] === place,
  );
}

// La Cosa Nostra with nothing hidden: every planned job lies face up on its man.
import type { LcnView } from "../matter";
export { default as Held } from "./Held.svelte";

export function opened(open: unknown, seats: readonly unknown[]): LcnView {
  const table = open as LcnView;
  const families = table.families.map((family, seat) => (seats[seat] as LcnView).families[seat] ?? family);
  return { ...table, families };
}

// Capo with nothing hidden: all that was laid lies open.
import type { CapView } from "../../../wire/capo_della_mafia";
export { default as Held } from "./Held.svelte";

export function opened(open: unknown, seats: readonly unknown[]): CapView {
  const table = open as CapView;
  const players = table.players.map((player, seat) => ({ ...player, face_up: (seats[seat] as CapView).laid }));
  return { ...table, players };
}

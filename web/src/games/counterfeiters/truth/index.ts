// Counterfeiters with nothing hidden: what lies behind the screens lies beside them.
import type { CftView } from "../matter";
export { default as Held } from "./Held.svelte";

export function opened(open: unknown, seats: readonly unknown[]): CftView {
  const table = open as CftView;
  const players = table.players.map((player, seat) => {
    const { cash, offshore, fakes } = seats[seat] as CftView;
    return { ...player, cash, offshore, fakes };
  });
  return { ...table, players };
}

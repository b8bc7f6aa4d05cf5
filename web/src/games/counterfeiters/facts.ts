// What is shown beside a player of Counterfeiters: money where it is open, henchmen, cards.
import { words } from "../../lib/words.svelte";
import type { PlayerFacts } from "../../table/player-facts";
import type { TableClient } from "../../table/table.svelte";
import type { CftView } from "../../wire/counterfeiters";

export function cftFacts(client: TableClient): PlayerFacts[] {
  const view = client.update?.view as unknown as CftView | undefined;
  return (view?.players ?? []).map((player, seat) => {
    const cash = seat === view?.seat ? view.cash : player.cash;
    const cards = player.cards.reduce((sum, count) => sum + count, 0);
    return {
      main: cash === null || cash === undefined ? "" : words.money(cash),
      lines: [words.ui("web-cft-has", { henchmen: player.henchmen, cards })],
    };
  });
}

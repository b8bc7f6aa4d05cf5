// What is shown beside a player of Counterfeiters: money where it is open, henchmen, cards.
import { words } from "../../lib/words.svelte";
import type { PlayerFacts } from "../../table/player-facts";
import type { TableClient } from "../../table/table.svelte";
import { viewOf } from "./matter";
import { sceneOf } from "./scene";
import { showOf } from "./show.svelte";

export function cftFacts(client: TableClient): PlayerFacts[] {
  if (client.update === null) return [];
  const view = viewOf(client);
  const scene = showOf(client)?.scene ?? sceneOf(view);
  return scene.bosses.map((boss, seat) => {
    const cash = seat === view.seat ? scene.own?.cash : view.players[seat]?.cash;
    const cards = boss.cards.reduce((sum, count) => sum + count, 0);
    return {
      main: cash === null || cash === undefined ? "" : words.money(cash),
      lines: [words.ui("web-cft-has", { henchmen: boss.henchmen, cards })],
    };
  });
}

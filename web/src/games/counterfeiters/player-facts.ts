// What is shown beside a player of Counterfeiters: money where it is open, henchmen, cards.
import { words } from "../../lib/words.svelte";
import { showOf } from "../../show/open-show.svelte";
import type { TableClient } from "../../table/table.svelte";
import type { PlayerFacts } from "../game";
import { type CftView, viewOf } from "./matter";
import { type Scene, sceneOf } from "./scene";

export function playerFacts(client: TableClient): PlayerFacts[] {
  const view = viewOf(client);
  const scene = showOf<CftView, Scene>(client)?.scene ?? sceneOf(view);
  return scene.bosses.map((boss, seat) => {
    const cash = seat === view.seat ? scene.own?.cash : view.players[seat]?.cash;
    const cards = boss.cards.reduce((sum, count) => sum + count, 0);
    return {
      main: cash === null || cash === undefined ? "" : words.money(cash),
      lines: [words.ui("web-cft-has", { henchmen: boss.henchmen, cards })],
    };
  });
}

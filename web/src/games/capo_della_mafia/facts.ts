// What stands beside each player's name: respect towards the target, cards in hand.
import { words } from "../../lib/words.svelte";
import type { PlayerFacts } from "../../table/player-facts";
import type { TableClient } from "../../table/table.svelte";
import { viewOf } from "./matter";
import { sceneOf } from "./scene";
import { showOf } from "./show.svelte";

export function capoFacts(client: TableClient): PlayerFacts[] {
  if (client.update === null) return [];
  const view = viewOf(client);
  const scene = showOf(client)?.scene ?? sceneOf(view);
  return scene.spots.map((spot) => ({
    main: `${spot.respect}/${view.target}`,
    lines: [words.ui("web-capo-cards", { count: spot.hand })],
  }));
}

// What stands beside each player's name: respect towards the target, cards in hand.
import { words } from "../../lib/words.svelte";
import { showOf } from "../../show/open-show.svelte";
import type { TableClient } from "../../table/table.svelte";
import type { CapView } from "../../wire/capo_della_mafia";
import type { PlayerFacts } from "../game";
import { viewOf } from "./matter";
import { type Scene, sceneOf } from "./scene";

export function playerFacts(client: TableClient): PlayerFacts[] {
  const view = viewOf(client);
  const scene = showOf<CapView, Scene>(client)?.scene ?? sceneOf(view);
  return scene.spots.map((spot) => ({
    main: `${spot.respect}/${view.target}`,
    lines: [words.ui("web-cap-cards", { count: spot.hand })],
  }));
}

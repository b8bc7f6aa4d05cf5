// What is shown beside a player of Maffiosi: money where it is open; the rest is drawn (Family.svelte).
import { words } from "../../lib/words.svelte";
import { showOf } from "../../show/open-show.svelte";
import type { TableClient } from "../../table/table.svelte";
import type { PlayerFacts } from "../game";
import { type MafView, viewOf } from "./matter";
import { type Scene, sceneOf } from "./scene";

export function playerFacts(client: TableClient): PlayerFacts[] {
  const scene = showOf<MafView, Scene>(client)?.scene ?? sceneOf(viewOf(client));
  return scene.money.map((money) => ({
    main: money === null ? words.ui("money", { amount: "?" }) : words.money(money),
    lines: [],
  }));
}

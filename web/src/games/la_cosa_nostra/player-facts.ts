// What is shown beside a player of La Cosa Nostra where the board draws no heads of its own: cash and income.
import { words } from "../../lib/words.svelte";
import { showOf } from "../../show/open-show.svelte";
import type { TableClient } from "../../table/table.svelte";
import type { PlayerFacts } from "../game";
import { type LcnView, offersTo } from "./matter";
import { type Scene, sceneOf } from "./scene";

function sceneNow(client: TableClient): Scene {
  return showOf<LcnView, Scene>(client)?.scene ?? sceneOf(client.view as LcnView);
}

export function playerFacts(client: TableClient): PlayerFacts[] {
  const { view, cash } = sceneNow(client);
  return view.families.map((family, seat) => ({
    main: words.money(cash[seat] ?? 0),
    lines: [`+ ${words.money(family.income)}`],
  }));
}

export function dealsWaiting(client: TableClient): number {
  return offersTo(sceneNow(client).view).length;
}

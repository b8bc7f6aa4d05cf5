// A board opens the show of its table: whatever else draws that table follows it.
import { onDestroy } from "svelte";
import { preferences } from "../lib/preferences.svelte";
import type { TableClient } from "../table/table.svelte";
import { pacing } from "./pace.svelte";
import { type Script, Show } from "./show.svelte";

/** The show of this table, if its board is drawn. One table is one game: who asks knows which. */
export function showOf<View, Scene>(client: TableClient): Show<View, Scene> | null {
  return client.stage as Show<View, Scene> | null;
}

/** To be called while a board is made: its show follows the table until the board goes. */
export function openShow<View, Scene, Event>(
  client: TableClient,
  script: Script<View, Scene, Event>,
): Show<View, Scene, Event> {
  const view = client.update?.view as View;
  const show = new Show(script, view, client.update?.seq ?? -1, {
    pace: () => (document.hidden ? 0 : pacing.factor),
    calm: () => preferences.isStill,
  });
  client.stage = show;

  onDestroy(() => {
    show.skip();
    client.stage = null;
  });
  return show;
}

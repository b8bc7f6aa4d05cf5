// A board opens the show of its table; whatever else draws that table finds it here.
import { onDestroy, untrack } from "svelte";
import type { TableClient } from "../table/table.svelte";
import { type Script, Show } from "./show.svelte";

/** What waits beside the board until it has been shown: everything that happens, or only how it ends. */
export type HeldBack = "everything" | "the end";

const shows = new WeakMap<TableClient, Show<unknown, unknown>>();

/** The show of this table, if its board is drawn. One table is one game: who asks knows which. */
export function showOf<View, Scene>(client: TableClient): Show<View, Scene> | undefined {
  return shows.get(client) as Show<View, Scene> | undefined;
}

/** To be called while a board is made: its show follows the table until the board goes. */
export function openShow<View, Scene, Event>(
  client: TableClient,
  script: Script<View, Scene, Event>,
  heldBack: HeldBack,
): Show<View, Scene, Event> {
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const viewNow = () => client.update?.view as View;
  const show = new Show(script, viewNow(), client.update?.seq ?? -1, () => calm.matches || document.hidden);
  shows.set(client, show as unknown as Show<unknown, unknown>);

  $effect(() => {
    const [happened, view] = [client.happened, viewNow()];
    untrack(() => show.follow(happened, view));
  });

  $effect(() => {
    const update = client.update;
    const holds = show.playing && (heldBack === "everything" || Boolean(update?.result));
    const seq = heldBack === "everything" ? show.shownTo : (update?.seq ?? -1);
    untrack(() => (client.curtain = holds ? { seq, raise: () => show.skip() } : null));
  });

  onDestroy(() => {
    show.skip();
    shows.delete(client);
    client.curtain = null;
  });
  return show;
}

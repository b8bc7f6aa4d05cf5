// What somebody is at just now, in a few words beside the name.
import { words } from "../../lib/words.svelte";
import type { TableClient } from "../../table/table.svelte";
import type { LcnView } from "./matter";

export function doingNow(client: TableClient, view: LcnView, seat: number): { text: string; owes: boolean } {
  const family = view.families[seat];
  const now = client.seats[seat];
  const owes = now?.owes ?? false;
  if (owes) return { text: words.ui("web-thinks"), owes };
  if (now !== undefined && !now.bot && !now.present) return { text: words.ui("web-away"), owes };
  if (family === undefined) return { text: "", owes };
  if (view.stage === "planning") {
    const free = family.men.filter((man) => man.active && man.task === null).length;
    return { text: words.ui("web-lcn-free-men", { count: free }), owes };
  }
  if (view.stage === "action") {
    const left = family.men.filter((man) => man.task !== null).length;
    return { text: words.ui("web-lcn-tasks-left", { count: left }), owes };
  }
  return { text: "", owes };
}

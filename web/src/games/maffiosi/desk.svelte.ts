// One table is drawn in four places: the board, the bar below it, the panel beside it, the families. This is what
// they share: what is half made, what follows from it, and the show.
import { Desks } from "../../table/desks.svelte";
import type { TableClient } from "../../table/table.svelte";
import { Choosing } from "./choosing.svelte";
import { Insights } from "./insights.svelte";
import type { MafPrinted } from "./matter";
import type { MafShow } from "./script";

export class Desk {
  readonly choosing: Choosing;
  readonly insights: Insights;
  /** Chairs of something that is looked back at. */
  recalled = $state.raw<readonly number[]>([]);

  constructor(
    readonly client: TableClient,
    readonly printed: MafPrinted,
    readonly show: MafShow,
  ) {
    this.choosing = new Choosing(client, printed);
    this.insights = new Insights(client);
  }
}

/** The desk of each table whose board is drawn. */
export const desks = new Desks<Desk>();

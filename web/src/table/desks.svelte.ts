// A table is drawn in several places: the board, the bar below it, the panel beside it, the hand. What they share lies on
// its desk, and each finds it by the table.
import type { TableClient } from "./table.svelte";

export class Desks<Desk extends { client: TableClient }> {
  private desks = $state.raw<ReadonlyMap<TableClient, Desk>>(new Map());

  of(client: TableClient): Desk | undefined {
    return this.desks.get(client);
  }

  /** What it gives clears the desk away. */
  open(desk: Desk): () => void {
    this.desks = new Map([...this.desks, [desk.client, desk]]);
    return () => {
      this.desks = new Map([...this.desks].filter(([client]) => client !== desk.client));
    };
  }
}

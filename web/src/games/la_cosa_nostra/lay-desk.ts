// The desk for one part of the page: the board, the heads, the panel, the deals.
import type { TableClient } from "../../table/table.svelte";
import type { LcnPrinted } from "../../wire/la_cosa_nostra";
import { type Desk, deskOf } from "./desk.svelte";
import { seatOfFamily, setPrinted, setSeatOf } from "./matter";

/** The desk, and what everything drawn on it may look at. */
export function layDesk(client: TableClient, printed: LcnPrinted): Desk {
  const desk = deskOf(client, printed);
  setPrinted(printed);
  setSeatOf((family) => seatOfFamily(desk.view, family));
  return desk;
}

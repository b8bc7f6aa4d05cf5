// A recorded position, as a board likes to have it: a table that stands still.
import type { Archive } from "../replay/archive";
import { ReplayedClient } from "../replay/replayed-client.svelte";
import type { TableClient } from "../table/table.svelte";
import type { PictureShown, TableShown } from "../wire/rest";
import type { Replayed } from "../wire/socket";

export function stillOf(table: TableShown, archive: Archive, picture: PictureShown): TableClient {
  const client = new ReplayedClient(table, picture.eyes, archive);
  const view = picture.view as Replayed["view"];
  client.show(picture.at, { view, position: [], happened: [], question: null, result: null }, []);
  // The boards know tables only: this one has the shape of one, without a line to the house.
  return client as unknown as TableClient;
}

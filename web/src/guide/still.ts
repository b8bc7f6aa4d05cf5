// A recorded position, as a board likes to have it: a table that stands still.
import { Archive } from "../replay/archive";
import { ReplayedClient } from "../replay/replayed-client.svelte";
import type { TableClient } from "../table/table.svelte";
import type { GuideShown, PictureShown } from "../wire/rest";
import type { Replayed } from "../wire/socket";

export function stillOf(guide: GuideShown, picture: PictureShown): TableClient {
  const client = new ReplayedClient(guide.table, picture.eyes, new Archive(guide.table.id, null));
  const view = picture.view as Replayed["view"];
  client.show(picture.at, { view, position: [], happened: [], question: null, result: null }, []);
  // The boards know tables only: this one has the shape of one, without a line to the house.
  return client as unknown as TableClient;
}

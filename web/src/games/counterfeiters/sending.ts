// Sending a henchman somewhere, or taking one away: done if it is offered, else the service says why not.
import type { TableClient } from "../../table/table.svelte";
import type { CftView, PrintedSpace } from "../../wire/counterfeiters";

export function sendTo(client: TableClient, view: CftView, space: PrintedSpace): Promise<boolean> {
  const action = view.step === "take" ? space.take_action : space.place_action;
  const choice = client.offered(action);
  return choice === undefined ? client.why({ action }) : client.act(choice);
}

export function isOffered(client: TableClient, view: CftView, space: PrintedSpace): boolean {
  return client.offered(view.step === "take" ? space.take_action : space.place_action) !== undefined;
}

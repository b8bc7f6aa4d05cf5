// Sending a henchman somewhere, or taking one away: done if it is offered, else the service says why not.
import type { TableClient } from "../../table/table.svelte";
import type { CftPrinted, PrintedSpace } from "../../wire/counterfeiters";
import type { CftView } from "./matter";

function actionOf(view: CftView, space: PrintedSpace): number {
  return view.step === "take" ? space.take_action : space.place_action;
}

export function isOffered(client: TableClient, view: CftView, space: PrintedSpace): boolean {
  return client.offered(actionOf(view, space)) !== undefined;
}

export function sendTo(client: TableClient, view: CftView, space: PrintedSpace): Promise<boolean> {
  const action = actionOf(view, space);
  const choice = client.offered(action);
  return choice === undefined ? client.why({ action }) : client.act(choice);
}

/** To the first space of these places that is offered; if none is, why not to the first. */
export async function sendToAny(
  client: TableClient,
  view: CftView,
  printed: CftPrinted,
  places: readonly string[],
): Promise<void> {
  const spaces = places.flatMap((place) => printed.spaces.filter((space) => space.place === place));
  const space = spaces.find((each) => isOffered(client, view, each)) ?? spaces[0];
  if (space !== undefined) await sendTo(client, view, space);
}

/** Pass, or why not. */
export function pass(client: TableClient, printed: CftPrinted): Promise<boolean> {
  const choice = client.offered(printed.pass_action);
  return choice === undefined ? client.why({ action: printed.pass_action }) : client.act(choice);
}

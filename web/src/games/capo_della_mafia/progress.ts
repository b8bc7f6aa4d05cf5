// Where the round stands, as far as it has been shown.
import { words } from "../../lib/words.svelte";
import type { Progress } from "../game";
import type { TableClient } from "../../table/table.svelte";
import { desks } from "./desk.svelte";

const STEPS = ["pick", "show", "count", "verdict"];

export function progressOf(client: TableClient): Progress {
  const desk = desks.of(client);
  return {
    round: words.ui("web-round-number", { round: desk?.show.scene.round ?? 1 }),
    steps: STEPS.map((step) => words.ui(`web-cap-step-${step}`)),
    at: desk?.step ?? 0,
  };
}

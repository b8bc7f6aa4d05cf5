// What each game shows beside a player's name: one figure, and a few short lines.
import { capoFacts } from "../games/capo_della_mafia/facts";
import { cftFacts } from "../games/counterfeiters/facts";
import type { TableClient } from "./table.svelte";

export interface PlayerFacts {
  main: string;
  lines: string[];
}

const FACTS: Record<string, (client: TableClient) => PlayerFacts[]> = {
  "capo-della-mafia": capoFacts,
  counterfeiters: cftFacts,
};

export function playerFacts(client: TableClient): PlayerFacts[] {
  return FACTS[client.table?.game ?? ""]?.(client) ?? [];
}

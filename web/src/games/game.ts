// What a game's folder says of itself, in its index.ts.
import type { Component } from "svelte";
import type { IconName } from "../lib/icons";
import type { TableClient } from "../table/table.svelte";

export interface Look {
  icon: IconName;
  /** The colour of its lid, from the tokens. */
  colour: string;
  /** Where it stands on the shelf, from the left. */
  place: number;
}

export interface BoardProps {
  client: TableClient;
  printed: Record<string, unknown>;
}

/** What stands beside a player's name: one figure, and a few short lines. */
export interface PlayerFacts {
  main: string;
  lines: string[];
}

/** A drawn table. */
export interface DrawnTable {
  Board: Component<BoardProps>;
  /** Of each seat, as far as the board has shown it; the table has an update. */
  playerFacts: (client: TableClient) => PlayerFacts[];
}

export interface Game {
  look: Look;
  /** Fetched when somebody sits down. Without one, the game is played by words and the list of choices. */
  table?: () => Promise<DrawnTable>;
}

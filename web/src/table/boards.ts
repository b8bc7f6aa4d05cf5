// The drawn tables. A game without one is played by the words and the list of choices alone.
import type { Component } from "svelte";
import type { TableClient } from "./table.svelte";

export interface BoardProps {
  client: TableClient;
  printed: Record<string, unknown>;
}

type Board = { default: Component<BoardProps> };

export const BOARDS: Record<string, () => Promise<Board>> = {
  "capo-della-mafia": () => import("../games/capo_della_mafia/CapoBoard.svelte") as Promise<Board>,
  counterfeiters: () => import("../games/counterfeiters/CftBoard.svelte") as Promise<Board>,
};

// What a game's folder says of itself, in its index.ts.
import type { Component } from "svelte";
import type { IconName } from "../lib/icons/names";
import type { Chapter } from "../table/story";
import type { TableClient } from "../table/table.svelte";
import type { PictureShown } from "../wire/rest";
import type { Message } from "../wire/socket";

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
  /** To the board, where something else is in front of it (on a phone). */
  toTable?: () => void;
}

/** What stands beside a player's name: one figure, and a few short lines. */
export interface PlayerFacts {
  main: string;
  lines: string[];
}

/** Where the round stands, as far as it has been shown. */
export interface Progress {
  round: string;
  steps: string[];
  /** The present one. */
  at: number;
}

/** A drawn table. */
export interface DrawnTable {
  Board: Component<BoardProps>;
  /** Of each seat, as far as the board has shown it; the table has an update. */
  playerFacts: (client: TableClient) => PlayerFacts[];
  /** The column of players, where the board is to draw that too; on narrow screens it is not there. */
  Heads?: Component<BoardProps>;
  /** Each player is drawn on the board: then there is no column of players. */
  playersOnBoard?: boolean;
  /** My cards, where the board leaves it to the sheet to show them on a phone. */
  Hand?: Component<BoardProps>;
  /** For the top bar of a phone; the table has an update. */
  progressOf?: (client: TableClient) => Progress;
  /** Parts of sentences that the story draws, such as cards. */
  Inline?: Component<{ part: Message; printed: Record<string, unknown> }>;
  drawsInline?: (part: Message) => boolean;
  /** Beside the number of a round in the story: what it was about, and, when it is over, how it ended. */
  ChapterHead?: Component<{ chapter: Chapter; client: TableClient; printed: Record<string, unknown>; over: boolean }>;
  /** Above the drawer: explains what is looked at. */
  Panel?: Component<BoardProps>;
  /** In the decision bar; the list of choices is then one tap away. */
  Answer?: Component<BoardProps>;
  /** In the drawer, instead of the menu of offers. */
  Deals?: Component<BoardProps>;
  /** How many offers wait for my answer. */
  dealsWaiting?: (client: TableClient) => number;
}

/** A moment that an evening is remembered for. */
export interface Moment {
  kind: string;
  /** Whose it is. */
  seat: number;
  /** What happened in one go with it, as its player was told. */
  events: readonly unknown[];
  /** And what came of it. */
  then: readonly unknown[];
}

/** The part of the table that shows it. */
export interface Cut {
  id: string;
  about: number[];
  /** The table as it stood before that happened, or after it? */
  before: boolean;
  /** After it, when this had happened too. */
  until?: string;
}

/** What the page about a game draws by itself: its parts of the table. */
export interface GuideOfGame {
  Picture: Component<{ client: TableClient; printed: Record<string, unknown>; picture: PictureShown }>;
  /** How a moment of an evening is drawn, as a picture like those of the page. */
  cutOf: (moment: Moment) => Cut;
  /** The cards with what they do, and how many there are. */
  Cards: Component<{ printed: Record<string, unknown> }>;
}

/** What the replay draws by itself: the table with nothing hidden. */
export interface TruthOfGame {
  /** What everybody saw, and in it, of each seat, what it alone saw lying there. */
  opened: (open: unknown, seats: readonly unknown[]) => unknown;
  /** What this seat holds, under its own name. */
  Held: Component<{ view: unknown; printed: Record<string, unknown> }>;
}

/** A drawn table with what is printed on its cards. */
export interface Laid extends DrawnTable {
  printed: Record<string, unknown>;
}

export interface Game {
  look: Look;
  /** Fetched when somebody sits down. Without one, the game is played by words and the list of choices. */
  table?: () => Promise<DrawnTable>;
  /** Fetched when somebody opens the page about the game. */
  guide?: () => Promise<GuideOfGame>;
  /** Fetched when somebody looks at the truth of a finished game. */
  truth?: () => Promise<TruthOfGame>;
}

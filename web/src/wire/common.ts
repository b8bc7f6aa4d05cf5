// Made by `npm run wire` from the service's JSON Schema. Do not edit.

export interface Common {
  [k: string]: unknown;
}
/**
 * A table as somebody may see it who may see it at all.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "TableShown".
 */
export interface TableShown {
  id: string;
  game: string;
  rules: number;
  seats: number;
  options: {
    [k: string]: string;
  };
  settings: TableSettings;
  status: "aside" | "closed" | "ended" | "lobby" | "over" | "playing";
  chairs: ChairShown[];
  host: string;
  commitment: string;
  made: number;
  started: number | null;
  ended: number | null;
  rematch: string | null;
  own_cards: boolean;
  seat: number | null;
  is_host: boolean;
  links: Links;
  unrated?: "" | "alone" | "friendly" | "own-cards";
  match?: number | null;
  votes?: number[];
}
/**
 * What the host decides about a table beside the game's own options.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "TableSettings".
 */
export interface TableSettings {
  title?: string;
  listed?: boolean;
  watchers?: boolean;
  talk?: "all" | "none" | "table";
  clock?: Clock;
  hold?: number;
  rated?: boolean;
  hints?: boolean;
}
/**
 * How long a player may think, in seconds: for each decision, and a reserve for the whole game.
 *
 *     Nothing at all means that nobody is in a hurry. A game by correspondence is one with days for
 *     each decision.
 */
export interface Clock {
  decision?: number;
  reserve?: number;
}
/**
 * A chair of a table in the lobby: a person, a bot, or free.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "ChairShown".
 */
export interface ChairShown {
  seat: number;
  name: string;
  bot: string;
  taken: boolean;
  you: boolean;
  card?: string;
  there?: boolean;
}
/**
 * The separate ways in: to play, to watch, to be the host. Whoever has one can use it.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Links".
 */
export interface Links {
  play?: string | null;
  watch?: string | null;
  host?: string | null;
}
/**
 * How long a player may think, in seconds: for each decision, and a reserve for the whole game.
 *
 *     Nothing at all means that nobody is in a hurry. A game by correspondence is one with days for
 *     each decision.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Clock".
 */
export interface Clock1 {
  decision?: number;
  reserve?: number;
}
/**
 * A sentence to be: its name in the word lists, and what goes into it.
 *
 *     A fact is a number, a word, a `SeatName`, a `CardName`, another `Message`, or a tuple of those
 *     (which is read out as a list: "this, that and the other").
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Message".
 */
export interface Message {
  type: "message";
  name: string;
  facts?: {};
}
/**
 * Somebody does something: the seat, the number of the action, and its terms if it has any.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "WireAction".
 */
export interface WireAction {
  seat: number;
  action: number;
  terms?: {
    [k: string]: unknown;
  };
}
/**
 * Why an action may not be taken: the rule that forbids it, a reason, and the facts.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Refusal".
 */
export interface Refusal {
  rule: string;
  reason: string;
  facts?: {};
}
/**
 * What could I choose next, if I took this action?
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Targets".
 */
export interface Targets {
  ask: "targets";
  action: number;
}
/**
 * What changes if I take these actions, one after another?
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Consequences".
 */
export interface Consequences {
  ask: "consequences";
  /**
   * @minItems 1
   * @maxItems 3
   */
  actions: [number] | [number, number] | [number, number, number];
}
/**
 * Every next choice of the kinds that an action opens; none if it opens no choice.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "TargetsFound".
 */
export interface TargetsFound {
  answer: "targets_found";
  targets: Target[];
}
/**
 * Something that could be chosen next, or why it could not.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Target".
 */
export interface Target {
  action: number;
  refusal?: Refusal | null;
}
/**
 * What follows from the present, and from what would be done: an insight of the game each.
 *
 * This interface was referenced by `Common`'s JSON-Schema
 * via the `definition` "Foreseen".
 */
export interface Foreseen {
  answer: "foreseen";
  before: unknown;
  after: unknown;
}

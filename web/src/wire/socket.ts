// Made by `npm run wire` from the service's JSON Schema. Do not edit.

import type { TableShown, Message } from "./common";

export interface Socket {
  up?:
    | Act
    | Ask
    | Why
    | Outlook
    | Offers
    | Describe
    | Hint
    | Follow
    | TakeBack
    | WishPause
    | Say
    | Mute
    | GiveOrder
    | Leave
    | Return
    | Ping;
  down?:
    | Welcome
    | Done
    | Refusing
    | Answered
    | Foretold
    | Offered
    | Described
    | Advised
    | Update
    | Talk
    | Goodbye
    | Glossary
    | Picture
    | Change;
  replayed?: Replayed;
}
/**
 * Take an action, chosen when the table stood at this `seq`.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Act".
 */
export interface Act {
  type: "act";
  id: number;
  seq: number;
  action: number;
  terms?: {
    [k: string]: unknown;
  };
  /**
   * @maxItems 3
   */
  then?: [] | [number] | [number, number] | [number, number, number];
}
/**
 * Put a query of this game to the rules (see its schema); changes nothing.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Ask".
 */
export interface Ask {
  type: "ask";
  id: number;
  query: unknown;
}
/**
 * Would that be allowed, and if not, why not? Changes nothing. Of an action that is a choice of
 *     several things, its picks will do.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Why".
 */
export interface Why {
  type: "why";
  id: number;
  action?: number | null;
  terms?: {
    [k: string]: unknown;
  };
  picks?: number[] | null;
}
/**
 * What may I know beforehand about taking this action?
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Outlook".
 */
export interface Outlook {
  type: "outlook";
  id: number;
  action: number;
  terms?: {
    [k: string]: unknown;
  };
}
/**
 * What could I offer now? Some of what the rules would allow.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Offers".
 */
export interface Offers {
  type: "offers";
  id: number;
}
/**
 * Tell me in words how it stands.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Describe".
 */
export interface Describe {
  type: "position";
  id: number;
}
/**
 * What would a good player do in my place, and why?
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: "hint";
  id: number;
}
/**
 * In a lesson: let its log run on to this entry.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Follow".
 */
export interface Follow {
  type: "follow";
  id: number;
  seq: number;
}
/**
 * Take back my last move, if that is fair.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  type: "undo";
  id: number;
}
/**
 * I wish for a pause, or no longer.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "WishPause".
 */
export interface WishPause {
  type: "pause";
  id: number;
  wish: boolean;
}
/**
 * Say something to the table, or whisper it to one seat.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Say".
 */
export interface Say {
  type: "say";
  id: number;
  text: string;
  to?: number | null;
}
/**
 * I do not want to hear that seat, or do again.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: "mute";
  id: number;
  seat: number;
  on: boolean;
}
/**
 * Answer this once for all: in this round, or until the end; or no longer.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "GiveOrder".
 */
export interface GiveOrder {
  type: "order";
  id: number;
  name: string;
  until: "end" | "never" | "round";
}
/**
 * I go; let a bot play on for me.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Leave".
 */
export interface Leave {
  type: "leave";
  id: number;
}
/**
 * I am back; the bot gets up from my chair.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Return".
 */
export interface Return {
  type: "return";
  id: number;
}
/**
 * Are you there?
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
  id: number;
}
/**
 * The table and where I sit at it: sent first, and again when that changes.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Welcome".
 */
export interface Welcome {
  type: "welcome";
  table: TableShown;
}
/**
 * What was asked under this id is done, and safely kept.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}
/**
 * What was asked under this id is not done.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Refusing".
 */
export interface Refusing {
  type: "refused";
  id: number | null;
  message: Message;
  rule: string;
}
/**
 * What the rules say to a query, from what my seat knows.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  type: "answer";
  id: number;
  seq: number;
  answer: unknown;
}
/**
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Foretold".
 */
export interface Foretold {
  type: "outlook";
  id: number;
  lines: Message[];
}
/**
 * Some offers that I could make, as the table stood at this `seq`.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Offered".
 */
export interface Offered {
  type: "offers";
  id: number;
  seq: number;
  choices: Choice[];
}
/**
 * Something that may be done now.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Choice".
 */
export interface Choice {
  action: number;
  text: Message;
  picks?: number[] | null;
  terms?: {
    [k: string]: unknown;
  };
  shorthand?: string | null;
}
/**
 * The view in words, as the table stood at this `seq`.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Described".
 */
export interface Described {
  type: "position";
  id: number;
  seq: number;
  lines: Message[];
}
/**
 * What a bot would do that knows no more than I do.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Advised".
 */
export interface Advised {
  type: "advice";
  id: number;
  seq: number;
  choice: Choice | null;
  reason: Message | null;
}
/**
 * How it stands, and what happened since the last update.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Update".
 */
export interface Update {
  type: "update";
  seq: number;
  now: number;
  view: unknown;
  position: Message[];
  seats: SeatNow[];
  paused: boolean;
  happened: Happened[];
  question: Question | null;
  menu: Choice[];
  undo: boolean;
  orders: Order[];
  muted: number[];
  result: Result | null;
}
/**
 * What everybody may know of a seat now.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "SeatNow".
 */
export interface SeatNow {
  bot: string;
  present: boolean;
  asked: boolean;
  owes: boolean;
  wishes_pause: boolean;
  reserve: number;
  deadline: number | null;
}
/**
 * An entry of the log as everybody may know it, and what it made happen as far as I hear it.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Happened".
 */
export interface Happened {
  seq: number;
  at: number;
  entry: "chair" | "move" | "opening" | "pause" | "undo";
  seat?: number | null;
  by?: "bot" | "clock" | "player";
  wish?: boolean;
  bot?: string;
  events?: EventTold[];
}
/**
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "EventTold".
 */
export interface EventTold {
  event: unknown;
  text: Message;
  minor: boolean;
  subject?: number | null;
  whom?: number | null;
}
/**
 * What is asked of me.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  text: Message;
  rules: string[];
  must: boolean;
  legal: Choice[];
  items: Item[];
}
/**
 * What an action's picks call by this number.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Item".
 */
export interface Item {
  number: number;
  text: Message;
}
/**
 * A standing order that I gave.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  name: string;
  round: number | null;
}
/**
 * The end: the ranking, and the house's seed.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  points: number[];
  places: number[];
  ending: string;
  seed: string;
}
/**
 * Somebody said something that I may hear. Counted for each listener, so that the numbers do
 *     not tell of whispers between others.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Talk".
 */
export interface Talk {
  type: "talk";
  number: number;
  at: number;
  speaker: number;
  to: number | null;
  text: string;
  words?: Message | null;
}
/**
 * The last message before the service closes the socket.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Goodbye".
 */
export interface Goodbye {
  type: "goodbye";
  message: Message;
}
/**
 * Sent once, before the first picture.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Glossary".
 */
export interface Glossary {
  type: "glossary";
  cards: {
    [k: string]: {
      [k: string]: Message;
    };
  };
  choices: {
    [k: string]: Picking;
  };
  offers: boolean;
}
/**
 * A choice of several things: the name of its sentence, and which it takes of the question's
 *     items. They go into the sentence as `picked`, and how many they are as `count`.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Picking".
 */
export interface Picking {
  form: string;
  picks: number[];
}
/**
 * How it stands, and what happened since the last that this client has got. Messages in it name
 *     cards by their numbers.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Picture".
 */
export interface Picture {
  type: "picture";
  seq: number;
  now: number;
  view: unknown;
  seats: SeatNow[];
  paused: boolean;
  happened: Happened[];
  question: LeanQuestion | null;
  undo: boolean;
  orders: Order[];
  muted: number[];
  result: Result | null;
}
/**
 * What is asked of me. A choice that the glossary has is only its number.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "LeanQuestion".
 */
export interface LeanQuestion {
  text: Message;
  rules: string[];
  must: boolean;
  legal: (number | Choice)[];
  items: LeanItem[];
}
/**
 * What a choice's picks call by this number.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "LeanItem".
 */
export interface LeanItem {
  number: number;
  text: Message | CardName;
}
/**
 * Stands for the name of a card of this kind; `pile` says which kind of card.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "CardName".
 */
export interface CardName {
  type: "card";
  pile: string;
  card: number;
}
/**
 * What is different from the last picture or change; what is left out is as it was.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Change".
 */
export interface Change {
  type: "change";
  seq: number;
  now: number;
  happened?: Happened[];
  view?: {};
  seats?: {
    [k: string]: SeatNow;
  };
  paused?: boolean;
  question?: LeanQuestion | null;
  undo?: boolean;
  orders?: Order[];
  muted?: number[];
  result?: Result | null;
}
/**
 * A finished game at one place of its log, from somebody's eyes.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Replayed".
 */
export interface Replayed {
  view: unknown;
  position: Message[];
  happened: Happened[];
  question: Question | null;
  result: Result | null;
}

export type { TableShown, TableSettings, Clock, ChairShown, Links, Message } from "./common";

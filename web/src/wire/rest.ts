// Made by `npm run wire` from the service's JSON Schema. Do not edit.

import type { Message, TableSettings, ChairShown, Links, TableShown } from "./common";

export interface Rest {
  Trouble?: Trouble;
  OptionShown?: OptionShown;
  OrderShown?: OrderShown;
  GameShown?: GameShown;
  RulebookShown?: RulebookShown;
  NewGuest?: NewGuest;
  Changes?: Changes;
  Credentials?: Credentials;
  NewPassphrase?: NewPassphrase;
  Me?: Me;
  Rated?: Rated;
  TableSettings?: TableSettings;
  NewTable?: NewTable;
  TableChanges?: TableChanges;
  SitDown?: SitDown;
  PutBot?: PutBot;
  ChairShown?: ChairShown;
  Links?: Links;
  TableShown?: TableShown;
  TableListed?: TableListed;
  LinkShown?: LinkShown;
  PlaceShown?: PlaceShown;
  ResultShown?: ResultShown;
  LogFile?: LogFile;
  HouseShown?: HouseShown;
  Health?: Health;
  Course?: Course;
  Frame?: Frame;
  QueryShown?: QueryShown;
  StoryShown?: StoryShown;
  ToldShown?: ToldShown;
  Truth?: Truth;
  CheckShown?: CheckShown;
  Verified?: Verified;
}
/**
 * Why a request was not granted.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
  status: number;
  message: Message;
  text: string;
}
/**
 * An option of a game: its values (the first is the default) and the rule that allows it.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "OptionShown".
 */
export interface OptionShown {
  name: string;
  values: string[];
  rule: string;
}
/**
 * A standing order that a player of this game may give.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "OrderShown".
 */
export interface OrderShown {
  name: string;
  rule: string;
}
/**
 * A game that can be played here.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "GameShown".
 */
export interface GameShown {
  id: string;
  title: string;
  prefix: string;
  rules: number;
  seats: number[];
  options: OptionShown[];
  orders: OrderShown[];
  bots: string[];
  tempers: string[];
  credits: string;
}
/**
 * A rulebook: its whole text, and every rule by its number.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "RulebookShown".
 */
export interface RulebookShown {
  game: string;
  language: "de" | "en" | "nl";
  text: string;
  rules: {
    [k: string]: string;
  };
}
/**
 * A name is all it takes.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "NewGuest".
 */
export interface NewGuest {
  name: string;
  language?: "de" | "en" | "nl";
}
/**
 * What somebody wants to change about himself.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Changes".
 */
export interface Changes {
  name?: string | null;
  language?: ("de" | "en" | "nl") | null;
}
/**
 * To make an account, or to come back to it.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  login: string;
  passphrase: string;
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "NewPassphrase".
 */
export interface NewPassphrase {
  old: string;
  new: string;
}
/**
 * Who I am here.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Me".
 */
export interface Me {
  name: string;
  login: string | null;
  language: "de" | "en" | "nl";
  ratings?: {
    [k: string]: Rated;
  };
}
/**
 * How somebody is rated in a game: cautiously, so that few games count for little.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Rated".
 */
export interface Rated {
  name: string;
  rating: number;
  games: number;
}
/**
 * A table to be made.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: string;
  };
  settings?: TableSettings;
  cards?: string | null;
}
/**
 * What the host changes: everything before the start, afterwards only who may watch.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "TableChanges".
 */
export interface TableChanges {
  options?: {
    [k: string]: string;
  } | null;
  settings?: TableSettings | null;
  watchers?: boolean | null;
}
/**
 * Take a seat: this one, or any. The seed is what I add to the chance.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "SitDown".
 */
export interface SitDown {
  seat?: number | null;
  seed?: string;
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PutBot".
 */
export interface PutBot {
  level?: string;
}
/**
 * A table among others.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "TableListed".
 */
export interface TableListed {
  id: string;
  game: string;
  seats: number;
  taken: number;
  title: string;
  host: string;
  status: "aside" | "closed" | "lobby" | "over" | "playing";
  made: number;
  rated: boolean;
  waits_for_me?: boolean;
}
/**
 * Where a link leads.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "LinkShown".
 */
export interface LinkShown {
  table: string;
  role: "host" | "play" | "watch";
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PlaceShown".
 */
export interface PlaceShown {
  seat: number;
  name: string;
  bot: string;
  points: number;
  place: number;
}
/**
 * How a game ended.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "ResultShown".
 */
export interface ResultShown {
  table: string;
  game: string;
  title: string;
  seats: number;
  rated: boolean;
  ended: number;
  places: PlaceShown[];
}
/**
 * A `.backroom` file of a finished game, to be looked at here.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "LogFile".
 */
export interface LogFile {
  text: string;
}
/**
 * What everybody may know of the house.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "HouseShown".
 */
export interface HouseShown {
  reachable: string | null;
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: "ok" | "trouble";
  version: string;
  database: boolean;
  tables: number;
  sockets: number;
  aside: string[];
  rules?: ("compiled" | "interpreted") | null;
}
/**
 * How the points of a finished game went: by round, then by seat.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Course".
 */
export interface Course {
  rounds: number[];
  points: number[][];
}
/**
 * A finished game at one place of its log, from somebody's eyes.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Frame".
 */
export interface Frame {
  seq: number;
  last: number;
  picture: {};
}
/**
 * What the rules said to a query at one place of the log of a finished game, from what somebody
 *     knew there; nothing if it made no sense.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "QueryShown".
 */
export interface QueryShown {
  answer: {} | null;
}
/**
 * A finished game from its first entry to its last, as somebody's eyes saw it happen.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "StoryShown".
 */
export interface StoryShown {
  note: Message | null;
  rounds: number[];
  happened: {}[];
}
/**
 * What was told, and to which seats.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "ToldShown".
 */
export interface ToldShown {
  text: Message;
  hearers: number[];
}
/**
 * What really was, at one place of the log of a finished game.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Truth".
 */
export interface Truth {
  seq: number;
  chosen: Message | null;
  told: ToldShown[];
  held: Message[][];
}
/**
 * One thing that was looked at to verify a game.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CheckShown".
 */
export interface CheckShown {
  name: "chance" | "clocks" | "result" | "rules" | "seals" | "seed";
  holds: boolean | null;
  say: Message | null;
}
/**
 * A finished game, read from the records and played again: does it follow from its seeds?
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Verified".
 */
export interface Verified {
  sound: boolean;
  fault: string;
  checks: CheckShown[];
  commitment: string;
  seed: string;
  seeds: string[];
  key: string;
  seal: string;
}

export type { Message, TableSettings, Clock, ChairShown, Links, TableShown } from "./common";

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
  FiguresShown?: FiguresShown;
  AdviceShown?: AdviceShown;
  Frame?: Frame;
  QueryShown?: QueryShown;
  MarkShown?: MarkShown;
  StoryShown?: StoryShown;
  ToldShown?: ToldShown;
  Truth?: Truth;
  CheckShown?: CheckShown;
  Verified?: Verified;
  LessonStep?: LessonStep;
  LessonShown?: LessonShown;
  PictureShown?: PictureShown;
  GuideShown?: GuideShown;
  PuzzleChoice?: PuzzleChoice;
  PuzzleShown?: PuzzleShown;
  PuzzleReason?: PuzzleReason;
  PuzzleProof?: PuzzleProof;
  Record?: Record;
  Profile?: Profile;
  RankedLine?: RankedLine;
  Ranking?: Ranking;
  Shun?: Shun;
  Acquaintance?: Acquaintance;
  Acquaintances?: Acquaintances;
  FriendLink?: FriendLink;
  Invite?: Invite;
  Invited?: Invited;
  NewToken?: NewToken;
  TokenShown?: TokenShown;
  TokenMade?: TokenMade;
  FindMatch?: FindMatch;
  Waiter?: Waiter;
  MatchShown?: MatchShown;
  MatchWaiting?: MatchWaiting;
  PushSubscription?: PushSubscription;
  MailAddress?: MailAddress;
  CallShown?: CallShown;
  Calls?: Calls;
  Webhook?: Webhook;
  WebhookShown?: WebhookShown;
  EndWish?: EndWish;
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
  masters: number[];
  tempers: string[];
  lesson: number;
  guide: boolean;
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
  status: "aside" | "closed" | "ended" | "lobby" | "over" | "playing";
  made: number;
  rated: boolean;
  waits_for_me?: boolean;
  waits_for?: string[];
  round?: number;
  deadline?: number | null;
  last?: Message | null;
  names?: string[];
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
  change?: number | null;
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
  unrated: "" | "alone" | "friendly" | "own-cards";
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
 * A finished evening in figures, as far as it was looked at.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "FiguresShown".
 */
export interface FiguresShown {
  figures: Figures;
}
/**
 * The evening in figures.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Figures".
 */
export interface Figures {
  game: string;
  looks: number;
  of: number;
  last: number;
  steps: StepShown[];
  points: number[][];
  chances: number[][];
  marks: Mark[];
  sums: SumShown[];
  cards: Card[];
  sentence: Message;
}
/**
 * What one seat did in one go.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "StepShown".
 */
export interface StepShown {
  seq: number;
  seat: number;
  round: number;
}
/**
 * Something that moved a seat's chances.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Mark".
 */
export interface Mark {
  step: number;
  seat: number;
  kind: "decision" | "draw" | "rival";
  by: number;
  change: Measure;
}
/**
 * Points of winning chance, and one standard error of them.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Measure".
 */
export interface Measure {
  points: number;
  error: number;
}
/**
 * A player's evening as one sum: share + luck + own + others = result, in points of winning
 *     chance.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "SumShown".
 */
export interface SumShown {
  seat: number;
  share: number;
  luck: Measure;
  own: Measure;
  others: Measure;
  result: number;
  shown: number[];
}
/**
 * A moment of the evening.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Card".
 */
export interface Card {
  kind: string;
  title: Message;
  seat: number;
  seq: number;
  round: number;
  change: Measure;
  text: Message;
  happened: Message[];
}
/**
 * What the coach would have done at one place of the log of a finished game.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "AdviceShown".
 */
export interface AdviceShown {
  advice: Advice;
}
/**
 * What the coach says.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  seat: number;
  seq: number;
  round: number;
  worlds: number;
  choices: Compared[];
  reason: Message;
  verdict: "agrees" | "better" | "level";
}
/**
 * A line of play and what it promised.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Compared".
 */
export interface Compared {
  actions: Message[];
  chance: Measure;
  coach: boolean;
  done: boolean;
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
 * Something in a finished game that one would look for again: a death, a deal, a broken word, a
 *     bluff that was caught or passed.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "MarkShown".
 */
export interface MarkShown {
  seq: number;
  kind: string;
  seat: number | null;
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
  marks: MarkShown[];
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
  views: {}[];
  open: {};
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
/**
 * One sentence of a lesson, and one thing to do.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "LessonStep".
 */
export interface LessonStep {
  id: string;
  part: string;
  kind: "act" | "film" | "say" | "tap" | "watch";
  at: number;
  until: number;
  press: string[];
  lit: string[];
  half: boolean;
}
/**
 * A guided first game; its sentences are in the word lists, by the names of its steps.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "LessonShown".
 */
export interface LessonShown {
  game: string;
  title: string;
  minutes: number;
  parts: string[];
  steps: LessonStep[];
  not_met: number;
  next_options: {
    [k: string]: string;
  };
  printed: {};
}
/**
 * A true position, as one seat saw it.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PictureShown".
 */
export interface PictureShown {
  id: string;
  at: number;
  eyes: number;
  about: number[];
  view: {};
}
/**
 * A game on one page; its sentences are in the word lists, by the names of its pictures.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "GuideShown".
 */
export interface GuideShown {
  game: string;
  title: string;
  table: TableShown;
  printed: {};
  pictures: PictureShown[];
}
/**
 * One of the answers.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PuzzleChoice".
 */
export interface PuzzleChoice {
  label: Message;
  seat: number | null;
}
/**
 * The puzzle of a day: a position, as one seat saw it, and a question about it.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PuzzleShown".
 */
export interface PuzzleShown {
  day: string;
  game: string;
  title: string;
  table: TableShown;
  printed: {};
  at: number;
  eyes: number;
  view: {};
  question: Message;
  choices: PuzzleChoice[];
}
/**
 * Why an answer is right, or cannot be.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PuzzleReason".
 */
export interface PuzzleReason {
  right: boolean;
  why: Message;
}
/**
 * What the rules say to each of the answers, in their order.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PuzzleProof".
 */
export interface PuzzleProof {
  right: number;
  reasons: PuzzleReason[];
}
/**
 * How somebody did in one game.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Record".
 */
export interface Record {
  game: string;
  games: number;
  won: number;
  rating: number | null;
  rated: number;
  course: number[];
}
/**
 * What everybody may know of somebody.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Profile".
 */
export interface Profile {
  card: string;
  name: string;
  account: boolean;
  since: number;
  records: Record[];
  you: boolean;
  friend: boolean;
  shunned: ("block" | "mute") | null;
}
/**
 * Somebody in the ranking of a game.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "RankedLine".
 */
export interface RankedLine {
  place: number;
  card: string;
  name: string;
  rating: number;
  week: number;
  games: number;
  won: number;
  last: boolean[];
  you: boolean;
}
/**
 * The best players of a game, and where I stand among them.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Ranking".
 */
export interface Ranking {
  lines: RankedLine[];
  mine: RankedLine | null;
  missing: "" | "guest" | "new" | "stranger";
  course: number[];
}
/**
 * Keep away from somebody; nothing: no longer.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Shun".
 */
export interface Shun {
  how: ("block" | "mute") | null;
}
/**
 * Somebody I know here: a friend, or one whom I keep away from.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Acquaintance".
 */
export interface Acquaintance {
  card: string;
  name: string;
  how: "block" | "friend" | "mute";
  table?: string | null;
}
/**
 * Everybody I know here.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Acquaintances".
 */
export interface Acquaintances {
  card: string;
  people: Acquaintance[];
  link: string | null;
}
/**
 * Who gave this link.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "FriendLink".
 */
export interface FriendLink {
  name: string;
  friends: boolean;
}
/**
 * Ask a friend to a table.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Invite".
 */
export interface Invite {
  card: string;
}
/**
 * A friend keeps a chair for me.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Invited".
 */
export interface Invited {
  table: string;
  game: string;
  title: string;
  host: string;
  link: string;
}
/**
 * What the bot is called; the house adds a mark by which everybody knows it for one.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "NewToken".
 */
export interface NewToken {
  name: string;
}
/**
 * A bot of mine from outside. Its token is shown nowhere any more.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "TokenShown".
 */
export interface TokenShown {
  card: string;
  name: string;
  made: number;
  used: number | null;
}
/**
 * A new token: this once, and never again.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "TokenMade".
 */
export interface TokenMade {
  token: string;
  shown: TokenShown;
}
/**
 * Sit me down at the next table of this game, or of any.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "FindMatch".
 */
export interface FindMatch {
  game?: string | null;
  seed?: string;
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Waiter".
 */
export interface Waiter {
  name: string;
  seat: number;
  you: boolean;
}
/**
 * The table that I wait at, or that has just begun.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "MatchShown".
 */
export interface MatchShown {
  table: string;
  game: string;
  seats: number;
  waiting: Waiter[];
  now: number;
  due: number;
  begun: boolean;
  wishes: number;
}
/**
 * How many wait for a quick match, by game.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "MatchWaiting".
 */
export interface MatchWaiting {
  waiting: {
    [k: string]: number;
  };
  mine: MatchShown | null;
}
/**
 * Where a browser takes messages, as `PushSubscription.toJSON()` has it.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "PushSubscription".
 */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "MailAddress".
 */
export interface MailAddress {
  address: string;
}
/**
 * One way in which I am called when it is my turn.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "CallShown".
 */
export interface CallShown {
  kind: "mail" | "push";
  address: string;
  token: string;
  confirmed: boolean;
}
/**
 * How I am called when it is my turn.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Calls".
 */
export interface Calls {
  calls: CallShown[];
  key: string;
  mail: boolean;
  calendar: string | null;
}
/**
 * Where a table tells whose turn it is: an https address that takes {"content": "…"}.
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "Webhook".
 */
export interface Webhook {
  address: string;
  language?: "de" | "en" | "nl";
}
/**
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "WebhookShown".
 */
export interface WebhookShown {
  host: string | null;
}
/**
 * Do I wish to end this game unfinished?
 *
 * This interface was referenced by `Rest`'s JSON-Schema
 * via the `definition` "EndWish".
 */
export interface EndWish {
  wish?: boolean;
}

export type { Message, TableSettings, Clock, ChairShown, Links, TableShown } from "./common";

// Made by `npm run wire` from the service's JSON Schema. Do not edit.

import type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Foreseen } from "./common";

export interface CapoDellaMafia {
  action?: WireAction;
  event?:
    | CardsReceived
    | MissionTurned
    | MissionsShuffled
    | NewspaperTurned
    | NewspapersShuffled
    | Sealed
    | CardsLaid
    | CardsTurnedUp
    | Suspected
    | SuspectedNobody
    | SuspicionsVoid
    | CardsShown
    | TonySquealed
    | HatKept
    | Jailed
    | GiuliaTurnedUp
    | RespectChanged
    | RespectStolen
    | CardsDiscarded
    | CardsDrawn
    | DiscardsShuffled
    | ExtraRound
    | GameEnded;
  view?: CapView;
  refusal?: Refusal;
  printed?: CapPrinted;
  insight?: CapInsight;
  query?: Targets | Consequences | AsItStands | Team | Odds;
  answer?: TargetsFound | Foreseen | Standing | TeamSum | OddsFound;
}
/**
 * The cards a player was dealt or has drawn, told to that player alone.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CardsReceived".
 */
export interface CardsReceived {
  event: "cards_received";
  seat: number;
  cards: number[];
}
/**
 * CAP-9: a round begins with its mission.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "MissionTurned".
 */
export interface MissionTurned {
  event: "mission_turned";
  round: number;
  counter: number;
  mission: number;
  next_envelope: boolean | null;
}
/**
 * CAP-E2: the used missions form a new pile.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "MissionsShuffled".
 */
export interface MissionsShuffled {
  event: "missions_shuffled";
  count: number;
}
/**
 * CAP-17: an envelope brings a newspaper.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "NewspaperTurned".
 */
export interface NewspaperTurned {
  event: "newspaper_turned";
  newspaper: number;
}
/**
 * CAP-E2: the used newspapers form a new pile.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "NewspapersShuffled".
 */
export interface NewspapersShuffled {
  event: "newspapers_shuffled";
  count: number;
}
/**
 * CAP-E6: a player has made up his mind; nobody sees what he chose.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "Sealed".
 */
export interface Sealed {
  event: "sealed";
  seat: number;
}
/**
 * CAP-21: a player lays so many cards face down.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CardsLaid".
 */
export interface CardsLaid {
  event: "cards_laid";
  seat: number;
  count: number;
}
/**
 * CAP-22: a player turns half of them up.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CardsTurnedUp".
 */
export interface CardsTurnedUp {
  event: "cards_turned_up";
  seat: number;
  cards: number[];
}
/**
 * CAP-28: a pistol points at somebody.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "Suspected".
 */
export interface Suspected {
  event: "suspected";
  seat: number;
  suspect: number;
}
/**
 * CAP-27: a suspicion card lies face down.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "SuspectedNobody".
 */
export interface SuspectedNobody {
  event: "suspected_nobody";
  seat: number;
}
/**
 * CAP-54: two who suspect each other sit down instead.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "SuspicionsVoid".
 */
export interface SuspicionsVoid {
  event: "suspicions_void";
  one: number;
  other: number;
}
/**
 * CAP-31: a suspected player shows everything he laid.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CardsShown".
 */
export interface CardsShown {
  event: "cards_shown";
  seat: number;
  cards: number[];
}
/**
 * CAP-46, CAP-E10: whose Tonys cost every player who is checked so many stars.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "TonySquealed".
 */
export interface TonySquealed {
  event: "tony_squealed";
  seat: number;
  stars: number;
}
/**
 * CAP-32: checked, and the mission is fulfilled.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "HatKept".
 */
export interface HatKept {
  event: "hat_kept";
  seat: number;
  stars: number;
  max_stars: number;
}
/**
 * CAP-32: checked, and the mission is not fulfilled.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "Jailed".
 */
export interface Jailed {
  event: "jailed";
  seat: number;
  stars: number;
  max_stars: number;
  symbols_missing: number;
}
/**
 * CAP-E14: an unsuspected player turns Giulia up for her point.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "GiuliaTurnedUp".
 */
export interface GiuliaTurnedUp {
  event: "giulia_turned_up";
  seat: number;
  cards: number[];
}
/**
 * CAP-35 to CAP-39: respect won or lost, and why.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "RespectChanged".
 */
export interface RespectChanged {
  event: "respect_changed";
  seat: number;
  reason: string;
  change: number;
  respect: number;
}
/**
 * CAP-47: Mario Beretta takes respect from an accuser.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "RespectStolen".
 */
export interface RespectStolen {
  event: "respect_stolen";
  seat: number;
  victim: number;
  amount: number;
}
/**
 * CAP-40: what a player has laid goes onto the discard pile.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CardsDiscarded".
 */
export interface CardsDiscarded {
  event: "cards_discarded";
  seat: number;
  count: number;
}
/**
 * CAP-4, CAP-42: a player gets cards from the pile.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CardsDrawn".
 */
export interface CardsDrawn {
  event: "cards_drawn";
  seat: number;
  count: number;
}
/**
 * CAP-E3: the discard pile becomes the draw pile.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "DiscardsShuffled".
 */
export interface DiscardsShuffled {
  event: "discards_shuffled";
  count: number;
}
/**
 * CAP-44: the leaders are level, so there is one more round.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "ExtraRound".
 */
export interface ExtraRound {
  event: "extra_round";
  respect: number;
}
/**
 * CAP-43: somebody has won.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  respect: number;
  sources: RespectSources[];
}
/**
 * Where a player's respect came from, over all rounds: the sum is what he has.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "RespectSources".
 */
export interface RespectSources {
  start: number;
  missions: number;
  giulia: number;
  right_suspicions: number;
  wrong_suspicions: number;
  stolen: number;
  robbed: number;
  least_respect: number;
}
/**
 * A seat's view of the table; the spectator's has seat -1 and nothing of its own.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CapView".
 */
export interface CapView {
  seat: number;
  phase: string;
  round: number;
  counter: number;
  target: number;
  mission: number;
  max_stars: number;
  newspaper: number | null;
  next_envelope: boolean | null;
  missions_left: number[];
  newspapers_left: number[];
  players: PlayerView[];
  past: PastRound[];
  pile: number;
  discards: number;
  seen: number[];
  unseen: number[];
  held_back: number[];
  shuffled: number[];
  hand: number[];
  laid: number[];
  turned_up: number[];
  turn_up: number;
  choice: number | null;
}
/**
 * What everybody sees of one player.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "PlayerView".
 */
export interface PlayerView {
  respect: number;
  hand: number;
  asked: boolean;
  laid: number;
  face_up: number[];
  suspects: number | null;
  suspected: boolean;
  jailed: boolean;
  drawn: number;
  held: number;
}
/**
 * What everybody saw of a round that is over. Lists go by seat.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "PastRound".
 */
export interface PastRound {
  counter: number;
  mission: number;
  newspaper: number | null;
  laid: number[];
  turned_up: number[][];
  seen: number[][];
  suspects: (number | null)[];
  jailed: boolean[];
  respect: number[];
}
/**
 * Lists go by the numbers that views and events use.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CapPrinted".
 */
export interface CapPrinted {
  symbols: SymbolPrinted[];
  maffiosi: MaffiosoPrinted[];
  missions: MissionPrinted[];
  newspapers: NewspaperPrinted[];
  choices: ChoicePrinted[];
  start_respect: number;
  target: number;
  hand: number;
  refill_at_or_below: number;
  mission_worth: number;
  right_suspicion: number;
  wrong_suspicion: number;
  round_limit: number;
  envelope: string;
}
/**
 * A skill, and the letter that stands for it in `symbols`.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "SymbolPrinted".
 */
export interface SymbolPrinted {
  letter: string;
  name: string;
}
/**
 * A kind of card. Names are the same in every language, like everything in the box.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "MaffiosoPrinted".
 */
export interface MaffiosoPrinted {
  name: string;
  symbols: string;
  stars: number;
  copies: number;
  extra_respect: number;
  squeals: number;
  steals: number;
  power: Message | null;
  rule: string;
}
/**
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "MissionPrinted".
 */
export interface MissionPrinted {
  name: string;
  symbols: string;
  stars: number;
  envelope: boolean;
  rule: string;
}
/**
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "NewspaperPrinted".
 */
export interface NewspaperPrinted {
  name: string;
  effect: Message;
  text: string;
  rule: string;
}
/**
 * What the action of this number chooses: cards by their place, or whom to suspect.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "ChoicePrinted".
 */
export interface ChoicePrinted {
  choice: string;
  picks: number[];
  suspect: number | null;
}
/**
 * What everybody could work out, and the sum of one's own cards.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "CapInsight".
 */
export interface CapInsight {
  limit: number;
  hat: number;
  right: number;
  wrong: number;
  players: OpenCards[];
  team: TeamSum | null;
}
/**
 * What lies open of one player, and what it means.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "OpenCards".
 */
export interface OpenCards {
  symbols: number[];
  wild: number;
  stars: number;
  squeals: number;
  steals: number;
  hidden: number;
  missing: number;
  if_right: number;
  if_wrong: number;
  sources: RespectSources;
}
/**
 * What some cards would come to in a check, in which their player's own Tonys squeal.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "TeamSum".
 */
export interface TeamSum {
  answer: "team_sum";
  symbols: number[];
  wild: number;
  missing: number;
  stars: number;
  limit: number;
  passes: boolean;
  stars_if_tony: number;
  passes_if_tony: boolean;
}
/**
 * What is at stake, what lies open, and what have I laid?
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "AsItStands".
 */
export interface AsItStands {
  ask: "as_it_stands";
}
/**
 * What would these cards of mine come to? By their place in the hand, or later among those
 *     laid.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "Team".
 */
export interface Team {
  ask: "team";
  /**
   * @maxItems 5
   */
  picks:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number];
}
/**
 * How likely do the cards of this player do the mission?
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "Odds".
 */
export interface Odds {
  ask: "odds";
  seat: number;
}
/**
 * What follows from the present.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  answer: "standing";
  insight: CapInsight;
}
/**
 * Of a hundred, if what he hides were dealt blind: how many would pass.
 *
 * This interface was referenced by `CapoDellaMafia`'s JSON-Schema
 * via the `definition` "OddsFound".
 */
export interface OddsFound {
  answer: "odds_found";
  percent: number;
  if_tony: number;
}

export type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Target, Foreseen } from "./common";

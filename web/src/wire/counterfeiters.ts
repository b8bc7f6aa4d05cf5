// Made by `npm run wire` from the service's JSON Schema. Do not edit.

import type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Foreseen } from "./common";

export interface Counterfeiters {
  action?: WireAction;
  event?:
    | GameStarted
    | RoundStarted
    | HenchmanPlaced
    | HenchmanMoved
    | Passed
    | ExtraDeclined
    | LawyerDeclined
    | CardBought
    | Printed
    | NotesSpent
    | NotesSold
    | BankShort
    | TaxesDodged
    | MarkerTaken
    | FlightTaken
    | MoneyMoved
    | OfficerMoved
    | GodfatherCame
    | GodfatherPaid
    | InvestigationRose
    | StrikeBegan
    | StrikeEnded
    | HenchmenReturned
    | CardTrashed
    | CardOffered
    | DinerServed
    | Sealed
    | EndTriggered
    | TimeRanOut
    | TicketsPaid
    | MoneyCounted
    | GameEnded;
  view?: CftView;
  refusal?: Refusal;
  terms?: Deposit | Withdrawal;
  printed?: CftPrinted;
  insight?: CftInsight;
  query?: Targets | Consequences;
  answer?: TargetsFound | Foreseen;
}
/**
 * CFT-9: who starts, and with how much money (CFT-10) and which component (CFT-11) each.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "GameStarted".
 */
export interface GameStarted {
  event: "game_started";
  first: number;
  cash: number[];
  components: number[];
}
/**
 * CFT-15, CFT-61: a round begins; all henchmen are back.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "RoundStarted".
 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  first: number;
}
/**
 * CFT-15: a henchman stands on a space.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "HenchmanPlaced".
 */
export interface HenchmanPlaced {
  event: "henchman_placed";
  seat: number;
  space: number;
}
/**
 * CFT-65: a lawyer moves one of his client's henchmen to another space.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "HenchmanMoved".
 */
export interface HenchmanMoved {
  event: "henchman_moved";
  seat: number;
  lawyer: number;
  source: number;
  space: number;
}
/**
 * CFT-20: a henchman is laid flat.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "Passed".
 */
export interface Passed {
  event: "passed";
  seat: number;
}
/**
 * CFT-64, CFT-E20: somebody leaves the extra henchman at home.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "ExtraDeclined".
 */
export interface ExtraDeclined {
  event: "extra_declined";
  seat: number;
}
/**
 * CFT-65, CFT-66, CFT-E23: a lawyer stays in the office.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "LawyerDeclined".
 */
export interface LawyerDeclined {
  event: "lawyer_declined";
  seat: number;
  lawyer: number;
}
/**
 * CFT-22, CFT-23: a card from the black market.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "CardBought".
 */
export interface CardBought {
  event: "card_bought";
  seat: number;
  card: number;
  price: number;
}
/**
 * CFT-29, CFT-30: fresh fakes.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "Printed".
 */
export interface Printed {
  event: "printed";
  seat: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  notes: never[];
}
/**
 * CFT-32: fakes become real money at the supermarket.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "NotesSpent".
 */
export interface NotesSpent {
  event: "notes_spent";
  seat: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  notes: never[];
  money: number;
}
/**
 * CFT-34, CFT-35: fakes go to a receiver.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "NotesSold".
 */
export interface NotesSold {
  event: "notes_sold";
  seat: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  notes: never[];
  money: number;
}
/**
 * CFT-E44: somebody had so much to get, and the bank has only so much left.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "BankShort".
 */
export interface BankShort {
  event: "bank_short";
  seat: number;
  due: number;
  money: number;
}
/**
 * CFT-37: real money from the tax office.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "TaxesDodged".
 */
export interface TaxesDodged {
  event: "taxes_dodged";
  seat: number;
  money: number;
}
/**
 * CFT-38: the sunglasses bring the first-player marker.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "MarkerTaken".
 */
export interface MarkerTaken {
  event: "marker_taken";
  seat: number;
}
/**
 * CFT-43, CFT-44: somebody flies to the Caribbean.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "FlightTaken".
 */
export interface FlightTaken {
  event: "flight_taken";
  seat: number;
  fare: number;
}
/**
 * CFT-40, CFT-E38: how much, and which way, only the traveller knows.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "MoneyMoved".
 */
export interface MoneyMoved {
  event: "money_moved";
  seat: number;
  money: number;
}
/**
 * CFT-18: a cap moves the officer one space.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "OfficerMoved".
 */
export interface OfficerMoved {
  event: "officer_moved";
  space: number;
  special: string;
  seat: number;
}
/**
 * CFT-45: everybody pays half.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "GodfatherCame".
 */
export interface GodfatherCame {
  event: "godfather_came";
}
/**
 * CFT-45: what one has paid is nobody else's business.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "GodfatherPaid".
 */
export interface GodfatherPaid {
  event: "godfather_paid";
  seat: number;
  money: number;
}
/**
 * CFT-49 to CFT-51: the supermarkets have learnt something.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "InvestigationRose".
 */
export interface InvestigationRose {
  event: "investigation_rose";
  level: number;
}
/**
 * CFT-47: no flights.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "StrikeBegan".
 */
export interface StrikeBegan {
  event: "strike_began";
}
/**
 * CFT-48: flights again.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "StrikeEnded".
 */
export interface StrikeEnded {
  event: "strike_ended";
}
/**
 * CFT-54: everybody's henchmen come home.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "HenchmenReturned".
 */
export interface HenchmenReturned {
  event: "henchmen_returned";
  board: number[];
  passed: number[];
}
/**
 * CFT-55: a slot with a trash can is cleared.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "CardTrashed".
 */
export interface CardTrashed {
  event: "card_trashed";
  card: number;
}
/**
 * CFT-57: a new card lies in the market.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "CardOffered".
 */
export interface CardOffered {
  event: "card_offered";
  slot: number;
  card: number;
  price: number;
}
/**
 * CFT-58: a diner turns a fake into a real note.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "DinerServed".
 */
export interface DinerServed {
  event: "diner_served";
  seat: number;
  /**
   * @minItems 3
   * @maxItems 3
   */
  notes: never[];
  money: number;
}
/**
 * CFT-E27: somebody has chosen what the diners get.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "Sealed".
 */
export interface Sealed {
  event: "sealed";
  seat: number;
}
/**
 * CFT-62: the officer has reached the last space.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "EndTriggered".
 */
export interface EndTriggered {
  event: "end_triggered";
  seat: number;
}
/**
 * CFT-E37: the last round that may be played is over.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "TimeRanOut".
 */
export interface TimeRanOut {
  event: "time_ran_out";
  round: number;
}
/**
 * CFT-68: lottery tickets pay.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "TicketsPaid".
 */
export interface TicketsPaid {
  event: "tickets_paid";
  seat: number;
  money: number;
}
/**
 * CFT-69: the screens fall.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "MoneyCounted".
 */
export interface MoneyCounted {
  event: "money_counted";
  seat: number;
  cash: number;
  offshore: number;
  money: number;
}
/**
 * CFT-70: most real money wins; a tie is shared (CFT-E32).
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  money: number;
  sources: MoneySources[];
}
/**
 * Where a player's money came from and went to, over the whole game, in dollars: the sum is
 *     what he has.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "MoneySources".
 */
export interface MoneySources {
  start: number;
  supermarket: number;
  receiver: number;
  tax_fraud: number;
  diners: number;
  tickets: number;
  cards: number;
  fares: number;
  godfather: number;
}
/**
 * A seat's view of the table; the spectator's has seat -1 and no money of its own.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "CftView".
 */
export interface CftView {
  seat: number;
  stage: string;
  step: string;
  round: number;
  turn: number;
  first: number;
  marker: number;
  officer: number;
  investigation: number;
  strike: boolean;
  steps_to_special: number;
  next_special: string;
  market: (number | null)[];
  pile: number;
  pile_cards: number[][];
  bank: number | null;
  trashed: number[];
  occupants: (number | null)[];
  space: number | null;
  players: CounterfeiterView[];
  story: DeedView[];
  cash: number | null;
  offshore: number | null;
  fakes: never[] | null;
  godfather_takes: number | null;
  print_yield: never[] | null;
  choice: number | null;
}
/**
 * What everybody sees of one player; money only where it is open.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "CounterfeiterView".
 */
export interface CounterfeiterView {
  cards: number[];
  henchmen: number;
  passed: number;
  asked: boolean;
  cash: number | null;
  offshore: number | null;
  fakes: never[] | null;
}
/**
 * Something done openly (CFT-E41).
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "DeedView".
 */
export interface DeedView {
  seat: number;
  deed: string;
  space: number | null;
  card: number | null;
  /**
   * @minItems 3
   * @maxItems 3
   */
  notes: never[];
  money: number;
}
/**
 * CFT-40: so much goes to the offshore account.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "Deposit".
 */
export interface Deposit {
  kind: "deposit";
  dollars: number;
}
/**
 * CFT-40: so much comes back from it.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "Withdrawal".
 */
export interface Withdrawal {
  kind: "withdrawal";
  dollars: number;
}
/**
 * The board, the track, the cards and the prices.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "CftPrinted".
 */
export interface CftPrinted {
  spaces: PrintedSpace[];
  track: string[];
  visits: number[];
  kinds: Message[];
  uses: (string | null)[];
  cards: number[][];
  starters: number[];
  start_cash: number[];
  start: number;
  refused: number[];
  fake_piles: number[];
  fake_piles_limited: boolean;
  real_notes: number[];
  real_notes_limited: boolean;
  fakes_per_printer: number;
  round_limit: number;
  henchmen: number;
  note: number;
  supermarket_most: number;
  receiver_pays: number[];
  receiver_most: number;
  tax_fraud: number;
  fare: number;
  sales: {
    [k: string]: number;
  };
  pass_action: number;
}
/**
 * An action space. Money is in dollars.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "PrintedSpace".
 */
export interface PrintedSpace {
  place: string;
  name: Message;
  price: number | null;
  trash: boolean;
  cap: boolean;
  sunglasses: boolean;
  place_action: number;
  take_action: number;
}
/**
 * The police, the time that is left, everybody's press, and one's own purse.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "CftInsight".
 */
export interface CftInsight {
  to_godfather: number | null;
  to_investigation: number | null;
  to_strike: number | null;
  to_end: number;
  henchmen_left: number;
  caps_left: number;
  rounds_at_least: number;
  rounds_at_most: number;
  presses: Press[];
  purse: Purse | null;
}
/**
 * What somebody's cards would print, for all to see.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "Press".
 */
export interface Press {
  fakes: number;
  quality: number;
}
/**
 * What somebody has behind the screen, and what can be made of it.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "Purse".
 */
export interface Purse {
  cash: number;
  offshore: number;
  supermarket: BestSale;
  receiver: BestSale;
  diners: number;
  tickets: number;
  godfather: number;
  if_it_ended: number;
  spaces: (SpaceInsight | null)[];
}
/**
 * The notes that bring most in one visit, and how much.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "BestSale".
 */
export interface BestSale {
  /**
   * @minItems 3
   * @maxItems 3
   */
  notes: never[];
  money: number;
}
/**
 * What an action space would do for a player, free or not.
 *
 * This interface was referenced by `Counterfeiters`'s JSON-Schema
 * via the `definition` "SpaceInsight".
 */
export interface SpaceInsight {
  money: number;
  fakes: number;
  special: string;
  godfather: number;
}

export type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Target, Foreseen } from "./common";

// Made by `npm run wire` from the service's JSON Schema. Do not edit.

import type { WireAction, Refusal, Targets, Consequences, TargetsFound, Foreseen } from "./common";

export interface Maffiosi {
  action?: WireAction;
  event?:
    | TableSet
    | TurnStarted
    | PieExploded
    | ManKilled
    | PlayerOut
    | HandDiscarded
    | Paid
    | RestTaken
    | CardPlayed
    | CardDiscarded
    | SecondDeclined
    | Attacked
    | PiePlaced
    | PiePassed
    | DrinksServed
    | EverybodyLeft
    | ManBrought
    | ManLifted
    | ManSeated
    | CardsDrawn
    | CardsReceived
    | DiscardsShuffled
    | WokeUp
    | GameEnded;
  view?: MafView;
  refusal?: Refusal;
  query?: Targets | Consequences;
  answer?: TargetsFound | Foreseen;
}
/**
 * MAF-9 to MAF-14: who starts, who counts as the youngest, and who sits where: by chair four
 *     times the seat plus the sort of man, or nothing.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "TableSet".
 */
export interface TableSet {
  event: "table_set";
  first: number;
  youngest: number | null;
  men: (number | null)[];
}
/**
 * MAF-17: a turn begins.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "TurnStarted".
 */
export interface TurnStarted {
  event: "turn_started";
  seat: number;
  round: number;
}
/**
 * MAF-20, MAF-54: a pie blows up; `seat` has the turn. The pie of a player who is out is gone
 *     with it (MAF-E2).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "PieExploded".
 */
export interface PieExploded {
  event: "pie_exploded";
  seat: number;
  pie: number;
  chair: number;
  gone: boolean;
}
/**
 * MAF-23: a gangster leaves the game; his marker goes back to the stock (MAF-E15).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ManKilled".
 */
export interface ManKilled {
  event: "man_killed";
  seat: number;
  man: number;
  chair: number;
  asleep: boolean;
}
/**
 * MAF-63: a player has no men any more.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "PlayerOut".
 */
export interface PlayerOut {
  event: "player_out";
  seat: number;
}
/**
 * MAF-63, MAF-E26: his hand lies on the open discard pile.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "HandDiscarded".
 */
export interface HandDiscarded {
  event: "hand_discarded";
  seat: number;
  cards: number[];
}
/**
 * MAF-31: income from the middle; the notes only count where notes are strict (MAF-E44).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "Paid".
 */
export interface Paid {
  event: "paid";
  seat: number;
  money: number;
  notes: number[];
}
/**
 * MAF-66: the last player at the table takes what is left in the middle.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "RestTaken".
 */
export interface RestTaken {
  event: "rest_taken";
  seat: number;
  money: number;
  notes: number[];
}
/**
 * MAF-33: a card is played; the police card leaves the game (MAF-61).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardPlayed".
 */
export interface CardPlayed {
  event: "card_played";
  seat: number;
  card: number;
}
/**
 * MAF-38: a card is thrown away instead.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardDiscarded".
 */
export interface CardDiscarded {
  event: "card_discarded";
  seat: number;
  card: number;
}
/**
 * MAF-37: no second card.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "SecondDeclined".
 */
export interface SecondDeclined {
  event: "second_declined";
  seat: number;
}
/**
 * MAF-43 to MAF-48: a man with a weapon, and the chair of his victim.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "Attacked".
 */
export interface Attacked {
  event: "attacked";
  seat: number;
  card: number;
  man: number;
  chair: number;
  victim: number;
}
/**
 * MAF-50: a pie is ordered.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "PiePlaced".
 */
export interface PiePlaced {
  event: "pie_placed";
  seat: number;
  chair: number;
}
/**
 * MAF-52: an opponent's pie goes on to somebody else.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "PiePassed".
 */
export interface PiePassed {
  event: "pie_passed";
  seat: number;
  pie: number;
  way: string;
  source: number;
  chair: number;
}
/**
 * MAF-55: who is served, and who of them only falls asleep (the others were asleep already).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "DrinksServed".
 */
export interface DrinksServed {
  event: "drinks_served";
  seat: number;
  chairs: number[];
  asleep: number[];
}
/**
 * MAF-59: a raid; so many men of each player leave their chairs.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "EverybodyLeft".
 */
export interface EverybodyLeft {
  event: "everybody_left";
  men: number[];
}
/**
 * MAF-13, MAF-59: the next man to be seated.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ManBrought".
 */
export interface ManBrought {
  event: "man_brought";
  seat: number;
  man: number;
  asleep: boolean;
}
/**
 * MAF-62: a man gets up from his chair.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ManLifted".
 */
export interface ManLifted {
  event: "man_lifted";
  seat: number;
  man: number;
  chair: number;
}
/**
 * MAF-13, MAF-59, MAF-62: a man sits down.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ManSeated".
 */
export interface ManSeated {
  event: "man_seated";
  seat: number;
  man: number;
  chair: number;
  asleep: boolean;
}
/**
 * MAF-39: everybody sees how many.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardsDrawn".
 */
export interface CardsDrawn {
  event: "cards_drawn";
  seat: number;
  count: number;
}
/**
 * MAF-8: only the player sees which.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardsReceived".
 */
export interface CardsReceived {
  event: "cards_received";
  seat: number;
  cards: number[];
}
/**
 * MAF-40: a new draw pile.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "DiscardsShuffled".
 */
export interface DiscardsShuffled {
  event: "discards_shuffled";
  count: number;
}
/**
 * MAF-41: the men on these chairs are awake again.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "WokeUp".
 */
export interface WokeUp {
  event: "woke_up";
  seat: number;
  chairs: number[];
}
/**
 * MAF-66 to MAF-69: how it ended, who has won, and everybody's money.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
  event: "game_ended";
  ending: string;
  winners: number[];
  money: number[];
}
/**
 * A seat's view of the table; the spectator's has seat -1 and no hand.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "MafView".
 */
export interface MafView {
  seat: number;
  round: number;
  turn: number;
  first: number;
  step: string;
  ending: string;
  card: number | null;
  played: number;
  placing: number | null;
  lifted: ManView | null;
  lifted_from: number | null;
  men: (ManView | null)[];
  bank: number;
  bank_notes: number[] | null;
  markers: number;
  pile: number;
  discards: number[];
  removed: number[];
  shuffled: number[];
  turns_without_money: number;
  families: FamilyView[];
  hand: number[] | null;
}
/**
 * A gangster: whose, of what sort, and whether he sleeps.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ManView".
 */
export interface ManView {
  seat: number;
  sort: number;
  asleep: boolean;
}
/**
 * What everybody sees of one player, and what follows from it.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "FamilyView".
 */
export interface FamilyView {
  money: number | null;
  notes: number[] | null;
  cards: number;
  surely_old: number;
  surely_new: number;
  men: number;
  waiting: number[];
  out: boolean;
  asked: boolean;
  income: number;
  can_stab: number[];
  line_of_fire: number[];
  pie: number | null;
  pie_gone: boolean;
  blast: number[];
  pie_left: number | null;
  pie_right: number | null;
}

export type { WireAction, Refusal, Targets, Consequences, TargetsFound, Target, Foreseen } from "./common";

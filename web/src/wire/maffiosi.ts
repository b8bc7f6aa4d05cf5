// Made by `npm run wire` from the service's JSON Schema. Do not edit.

import type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Target, Foreseen } from "./common";

export interface Maffiosi {
  action?: WireAction;
  event?:
    | TableSet
    | ColourChosen
    | TurnStarted
    | PieExploded
    | ManKilled
    | PlayerOut
    | HandDiscarded
    | Paid
    | MoneyChanged
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
  printed?: MafPrinted;
  insight?: MafInsight;
  query?: Targets | Consequences | AsItStands | IfKilled | CardsInHand | ChairsFor;
  answer?: TargetsFound | Foreseen | Standing | WithoutHim | CardsFound;
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
 * MAF-E49: a player takes a colour.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ColourChosen".
 */
export interface ColourChosen {
  event: "colour_chosen";
  seat: number;
  colour: number;
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
 * MAF-23: a gangster leaves the game; his marker goes back to the stock (MAF-E15). It is the
 *     doing of `by`, with this card: that of the pie if its time had come.
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
  by: number;
  card: number;
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
  owed: number;
  income: Earnings;
}
/**
 * MAF-25 to MAF-28: what a family earns, by its sources.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "Earnings".
 */
export interface Earnings {
  boss: number;
  cafe: number;
  restaurant: number;
  casino: number;
  monopolies: number;
  register: number;
}
/**
 * MAF-E44: a player gives smaller notes for a large one, to the middle or to whoever is paid;
 *     the large one is a number below zero.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "MoneyChanged".
 */
export interface MoneyChanged {
  event: "money_changed";
  seat: number;
  payee: number | null;
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
  rival: number;
}
/**
 * MAF-50: a pie is ordered; for somebody, if somebody sits there.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "PiePlaced".
 */
export interface PiePlaced {
  event: "pie_placed";
  seat: number;
  chair: number;
  rival: number | null;
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
  rival: number;
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
 * MAF-59: a raid, called by `seat`; so many men of each player leave their chairs.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "EverybodyLeft".
 */
export interface EverybodyLeft {
  event: "everybody_left";
  seat: number;
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
 * MAF-66 to MAF-69: how it ended, who has won, everybody's money and where it came from, and
 *     whom everybody has killed.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
  event: "game_ended";
  ending: string;
  winners: number[];
  money: number[];
  last: LastPayment | null;
  unclaimed: number;
  fortunes: Fortune[];
  kills: Kills[];
}
/**
 * MAF-32: who took the last note, what was owed and what there was.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "LastPayment".
 */
export interface LastPayment {
  seat: number;
  owed: number;
  paid: number;
}
/**
 * Where a player's money came from in the whole game.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "Fortune".
 */
export interface Fortune {
  income: Earnings;
  windfall: number;
}
/**
 * Whom a player has eliminated, by what it was.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "Kills".
 */
export interface Kills {
  stab: number;
  fire: number;
  pie: number;
  ka_boom: number;
  nightcap: number;
  own: number;
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
  order: number[];
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
  colour: string | null;
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
/**
 * Lists go by the numbers that views and events use; money is in dollars.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "MafPrinted".
 */
export interface MafPrinted {
  chairs: ChairPrinted[];
  side: number;
  things: ThingPrinted[];
  businesses: string[];
  drinks: number[];
  cards: CardPrinted[];
  men: ManPrinted[];
  colours: string[];
  notes: NotePrinted[];
  bank: number;
  hand: number;
  markers: number;
  nightcap_drinks: number;
  boss_pays: number;
  business_pays: number;
  monopoly_pays: number;
  register_times: number;
  stall_rounds: number | null;
  round_limit: number;
  choices: ChoicePrinted[];
}
/**
 * A chair, counted from 0; the next one is to its left, and after the last comes the first.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ChairPrinted".
 */
export interface ChairPrinted {
  things: string[];
  opposite: number | null;
}
/**
 * A kind of thing on the table, and the rule that says what it is good for.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ThingPrinted".
 */
export interface ThingPrinted {
  thing: string;
  name: Message;
  rule: string;
}
/**
 * A kind of card.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardPrinted".
 */
export interface CardPrinted {
  kind: string;
  name: Message;
  copies: number;
  rules: string[];
}
/**
 * A sort of gangster, and how many of them each player has at this table (MAF-2).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ManPrinted".
 */
export interface ManPrinted {
  sort: string;
  name: Message;
  count: number;
  weapon: string | null;
}
/**
 * A kind of banknote, and how many of them lie in the middle at first (MAF-4).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "NotePrinted".
 */
export interface NotePrinted {
  value: number;
  count: number;
}
/**
 * What the action of this number does: to a card, a chair, the pie of a seat, a man by his sort
 *     (and 4 more if he sleeps), or a colour. Drinks go by their number in `drinks`.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ChoicePrinted".
 */
export interface ChoicePrinted {
  do: string;
  value: number | null;
  drinks: number[];
}
/**
 * Money is in dollars, chairs count from 0.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "MafInsight".
 */
export interface MafInsight {
  families: FamilyInsight[];
  men: (ManInsight | null)[];
  pies: PieInsight[];
  forecast: Forecast;
}
/**
 * A player's income by its sources, and whom the player could kill now with which card.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "FamilyInsight".
 */
export interface FamilyInsight {
  income: number;
  sources: Earnings;
  can_stab: number[];
  can_shoot: number[];
}
/**
 * What a man on his chair can do, and what can be done to him, with the right card.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ManInsight".
 */
export interface ManInsight {
  stabs: number[];
  shoots: number | null;
  stabbed_from: number[];
  shot_from: number | null;
  pies: number[];
  earns: number;
}
/**
 * A pie on the table.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "PieInsight".
 */
export interface PieInsight {
  owner: number;
  chair: number;
  fuse: number | null;
  blast: number[];
  left: number | null;
  right: number | null;
}
/**
 * Every payment to come as long as incomes stay as they are; the last one takes the last
 *     note (MAF-32).
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "Forecast".
 */
export interface Forecast {
  payments: PaymentForeseen[];
  runs_dry: boolean;
}
/**
 * What a player will take from the middle in a turn to come.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "PaymentForeseen".
 */
export interface PaymentForeseen {
  seat: number;
  round: number;
  money: number;
}
/**
 * What follows from the present?
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "AsItStands".
 */
export interface AsItStands {
  ask: "as_it_stands";
}
/**
 * What changes if the man on this chair dies?
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "IfKilled".
 */
export interface IfKilled {
  ask: "if_killed";
  chair: number;
}
/**
 * What could each of my cards do now?
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardsInHand".
 */
export interface CardsInHand {
  ask: "cards_in_hand";
}
/**
 * Where could the man on this chair sit down, if I moved him?
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "ChairsFor".
 */
export interface ChairsFor {
  ask: "chairs_for";
  chair: number;
}
/**
 * What follows from what everybody sees.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "Standing".
 */
export interface Standing {
  answer: "standing";
  insight: MafInsight;
}
/**
 * What would follow if that man were gone.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "WithoutHim".
 */
export interface WithoutHim {
  answer: "without_him";
  insight: MafInsight;
}
/**
 * The kinds of cards in hand, in their order.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardsFound".
 */
export interface CardsFound {
  answer: "cards_found";
  cards: CardFound[];
}
/**
 * A kind of card in hand: why it cannot be played, or what it could be played for.
 *
 * This interface was referenced by `Maffiosi`'s JSON-Schema
 * via the `definition` "CardFound".
 */
export interface CardFound {
  card: number;
  refusal: Refusal | null;
  targets: Target[];
}

export type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Target, Foreseen } from "./common";

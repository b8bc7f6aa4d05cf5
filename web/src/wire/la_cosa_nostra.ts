// Made by `npm run wire` from the service's JSON Schema. Do not edit.

import type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Foreseen } from "./common";

/**
 * What can be promised: typed, so that the table can see whether it was kept, or in words.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PromiseKind".
 */
export type PromiseKind = "no_attack" | "repay" | "share" | "words";

export interface LaCosaNostra {
  action?: WireAction;
  event?:
    | GameStarted
    | FamilyChosen
    | RoundStarted
    | JobsDrawn
    | JobsReceived
    | Answered
    | Objected
    | JobsReturned
    | InfluenceDrawn
    | InfluenceReceived
    | StartSetDealt
    | InfluenceShuffled
    | MarketFilled
    | MarketCleared
    | JobPlanned
    | JobChosen
    | PurchasePlanned
    | InfluencePlayed
    | InfluenceAttached
    | AttachmentGone
    | LawyerUsed
    | Peeked
    | JobSeen
    | TurnStarted
    | TurnBroughtForward
    | TurnSkipped
    | PurchaseDone
    | TaskLost
    | PurchaseLost
    | DuelRolled
    | GameEnded
    | AttackBegun
    | AttackSpared
    | TargetNamed
    | JobRevealed
    | JobLapsed
    | ManAimedAt
    | BusinessAimedAt
    | StakePlaced
    | DiceRolled
    | DieRerolled
    | Paid
    | Lost
    | MoneyTaken
    | Robbed
    | Repelled
    | ShotBack
    | DocUsed
    | ManKilled
    | ManDeactivated
    | BusinessGone
    | BusinessDeactivated
    | BusinessTaken
    | BusinessBought
    | StackShuffled
    | Laundered
    | MarkerPlaced
    | MarkerReturned
    | MonopolyTaken
    | MonopolyLost
    | IncomePaid
    | BonusPaid
    | LaunderedDoubled
    | Recruited
    | JobDropped
    | InfluenceDropped
    | OfferMade
    | OfferRefused
    | OfferWithdrawn
    | OffersExpired
    | DealStruck
    | Promised
    | PromiseSettled;
  view?: LcnView;
  refusal?: Refusal;
  terms?: Offer | Withdraw | TakeBack | Pledge;
  printed?: LcnPrinted;
  insight?: LcnInsight;
  query?: Targets | Consequences | Odds | Victims | IfStruck | Pieces | TakeStock;
  answer?: TargetsFound | Foreseen | OddsFound | VictimsFound | PiecesFound | StockTaken;
}
/**
 * LCN-18, LCN-28: the families by seat, unless they are chosen yet, and the first start
 *     player.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "GameStarted".
 */
export interface GameStarted {
  event: "game_started";
  start: number;
  families: number[];
}
/**
 * LCN-E93: somebody takes a family, with its gangsters and its first businesses.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "FamilyChosen".
 */
export interface FamilyChosen {
  event: "family_chosen";
  seat: number;
  family: number;
  men: number;
  recruits: number;
  businesses: number[];
}
/**
 * LCN-2, LCN-130: a round begins, everything is active again.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "RoundStarted".
 */
export interface RoundStarted {
  event: "round_started";
  round: number;
  start: number;
}
/**
 * LCN-32: everybody sees how many.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobsDrawn".
 */
export interface JobsDrawn {
  event: "jobs_drawn";
  seat: number;
  count: number;
}
/**
 * LCN-3: only the player sees which, by kind.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobsReceived".
 */
export interface JobsReceived {
  event: "jobs_received";
  seat: number;
  jobs: number[];
}
/**
 * Somebody has answered a sealed question.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Answered".
 */
export interface Answered {
  event: "answered";
  seat: number;
}
/**
 * LCN-37: somebody has drawn nothing but attacks and does not want them.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Objected".
 */
export interface Objected {
  event: "objected";
  seat: number;
}
/**
 * LCN-37: the jobs just drawn go back.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobsReturned".
 */
export interface JobsReturned {
  event: "jobs_returned";
  seat: number;
  count: number;
}
/**
 * LCN-33, LCN-36: everybody sees how many.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluenceDrawn".
 */
export interface InfluenceDrawn {
  event: "influence_drawn";
  seat: number;
  count: number;
}
/**
 * LCN-3: only the player sees which.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluenceReceived".
 */
export interface InfluenceReceived {
  event: "influence_received";
  seat: number;
  cards: number[];
}
/**
 * LCN-16: everybody has the same first influence cards.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "StartSetDealt".
 */
export interface StartSetDealt {
  event: "start_set_dealt";
  seat: number;
  cards: number[];
}
/**
 * LCN-E38: the discarded influence cards become a new stack.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluenceShuffled".
 */
export interface InfluenceShuffled {
  event: "influence_shuffled";
  count: number;
}
/**
 * LCN-21, LCN-41: a card for the market.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MarketFilled".
 */
export interface MarketFilled {
  event: "market_filled";
  slot: number;
  business: number;
}
/**
 * LCN-104, LCN-E60: the cards of the market go under the stack.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MarketCleared".
 */
export interface MarketCleared {
  event: "market_cleared";
  seat: number;
  businesses: number[];
}
/**
 * LCN-39: a job lies face down on a gangster; its back shows the round.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobPlanned".
 */
export interface JobPlanned {
  event: "job_planned";
  seat: number;
  man: number;
  round: number;
}
/**
 * LCN-39: which one, only its owner knows.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobChosen".
 */
export interface JobChosen {
  event: "job_chosen";
  seat: number;
  man: number;
  job: number;
}
/**
 * LCN-40: a card of the market lies face up on a gangster.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PurchasePlanned".
 */
export interface PurchasePlanned {
  event: "purchase_planned";
  seat: number;
  man: number;
  business: number;
}
/**
 * LCN-101: an influence card is played from the hand, and discarded.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluencePlayed".
 */
export interface InfluencePlayed {
  event: "influence_played";
  seat: number;
  card: number;
}
/**
 * LCN-107 to LCN-111: an influence card is laid on a gangster.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluenceAttached".
 */
export interface InfluenceAttached {
  event: "influence_attached";
  seat: number;
  card: number;
  man: number;
  owner: number;
}
/**
 * LCN-107 to LCN-111: a card that lay on a gangster is discarded.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "AttachmentGone".
 */
export interface AttachmentGone {
  event: "attachment_gone";
  card: number;
  man: number;
}
/**
 * LCN-155: a Lawyer looks around.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "LawyerUsed".
 */
export interface LawyerUsed {
  event: "lawyer_used";
  seat: number;
  business: number;
}
/**
 * LCN-104, LCN-106, LCN-155: everybody sees whose job is looked at.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Peeked".
 */
export interface Peeked {
  event: "peeked";
  seat: number;
  man: number;
  owner: number;
}
/**
 * What was seen there is for one pair of eyes (LCN-105).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobSeen".
 */
export interface JobSeen {
  event: "job_seen";
  seat: number;
  man: number;
  job: number;
  owner: number;
}
/**
 * LCN-38, LCN-50: somebody is in turn.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TurnStarted".
 */
export interface TurnStarted {
  event: "turn_started";
  seat: number;
  stage: string;
}
/**
 * LCN-112: a Schemer lets somebody act before the player in turn.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TurnBroughtForward".
 */
export interface TurnBroughtForward {
  event: "turn_brought_forward";
  seat: number;
}
/**
 * LCN-116: a Schemer lets the player in turn be skipped.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TurnSkipped".
 */
export interface TurnSkipped {
  event: "turn_skipped";
  seat: number;
}
/**
 * LCN-57: paid and laid out.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PurchaseDone".
 */
export interface PurchaseDone {
  event: "purchase_done";
  seat: number;
  man: number;
  business: number;
  price: number;
}
/**
 * LCN-53, LCN-128, LCN-137: a job is discarded face down without being executed.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TaskLost".
 */
export interface TaskLost {
  event: "task_lost";
  seat: number;
  man: number;
  abandoned: boolean;
}
/**
 * LCN-54, LCN-E45: a planned purchase goes under the stack.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PurchaseLost".
 */
export interface PurchaseLost {
  event: "purchase_lost";
  seat: number;
  man: number;
  business: number;
  abandoned: boolean;
}
/**
 * LCN-E80: the dice that stand in for arm-wrestling.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "DuelRolled".
 */
export interface DuelRolled {
  event: "duel_rolled";
  seats: number[];
  dice: number[];
}
/**
 * LCN-153: who has won, and everybody's money.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "GameEnded".
 */
export interface GameEnded {
  event: "game_ended";
  winners: number[];
  money: number[];
  counts: FinalCount[];
  deaths: Death[];
}
/**
 * LCN-148 to LCN-152: how the final sum of one seat comes about.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "FinalCount".
 */
export interface FinalCount {
  cash: number;
  businesses: number;
  monopolies: number;
  business_bonus: number;
  most_gangsters: number;
  power: number;
  laundry: number;
  ledger: LedgerLine[];
}
/**
 * What came from one source in the whole game, or went there (below 0).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "LedgerLine".
 */
export interface LedgerLine {
  line: string;
  money: number;
}
/**
 * A gangster was killed (LCN-134).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Death".
 */
export interface Death {
  killer: number;
  seat: number;
  man: number;
  weapon: string;
  round: number;
}
/**
 * LCN-70: everybody sees which gangster is about to attack, as is said; whom, is said next.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "AttackBegun".
 */
export interface AttackBegun {
  event: "attack_begun";
  seat: number;
  man: number;
}
/**
 * LCN-E94: an announced attack is taken back, before it is revealed.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "AttackSpared".
 */
export interface AttackSpared {
  event: "attack_spared";
  seat: number;
  man: number;
}
/**
 * LCN-70: whom an attack is aimed at, before it is revealed.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TargetNamed".
 */
export interface TargetNamed {
  event: "target_named";
  seat: number;
  man: number;
  target: number;
}
/**
 * LCN-60, LCN-61: the card for all to see.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobRevealed".
 */
export interface JobRevealed {
  event: "job_revealed";
  seat: number;
  man: number;
  job: number;
}
/**
 * LCN-91, LCN-E54: without its businesses, or without a victim, nothing happens.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobLapsed".
 */
export interface JobLapsed {
  event: "job_lapsed";
  seat: number;
  job: number;
}
/**
 * LCN-72: the victim is a gangster.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "ManAimedAt".
 */
export interface ManAimedAt {
  event: "man_aimed_at";
  seat: number;
  man: number;
  target: number;
}
/**
 * LCN-72: the victim is a business.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BusinessAimedAt".
 */
export interface BusinessAimedAt {
  event: "business_aimed_at";
  seat: number;
  business: number;
  target: number;
}
/**
 * LCN-173: a stake on the horses.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "StakePlaced".
 */
export interface StakePlaced {
  event: "stake_placed";
  seat: number;
  money: number;
}
/**
 * LCN-62 to LCN-64: the dice, the number each must show, and how many do.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "DiceRolled".
 */
export interface DiceRolled {
  event: "dice_rolled";
  seat: number;
  man: number;
  dice: number[];
  number: number;
  successes: number;
}
/**
 * LCN-157: a Cop lets one die be rolled again.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "DieRerolled".
 */
export interface DieRerolled {
  event: "die_rerolled";
  seat: number;
  business: number;
  was: number;
  now: number;
}
/**
 * LCN-75: money from the bank.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Paid".
 */
export interface Paid {
  event: "paid";
  seat: number;
  money: number;
}
/**
 * LCN-163, LCN-173: money to the bank.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Lost".
 */
export interface Lost {
  event: "lost";
  seat: number;
  money: number;
  cause: number;
}
/**
 * LCN-164, LCN-168: money from one player to another.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MoneyTaken".
 */
export interface MoneyTaken {
  event: "money_taken";
  source: number;
  seat: number;
  money: number;
}
/**
 * LCN-141: the robber takes a part of the profit.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Robbed".
 */
export interface Robbed {
  event: "robbed";
  seat: number;
  robbed: number;
  money: number;
}
/**
 * LCN-142: a Trap has repelled an attack.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Repelled".
 */
export interface Repelled {
  event: "repelled";
  seat: number;
  attacker: number;
}
/**
 * LCN-174: the victim of a Drive-by Shooting shoots back.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "ShotBack".
 */
export interface ShotBack {
  event: "shot_back";
  seat: number;
  man: number;
  attacker: number;
}
/**
 * LCN-117: an Emergency doc makes it less bad.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "DocUsed".
 */
export interface DocUsed {
  event: "doc_used";
  seat: number;
  lethal: boolean;
  owner: number;
}
/**
 * LCN-134: a gangster is dead; his killer keeps the card.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "ManKilled".
 */
export interface ManKilled {
  event: "man_killed";
  seat: number;
  man: number;
  by: number;
  weapon: string;
}
/**
 * LCN-127, LCN-128: a gangster is out for this round.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "ManDeactivated".
 */
export interface ManDeactivated {
  event: "man_deactivated";
  seat: number;
  man: number;
  attacker: number;
}
/**
 * LCN-132, LCN-133: a Businessman killed or a Company destroyed goes under the stack.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BusinessGone".
 */
export interface BusinessGone {
  event: "business_gone";
  seat: number;
  business: number;
  attacker: number;
}
/**
 * LCN-127, LCN-129: a business is closed for this round.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BusinessDeactivated".
 */
export interface BusinessDeactivated {
  event: "business_deactivated";
  seat: number;
  business: number;
  attacker: number;
}
/**
 * LCN-172: a Businessman works for somebody else from now on.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BusinessTaken".
 */
export interface BusinessTaken {
  event: "business_taken";
  seat: number;
  source: number;
  business: number;
}
/**
 * LCN-165, LCN-166: bought at once, from the market or from the stack.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BusinessBought".
 */
export interface BusinessBought {
  event: "business_bought";
  seat: number;
  business: number;
  price: number;
  place: string;
}
/**
 * LCN-E61: after a search the stack is shuffled.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "StackShuffled".
 */
export interface StackShuffled {
  event: "stack_shuffled";
  count: number;
}
/**
 * LCN-138: money goes under the boss card.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Laundered".
 */
export interface Laundered {
  event: "laundered";
  seat: number;
  money: number;
}
/**
 * LCN-78: a deal marker lies on somebody's business.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MarkerPlaced".
 */
export interface MarkerPlaced {
  event: "marker_placed";
  seat: number;
  business: number;
  owner: number;
}
/**
 * LCN-87, LCN-88, LCN-90: a deal marker goes back to its owner.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MarkerReturned".
 */
export interface MarkerReturned {
  event: "marker_returned";
  seat: number;
  business: number;
}
/**
 * LCN-124: a monopoly has an owner.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MonopolyTaken".
 */
export interface MonopolyTaken {
  event: "monopoly_taken";
  seat: number;
  monopoly: number;
}
/**
 * LCN-124: a monopoly goes back.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MonopolyLost".
 */
export interface MonopolyLost {
  event: "monopoly_lost";
  seat: number;
  monopoly: number;
}
/**
 * LCN-118: the income of a round, twice at the end (LCN-149).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "IncomePaid".
 */
export interface IncomePaid {
  event: "income_paid";
  seat: number;
  money: number;
  from_businesses: number;
  from_monopolies: number;
}
/**
 * LCN-150, LCN-151, LCN-V4: a bonus, and what it is for.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BonusPaid".
 */
export interface BonusPaid {
  event: "bonus_paid";
  seat: number;
  money: number;
  bonus: string;
}
/**
 * LCN-152: laundered money comes back as twice as much.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "LaunderedDoubled".
 */
export interface LaunderedDoubled {
  event: "laundered_doubled";
  seat: number;
  money: number;
}
/**
 * LCN-119: a gangster comes out from under the boss.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Recruited".
 */
export interface Recruited {
  event: "recruited";
  seat: number;
  man: number;
  price: number;
}
/**
 * LCN-120, LCN-E72: a job too many is discarded face down.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobDropped".
 */
export interface JobDropped {
  event: "job_dropped";
  seat: number;
  round: number;
}
/**
 * LCN-120, LCN-E72: an influence card too many is discarded face down.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluenceDropped".
 */
export interface InfluenceDropped {
  event: "influence_dropped";
  seat: number;
}
/**
 * LCN-E77: an offer lies on the table, for all eyes.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "OfferMade".
 */
export interface OfferMade {
  event: "offer_made";
  seat: number;
  partner: number;
  offer: OpenOffer;
}
/**
 * An offer on the table, for all eyes.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "OpenOffer".
 */
export interface OpenOffer {
  slot: number;
  proposer: number;
  partner: number;
  gives: Side;
  gets: Side;
  answers?: OfferBefore | null;
  number?: number;
}
/**
 * What one side of a deal gives (LCN-E77): all of it at once, when the deal is struck.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Side".
 */
export interface Side {
  cash?: number;
  businesses?: number[];
  gangsters?: number[];
  permits?: number[];
  returns?: number[];
  promises?: Promise[];
}
/**
 * One promise; `amount` is only said for a repayment, `words` only for free words.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Promise".
 */
export interface Promise {
  kind: PromiseKind;
  amount?: number;
  words?: string;
}
/**
 * The offer that a counter-offer answers: what its partner, who made it, would have given and
 *     got.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "OfferBefore".
 */
export interface OfferBefore {
  gives: Side;
  gets: Side;
}
/**
 * The partner says no.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "OfferRefused".
 */
export interface OfferRefused {
  event: "offer_refused";
  slot: number;
  seat: number;
  proposer: number;
}
/**
 * The proposer has thought again.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "OfferWithdrawn".
 */
export interface OfferWithdrawn {
  event: "offer_withdrawn";
  slot: number;
  seat: number;
  partner: number;
}
/**
 * LCN-E56: a reveal, or the end of the round, ends all open offers.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "OffersExpired".
 */
export interface OffersExpired {
  event: "offers_expired";
  slots: number[];
}
/**
 * LCN-78, LCN-95, LCN-96: both sides have given what they said.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "DealStruck".
 */
export interface DealStruck {
  event: "deal_struck";
  seat: number;
  proposer: number;
  offer: OpenOffer;
}
/**
 * LCN-94: somebody gives his word.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Promised".
 */
export interface Promised {
  event: "promised";
  seat: number;
  to: number;
  promise: Promise;
}
/**
 * LCN-E77: the table has seen whether a word was kept.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PromiseSettled".
 */
export interface PromiseSettled {
  event: "promise_settled";
  seat: number;
  to: number;
  promise: Promise;
  status: string;
}
/**
 * A seat's view of the table; the spectator's has seat -1 and no hand.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "LcnView".
 */
export interface LcnView {
  seat: number;
  round: number;
  stage: string;
  step: string;
  start: number;
  turn: number;
  actor: number | null;
  brought: boolean;
  man: number | null;
  job: number | null;
  target: number | null;
  victim_man: number | null;
  victim_business: number | null;
  dice: number[];
  wins: number;
  stake: number;
  needed: number[];
  serving: number[];
  robber: number | null;
  robbed: number | null;
  rob_man: number | null;
  loot: number;
  harmed_man: number | null;
  harmed_business: number | null;
  lethal: boolean;
  peeks: number;
  market: (number | null)[];
  stack: number;
  stack_kinds: number[];
  monopolies: (number | null)[];
  planned: never[][];
  job_decks: number[];
  open_jobs: number[];
  hidden_jobs: number[];
  influence_pile: number;
  shown_influence: number[];
  hidden_influence: number;
  families: FamilyView[];
  offers: OpenOffer[];
  promises: PromiseMade[];
  hand: number[] | null;
  influence: number[] | null;
  known_jobs: number[] | null;
  known_influence: number[] | null;
  odds: never[][] | null;
  odds_against: never[][] | null;
}
/**
 * What everybody sees of one player.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "FamilyView".
 */
export interface FamilyView {
  family: number;
  cash: number;
  laundered: number;
  income: number;
  men: ManView[];
  recruits: number[];
  trophies: number[];
  businesses: BusinessView[];
  jobs: number[];
  influence: number;
  surely: number[];
  markers: number;
  offers_left: number;
  asked: boolean;
}
/**
 * A gangster on the table.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "ManView".
 */
export interface ManView {
  man: number;
  strength: number;
  active: boolean;
  task: TaskView | null;
  attached: number[];
  seen_by: number[];
}
/**
 * What a gangster is to do: a purchase is open; of a job all see the round on its back.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TaskView".
 */
export interface TaskView {
  business: number | null;
  round: number | null;
  job: number | null;
}
/**
 * A business in front of its owner.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BusinessView".
 */
export interface BusinessView {
  business: number;
  kind: number;
  active: boolean;
  used: boolean;
  markers: number[];
}
/**
 * A promise that the table remembers, and what it has seen of it (LCN-E77).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PromiseMade".
 */
export interface PromiseMade {
  by: number;
  to: number;
  promise: Promise;
  round: number;
  status: string;
  owed: number;
  payable: boolean;
}
/**
 * A deal proposed to one other player; `answers` is the offer that it counters.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Offer".
 */
export interface Offer {
  do: "offer";
  partner: number;
  gives: Side;
  gets: Side;
  answers?: number | null;
}
/**
 * The proposer takes an open offer off the table (LCN-E81).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Withdraw".
 */
export interface Withdraw {
  do: "withdraw";
  slot: number;
}
/**
 * LCN-88: the owner of a marker takes it back from a business.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  do: "take_back";
  business: number;
}
/**
 * A promise to somebody without a deal (LCN-94).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Pledge".
 */
export interface Pledge {
  do: "pledge";
  partner: number;
  promise: Promise;
}
/**
 * Lists go by the numbers that views and events use.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "LcnPrinted".
 */
export interface LcnPrinted {
  jobs: JobPrinted[];
  kinds: BusinessPrinted[];
  businesses: number[];
  men: ManPrinted[];
  families: FamilyPrinted[];
  influence: InfluencePrinted[];
  monopolies: MonopolyPrinted[];
  actions: KindPrinted[];
  rounds: number;
  draw_jobs: number[];
  draw_influence: number[];
  start_cash: number;
  markers: number;
  most_jobs_kept: number;
  most_influence_kept: number;
  monopoly_pays: number;
  monopoly_least: number;
  most_gangsters_pays: number;
  power_bonus: number[];
  business_bonus: number | null;
  easiest_target: number;
  hardest_target: number;
  least_strength: number;
  offers_a_round: number;
  open_offers: number;
}
/**
 * A kind of job.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "JobPrinted".
 */
export interface JobPrinted {
  title: Message;
  round: number;
  sort: string;
  effect: string;
  aim: string | null;
  target: number | null;
  needs: number[];
  pays_two: number;
  pays_one: number;
  takes_two: boolean;
  two: Message;
  one: Message;
  none: Message;
  copies: number;
  rule: string;
  provenance: string;
}
/**
 * A kind of business.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "BusinessPrinted".
 */
export interface BusinessPrinted {
  name: Message;
  call: Message;
  icon: string;
  is_company: boolean;
  price: number;
  income: number;
  monopoly: number | null;
  ability: Message | null;
  copies: number;
  rule: string;
  provenance: string;
}
/**
 * A gangster. Names are the same in every language, like everything in the box.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "ManPrinted".
 */
export interface ManPrinted {
  name: string;
  call: string;
  family: number;
  strength: number;
  price: number;
  provenance: string;
}
/**
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "FamilyPrinted".
 */
export interface FamilyPrinted {
  name: Message;
  colour: string;
  boss: string;
  businesses: number[];
  men: number[];
}
/**
 * A kind of influence card.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluencePrinted".
 */
export interface InfluencePrinted {
  name: Message;
  text: Message;
  icon: string;
  copies: number;
  start: number;
  is_laid: boolean;
  rule: string;
}
/**
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MonopolyPrinted".
 */
export interface MonopolyPrinted {
  name: Message;
  kind: number;
}
/**
 * A kind of action: its numbers are `first` and so many after it, one for each value.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "KindPrinted".
 */
export interface KindPrinted {
  name: string;
  about: string;
  first: number;
  count: number;
}
/**
 * The spectator has no plans, no hand and nothing to buy.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "LcnInsight".
 */
export interface LcnInsight {
  families: FamilyInsight[];
  monopolies: MonopolyInsight[];
  plans: PlanInsight[];
  hand: HandInsight[];
  worth: Worth[];
  threats: Threat[];
  unseen_jobs: number[];
  influence: InfluenceInsight[];
  deaths: Death[];
  dice: number[];
}
/**
 * Of one player.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "FamilyInsight".
 */
export interface FamilyInsight {
  cash: number;
  income: number;
  from_businesses: number;
  from_monopolies: number;
  closed: number;
  markers: number;
  permits: Permit[];
  debts: Debt[];
  word: Word;
  active_men: number;
  pistols: number;
  power: number;
  exposed: Exposed[];
  ledger: LedgerLine[];
}
/**
 * Markers of a player on the business of another: each serves one Cash Job (LCN-79).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Permit".
 */
export interface Permit {
  business: number;
  owner: number;
  markers: number;
  active: boolean;
}
/**
 * What is owed to somebody by open promises, as far as the sum is known.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Debt".
 */
export interface Debt {
  to: number;
  money: number;
}
/**
 * How many words of one kind a player has given, by what became of them (LCN-E77).
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Word".
 */
export interface Word {
  open: number;
  kept: number;
  broken: number;
  void: number;
}
/**
 * What of a player's an attack with this aim could hit: gangsters or businesses. Cash can be
 *     hit as long as there is any.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Exposed".
 */
export interface Exposed {
  aim: string;
  cards: number[];
}
/**
 * LCN-123: who holds it, what everybody has of it, and how many more each would need.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "MonopolyInsight".
 */
export interface MonopolyInsight {
  holder: number | null;
  active: number[];
  lacks: (number | null)[];
}
/**
 * A gangster with a job that the seat knows: its own, or one that it has looked at.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PlanInsight".
 */
export interface PlanInsight {
  man: number;
  job: number;
  chances: Chances;
  needs: Need[];
  missing: number;
}
/**
 * So many dice, what each must show, and how likely no, exactly one, and two or more do.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Chances".
 */
export interface Chances {
  dice: number;
  number: number | null;
  none: number | null;
  one: number | null;
  two: number | null;
  ways: never[] | null;
}
/**
 * A prerequisite of a job.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Need".
 */
export interface Need {
  kind: number;
  serves: string;
  business: number | null;
  owner: number | null;
  helpers: Helper[];
}
/**
 * A business that would do, if its owner allowed a marker on it.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Helper".
 */
export interface Helper {
  seat: number;
  business: number;
  planned: boolean;
}
/**
 * A kind of job in the hand.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "HandInsight".
 */
export interface HandInsight {
  job: number;
  needs: Need[];
  missing: number;
}
/**
 * What one more business of a kind would bring to the seat.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Worth".
 */
export interface Worth {
  kind: number;
  price: number;
  left: number;
  income: number;
  takes: number | null;
  breaks: number | null;
  completes: number[];
}
/**
 * A face-down job of somebody else: what it is, or all that it can be.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Threat".
 */
export interface Threat {
  seat: number;
  man: number;
  strength: number;
  round: number;
  job: number | null;
  effects: string[];
  aims: string[];
  cards: number;
  attacks: number;
}
/**
 * A kind of influence card.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "InfluenceInsight".
 */
export interface InfluenceInsight {
  held_by_others: number;
}
/**
 * What are the chances of this gangster with this job, with these cards laid as well?
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Odds".
 */
export interface Odds {
  ask: "odds";
  man: number;
  job: number;
  victim?: number | null;
  /**
   * @maxItems 8
   */
  cards?:
    | []
    | [CardOn]
    | [CardOn, CardOn]
    | [CardOn, CardOn, CardOn]
    | [CardOn, CardOn, CardOn, CardOn]
    | [CardOn, CardOn, CardOn, CardOn, CardOn]
    | [CardOn, CardOn, CardOn, CardOn, CardOn, CardOn]
    | [CardOn, CardOn, CardOn, CardOn, CardOn, CardOn, CardOn]
    | [CardOn, CardOn, CardOn, CardOn, CardOn, CardOn, CardOn, CardOn];
}
/**
 * An influence card on a gangster.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "CardOn".
 */
export interface CardOn {
  card: number;
  man: number;
}
/**
 * Whom and what could this gangster of mine hit with this attack, as things are?
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Victims".
 */
export interface Victims {
  ask: "victims";
  man: number;
  job: number;
}
/**
 * What changes if I offer this and it is accepted at once (LCN-E77)? A refusal if it cannot
 *     be offered.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "IfStruck".
 */
export interface IfStruck {
  ask: "if_struck";
  offer: Offer;
}
/**
 * What more could I lay on this paper?
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Pieces".
 */
export interface Pieces {
  ask: "pieces";
  offer: Offer;
}
/**
 * What follows from what I know?
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TakeStock".
 */
export interface TakeStock {
  ask: "take_stock";
}
/**
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "OddsFound".
 */
export interface OddsFound {
  answer: "odds_found";
  man: number;
  job: number;
  victim: number | null;
  chances: Chances;
  dice_pieces: Piece[];
  number_pieces: Piece[];
  takes_two: boolean;
  pays_two: number;
  pays_one: number;
  needs: Need[];
  cops: number;
  answers: number;
  answers_unseen: number;
  what_ifs: WhatIf[];
}
/**
 * A part of the sum that makes the dice, or the number that each must show.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "Piece".
 */
export interface Piece {
  source: string;
  amount: number;
  man?: number | null;
}
/**
 * The chances with one more card on a gangster.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "WhatIf".
 */
export interface WhatIf {
  laid: CardOn;
  mine: boolean;
  likely: number;
  chances: Chances;
}
/**
 * None for a job that is no attack.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "VictimsFound".
 */
export interface VictimsFound {
  answer: "victims_found";
  aim: string;
  targets: TargetFound[];
}
/**
 * Another player.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "TargetFound".
 */
export interface TargetFound {
  seat: number;
  action: number;
  refusal: Refusal | null;
  loses: never[] | null;
  cards: VictimFound[];
}
/**
 * A card of the target: a gangster or a business.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "VictimFound".
 */
export interface VictimFound {
  action: number;
  man: number | null;
  business: number | null;
  refusal: Refusal | null;
  chances: Chances | null;
}
/**
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PiecesFound".
 */
export interface PiecesFound {
  answer: "pieces_found";
  gives: SideFound;
  gets: SideFound;
  refusal: Refusal | null;
}
/**
 * What one side could give besides what it gives already.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "SideFound".
 */
export interface SideFound {
  most_cash: number;
  pieces: PieceFound[];
  promise: Refusal | null;
}
/**
 * One more card for one side of the paper.
 *
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "PieceFound".
 */
export interface PieceFound {
  part: string;
  card: number;
  refusal: Refusal | null;
}
/**
 * This interface was referenced by `LaCosaNostra`'s JSON-Schema
 * via the `definition` "StockTaken".
 */
export interface StockTaken {
  answer: "stock_taken";
  insight: LcnInsight;
}

export type { WireAction, Refusal, Message, Targets, Consequences, TargetsFound, Target, Foreseen } from "./common";

"""What can happen at a table of La Cosa Nostra. Money is in dollars; cards are numbers."""

from backroom.games.la_cosa_nostra.terms import OpenOffer, Promise
from backroom.kernel.events import Event, Move


class GameStarted(Event, frozen=True, tag="game_started"):
    """LCN-18, LCN-28: the families by seat, and the first start player."""

    start: int
    families: tuple[int, ...]


class RoundStarted(Event, frozen=True, tag="round_started"):
    """LCN-2, LCN-130: a round begins, everything is active again."""

    round: int
    start: int


class JobsDrawn(Event, frozen=True, tag="jobs_drawn"):
    """LCN-32: everybody sees how many."""

    seat: int
    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("job deck", f"jobs {self.seat}", self.count),)

    def minor(self) -> bool:
        return True


class JobsReceived(Event, frozen=True, tag="jobs_received"):
    """LCN-3: only the player sees which, by kind."""

    seat: int
    jobs: tuple[int, ...]


class Answered(Event, frozen=True, tag="answered"):
    """Somebody has answered a sealed question."""

    seat: int

    def minor(self) -> bool:
        return True


class Objected(Event, frozen=True, tag="objected"):
    """LCN-37: somebody has drawn nothing but attacks and does not want them."""

    seat: int


class JobsReturned(Event, frozen=True, tag="jobs_returned"):
    """LCN-37: the jobs just drawn go back."""

    seat: int
    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"jobs {self.seat}", "job deck", self.count),)

    def minor(self) -> bool:
        return True


class InfluenceDrawn(Event, frozen=True, tag="influence_drawn"):
    """LCN-33, LCN-36: everybody sees how many."""

    seat: int
    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("influence pile", f"influence {self.seat}", self.count),)

    def minor(self) -> bool:
        return True


class InfluenceReceived(Event, frozen=True, tag="influence_received"):
    """LCN-3: only the player sees which."""

    seat: int
    cards: tuple[int, ...]


class StartSetDealt(Event, frozen=True, tag="start_set_dealt"):
    """LCN-16: everybody has the same first influence cards."""

    seat: int
    cards: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return (Move("influence pile", f"influence {self.seat}", len(self.cards)),)


class InfluenceShuffled(Event, frozen=True, tag="influence_shuffled"):
    """LCN-E38: the discarded influence cards become a new stack."""

    count: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("influence discards", "influence pile", self.count),)


class MarketFilled(Event, frozen=True, tag="market_filled"):
    """LCN-21, LCN-41: a card for the market."""

    slot: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("stack", "market", 1),)


class MarketCleared(Event, frozen=True, tag="market_cleared"):
    """LCN-104, LCN-E60: the cards of the market go under the stack."""

    seat: int
    businesses: tuple[int, ...]

    def moves(self) -> tuple[Move, ...]:
        return (Move("market", "stack", len(self.businesses)),)


class JobPlanned(Event, frozen=True, tag="job_planned"):
    """LCN-39: a job lies face down on a gangster; its back shows the round."""

    seat: int
    man: int
    round: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"jobs {self.seat}", "planned jobs", 1),)


class JobChosen(Event, frozen=True, tag="job_chosen"):
    """LCN-39: which one, only its owner knows."""

    seat: int
    man: int
    job: int

    def minor(self) -> bool:
        return True


class PurchasePlanned(Event, frozen=True, tag="purchase_planned"):
    """LCN-40: a card of the market lies face up on a gangster."""

    seat: int
    man: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("market", "planned purchases", 1),)


class InfluencePlayed(Event, frozen=True, tag="influence_played"):
    """LCN-101: an influence card is played from the hand, and discarded."""

    seat: int
    card: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"influence {self.seat}", "influence discards", 1),)


class InfluenceAttached(Event, frozen=True, tag="influence_attached"):
    """LCN-107 to LCN-111: an influence card is laid on a gangster."""

    seat: int
    card: int
    man: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"influence {self.seat}", "attached", 1),)


class AttachmentGone(Event, frozen=True, tag="attachment_gone"):
    """LCN-107 to LCN-111: a card that lay on a gangster is discarded."""

    card: int
    man: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("attached", "influence discards", 1),)

    def minor(self) -> bool:
        return True


class LawyerUsed(Event, frozen=True, tag="lawyer_used"):
    """LCN-155: a Lawyer looks around."""

    seat: int
    business: int


class Peeked(Event, frozen=True, tag="peeked"):
    """LCN-104, LCN-106, LCN-155: everybody sees whose job is looked at."""

    seat: int
    man: int


class JobSeen(Event, frozen=True, tag="job_seen"):
    """What was seen there is for one pair of eyes (LCN-105)."""

    seat: int
    man: int
    job: int


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """LCN-38, LCN-50: somebody is in turn."""

    seat: int
    stage: str

    def minor(self) -> bool:
        return self.stage == "planning"


class TurnBroughtForward(Event, frozen=True, tag="turn_brought_forward"):
    """LCN-112: a Schemer lets somebody act before the player in turn."""

    seat: int


class TurnSkipped(Event, frozen=True, tag="turn_skipped"):
    """LCN-116: a Schemer lets the player in turn be skipped."""

    seat: int


class PurchaseDone(Event, frozen=True, tag="purchase_done"):
    """LCN-57: paid and laid out."""

    seat: int
    man: int
    business: int
    price: int

    def moves(self) -> tuple[Move, ...]:
        return (
            Move("planned purchases", f"businesses {self.seat}", 1),
            Move(f"cash {self.seat}", "", self.price),
        )


class TaskLost(Event, frozen=True, tag="task_lost"):
    """LCN-53, LCN-128, LCN-137: a job is discarded face down without being executed."""

    seat: int
    man: int
    abandoned: bool

    def moves(self) -> tuple[Move, ...]:
        return (Move("planned jobs", "hidden jobs", 1),)


class PurchaseLost(Event, frozen=True, tag="purchase_lost"):
    """LCN-54, LCN-E45: a planned purchase goes under the stack."""

    seat: int
    man: int
    business: int
    abandoned: bool

    def moves(self) -> tuple[Move, ...]:
        return (Move("planned purchases", "stack", 1),)


class TargetNamed(Event, frozen=True, tag="target_named"):
    """LCN-70: whom an attack is aimed at, before it is revealed."""

    seat: int
    man: int
    target: int


class JobRevealed(Event, frozen=True, tag="job_revealed"):
    """LCN-60, LCN-61: the card for all to see."""

    seat: int
    man: int
    job: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("planned jobs", "open jobs", 1),)


class JobLapsed(Event, frozen=True, tag="job_lapsed"):
    """LCN-91, LCN-E54: without its businesses, or without a victim, nothing happens."""

    seat: int
    job: int


class ManAimedAt(Event, frozen=True, tag="man_aimed_at"):
    """LCN-72: the victim is a gangster."""

    seat: int
    man: int


class BusinessAimedAt(Event, frozen=True, tag="business_aimed_at"):
    """LCN-72: the victim is a business."""

    seat: int
    business: int


class StakePlaced(Event, frozen=True, tag="stake_placed"):
    """LCN-173: a stake on the horses."""

    seat: int
    money: int


class DiceRolled(Event, frozen=True, tag="dice_rolled"):
    """LCN-62 to LCN-64: the dice, the number each must show, and how many do."""

    seat: int
    man: int
    dice: tuple[int, ...]
    number: int
    successes: int


class DieRerolled(Event, frozen=True, tag="die_rerolled"):
    """LCN-157: a Cop lets one die be rolled again."""

    seat: int
    business: int
    was: int
    now: int


class Paid(Event, frozen=True, tag="paid"):
    """LCN-75: money from the bank."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("", f"cash {self.seat}", self.money),)


class Lost(Event, frozen=True, tag="lost"):
    """LCN-163, LCN-173: money to the bank."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"cash {self.seat}", "", self.money),)


class MoneyTaken(Event, frozen=True, tag="money_taken"):
    """LCN-164, LCN-168: money from one player to another."""

    source: int
    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"cash {self.source}", f"cash {self.seat}", self.money),)


class Robbed(Event, frozen=True, tag="robbed"):
    """LCN-141: the robber takes a part of the profit."""

    seat: int
    robbed: int
    money: int


class Repelled(Event, frozen=True, tag="repelled"):
    """LCN-142: a Trap has repelled an attack."""

    seat: int
    attacker: int


class ShotBack(Event, frozen=True, tag="shot_back"):
    """LCN-174: the victim of a Drive-by Shooting shoots back."""

    seat: int
    man: int


class DocUsed(Event, frozen=True, tag="doc_used"):
    """LCN-117: an Emergency doc makes it less bad."""

    seat: int
    lethal: bool
    """Was it a death that was averted?"""


class ManKilled(Event, frozen=True, tag="man_killed"):
    """LCN-134: a gangster is dead; his killer keeps the card."""

    seat: int
    man: int
    by: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"men {self.seat}", f"trophies {self.by}", 1),)


class ManDeactivated(Event, frozen=True, tag="man_deactivated"):
    """LCN-127, LCN-128: a gangster is out for this round."""

    seat: int
    man: int


class BusinessGone(Event, frozen=True, tag="business_gone"):
    """LCN-132, LCN-133: a Businessman killed or a Company destroyed goes under the stack."""

    seat: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"businesses {self.seat}", "stack", 1),)


class BusinessDeactivated(Event, frozen=True, tag="business_deactivated"):
    """LCN-127, LCN-129: a business is closed for this round."""

    seat: int
    business: int


class BusinessTaken(Event, frozen=True, tag="business_taken"):
    """LCN-172: a Businessman works for somebody else from now on."""

    seat: int
    source: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"businesses {self.source}", f"businesses {self.seat}", 1),)


class BusinessBought(Event, frozen=True, tag="business_bought"):
    """LCN-165, LCN-166: bought at once, from the market or from the stack."""

    seat: int
    business: int
    price: int
    place: str

    def moves(self) -> tuple[Move, ...]:
        return (
            Move(self.place, f"businesses {self.seat}", 1),
            Move(f"cash {self.seat}", "", self.price),
        )


class StackShuffled(Event, frozen=True, tag="stack_shuffled"):
    """LCN-E61: after a search the stack is shuffled."""

    count: int

    def minor(self) -> bool:
        return True


class Laundered(Event, frozen=True, tag="laundered"):
    """LCN-138: money goes under the boss card."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"cash {self.seat}", f"laundered {self.seat}", self.money),)


class MarkerPlaced(Event, frozen=True, tag="marker_placed"):
    """LCN-78: a deal marker lies on somebody's business."""

    seat: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"markers {self.seat}", f"markers out {self.seat}", 1),)


class MarkerReturned(Event, frozen=True, tag="marker_returned"):
    """LCN-87, LCN-88, LCN-90: a deal marker goes back to its owner."""

    seat: int
    business: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"markers out {self.seat}", f"markers {self.seat}", 1),)


class MonopolyTaken(Event, frozen=True, tag="monopoly_taken"):
    """LCN-124: a monopoly has an owner."""

    seat: int
    monopoly: int


class MonopolyLost(Event, frozen=True, tag="monopoly_lost"):
    """LCN-124: a monopoly goes back."""

    seat: int
    monopoly: int


class IncomePaid(Event, frozen=True, tag="income_paid"):
    """LCN-118: the income of a round."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (Move("", f"cash {self.seat}", self.money),)


class BonusPaid(Event, frozen=True, tag="bonus_paid"):
    """LCN-150, LCN-151, LCN-V4: a bonus, and what it is for."""

    seat: int
    money: int
    bonus: str

    def moves(self) -> tuple[Move, ...]:
        return (Move("", f"cash {self.seat}", self.money),)


class LaunderedDoubled(Event, frozen=True, tag="laundered_doubled"):
    """LCN-152: laundered money comes back as twice as much."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (
            Move(f"laundered {self.seat}", f"cash {self.seat}", self.money // 2),
            Move("", f"cash {self.seat}", self.money // 2),
        )


class Recruited(Event, frozen=True, tag="recruited"):
    """LCN-119: a gangster comes out from under the boss."""

    seat: int
    man: int
    price: int

    def moves(self) -> tuple[Move, ...]:
        return (
            Move(f"recruits {self.seat}", f"men {self.seat}", 1),
            Move(f"cash {self.seat}", "", self.price),
        )


class JobDropped(Event, frozen=True, tag="job_dropped"):
    """LCN-120, LCN-E72: a job too many is discarded face down."""

    seat: int
    round: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"jobs {self.seat}", "hidden jobs", 1),)


class InfluenceDropped(Event, frozen=True, tag="influence_dropped"):
    """LCN-120, LCN-E72: an influence card too many is discarded face down."""

    seat: int

    def moves(self) -> tuple[Move, ...]:
        return (Move(f"influence {self.seat}", "influence discards", 1),)


class OfferMade(Event, frozen=True, tag="offer_made"):
    """LCN-E77: an offer lies on the table, for all eyes."""

    offer: OpenOffer


class OfferRefused(Event, frozen=True, tag="offer_refused"):
    """The partner says no."""

    slot: int
    seat: int
    proposer: int


class OfferWithdrawn(Event, frozen=True, tag="offer_withdrawn"):
    """The proposer has thought again."""

    slot: int
    seat: int


class OffersExpired(Event, frozen=True, tag="offers_expired"):
    """LCN-E56: a reveal, or the end of the round, ends all open offers."""

    slots: tuple[int, ...]

    def minor(self) -> bool:
        return True


class DealStruck(Event, frozen=True, tag="deal_struck"):
    """LCN-78, LCN-95, LCN-96: both sides have given what they said."""

    offer: OpenOffer

    def moves(self) -> tuple[Move, ...]:
        found: list[Move] = []
        sides = (
            (self.offer.gives, self.offer.proposer, self.offer.partner),
            (self.offer.gets, self.offer.partner, self.offer.proposer),
        )
        for side, giver, taker in sides:
            found.append(Move(f"cash {giver}", f"cash {taker}", side.cash))
            found.append(Move(f"businesses {giver}", f"businesses {taker}", len(side.businesses)))
            found.append(Move(f"men {giver}", f"men {taker}", len(side.gangsters)))
        return tuple(found)


class Promised(Event, frozen=True, tag="promised"):
    """LCN-94: somebody gives his word."""

    seat: int
    to: int
    promise: Promise


class PromiseSettled(Event, frozen=True, tag="promise_settled"):
    """LCN-E77: the table has seen whether a word was kept."""

    seat: int
    to: int
    promise: Promise
    status: str


class DuelRolled(Event, frozen=True, tag="duel_rolled"):
    """LCN-E80: the dice that stand in for arm-wrestling."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game_ended"):
    """LCN-153: who has won, and everybody's money."""

    winners: tuple[int, ...]
    money: tuple[int, ...]


LcnEvent = (
    GameStarted
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
    | PromiseSettled
    | DuelRolled
    | GameEnded
)

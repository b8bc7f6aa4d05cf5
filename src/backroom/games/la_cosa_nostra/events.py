# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen at a table of La Cosa Nostra. Executed tasks and trade have files of their own.

Money is in dollars; cards are numbers.
"""

from backroom.games.la_cosa_nostra.job_events import (
    BusinessAimedAt,
    BusinessBought,
    BusinessDeactivated,
    BusinessGone,
    BusinessTaken,
    DiceRolled,
    DieRerolled,
    DocUsed,
    JobLapsed,
    JobRevealed,
    Laundered,
    Lost,
    ManAimedAt,
    ManDeactivated,
    ManKilled,
    MoneyTaken,
    Paid,
    Repelled,
    Robbed,
    ShotBack,
    StackShuffled,
    StakePlaced,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.trade_events import (
    BonusPaid,
    DealStruck,
    IncomePaid,
    InfluenceDropped,
    JobDropped,
    LaunderedDoubled,
    MarkerPlaced,
    MarkerReturned,
    MonopolyLost,
    MonopolyTaken,
    OfferMade,
    OfferRefused,
    OffersExpired,
    OfferWithdrawn,
    Promised,
    PromiseSettled,
    Recruited,
)
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

# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen at a table of La Cosa Nostra. Executed tasks and trade have files of their own.

Money is in dollars; cards are numbers.
"""

from backroom.games.la_cosa_nostra.events.final_count import Death, FinalCount
from backroom.kernel.events import Event


class GameStarted(Event, frozen=True):
    """LCN-18, LCN-28: the families by seat, unless they are chosen yet, and the first start
    player."""

    start: int
    families: tuple[int, ...]
    subject = ""


class FamilyChosen(Event, frozen=True):
    """LCN-E93: somebody takes a family, with its gangsters and its first businesses."""

    seat: int
    family: int
    men: int
    recruits: int
    businesses: tuple[int, ...]
    moved = (
        ("", "men {seat}", "men"),
        ("", "recruits {seat}", "recruits"),
        ("stack", "businesses {seat}", "businesses"),
    )


class RoundStarted(Event, frozen=True):
    """LCN-2, LCN-130: a round begins, everything is active again."""

    round: int
    start: int
    subject = ""


class JobsDrawn(Event, frozen=True):
    """LCN-32: everybody sees how many."""

    seat: int
    count: int
    moved = (("job deck", "jobs {seat}", "count"),)
    is_minor = True


class JobsReceived(Event, frozen=True):
    """LCN-3: only the player sees which, by kind."""

    seat: int
    jobs: tuple[int, ...]


class Answered(Event, frozen=True):
    """Somebody has answered a sealed question."""

    seat: int
    is_minor = True


class Objected(Event, frozen=True):
    """LCN-37: somebody has drawn nothing but attacks and does not want them."""

    seat: int


class JobsReturned(Event, frozen=True):
    """LCN-37: the jobs just drawn go back."""

    seat: int
    count: int
    moved = (("jobs {seat}", "job deck", "count"),)
    is_minor = True


class InfluenceDrawn(Event, frozen=True):
    """LCN-33, LCN-36: everybody sees how many."""

    seat: int
    count: int
    moved = (("influence pile", "influence {seat}", "count"),)
    is_minor = True


class InfluenceReceived(Event, frozen=True):
    """LCN-3: only the player sees which."""

    seat: int
    cards: tuple[int, ...]


class StartSetDealt(Event, frozen=True):
    """LCN-16: everybody has the same first influence cards."""

    seat: int
    cards: tuple[int, ...]
    moved = (("influence pile", "influence {seat}", "cards"),)


class InfluenceShuffled(Event, frozen=True):
    """LCN-E38: the discarded influence cards become a new stack."""

    count: int
    moved = (("influence discards", "influence pile", "count"),)
    subject = ""


class MarketFilled(Event, frozen=True):
    """LCN-21, LCN-41: a card for the market."""

    slot: int
    business: int
    moved = (("stack", "market", 1),)
    subject = ""


class MarketCleared(Event, frozen=True):
    """LCN-104, LCN-E60: the cards of the market go under the stack."""

    seat: int
    businesses: tuple[int, ...]
    moved = (("market", "stack", "businesses"),)


class JobPlanned(Event, frozen=True):
    """LCN-39: a job lies face down on a gangster; its back shows the round."""

    seat: int
    man: int
    round: int
    moved = (("jobs {seat}", "planned jobs", 1),)


class JobChosen(Event, frozen=True):
    """LCN-39: which one, only its owner knows."""

    seat: int
    man: int
    job: int
    is_minor = True


class PurchasePlanned(Event, frozen=True):
    """LCN-40: a card of the market lies face up on a gangster."""

    seat: int
    man: int
    business: int
    moved = (("market", "planned purchases", 1),)


class InfluencePlayed(Event, frozen=True):
    """LCN-101: an influence card is played from the hand, and discarded."""

    seat: int
    card: int
    moved = (("influence {seat}", "influence discards", 1),)


class InfluenceAttached(Event, frozen=True):
    """LCN-107 to LCN-111: an influence card is laid on a gangster."""

    seat: int
    card: int
    man: int
    owner: int
    """Whose gangster it is."""
    whom = "owner"
    moved = (("influence {seat}", "attached", 1),)


class AttachmentGone(Event, frozen=True):
    """LCN-107 to LCN-111: a card that lay on a gangster is discarded."""

    card: int
    man: int
    moved = (("attached", "influence discards", 1),)
    subject = ""
    is_minor = True


class LawyerUsed(Event, frozen=True):
    """LCN-155: a Lawyer looks around."""

    seat: int
    business: int


class Peeked(Event, frozen=True):
    """LCN-104, LCN-106, LCN-155: everybody sees whose job is looked at."""

    seat: int
    man: int
    owner: int
    """Whose gangster it is."""
    whom = "owner"


class JobSeen(Event, frozen=True):
    """What was seen there is for one pair of eyes (LCN-105)."""

    seat: int
    man: int
    job: int
    owner: int
    """Whose gangster it is."""
    whom = "owner"


class TurnStarted(Event, frozen=True):
    """LCN-38, LCN-50: somebody is in turn."""

    seat: int
    stage: str

    def minor(self) -> bool:
        return self.stage == "planning"


class TurnBroughtForward(Event, frozen=True):
    """LCN-112: a Schemer lets somebody act before the player in turn."""

    seat: int


class TurnSkipped(Event, frozen=True):
    """LCN-116: a Schemer lets the player in turn be skipped."""

    seat: int


class PurchaseDone(Event, frozen=True):
    """LCN-57: paid and laid out."""

    seat: int
    man: int
    business: int
    price: int
    moved = (("planned purchases", "businesses {seat}", 1), ("cash {seat}", "", "price"))


class TaskLost(Event, frozen=True):
    """LCN-53, LCN-128, LCN-137: a job is discarded face down without being executed."""

    seat: int
    man: int
    abandoned: bool
    moved = (("planned jobs", "hidden jobs", 1),)


class PurchaseLost(Event, frozen=True):
    """LCN-54, LCN-E45: a planned purchase goes under the stack."""

    seat: int
    man: int
    business: int
    abandoned: bool
    moved = (("planned purchases", "stack", 1),)


class DuelRolled(Event, frozen=True):
    """LCN-E80: the dice that stand in for arm-wrestling."""

    seats: tuple[int, ...]
    dice: tuple[int, ...]
    subject = ""


class GameEnded(Event, frozen=True):
    """LCN-153: who has won, and everybody's money."""

    winners: tuple[int, ...]
    money: tuple[int, ...]
    counts: tuple[FinalCount, ...]
    deaths: tuple[Death, ...]
    subject = ""

# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can happen to markers, monopolies, incomes, offers and promises. Money is in dollars."""

from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, Promise
from backroom.kernel.events import Event, Move


class MarkerPlaced(Event, frozen=True):
    """LCN-78: a deal marker lies on somebody's business."""

    seat: int
    business: int
    owner: int
    """Whose business it is, or will be."""
    whom = "owner"
    moved = (("markers {seat}", "markers out {seat}", 1),)


class MarkerReturned(Event, frozen=True):
    """LCN-87, LCN-88, LCN-90: a deal marker goes back to its owner."""

    seat: int
    business: int
    moved = (("markers out {seat}", "markers {seat}", 1),)


class MonopolyTaken(Event, frozen=True):
    """LCN-124: a monopoly has an owner."""

    seat: int
    monopoly: int


class MonopolyLost(Event, frozen=True):
    """LCN-124: a monopoly goes back."""

    seat: int
    monopoly: int


class IncomePaid(Event, frozen=True):
    """LCN-118: the income of a round, twice at the end (LCN-149)."""

    seat: int
    money: int
    from_businesses: int
    from_monopolies: int
    moved = (("", "cash {seat}", "money"),)


class BonusPaid(Event, frozen=True):
    """LCN-150, LCN-151, LCN-V4: a bonus, and what it is for."""

    seat: int
    money: int
    bonus: str
    moved = (("", "cash {seat}", "money"),)


class LaunderedDoubled(Event, frozen=True):
    """LCN-152: laundered money comes back as twice as much."""

    seat: int
    money: int

    def moves(self) -> tuple[Move, ...]:
        return (
            Move(f"laundered {self.seat}", f"cash {self.seat}", self.money // 2),
            Move("", f"cash {self.seat}", self.money // 2),
        )


class Recruited(Event, frozen=True):
    """LCN-119: a gangster comes out from under the boss."""

    seat: int
    man: int
    price: int
    moved = (("recruits {seat}", "men {seat}", 1), ("cash {seat}", "", "price"))


class JobDropped(Event, frozen=True):
    """LCN-120, LCN-E72: a job too many is discarded face down."""

    seat: int
    round: int
    moved = (("jobs {seat}", "hidden jobs", 1),)


class InfluenceDropped(Event, frozen=True):
    """LCN-120, LCN-E72: an influence card too many is discarded face down."""

    seat: int
    moved = (("influence {seat}", "influence discards", 1),)


class OfferMade(Event, frozen=True):
    """LCN-E77: an offer lies on the table, for all eyes."""

    seat: int
    partner: int
    offer: OpenOffer
    whom = "partner"


class OfferRefused(Event, frozen=True):
    """The partner says no."""

    slot: int
    seat: int
    proposer: int
    whom = "proposer"


class OfferWithdrawn(Event, frozen=True):
    """The proposer has thought again."""

    slot: int
    seat: int
    partner: int
    whom = "partner"


class OffersExpired(Event, frozen=True):
    """LCN-E56: a reveal, or the end of the round, ends all open offers."""

    slots: tuple[int, ...]
    subject = ""
    is_minor = True


class DealStruck(Event, frozen=True):
    """LCN-78, LCN-95, LCN-96: both sides have given what they said."""

    seat: int
    """Who has accepted."""
    proposer: int
    offer: OpenOffer
    whom = "proposer"

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


class Promised(Event, frozen=True):
    """LCN-94: somebody gives his word."""

    seat: int
    to: int
    promise: Promise
    whom = "to"


class PromiseSettled(Event, frozen=True):
    """LCN-E77: the table has seen whether a word was kept."""

    seat: int
    to: int
    promise: Promise
    status: str
    whom = "to"

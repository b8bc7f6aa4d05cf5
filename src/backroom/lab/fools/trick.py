"""What every trick is made of: an offer, a ladder of prices, and whom it can be tried on."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import ClassVar

from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.kernel.bitset import members

Terms = Offer | Withdraw | TakeBack | Pledge

PEACE = Promise(PromiseKind.NO_ATTACK)
SHARE = Promise(PromiseKind.SHARE)
MILLION = 1_000_000


class Trick(ABC):
    """What a trickster says beyond what a normal bot says. It knows what lies open."""

    name: ClassVar[str]
    """As it stands in the table."""
    tries: ClassVar[int] = 12
    """So often it is tried in a round: a person would not try more."""
    honest: ClassVar[bool] = False
    """Does it mind breaking its word, as a normal bot does?"""

    def pays(self, position: Position) -> bool:
        """Does it pay back what it owes now, as a normal bot does?"""
        return False

    @abstractmethod
    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        """What it would say now, the boldest first; each is said once a round."""


def promised(dollars: int) -> Promise:
    """To pay so much before the next round, in full thousands."""
    return Promise(PromiseKind.REPAY, max(1000, dollars // 1000 * 1000))


def others(position: Position, seat: int) -> list[int]:
    """Everybody else, the richest first."""
    seats = [each for each in range(position.seats) if each != seat]
    return sorted(seats, key=lambda each: -position.cash[each])


def cash_of(position: Position, seat: int) -> int:
    return position.cash[seat] * 1000


def businesses_of(position: Position, seat: int) -> list[int]:
    """The dearest first."""
    cards = members(position.active(seat))
    return sorted(cards, key=lambda card: -position.price_of(card))


def price_of(position: Position, card: int) -> int:
    return int(position.price_of(card)) * 1000


def has_jobs(position: Position, seat: int) -> bool:
    return position.men_with_jobs(seat) != 0


def parts(money: int, fractions: tuple[float, ...]) -> list[int]:
    """These parts of a sum, in full thousands, none of them nothing, none twice."""
    found: list[int] = []
    for each in fractions:
        part = int(money * each) // 1000 * 1000
        if part > 0 and part not in found:
            found.append(part)
    return found


LADDER = (1.0, 0.5, 0.25, 0.1)


def borrow(
    position: Position, seat: int, fractions: tuple[float, ...], back: Callable[[int], int]
) -> Iterator[Offer]:
    """These parts of everybody's cash, for the promise to pay that back."""
    for other in others(position, seat):
        for money in parts(cash_of(position, other), fractions):
            word = promised(min(MILLION, back(money)))
            yield Offer(other, Side(promises=(word,)), Side(cash=money))

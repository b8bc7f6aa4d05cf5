"""The thirteen tricks that once won nearly every game."""

from collections.abc import Iterator

from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import KINDS
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.bitset import members
from backroom.lab.fools.trick import (
    LADDER,
    MILLION,
    PEACE,
    SHARE,
    Terms,
    Trick,
    borrow,
    businesses_of,
    cash_of,
    has_jobs,
    others,
    parts,
    price_of,
    promised,
)


class AllCashForAMillion(Trick):
    name = "all cash for a million"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        yield from borrow(position, seat, LADDER, lambda money: MILLION)


class BusinessesAndCash(Trick):
    name = "businesses and cash for a million"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        word = promised(MILLION)
        for other in others(position, seat):
            cards = businesses_of(position, other)
            gets = Side(cash=cash_of(position, other), businesses=tuple(cards))
            yield Offer(other, Side(promises=(word,)), gets)
            for card in cards:
                yield Offer(other, Side(promises=(word,)), Side(businesses=(card,)))


class SevenfoldInTheLastRound(Trick):
    name = "round IV: seven times as much"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.round == position.rules.last_round:
            yield from borrow(position, seat, LADDER, lambda money: 7 * money)


class TwofoldInRoundThree(Trick):
    name = "round III: twice as much"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.round == position.rules.last_round - 1:
            yield from borrow(position, seat, LADDER, lambda money: 2 * money)


class ThreeFiftyFifties(Trick):
    """Half of the next Cash Job's profit, to everybody."""

    name = "three fifty-fifties"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        yield from sell_shares(position, seat)


class FiftyFiftyWithoutAJob(Trick):
    name = "fifty-fifty without a job left"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.stage is not Stage.PLANNING and not has_jobs(position, seat):
            yield from sell_shares(position, seat)


def sell_shares(position: Position, seat: int) -> Iterator[Terms]:
    """For money, or for the use of a business."""
    for other in others(position, seat):
        for money in (8000, 5000, 3000, 2000, 1000):
            yield Offer(other, Side(promises=(SHARE,)), Side(cash=money))
        for card in businesses_of(position, other):
            yield Offer(other, Side(promises=(SHARE,)), Side(permits=(card,)))


class TwofoldEveryRound(Trick):
    name = "twice as much, every round"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        yield from borrow(position, seat, LADDER, lambda money: 2 * money)


class HalfTheCashForHalfMore(Trick):
    name = "half the cash for half as much again"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        yield from borrow(position, seat, (0.5,), lambda money: money * 3 // 2)


class PeaceSoldAndBroken(Trick):
    name = "peace sold and broken"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        yield from sell_peace(position, seat, (5000, 3000, 2000, 1000))


def sell_peace(position: Position, seat: int, prices: tuple[int, ...]) -> Iterator[Terms]:
    for other in others(position, seat):
        for money in prices:
            yield Offer(other, Side(promises=(PEACE,)), Side(cash=money))


class Extortion(Trick):
    """Whoever is aimed at is asked for everything he has, and hit all the same."""

    name = "extortion"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.is_announced() and position.actor == seat and position.job.target >= 0:
            target = int(position.job.target)
            for money in parts(cash_of(position, target), (1.0, 0.7, 0.5, 0.3, 0.2, 0.1)):
                yield Offer(target, Side(promises=(PEACE,)), Side(cash=money))


class Spam(Trick):
    """So much talk that somebody may nod at last."""

    name = "spam"
    tries = 40

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for number in range(1, 40):
            for other in others(position, seat):
                yield Offer(other, Side(promises=(PEACE,)), Side(cash=1000 * (number % 7 + 1)))
                word = promised(1000 * number)
                yield Offer(other, Side(promises=(word,)), Side(cash=1000 * (1 + number // 2)))


class CircularSales(Trick):
    """Sells a business dear and buys it back cheap."""

    name = "circular sales"
    honest = True

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for card in businesses_of(position, seat):
            for other in others(position, seat):
                for times in (4, 3, 2):
                    money = times * price_of(position, card)
                    yield Offer(other, Side(businesses=(card,)), Side(cash=money))
        for other in others(position, seat):
            for card in businesses_of(position, other):
                for money in parts(price_of(position, card), (0.25, 0.5, 1.0)):
                    yield Offer(other, Side(cash=money), Side(businesses=(card,)))


class CheapMarkers(Trick):
    """Never more than a thousand for a marker, and first of all nothing."""

    name = "cheap markers"
    honest = True

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for kind in range(KINDS):
            if members(position.active_of_kind(seat, kind)):
                continue
            for other in others(position, seat):
                for card in members(position.active_of_kind(other, kind)):
                    if position.markers_on(card, seat) == 0:
                        yield Offer(other, Side(promises=(PEACE,)), Side(permits=(card,)))
                        yield Offer(other, Side(cash=1000), Side(permits=(card,)))


KNOWN_TRICKS: tuple[type[Trick], ...] = (
    AllCashForAMillion,
    BusinessesAndCash,
    SevenfoldInTheLastRound,
    TwofoldInRoundThree,
    ThreeFiftyFifties,
    FiftyFiftyWithoutAJob,
    TwofoldEveryRound,
    HalfTheCashForHalfMore,
    PeaceSoldAndBroken,
    Extortion,
    Spam,
    CircularSales,
    CheapMarkers,
)

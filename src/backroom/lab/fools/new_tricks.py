"""Twelve more tricks, thought up against bots who have learned from the first thirteen."""

from collections.abc import Iterator

from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.trade.promises import OPEN
from backroom.games.la_cosa_nostra.trade.terms import Offer, Pledge, Promise, PromiseKind, Side
from backroom.kernel.bitset import members
from backroom.lab.fools.known_tricks import sell_peace
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


def owed_by(position: Position, seat: int) -> list[tuple[int, int]]:
    """To whom this player still owes how much."""
    return [
        (made.to, made.owed)
        for made in position.trade.promises
        if made.by == seat and made.status == OPEN and made.owed > 0
    ]


class NeverSolvent(Trick):
    """LCN-E90: a debt that could never be paid is void and not broken. So it borrows only while it
    is poor, more than it will have."""

    name = "a debtor who is never solvent"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        mine = cash_of(position, seat)
        for offer in borrow(position, seat, (0.5, 0.25, 0.1), lambda money: 2 * money + 3000):
            if offer.gives.promises[0].amount > mine + offer.gets.cash:
                yield offer


class PaidLate(Trick):
    """Pays what it owed in the round before, as if that made it good."""

    name = "loans paid late"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for made in position.trade.promises:
            if made.by == seat and made.status != OPEN and made.owed > 0:
                yield Offer(made.to, Side(cash=1000), Side())
        yield from borrow(position, seat, (0.5, 0.25, 0.1), lambda money: money * 3 // 2)


class Chain(Trick):
    """Pays the first with the money of the second, until round III."""

    name = "promise chained on promise"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.round < position.rules.last_round - 1:
            for other, owed in owed_by(position, seat):
                yield Offer(other, Side(cash=owed), Side())
            yield from borrow(position, seat, (0.3, 0.15), lambda money: money + 1000)
        else:
            yield from borrow(position, seat, LADDER, lambda money: 2 * money)


class FalsePeace(Trick):
    """Peace for peace, with everybody; and then it is the only one who attacks."""

    name = "peace for peace, then war"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for other in others(position, seat):
            yield Offer(other, Side(promises=(PEACE,)), Side(promises=(PEACE,)))


class PaidAfterTheEnd(Trick):
    """In the last round, what it needs for promises that nobody will judge."""

    name = "round IV: markers and businesses on credit"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.round < position.rules.last_round:
            return
        for other in others(position, seat):
            for card in businesses_of(position, other):
                for word in (promised(20_000), SHARE):
                    yield Offer(other, Side(promises=(word,)), Side(permits=(card,)))
                    yield Offer(other, Side(promises=(word,)), Side(businesses=(card,)))


class ManySmallOnes(Trick):
    """One great promise in many small ones, and three in one offer."""

    name = "many small promises"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for number in range(1, 6):
            for other in others(position, seat):
                word = promised(1000 * number + 1000)
                yield Offer(other, Side(promises=(word, word, word)), Side(cash=1000 * number))
                yield Offer(other, Side(promises=(promised(2000),)), Side(cash=1000))


class GoodRecord(Trick):
    """Keeps every small word in rounds I and II, and tells one great lie in round III."""

    name = "a good record, then one great lie"
    honest = True

    def pays(self, position: Position) -> bool:
        return position.round < position.rules.last_round - 1

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.round < position.rules.last_round - 1:
            for other, owed in owed_by(position, seat):
                yield Offer(other, Side(cash=owed), Side())
            for other in others(position, seat):
                yield Pledge(other, PEACE)
                yield Offer(other, Side(promises=(promised(2000),)), Side(cash=1000))
        else:
            yield from borrow(position, seat, (*LADDER, 0.05), lambda money: 2 * money)


class SoldAndTakenBack(Trick):
    """Sells a business for money, and asks for it back on credit."""

    name = "sold for money, bought back on credit"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for other in others(position, seat):
            for card in businesses_of(position, other):
                word = promised(4 * price_of(position, card))
                yield Offer(other, Side(promises=(word,)), Side(businesses=(card,)))
        for card in businesses_of(position, seat)[-2:]:
            for other in others(position, seat):
                for times in (3, 2, 1):
                    money = times * price_of(position, card)
                    yield Offer(other, Side(businesses=(card,)), Side(cash=money))


class DoomedMan(Trick):
    """A gangster without a task, when there is nothing left for him to do."""

    name = "men sold when their work is done"
    honest = True

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        if position.stage is Stage.PLANNING:
            return
        for man in members(position.idle_men(seat) & ~position.crew.off):
            for other in others(position, seat):
                for money in (12_000, 8000, 5000, 3000):
                    yield Offer(other, Side(gangsters=(man,)), Side(cash=money))


class OtherPeoplesPromises(Trick):
    """What somebody else must do, and what nobody can judge."""

    name = "words that nobody can judge"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        words = Promise(PromiseKind.WORDS, words="The next one will pay you ten times as much.")
        for other in others(position, seat):
            for money in parts(cash_of(position, other), LADDER):
                yield Offer(other, Side(promises=(words, words)), Side(cash=money))
            for card in businesses_of(position, other):
                yield Offer(other, Side(promises=(words,)), Side(businesses=(card,)))
                yield Offer(other, Side(promises=(words,)), Side(permits=(card,)))


class UselessThings(Trick):
    """Markers that nobody needs, markers taken back, and peace from who cannot attack."""

    name = "things of no use, for money"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        for card in businesses_of(position, seat):
            for other in others(position, seat):
                for money in (4000, 2000, 1000):
                    yield Offer(other, Side(permits=(card,)), Side(cash=money))
        for other in others(position, seat):
            for card in businesses_of(position, other):
                if position.markers_on(card, seat) > 0:
                    yield Offer(other, Side(returns=(card,)), Side(cash=2000))
        if position.stage is not Stage.PLANNING and not has_jobs(position, seat):
            yield from sell_peace(position, seat, (3000, 2000, 1000))


class GiftFirst(Trick):
    """A small present, and then a great favour."""

    name = "a gift, then a great favour"

    def says(self, position: Position, seat: int) -> Iterator[Terms]:
        richest = others(position, seat)[0]
        yield Offer(richest, Side(cash=1000), Side())
        for money in parts(cash_of(position, richest), LADDER):
            words = (promised(min(MILLION, 3 * money)), PEACE, SHARE)
            yield Offer(richest, Side(cash=1000, promises=words), Side(cash=money))


NEW_TRICKS: tuple[type[Trick], ...] = (
    NeverSolvent,
    PaidLate,
    Chain,
    FalsePeace,
    PaidAfterTheEnd,
    ManySmallOnes,
    GoodRecord,
    SoldAndTakenBack,
    DoomedMan,
    OtherPeoplesPromises,
    UselessThings,
    GiftFirst,
)

"""A few sensible offers out of endlessly many, for bots and learning environments."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.action_phase import price_of
from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.cash_jobs import marked_of_kind, missing_of_kind
from backroom.games.la_cosa_nostra.deals import free_slot, is_closed, why_not_offer
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import DECK, KINDS, PURCHASE
from backroom.games.la_cosa_nostra.terms import (
    Offer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, members

PRICES = (1000, 2000, 4000)
"""What is offered for a marker."""
LOAN = 3000
INTEREST = 1000


def menu_of(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-80, LCN-95, LCN-96: a marker for every business that a job of mine lacks, a loan, the
    sale of a business; a word of peace; my own offers and markers back."""
    if seat < 0 or is_closed(position):
        return ()
    found: list[Action] = []
    if free_slot(position, seat) >= 0 and position.offered[seat] < position.rules.offers_a_round:
        for kind in lacking_kinds(position, seat):
            ask_for_markers(position, seat, kind, found)
        ask_for_loans(position, seat, found)
        sell_businesses(position, seat, found)
        if position.stage is Stage.ACTION or position.stage is Stage.PLANNING:
            promise_peace(position, seat, found)
    for offer in position.offers:
        if offer.proposer == seat:
            found.append(LcnDeal(Withdraw(offer.slot)))
    for business in range(len(position.markers)):
        if position.markers_on(business, seat) > 0:
            found.append(LcnDeal(TakeBack(business)))
    return tuple(found)


def lacking_kinds(position: Position, seat: i64) -> list[int]:
    """The kinds of businesses that Cash Jobs in the hand or on gangsters still need."""
    jobs: list[int] = []
    for round in range(4):
        for job in members(position.hands[4 * seat + round]):
            jobs.append(position.rules.job_kind[DECK * round + job])
    for man in members(position.men_with_jobs(seat)):
        jobs.append(position.rules.job_kind[position.tasks[man]])
    kinds: list[int] = []
    for kind in range(KINDS):
        for job in jobs:
            missing = missing_of_kind(position, seat, job, kind)
            if missing > count(marked_of_kind(position, seat, kind)):
                kinds.append(kind)
                break
    return kinds


def ask_for_markers(position: Position, seat: i64, kind: i64, found: list[Action]) -> None:
    """A marker on each card that would do, also on a planned purchase, at a few prices."""
    for other in range(position.seats):
        if other != seat:
            cards = members(position.active_of_kind(other, kind))
            for man in members(position.men[other]):
                task: i64 = position.tasks[man]
                if task >= PURCHASE and position.rules.business_kind[task - PURCHASE] == kind:
                    cards.append(task - PURCHASE)
            for card in cards[:1]:
                for price in PRICES:
                    offer = Offer(other, Side(cash=price), Side(permits=(card,)))
                    add_offer(position, seat, offer, found)


def ask_for_loans(position: Position, seat: i64, found: list[Action]) -> None:
    """Money now, and a promise to pay back more before the next round."""
    repay = Promise(PromiseKind.REPAY, LOAN + INTEREST)
    for other in range(position.seats):
        if other != seat:
            offer = Offer(other, Side(promises=(repay,)), Side(cash=LOAN))
            add_offer(position, seat, offer, found)


def sell_businesses(position: Position, seat: i64, found: list[Action]) -> None:
    """The cheapest business, at its price, to whoever can pay."""
    cards = members(position.owned[seat])
    if len(cards) < 2:
        return
    cheapest: i64 = cards[0]
    for card in cards:
        if price_of(position, card) < price_of(position, cheapest):
            cheapest = card
    price: int = price_of(position, cheapest) * 1000
    for other in range(position.seats):
        if other != seat:
            offer = Offer(other, Side(businesses=(int(cheapest),)), Side(cash=price))
            add_offer(position, seat, offer, found)


def promise_peace(position: Position, seat: i64, found: list[Action]) -> None:
    """My word not to attack, for the same word, or for nothing."""
    peace = Promise(PromiseKind.NO_ATTACK)
    for other in range(position.seats):
        if other != seat:
            found.append(LcnDeal(Pledge(other, peace)))
            offer = Offer(other, Side(promises=(peace,)), Side(promises=(peace,)))
            add_offer(position, seat, offer, found)


def add_offer(position: Position, seat: i64, offer: Offer, found: list[Action]) -> None:
    if why_not_offer(position, seat, offer) is None:
        found.append(LcnDeal(offer))

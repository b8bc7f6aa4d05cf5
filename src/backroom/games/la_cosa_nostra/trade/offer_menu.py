"""A few sensible offers out of endlessly many, for bots and learning environments."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import DECK, KINDS, PURCHASE
from backroom.games.la_cosa_nostra.steps.cash_jobs import marked_of_kind, missing_of_kind
from backroom.games.la_cosa_nostra.trade.deal_checks import free_slot, is_closed, why_not_offer
from backroom.games.la_cosa_nostra.trade.promises import OPEN
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    OpenOffer,
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
REPAYMENTS = (4000, 5000)
PEACE_PRICES = (1000, 2000)
"""What is offered for peace, and asked for it, as long as nobody is aimed at."""
RANSOMS = (2000, 3000, 5000)
"""The same, once an attack is announced."""
PEACE = Side(promises=(Promise(PromiseKind.NO_ATTACK),))


def menu_of(position: Position, seat: i64) -> tuple[Action, ...]:
    """LCN-80, LCN-95 to LCN-97: a marker for every business that a job of mine lacks, a loan and
    its repayment, the sale of a business; peace for a word or for money; counters to what I am
    offered; my own offers and markers back."""
    if seat < 0 or is_closed(position):
        return ()
    found: list[Action] = []
    if (
        free_slot(position, seat) >= 0
        and position.trade.offered[seat] < position.rules.offers_a_round
    ):
        for kind in lacking_kinds(position, seat):
            ask_for_markers(position, seat, kind, found)
        ask_for_loans(position, seat, found)
        pay_back(position, seat, found)
        sell_businesses(position, seat, found)
        if position.stage is Stage.ACTION or position.stage is Stage.PLANNING:
            promise_peace(position, seat, found)
            trade_peace(position, seat, found)
        for offer in position.trade.offers:
            if offer.partner == seat:
                counter(position, seat, offer, found)
    for offer in position.trade.offers:
        if offer.proposer == seat:
            found.append(LcnDeal(Withdraw(offer.slot)))
    for business in range(len(position.town.markers)):
        if position.markers_on(business, seat) > 0:
            found.append(LcnDeal(TakeBack(business)))
    return tuple(found)


def lacking_kinds(position: Position, seat: i64) -> list[int]:
    """The kinds of businesses that Cash Jobs in the hand or on gangsters still need."""
    jobs: list[int] = []
    for round in range(4):
        for job in members(position.jobs.hands[4 * seat + round]):
            jobs.append(position.rules.job_kind[DECK * round + job])
    for man in members(position.men_with_jobs(seat)):
        jobs.append(position.rules.job_kind[position.crew.tasks[man]])
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
            for man in members(position.crew.men[other]):
                task: i64 = position.crew.tasks[man]
                if task >= PURCHASE and position.rules.business_kind[task - PURCHASE] == kind:
                    cards.append(task - PURCHASE)
            for card in cards[:1]:
                for price in PRICES:
                    offer = Offer(other, Side(cash=price), Side(permits=(card,)))
                    add_offer(position, seat, offer, found)


def ask_for_loans(position: Position, seat: i64, found: list[Action]) -> None:
    """Money now, and a promise to pay back more before the next round."""
    for other in range(position.seats):
        if other != seat:
            for amount in REPAYMENTS:
                repay = Side(promises=(Promise(PromiseKind.REPAY, amount),))
                add_offer(position, seat, Offer(other, repay, Side(cash=LOAN)), found)


def pay_back(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-83, LCN-96: all that I owe, to whom I owe it, if I have it."""
    owed = [0 for _ in range(position.seats)]
    for made in position.trade.promises:
        if made.by == seat and made.status == OPEN and made.owed > 0:
            owed[made.to] += made.owed
    for other in range(position.seats):
        if owed[other] > 0:
            add_offer(position, seat, Offer(other, Side(cash=owed[other]), Side()), found)


def sell_businesses(position: Position, seat: i64, found: list[Action]) -> None:
    """The cheapest business, at its price, to whoever can pay."""
    cards = members(position.town.owned[seat])
    if len(cards) < 2:
        return
    cheapest: i64 = cards[0]
    for card in cards:
        if position.price_of(card) < position.price_of(cheapest):
            cheapest = card
    price: int = position.price_of(cheapest) * 1000
    for other in range(position.seats):
        if other != seat:
            offer = Offer(other, Side(businesses=(int(cheapest),)), Side(cash=price))
            add_offer(position, seat, offer, found)


def promise_peace(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-94: my word not to attack, for the same word, or for nothing."""
    for other in range(position.seats):
        if other != seat:
            found.append(LcnDeal(Pledge(other, PEACE.promises[0])))
            add_offer(position, seat, Offer(other, PEACE, PEACE), found)


def trade_peace(position: Position, seat: i64, found: list[Action]) -> None:
    """LCN-97, LCN-98: money for peace, bought and extorted; who extorts need not have an attack.
    Once one is announced, attacker and target talk about that, and for more."""
    announced = position.is_announced() and position.job.target >= 0
    for other in range(position.seats):
        if other != seat:
            aims = announced and position.actor == seat and position.job.target == other
            fears = announced and position.actor == other and position.job.target == seat
            for price in RANSOMS if aims or fears else PEACE_PRICES:
                if not aims:
                    add_offer(position, seat, Offer(other, Side(cash=price), PEACE), found)
                if not fears:
                    add_offer(position, seat, Offer(other, PEACE, Side(cash=price)), found)


def counter(position: Position, seat: i64, offer: OpenOffer, found: list[Action]) -> None:
    """LCN-80, LCN-E81: the same deal for more money, if I am to be paid; for less, if I am to
    pay."""
    paid = offer.gives.cash
    pays = offer.gets.cash
    if paid > 0 and pays == 0 and offer.gets != Side():
        for more in (1000, 2000):
            gets = with_cash(offer.gives, paid + more)
            add_counter(position, seat, offer, offer.gets, gets, found)
    elif pays > 1000 and paid == 0:
        add_counter(position, seat, offer, with_cash(offer.gets, pays - 1000), offer.gives, found)
        half = pays // 2000 * 1000
        if half < pays - 1000:
            add_counter(position, seat, offer, with_cash(offer.gets, half), offer.gives, found)


def with_cash(side: Side, cash: int) -> Side:
    """The same, with so much money."""
    return Side(cash, side.businesses, side.gangsters, side.permits, side.returns, side.promises)


def add_counter(
    position: Position, seat: i64, offer: OpenOffer, gives: Side, gets: Side, found: list[Action]
) -> None:
    add_offer(position, seat, Offer(offer.proposer, gives, gets, offer.slot), found)


def add_offer(position: Position, seat: i64, offer: Offer, found: list[Action]) -> None:
    if not stands_already(position, seat, offer) and why_not_offer(position, seat, offer) is None:
        found.append(LcnDeal(offer))


def stands_already(position: Position, seat: i64, offer: Offer) -> bool:
    """Does this deal lie on the table, for whatever money? Whoever wants to offer more or less for
    it withdraws it first."""
    for other in position.trade.offers:
        if other.proposer == seat and other.partner == offer.partner:
            gives = with_cash(other.gives, offer.gives.cash)
            gets = with_cash(other.gets, offer.gets.cash)
            if gives == offer.gives and gets == offer.gets:
                return True
    return False

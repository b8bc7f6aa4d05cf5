"""Offers and promises in a row: those open to whoever looks, and those of its menu."""

from typing import Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.promises import OPEN
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.kernel.row import Row

OFFERS_TOLD: Final = 3
FIELDS: Final = 15
OFFER: Final = 1
WITHDRAW: Final = 2
TAKE_BACK: Final = 3
PLEDGE: Final = 4
NOTHING: Final = Side()
PROMISES: Final[list[PromiseKind]] = [*PromiseKind]


def encode_offers(position: Position, seat: i64, row: Row) -> None:
    """The first open offers to this seat, which it may accept."""
    told: i64 = 0
    if len(position.trade.offers) == 0:
        row.put_nothing(OFFERS_TOLD * FIELDS)
        return
    for offer in position.trade.offers:
        if offer.partner == seat and told < OFFERS_TOLD:
            put_offer(position, seat, OFFER, offer.slot + 1, offer.proposer, row)
            put_sides(offer.gives, offer.gets, row)
            told += 1
    if told < OFFERS_TOLD:
        row.put_nothing((OFFERS_TOLD - told) * FIELDS)


def encode_entry(state: Position, seat: i64, action: LcnDeal, row: Row) -> None:
    """What an entry of this seat's menu says."""
    said = action.said
    if isinstance(said, Offer):
        answers = 0 if said.answers is None else said.answers + 1
        put_offer(state, seat, OFFER, answers, said.partner, row)
        put_sides(said.gets, said.gives, row)
    elif isinstance(said, Withdraw):
        put_offer(state, seat, WITHDRAW, said.slot + 1, -1, row)
        put_sides(NOTHING, NOTHING, row)
    elif isinstance(said, TakeBack):
        put_offer(state, seat, TAKE_BACK, 0, -1, row)
        put_sides(NOTHING, Side(0, (said.business,)), row)
    else:
        assert isinstance(said, Pledge)
        put_offer(state, seat, PLEDGE, 0, said.partner, row)
        put_sides(NOTHING, Side(0, (), (), (), (), (said.promise,)), row)


def put_offer(position: Position, seat: i64, what: i64, slot: i64, partner: i64, row: Row) -> None:
    row.put(what)
    row.put(slot)
    row.put(0 if partner < 0 else (partner - seat) % position.seats + 1)


def put_sides(gets: Side, gives: Side, row: Row) -> None:
    """What whoever looks would get, and what it would give."""
    row.put(gets.cash // 1000)
    row.put(gives.cash // 1000)
    row.put(first_of(gets.businesses))
    row.put(first_of(gives.businesses))
    row.put(first_of(gets.gangsters))
    row.put(first_of(gives.gangsters))
    row.put(first_of(gets.permits))
    row.put(first_of(gives.permits))
    put_promise(gets.promises, row)
    put_promise(gives.promises, row)


def first_of(cards: tuple[int, ...]) -> i64:
    return cards[0] + 1 if len(cards) > 0 else 0


def put_promise(promises: tuple[Promise, ...], row: Row) -> None:
    if len(promises) == 0:
        row.put(0)
        row.put(0)
        return
    row.put(PROMISES.index(promises[0].kind) + 1)
    row.put(promises[0].amount // 1000)


def encode_debts(position: Position, seat: i64, other: i64, row: Row) -> None:
    """LCN-83, LCN-97: what is still to be paid, and who has promised peace."""
    if len(position.trade.promises) == 0:
        row.put_nothing(4)
        return
    owed_to: i64 = 0
    owed_by: i64 = 0
    his_peace: i64 = 0
    own_peace: i64 = 0
    for made in position.trade.promises:
        if made.status == OPEN:
            peace = made.promise.kind is PromiseKind.NO_ATTACK
            if made.by == other and made.to == seat:
                his_peace |= 1 if peace else 0
                owed_to += max(made.owed, 0)
            elif made.by == seat and made.to == other:
                own_peace |= 1 if peace else 0
                owed_by += max(made.owed, 0)
    row.put(owed_to // 1000)
    row.put(owed_by // 1000)
    row.put(his_peace)
    row.put(own_peace)

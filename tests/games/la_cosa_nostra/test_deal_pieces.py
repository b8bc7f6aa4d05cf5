"""The deal builder: what can be laid on the paper bit by bit is exactly what the rules accept."""

import random
from typing import Any

import msgspec
import pytest

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.knowledge.deal_pieces import Pieces, PiecesFound, SideFound
from backroom.games.la_cosa_nostra.knowledge.stock_query import StockTaken, TakeStock
from backroom.games.la_cosa_nostra.rules import BUSINESSES, MEN
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.deals import replies
from backroom.games.la_cosa_nostra.trade.terms import Offer, Promise, PromiseKind, Side
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import ask, insight
from backroom.kernel.seats import SPECTATOR
from builders.la_cosa_nostra import LCN, LcnTable, new_game, seat
from builders.rule_marks import rule

YELLOW, GREEN = seat("yellow"), seat("green")
PARTS = ("returns", "businesses", "gangsters", "permits")
"""In this order everything that may be offered can be laid down one by one: first what frees
markers, last what takes them."""
PROMISES = (
    Promise(PromiseKind.NO_ATTACK),
    Promise(PromiseKind.SHARE),
    Promise(PromiseKind.REPAY, amount=3000),
    Promise(PromiseKind.WORDS, words="Trust me."),
)


def tables(seed: int) -> LcnState:
    """Somewhere in a game of bargains: trade is open, markers and purchases lie about."""
    state, _ = new_game(3 + seed % 3, seed)
    chance = random.Random(seed)
    for _ in range(chance.randrange(60, 260)):
        if state.is_over():
            break
        if chance.random() < 0.4:
            bargain(state, chance)
        who = state.owing()[0]
        state.attempt(who, chance.choice(state.legal(who)))
    return state


def bargain(state: LcnState, chance: random.Random) -> None:
    """Somebody allows a marker, or takes money for a man."""
    giver, taker = chance.sample(range(state.seats), 2)
    side = any_side(chance, state, giver, taker)
    if state.attempt(giver, LcnDeal(Offer(taker, side, Side()))) is None:
        state.attempt(taker, replies(state, taker)[-2])


def any_side(chance: random.Random, state: LcnState, giver: int, taker: int) -> Side:
    """A few cards of the giver, and now and then something that cannot be."""
    wild = chance.random() < 0.2
    owned = [card for card in range(BUSINESSES) if wild or state.keeper_of(card) == giver]
    men = [man for man in range(MEN) if wild or state.owner_of_man(man) == giver]
    marked = [card for card in range(BUSINESSES) if state.markers_on(card, giver) > 0]

    def some(cards: list[int], most: int) -> tuple[int, ...]:
        return tuple(chance.choices(cards, k=chance.randint(0, most))) if cards else ()

    return Side(
        cash=1000 * chance.choice([0, 0, 1, 2, 5, 40]),
        businesses=some(owned, 1),
        gangsters=some(men, 1),
        permits=some(owned, 2),
        returns=some(marked, 1),
        promises=tuple(chance.sample(PROMISES, chance.randint(0, 2))),
    )


def found(state: LcnState, who: int, offer: Offer) -> PiecesFound:
    answer = ask(LCN, state, who, Pieces(offer))
    assert isinstance(answer, PiecesFound)
    return answer


def grown(offer: Offer, side: str, **more: Any) -> Offer:
    return msgspec.structs.replace(
        offer, **{side: msgspec.structs.replace(getattr(offer, side), **more)}
    )


@rule("LCN-94", "LCN-E77", "LCN-E81")
@pytest.mark.parametrize("seed", range(1, 25))
def test_whatever_is_built_piece_by_piece_can_be_offered(seed: int) -> None:
    state = tables(seed)
    chance = random.Random(seed)
    who, partner = chance.sample(range(state.seats), 2)
    offer = Offer(partner, Side(), Side())
    for _ in range(8):
        shelf = found(state, who, offer)
        offer = one_more(chance, shelf, offer)
        assert found(state, who, offer).refusal == state.refuse(who, LcnDeal(offer))
        if shelf.refusal is None or shelf.refusal.reason == "empty_offer":
            refusal = state.refuse(who, LcnDeal(offer))
            assert refusal is None or refusal.reason == "empty_offer", (offer, refusal)


def one_more(chance: random.Random, shelf: PiecesFound, offer: Offer) -> Offer:
    """What a tap on the shelf does."""
    name = chance.choice(["gives", "gets"])
    side, there = getattr(offer, name), getattr(shelf, name)
    assert isinstance(there, SideFound)
    free = [piece for piece in there.pieces if piece.refusal is None]
    match chance.choice(["card", "card", "cash", "promise"]):
        case "card" if free:
            piece = chance.choice(free)
            cards = (*getattr(side, piece.part), piece.card)
            return grown(offer, name, **{piece.part: cards})
        case "promise" if there.promise is None:
            return grown(offer, name, promises=(*side.promises, chance.choice(PROMISES)))
        case _:
            return grown(offer, name, cash=chance.randint(0, there.most_cash // 1000) * 1000)


@rule("LCN-94", "LCN-E77", "LCN-85")
@pytest.mark.parametrize("seed", range(1, 25))
def test_whatever_may_be_offered_can_be_built_piece_by_piece(seed: int) -> None:
    state = tables(seed)
    chance = random.Random(seed)
    for _ in range(40):
        who, partner = chance.sample(range(state.seats), 2)
        gives = any_side(chance, state, who, partner)
        gets = any_side(chance, state, partner, who)
        offer = Offer(partner, gives, gets)
        if state.refuse(who, LcnDeal(offer)) is None:
            assert build(state, who, offer) == offer


def build(state: LcnState, who: int, wanted: Offer) -> Offer:
    """Lay the same things on an empty paper; each must be there to be laid."""
    offer = Offer(wanted.partner, Side(), Side())
    for part in PARTS:
        for name in ("gives", "gets"):
            for card in getattr(getattr(wanted, name), part):
                shelf = getattr(found(state, who, offer), name)
                (piece,) = [each for each in shelf.pieces if (each.part, each.card) == (part, card)]
                assert piece.refusal is None, (piece, offer)
                offer = grown(offer, name, **{part: (*getattr(getattr(offer, name), part), card)})
    for name in ("gives", "gets"):
        side = getattr(wanted, name)
        assert side.cash <= getattr(found(state, who, offer), name).most_cash
        for promise in side.promises:
            assert getattr(found(state, who, offer), name).promise is None
            before = getattr(offer, name).promises
            offer = grown(offer, name, promises=(*before, promise))
        offer = grown(offer, name, cash=side.cash)
    return offer


@rule("LCN-E57")
def test_a_man_with_a_task_lies_on_the_shelf_and_says_why_not() -> None:
    table = LcnTable(planning=True).task("green-1", "usury")
    shelf = found(table.state, YELLOW, Offer(GREEN, Side(), Side())).gets
    reasons = {
        piece.card: piece.refusal and piece.refusal.reason
        for piece in shelf.pieces
        if piece.part == "gangsters"
    }
    first, second, *_ = reasons.values()
    assert (first, second) == ("man_has_task", None)


@rule("LCN-E84")
def test_a_fourth_promise_does_not_go_on_the_paper() -> None:
    table = LcnTable(planning=True)
    three = Side(promises=PROMISES[:3])
    shelf = found(table.state, YELLOW, Offer(GREEN, three, Side()))
    assert shelf.refusal is None
    assert shelf.gives.promise is not None
    assert shelf.gives.promise.rule == "LCN-E84"


@rule("LCN-E81")
def test_nobody_builds_a_deal_with_himself_or_from_outside() -> None:
    state = LcnTable(planning=True).state
    for who, partner in ((YELLOW, YELLOW), (YELLOW, 7), (SPECTATOR, GREEN)):
        answer = ask(LCN, state, who, Pieces(Offer(partner, Side(), Side())))
        assert isinstance(answer, Refusal)
        assert answer.rule == "LCN-E81"


def test_taking_stock_tells_what_follows_from_what_one_knows() -> None:
    state = LcnTable(planning=True).give("yellow", cash=9000, jobs="coke_party").state
    answer = ask(LCN, state, YELLOW, TakeStock())
    assert isinstance(answer, StockTaken)
    assert answer.insight == insight(LCN, state, YELLOW)

"""The finite menu of offers for bots: all of it allowed, all of it from what the seat knows."""

from typing import Any

import pytest

from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.games.la_cosa_nostra.rules import BUSINESS_NAMES
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.offer_menu import PEACE
from backroom.games.la_cosa_nostra.trade.promises import give_word
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    Pledge,
    Promise,
    PromiseKind,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.kernel.rng import Rng, fast_rng
from builders.la_cosa_nostra import LcnTable, new_game, seat
from builders.rule_marks import rule

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")
PRICE = {"pimp": 4000, "drug_dealer": 4000, "loan_shark": 4000} | {
    "lawyer": 2000,
    "politician": 2000,
    "cop": 2000,
    "garage": 8000,
    "building_firm": 8000,
    "waste_company": 8000,
    "night_club": 12_000,
    "casino": 14_000,
}


def said(state: LcnState, who: int) -> list[Any]:
    """The terms of everything in this seat's menu."""
    terms: list[Any] = []
    for action in state.menu(who):
        assert isinstance(action, LcnDeal)
        terms.append(action.said)
    return terms


def marker_offers(table: LcnTable, colour: str) -> set[tuple[int, int, int]]:
    """Partner, business and price of all offers for a marker."""
    return {
        (each.partner, each.gets.permits[0], each.gives.cash)
        for each in said(table.state, seat(colour))
        if isinstance(each, Offer) and each.gets.permits
    }


def play_on(state: LcnState, chance: Rng, steps: int) -> None:
    """A random game with random offers from the menu and random answers."""
    for _ in range(steps):
        if state.is_over():
            return
        who = int(chance.below(state.seats))
        menu = state.menu(who)
        if menu and chance.below(4) == 0:
            state.apply(who, menu[chance.below(len(menu))])
        else:
            asked = state.to_act()
            who = asked[chance.below(len(asked))]
            legal = state.legal(who)
            state.apply(who, legal[chance.below(len(legal))])


def reached(seed: int) -> LcnState:
    state, _ = new_game(3 + seed % 3, seed)
    play_on(state, fast_rng(seed, 1), 29 * seed % 320)
    return state


@rule("LCN-E81")
@pytest.mark.parametrize("seed", range(24))
def test_everything_in_the_menu_is_allowed_and_nothing_is_in_it_twice(seed: int) -> None:
    state = reached(seed)
    for who in range(state.seats):
        menu = state.menu(who)
        terms = said(state, who)
        assert all(terms.count(each) == 1 for each in terms)
        assert len(menu) <= 250
        for action in menu:
            assert state.refuse(who, action) is None, action.terms()
            twin = state.clone()
            assert twin.attempt(who, action) is None
            assert twin != state


@rule("LCN-81", "LCN-E78")
@pytest.mark.parametrize("seed", range(15))
def test_the_menu_depends_on_nothing_that_the_seat_does_not_know(seed: int) -> None:
    state = reached(seed)
    for who in range(state.seats):
        for world in range(2):
            other = state.redeal(who, fast_rng(seed, 7 + world))
            assert said(other, who) == said(state, who)


def with_a_gap(cash: int = 5000) -> LcnTable:
    """Yellow holds Investment Fraud and lacks the Lawyer; green has two, red is buying one."""
    table = LcnTable(3, planning=True).give("yellow", cash=cash, jobs="investment_fraud")
    table.give("yellow", businesses="loan_shark").give("green", businesses="lawyer*2 pimp")
    table.give("red", businesses="loan_shark")
    return table.task("red-1", "buy lawyer")


@rule("LCN-78", "LCN-80", "LCN-92")
def test_a_marker_is_asked_for_wherever_a_prerequisite_is_missing() -> None:
    table = with_a_gap()
    greens, reds = table.business("green", "lawyer"), table.business("red", "lawyer")
    assert marker_offers(table, "yellow") == {
        (partner, card, price)
        for partner, card in ((GREEN, greens), (RED, reds))
        for price in (1000, 2000, 4000)
    }


@rule("LCN-80", "LCN-96")
def test_only_prices_that_can_be_paid_are_in_the_menu() -> None:
    table = with_a_gap(cash=2000)
    assert {price for _, _, price in marker_offers(table, "yellow")} == {1000, 2000}
    assert marker_offers(with_a_gap(cash=0), "yellow") == set()


@rule("LCN-80", "LCN-E51")
def test_a_deactivated_business_is_not_asked_for() -> None:
    table = with_a_gap().deactivate("green lawyer")
    other = table.business("green", "lawyer", 1)
    assert {card for who, card, _ in marker_offers(table, "yellow") if who == GREEN} == {other}


@rule("LCN-80")
def test_a_planned_job_is_provided_for_as_well_as_one_in_hand() -> None:
    table = LcnTable(3).give("yellow", cash=2000).task("yellow-1", "car_theft")
    table.give("red", businesses="garage")
    garage = table.business("red", "garage")
    assert marker_offers(table, "yellow") == {(RED, garage, 1000), (RED, garage, 2000)}


@rule("LCN-80")
def test_what_one_owns_or_has_a_marker_for_is_not_asked_for() -> None:
    table = with_a_gap().marker("yellow", "green", "lawyer")
    assert marker_offers(table, "yellow") == set()
    table = with_a_gap()
    lawyer = table.business("green", "lawyer")
    table.deal("green", "yellow", Side(businesses=(lawyer,)), Side())
    assert marker_offers(table, "yellow") == set()


@rule("LCN-85")
def test_with_five_markers_out_no_further_one_is_asked_for() -> None:
    table = with_a_gap()
    for _ in range(5):
        table.marker("yellow", "green", "pimp")
    assert marker_offers(table, "yellow") == set()


@rule("LCN-96", "LCN-E84")
def test_a_loan_is_asked_of_everybody_who_has_the_money() -> None:
    table = LcnTable(4).give("green", cash=3000).give("red", cash=2000).give("purple", cash=9000)
    loans = [
        (each.partner, each.gives.promises[0].amount, each.gets.cash)
        for each in said(table.state, YELLOW)
        if isinstance(each, Offer) and each.gets.cash and each.gives != PEACE
    ]
    purple = seat("purple")
    assert loans == [(who, back, 3000) for who in (GREEN, purple) for back in (4000, 5000)]


@rule("LCN-95")
def test_a_business_is_for_sale_at_its_price_to_whoever_can_pay() -> None:
    table = LcnTable(4).give("yellow", businesses="casino night_club")
    table.give("green", cash=14_000).give("red", cash=11_000).give("purple", cash=50_000)
    sales = [
        (each.partner, each.gives.businesses, each.gets.cash)
        for each in said(table.state, YELLOW)
        if isinstance(each, Offer) and each.gives.businesses
    ]
    assert {partner for partner, _, _ in sales} == {GREEN, seat("purple")}
    for _, cards, price in sales:
        (name,) = [BUSINESS_NAMES[table.rules.business_kind[card]] for card in cards]
        assert price == PRICE[name]


@rule("LCN-95")
def test_nobody_sells_his_last_business() -> None:
    table = LcnTable(3).give("yellow", businesses="casino").give("green", cash=50_000)
    assert not any(
        isinstance(each, Offer) and each.gives.businesses for each in said(table.state, YELLOW)
    )


@rule("LCN-94")
def test_a_word_of_peace_can_be_given_or_exchanged() -> None:
    peace = Promise(PromiseKind.NO_ATTACK)
    for planning in (False, True):
        terms = said(LcnTable(3, planning=planning).state, YELLOW)
        for other in (GREEN, RED):
            assert Pledge(other, peace) in terms
            assert Offer(other, Side(promises=(peace,)), Side(promises=(peace,))) in terms


def offers(table: LcnTable, colour: str) -> list[Offer]:
    """All offers in this seat's menu."""
    return [each for each in said(table.state, seat(colour)) if isinstance(each, Offer)]


@rule("LCN-97", "LCN-98")
def test_peace_is_bought_and_extorted_from_everybody_who_can_pay() -> None:
    table = LcnTable(3).give("yellow", cash=1000).give("green", cash=2000)
    talk = offers(table, "yellow")
    for other in (GREEN, RED):
        assert Offer(other, Side(cash=1000), PEACE) in talk
        assert Offer(other, Side(cash=2000), PEACE) not in talk
    assert Offer(GREEN, PEACE, Side(cash=2000)) in talk
    assert not any(each.partner == RED and each.gets.cash for each in talk)


@rule("LCN-97")
def test_once_an_attack_is_announced_attacker_and_target_talk_about_more() -> None:
    table = LcnTable(3).give("green", cash=9000).task("yellow-3", "theft@3")
    table.execute("yellow-3").act(Do.TARGET[GREEN])
    asked = {each.gets.cash for each in offers(table, "yellow") if each.partner == GREEN}
    assert {2000, 3000, 5000} <= asked
    paid = [each for each in offers(table, "green") if each.partner == YELLOW]
    assert {each.gives.cash for each in paid if each.gets == PEACE} >= {2000, 3000, 5000}
    assert not any(each.gives == PEACE and each.gets.cash for each in paid)


@rule("LCN-83", "LCN-96")
def test_what_was_borrowed_can_be_paid_back_once_the_money_is_there() -> None:
    table = LcnTable(3).give("yellow", cash=3000)
    give_word(table.state, YELLOW, GREEN, Promise(PromiseKind.REPAY, 4000))
    back = Offer(GREEN, Side(cash=4000), Side())
    assert back not in offers(table, "yellow")
    table.state.cash[YELLOW] = 4
    assert back in offers(table, "yellow")
    table.deal("yellow", "green", back.gives, back.gets)
    assert not any(each.gets == Side() for each in offers(table, "yellow"))


@rule("LCN-80", "LCN-E81")
def test_whoever_is_to_be_paid_may_ask_for_more() -> None:
    table = with_a_gap()
    permit = Side(permits=(table.business("green", "lawyer"),))
    table.offer("yellow", "green", Side(cash=1000), permit)
    counters = [each for each in offers(table, "green") if each.answers is not None]
    slot = table.state.trade.offers[0].slot
    assert counters == [Offer(YELLOW, permit, Side(cash=price), slot) for price in (2000, 3000)]


@rule("LCN-80", "LCN-E81")
def test_whoever_is_to_pay_may_offer_less() -> None:
    table = LcnTable(3).give("yellow", businesses="casino pimp").give("green", cash=9000)
    sale = Side(businesses=(table.business("yellow", "pimp"),))
    table.offer("yellow", "green", sale, Side(cash=4000))
    counters = [each for each in offers(table, "green") if each.answers is not None]
    assert [each.gives for each in counters] == [Side(cash=3000), Side(cash=2000)]
    assert all(each.gets == sale for each in counters)


@rule("LCN-E81")
def test_a_present_is_not_haggled_over() -> None:
    table = LcnTable(3).give("yellow", cash=5000)
    table.offer("yellow", "green", Side(cash=1000), Side())
    assert not any(each.answers is not None for each in offers(table, "green"))


@rule("LCN-88")
def test_every_marker_of_ones_own_can_be_taken_back() -> None:
    table = LcnTable(3).give("green", businesses="lawyer").give("red", businesses="cop pimp")
    table.marker("yellow", "green", "lawyer").marker("yellow", "red", "cop")
    table.marker("green", "red", "pimp")
    taken = {each.business for each in said(table.state, YELLOW) if isinstance(each, TakeBack)}
    assert taken == {table.business("green", "lawyer"), table.business("red", "cop")}


@rule("LCN-E82")
def test_with_five_open_offers_only_they_and_markers_can_be_taken_back() -> None:
    table = with_a_gap().marker("yellow", "green", "pimp")
    for _ in range(5):
        table.offer("yellow", "green", Side(cash=1000), Side())
    back = TakeBack(table.business("green", "pimp"))
    assert said(table.state, YELLOW) == [*(Withdraw(slot) for slot in range(5)), back]


@rule("LCN-E85", "LCN-E56")
def test_while_trade_is_closed_there_is_nothing_in_the_menu() -> None:
    state, _ = new_game(3)
    table = LcnTable(3).give("green", businesses="pimp").task("yellow-1", "bash_businessman")
    table.attack("yellow-1", "green")
    for position in (state, table.state):
        assert all(position.menu(who) == () for who in range(3))


@rule("LCN-E86")
def test_the_spectator_has_no_menu() -> None:
    assert with_a_gap().state.menu(-1) == ()


@rule("LCN-80")
def test_a_deal_that_lies_on_the_table_is_not_suggested_again_for_other_money() -> None:
    """Whoever wants to pay more withdraws it first: else one marker is asked for five times."""
    table = with_a_gap()
    state = table.state
    first, asked = next(
        (action, terms)
        for action in state.menu(YELLOW)
        if isinstance(terms := action.terms(), Offer) and terms.gets.permits
    )
    assert state.attempt(YELLOW, first) is None
    assert all(
        (who, card) != (asked.partner, asked.gets.permits[0])
        for who, card, _ in marker_offers(table, "yellow")
    )
    (withdrawing,) = [each for each in state.menu(YELLOW) if isinstance(each.terms(), Withdraw)]
    assert state.attempt(YELLOW, withdrawing) is None
    again = {(who, card) for who, card, _ in marker_offers(table, "yellow")}
    assert (asked.partner, asked.gets.permits[0]) in again

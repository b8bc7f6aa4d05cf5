"""How a bot of La Cosa Nostra bargains, and what it does not do because a person would laugh."""

from collections import Counter

import pytest

from backroom.bots.request import as_choice
from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.games.la_cosa_nostra.trade.terms import Offer, Promise, PromiseKind, Side
from backroom.kernel.rng import fast_rng
from backroom.lab.trade_report import report
from bots.matches import compiled_only
from builders.la_cosa_nostra import LCN, LcnTable, man, seat
from builders.la_cosa_nostra_bots import all_actions, favourite, judgement, positions


def offers(table: LcnTable, colour: str) -> list[Offer]:
    """What a bot might offer here."""
    who = seat(colour)
    said = judgement(int(table.state.seats)).might_say(table.state, who)
    deals = [each.said for each in said if isinstance(each, LcnDeal)]
    return [each for each in deals if isinstance(each, Offer)]


def test_what_it_might_say_is_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(
    seed: int,
) -> None:
    for state in positions(seed, 11):
        for who in state.to_act():
            worlds = [state.redeal(who, fast_rng(seed, number)) for number in (3, 4)]
            said = [[each.terms() for each in all_actions(world, who)] for world in worlds]
            assert said[0] == said[1]


def test_everything_it_might_say_is_allowed_and_can_be_sent(seed: int) -> None:
    for state in positions(seed, 11):
        for who in state.to_act():
            for action in all_actions(state, who):
                assert state.refuse(who, action) is None, action.terms()
                choice = as_choice(action)
                again = LCN.action(choice.action, choice.terms)
                assert again.terms() == action.terms()


# Prices


def wants_a_casino(round: int) -> LcnTable:
    """Yellow is behind, so nobody minds helping him."""
    table = LcnTable(round=round).give("yellow", cash=9000).give("green", businesses="casino")
    table.give("green", cash=30_000).give("red", cash=60_000)
    return table.task("yellow-3", "rigged_gambling").task("green-1", "horse_racing")


def marker_prices(table: LcnTable) -> set[int]:
    """What yellow might offer for a marker."""
    return {each.gives.cash for each in offers(table, "yellow") if each.gets.permits}


def wanted_by_green(table: LcnTable) -> int:
    """The lowest price, in thousands, at which green lends his casino to yellow."""
    casino = table.business("green", "casino")
    for price in range(1, 9):
        table.offer("yellow", "green", Side(cash=1000 * price), Side(permits=(casino,)))
        slot = table.state.trade.offers[-1].slot
        if favourite(table, "green") is Do.ACCEPT[slot]:
            return price
        table.act(Do.REFUSE[slot], "green")
    return 9


def test_a_marker_costs_more_the_later_it_is() -> None:
    assert wanted_by_green(wants_a_casino(4)) > wanted_by_green(wants_a_casino(1))


def test_a_marker_costs_less_if_somebody_else_could_lend_the_same() -> None:
    alone = wants_a_casino(4)
    rivals = wants_a_casino(4).give("red", businesses="casino")
    assert wanted_by_green(rivals) < wanted_by_green(alone)


@pytest.mark.parametrize("cash", [0, 1000])
def test_a_marker_is_not_given_away_in_the_last_round(cash: int) -> None:
    table = wants_a_casino(4)
    casino = table.business("green", "casino")
    word = Promise(PromiseKind.REPAY, 20_000)
    table.offer("yellow", "green", Side(cash=cash, promises=(word,)), Side(permits=(casino,)))
    assert favourite(table, "green") is not Do.ACCEPT[table.state.trade.offers[0].slot]


def test_the_third_offer_of_a_bargain_is_answered_and_not_countered() -> None:
    table = wants_a_casino(4)
    casino = table.business("green", "casino")
    table.offer("yellow", "green", Side(cash=1000), Side(permits=(casino,)))
    for number in range(2):
        colours = ("green", "yellow") if number == 0 else ("yellow", "green")
        last = table.state.trade.offers[-1]
        table.offer(*colours, last.gets, last.gives, last.slot)
    slot = table.state.trade.offers[-1].slot
    assert table.state.trade.offers[-1].number == 3
    assert not [each for each in offers(table, "green") if each.answers == slot]


# What is not bought twice


def test_no_marker_is_asked_for_that_lies_on_a_planned_purchase_already() -> None:
    table = LcnTable(round=4).give("yellow", cash=30_000).give("red", cash=30_000)
    table.task("yellow-3", "rigged_gambling").task("red-1", "buy casino")
    assert marker_prices(table)
    asked = [each for each in offers(table, "yellow") if each.gets.permits]
    casino = asked[0].gets.permits[0]
    table.deal("yellow", "red", Side(cash=1000), Side(permits=(casino,)))
    assert not marker_prices(table)


def test_no_second_offer_lies_on_the_table_for_one_marker() -> None:
    table = wants_a_casino(4).give("red", businesses="casino")
    asked = [each for each in offers(table, "yellow") if each.gets.permits]
    assert len(asked) == 1
    table.act(LcnDeal(asked[0]), "yellow")
    assert not marker_prices(table)


# What is lost by haste


def test_a_job_that_would_lapse_is_not_shown() -> None:
    table = LcnTable(round=4).give("yellow", cash=0).give("green", cash=9000)
    table.task("yellow-3", "rigged_gambling").task("green-1", "theft@2")
    assert favourite(table) is Do.ABANDON[man("yellow-3")]


def loans(table: LcnTable) -> list[Offer]:
    """Those in which yellow promises to pay something back."""
    found = [each for each in offers(table, "yellow") if each.gives.promises]
    return [each for each in found if each.gives.promises[0].kind is PromiseKind.REPAY]


def test_no_loan_is_asked_for_without_a_purchase_that_needs_it() -> None:
    table = LcnTable(round=1).give("yellow", cash=12_000).give("green", cash=20_000)
    table.task("yellow-3", "vandalism@1").task("green-1", "theft@1")
    assert not loans(table)
    table.task("yellow-2", "buy casino")
    assert [(each.partner, each.gets.cash) for each in loans(table)] == [(seat("green"), 2000)]


@compiled_only
def test_four_bots_haggle_and_buy_nothing_of_no_use(seed: int) -> None:
    counted: Counter[str] = report(["normal"] * 4, 4, seed, 1)
    assert counted["counter-offers"] > 4
    assert counted["refused"] > 2
    assert counted["accepted"] > 60
    assert counted["markers of no use"] == 0
    assert counted["Cash Jobs that lapsed"] == 0


def test_whoever_would_ask_for_more_does_not_say_a_bare_no() -> None:
    """A counter-offer says no as well, and leaves the door open: so a hard bot thinks about that
    and not about a refusal."""
    table = wants_a_casino(4)
    casino = table.business("green", "casino")
    table.offer("yellow", "green", Side(cash=1000), Side(permits=(casino,)))
    who, slot = seat("green"), table.state.trade.offers[-1].slot
    lines = judgement(int(table.state.seats), "hard").lines(
        table.state, who, all_actions(table.state, who, "hard")
    )
    begun = [line.actions[0] for line in lines]
    assert any(isinstance(each, LcnDeal) for each in begun)
    assert Do.REFUSE[slot] not in begun


def may_bash(marked: bool) -> tuple[LcnTable, int]:
    """Yellow is about to bash a Businessman of green's, and has rented one of them, or has not."""
    table = LcnTable(round=3).give("green", businesses="lawyer pimp", cash=60_000)
    table.give("yellow", cash=9000, businesses="cop").task("yellow-3", "red_light_district")
    table.task("yellow-2", "bash_businessman@1").task("green-1", "theft@1")
    if marked:
        table.marker("yellow", "green", "pimp")
    return table.attack("yellow-2", "green"), table.business("green", "pimp")


def test_nobody_closes_the_business_on_which_his_own_marker_waits() -> None:
    table, rented = may_bash(marked=True)
    assert favourite(table) is not Do.VICTIM_BUSINESS[rented]
    table, free = may_bash(marked=False)
    assert favourite(table) is Do.VICTIM_BUSINESS[free]

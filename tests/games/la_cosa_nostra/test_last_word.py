"""LCN-E90: after the last task everybody has a last word, and what could not be paid is void."""

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.trade import IncomePaid, PromiseSettled
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind, Side
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.la_cosa_nostra import LCN, LcnTable, seat
from builders.rule_marks import rule

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")
SHARE = Promise(PromiseKind.SHARE)
NOTHING = Side()


def last_job(*, round: int = 4, windows: Windows = Windows.ALL) -> LcnTable:
    """Yellow has the last task, a Cash Job, and has promised green half of it."""
    table = LcnTable(round=round, windows=windows, talkative=True)
    table.task("yellow-2", "car_theft").give("yellow", businesses="garage")
    return table.pledge("yellow", "green", PromiseKind.SHARE)


def statuses(table: LcnTable) -> list[str]:
    return [made.status for made in table.state.trade.promises]


@rule("LCN-E90", "LCN-148")
def test_half_of_the_very_last_job_can_be_paid_before_the_final_count() -> None:
    table = last_job().dice(3, 3).execute("yellow-2")
    assert (table.stage, table.asked) == ("last_word", ["yellow", "green", "red"])
    assert table.heard(IncomePaid) == []
    table.deal("yellow", "green", Side(cash=4000), NOTHING)
    assert statuses(table) == ["kept"]
    table.no("yellow", "green", "red")
    assert table.stage == "over"
    assert table.cash("green") == 4000


@rule("LCN-E90", "LCN-E84")
def test_who_had_the_money_and_passed_has_broken_the_promise() -> None:
    table = last_job().dice(3, 3).execute("yellow-2").no("red", "green", "yellow")
    assert table.heard(PromiseSettled) == [PromiseSettled(YELLOW, GREEN, SHARE, "broken")]


@rule("LCN-E90")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_there_is_a_last_word_in_every_round_and_it_ends_when_all_have_passed(round: int) -> None:
    table = last_job(round=round).abandon("yellow-2")
    for colour in ("green", "yellow"):
        assert table.no(colour).step == "last_word"
    table.no("red")
    assert table.stage == ("over" if round == 4 else "recruiting")


@rule("LCN-E90")
def test_an_offer_asks_also_those_who_have_passed() -> None:
    table = last_job().dice(3, 3).execute("yellow-2").no("green", "red")
    table.offer("yellow", "green", Side(cash=4000), NOTHING).no("yellow")
    assert table.asked == ["green"]
    assert table.legal("green") == {"pass", "accept 0", "refuse 0"}
    assert table.accept("green").no("green").stage == "over"
    assert statuses(table) == ["kept"]


@rule("LCN-E90", "LCN-E84")
def test_a_debt_whose_debtor_never_had_the_money_is_void_and_not_broken() -> None:
    table = LcnTable(round=4, talkative=True).give("yellow", cash=3000).give("red", cash=9000)
    table.pledge("yellow", "green", PromiseKind.REPAY, 4000)
    table.pledge("yellow", "red", PromiseKind.REPAY, 3000)
    table.end_actions().no("yellow", "green", "red")
    assert statuses(table) == ["void", "broken"]


@rule("LCN-E90")
@pytest.mark.parametrize(("stolen", "status"), [("theft:4@4", "void"), ("usury", "broken")])
def test_money_that_is_gone_before_trade_opens_again_was_never_there(
    stolen: str, status: str
) -> None:
    """Yellow borrows 5,000 for a promise of 6,000 and earns no more; a thief leaves nothing."""
    table = LcnTable(round=4, turn="green", talkative=True).task("green-3", stolen)
    table.give("red", cash=9000).give("yellow", cash=5000)
    table.deal("red", "yellow", NOTHING, Side(promises=(Promise(PromiseKind.REPAY, 6000),)))
    if stolen == "usury":
        table.deal("red", "yellow", Side(cash=1000), NOTHING)
        table.abandon("green-3")
    else:
        table.dice(6, 6, 6).attack("green-3", "yellow")
        assert table.cash("yellow") == 0
    table.no("yellow", "green", "red")
    assert statuses(table) == [status]


@rule("LCN-E90")
def test_at_payday_the_income_pays_what_is_owed() -> None:
    """Yellow has nothing at the last word, and 4,000 at payday."""
    table = LcnTable(round=1, talkative=True).give("yellow", businesses="garage")
    table.pledge("yellow", "green", PromiseKind.REPAY, 4000).end_actions()
    assert not table.state.trade.promises[0].payable
    table.no("yellow", "green", "red")
    assert table.state.trade.promises[0].payable
    table.all_pass()
    assert statuses(table) == ["broken"]


@rule("LCN-E90", "LCN-E87")
def test_the_last_word_is_one_tap_and_can_be_left_to_a_standing_order() -> None:
    table = last_job().abandon("yellow-2")
    assert table.legal("green") == {"pass"}
    assert table.state.neutral(GREEN, fast_rng(1)) is PASS
    question = LCN.teller(table.rules).question(table.state.view(GREEN)).name
    assert {order.question: order.action for order in LCN.orders}[question] is PASS


@rule("LCN-E90")
def test_in_a_simulation_only_who_owes_money_is_asked() -> None:
    table = last_job(windows=Windows.KNOWN).abandon("yellow-2")
    assert table.stage == "over"
    table = last_job(windows=Windows.KNOWN).dice(3, 3).execute("yellow-2")
    assert (table.step, table.asked) == ("last_word", ["yellow"])


@rule("LCN-E90", "LCN-E85")
def test_at_the_last_word_a_business_can_still_change_hands_and_pays_its_new_owner() -> None:
    table = LcnTable(talkative=True).give("yellow", businesses="casino").give("green", cash=9000)
    casino = table.business("yellow", "casino")
    table.end_actions().deal("yellow", "green", Side(businesses=(casino,)), Side(cash=9000))
    assert table.refused(Do.RECRUIT[9], "green").rule == "LCN-E83"
    table.no("yellow", "green", "red")
    assert (table.cash("yellow"), table.cash("green")) == (9000, 7000)

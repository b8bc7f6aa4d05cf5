"""LCN-83, LCN-94 and LCN-E84: promises bind nobody, but the table remembers and judges them."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do, LcnDeal
from backroom.games.la_cosa_nostra.events.trade import (
    Promised,
    PromiseSettled,
)
from backroom.games.la_cosa_nostra.trade.terms import Offer, Pledge, Promise, PromiseKind, Side
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.rule_marks import rule

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")
PEACE = Promise(PromiseKind.NO_ATTACK)
SHARE = Promise(PromiseKind.SHARE)
NOTHING = Side()


def repay(dollars: int) -> Promise:
    return Promise(PromiseKind.REPAY, dollars)


def table_with(job: str = "buy casino", *, round: int = 3) -> LcnTable:
    """Yellow's man of strength 2 has a task and is in turn; green has a purchase to abandon."""
    table = LcnTable(3, round=round).task("yellow-2", job).task("green-1", "buy night_club")
    for colour in ("yellow", "green", "red"):
        table.give(colour, cash=9000)
    return table


def statuses(table: LcnTable) -> list[str]:
    return [made.status for made in table.state.view(RED).promises]


def owed(table: LcnTable) -> list[int]:
    return [made.owed for made in table.state.trade.promises]


def end_round(table: LcnTable) -> None:
    """Every task that is left is abandoned; nobody can pay for a recruit."""
    for name in [f"{colour}-{n}" for colour in ("yellow", "green", "red") for n in (1, 2, 3)]:
        if table.has_task(name):
            table.state.turn = table.state.actor = seat(name.split("-")[0])
            table.state.pending = 1 << table.state.actor
            table.abandon(name)
    table.all_pass()


def pay(table: LcnTable, giver: str, taker: str, dollars: int) -> None:
    table.deal(giver, taker, Side(cash=dollars), NOTHING)


# Remembered


@rule("LCN-E77", "LCN-E84", "LCN-94")
@pytest.mark.parametrize(
    "promise", [PEACE, SHARE, repay(4000), Promise(PromiseKind.WORDS, words="I owe you one.")]
)
def test_the_table_knows_four_kinds_of_promises_and_everybody_hears_them(promise: Promise) -> None:
    table = table_with()
    table.act(LcnDeal(Pledge(GREEN, promise)), "yellow")
    assert table.heard(Promised, "red") == [Promised(YELLOW, GREEN, promise)]
    (made,) = table.state.view(RED).promises
    assert (made.by, made.to, made.promise) == (YELLOW, GREEN, promise)
    assert (made.round, made.status) == (3, "open")


@rule("LCN-80", "LCN-E77")
def test_a_promise_can_be_the_price_of_a_deal() -> None:
    table = table_with().give("green", businesses="lawyer")
    lawyer = table.business("green", "lawyer")
    table.deal("yellow", "green", Side(promises=(SHARE,)), Side(permits=(lawyer,)))
    assert table.markers("yellow") == 1
    assert [(made.by, made.to, made.promise) for made in table.state.trade.promises] == [
        (YELLOW, GREEN, SHARE)
    ]


@rule("LCN-E84")
def test_a_side_of_a_deal_holds_up_to_three_promises() -> None:
    table = table_with()
    many = Side(promises=(PEACE, SHARE, repay(1000), repay(2000)))
    refusal = table.refused(LcnDeal(Offer(GREEN, many, NOTHING)), "yellow")
    assert (refusal.rule, refusal.reason) == ("LCN-E84", "too_many_promises")
    assert table.refused(LcnDeal(Offer(GREEN, NOTHING, many)), "yellow").rule == "LCN-E84"
    table.deal("yellow", "green", Side(promises=many.promises[:3]), Side(promises=(PEACE,)))
    assert len(table.state.trade.promises) == 4


@rule("LCN-E84")
@pytest.mark.parametrize(
    "promise",
    [
        repay(0),
        repay(1500),
        repay(-1000),
        repay(1_001_000),
        Promise(PromiseKind.NO_ATTACK, 1000),
        Promise(PromiseKind.SHARE, 1000),
        Promise(PromiseKind.WORDS, 1000, "a thousand"),
        Promise(PromiseKind.WORDS),
        Promise(PromiseKind.WORDS, words="  "),
        Promise(PromiseKind.WORDS, words="x" * 201),
        Promise(PromiseKind.NO_ATTACK, words="honestly"),
        Promise(PromiseKind.REPAY, 1000, "honestly"),
    ],
)
def test_a_promise_says_a_sum_where_it_is_about_a_sum_and_words_where_it_is_words(
    promise: Promise,
) -> None:
    table = table_with()
    for action in (
        LcnDeal(Pledge(GREEN, promise)),
        LcnDeal(Offer(GREEN, Side(promises=(promise,)), NOTHING)),
        LcnDeal(Offer(GREEN, NOTHING, Side(promises=(promise,)))),
    ):
        refusal = table.refused(action, "yellow")
        assert (refusal.rule, refusal.reason) == ("LCN-E84", "odd_promise")


@rule("LCN-E84")
def test_two_hundred_letters_are_enough_for_a_promise() -> None:
    table = table_with().pledge("yellow", "green", PromiseKind.WORDS, words="x" * 200)
    assert len(table.state.trade.promises) == 1


@rule("LCN-94")
def test_a_promise_is_made_to_another_player() -> None:
    table = table_with()
    for partner in (YELLOW, seat("purple"), -1):
        refusal = table.refused(LcnDeal(Pledge(partner, PEACE)), "yellow")
        assert (refusal.rule, refusal.reason) == ("LCN-E81", "no_partner")


# Peace


@rule("LCN-83", "LCN-94", "LCN-E84")
def test_a_word_not_to_attack_is_broken_by_the_attack_and_does_not_prevent_it() -> None:
    table = table_with("theft:4").pledge("yellow", "green", PromiseKind.NO_ATTACK)
    table.execute("yellow-2").act(Do.TARGET[GREEN])
    assert statuses(table) == ["open"]  # announcing is not attacking yet
    table.dice(4, 4).act(Do.REVEAL[0])
    assert table.cash("green") == 4000
    assert statuses(table) == ["broken"]
    assert table.heard(PromiseSettled, "red") == [PromiseSettled(YELLOW, GREEN, PEACE, "broken")]


@rule("LCN-E84")
@pytest.mark.parametrize("dice", [(1, 1), (4, 4)])
def test_an_attack_on_somebody_else_breaks_only_the_word_given_to_him(
    dice: tuple[int, ...],
) -> None:
    """Whatever the dice say: the attack was made."""
    table = table_with("theft:4").pledge("yellow", "green", PromiseKind.NO_ATTACK)
    table.pledge("yellow", "red", PromiseKind.NO_ATTACK)
    table.pledge("red", "yellow", PromiseKind.NO_ATTACK)
    table.dice(*dice).attack("yellow-2", "red")
    assert statuses(table) == ["open", "broken", "open"]
    end_round(table)
    assert statuses(table) == ["kept", "broken", "kept"]


@rule("LCN-E84")
def test_a_word_not_to_attack_is_kept_when_the_round_has_passed() -> None:
    table = table_with("theft").pledge("yellow", "green", PromiseKind.NO_ATTACK)
    table.execute("yellow-2").act(Do.TARGET[GREEN]).act(Do.ABANDON[man("yellow-2")])
    end_round(table)
    assert table.state.round == 4
    assert statuses(table) == ["kept"]
    assert table.heard(PromiseSettled) == [PromiseSettled(YELLOW, GREEN, PEACE, "kept")]


@rule("LCN-E84")
def test_promises_are_judged_at_the_end_of_the_game_too() -> None:
    table = table_with(round=4).pledge("yellow", "green", PromiseKind.NO_ATTACK)
    table.pledge("yellow", "red", PromiseKind.REPAY, 1000)
    table.pledge("yellow", "red", PromiseKind.SHARE)
    end_round(table)
    assert table.stage == "over"
    assert statuses(table) == ["kept", "broken", "void"]


# Loans


@rule("LCN-96", "LCN-E77", "LCN-E84")
def test_a_loan_that_is_paid_back_is_kept() -> None:
    table = table_with()
    table.deal("yellow", "green", Side(promises=(repay(4000),)), Side(cash=3000))
    assert (table.cash("yellow"), table.cash("green")) == (12_000, 6000)
    assert (statuses(table), owed(table)) == (["open"], [4000])
    pay(table, "yellow", "green", 1000)
    assert (statuses(table), owed(table)) == (["open"], [3000])
    pay(table, "yellow", "green", 3000)
    assert statuses(table) == ["kept"]
    assert table.heard(PromiseSettled) == [PromiseSettled(YELLOW, GREEN, repay(4000), "kept")]


@rule("LCN-83", "LCN-E77", "LCN-E84")
def test_a_loan_that_is_not_paid_back_is_broken_and_nothing_is_enforced() -> None:
    table = table_with()
    table.deal("yellow", "green", Side(promises=(repay(4000),)), Side(cash=1000))
    pay(table, "yellow", "green", 3000)
    end_round(table)
    assert (table.state.round, statuses(table)) == (4, ["broken"])
    assert (table.cash("yellow"), table.cash("green")) == (7000, 11_000)


@rule("LCN-E84")
def test_money_pays_off_the_oldest_debt_first() -> None:
    table = table_with().pledge("yellow", "green", PromiseKind.REPAY, 2000)
    table.pledge("yellow", "red", PromiseKind.REPAY, 2000)
    table.pledge("yellow", "green", PromiseKind.REPAY, 3000)
    pay(table, "yellow", "green", 1000)
    assert owed(table) == [1000, 2000, 3000]
    pay(table, "yellow", "green", 2000)
    assert (owed(table), statuses(table)) == ([0, 2000, 2000], ["kept", "open", "open"])
    end_round(table)
    assert statuses(table) == ["kept", "broken", "broken"]


@rule("LCN-E84")
def test_only_money_from_the_debtor_to_the_creditor_counts() -> None:
    table = table_with("birthday_party").pledge("green", "yellow", PromiseKind.REPAY, 2000)
    pay(table, "green", "red", 2000)
    pay(table, "yellow", "green", 2000)
    pay(table, "red", "yellow", 2000)
    assert owed(table) == [2000]
    table.dice(6, 6).execute("yellow-2")  # green gives 3,000 as a present, not in a deal
    assert table.cash("green") == 6000
    assert owed(table) == [2000]


@rule("LCN-E84")
def test_money_given_in_the_deal_that_makes_the_debt_does_not_pay_it() -> None:
    table = table_with()
    table.deal("yellow", "green", Side(1000, promises=(repay(1000),)), NOTHING)
    assert owed(table) == [1000]


# A share of the profit


def shared(job: str = "car_theft", businesses: str = "garage") -> LcnTable:
    """Yellow has promised green half of his next Cash Job."""
    table = table_with(job).give("yellow", businesses=businesses)
    return table.pledge("yellow", "green", PromiseKind.SHARE)


@rule("LCN-E84")
@pytest.mark.parametrize(("dice", "half"), [((3, 3), 4000), ((3, 1), 3000)])
def test_half_of_the_profit_is_rounded_down_and_kept_when_it_is_paid(
    dice: tuple[int, ...], half: int
) -> None:
    """Half of 9,000 is 4,000, half of 7,000 is 3,000."""
    table = shared().dice(*dice).execute("yellow-2")
    assert (owed(table), statuses(table)) == ([half], ["open"])
    pay(table, "yellow", "green", half - 1000)
    assert statuses(table) == ["open"]
    pay(table, "yellow", "green", 1000)
    assert statuses(table) == ["kept"]


@rule("LCN-E84", "LCN-83")
def test_a_share_that_is_not_handed_over_is_broken() -> None:
    table = shared().dice(3, 3).execute("yellow-2")
    pay(table, "yellow", "green", 3000)
    end_round(table)
    assert statuses(table) == ["broken"]
    assert table.cash("yellow") == 9000 + 9000 - 3000 + 4000  # with the garage's income


@rule("LCN-E84")
def test_a_share_is_void_if_there_was_no_cash_job() -> None:
    table = shared("theft").pledge("yellow", "red", PromiseKind.SHARE)
    table.dice(6, 6).attack("yellow-2", "green")  # a theft is no Cash Job
    pay(table, "yellow", "green", 3000)
    assert statuses(table) == ["open", "open"]
    end_round(table)
    assert statuses(table) == ["void", "void"]


@rule("LCN-E84")
@pytest.mark.parametrize(
    ("job", "businesses", "dice"),
    [
        ("car_theft", "", ()),  # it lapses
        ("car_theft", "garage", (1, 1)),  # it fails
        ("gas_station_robbery", "", (6, 1)),  # half of 1,000 is nothing
    ],
)
def test_a_share_of_nothing_is_void(job: str, businesses: str, dice: tuple[int, ...]) -> None:
    table = shared(job, businesses).dice(*dice).execute("yellow-2")
    end_round(table)
    assert statuses(table) == ["void"]


@rule("LCN-E84")
@pytest.mark.parametrize(
    ("dice", "owes", "judged"),
    [((4, 1), 2000, "broken"), ((1, 1), 4000, "broken"), ((4, 4), 0, "void")],
)
def test_only_what_robbers_leave_is_shared(dice: tuple[int, ...], owes: int, judged: str) -> None:
    """Of 9,000 the robber takes 4,000, nothing, or all."""
    table = shared().task("red-2", "robbery").dice(3, 3).execute("yellow-2")
    table.dice(*dice).act(Do.ROB[man("red-2")], "red")
    assert owed(table) == [owes]
    end_round(table)
    assert statuses(table) == [judged]


@rule("LCN-E84")
def test_a_share_is_one_of_the_next_cash_job_only() -> None:
    table = shared().task("yellow-3", "gas_station_robbery").dice(3, 3).execute("yellow-2")
    pay(table, "yellow", "green", 4000)
    assert statuses(table) == ["kept"]
    table.abandon("green-1").task("red-1", "buy pimp").dice(6, 6, 6).execute("yellow-3")
    assert (owed(table), statuses(table)) == ([0], ["kept"])


@rule("LCN-E84")
def test_a_share_is_one_of_ones_own_cash_job() -> None:
    table = table_with("buy pimp").pledge("green", "yellow", PromiseKind.SHARE)
    table.pledge("yellow", "green", PromiseKind.SHARE)
    table.abandon("yellow-2").task("green-2", "gas_station_robbery").task("red-1", "buy pimp")
    table.dice(6, 6).execute("green-2")
    assert owed(table)[0] == 1000
    end_round(table)
    assert statuses(table) == ["broken", "void"]


@rule("LCN-E84")
def test_a_failed_cash_job_was_the_next_one_and_a_later_one_is_not_shared() -> None:
    """Half of what the next Cash Job pays: it has paid nothing."""
    table = shared().task("yellow-3", "credit_card_fraud").dice(1, 1).execute("yellow-2")
    table.abandon("green-1").task("red-1", "buy pimp").dice(6, 6, 6).execute("yellow-3")
    assert table.cash("yellow") == 12_000
    end_round(table)
    assert statuses(table) == ["void"]


@rule("LCN-E84")
def test_a_share_of_nothing_is_marked_void_as_soon_as_the_table_can_tell() -> None:
    table = shared().task("red-2", "robbery").dice(3, 3).execute("yellow-2")
    table.dice(4, 4).act(Do.ROB[man("red-2")], "red")  # everything is robbed
    assert statuses(table) == ["void"]


# Words


@rule("LCN-E84", "LCN-E77")
def test_words_of_ones_own_nobody_judges_but_the_players() -> None:
    table = table_with("theft").pledge(
        "yellow", "green", PromiseKind.WORDS, words="I will not attack you and pay you 1,000."
    )
    table.dice(6, 6).attack("yellow-2", "green")
    end_round(table)
    assert table.state.round == 4
    assert statuses(table) == ["open"]
    assert table.heard(PromiseSettled) == []

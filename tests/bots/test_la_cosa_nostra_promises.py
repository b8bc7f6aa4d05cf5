"""What a promise is worth to a bot of La Cosa Nostra: what its giver can and will pay."""

import pytest

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.trade.promises import BROKEN, KEPT, VOID, give_word, settle
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind, Side
from builders.la_cosa_nostra import LcnTable, seat
from builders.la_cosa_nostra_bots import favourite, judgement

PEACE = Promise(PromiseKind.NO_ATTACK)
SHARE = Promise(PromiseKind.SHARE)


def repay(dollars: int) -> Promise:
    return Promise(PromiseKind.REPAY, dollars)


def a_table(round: int = 1, cash: int = 12_000) -> LcnTable:
    """Yellow is about to ask green for something; he has money and businesses himself."""
    table = LcnTable(round=round).give("green", cash=12_000, businesses="pimp lawyer")
    table.give("yellow", cash=cash, businesses="loan_shark garage")
    return table.task("yellow-1", "vandalism@2").task("green-1", "horse_racing")


def accepts(table: LcnTable, gives: Side, gets: Side) -> bool:
    """Does green agree to what yellow gives for what he gets?"""
    table.offer("yellow", "green", gives, gets)
    return favourite(table, "green") is Do.ACCEPT[table.state.trade.offers[-1].slot]


def test_a_small_loan_at_good_interest_is_given_to_who_can_pay_it() -> None:
    assert accepts(a_table(), Side(promises=(repay(5000),)), Side(cash=3000))


@pytest.mark.parametrize("dollars", [20_000, 100_000, 1_000_000])
@pytest.mark.parametrize("asked", [3000, 12_000])
def test_the_more_is_promised_beyond_measure_the_less_it_is_believed(
    dollars: int, asked: int
) -> None:
    assert not accepts(a_table(), Side(promises=(repay(dollars),)), Side(cash=asked))


def test_nobody_is_believed_beyond_what_he_will_have() -> None:
    poor = LcnTable(round=1).give("green", cash=12_000, businesses="pimp")
    poor.give("yellow", cash=0).task("yellow-1", "vandalism@2").task("green-1", "horse_racing")
    assert not accepts(poor, Side(promises=(repay(5000),)), Side(cash=3000))


def test_all_debts_count_together() -> None:
    table = a_table()
    give_word(table.state, seat("yellow"), seat("red"), repay(8000))
    assert not accepts(table, Side(promises=(repay(5000),)), Side(cash=3000))


def test_a_great_promise_in_small_pieces_is_still_a_great_promise() -> None:
    pieces = (repay(5000), repay(5000), repay(5000))
    assert not accepts(a_table(), Side(promises=pieces), Side(cash=9000))


def settled(table: LcnTable, promise: Promise, status: str) -> LcnTable:
    give_word(table.state, seat("yellow"), seat("red"), promise)
    settle(table.state, len(table.state.trade.promises) - 1, status)
    return table


@pytest.mark.parametrize("promise", [PEACE, repay(1000)])
def test_one_lie_ends_credit(promise: Promise) -> None:
    loan = Side(promises=(repay(5000),)), Side(cash=3000)
    assert not accepts(settled(a_table(), promise, BROKEN), *loan)
    many = a_table()
    for _ in range(9):
        settled(many, repay(1000), KEPT)
    assert accepts(many, *loan)
    settled(many, promise, BROKEN)
    assert not accepts(many, *loan)


def test_a_debt_that_could_never_be_paid_was_a_lie() -> None:
    """LCN-E90 calls it void; whoever lent the money calls it something else."""
    loan = Side(promises=(repay(5000),)), Side(cash=3000)
    assert not accepts(settled(a_table(), repay(4000), VOID), *loan)


def test_peace_that_was_kept_proves_nothing_about_money() -> None:
    loan = Side(promises=(repay(9000),)), Side(cash=6000)
    table = a_table()
    assert not accepts(table, *loan)
    for _ in range(20):
        settled(table, PEACE, KEPT)
    assert not accepts(table, *loan)


@pytest.mark.parametrize("word", [repay(7000), repay(1_000_000), SHARE, PEACE])
def test_no_promise_is_worth_money_in_the_last_round(word: Promise) -> None:
    assert not accepts(a_table(round=4), Side(promises=(word,)), Side(cash=1000))


def test_half_of_no_job_is_nothing() -> None:
    table = LcnTable(round=2).give("green", cash=12_000, businesses="pimp")
    table.give("yellow", cash=12_000, businesses="garage").task("green-1", "horse_racing")
    table.task("yellow-1", "buy lawyer")
    assert not accepts(table, Side(promises=(SHARE,)), Side(cash=1000))


def test_a_half_that_is_promised_already_is_not_believed_again() -> None:
    table = a_table(round=3)
    give_word(table.state, seat("yellow"), seat("red"), SHARE)
    assert not accepts(table, Side(promises=(SHARE,)), Side(cash=1000))


@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_words_that_nobody_can_judge_are_worth_nothing(round: int) -> None:
    words = Promise(PromiseKind.WORDS, words="I shall never forget it.")
    table = a_table(round=round)
    lawyer = table.business("green", "lawyer")
    assert not accepts(table, Side(promises=(words,)), Side(cash=1000))
    assert not accepts(table, Side(promises=(words,)), Side(permits=(lawyer,)))


@pytest.mark.parametrize("round", [1, 4])
def test_hard_plays_on_with_and_without_an_offer_however_good_it_looks(round: int) -> None:
    table = a_table(round=round)
    table.offer(
        "yellow", "green", Side(cash=12_000), Side(permits=(table.business("green", "lawyer"),))
    )
    slot = table.state.trade.offers[0].slot
    green = seat("green")
    lines = judgement(3, "hard").lines(table.state, green, table.state.legal(green))
    assert {line.actions[0] for line in lines} >= {Do.ACCEPT[slot], Do.REFUSE[slot]}

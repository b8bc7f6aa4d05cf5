"""Deals at the terminal: offers made, answered and refused in words (La Cosa Nostra)."""

import io

import pytest
from rich.console import Console

from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.events.trade import (
    DealStruck,
    OfferMade,
)
from backroom.games.la_cosa_nostra.trade.terms import Offer, PromiseKind, Side
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.plain import Ending, Sitting
from builders.la_cosa_nostra import LCN, LcnTable, seat


def sat_down(
    position: LcnTable,
    *answers: str,
    language: str = "en",
    bots: int = 1,
    level: str = "random",
) -> tuple[LcnTable, str]:
    """Yellow types these answers in this position, then stops."""
    table = Table.open(LCN, position.state.seats, {"families": "fixed"}, "bargain")
    table.state = position.state
    table.told = position.told
    paper = io.StringIO()
    console = Console(file=paper, width=500)
    sitting = Sitting(table, 0, language, fast_rng(bots), console, level)
    left = list(answers)

    def read_line(prompt: str) -> str:
        paper.write(prompt)
        if not left:
            raise EOFError
        return left.pop(0)

    sitting.read_line = read_line
    assert sitting.play() is Ending.KEPT
    assert not left
    return position, paper.getvalue()


def planning(turn: str = "yellow") -> LcnTable:
    """Yellow has a job that lacks green's Lawyer, and three gangsters to give tasks to."""
    table = LcnTable(planning=True, turn=turn, market="cop pimp").give("yellow", cash=6000)
    table.give("yellow", businesses="loan_shark pimp", jobs="investment_fraud usury")
    return table.give("green", cash=1000, businesses="lawyer").give("red", cash=9000)


def test_a_suggested_offer_is_made_by_its_number_and_somebody_answers() -> None:
    table, said = sat_down(planning(), "d", "1")
    [made] = [event for event in table.heard(OfferMade) if event.offer.proposer == 0]
    assert made.offer.gives == Side(cash=1000)
    assert made.offer.gets == Side(permits=(table.business("green", "lawyer"),))
    assert "Offer Player 2 $1,000 for a marker on the Lawyer" in said
    assert table.state.trade.offers == ()  # green has accepted, refused or withdrawn it


def test_an_offer_of_ones_own_is_put_together_piece_by_piece() -> None:
    """With red: $2,000 and a word of peace for $4,000 to be paid back."""
    table = planning()
    words = ["d", "n", "2", "1 9", "2000", "7", "4000"]
    table, said = sat_down(table, *words)
    mine = [event.offer for event in table.heard(OfferMade) if event.offer.proposer == 0]
    assert [offer.partner for offer in mine] == [seat("red")]
    assert mine[0].gives.cash == 2000, said
    assert [promise.kind for promise in mine[0].gives.promises] == [PromiseKind.NO_ATTACK], said
    assert [(p.kind, p.amount) for p in mine[0].gets.promises] == [(PromiseKind.REPAY, 4000)], said


def test_what_one_does_not_have_cannot_be_offered_and_the_rule_is_said() -> None:
    table, said = sat_down(planning(), "d", "n", "1", "1", "7000", "1", "1000")
    assert table.heard(OfferMade) == []
    assert "Player 1 has only $6,000. (rule LCN-96)" in said


@pytest.mark.parametrize(
    ("answers", "odd"),
    [
        (("d", "n", "1", "99"), "99"),
        (("d", "n", "1", "1", "a lot"), "a lot"),
        (("d", "n", "1", "one"), "one"),
    ],
)
def test_whatever_else_is_typed_makes_no_offer(answers: tuple[str, ...], odd: str) -> None:
    table, said = sat_down(planning(), *answers)
    assert table.heard(OfferMade) == []
    assert f"{odd} is not what was asked for. No offer was made." in said


@pytest.mark.parametrize("answers", [("d", ""), ("d", "n", ""), ("d", "nonsense")])
def test_one_can_think_better_of_it(answers: tuple[str, ...]) -> None:
    table, said = sat_down(planning(), *answers)
    assert table.heard(OfferMade) == []
    assert said.count("Your turn to plan") == 2  # the question is asked again


def offered(turn: str) -> LcnTable:
    """Red wants to buy yellow's Pimp."""
    table = planning(turn)
    pimp = table.business("yellow", "pimp")
    return table.offer("red", "yellow", Side(cash=3000), Side(businesses=(pimp,)))


@pytest.mark.parametrize(("turn", "number"), [("yellow", "4"), ("green", "1")])
def test_somebody_elses_offer_may_be_accepted_by_its_number(turn: str, number: str) -> None:
    """On one's own turn it stands among the choices; otherwise one is asked whether one likes."""
    table, said = sat_down(offered(turn), number)
    assert len(table.heard(DealStruck)) >= 1
    assert "pimp" not in table.businesses("yellow")
    assert "Accept: Player 3 offers Player 1 $3,000 for the Pimp" in said


def test_an_offer_may_be_left_open() -> None:
    table, said = sat_down(offered("green"), "")
    assert table.businesses("yellow") == "pimp loan_shark"
    assert "You may answer this" in said


@pytest.mark.parametrize(("language", "word"), [("nl", "Wat geef je?"), ("de", "Was gibst du?")])
def test_bargaining_works_in_every_language(language: str, word: str) -> None:
    table, said = sat_down(planning(), "d", "n", "1", "1", "1000", "", language=language)
    assert word in said
    assert len([event for event in table.heard(OfferMade) if event.offer.proposer == 0]) == 1


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Player 3: That would only help you win, Player 1."),
        ("nl", "Speler 3: Dat zou jou alleen maar helpen winnen, Speler 1."),
        ("de", "Spieler 3: Damit würde ich dir nur zum Sieg verhelfen, Spieler 1."),
    ],
)
def test_a_bot_that_refuses_says_why(language: str, says: str) -> None:
    position = planning()
    position.act(LcnDeal(Offer(seat("red"), Side(), Side(cash=1000))), "yellow")
    table, said = sat_down(position, language=language, level="normal")
    assert table.state.trade.offers == ()
    assert says in said

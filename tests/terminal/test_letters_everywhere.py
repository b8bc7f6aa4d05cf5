"""The letters of the plain mode mean the same at every question, at somebody's offer as well."""

import pytest

from backroom.kernel.game import find_game
from backroom.table import Table
from backroom.terminal.plain import Ending
from terminal.test_bargaining import offered, planning, sat_down
from terminal.test_sitting import Evening, spent


@pytest.mark.parametrize("letter", ["q", "Q", " q "])
def test_q_at_an_offer_keeps_the_game_and_leaves_the_offer_open(letter: str) -> None:
    table, said = sat_down(offered("green"), letter)
    assert table.businesses("yellow") == "pimp loan_shark"
    assert said.count("You may answer this") == 1


def test_a_question_mark_at_an_offer_explains_and_asks_again() -> None:
    table, said = sat_down(offered("green"), "?", "? LCN-96", "")
    assert "LCN-96  " in said
    assert "d opens the deals" in said
    assert said.count("You may answer this") >= 3
    assert table.businesses("yellow") == "pimp loan_shark"


def test_d_at_an_offer_opens_the_deals_and_the_offer_is_still_there_afterwards() -> None:
    table, said = sat_down(offered("green"), "d", "", "1")
    assert "Offers you could make" in said
    assert "pimp" not in table.businesses("yellow")


@pytest.mark.parametrize("typed", ["n", "x", "99", "no"])
def test_what_is_no_answer_to_an_offer_is_refused_and_asked_again(typed: str) -> None:
    table, said = sat_down(offered("green"), typed, "1")
    assert f"{typed} is not one of the choices." in said
    assert "pimp" not in table.businesses("yellow")


@pytest.mark.parametrize("letter", ["v", "w", "i"])
def test_an_offer_can_be_looked_at_from_all_sides(letter: str) -> None:
    table, said = sat_down(offered("green"), letter, "")
    assert said.count("You may answer this") >= 2
    assert table.businesses("yellow") == "pimp loan_shark"


@pytest.mark.parametrize("answers", [("d",), ("d", "n"), ("d", "n", "1"), ("d", "n", "1", "1")])
def test_hanging_up_in_the_middle_of_a_deal_keeps_the_game(answers: tuple[str, ...]) -> None:
    _, said = sat_down(planning(), *answers)
    assert said.count("Your turn to plan") == 1, "nobody is asked again who has gone"


def test_only_where_there_are_deals_d_is_offered() -> None:
    _, said = sat_down(planning(), "?")
    assert "(? v w i h d q)" in said
    evening = spent("?", "d")
    assert all("(? v w i h q)" in prompt for prompt in evening.prompts)
    assert "opens the deals" not in evening.after(1)
    assert "d is not one of the choices." in evening.after(2)


def test_that_others_think_is_said_once_until_the_person_is_asked_again() -> None:
    evening = spent("2", "", "1")
    assert [said.count("The others are thinking …") for said in evening.said] == [1, 0, 1, 1, 0]


def test_a_game_without_deals_is_known_by_its_screen() -> None:
    for name, deals in (("la-cosa-nostra", True), ("maffiosi", False), ("counterfeiters", False)):
        game = find_game(name)
        evening = Evening(table=Table.open(game, game.seats[0], {}, "deals"))
        assert evening.sitting.has_deals == deals
        assert evening.play() is Ending.KEPT

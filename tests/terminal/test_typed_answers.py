"""Where the list of choices would be long, one types notes or dollars instead (Counterfeiters)."""

import io

import pytest
from rich.console import Console

from backroom.games.counterfeiters.events import MoneyMoved, NotesSold
from backroom.kernel.rng import fast_rng
from backroom.table import Table
from backroom.terminal.plain import Ending, Sitting
from builders.counterfeiters import CFT, CftTable, Player


def answered(position: CftTable, *answers: str, language: str = "en") -> tuple[Table, str]:
    """The first seat gives these answers in this position, then stops."""
    table = Table.open(CFT, position.state.seats, {}, "typed")
    table.state = position.state
    table.told = position.told
    paper = io.StringIO()
    sitting = Sitting(table, 0, language, fast_rng(1), Console(file=paper, width=100))
    left = list(answers)

    def read_line(prompt: str) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    sitting.read_line = read_line
    assert sitting.play() is Ending.KEPT
    return table, paper.getvalue()


def at_the_receiver() -> CftTable:
    return CftTable(Player(fakes="4★ 3★★ 2★★★"), Player(), first=0).place("receiver 1")


@pytest.mark.parametrize("typed", ["2 0 1", "2,0,1", "  2  0 1 "])
def test_notes_are_sold_by_typing_how_many_of_each(typed: str) -> None:
    table, said = answered(at_the_receiver(), typed)
    assert "Type how many notes of ★, ★★ and ★★★" in said
    (sold,) = [each.event for each in table.told if isinstance(each.event, NotesSold)][:1]
    assert (sold.seat, sold.notes, sold.money) == (0, (2, 0, 1), 60)


@pytest.mark.parametrize(
    ("typed", "rule"), [("5 0 0", "CFT-36"), ("4 3 2", "Type how many"), ("x", "Type how many")]
)
def test_what_cannot_be_sold_is_refused_with_its_rule_or_the_hint(typed: str, rule: str) -> None:
    table, said = answered(at_the_receiver(), typed)
    assert rule in said.split("henchmen left")[-1]
    assert table.moves == []


@pytest.mark.parametrize(("typed", "moved"), [("120", 120), ("-50", -50)])
def test_money_is_moved_by_typing_dollars_with_a_minus_for_the_way_back(
    typed: str, moved: int
) -> None:
    position = CftTable(Player(cash=230, offshore=100), Player(), first=0).place("regular flight")
    table, said = answered(position, typed)
    assert "Type an amount in dollars" in said
    assert MoneyMoved(0, moved) in [each.event for each in table.told]


@pytest.mark.parametrize(("typed", "moved"), [("5000", 5000), ("-4010", -4010)])
def test_an_amount_that_no_list_has_is_typed_all_the_same(typed: str, moved: int) -> None:
    position = CftTable(Player(cash=6000, offshore=6000), Player(), first=0)
    table, _ = answered(position.place("regular flight"), typed)
    assert MoneyMoved(0, moved) in [each.event for each in table.told]


@pytest.mark.parametrize("typed", ["5005", "99999990", "05000", "x5000"])
def test_an_amount_that_nobody_has_is_refused_all_the_same(typed: str) -> None:
    position = CftTable(Player(cash=6000), Player(), first=0).place("regular flight")
    table, said = answered(position, typed)
    assert table.moves == []
    assert "CFT-40" in said or said.count("Type an amount in dollars") > 1


def test_more_than_there_is_cannot_be_moved() -> None:
    position = CftTable(Player(cash=230, offshore=100), Player(), first=0).place("regular flight")
    table, said = answered(position, "210")
    assert "There is only $200. (rule CFT-40)" in said
    assert table.moves == []


@pytest.mark.parametrize("language", ["nl", "de"])
def test_the_hint_is_given_in_every_language(language: str) -> None:
    _, said = answered(at_the_receiver(), language=language)
    assert "2 0 1" in said

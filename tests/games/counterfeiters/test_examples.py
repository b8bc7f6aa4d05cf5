"""CFT-X1 to CFT-X6: the worked examples of the rulebook, played as they are told."""

import pytest

from backroom.games.counterfeiters.events import GodfatherPaid
from builders.counterfeiters import CftTable, Player, without_extras
from builders.rule_marks import rule


@rule("CFT-X1")
def test_four_notes_with_one_star_among_them_bring_80_dollars() -> None:
    table = CftTable(Player(fakes="1★ 1★★ 2★★★"), Player()).sell("receiver 1", "1★ 1★★ 2★★★")
    assert (table.cash[0], table.fakes(0)) == (80, (0, 0, 0))


@rule("CFT-X2")
def test_six_notes_of_two_and_three_stars_bring_180_dollars() -> None:
    table = CftTable(Player(fakes="3★★ 3★★★"), Player()).sell("receiver 1", "3★★ 3★★★")
    assert (table.cash[0], table.fakes(0)) == (180, (0, 0, 0))


@rule("CFT-X3")
def test_the_two_best_alone_bring_80_dollars_as_well() -> None:
    table = CftTable(Player(fakes="1★ 1★★ 2★★★"), Player()).sell("receiver 1", "2★★★")
    assert (table.cash[0], table.fakes(0)) == (80, (1, 1, 0))


@rule("CFT-X4")
def test_two_printers_with_two_ink_and_a_paper_print_four_of_two_stars() -> None:
    table = CftTable(Player(owns="printer*2 ink*2 paper"), Player()).place("print 1")
    assert table.fakes(0) == (0, 4, 0)


@rule("CFT-X5")
@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_the_godfather_takes_70_nothing_and_10(seat: int) -> None:
    table = CftTable(Player(cash=100), Player(), Player(cash=10), officer=12)
    table.place("tax fraud 2")
    assert table.cash == [60, 0, 0]
    paid = [GodfatherPaid(0, 70), GodfatherPaid(1, 0), GodfatherPaid(2, 10)]
    assert table.heard(GodfatherPaid, seat) == [each for each in paid if each.seat == seat]


@rule("CFT-X6")
def test_the_last_count_is_520_dollars() -> None:
    table = without_extras(
        Player(), Player(cash=140, offshore=300, fakes="4★", owns="printer ticket-150")
    )
    assert table.state.standings().points[1] == 70 + 300 + 150
    assert table.fakes(1) == (4, 0, 0)

"""CFT-29 to CFT-36 and CFT-E3, CFT-E4, CFT-E12: fakes come and go."""

import pytest

from backroom.games.counterfeiters.actions import SELL
from backroom.games.counterfeiters.events import NotesSold, NotesSpent, Printed
from builders.counterfeiters import CftTable, Player, cft_actions, notes, sale
from builders.rule_marks import rule


@rule("CFT-29", "CFT-30", "CFT-31")
@pytest.mark.parametrize(
    ("owns", "printed"),
    [
        ("printer*3 ink", "6★"),  # T8
        ("printer ink hologram", "2★★"),  # T9
        ("printer*2 ink*2 paper", "4★★"),  # T10
        ("printer*2 ink paper hologram", "4★★★"),  # T11
        ("printer paper", "2★"),
        ("printer hologram", "2★"),
        ("printer ink paper", "2★★"),
        ("printer paper hologram", "2★★"),
        ("printer ink*3", "2★"),
        ("printer*5 ink*2 paper*2 hologram*2", "10★★★"),
    ],
)
def test_two_fakes_a_printer_with_a_star_for_each_different_component(
    owns: str, printed: str
) -> None:
    """T8, T9, T10, T11."""
    table = CftTable(Player(owns=owns), Player(), Player(), Player()).place("print 1")
    assert table.fakes(0) == notes(printed)
    assert table.heard(Printed, 1) == [Printed(0, notes(printed))]


@rule("CFT-31")
def test_components_are_not_used_up() -> None:
    table = CftTable(Player(owns="printer ink paper"), Player())
    table.place("print 1").skip().place("print 2")
    assert table.fakes(0) == (0, 4, 0)
    assert [table.owns(0, name) for name in ("printer", "ink", "paper")] == [1, 1, 1]


@rule("CFT-E4")
def test_where_the_pile_is_short_one_takes_what_is_left_and_no_other_quality() -> None:
    table = CftTable(Player(owns="printer*2 ink"), Player(), bank="3★ 30★★ 40★★★")
    assert table.state.view(0).print_yield == (3, 1)
    assert table.place("print 1").fakes(0) == (3, 0, 0)
    assert list(table.state.bank) == [0, 30, 40]


@rule("CFT-E4", "CFT-6")
def test_with_an_empty_pile_one_cannot_print_until_fakes_come_back_to_it() -> None:
    table = CftTable(
        Player(owns="printer ink"), Player(fakes="2★", owns="printer ink paper"), bank="0★ 30★★"
    )
    assert table.why_not("print 1") == "CFT-E4"
    table.skip()
    assert table.can_place("print 1") == [True]
    table.sell("receiver 1", "2★")
    assert list(table.state.bank) == [2, 30, 0]
    assert table.place("print 1").fakes(0) == (2, 0, 0)


@rule("CFT-E4")
@pytest.mark.parametrize(("space", "sold"), [("supermarket 1", "1★ 2★★"), ("receiver 1", "3★★★")])
def test_fakes_handed_in_go_back_to_their_pile(space: str, sold: str) -> None:
    table = CftTable(Player(fakes="5★ 5★★ 5★★★"), Player())
    before = list(table.state.bank)
    table.sell(space, sold)
    assert tuple(now - then for now, then in zip(table.state.bank, before, strict=True)) == notes(
        sold
    )


@rule("CFT-E4")
def test_as_an_option_the_piles_never_run_out() -> None:
    table = CftTable(Player(owns="printer*2 ink"), Player(), bank="1★", fake_piles="unlimited")
    table.place("print 1").skip().place("print 2")
    assert table.fakes(0) == (8, 0, 0)


@rule("CFT-32", "CFT-2", "CFT-18")
def test_three_fakes_at_the_supermarket_bring_150_dollars_and_the_officer_a_step_nearer() -> None:
    """T12."""
    table = CftTable(Player(fakes="5★"), Player()).sell("supermarket 1", "3★")
    assert table.cash == [150, 0]
    assert table.fakes(0) == (2, 0, 0)
    assert table.state.officer == 1
    assert table.heard(NotesSpent, 1) == [NotesSpent(0, (3, 0, 0), 150)]


@rule("CFT-32")
def test_a_supermarket_takes_no_fourth_note() -> None:
    table = CftTable(Player(fakes="5★ 2★★"), Player()).place("supermarket 1")
    assert table.why_not(sale("4★")) == "CFT-32"
    assert table.why_not(sale("3★ 1★★")) == "CFT-32"


@rule("CFT-33", "CFT-2")
@pytest.mark.parametrize("sold", ["1★ 1★★ 1★★★", "2★ 1★★★", "3★★★"])
def test_at_the_supermarket_every_note_brings_50_in_any_mixture(sold: str) -> None:
    table = CftTable(Player(fakes="3★ 3★★ 3★★★"), Player()).sell("supermarket 2", sold)
    assert table.cash[0] == 150


@rule("CFT-33", "CFT-49", "CFT-50")
def test_a_supermarket_takes_only_the_qualities_it_still_accepts() -> None:
    table = CftTable(Player(fakes="3★ 3★★ 3★★★"), Player(), officer=6).place("supermarket 1")
    assert table.why_not(sale("1★")) == "CFT-33"
    assert table.why_not(sale("1★ 1★★★")) == "CFT-33"
    assert table.hand_in("1★★ 2★★★").cash[0] == 150
    table = CftTable(Player(fakes="3★ 3★★ 3★★★"), Player(), officer=9).place("supermarket 1")
    assert table.why_not(sale("1★★ 1★★★")) == "CFT-33"
    assert table.hand_in("3★★★").cash[0] == 150


@rule("CFT-34", "CFT-35", "CFT-36")
@pytest.mark.parametrize(
    ("fakes", "sold", "money", "left"),
    [
        ("1★ 1★★ 2★★★", "1★ 1★★ 2★★★", 80, ""),  # T1
        ("3★★ 3★★★", "3★★ 3★★★", 180, ""),  # T2
        ("1★ 1★★ 2★★★", "2★★★", 80, "1★ 1★★"),  # T3
        ("10★★★", "8★★★", 320, "2★★★"),  # T4
        ("3★ 5★★", "5★★", 150, "3★"),
        ("2★", "1★", 20, "1★"),
    ],
)
def test_a_receiver_pays_for_every_note_the_price_of_the_worst_among_them(
    fakes: str, sold: str, money: int, left: str
) -> None:
    """T1, T2 (the rulebook's examples), T3, T4."""
    table = CftTable(Player(fakes=fakes), Player()).sell("receiver 1", sold)
    assert table.cash[0] == money
    assert table.fakes(0) == notes(left)
    assert table.heard(NotesSold, 1) == [NotesSold(0, notes(sold), money)]


@rule("CFT-34")
def test_a_receiver_takes_no_ninth_note() -> None:
    """T4: no sale of more than eight notes even exists."""
    table = CftTable(Player(fakes="10★★★"), Player()).place("receiver 1")
    assert max(sum(action.notes) for action in SELL) == 8
    assert max(sum(action.notes) for action in cft_actions(table.state, 0)) == 8
    assert table.hand_in("8★★★").cash[0] == 320


@rule("CFT-34", "CFT-52")
@pytest.mark.parametrize("officer", [0, 6, 9, 11])
def test_a_receiver_takes_every_quality_whatever_the_police_know(officer: int) -> None:
    table = CftTable(Player(fakes="2★ 2★★ 2★★★"), Player(), officer=officer)
    assert table.sell("receiver 1", "2★ 2★★ 2★★★").cash[0] == 120


@rule("CFT-36")
def test_nobody_sells_notes_he_does_not_have() -> None:
    table = CftTable(Player(fakes="2★ 1★★★"), Player()).place("receiver 1")
    for sold in ("3★", "1★★", "1★ 2★★★"):
        assert table.why_not(sale(sold)) == "CFT-36"


@rule("CFT-E12", "CFT-36")
@pytest.mark.parametrize(("space", "most"), [("supermarket 1", 3), ("receiver 1", 8)])
def test_any_choice_of_one_note_up_to_the_most_is_allowed(space: str, most: int) -> None:
    table = CftTable(Player(fakes="4★ 3★★ 5★★★"), Player()).place(space)
    assert {action.notes for action in cft_actions(table.state, 0)} == {
        (one, two, three)
        for one in range(5)
        for two in range(4)
        for three in range(6)
        if 1 <= one + two + three <= most
    }


@rule("CFT-E3")
def test_the_bank_always_pays_however_much_is_already_behind_the_screens() -> None:
    table = CftTable(Player(cash=3720, fakes="8★★★"), Player(cash=3720, fakes="3★"))
    table.sell("receiver 1", "8★★★").sell("supermarket 1", "3★").place("tax fraud 1")
    assert table.cash == [3720 + 320 + 30, 3720 + 150]

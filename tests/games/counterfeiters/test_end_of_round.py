"""CFT-54 to CFT-61 and CFT-E7, E8, E10, E27, E28, E34, E37: henchmen home, market, diners."""

import pytest

from backroom.games.counterfeiters.actions import PASS
from backroom.games.counterfeiters.events import (
    CardOffered,
    CardTrashed,
    DinerServed,
    GodfatherCame,
    OfficerMoved,
    RoundStarted,
    Sealed,
    TimeRanOut,
)
from backroom.kernel.rng import fast_rng
from builders.counterfeiters import CFT, CftTable, Player, card, cft_actions, notes, sale
from builders.rule_marks import rule


@rule("CFT-54")
def test_when_all_henchmen_are_used_they_all_come_home() -> None:
    table = CftTable(Player(owns="printer ink"), Player())
    table.place("tax fraud 1").place("tax fraud 2").place("print 1").skip(2)
    assert table.state.round == 1
    assert len(table.occupants()) == 3
    table.skip()
    assert table.state.round == 2
    assert list(table.state.henchmen) == [3, 3]
    assert list(table.state.passed) == [0, 0]
    assert table.occupants() == {}


@rule("CFT-56", "CFT-57", "CFT-E8")
def test_trash_then_slide_then_fill_from_the_left() -> None:
    table = CftTable(
        Player(cash=40), Player(), market="ink hologram jet paper diner", pile="printer*4"
    )
    table.place("market 2").skip_round()
    # Slots 4 and 5 have a trash can; ink and jet slide to the right end.
    assert table.market == "printer printer printer ink jet"
    assert [event.slot for event in table.heard(CardOffered)] == [2, 1, 0]


@rule("CFT-55", "CFT-56")
def test_with_three_or_four_players_the_three_slots_on_the_right_are_cleared() -> None:
    table = CftTable(
        *[Player()] * 3, market="ink - paper hologram diner jet", pile="printer*6"
    ).skip_round()
    assert table.market == "printer printer printer printer ink paper"


@rule("CFT-55", "CFT-E10")
def test_trashed_cards_are_out_of_the_game_and_everybody_sees_which() -> None:
    table = CftTable(Player(), Player(), market="ink ink paper jet diner", pile="printer*4")
    table.skip_round()
    gone = [card(table.rules, name) for name in ("jet", "diner")]
    assert [event.card for event in table.heard(CardTrashed)] == gone
    for seat in (-1, 0, 1):
        assert table.state.view(seat).trashed == tuple(gone)
    table.skip_round()
    assert table.state.view(-1).trashed[:2] == tuple(gone)
    assert "jet" not in table.market
    assert "diner" not in table.market


@rule("CFT-57", "CFT-E8")
@pytest.mark.parametrize(
    ("pile", "market"),
    [
        ("printer*2", "printer printer ink ink paper"),
        ("printer", "- printer ink ink paper"),
        ("", "- - ink ink paper"),
    ],
)
def test_if_the_pile_runs_short_the_leftmost_slots_stay_empty(pile: str, market: str) -> None:
    table = CftTable(Player(), Player(), market="ink ink paper jet diner", pile=pile)
    assert table.skip_round().market == market


@rule("CFT-58", "CFT-59")
def test_each_diner_turns_one_fake_of_any_quality_into_a_fifty() -> None:
    """T29: the third diner has nothing to do."""
    table = CftTable(Player(fakes="1★ 1★★★", owns="printer diner*3"), Player()).skip_round()
    assert table.cash == [100, 0]
    assert table.fakes(0) == (0, 0, 0)
    assert table.heard(DinerServed, 1) == [DinerServed(0, (1, 0, 1), 100)]


@rule("CFT-58")
def test_fakes_turned_in_at_the_diner_go_back_to_the_bank() -> None:
    table = CftTable(Player(fakes="2★★", owns="printer diner"), Player()).skip_round()
    assert list(table.state.bank) == [30, 29, 40]


@rule("CFT-59")
def test_diners_without_fakes_do_nothing() -> None:
    table = CftTable(Player(cash=10, owns="printer diner*2"), Player()).skip_round()
    assert table.cash == [10, 0]
    assert not table.heard(DinerServed)


@rule("CFT-60")
def test_nobody_is_asked_whether_the_diner_may_have_a_note() -> None:
    """T30."""
    table = CftTable(Player(fakes="2★★★", owns="printer diner"), Player()).skip_round()
    assert table.cash[0] == 50
    assert table.fakes(0) == (0, 0, 1)
    assert table.state.round == 2


@rule("CFT-60", "CFT-58", "CFT-E27")
def test_who_chooses_the_notes_for_the_diners_may_not_choose_none() -> None:
    table = CftTable(
        Player(fakes="1★ 2★★★", owns="printer diner*2"), Player(), diners="choose"
    ).skip_round()
    assert table.state.step.value == "diners"
    assert table.why_not(PASS, 0) == "CFT-60"
    assert table.why_not(sale("1★"), 0) == "CFT-58"
    assert table.why_not(sale("1★ 2★★★"), 0) == "CFT-58"
    assert table.why_not(sale("1★★ 1★★★"), 0) == "CFT-36"


@rule("CFT-61", "CFT-39")
def test_the_holder_of_the_marker_starts_the_next_round() -> None:
    table = CftTable(Player(), Player(), Player()).skip().place("tax fraud 1").skip_round()
    assert table.turn == 1
    assert table.heard(RoundStarted) == [RoundStarted(2, 1)]


@rule("CFT-E7")
def test_henchmen_trash_market_diners_next_round_in_this_order() -> None:
    diner = Player(fakes="1★", owns="printer diner")
    table = CftTable(diner, Player(), market="ink ink paper jet hologram").skip(6)
    assert table.happened()[6:] == [
        "HenchmenReturned",
        "CardTrashed",
        "CardTrashed",
        "CardOffered",
        "CardOffered",
        "DinerServed",
        "RoundStarted",
    ]


@rule("CFT-E27")
@pytest.mark.parametrize(
    ("fakes", "diners", "left"),
    [
        ("2★ 1★★ 1★★★", 1, "1★ 1★★ 1★★★"),
        ("2★ 1★★ 1★★★", 3, "1★★★"),
        ("1★★ 3★★★", 2, "2★★★"),
        ("1★ 1★★★", 1, "1★★★"),
    ],
)
def test_the_diner_gets_the_lowest_quality_and_nobody_has_to_ask(
    fakes: str, diners: int, left: str
) -> None:
    table = CftTable(Player(fakes=fakes, owns=f"printer diner*{diners}"), Player()).skip_round()
    assert table.fakes(0) == notes(left)
    assert table.cash[0] == diners * 50


@rule("CFT-E27")
def test_as_an_option_one_chooses_the_notes_for_the_diners() -> None:
    table = CftTable(
        Player(fakes="1★ 2★★ 1★★★", owns="printer diner*2"), Player(), diners="choose"
    ).skip_round()
    assert {action.notes for action in cft_actions(table.state, 0)} == {
        (1, 1, 0),
        (1, 0, 1),
        (0, 2, 0),
        (0, 1, 1),
    }
    table.dine(0, "1★★ 1★★★")
    assert table.fakes(0) == (1, 1, 0)
    assert table.cash[0] == 100
    assert table.state.round == 2


@rule("CFT-E27")
@pytest.mark.parametrize("fakes", ["3★★", "1★ 1★★★", "1★★", ""])
def test_where_there_is_no_choice_nobody_is_asked(fakes: str) -> None:
    table = CftTable(Player(fakes=fakes, owns="printer diner*2"), Player(), diners="choose")
    assert table.skip_round().state.round == 2


@rule("CFT-E27")
def test_who_has_no_choice_for_the_diners_cannot_make_one() -> None:
    hungry = Player(fakes="1★ 1★★", owns="printer diner")
    table = CftTable(hungry, Player(fakes="1★ 1★★"), diners="choose").skip_round()
    assert table.state.to_act() == (0,)
    assert table.why_not(sale("1★"), 1) == "CFT-E27"


@rule("CFT-E27", "CFT-E36")
def test_when_the_clock_runs_out_the_diner_gets_the_lowest() -> None:
    table = CftTable(
        Player(fakes="1★ 2★★ 1★★★", owns="printer diner*2"), Player(), diners="choose"
    ).skip_round()
    assert table.state.neutral(0, fast_rng(1)) is sale("1★ 1★★")


@rule("CFT-E28")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_all_choose_for_their_diners_at_the_same_time_in_any_order(order: tuple[int, int]) -> None:
    hungry = Player(fakes="1★ 1★★★", owns="printer diner")
    table = CftTable(hungry, hungry, Player(), diners="choose").skip_round()
    assert table.state.to_act() == (0, 1)
    one, other = order
    before = table.state.view(other)
    table.dine(one, "1★★★")
    assert table.state.to_act() == (other,)
    assert table.heard(Sealed, other) == [Sealed(one)]
    assert not table.heard(DinerServed, other)
    assert table.state.view(other).story == before.story
    table.dine(other, "1★")
    assert [event.seat for event in table.heard(DinerServed)] == [0, 1]
    assert (table.fakes(one), table.fakes(other)) == ((1, 0, 0), (0, 0, 1))
    assert table.state.round == 2


@rule("CFT-E34")
def test_without_the_end_guard_a_round_without_a_cap_leaves_the_officer_where_he_is() -> None:
    assert next(o for o in CFT.options if o.name == "end_guard").default == "off"
    table = CftTable(Player(), Player())
    for _ in range(5):
        table.skip_round()
    assert table.state.officer == 0


@rule("CFT-E34")
def test_with_the_end_guard_the_officer_takes_a_step_after_a_round_without_a_cap() -> None:
    table = CftTable(Player(), Player(), end_guard="on").place("tax fraud 1").skip_round()
    assert table.state.officer == 1
    table.skip_round()
    assert table.state.officer == 2
    table.place("tax fraud 2").skip_round()
    assert table.state.officer == 3  # the cap has moved him; the guard adds nothing
    assert len(table.heard(OfficerMoved)) == 3


@rule("CFT-E34", "CFT-18")
def test_with_the_end_guard_he_brings_the_godfather_like_any_step() -> None:
    table = CftTable(Player(cash=100), Player(), officer=3, end_guard="on").skip_round()
    assert len(table.heard(GodfatherCame)) == 1
    assert table.cash == [50, 0]
    assert table.state.round == 2


@rule("CFT-E37")
def test_after_forty_rounds_it_ends_at_once_with_diners_tickets_and_the_count() -> None:
    rich = Player(cash=100, offshore=50, fakes="2★", owns="diner ticket-150 big-lawyer")
    table = CftTable(rich, Player(cash=310), round=40)
    table.place("tax fraud 2").skip_round()
    assert table.state.is_over()
    assert table.heard(TimeRanOut) == [TimeRanOut(40)]
    assert not table.heard(GodfatherCame)
    assert table.happened()[-6:] == [
        "DinerServed",
        "TimeRanOut",
        "TicketsPaid",
        "MoneyCounted",
        "MoneyCounted",
        "GameEnded",
    ]
    assert table.state.standings().points == (100 + 50 + 30 + 50 + 150, 310)
    assert table.state.officer == 1


@rule("CFT-E37")
def test_the_fortieth_round_is_played_and_there_is_no_other() -> None:
    table = CftTable(Player(), Player(), round=39).skip_round()
    assert table.state.round == 40
    table.skip(5)
    assert not table.state.is_over()
    table.skip()
    assert table.state.is_over()

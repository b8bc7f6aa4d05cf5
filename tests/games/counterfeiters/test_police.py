"""CFT-45 to CFT-53 and CFT-E1, CFT-E17, CFT-E29: the officer and what he brings."""

import pytest

from backroom.games.counterfeiters.events import (
    GodfatherCame,
    GodfatherPaid,
    InvestigationRose,
    OfficerMoved,
    StrikeBegan,
    StrikeEnded,
)
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import heard_by
from builders.counterfeiters import CftTable, Player, new_game_heard, rules_of, sale
from builders.rule_marks import rule

TWO = (
    "godfather 4, investigation 6, strike 7, godfather 8, investigation 9, investigation 11, end 12"
)
MORE = (
    "godfather 13, investigation 15, strike 18, godfather 19, investigation 21, investigation 24, "
    "end 26"
)
SPECIALS = ("strike", "godfather", "investigation")


@rule("CFT-7", "CFT-53", "CFT-62")
@pytest.mark.parametrize(("players", "track"), [(2, TWO), (3, MORE), (4, MORE)])
def test_the_track_has_these_special_spaces_and_the_end_last(players: int, track: str) -> None:
    found = [
        f"{special.value} {number}"
        for number, special in enumerate(rules_of(players).track)
        if special.value != "nothing"
    ]
    assert ", ".join(found) == track


@rule("CFT-45", "CFT-E1")
def test_the_godfather_takes_half_of_the_cash_rounded_up() -> None:
    """T24."""
    printer = Player(cash=130, owns="printer ink")
    table = CftTable(printer, Player(cash=0), Player(cash=10), officer=12).place("print 3")
    paid = [table.heard(GodfatherPaid, seat) for seat in range(3)]
    assert paid == [[GodfatherPaid(0, 70)], [GodfatherPaid(1, 0)], [GodfatherPaid(2, 10)]]
    assert table.cash == [60, 0, 0]


@rule("CFT-E1")
@pytest.mark.parametrize(
    ("cash", "pays"), [(130, 70), (30, 20), (10, 10), (0, 0), (20, 10), (50, 30), (990, 500)]
)
def test_half_is_rounded_up_to_the_next_ten(cash: int, pays: int) -> None:
    table = CftTable(Player(), Player(cash=cash), officer=3)
    assert table.state.view(1).godfather_takes == pays
    table.place("tax fraud 2")
    assert table.heard(GodfatherPaid, 1) == [GodfatherPaid(1, pays)]
    assert table.cash[1] == cash - pays


@rule("CFT-46", "CFT-41")
def test_fakes_account_and_lottery_tickets_do_not_count_for_the_godfather() -> None:
    """T25."""
    rich = Player(cash=200, offshore=400, fakes="3★ 2★★★", owns="printer ticket-150")
    table = CftTable(Player(), rich, officer=3).place("tax fraud 2")
    assert table.heard(GodfatherPaid, 1) == [GodfatherPaid(1, 100)]
    assert (table.cash[1], table.offshore[1], table.fakes(1)) == (100, 400, (3, 0, 2))
    assert table.owns(1, "ticket-150") == 1


@rule("CFT-E29", "CFT-45")
def test_everybody_pays_the_godfather_at_once_before_anybody_acts() -> None:
    table = CftTable(*[Player(cash=100)] * 4, officer=12).place("tax fraud 2")
    assert table.cash == [60, 50, 50, 50]
    kinds = [type(told.event) for told in table.told]
    came = kinds.index(GodfatherCame)
    assert kinds[came + 1 :] == [GodfatherPaid] * 4


@rule("CFT-47")
@pytest.mark.parametrize("space", ["regular flight", "private jet"])
def test_during_the_strike_nobody_flies(space: str) -> None:
    """T22."""
    table = CftTable(Player(cash=500, offshore=500, owns="jet"), Player(), officer=7)
    assert table.state.view(0).strike
    assert table.why_not(space) == "CFT-47"


@rule("CFT-48")
def test_as_soon_as_the_officer_moves_on_flights_are_possible_again() -> None:
    """T23."""
    table = CftTable(Player(), Player(cash=500, owns="jet"), officer=6)
    table.place("tax fraud 2")
    assert table.heard(StrikeBegan) == [StrikeBegan()]
    assert table.can_place("regular flight", "private jet") == [False, False]
    table.place("tax fraud 1").skip(4)
    assert table.state.is_strike()  # a new round alone does not end it
    while table.turn != 0:
        table.skip()
    table.place("tax fraud 2")
    assert table.heard(StrikeEnded) == [StrikeEnded()]
    assert table.can_place("regular flight", "private jet") == [True, True]


@rule("CFT-49", "CFT-50", "CFT-51")
@pytest.mark.parametrize(
    ("officer", "level", "accepted"),
    [
        (5, 0, "3★ 3★★ 3★★★"),
        (6, 1, "3★★ 3★★★"),
        (7, 1, "3★★ 3★★★"),
        (8, 1, "3★★ 3★★★"),
        (9, 2, "3★★★"),
        (10, 2, "3★★★"),
        (11, 3, ""),
    ],
)
def test_each_investigation_takes_a_quality_from_the_supermarkets_for_good(
    officer: int, level: int, accepted: str
) -> None:
    table = CftTable(Player(fakes="3★ 3★★ 3★★★"), Player(), officer=officer)
    assert table.state.view(1).investigation == level
    assert table.can_place("supermarket 1", "supermarket 2") == [bool(accepted)] * 2
    if accepted:
        table.place("supermarket 1")
        legal = table.state.legal(0)
        for each in ("3★", "3★★", "3★★★"):
            assert (sale(each) in legal) == (each in accepted.split())


@rule("CFT-49", "CFT-50", "CFT-51")
@pytest.mark.parametrize(("officer", "level"), [(5, 1), (8, 2), (10, 3)])
def test_the_levels_are_reached_in_order_as_the_officer_lands_there(
    officer: int, level: int
) -> None:
    table = CftTable(Player(), Player(), officer=officer)
    assert table.state.view(0).investigation == level - 1
    table.place("tax fraud 2")
    assert table.heard(InvestigationRose) == [InvestigationRose(level)]
    assert table.state.view(0).investigation == level


@rule("CFT-50", "CFT-E11")
def test_with_two_stars_at_level_two_the_supermarket_is_closed() -> None:
    """T14."""
    assert CftTable(Player(fakes="4★★"), Player(), officer=9).why_not("supermarket 1") == "CFT-E11"


@rule("CFT-51", "CFT-52", "CFT-34")
def test_at_level_three_only_the_receiver_takes_the_best_fakes() -> None:
    """T15."""
    table = CftTable(Player(fakes="6★★★"), Player(), officer=11)
    assert table.why_not("supermarket 1") == "CFT-E11"
    assert table.why_not("supermarket 2") == "CFT-E11"
    assert table.sell("receiver 1", "6★★★").cash[0] == 240


@rule("CFT-52", "CFT-58")
def test_diners_take_every_quality_at_every_level() -> None:
    hungry = Player(fakes="1★ 1★★ 1★★★", owns="printer diner*3")
    table = CftTable(hungry, Player(), officer=11).skip_round()
    assert table.cash[0] == 150


@rule("CFT-53", "CFT-E17", "CFT-18")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_officer_never_skips_a_space_and_each_landing_counts_at_once(players: int) -> None:
    for seed in range(12):
        state, told = new_game_heard(players, seed)
        track = state.rules.track
        space = state.officer
        chooser = fast_rng(seed, 1)
        while not state.is_over():
            seat = state.to_act()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chooser.below(len(legal))])
        heard = heard_by(-1, told)
        for number, event in enumerate(heard):
            if isinstance(event, OfficerMoved):
                space += 1
                assert (event.space, event.special) == (space, track[space].value)
                after = [type(each).__name__ for each in heard[number + 1 : number + 4]]
                name = {
                    "godfather": "GodfatherCame",
                    "investigation": "InvestigationRose",
                    "strike": "StrikeBegan",
                    "end": "EndTriggered",
                }.get(track[space].value)
                assert name is None or name in after
        assert space == len(track) - 1

"""MAF-55 to MAF-58: three drinks, what sleep means, and one glass too many."""

from itertools import combinations

import pytest

from backroom.games.maffiosi.actions import LIFT, PLAY, SERVE, MafAction
from backroom.games.maffiosi.events import DrinksServed, ManKilled, Paid
from backroom.games.maffiosi.rules import FIRE, MOVE, NIGHTCAP, STAB
from backroom.kernel.seats import SPECTATOR
from builders.maffiosi import MafTable
from builders.rule_marks import rule

DRINKS = (5, 7, 11, 13, 18, 19, 23, 27, 30)
PARTY = {
    5: "red boss",
    7: "red henkie",
    11: "blue boss",
    18: "yellow henkie",
    8: "blue henkie",  # a revolver, no drink
    14: "yellow boss",  # nothing
    24: "red jack",  # a restaurant
}
"""Four men with a drink, three without."""


def rounds_of_drinks(table: MafTable) -> list[set[int]]:
    """Every choice the player has: the chairs that would be served."""
    choices = []
    for action in table.state.legal(table.asked_seat()):
        assert isinstance(action, MafAction)
        choices.append({DRINKS[pick] for pick in action.picks or ()})
    return choices


def markers(table: MafTable) -> int:
    return table.state.view(SPECTATOR).markers


@rule("MAF-55")
def test_three_men_with_a_drink_fall_asleep() -> None:
    table = MafTable(3, PARTY, hands={"yellow": "nightcap move*4"}).play("nightcap")
    table.serve(5, 7, 11)
    assert table.everybody() == {
        **PARTY,
        5: "red boss asleep",
        7: "red henkie asleep",
        11: "blue boss asleep",
    }
    assert markers(table) == 15
    assert table.heard(DrinksServed, "blue") == [DrinksServed(0, (4, 6, 10), (4, 6, 10))]


@rule("MAF-55")
def test_any_three_of_those_with_a_drink_may_be_chosen_ones_own_men_included() -> None:
    table = MafTable(3, PARTY, hands={"yellow": "nightcap move*4"}).play("nightcap")
    choices = rounds_of_drinks(table)
    assert len(choices) == 4
    for three in combinations((5, 7, 11, 18), 3):
        assert set(three) in choices


@rule("MAF-55")
def test_at_a_full_table_there_are_nine_drinks_to_choose_three_from() -> None:
    men = dict.fromkeys(range(1, 31), "red henkie") | {1: "yellow boss", 2: "blue boss"}
    table = MafTable(3, men, hands={"yellow": "nightcap move*4"}).play("nightcap")
    choices = rounds_of_drinks(table)
    assert len(choices) == 84
    assert {chair for choice in choices for chair in choice} == set(DRINKS)


@rule("MAF-55")
def test_a_drink_that_nobody_sits_at_cannot_be_served() -> None:
    table = MafTable(3, PARTY, hands={"yellow": "nightcap move*4"}).play("nightcap")
    refusal = table.refused(table.serving(5, 7, 30))
    assert (refusal.rule, refusal.reason) == ("MAF-55", "no_drinker_there")


@rule("MAF-56", "MAF-55")
def test_it_takes_three_different_men() -> None:
    table = MafTable(3, PARTY, hands={"yellow": "nightcap move*4"}).play("nightcap")
    assert all(len(choice) == 3 for choice in rounds_of_drinks(table))
    for too_few in (table.serving(5), table.serving(5, 18)):
        refusal = table.refused(too_few)
        assert (refusal.rule, refusal.reason) == ("MAF-E14", "serve_exactly")
        assert refusal.facts == {"count": 3}


@rule("MAF-56")
def test_there_is_no_way_to_give_one_man_two_markers_in_one_turn() -> None:
    for action in SERVE:
        assert action.picks is not None
        assert len(set(action.picks)) == len(action.picks)
    table = MafTable(3, PARTY, hands={"yellow": "nightcap*2 move*3"})
    table.play("nightcap").serve(5, 7, 11)
    assert markers(table) == 15  # one each
    assert table.refused(PLAY[NIGHTCAP]).rule == "MAF-34"


@rule("MAF-57")
def test_who_sleeps_earns_no_money() -> None:
    men = {**PARTY, 6: "blue henkie asleep", 11: "blue boss asleep"}
    table = MafTable(3, men).begin("blue")
    assert table.heard(Paid) == []
    awake = MafTable(3, {**PARTY, 6: "blue henkie"}).begin("blue")
    assert [event.money for event in awake.heard(Paid)] == [2000]


@rule("MAF-57")
@pytest.mark.parametrize(
    ("men", "card", "victim"),
    [
        ({27: "blue jack", 26: "red henkie"}, STAB, 26),  # his own knife
        ({3: "blue henkie", 2: "red henkie"}, STAB, 2),  # a knife on the table
        ({10: "blue robbie", 18: "red henkie"}, FIRE, 18),  # his own revolver
        ({4: "blue henkie", 24: "red henkie"}, FIRE, 24),  # a revolver on the table
    ],
)
def test_who_sleeps_cannot_eliminate_anybody(men: dict[int, str], card: int, victim: int) -> None:
    others = {14: "yellow boss", 30: "red boss", 13: "blue boss"}
    hands = {"blue": "stab fire move*3"}
    awake = MafTable(3, {**others, **men}, hands=hands, turn="blue").act(PLAY[card])
    assert awake.legal() == {f"kill {victim}"}
    (killer, mine), theirs = men.items()
    asleep = dict([(killer, f"{mine} asleep"), theirs])
    table = MafTable(3, {**others, **asleep}, hands=hands, turn="blue")
    refusal = table.refused(PLAY[card])
    assert refusal.reason == ("no_knife" if card == STAB else "no_revolver")
    assert refusal.rule == ("MAF-43" if card == STAB else "MAF-46")


@rule("MAF-57")
def test_who_sleeps_cannot_be_moved() -> None:
    men = {**PARTY, 18: "yellow henkie asleep"}
    table = MafTable(3, men, hands={"yellow": "move*5"}).play("move")
    assert table.legal() == {"lift 14"}
    refusal = table.refused(LIFT[18 - 1])
    assert (refusal.rule, refusal.reason, refusal.facts) == ("MAF-57", "asleep", {"chair": 18})


@rule("MAF-57")
def test_who_has_nobody_awake_cannot_play_a_move() -> None:
    men = {**PARTY, 14: "yellow boss asleep", 18: "yellow henkie asleep"}
    table = MafTable(3, men, hands={"yellow": "move*5"})
    assert table.legal() == {"discard move"}
    refusal = table.refused(PLAY[MOVE])
    assert (refusal.rule, refusal.reason) == ("MAF-57", "all_asleep")


@rule("MAF-57")
def test_sleep_protects_from_nothing() -> None:
    men = {**PARTY, 19: "red henkie asleep", 20: "blue jack", 9: "blue robbie"}
    hands = {"blue": "stab fire ka_boom move*2"}

    def at_table() -> MafTable:
        return MafTable(3, men, hands=hands, turn="blue", pies={"yellow": 18})

    assert at_table().play("stab").kill(19).who(19) is None
    assert at_table().play("fire").kill(19).who(19) is None
    assert at_table().play("ka_boom").explode("yellow").who(19) is None
    assert at_table().begin("yellow").who(19) is None  # the pie of yellow goes off


@rule("MAF-58")
def test_a_second_marker_from_somebody_else_is_one_glass_too_many() -> None:
    hands = {"yellow": "nightcap move*4", "red": "nightcap move*4"}
    table = MafTable(3, {**PARTY, 13: "red henkie"}, hands=hands)
    table.play("nightcap").serve(11, 5, 7).stay()
    assert table.turn == "red"
    assert markers(table) == 15
    table.play("nightcap").serve(11, 13, 18)
    assert table.who(11) is None
    assert [(event.seat, event.chair) for event in table.heard(ManKilled)] == [(2, 10)]
    assert table.who(13) == "red henkie asleep"
    assert table.who(18) == "yellow henkie asleep"
    assert table.who(5) == "red boss asleep"
    assert markers(table) == 14  # the four who sleep; those of the dead man are back


@rule("MAF-58", "MAF-41")
def test_who_has_woken_up_in_between_only_falls_asleep_again() -> None:
    hands = {"yellow": "nightcap move*4", "blue": "nightcap move*4"}
    table = MafTable(3, PARTY, hands=hands)
    table.play("nightcap").serve(5, 7, 11).stay().skip()
    assert table.turn == "blue"
    assert table.who(5) == "red boss"  # awake since the end of red's turn
    table.play("nightcap").serve(5, 7, 18)
    assert table.who(5) == "red boss asleep"
    assert table.who(7) == "red henkie asleep"
    assert table.heard(ManKilled) == []


@rule("MAF-58")
def test_several_who_were_asleep_die_together() -> None:
    men = {**PARTY, 5: "red boss asleep", 7: "red henkie asleep", 18: "yellow henkie asleep"}
    table = MafTable(3, men, hands={"blue": "nightcap move*4"}, turn="blue")
    table.play("nightcap").serve(5, 7, 11)
    assert [table.who(chair) for chair in (5, 7)] == [None, None]
    assert table.who(11) == "blue boss asleep"
    assert table.who(18) == "yellow henkie asleep"
    assert table.heard(DrinksServed) == [DrinksServed(2, (4, 6, 10), (10,))]

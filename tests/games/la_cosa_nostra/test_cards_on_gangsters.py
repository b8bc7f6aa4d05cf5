"""LCN-100, LCN-101, LCN-103, LCN-107 to LCN-111, LCN-V3 and LCN-E32, E37, E66: Henchman, Saboteur,
Machine Pistol and Distraction."""

from typing import Any

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.jobs import (
    DiceRolled,
    ManKilled,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    AttachmentGone,
    InfluenceAttached,
    InfluencePlayed,
)
from backroom.games.la_cosa_nostra.events.trade import (
    BonusPaid,
)
from backroom.games.la_cosa_nostra.rules import INFLUENCE_NAMES
from backroom.kernel.actions import Action
from builders.la_cosa_nostra import LAYING, LcnTable, man, seat
from builders.rule_marks import rule

ON_MEN = ("henchman", "saboteur", "machine_pistol", "distraction")
RULES = {
    "henchman": "LCN-107",
    "saboteur": "LCN-108",
    "machine_pistol": "LCN-110",
    "distraction": "LCN-111",
}


def laying(card: str, name: str) -> Action:
    return LAYING[card][man(name)]


def number(card: str) -> int:
    return INFLUENCE_NAMES.index(card)


def planning_table(**options: Any) -> LcnTable:
    """Yellow plans first; everybody has a job for every man."""
    table = LcnTable(3, planning=True, **options)
    table.give("yellow", jobs="usury coke_party lucky_number")
    table.give("green", jobs="theft@3 car_bomb@3 arson@3")
    return table.give("red", jobs="illegal_laboratory drug_smuggling election_fraud")


def attached(table: LcnTable, name: str) -> list[str]:
    """The cards on a gangster, as everybody sees them."""
    (found,) = [
        each
        for family in table.state.view(-1).families
        for each in family.men
        if each.man == man(name)
    ]
    return [INFLUENCE_NAMES[card] for card in found.attached]


def strength(table: LcnTable, name: str) -> int:
    (found,) = [
        each.strength
        for family in table.state.view(-1).families
        for each in family.men
        if each.man == man(name)
    ]
    return found


def last_roll(table: LcnTable) -> DiceRolled:
    roll = table.heard(DiceRolled)[-1]
    assert isinstance(roll, DiceRolled)
    return roll


@rule("LCN-107", "LCN-110", "LCN-E78")
@pytest.mark.parametrize("card", ["henchman", "machine_pistol"])
@pytest.mark.parametrize("name", ["yellow-1", "red-3"])
def test_henchman_and_machine_pistol_go_face_up_on_any_gangster(card: str, name: str) -> None:
    table = planning_table().give("yellow", influence=card).lay_card(card, name)
    assert attached(table, name) == [card]
    assert table.influence("yellow") == ""
    assert table.discarded(card) == 0
    assert table.heard(InfluenceAttached) == [
        InfluenceAttached(0, number(card), man(name), man(name) // 6)
    ]


@rule("LCN-108", "LCN-111")
@pytest.mark.parametrize("card", ["saboteur", "distraction"])
def test_saboteur_and_distraction_are_for_gangsters_of_opponents(card: str) -> None:
    table = planning_table().give("yellow", influence=card)
    refusal = table.refused(laying(card, "yellow-3"))
    assert (refusal.rule, refusal.reason) == (RULES[card], "opponents_only")
    table.lay_card(card, "green-3")
    assert attached(table, "green-3") == [card]


@rule("LCN-107", "LCN-111", "LCN-E37")
def test_a_gangster_has_at_most_one_card_of_each_kind_and_may_have_all_four() -> None:
    table = planning_table().give("yellow", influence=" ".join(f"{each}*2" for each in ON_MEN))
    for card in ON_MEN:
        table.lay_card(card, "green-2")
        refusal = table.refused(laying(card, "green-2"))
        assert (refusal.rule, refusal.reason) == (RULES[card], "second_card")
    assert attached(table, "green-2") == list(ON_MEN)
    assert strength(table, "green-2") == 2
    # The second of each goes on somebody else.
    for card in ON_MEN:
        table.lay_card(card, "green-3")
    assert attached(table, "green-3") == list(ON_MEN)
    assert table.influence("yellow") == ""


@rule("LCN-107", "LCN-108", "LCN-110")
@pytest.mark.parametrize("card", ON_MEN)
def test_no_card_is_laid_on_somebody_who_is_not_at_the_table(card: str) -> None:
    table = planning_table().give("yellow", influence=card)
    assert table.refused(laying(card, "green-r4")).reason == "man_not_there"


@rule("LCN-99", "LCN-103")
def test_laying_cards_is_not_the_turn() -> None:
    table = planning_table().give("yellow", influence="henchman machine_pistol distraction")
    table.lay_card("henchman", "yellow-3").lay_card("machine_pistol", "yellow-3")
    table.lay_card("distraction", "green-1")
    assert table.asked == ["yellow"]
    assert table.refused(PASS).rule == "LCN-43"
    table.plan("yellow-3", "usury")
    assert table.turn == "green"


@rule("LCN-100", "LCN-103")
@pytest.mark.parametrize("card", ON_MEN)
def test_a_card_for_planning_comes_too_late_in_the_action_phase(card: str) -> None:
    table = LcnTable(3).give("yellow", influence=card).task("yellow-1", "usury")
    table.task("green-1", "theft@3")
    refusal = table.refused(laying(card, "green-1"))
    assert (refusal.rule, refusal.reason) == ("LCN-103", "not_the_time")


@rule("LCN-100", "LCN-103")
def test_schemer_and_emergency_doc_have_no_business_in_planning() -> None:
    table = planning_table().give("yellow", influence="schemer emergency_doc")
    assert table.legal() == {"pick yellow-1", "pick yellow-2", "pick yellow-3"}
    for action in (Do.SCHEME[0], Do.SKIP[0], Do.DOC[0]):
        assert table.refused(action).rule == "LCN-E83"


@rule("LCN-103", "LCN-117")
def test_the_emergency_doc_comes_only_when_called() -> None:
    table = LcnTable(3).give("yellow", influence="emergency_doc").task("yellow-1", "usury")
    assert table.legal() == {"execute yellow-1", "abandon yellow-1"}
    assert table.refused(Do.DOC[0]).rule == "LCN-E83"


@rule("LCN-107", "LCN-64")
def test_with_a_henchman_a_job_is_one_easier() -> None:
    """TC25: target 4 becomes 3."""
    table = LcnTable(3, round=1).give("red", cash=9000)
    table.task("yellow-3", "theft:4@1").lay("henchman", "yellow-3")
    table.dice(3, 2, 1).attack("yellow-3", "red")
    roll = table.heard(DiceRolled)[0]
    assert (roll.dice, roll.number, roll.successes) == ((3, 2, 1), 3, 1)
    assert table.cash("yellow") == 3000


@rule("LCN-108", "LCN-64")
def test_with_a_saboteur_a_job_is_one_harder() -> None:
    table = LcnTable(3, round=1).task("yellow-2", "gas_station_robbery")
    table.task("green-1", "car_theft").lay("saboteur", "yellow-2")
    table.dice(2, 2).execute("yellow-2")
    assert (last_roll(table).number, last_roll(table).successes) == (3, 0)
    assert table.cash("yellow") == 0


@rule("LCN-107", "LCN-108")
def test_henchman_and_saboteur_on_one_man_cancel_out() -> None:
    table = LcnTable(3, round=1).task("yellow-2", "gas_station_robbery")
    table.lay("saboteur", "yellow-2").lay("henchman", "yellow-2")
    table.dice(2, 1).execute("yellow-2").all_pass()
    assert last_roll(table).number == 2
    assert table.cash("yellow") == 1000


@rule("LCN-109")
@pytest.mark.parametrize(
    ("victim", "on_victim", "has_task", "number"),
    [
        ("red-r4", "", True, 6),  # 4, a task, a Saboteur
        ("red-r4", "machine_pistol", False, 6),  # 5 and a Saboteur
        ("red-r4", "machine_pistol", True, 6),  # 5, a task, a Saboteur: would be 7
        ("red-3", "", False, 4),
    ],
)
def test_no_roll_ever_needs_more_than_a_six(
    victim: str, on_victim: str, has_task: bool, number: int
) -> None:
    """TC25, second half: a target of 6 with a Saboteur stays 6."""
    table = LcnTable(3).give("red", men="red-r4").task("yellow-3", "assassination@3")
    table.lay("saboteur", "yellow-3").task("green-1", "usury")
    if on_victim:
        table.lay(on_victim, victim)
    if has_task:
        table.task(victim, "buy casino")
    table.attack("yellow-3", "red").dice(6, 6, 5).hit(victim)
    assert last_roll(table).number == number
    assert table.trophies("yellow") == [victim]


@rule("LCN-107", "LCN-108", "LCN-101")
@pytest.mark.parametrize("how", ["done", "abandoned", "bought", "lapsed"])
def test_henchman_and_saboteur_are_discarded_together_with_the_task(how: str) -> None:
    table = LcnTable(3, round=1).give("yellow", cash=20_000).task("green-1", "theft:3@1")
    title = {"bought": "buy casino", "lapsed": "car_theft"}.get(how, "gas_station_robbery")
    table.task("yellow-2", title).lay("henchman", "yellow-2").lay("saboteur", "yellow-2")
    table.lay("machine_pistol", "yellow-2")
    if how == "abandoned":
        table.abandon("yellow-2")
    else:
        table.dice(1, 1, 1).execute("yellow-2")
    assert (table.discarded("henchman"), table.discarded("saboteur")) == (1, 1)
    assert attached(table, "yellow-2") == ["machine_pistol"]
    gone = [(event.card, event.man) for event in table.heard(AttachmentGone)]
    assert gone == [(number("henchman"), man("yellow-2")), (number("saboteur"), man("yellow-2"))]


@rule("LCN-110")
def test_a_machine_pistol_is_one_die_more() -> None:
    table = LcnTable(3, round=1).task("yellow-2", "gas_station_robbery").task("green-1", "theft@1")
    table.lay("machine_pistol", "yellow-2")
    assert strength(table, "yellow-2") == 3
    table.dice(1, 2, 3).execute("yellow-2").all_pass()
    assert last_roll(table).dice == (1, 2, 3)
    assert table.cash("yellow") == 2000


@rule("LCN-111")
@pytest.mark.parametrize(
    ("name", "left"), [("yellow-1", 1), ("yellow-2", 1), ("yellow-3", 2), ("yellow-r4", 3)]
)
def test_a_distraction_is_one_die_less_but_one_is_always_left(name: str, left: int) -> None:
    table = LcnTable(3, round=1).give("yellow", men="yellow-r4").task("green-1", "theft@1")
    table.task(name, "gas_station_robbery").lay("distraction", name)
    assert strength(table, name) == left
    table.dice(*[1] * left).execute(name)
    assert last_roll(table).dice == (1,) * left


@rule("LCN-110", "LCN-111")
def test_on_a_man_of_strength_one_machine_pistol_and_distraction_cancel_out() -> None:
    table = LcnTable(3).lay("machine_pistol", "red-1").lay("distraction", "red-1")
    assert strength(table, "red-1") == 1


@rule("LCN-110", "LCN-111")
@pytest.mark.parametrize(
    ("card", "number", "killed"), [("machine_pistol", 4, False), ("distraction", 2, True)]
)
def test_a_machine_pistol_makes_a_man_harder_to_kill_and_a_distraction_easier(
    card: str, number: int, killed: bool
) -> None:
    """Without the card his strength of 3 would be the number; the roll has a 2 and a 6."""
    table = LcnTable(3).task("yellow-2", "assassination@3").task("green-1", "usury")
    table.lay(card, "red-3").attack("yellow-2", "red").dice(2, 6).hit("red-3")
    assert last_roll(table).number == number
    assert bool(table.heard(ManKilled)) == killed
    assert (table.trophies("yellow") == ["red-3"]) == killed


@rule("LCN-110", "LCN-111", "LCN-E66")
def test_machine_pistol_and_distraction_stay_to_the_end_of_the_round() -> None:
    """Their man has done his job; they go at payday, before anybody recruits."""
    table = LcnTable(3).give("yellow", cash=10_000)
    table.task("yellow-3", "usury").task("green-1", "theft@3")
    table.lay("machine_pistol", "yellow-3").lay("distraction", "yellow-3")
    table.lay("machine_pistol", "red-1").abandon("yellow-3")
    assert attached(table, "yellow-3") == ["machine_pistol", "distraction"]
    table.abandon("green-1")
    assert (table.stage, table.asked) == ("recruiting", ["yellow"])
    assert attached(table, "yellow-3") == []
    assert (strength(table, "yellow-3"), strength(table, "red-1")) == (3, 1)
    assert (table.discarded("machine_pistol"), table.discarded("distraction")) == (2, 1)


@rule("LCN-E66", "LCN-110")
@pytest.mark.parametrize("card", ["machine_pistol", "distraction"])
def test_for_a_trophy_only_the_printed_strength_counts(card: str) -> None:
    """One trophy of strength 3 is worth 3 times $2,000, whatever lay on the man."""
    table = LcnTable(3, round=4).task("yellow-3", "car_bomb@4").lay(card, "red-3")
    table.attack("yellow-3", "red").dice(6, 6, 6).hit("red-3")
    power = [event.money for event in table.heard(BonusPaid) if event.bonus == "power"]
    assert power == [6000]
    assert table.discarded(card) == 1


@rule("LCN-E32", "LCN-107", "LCN-110")
def test_henchman_and_machine_pistol_help_a_robbery() -> None:
    """Robbery on 4: with a Henchman 3; a man of strength 1 with a Machine Pistol rolls two dice."""
    table = LcnTable(3).task("yellow-3", "gas_station_robbery").task("yellow-1", "usury")
    table.task("red-1", "robbery@3").lay("henchman", "red-1").lay("machine_pistol", "red-1")
    table.dice(6, 6, 6).execute("yellow-3")
    table.dice(3, 3).act(Do.ROB[man("red-1")], "red").all_pass()
    roll = last_roll(table)
    assert (roll.seat, roll.dice, roll.number, roll.successes) == (2, (3, 3), 3, 2)
    assert (table.cash("red"), table.cash("yellow")) == (2000, 0)
    assert table.discarded("henchman") == 1
    assert attached(table, "red-1") == ["machine_pistol"]


@rule("LCN-E32", "LCN-108", "LCN-111")
def test_saboteur_and_distraction_hinder_a_trap() -> None:
    """Trap on 4: with a Saboteur 5; a man of strength 2 with a Distraction rolls one die."""
    table = (
        LcnTable(3).give("red", cash=10_000).task("yellow-3", "theft@3").task("green-1", "usury")
    )
    table.task("red-2", "trap@3").lay("saboteur", "red-2").lay("distraction", "red-2")
    table.dice(6, 6, 6).attack("yellow-3", "red")
    table.dice(4).act(Do.TRAP[man("red-2")], "red")
    roll = last_roll(table)
    assert (roll.seat, roll.dice, roll.number, roll.successes) == (2, (4,), 5, 0)
    assert table.cash("yellow") == 8000
    assert table.discarded("saboteur") == 1
    assert attached(table, "red-2") == ["distraction"]


# Influence at any time


@rule("LCN-V3")
def test_with_influence_at_any_time_the_others_may_lay_cards_before_every_turn_of_planning() -> (
    None
):
    table = planning_table(influence="any_time").give("red", influence="distraction henchman")
    table.plan("yellow-3", "usury")
    assert (table.step, table.turn, table.asked) == ("planning_gap", "green", ["red"])
    table.act(laying("distraction", "yellow-3"), "red").act(laying("henchman", "red-1"), "red")
    assert attached(table, "yellow-3") == ["distraction"]
    assert attached(table, "red-1") == ["henchman"]
    table.no("red")
    assert (table.step, table.asked) == ("plan", ["green"])


@rule("LCN-V3", "LCN-103")
def test_without_that_option_nobody_is_asked_between_the_turns_of_planning() -> None:
    table = planning_table().give("red", influence="distraction henchman")
    table.plan("yellow-3", "usury")
    assert (table.step, table.asked) == ("plan", ["green"])
    assert table.refused(laying("distraction", "yellow-3"), "red").rule == "LCN-E86"


def last_call_table() -> LcnTable:
    """All have planned but yellow, who gives the last task; everybody holds a card."""
    table = LcnTable(3, planning=True, influence="any_time").give("yellow", jobs="usury")
    for name in ("yellow-1", "yellow-2", "green-1", "green-2", "red-1"):
        table.task(name, "buy pimp")
    for name in ("green-3", "red-2", "red-3"):
        table.task(name, "buy cop")
    table.give("yellow", influence="snitch henchman").give("green", influence="saboteur")
    return table.give("red", influence="machine_pistol").plan("yellow-3", "usury")


@rule("LCN-V3")
def test_there_is_a_last_call_for_everybody_at_the_end_of_planning() -> None:
    table = last_call_table()
    assert (table.stage, table.step) == ("planning", "last_call")
    assert table.asked == ["yellow", "green", "red"]
    table.act(laying("saboteur", "yellow-3"), "green").act(laying("henchman", "yellow-3"), "yellow")
    table.act(laying("machine_pistol", "red-1"), "red")
    assert attached(table, "yellow-3") == ["henchman", "saboteur"]
    assert table.refused(Do.RENEW[0], "yellow").rule == "LCN-104"
    assert table.asked == ["yellow"]  # the others have no card left
    assert table.no("yellow").stage == "action"
    assert table.state.round == 3


@rule("LCN-E92", "LCN-V3")
def test_the_last_call_goes_round_again_when_somebody_has_used_a_card() -> None:
    table = last_call_table().no("red", "yellow")
    assert table.asked == ["green"]
    table.act(laying("saboteur", "yellow-3"), "green")
    assert table.asked == ["yellow", "red"]  # who had passed may answer it
    table.no("red").act(Do.HENCHMAN[man("yellow-3")], "yellow")
    assert table.asked == ["yellow", "red"]
    assert table.no("red", "yellow").stage == "action"


@rule("LCN-E92")
def test_a_look_in_the_last_call_counts_as_a_card_too() -> None:
    table = last_call_table().task("green-3", "theft@3").no("red", "green")
    table.act(Do.SNITCH[0], "yellow").look("green-3")
    assert (table.step, table.asked) == ("last_call", ["yellow", "green", "red"])


@rule("LCN-V3", "LCN-103")
def test_after_the_last_call_no_more_cards_are_laid() -> None:
    """LCN-V3: cards for the planning phase still belong to the planning phase."""
    table = last_call_table().no("yellow", "green", "red")
    table.all_pass()
    assert (table.stage, table.step, table.asked) == ("action", "turn", ["yellow"])
    refusal = table.refused(laying("henchman", "yellow-3"))
    assert (refusal.rule, refusal.reason) == ("LCN-103", "not_the_time")


@rule("LCN-V3", "LCN-103")
def test_between_the_turns_of_the_action_phase_no_cards_are_laid_either() -> None:
    table = LcnTable(3, turn="red", influence="any_time").task("red-1", "usury")
    table.task("yellow-1", "theft@3").task("green-1", "robbery@3")
    table.give("green", influence="henchman snitch").abandon("red-1")
    assert (table.step, table.turn, table.asked) == ("gap", "yellow", ["green"])
    assert table.refused(laying("henchman", "green-1")).rule == "LCN-103"
    assert table.state.refuse(seat("green"), Do.SNITCH[0]) is None


@rule("LCN-V3")
def test_nothing_is_slipped_in_between_a_reveal_and_its_consequences() -> None:
    table = LcnTable(3, influence="any_time").task("yellow-3", "assassination@3")
    table.task("red-1", "usury").give("red", influence="machine_pistol snitch")
    table.attack("yellow-3", "red").dice(6, 6, 6).hit("red-3")
    assert (table.step, table.asked) == ("trap", ["red"])
    assert table.refused(laying("machine_pistol", "red-3")).rule == "LCN-103"
    assert table.refused(Do.SNITCH[0]).rule == "LCN-E1"


@rule("LCN-101", "LCN-E78")
def test_a_card_on_a_gangster_is_used_up_only_when_it_leaves_him() -> None:
    table = planning_table().give("yellow", influence="machine_pistol snitch")
    table.lay_card("machine_pistol", "yellow-3")
    assert table.heard(InfluencePlayed) == []
    assert table.state.view(-1).shown_influence == (0,) * 8
    table.act(Do.RENEW[0])
    assert table.heard(InfluencePlayed) == [InfluencePlayed(0, number("snitch"))]
    assert table.state.view(-1).shown_influence == (1, 0, 0, 0, 0, 0, 0, 0)

"""LCN-117 and LCN-E13 to LCN-E17, LCN-E33: the Emergency doc."""

from typing import Any

import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.jobs import (
    BusinessDeactivated,
    BusinessGone,
    DocUsed,
    ManDeactivated,
    ManKilled,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    TaskLost,
)
from backroom.games.la_cosa_nostra.events.trade import (
    MarkerReturned,
)
from backroom.kernel.state import Windows
from builders.la_cosa_nostra import LcnTable, man
from builders.rule_marks import rule

TWO, ONE = (6, 6, 1), (6, 1, 1)


def bombed(dice: tuple[int, ...], docs: dict[str, int], **options: Any) -> LcnTable:
    """Yellow's Car Bomb hits red-2, who has a job planned; these players hold so many docs."""
    table = LcnTable(3, **options).task("yellow-3", "car_bomb@3").task("red-2", "usury")
    table.task("red-1", "buy cop")
    for colour, count in docs.items():
        table.give(colour, influence=f"emergency_doc*{count}")
    return table.attack("yellow-3", "red").dice(*dice).hit("red-2").no("red")  # no Trap


def bashed(dice: tuple[int, ...], docs: str) -> LcnTable:
    """Yellow would kill red's Pimp, on whom there is a marker of green."""
    table = LcnTable(3).task("yellow-3", "kill_businessman@3").task("green-1", "usury")
    table.give("red", businesses="pimp", influence=docs).marker("green", "red", "pimp")
    return table.attack("yellow-3", "red").dice(*dice).hit("red pimp")


@rule("LCN-117", "LCN-101")
def test_without_a_doc_the_gangster_is_dead() -> None:
    """The yardstick for the tests below."""
    table = bombed(TWO, {})
    assert table.men("red") == ["red-1", "red-3"]
    assert table.trophies("yellow") == ["red-2"]


@rule("LCN-117", "LCN-E17", "LCN-E15")
def test_somebody_saved_from_death_is_deactivated_with_all_that_this_entails() -> None:
    table = bombed(TWO, {"red": 1})
    assert (table.step, table.asked) == ("doc", ["red"])
    # Nothing has happened to him yet.
    assert table.is_active("red-2")
    assert table.has_task("red-2")
    table.act(Do.DOC[0])
    assert "red-2" in table.men("red")
    assert not table.is_active("red-2")
    assert not table.has_task("red-2")
    assert table.hidden_jobs() == 1
    assert table.trophies("yellow") == []
    assert table.heard(ManKilled) == []
    assert table.heard(ManDeactivated) == [ManDeactivated(2, man("red-2"), 0)]
    assert table.heard(DocUsed) == [DocUsed(2, True, 2)]
    assert table.discarded("emergency_doc") == 1


@rule("LCN-117", "LCN-E17")
def test_for_somebody_saved_from_being_deactivated_nothing_changes() -> None:
    table = bombed(ONE, {"red": 1}).act(Do.DOC[0])
    assert table.is_active("red-2")
    assert table.has_task("red-2")
    assert table.heard(ManDeactivated) == []
    assert table.heard(TaskLost) == []
    assert table.heard(DocUsed) == [DocUsed(2, False, 2)]
    assert (table.step, table.asked) == ("turn", ["red"])
    table.abandon("red-2")
    assert not table.has_task("red-2"), "his task was there to be done"


@rule("LCN-117")
def test_the_doc_may_stay_in_the_hand() -> None:
    table = bombed(TWO, {"red": 1}).no()
    assert table.trophies("yellow") == ["red-2"]
    assert table.influence("red") == "emergency_doc"


@rule("LCN-117", "LCN-E17")
def test_a_businessman_saved_from_death_is_deactivated_and_his_markers_go_back() -> None:
    table = bashed(TWO, "emergency_doc").act(Do.DOC[0])
    assert table.businesses("red") == "pimp"
    assert not table.is_active("red pimp")
    assert table.markers("green") == 0
    assert table.heard(BusinessGone) == []
    assert len(table.heard(BusinessDeactivated)) == 1


@rule("LCN-117", "LCN-E17")
def test_a_businessman_saved_from_being_deactivated_keeps_his_markers() -> None:
    table = bashed(ONE, "emergency_doc").act(Do.DOC[0])
    assert table.is_active("red pimp")
    assert table.markers("green") == 1
    assert table.heard(MarkerReturned) == []


@rule("LCN-E14")
def test_two_docs_bring_somebody_from_death_to_perfect_health() -> None:
    table = bombed(TWO, {"green": 1, "red": 1})
    table.act(Do.DOC[0], "red")
    assert (table.step, table.asked) == ("doc", ["green"])
    table.act(Do.DOC[0], "green")
    assert table.is_active("red-2")
    assert table.has_task("red-2")
    assert table.trophies("yellow") == []
    assert table.heard(DocUsed) == [DocUsed(2, True, 2), DocUsed(1, False, 2)]
    assert table.discarded("emergency_doc") == 2


@rule("LCN-E14")
def test_one_player_may_play_both_docs() -> None:
    table = bombed(TWO, {"red": 2}).act(Do.DOC[0]).act(Do.DOC[0])
    assert table.is_active("red-2")
    assert table.influence("red") == ""


@rule("LCN-E14")
def test_no_third_doc_is_called_for_somebody_who_is_unharmed() -> None:
    table = bombed(TWO, {"red": 2, "green": 1}, influence_deck="cards_35").act(Do.DOC[0])
    assert table.asked == ["red"]
    table.act(Do.DOC[0])
    assert table.step == "turn"
    assert table.influence("green") == "emergency_doc"


@rule("LCN-E13", "LCN-E33")
@pytest.mark.parametrize(
    ("start", "order"),
    [
        ("yellow", ["red", "yellow", "green", "purple"]),
        ("green", ["red", "green", "purple", "yellow"]),
        ("purple", ["red", "purple", "yellow", "green"]),
    ],
)
def test_the_owner_is_asked_first_and_then_the_others_from_the_start_player(
    start: str, order: list[str]
) -> None:
    table = LcnTable(4, start=start).task("yellow-3", "car_bomb@3").task("green-1", "usury")
    for colour in ("yellow", "green", "red", "purple"):
        table.give(colour, influence="henchman")
    table.attack("yellow-3", "red").dice(*TWO).hit("red-2")
    asked = []
    while table.step == "doc":
        asked += table.asked
        table.no()
    assert asked == order
    assert table.trophies("yellow") == ["red-2"]


@rule("LCN-E13")
@pytest.mark.parametrize("doctor", ["yellow", "green"])
def test_anybody_may_treat_anybody_even_the_one_who_threw_the_bomb(doctor: str) -> None:
    table = bombed(TWO, {doctor: 1})
    assert table.asked == [doctor]
    table.act(Do.DOC[0])
    assert "red-2" in table.men("red")
    assert table.heard(DocUsed)[0].seat == ("yellow", "green").index(doctor)


@rule("LCN-E13")
def test_a_doc_that_was_kept_may_still_come_for_the_deactivation() -> None:
    """Red passes, green averts the death; then the owner is asked again."""
    table = bombed(TWO, {"green": 1, "red": 1}).no("red").act(Do.DOC[0], "green")
    assert (table.step, table.asked) == ("doc", ["red"])
    table.act(Do.DOC[0])
    assert table.is_active("red-2")


@rule("LCN-E13", "LCN-E33")
def test_without_a_doc_in_the_hand_none_is_played() -> None:
    table = LcnTable(3).task("yellow-3", "car_bomb@3").task("green-1", "usury")
    table.give("red", influence="snitch").attack("yellow-3", "red").dice(*TWO).hit("red-2")
    # Asked all the same: whoever has an influence card might have a doc.
    assert (table.step, table.asked, table.legal()) == ("doc", ["red"], {"pass"})
    refusal = table.refused(Do.DOC[0])
    assert (refusal.rule, refusal.reason) == ("LCN-99", "no_such_influence")


@rule("LCN-E13", "LCN-E78")
@pytest.mark.parametrize("hand", ["snitch", "emergency_doc"])
def test_who_is_asked_for_a_doc_depends_on_open_facts_unless_nobody_watches(hand: str) -> None:
    for windows in (Windows.ALL, Windows.KNOWN):
        table = LcnTable(3, windows=windows).task("yellow-3", "car_bomb@3")
        table.task("green-1", "usury").give("green", influence=hand)
        table.attack("yellow-3", "red").dice(*TWO).hit("red-2")
        asks = windows is Windows.ALL or hand == "emergency_doc"
        assert (table.step == "doc") == asks


@rule("LCN-E15")
def test_the_doc_helps_against_a_trap() -> None:
    """Two successes of the Trap would kill the attacker; the attack is repelled all the same."""
    table = LcnTable(3).give("red", cash=9000).give("yellow", influence="emergency_doc")
    table.task("yellow-3", "theft@3").task("red-2", "trap@3").task("green-1", "usury")
    table.dice(6, 6, 6).attack("yellow-3", "red").dice(4, 4).act(Do.TRAP[man("red-2")])
    assert (table.step, table.asked) == ("doc", ["yellow"])
    table.act(Do.DOC[0])
    assert "yellow-3" in table.men("yellow")
    assert not table.is_active("yellow-3")
    assert table.trophies("red") == []
    assert (table.cash("red"), table.cash("yellow")) == (9000, 0)
    assert (table.step, table.asked) == ("turn", ["green"])


@rule("LCN-E15")
def test_the_doc_helps_against_shots_fired_back() -> None:
    """A Drive-by Shooting without any success; red-3 shoots back at a man of strength 2."""
    table = LcnTable(3, round=4).give("yellow", influence="emergency_doc")
    table.task("yellow-2", "drive_by_shooting@4").task("green-1", "debt_trap")
    table.attack("yellow-2", "red").dice(1, 1).hit("red-3")
    assert (table.step, table.asked) == ("shoot_back", ["red"])
    table.dice(2, 2, 1).act(Do.SHOOT[0])
    assert (table.step, table.asked) == ("doc", ["yellow"])
    table.act(Do.DOC[0])
    assert not table.is_active("yellow-2")
    assert table.trophies("red") == []


@rule("LCN-E15", "LCN-117")
def test_the_doc_helps_against_an_assassination() -> None:
    table = LcnTable(3).task("yellow-3", "assassination@3").task("green-1", "usury")
    table.give("red", influence="emergency_doc")
    table.attack("yellow-3", "red").dice(3, 3, 1).hit("red-3").act(Do.DOC[0])
    assert not table.is_active("red-3")
    assert table.trophies("yellow") == []


@rule("LCN-E16", "LCN-117")
@pytest.mark.parametrize(
    ("title", "round", "victim", "left"),
    [
        ("vandalism@2", 2, "casino", "pimp casino"),
        ("arson@3", 3, "casino", "pimp"),
        ("persuasion@3", 3, "pimp", "casino"),
    ],
)
def test_there_is_nothing_to_treat_after_persuasion_vandalism_and_arson(
    title: str, round: int, victim: str, left: str
) -> None:
    table = LcnTable(3, round=round).task("yellow-3", title).task("green-1", "buy cop")
    table.give("red", businesses="pimp casino", influence="emergency_doc*2")
    table.attack("yellow-3", "red").dice(6, 6, 6).hit(f"red {victim}")
    # The next player is up at once; nobody was asked for a doctor.
    assert (table.step, table.asked) == ("turn", ["green"])
    assert table.businesses("red") == left
    assert table.refused(Do.DOC[0], "red").rule == "LCN-E86"
    assert table.heard(DocUsed) == []


@rule("LCN-117")
def test_the_doc_has_no_patient_if_the_attack_has_failed() -> None:
    table = bombed((1, 2, 3), {"red": 1})
    assert (table.step, table.asked) == ("turn", ["red"])
    assert table.refused(PASS).rule == "LCN-55"
    assert table.refused(Do.DOC[0]).rule == "LCN-E83"


@rule("LCN-E17")
def test_a_purchase_of_somebody_saved_from_death_is_lost_and_his_machine_pistol_stays() -> None:
    table = LcnTable(3).task("yellow-3", "car_bomb@3").task("red-2", "buy casino")
    table.task("green-1", "usury").lay("machine_pistol", "red-2").lay("henchman", "red-2")
    table.give("red", influence="emergency_doc")
    table.attack("yellow-3", "red").dice(*TWO).hit("red-2").act(Do.DOC[0])
    assert not table.has_task("red-2")
    assert table.businesses("red") == ""
    assert (table.discarded("henchman"), table.discarded("machine_pistol")) == (1, 0)

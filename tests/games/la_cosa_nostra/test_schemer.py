"""LCN-103, LCN-112 to LCN-116 and LCN-E7 to LCN-E12, LCN-E33: turns brought forward, and turns
skipped."""

from typing import Any

import msgspec
import pytest

from backroom.games.la_cosa_nostra.actions import PASS, Do
from backroom.games.la_cosa_nostra.events.jobs import (
    JobRevealed,
)
from backroom.games.la_cosa_nostra.events.rounds import (
    Answered,
    TurnBroughtForward,
    TurnSkipped,
    TurnStarted,
)
from backroom.kernel.state import Windows, heard_by
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.rule_marks import rule


def table_of_three(*, turn: str = "yellow", start: str = "yellow", **options: Any) -> LcnTable:
    """Everybody has two jobs planned, which are abandoned one after the other."""
    table = LcnTable(3, turn=turn, start=start, **options)
    table.task("yellow-1", "usury").task("yellow-2", "coke_party")
    table.task("green-1", "theft@3").task("green-2", "car_bomb@3")
    return table.task("red-1", "lucky_number").task("red-2", "robbery@3")


def before_yellow(*, start: str = "yellow", **options: Any) -> LcnTable:
    """Red has just acted; yellow is next, and the others are about to be asked."""
    return table_of_three(turn="red", start=start, **options).task("red-3", "arson@3")


def in_turn(table: LcnTable) -> str:
    """Who acts now."""
    assert table.step == "turn"
    return table.asked[0]


@rule("LCN-112", "LCN-E9", "LCN-103")
def test_a_schemer_brings_a_turn_forward_and_the_held_up_player_is_next() -> None:
    """TC24: yellow (P1) is about to act, red (P3) jumps in, then yellow; red keeps its place."""
    table = before_yellow().give("red", influence="schemer").abandon("red-3")
    assert (table.step, table.turn, table.asked) == ("gap", "yellow", ["red"])
    table.act(Do.SCHEME[0], "red")
    assert in_turn(table) == "red"
    assert table.turn == "yellow"
    assert table.discarded("schemer") == 1
    assert table.heard(TurnBroughtForward) == [TurnBroughtForward(2)]
    table.abandon("red-1")
    assert in_turn(table) == "yellow"
    table.abandon("yellow-1").abandon("green-1")
    assert in_turn(table) == "red"


@rule("LCN-E9", "LCN-112")
def test_a_turn_brought_forward_is_no_extra_task() -> None:
    """Red has one task: it is done before yellow's turn, and red's own turn falls away."""
    table = before_yellow().give("red", influence="schemer").abandon("red-3")
    table.state.end_task(man("red-2"))
    table.act(Do.SCHEME[0], "red").abandon("red-1").abandon("yellow-1").abandon("green-1")
    assert in_turn(table) == "yellow"
    started = [event.seat for event in table.heard(TurnStarted)]
    assert started == [2, 0, 1, 0]


@rule("LCN-113")
def test_once_a_job_is_revealed_a_schemer_comes_too_late() -> None:
    """TC24c: yellow has revealed, green declares a Schemer."""
    table = before_yellow().give("green", influence="schemer").give("yellow", businesses="pimp")
    table.give("yellow", businesses="loan_shark cop").abandon("red-3").no("green")
    assert in_turn(table) == "yellow"
    assert table.refused(Do.SCHEME[0], "green").rule == "LCN-E86"
    table.dice(6).execute("yellow-1")
    assert len(table.heard(JobRevealed)) == 1
    assert table.step == "reroll"
    assert table.refused(Do.SCHEME[0], "green").rule == "LCN-E86"
    table.act(Do.STAND[0])
    assert (table.step, table.asked) == ("robbery", ["green", "red"])
    assert table.refused(Do.SCHEME[0], "green").rule == "LCN-E83"
    assert table.influence("green") == "schemer"


@rule("LCN-113", "LCN-E8")
@pytest.mark.parametrize("windows", [Windows.ALL, Windows.KNOWN])
def test_the_question_comes_before_every_turn_to_all_but_the_player_in_turn(
    windows: Windows,
) -> None:
    table = LcnTable(3, turn="red", windows=windows)
    for colour in ("yellow", "green", "red"):
        table.task(f"{colour}-1", "buy pimp").task(f"{colour}-2", "buy cop")
        table.give(colour, influence="schemer")
    asked = []
    for colour in ("red", "yellow", "green", "red", "yellow"):
        table.abandon(next(name for name in table.men(colour) if table.has_task(name)))
        asked.append((table.turn, table.asked))
        table.all_pass()
    assert asked == [
        ("yellow", ["green", "red"]),
        ("green", ["yellow", "red"]),
        ("red", ["yellow", "green"]),
        ("yellow", ["green"]),  # red has nothing left to do
        ("green", ["green"]),  # nobody else has
    ]


@rule("LCN-112", "LCN-50")
def test_somebody_may_jump_in_even_before_the_first_turn_of_the_phase() -> None:
    table = LcnTable(3, planning=True, market="pimp").give("yellow", jobs="usury")
    for name in ("yellow-1", "yellow-2", "green-1", "green-2"):
        table.task(name, "buy pimp")
    for name in ("green-3", "red-1", "red-2", "red-3"):
        table.task(name, "buy loan_shark")
    table.give("green", influence="schemer").plan("yellow-3", "usury")
    assert (table.stage, table.step, table.asked) == ("action", "gap", ["green"])
    table.act(Do.SCHEME[0], "green").abandon("green-1")
    assert in_turn(table) == "yellow"


@rule("LCN-E7")
def test_without_a_task_nobody_jumps_in() -> None:
    table = (
        LcnTable(3, turn="red", spying="free").task("red-1", "usury").task("yellow-1", "theft@3")
    )
    table.task("yellow-2", "coke_party").give("green", influence="schemer snitch").abandon("red-1")
    # Green is asked because of the Snitch, but there is nothing to bring forward.
    assert (table.step, table.asked, table.turn) == ("gap", ["green"], "yellow")
    refusal = table.refused(Do.SCHEME[0])
    assert (refusal.rule, refusal.reason) == ("LCN-E7", "cannot_scheme")
    assert "scheme" not in table.legal()


@rule("LCN-E7")
def test_without_a_task_one_is_not_even_asked() -> None:
    table = LcnTable(3, turn="red").task("red-1", "usury").task("yellow-1", "theft@3")
    table.give("green", influence="schemer").abandon("red-1")
    assert in_turn(table) == "yellow"
    assert table.refused(Do.SCHEME[0], "green").rule == "LCN-E86"


@rule("LCN-112")
def test_without_a_schemer_nobody_jumps_in() -> None:
    table = before_yellow().give("green", influence="henchman").abandon("red-3")
    assert table.asked == ["green"]
    refusal = table.refused(Do.SCHEME[0])
    assert (refusal.rule, refusal.reason) == ("LCN-99", "no_such_influence")


@rule("LCN-114", "LCN-E8", "LCN-E33")
@pytest.mark.parametrize(
    ("start", "order"),
    [("yellow", ["green", "red"]), ("green", ["green", "red"]), ("red", ["red", "green"])],
)
def test_several_schemers_act_in_turn_order_from_the_start_player(
    start: str, order: list[str]
) -> None:
    """Whoever answered first has no advantage."""
    table = before_yellow(start=start)
    table.give("green", influence="schemer").give("red", influence="schemer").abandon("red-3")
    table.act(Do.SCHEME[0], order[1]).act(Do.SCHEME[0], order[0])
    acted = []
    for _ in order:
        acted.append(in_turn(table))
        table.abandon(f"{acted[-1]}-1")
    assert acted == order
    assert in_turn(table) == "yellow"
    assert table.discarded("schemer") == 2


@rule("LCN-E8")
def test_after_a_jump_the_question_is_asked_again_of_those_who_have_not_jumped_yet() -> None:
    table = before_yellow().give("green", influence="schemer").give("red", influence="schemer*2")
    table.abandon("red-3").act(Do.SCHEME[0], "red").no("green").abandon("red-1")
    # Green said no before and may think again; red has had its jump.
    assert (table.step, table.turn, table.asked) == ("gap", "yellow", ["green"])
    table.act(Do.SCHEME[0], "green").abandon("green-1")
    assert in_turn(table) == "yellow"
    assert table.influence("red") == "schemer"


@rule("LCN-115", "LCN-E8")
def test_nobody_jumps_in_twice_before_the_same_turn() -> None:
    """With free spying red is asked once more, but not for a second Schemer."""
    table = before_yellow(spying="free").give("red", influence="schemer*2 snitch").abandon("red-3")
    table.act(Do.SCHEME[0], "red").abandon("red-1")
    assert (table.step, table.turn, table.asked) == ("gap", "yellow", ["red"])
    assert "scheme" not in table.legal()
    assert table.refused(Do.SCHEME[0]).reason == "cannot_scheme"
    table.no("red").abandon("yellow-1")
    # Before the next turn it is allowed again.
    assert (table.step, table.turn) == ("gap", "green")
    assert "scheme" in table.legal("red")


@rule("LCN-115", "LCN-E10")
def test_a_turn_that_was_brought_forward_is_not_skipped_with_a_second_schemer() -> None:
    table = (
        before_yellow().give("red", influence="schemer*2").abandon("red-3").act(Do.SCHEME[0], "red")
    )
    assert in_turn(table) == "red"
    refusal = table.refused(Do.SKIP[0])
    assert (refusal.rule, refusal.reason) == ("LCN-116", "brought_forward")
    assert "skip" not in table.legal()


@rule("LCN-E10", "LCN-116")
def test_in_ones_own_turn_the_schemer_can_only_have_one_skipped() -> None:
    table = before_yellow().give("yellow", influence="schemer").abandon("red-3")
    # Yellow is not asked in the gap before its own turn.
    assert in_turn(table) == "yellow"
    assert "skip" in table.legal()
    assert table.refused(Do.SCHEME[0]).rule == "LCN-E83"


@rule("LCN-116", "LCN-101")
def test_a_schemer_in_ones_own_turn_means_to_be_skipped() -> None:
    """Yellow has only a Response card and waits with it (TC18): the others act, and yellow robs."""
    table = LcnTable(3).task("yellow-2", "robbery@3").task("green-3", "gas_station_robbery")
    table.task("green-1", "usury").give("yellow", influence="schemer")
    assert table.legal() == {"abandon yellow-2", "skip"}
    table.act(Do.SKIP[0])
    assert table.heard(TurnSkipped) == [TurnSkipped(0)]
    assert (table.discarded("schemer"), table.influence("yellow")) == (1, "")
    assert table.has_task("yellow-2")
    assert in_turn(table) == "green"
    table.dice(2, 3, 4).execute("green-3").dice(5, 5).act(Do.ROB[man("yellow-2")], "yellow")
    table.all_pass()
    assert (table.cash("yellow"), table.cash("green")) == (2000, 0)


@rule("LCN-116")
def test_without_a_schemer_nobody_is_skipped() -> None:
    table = table_of_three().give("yellow", influence="snitch")
    assert table.refused(Do.SKIP[0]).rule == "LCN-99"
    assert table.refused(PASS).rule == "LCN-55"


@rule("LCN-E11")
def test_if_all_others_have_finished_the_turn_comes_straight_back() -> None:
    table = LcnTable(3).task("yellow-1", "robbery@3").give("yellow", influence="schemer*2")
    table.give("green", influence="schemer").act(Do.SKIP[0])
    assert in_turn(table) == "yellow"
    assert table.legal() == {"abandon yellow-1", "skip"}
    assert table.refused(PASS).rule == "LCN-55"
    table.act(Do.SKIP[0])
    # No Schemer left: now something has to be done.
    assert in_turn(table) == "yellow"
    assert table.legal() == {"abandon yellow-1"}
    assert len(table.heard(TurnSkipped)) == 2


@rule("LCN-E12")
def test_jumping_in_comes_first_and_only_then_the_player_in_turn_decides() -> None:
    table = before_yellow().give("yellow", influence="schemer").give("green", influence="schemer")
    table.abandon("red-3")
    assert (table.step, table.asked) == ("gap", ["green"])
    assert table.refused(Do.SKIP[0], "yellow").rule == "LCN-E86"
    table.act(Do.SCHEME[0], "green").abandon("green-1")
    assert in_turn(table) == "yellow"
    table.act(Do.SKIP[0])
    assert in_turn(table) == "green"


@rule("LCN-112", "LCN-50")
def test_a_turn_brought_forward_is_a_full_turn() -> None:
    """An attack, aimed at the very player who was about to act, who loses his last task by it."""
    table = LcnTable(3, turn="red").task("red-1", "usury").task("green-3", "car_bomb@3")
    table.task("yellow-1", "coke_party").task("red-2", "lucky_number")
    table.give("green", influence="schemer").abandon("red-1").act(Do.SCHEME[0], "green")
    assert table.state.refuse(seat("green"), Do.EXECUTE[man("green-3")]) is None
    table.execute("green-3").act(Do.TARGET[seat("yellow")]).act(Do.REVEAL[0])
    table.dice(4, 1, 1).hit("yellow-1").all_pass()
    assert not table.is_active("yellow-1")
    assert in_turn(table) == "red"


@rule("LCN-E8", "LCN-E7")
def test_who_has_said_yes_and_lost_all_tasks_meanwhile_keeps_the_card() -> None:
    """LCN-E88. Green jumps in first and bombs red's only man with a task."""
    table = before_yellow().give("green", influence="schemer").give("red", influence="schemer")
    table.state.end_task(man("red-2"))
    table.abandon("red-3").act(Do.SCHEME[0], "red").act(Do.SCHEME[0], "green")
    table.attack("green-2", "red").dice(4, 1).hit("red-1").all_pass()
    assert table.influence("red") == "schemer"
    assert in_turn(table) == "yellow"


@rule("LCN-E8", "LCN-E78")
def test_until_all_have_answered_nobody_learns_who_jumps_in() -> None:
    accounts = []
    for answer in (Do.SCHEME[0], PASS):
        table = before_yellow().give("green", influence="schemer").give("red", influence="schemer")
        table.abandon("red-3").act(answer, "red")
        assert table.asked == ["green"]
        assert table.heard(Answered, "green") == [Answered(2)]
        accounts.append(
            [
                msgspec.json.encode((table.state.view(each), heard_by(each, table.told)))
                for each in (-1, 0, 1)
            ]
        )
    assert accounts[0] == accounts[1]

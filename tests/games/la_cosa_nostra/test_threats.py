"""LCN-E92 and LCN-E94: what may be said, looked at and taken back before an attack is revealed."""

from typing import Any

import pytest

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.events.jobs import (
    AttackBegun,
    AttackSpared,
    JobRevealed,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.events.rounds import TurnStarted
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind, Side
from builders.la_cosa_nostra import LcnTable, man, seat
from builders.rule_marks import rule

YELLOW, GREEN = seat("yellow"), seat("green")
PEACE = Side(promises=(Promise(PromiseKind.NO_ATTACK),))


def threatening(title: str, **options: Any) -> LcnTable:
    """Yellow has this job on his man of strength 3, and another on the one of strength 2."""
    table = LcnTable(**options).task("yellow-3", title).task("yellow-2", "gas_station_robbery")
    return table.task("green-1", "buy casino").give("green", cash=9000, businesses="lawyer")


@rule("LCN-E94", "LCN-98")
def test_any_face_down_job_may_be_announced_as_an_attack_and_revealed_as_what_it_is() -> None:
    table = threatening("credit_card_fraud")
    assert table.threats() == {"threaten yellow-2", "threaten yellow-3"}
    table.act(Do.THREATEN[man("yellow-3")]).act(Do.TARGET[GREEN])
    assert table.heard(AttackBegun) == [AttackBegun(YELLOW, man("yellow-3"))]
    assert table.heard(TargetNamed) == [TargetNamed(YELLOW, man("yellow-3"), GREEN)]
    table.deal("yellow", "green", PEACE, Side(cash=3000))
    table.dice(3, 3, 1).act(Do.REVEAL[0])
    assert table.heard(JobRevealed)[0].job == table.kind("credit_card_fraud")
    assert table.cash("yellow") == 3000 + 3000
    # Nobody was attacked, so the word still holds.
    assert [made.status for made in table.state.trade.promises] == ["open"]


@rule("LCN-E94")
def test_attacks_are_announced_by_executing_them_and_purchases_lie_open() -> None:
    table = threatening("theft@3").task("yellow-1", "buy pimp")
    assert table.threats() == {"threaten yellow-2"}
    for name in ("yellow-1", "yellow-3"):
        refusal = table.refused(Do.THREATEN[man(name)])
        assert (refusal.rule, refusal.reason) == ("LCN-E94", "nothing_to_hide")
    assert table.refused(Do.THREATEN[man("green-1")]).rule == "LCN-50"


@rule("LCN-E94", "LCN-140")
def test_a_response_card_frightens_but_is_not_executed() -> None:
    table = threatening("trap@3").act(Do.THREATEN[man("yellow-3")]).act(Do.TARGET[GREEN])
    refusal = table.refused(Do.REVEAL[0])
    assert (refusal.rule, refusal.reason) == ("LCN-140", "only_in_reaction")
    table.act(Do.SPARE[0])
    assert table.has_task("yellow-3")


@rule("LCN-E94", "LCN-97")
def test_after_a_ransom_another_task_may_be_chosen() -> None:
    table = threatening("theft@3").execute("yellow-3").act(Do.TARGET[GREEN])
    table.deal("green", "yellow", Side(cash=2000), PEACE).act(Do.SPARE[0])
    assert table.heard(AttackSpared) == [AttackSpared(YELLOW, man("yellow-3"))]
    assert (table.step, table.asked) == ("turn", ["yellow"])
    assert table.heard(TurnStarted) == []  # it is the same turn
    table.dice(2, 2).execute("yellow-2")
    assert table.cash("yellow") == 2000 + 2000
    assert table.has_task("yellow-3")


@rule("LCN-E94")
def test_a_threat_is_taken_back_once_in_a_turn() -> None:
    table = threatening("theft@3").execute("yellow-3").act(Do.SPARE[0])
    table.act(Do.THREATEN[man("yellow-2")])
    refusal = table.refused(Do.SPARE[0])
    assert (refusal.rule, refusal.reason) == ("LCN-E94", "spared_already")
    # In the next turn one may think again.
    table.abandon("yellow-2").abandon("green-1").execute("yellow-3").act(Do.SPARE[0])
    assert table.step == "turn"


@rule("LCN-E94")
def test_where_announcements_bind_only_attacks_are_announced_and_none_is_taken_back() -> None:
    table = threatening("theft@3", threats="binding")
    assert table.threats() == set()
    refusal = table.refused(Do.THREATEN[man("yellow-2")])
    assert (refusal.rule, refusal.reason) == ("LCN-E94", "announcing_proves")
    table.execute("yellow-3")
    refusal = table.refused(Do.SPARE[0])
    assert (refusal.rule, refusal.reason) == ("LCN-E94", "go_through_with_it")


@rule("LCN-E55", "LCN-70")
def test_before_anything_is_revealed_somebody_must_have_been_named() -> None:
    table = threatening("credit_card_fraud").act(Do.THREATEN[man("yellow-3")])
    assert table.refused(Do.REVEAL[0]).reason == "name_target_first"
    assert table.legal() == {"target green", "target red", "abandon yellow-3"}


# Looking, before it is revealed


@rule("LCN-E92", "LCN-V2")
@pytest.mark.parametrize("option", [{"spying": "free"}, {"influence": "any_time"}])
def test_between_the_announcement_and_the_reveal_the_others_may_spy(
    option: dict[str, str],
) -> None:
    table = threatening("theft@3", **option).give("green", influence="snitch")
    table.execute("yellow-3").act(Do.TARGET[GREEN])
    assert (table.step, table.asked) == ("before_reveal", ["green"])
    table.act(Do.SNITCH[0], "green").look("yellow-3")
    task = table.state.view(GREEN).families[YELLOW].men[2].task
    assert task is not None
    assert task.job == table.kind("theft@3")
    # What was seen is worth a ransom; then the attacker goes on.
    table.all_pass()
    assert (table.step, table.asked) == ("announced", ["yellow"])
    assert table.act(Do.REVEAL[0]).heard(JobRevealed) != []


@rule("LCN-E92")
def test_whoever_is_named_next_the_others_are_asked_again() -> None:
    table = threatening("theft@3", spying="free").give("red", influence="spy henchman")
    table.execute("yellow-3").act(Do.TARGET[GREEN])
    assert table.asked == ["green", "red"]  # green has a Lawyer
    table.no("red", "green").act(Do.TARGET[seat("red")])
    assert (table.step, table.asked) == ("before_reveal", ["green", "red"])


@rule("LCN-E92")
def test_without_free_spying_nobody_is_asked_before_a_reveal() -> None:
    table = threatening("theft@3").give("green", influence="snitch")
    table.execute("yellow-3").act(Do.TARGET[GREEN])
    assert (table.step, table.asked) == ("announced", ["yellow"])

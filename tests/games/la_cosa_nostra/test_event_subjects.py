"""Every event says whose doing it is, and to whom, so that a story can be told by its subject."""

from typing import Any, get_args

import pytest

from backroom.games.la_cosa_nostra.actions import Do
from backroom.games.la_cosa_nostra.events.jobs import (
    BusinessDeactivated,
    DocUsed,
    Lost,
    ManAimedAt,
    ManKilled,
    MoneyTaken,
    TargetNamed,
)
from backroom.games.la_cosa_nostra.events.rounds import InfluenceAttached, JobSeen, Peeked
from backroom.games.la_cosa_nostra.events.trade import MarkerPlaced, Promised
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind, Side
from backroom.kernel.events import Event
from builders.la_cosa_nostra import LCN, LcnTable, seat

YELLOW, GREEN, RED = seat("yellow"), seat("green"), seat("red")
EVENTS: tuple[type[Event], ...] = get_args(LCN.events)


def of(table: LcnTable, kind: type[Event], colour: str | None = None) -> tuple[Any, Any]:
    """Whose doing the last event of this kind was, and to whom it was done."""
    event = table.heard(kind, colour)[-1]
    return event.doer(), event.done_to()


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_subject_and_object_are_fields_of_the_event(kind: type[Event]) -> None:
    assert kind.subject in ("", *kind.__struct_fields__)
    assert kind.whom in ("", *kind.__struct_fields__)


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_an_event_about_a_seat_has_a_subject(kind: type[Event]) -> None:
    if "seat" in kind.__struct_fields__:
        assert kind.subject


def test_an_attack_is_the_attackers_doing_from_the_target_to_the_kill() -> None:
    table = LcnTable().task("yellow-2", "assassination").task("green-1", "usury").dice(6, 6)
    table.attack("yellow-2", "red").hit("red-2")
    for kind in (TargetNamed, ManAimedAt, ManKilled):
        assert of(table, kind) == (YELLOW, RED), kind


def test_a_closed_business_is_the_attackers_doing() -> None:
    table = LcnTable().task("yellow-3", "vandalism").give("red", businesses="casino")
    table.task("green-1", "usury").dice(6, 1, 1).attack("yellow-3", "red").hit("red casino")
    assert of(table, BusinessDeactivated) == (YELLOW, RED)


def test_money_is_lost_by_an_attacker_or_by_oneself() -> None:
    table = LcnTable().task("yellow-3", "property_damage").give("red", cash=9000)
    table.task("green-1", "usury").dice(6, 6, 1).attack("yellow-3", "red")
    assert of(table, Lost) == (YELLOW, RED)
    table = LcnTable().task("yellow-3", "horse_racing").give("yellow", cash=9000)
    table.execute("yellow-3").dice(1, 1, 1).act(Do.STAKE[5])
    assert of(table, Lost) == (YELLOW, YELLOW)


def test_a_thief_takes_from_his_victim() -> None:
    table = LcnTable().task("yellow-3", "theft:4").give("red", cash=9000).dice(6, 6, 6)
    table.attack("yellow-3", "red")
    assert of(table, MoneyTaken) == (YELLOW, RED)


def test_a_doctor_comes_to_the_owner_of_the_wounded() -> None:
    table = LcnTable().task("yellow-2", "assassination").task("green-1", "usury").dice(6, 6)
    table.give("green", influence="emergency_doc").attack("yellow-2", "red").hit("red-2")
    table.act(Do.DOC[0], "green")
    assert of(table, DocUsed) == (GREEN, RED)


def test_spying_and_helping_are_done_to_the_owner_of_the_gangster() -> None:
    table = LcnTable().give("yellow", influence="snitch").task("yellow-1", "theft")
    table.task("green-1", "usury").act(Do.SNITCH[0]).look("green-1")
    assert of(table, Peeked) == (YELLOW, GREEN)
    assert of(table, JobSeen, "yellow") == (YELLOW, GREEN)
    table = LcnTable(planning=True).give("yellow", influence="saboteur")
    table.lay_card("saboteur", "red-2")
    assert of(table, InfluenceAttached) == (YELLOW, RED)


def test_markers_and_promises_have_two_sides() -> None:
    table = LcnTable().give("green", businesses="lawyer").task("yellow-1", "buy casino")
    table.deal("yellow", "green", Side(), Side(permits=(table.business("green", "lawyer"),)))
    assert of(table, MarkerPlaced) == (YELLOW, GREEN)
    casino = table.business("yellow", "casino")
    table.deal("red", "yellow", Side(), Side(permits=(casino,)))
    assert of(table, MarkerPlaced) == (RED, YELLOW)
    table.pledge("red", "yellow", PromiseKind.NO_ATTACK)
    assert of(table, Promised) == (RED, YELLOW)

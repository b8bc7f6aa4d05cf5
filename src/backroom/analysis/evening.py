"""What the analysis must know about a game: how far to play on, whose luck is whose, and which
moments of an evening are told."""

import importlib
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Literal, NamedTuple

from backroom.analysis.course import Course, Step
from backroom.kernel.events import Event
from backroom.kernel.game import Game

Part = Literal["own", "luck", "all"]
"""Of what happened: what whoever moved decided, what chance did, or all of it."""


class Candidate(NamedTuple):
    """A moment that might be told: how much this part of some steps moved the chances of a seat."""

    kind: str
    seat: int
    step: int
    part: Part
    good: bool
    """Is it told for what it brought? Else for what it cost."""
    since: int
    """The first of the steps that count; the last is `step`."""
    shown: int
    """The move at which the replay is opened."""
    tells: tuple[type[Event], ...] = (Event,)
    """What of all that happened is told."""


class Evening(NamedTuple):
    """How an evening of a game is looked back on."""

    kinds: tuple[str, ...]
    """The cards, in the order in which they are told."""
    candidates: Callable[[Course], Iterator[Candidate]]
    draws: tuple[type[Event], ...]
    """What tells whose draw or roll it was."""
    rounds_ahead: int
    looks: int
    """So often is an evening looked at."""
    most_actions: int
    """So much is played on in all that, however long the evening was: about a minute."""


def find_evening(game: Game) -> Evening:
    """How this game is looked back on; one that says nothing about it is looked at plainly."""
    place = f"backroom.analysis.evenings.{game.folder}"
    if find_spec(place) is None:
        place = "backroom.analysis.evenings.plain"
    evening: Evening = importlib.import_module(place).EVENING
    return evening


def owners_of(evening: Evening, course: Course, step: Step) -> frozenset[int]:
    """Whose luck it was: that of who drew or rolled. Where several did, or nobody, as when a market
    is filled, everybody has his own part in it."""
    events = course.moves[step.end - 1].events()
    doers = {event.doer() for event in events if isinstance(event, evening.draws)} - {None}
    if len(doers) == 1:
        return frozenset(seat for seat in doers if seat is not None)
    return frozenset(range(course.seats))


# Moments that every game has


def decisions(kind: str, course: Course, good: bool) -> Iterator[Candidate]:
    """What somebody decided himself."""
    for number, step in enumerate(course.steps):
        yield Candidate(kind, step.seat, number, "own", good, number, step.first)


def strokes_of_luck(
    kind: str, course: Course, shown_by: tuple[type[Event], ...]
) -> Iterator[Candidate]:
    """What chance gave to somebody, where one of these events tells of it. Of cards that all draw,
    everybody has his own."""
    for number, step in enumerate(course.steps):
        if not step.drew:
            continue
        told = [each for each in course.moves[step.end - 1].events() if isinstance(each, shown_by)]
        doers = {event.doer() for event in told}
        seats = range(course.seats) if None in doers else sorted(doers - {None}, key=int_of)
        for seat in seats:
            assert seat is not None
            yield Candidate(kind, seat, number, "luck", True, number, step.end - 1, shown_by)


def blows(kind: str, course: Course) -> Iterator[Candidate]:
    """What somebody else did to somebody."""
    for number, step in enumerate(course.steps):
        events = [event for move in course.of(step) for event in move.events()]
        victims = {event.done_to() for event in events if event.doer() == step.seat}
        for seat in range(course.seats):
            if seat in victims and seat != step.seat:
                yield Candidate(kind, seat, number, "own", False, number, step.end - 1)


def steps_with(course: Course, kind: type[Event]) -> Iterator[tuple[int, int, Event]]:
    """Every event of this kind: the step, the move, and what happened."""
    for number, step in enumerate(course.steps):
        for place in range(step.first, step.end):
            for event in course.moves[place].events():
                if isinstance(event, kind):
                    yield number, place, event


def int_of(seat: int | None) -> int:
    return -1 if seat is None else seat

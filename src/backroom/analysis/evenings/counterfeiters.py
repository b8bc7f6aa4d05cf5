"""An evening of Counterfeiters: washing, the Godfather, the black market."""

from collections.abc import Iterator

from backroom.analysis.course import Course
from backroom.analysis.evening import (
    Candidate,
    Evening,
    decisions,
    steps_with,
    strokes_of_luck,
)
from backroom.games.counterfeiters.events import CardOffered, FakesCashed, GodfatherPaid


def candidates(course: Course) -> Iterator[Candidate]:
    yield from washes(course)
    yield from visits(course)
    yield from strokes_of_luck("market", course, (CardOffered,))
    yield from decisions("mistake", course, good=False)


def washes(course: Course) -> Iterator[Candidate]:
    """CFT-32, CFT-34: a turn in which its player made real money of fakes."""
    for number, place, event in steps_with(course, FakesCashed):
        step = course.steps[number]
        if event.doer() == step.seat:
            yield Candidate("wash", step.seat, number, "own", True, number, place, (FakesCashed,))


def visits(course: Course) -> Iterator[Candidate]:
    """CFT-45: who brought the Godfather has decided it; for all it is what they lost by it."""
    for number, place, event in steps_with(course, GodfatherPaid):
        seat = event.doer()
        assert seat is not None
        yield Candidate("godfather", seat, number, "own", False, number, place, (GodfatherPaid,))


EVENING = Evening(
    kinds=("wash", "godfather", "market", "mistake"),
    candidates=candidates,
    draws=(),
    rounds_ahead=2,
    looks=600,
    most_actions=4_000_000,
)

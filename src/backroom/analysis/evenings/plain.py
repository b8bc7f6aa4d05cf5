"""An evening of a game that says nothing of its own: mistakes, good turns, blows."""

from collections.abc import Iterator

from backroom.analysis.course import Course
from backroom.analysis.evening import Candidate, Evening, blows, decisions


def candidates(course: Course) -> Iterator[Candidate]:
    yield from decisions("mistake", course, good=False)
    yield from decisions("turn", course, good=True)
    yield from blows("blow", course)


EVENING = Evening(
    kinds=("mistake", "turn", "blow"),
    candidates=candidates,
    draws=(),
    rounds_ahead=1000,
    looks=300,
    most_actions=1_000_000,
)

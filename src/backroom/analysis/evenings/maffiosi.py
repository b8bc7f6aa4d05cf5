"""An evening of Maffiosi: mistakes, turns, draws and blows."""

from collections.abc import Iterator

from backroom.analysis.course import Course
from backroom.analysis.evening import Candidate, Evening, blows, decisions, strokes_of_luck
from backroom.games.maffiosi.events import CardsDrawn, CardsReceived


def candidates(course: Course) -> Iterator[Candidate]:
    yield from decisions("mistake", course, good=False)
    yield from decisions("turn", course, good=True)
    yield from strokes_of_luck("draw", course, (CardsReceived,))
    yield from blows("blow", course)


EVENING = Evening(
    kinds=("mistake", "turn", "draw", "blow"),
    candidates=candidates,
    draws=(CardsDrawn, CardsReceived),
    rounds_ahead=2,
    looks=600,
    most_actions=6_000_000,
)

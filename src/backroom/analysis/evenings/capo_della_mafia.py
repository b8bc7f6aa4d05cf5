"""An evening of Capo della Mafia: bluffs that passed and bluffs that were caught, and fingers."""

from collections.abc import Iterator

from backroom.analysis.course import Course
from backroom.analysis.evening import Candidate, Evening, strokes_of_luck
from backroom.games.capo_della_mafia.events import (
    CardsReceived,
    CardsShown,
    CardsTurnedUp,
    HatKept,
    Jailed,
    RespectChanged,
    Suspected,
    SuspectedNobody,
)
from backroom.games.capo_della_mafia.mission import fulfils
from backroom.games.capo_della_mafia.position import Phase, Position


def candidates(course: Course) -> Iterator[Candidate]:
    for number, step in enumerate(course.steps):
        events = course.moves[step.end - 1].events()
        if any(isinstance(event, Suspected | SuspectedNobody) for event in events):
            yield from bluffs(course, number)
            yield from wrong_fingers(course, number)
    yield from strokes_of_luck("draw", course, (CardsReceived,))


def bluffs(course: Course, opened: int) -> Iterator[Candidate]:
    """CAP-33: whoever did not do the mission and laid cards all the same: from when he laid them
    until the respect was given. Who was not checked got away with it."""
    move = course.moves[course.steps[opened].end - 1]
    position = move.before
    assert isinstance(position, Position)
    shown = {event.seat for event in move.events() if isinstance(event, CardsShown)}
    jailed = {event.seat for event in move.events() if isinstance(event, Jailed)}
    scored = scoring_step(course, opened)
    for seat in range(course.seats):
        laid = step_of(course, opened, seat, Phase.LAY)
        place = course.steps[laid].first
        if seat in jailed:
            yield Candidate("caught", seat, scored, "all", False, laid, place, (Jailed,))
        elif seat not in shown and not fulfils(position, position.table[seat], 0):
            yield Candidate("bluff", seat, scored, "all", True, laid, place, (CardsTurnedUp,))


def wrong_fingers(course: Course, opened: int) -> Iterator[Candidate]:
    """CAP-38: a pistol that pointed at somebody who had done the mission."""
    events = course.moves[course.steps[opened].end - 1].events()
    honest = {event.seat for event in events if isinstance(event, HatKept)}
    for event in events:
        if isinstance(event, Suspected) and event.suspect in honest:
            number = step_of(course, opened, event.seat, Phase.SUSPECT)
            place = course.steps[number].first
            yield Candidate("finger", event.seat, number, "own", False, number, place, (Suspected,))


def scoring_step(course: Course, opened: int) -> int:
    """CAP-34: the step in which respect is given: this one, or behind the claims that follow."""
    for number in range(opened, len(course.steps)):
        events = course.moves[course.steps[number].end - 1].events()
        if any(isinstance(event, RespectChanged) for event in events):
            return number
    return opened


def step_of(course: Course, until: int, seat: int, phase: Phase) -> int:
    """Where this seat made its last choice of this phase."""
    for number in range(until, -1, -1):
        step = course.steps[number]
        position = course.moves[step.first].before
        assert isinstance(position, Position)
        if step.seat == seat and position.phase is phase:
            return number
    raise AssertionError("nobody is left out of a round")


EVENING = Evening(
    kinds=("bluff", "caught", "draw", "finger"),
    candidates=candidates,
    draws=(),
    rounds_ahead=2,
    looks=500,
    most_actions=1_500_000,
)

"""What many looks back at one evening add up to: means, and how far they may be off.

A tally is plain data that can be added to another one, so an evening can be looked at in portions,
and in another process.
"""

import math

import msgspec

from backroom.analysis.course import Course
from backroom.analysis.evening import Candidate, Evening, owners_of
from backroom.analysis.sampling import LookBack, Usual
from backroom.analysis.shown import Measure
from backroom.bots.request import Choice, as_choice

PERCENT = 100.0


class Sum(msgspec.Struct):
    """A sum of numbers and of their squares."""

    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.total += value
        self.squares += value * value

    def measured(self, count: int) -> Measure:
        mean = self.total / count
        if count < 2:
            return Measure(PERCENT * mean, PERCENT)
        spread = max(0.0, self.squares - count * mean * mean) / (count - 1)
        return Measure(PERCENT * mean, PERCENT * math.sqrt(spread / count))


class Instead(msgspec.Struct, frozen=True):
    """What the judgement's player did at a move instead of what was done; None: he was silent."""

    move: int
    choice: Choice | None


class Tally(msgspec.Struct):
    """All looks so far. Lists of lists are by step (or candidate), then by seat."""

    looks: int
    actions: int
    chances: list[list[float]]
    """By step before it, and in the end: sums of shares."""
    own: list[list[Sum]]
    """What the step itself changed."""
    luck: list[list[Sum]]
    """What chance changed after it."""
    sums: list[tuple[Sum, Sum, Sum]]
    """By seat: luck, own decisions, the others."""
    moments: list[Sum]
    """By candidate."""
    instead: list[dict[bytes, int]]
    """By step: what the judgement's player did instead, and how often."""


def empty_tally(course: Course, candidates: list[Candidate]) -> Tally:
    seats, steps = course.seats, len(course.steps)
    return Tally(
        looks=0,
        actions=0,
        chances=[[0.0] * seats for _ in range(steps + 1)],
        own=[[Sum() for _ in range(seats)] for _ in range(steps)],
        luck=[[Sum() for _ in range(seats)] for _ in range(steps)],
        sums=[(Sum(), Sum(), Sum()) for _ in range(seats)],
        moments=[Sum() for _ in candidates],
        instead=[{} for _ in range(steps)],
    )


class Counting:
    """Adds looks to a tally."""

    def __init__(self, evening: Evening, course: Course, candidates: list[Candidate]) -> None:
        self.course = course
        self.candidates = candidates
        self.seats = range(course.seats)
        self.owners = [
            owners_of(evening, course, step) if step.drew else frozenset[int]()
            for step in course.steps
        ]

    def add(self, tally: Tally, look: LookBack) -> None:
        tally.looks += 1
        for number, shares in enumerate(look.before):
            for seat in self.seats:
                tally.chances[number][seat] += shares[seat]
        self.add_steps(tally, look)
        self.add_sums(tally, look)
        for candidate, total in zip(self.candidates, tally.moments, strict=True):
            total.add(moved(candidate, look))
        for counts, usual in zip(tally.instead, look.usual, strict=True):
            if usual is not None:
                key = msgspec.json.encode(as_instead(usual))
                counts[key] = counts.get(key, 0) + 1

    def add_steps(self, tally: Tally, look: LookBack) -> None:
        for number in range(len(self.course.steps)):
            before, after, then = look.before[number], look.after[number], look.before[number + 1]
            for seat in self.seats:
                tally.own[number][seat].add(after[seat] - before[seat])
                tally.luck[number][seat].add(then[seat] - after[seat])

    def add_sums(self, tally: Tally, look: LookBack) -> None:
        """Seat and deal, own draws and rolls are luck; what a seat itself decided; and the rest."""
        even = 1.0 / len(self.seats)
        for seat in self.seats:
            luck, own = look.before[0][seat] - even, 0.0
            for number, step in enumerate(self.course.steps):
                if step.seat == seat:
                    own += look.after[number][seat] - look.before[number][seat]
                if seat in self.owners[number]:
                    luck += look.before[number + 1][seat] - look.after[number][seat]
            others = look.before[-1][seat] - even - luck - own
            for total, value in zip(tally.sums[seat], (luck, own, others), strict=True):
                total.add(value)


def moved(candidate: Candidate, look: LookBack) -> float:
    """How far this moment moved the chances of its seat."""
    seat, step = candidate.seat, candidate.step
    if candidate.part == "luck":
        return look.before[step + 1][seat] - look.after[step][seat]
    return look.after[step][seat] - look.before[candidate.since][seat]


def as_instead(usual: Usual) -> Instead:
    return Instead(usual.move, None if usual.action is None else as_choice(usual.action))

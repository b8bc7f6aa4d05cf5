"""What is shown of an evening: the structs that the command prints and the service sends."""

from typing import Literal

import msgspec

from backroom.kernel.messages import Message

Verdict = Literal["agrees", "level", "better"]


class Measure(msgspec.Struct, frozen=True):
    """Points of winning chance, and one standard error of them."""

    points: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Is it longer than its whisker?"""
        return abs(self.points) > self.error


class Card(msgspec.Struct, frozen=True):
    """A moment of the evening."""

    kind: str
    title: Message
    seat: int
    """Whose moment it is."""
    seq: int
    """The entry of the log to jump to."""
    round: int
    change: Measure
    text: Message
    happened: list[Message]
    """What the table told of it, as who it is about heard it."""


class SumShown(msgspec.Struct, frozen=True):
    """A player's evening as one sum: share + luck + own + others = result, in points of winning
    chance."""

    seat: int
    share: float
    """What everybody begins with."""
    luck: Measure
    """Seat, deal, own draws and rolls."""
    own: Measure
    """Own decisions, against what the judge's player usually does."""
    others: Measure
    """All that they did and drew."""
    result: float
    """100 for a win, 0 for none; a shared one is divided."""
    shown: list[int]
    """The same in whole points that add up: share, luck, own, others, result."""


class Mark(msgspec.Struct, frozen=True):
    """Something that moved a seat's chances."""

    step: int
    seat: int
    """Whose chances."""
    kind: Literal["decision", "draw", "rival"]
    by: int
    change: Measure


class StepShown(msgspec.Struct, frozen=True):
    """What one seat did in one go."""

    seq: int
    """The entry of its first move."""
    seat: int
    round: int


class Figures(msgspec.Struct, frozen=True):
    """The evening in figures."""

    game: str
    looks: int
    """So often it was looked at so far."""
    of: int
    """So often it will be."""
    last: int
    """The number of the last entry."""
    steps: list[StepShown]
    points: list[list[int]]
    """By step what everybody had before it, and in the end."""
    chances: list[list[float]]
    """By step everybody's chance to win before it, and in the end; in percent."""
    marks: list[Mark]
    sums: list[SumShown]
    cards: list[Card]
    sentence: Message


class Compared(msgspec.Struct, frozen=True):
    """A line of play and what it promised."""

    actions: list[Message]
    chance: Measure
    coach: bool
    done: bool


class Advice(msgspec.Struct, frozen=True):
    """What the coach says."""

    seat: int
    seq: int
    round: int
    worlds: int
    choices: list[Compared]
    """The best first."""
    reason: Message
    verdict: Verdict
    """Was the same done, something that is as good as can be measured, or would it be better?"""

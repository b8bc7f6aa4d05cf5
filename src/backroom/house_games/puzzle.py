"""A puzzle: one position, one question, and a right answer that the rules prove.

Kept is only where it is: a game, a place and a seat. Question, choices and proof are worked out
anew whenever somebody asks, from what that seat knows, so that none of them can be out of date.
"""

from collections.abc import Callable
from datetime import date
from functools import cache, lru_cache
from importlib import import_module, resources
from typing import NamedTuple

import msgspec

from backroom.house_games.kept import KeptGame, kept_game
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.kernel.state import State


class Choice(NamedTuple):
    """One of the answers, and why it is the right one or cannot be."""

    label: Message
    right: bool
    why: Message
    seat: int | None = None
    """The player it speaks of, if it is one."""


class Riddle(NamedTuple):
    """The question with its choices; exactly one of them is right."""

    question: Message
    choices: tuple[Choice, ...]

    @property
    def right(self) -> int:
        return [choice.right for choice in self.choices].index(True)


Pose = Callable[[State, int], Riddle | None]
"""The riddle of this position for this seat; None if there is none, or no single right answer."""


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where it is."""

    table: str
    at: int
    eyes: int

    @property
    def kept(self) -> KeptGame:
        return kept_game(self.table)


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """In the order of their days."""
    text = resources.files("backroom.house_games").joinpath("puzzles.jsonl").read_text("utf-8")
    decoder = msgspec.json.Decoder(Puzzle)
    return tuple([decoder.decode(line) for line in text.splitlines()])


def number_of(day: date) -> int:
    """Each day has its puzzle; after the last one the first comes again."""
    return day.toordinal() % len(all_puzzles())


def day_from(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"a day is written like 2026-11-18, not {text!r}") from None


def pose_for(game: str) -> Pose:
    """How puzzles of this game are posed."""
    package = find_game(game).folder
    pose: Pose = import_module(f"backroom.house_games.kinds.{package}").pose
    return pose


@lru_cache(maxsize=16)
def riddle_of(puzzle: Puzzle) -> Riddle:
    """The riddle, posed anew by the rules."""
    state = puzzle.kept.table(puzzle.at).state
    riddle = pose_for(puzzle.kept.game)(state, puzzle.eyes)
    if riddle is None:
        raise BadInput(f"{puzzle.table}: under today's rules there is no puzzle at {puzzle.at}")
    return riddle


def only_one_right(question: Message, choices: list[Choice], fewest: int) -> Riddle | None:
    """A riddle, if it has enough choices and one of them alone is right."""
    rights = sum([choice.right for choice in choices])
    return Riddle(question, tuple(choices)) if rights == 1 and len(choices) >= fewest else None

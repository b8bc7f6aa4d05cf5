"""A lesson: a recorded game, and for each place where somebody is spoken to a step.

The log is an ordinary one, so that a lesson cannot show what the rules do not allow; the steps say
what is spoken of, what is to be done there, and what may go wrong. `tests/lessons` plays them
through the rules: a change of a rule that breaks a lesson fails the build.
"""

import tomllib
from functools import cache
from importlib import resources
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from backroom.kernel.messages import Message
from backroom.table.entries import Move
from backroom.table.log import Log, read_log
from backroom.table.table import Table

LEARNER = 0
"""The seat of whoever learns."""
STEM = "learn"
Kind: TypeAlias = Literal["say", "tap", "act", "watch", "film"]
"""Read it; press something that changes nothing; do what the log has next; see what the others do;
see many rounds in a few seconds."""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake that the rules refuse: for the test, which tries it."""

    action: int
    refused: str
    rule: str
    first: tuple[int, ...] = ()
    """What is done before it, without harm: a card that only opens a choice."""
    terms: Any = None


class But(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something legal that is not what the lesson goes on with: Beppe says what it costs."""

    actions: tuple[int, ...]
    says: str
    first: tuple[int, ...] = ()
    """What opens it, where it is tried after a part of the recorded way."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One sentence, and one thing to do."""

    id: str
    part: str
    kind: Kind
    at: int
    """The table stands at this entry when the sentence is said."""
    until: int = 0
    """And at this one when it is done; the same, if nothing moves."""
    press: tuple[str, ...] = ()
    """What is to be pressed, one after the other: things by the names that the boards give them."""
    lit: tuple[str, ...] = ()
    """What is spoken of."""
    half: bool = False
    """It leaves something half made on the board, which is gone after a reload: then the lesson
    goes on from here and not from the step after it."""
    wrong: tuple[Wrong, ...] = ()
    but: tuple[But, ...] = ()


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a lesson."""

    minutes: int
    parts: tuple[str, ...]
    steps: tuple[Step, ...]
    not_met: int
    """So many things the learner has not met: each a sentence."""
    next_options: dict[str, str] = {}
    """The options of the game that the learner plays next, against `easy`."""


class Lesson(NamedTuple):
    game: str
    script: Script
    log: Log

    @property
    def entries(self) -> int:
        """The number of the last entry."""
        return len(self.log.entries)

    def message(self, name: str) -> Message:
        """A sentence of this lesson."""
        return Message(f"{STEM}-{self.game}-{name}")

    def recorded(self, seq: int) -> Move:
        """The entry with this number; entry 0 is the opening."""
        entry = self.log.entries[seq - 1]
        assert isinstance(entry, Move)
        return entry

    def table_at(self, seq: int) -> Table:
        """The table as it stood after this entry."""
        log = self.log
        return Table.replayed(Log(log.opening, log.entries[:seq], log.seed), f"lesson {self.game}")

    def warning(self, seq: int, action: int) -> Message:
        """What Beppe says to this legal act in the place of the entry with this number."""
        for step in self.script.steps:
            if step.at < seq <= step.until:
                for but in step.but:
                    if action in but.actions:
                        return self.message(but.says)
        return Message(f"{STEM}-but")


@cache
def lesson_games() -> tuple[str, ...]:
    """The games that have a lesson."""
    files = resources.files("backroom.lessons").iterdir()
    return tuple(sorted(f.name.removesuffix(".toml") for f in files if f.name.endswith(".toml")))


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of this game."""
    folder = resources.files("backroom.lessons")
    raw = tomllib.loads(folder.joinpath(f"{game}.toml").read_text("utf-8"))
    log = read_log(folder.joinpath(f"{game}.backroom").read_text("utf-8"), f"lesson {game}")
    script = msgspec.convert(raw, Script)
    settled = tuple([msgspec.structs.replace(s, until=max(s.until, s.at)) for s in script.steps])
    return Lesson(game, msgspec.structs.replace(script, steps=settled), log)

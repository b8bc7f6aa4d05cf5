"""The entries of a table's log: all that ever happened at it, and the only truth about it.

The state of the game, the clocks, who sits where and whether the table is paused follow from them.
Each entry is sealed with a hash of itself and all before it. Times are whole milliseconds since
1970.
"""

import hashlib
from typing import Any, Literal, TypeAlias

import msgspec

FORMAT = 2

By: TypeAlias = Literal["player", "bot", "clock", "order"]
"""Whose decision a move was: the player's own, that of the bot in his chair, of the clock that ran
out, or of a standing order he gave."""
Chosen: TypeAlias = Literal["player", "bot", "order"]
"""Somebody's choice. What the clock does is nobody's."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think, in seconds: for each decision, and a reserve for the whole game.

    Nothing at all means that nobody is in a hurry. A game by correspondence is one with days for
    each decision.
    """

    decision: int = 0
    reserve: int = 0

    @property
    def ticks(self) -> bool:
        return self.decision > 0 or self.reserve > 0


class Entry(msgspec.Struct, frozen=True, tag_field="entry", forbid_unknown_fields=True):
    """One thing that happened at the table, and when."""

    at: int


class Opening(Entry, frozen=True, tag="opening", kw_only=True):
    """The first entry: who plays what under which rules, and what chance is made from."""

    game: str
    rules: int
    """The version of the game's rules: a table keeps those it began with."""
    options: dict[str, str]
    names: list[str]
    """One a seat; "" for a seat that goes by the game's own name for it."""
    bots: list[str]
    """One a seat: the level of the bot that sits there, "" for a person."""
    commitment: str
    """SHA-256 of the house's seed, published before any player sent his."""
    seeds: list[str]
    """What each seat added to the chance; "" for nothing."""
    clock: Clock = Clock()
    cards: str | None = None
    """The text of an owner's card file; None for the game's own cards."""
    backroom: int = FORMAT

    @property
    def seats(self) -> int:
        return len(self.names)


class Move(Entry, frozen=True, tag="move", omit_defaults=True):
    """Somebody does something in the game."""

    seat: int
    action: int
    terms: Any = None
    by: By = "player"


class Undo(Entry, frozen=True, tag="undo"):
    """A seat takes back what it just did."""

    seat: int


class Pause(Entry, frozen=True, tag="pause"):
    """A seat wishes for a pause, or no longer does. While all persons wish for it there is one."""

    seat: int
    wish: bool


class Chair(Entry, frozen=True, tag="chair"):
    """A bot of this level sits in for a player, or ("") the player takes his seat back."""

    seat: int
    bot: str


LogEntry: TypeAlias = Opening | Move | Undo | Pause | Chair

START = b""
"""What the first seal is made from."""


def written(entry: LogEntry) -> bytes:
    """The one way to write an entry, so that its seal is the same everywhere."""
    return msgspec.json.encode(entry, order="sorted")


def sealed(before: bytes, entry: LogEntry) -> bytes:
    """The seal of this entry behind all those before it."""
    return seal_of(before, written(entry))


def seal_of(before: bytes, text: bytes) -> bytes:
    """The same, of an entry that is written already."""
    return hashlib.sha256(before + text).digest()


def read_entry(text: str | bytes) -> LogEntry:
    """The entry in this text; msgspec's ValidationError says what is wrong with it."""
    entry: LogEntry = msgspec.json.decode(text, type=LogEntry)
    return entry

# Interpreted: structs of msgspec gain nothing from the compiler.
"""Events: what happened, each told only to those who may know it."""

from typing import NamedTuple

import msgspec


class Move(NamedTuple):
    """Something countable went from one place to another; "" is outside the game."""

    source: str
    target: str
    amount: int


class Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """One thing that happened. Games derive a struct for each kind, with a tag of its own."""

    def moves(self) -> tuple[Move, ...]:
        """What this event moved: the books of the conservation law are kept from it."""
        return ()

    def minor(self) -> bool:
        """Is it bookkeeping that a story of the game leaves out?"""
        return False


class Told(NamedTuple):
    """An event and the set of seats that hear it."""

    audience: int
    event: Event

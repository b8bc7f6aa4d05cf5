# Interpreted: structs of msgspec gain nothing from the compiler.
"""Events: what happened, each told only to those who may know it."""

import re
from functools import reduce
from operator import or_
from types import ModuleType, UnionType
from typing import Any, ClassVar, NamedTuple

import msgspec


class Move(NamedTuple):
    """Something countable went from one place to another; "" is outside the game."""

    source: str
    target: str
    amount: int


def tag_of(name: str) -> str:
    """`job_seen` for JobSeen."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Event(
    msgspec.Struct, frozen=True, gc=False, tag_field="event", tag=tag_of, forbid_unknown_fields=True
):
    """One thing that happened. Games derive a struct for each kind; its name is its tag. Several of
    something are a tuple: what is told again is known by its hash."""

    moved: ClassVar[tuple[tuple[str, str, int | str], ...]] = ()
    """What it moves: from where, to where ("cash {seat}"), and how much: a number, or the field
    that says it; of a list, how many are in it."""
    is_minor: ClassVar[bool] = False
    unveils: ClassVar[bool | None] = None
    """Does it always show somebody what was hidden from him, or never? None if that hangs on the
    table: then whoever must know counts what is hidden."""
    subject: ClassVar[str] = "seat"
    """The field with the seat whose doing it is; nobody's if there is no such field."""
    whom: ClassVar[str] = ""
    """The field with the seat to which it is done; "" if there is none."""

    def moves(self) -> tuple[Move, ...]:
        """What this event moved: the books of the conservation law are kept from it."""
        facts = {name: getattr(self, name) for name in self.__struct_fields__}
        return tuple(
            Move(source.format_map(facts), target.format_map(facts), amount_in(facts, amount))
            for source, target, amount in self.moved
        )

    def minor(self) -> bool:
        """Is it bookkeeping that a story of the game leaves out?"""
        return self.is_minor

    def doer(self) -> int | None:
        """The seat whose doing it is: its subject."""
        return seat_in(self, self.subject)

    def done_to(self) -> int | None:
        """The seat to which it is done."""
        return seat_in(self, self.whom)


def seat_in(event: Event, field: str) -> int | None:
    seat: int | None = getattr(event, field, None)
    return None if seat is None or seat < 0 else seat


def amount_in(facts: dict[str, Any], amount: int | str) -> int:
    if isinstance(amount, int):
        return amount
    found = facts[amount]
    return found if isinstance(found, int) else len(found)


def all_events(*modules: ModuleType) -> UnionType:
    """Every kind of event that these modules have; what only others derive from is none."""
    kinds: Any = [
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
        if not each.__subclasses__()
    ]
    union: UnionType = reduce(or_, kinds)
    return union


class Told(NamedTuple):
    """An event and the set of seats that hear it."""

    audience: int
    event: Event

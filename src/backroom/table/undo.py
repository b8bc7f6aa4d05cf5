"""Undo: exactly when it is fair. One answer for every game, from what a move did.

A move may be taken back if

* it was the last one: nobody else has acted since;
* it drew no chance: the stream stands where it stood;
* nobody has seen a secret by it: for no player and no spectator are there fewer hidden things than
  before, and nothing was told to some of the others and kept from the rest.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from backroom.kernel.events import Told
from backroom.kernel.seats import SPECTATOR, holds
from backroom.kernel.state import State
from backroom.table.clocks import Reading


class Step(NamedTuple):
    """A move that might be taken back."""

    seat: int
    before: State
    clock: Reading
    """The player's clock before it."""
    told: Sequence[Told]


def is_fair(step: Step, after: State) -> bool:
    """May this last move, which led to that state, be taken back?"""
    return (
        not after.is_over()
        and step.before.rng == after.rng
        and not any(seen_by(step, after))
        and not any(told_to_some(step, int(after.seats)))
    )


def seen_by(step: Step, after: State) -> Iterator[bool]:
    """For each who looks on: is something hidden no longer?"""
    for observer in (*range(int(after.seats)), SPECTATOR):
        yield len(after.hidden(observer)) < len(step.before.hidden(observer))


def told_to_some(step: Step, seats: int) -> Iterator[bool]:
    """For each event: did some of the others hear it, and some not?"""
    others = [seat for seat in (*range(seats), SPECTATOR) if seat != step.seat]
    for told in step.told:
        hear = sum(holds(told.audience, seat) for seat in others)
        yield 0 < hear < len(others)

"""Undo: exactly when it is fair. One answer for every game, from what a move did.

A move may be taken back if

* it was the last one: nobody else has acted since;
* it drew no chance: the stream stands where it stood;
* nobody has seen a secret by it: for no player and no spectator are there fewer hidden things than
  before, nothing was told to some of the others and kept from the rest, and in the other worlds
  that an onlooker thought possible the same move would have shown him the same.

What merely follows from the fact that somebody was able to do what he did, such as to pay a price,
is not counted as a secret seen.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.rng import fast_rng
from backroom.kernel.seats import SPECTATOR, holds
from backroom.kernel.state import State, heard_by
from backroom.kernel.wire import encode
from backroom.table.clocks import Reading

WORLDS = 8
"""So many other worlds are tried for each who looks on. Counting hidden things already finds every
card that was opened; the worlds find what tells only a part of one, as the announcement of an
attack tells that a job is one."""


class Undoable(NamedTuple):
    """A move that might be taken back."""

    seat: int
    action: Action
    before: State
    clocks: Sequence[Reading]
    """All clocks before it."""
    told: list[Told]


def is_fair(last: Undoable, after: State) -> bool:
    """May this last move, which led to that state, be taken back?"""
    return (
        not after.is_over()
        and last.before.rng == after.rng
        and not any(seen_by(last, after))
        and not any(told_to_some(last, int(after.seats)))
        and not any(worlds_parted(last, after))
    )


def onlookers(state: State) -> tuple[int, ...]:
    return (*range(int(state.seats)), SPECTATOR)


def seen_by(last: Undoable, after: State) -> Iterator[bool]:
    """For each who looks on: is something hidden no longer?"""
    for observer in onlookers(after):
        yield len(after.hidden(observer)) < len(last.before.hidden(observer))


def told_to_some(last: Undoable, seats: int) -> Iterator[bool]:
    """For each event: did some of the others hear it, and some not?"""
    others = [seat for seat in (*range(seats), SPECTATOR) if seat != last.seat]
    for told in last.told:
        hear = sum(holds(told.audience, seat) for seat in others)
        yield 0 < hear < len(others)


def worlds_parted(last: Undoable, after: State) -> Iterator[bool]:
    """For each who looks on, and some worlds that he could not tell from the real one: does the
    same move tell them apart, or need chance there? The stream is always the same, so that a replay
    comes to the same answer."""
    rng = fast_rng(0)
    for observer in onlookers(after):
        shown = what_shows(after, last.told, observer)
        for _ in range(WORLDS):
            world = last.before.redeal(observer, rng)
            if world.refuse(last.seat, last.action) is None:
                chance = world.rng.clone()
                told: list[Told] = []
                world.recorder = told
                world.apply(last.seat, last.action)
                yield world.rng != chance or what_shows(world, told, observer) != shown


def what_shows(state: State, told: list[Told], observer: int) -> tuple[bytes, bytes]:
    """All that this move has shown to somebody: the table as he sees it now, and what he heard."""
    return encode(state.view(observer)), encode(heard_by(observer, told))

"""Undo: exactly when it is fair. One answer for every game, from what a move did.

A move may be taken back if

* it was the last one: nobody else has acted since;
* it drew no chance: the stream stands where it stood;
* nobody has seen a secret by it: for no player and no spectator are there fewer hidden things than
  before, nothing was told to some of the others and kept from the rest, and the game does not say
  that what happened betrays a part of what stays hidden (`Game.betrays`). That it says so where it
  must is tested in other worlds: what an onlooker could not tell apart before a move that may be
  taken back, he cannot tell apart after it.

What merely follows from the fact that somebody was able to do what he did, such as to pay a price,
is not counted as a secret seen.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.game import Game
from backroom.kernel.seats import EVERYONE, SPECTATOR, holds
from backroom.kernel.state import State
from backroom.table.clocks import Reading


class Undoable(NamedTuple):
    """A move that might be taken back."""

    seat: int
    action: Action
    before: State
    clocks: Sequence[Reading]
    """All clocks before it."""
    told: list[Told]


def is_fair(game: Game, last: Undoable, after: State) -> bool:
    """May this last move, which led to that state, be taken back?"""
    said = {told.event.unveils for told in last.told}
    if True in said or after.is_over() or last.before.rng != after.rng:
        return False
    if game.betrays(last.action, last.told) or any(told_to_some(last, int(after.seats))):
        return False
    # Where the events do not say whether they unveil something, the hidden things are counted.
    return None not in said or not any(seen_by(last, after))


def seen_by(last: Undoable, after: State) -> Iterator[bool]:
    """For each who looks on: is something hidden no longer?"""
    for observer in (*range(int(after.seats)), SPECTATOR):
        yield len(after.hidden(observer)) < len(last.before.hidden(observer))


def told_to_some(last: Undoable, seats: int) -> Iterator[bool]:
    """For each event: did some of the others hear it, and some not?"""
    others = [seat for seat in (*range(seats), SPECTATOR) if seat != last.seat]
    for told in last.told:
        if told.audience == EVERYONE:
            continue
        hear = sum(holds(told.audience, seat) for seat in others)
        yield 0 < hear < len(others)

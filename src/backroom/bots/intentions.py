"""What bots mean to do next: who has thought a whole turn through does not think again within it.

So a hint about a card holds: whoever plays it and asks again is told to do what it was for.
"""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from backroom.bots.request import Choice


class Moved(Protocol):
    """A move as a table keeps it."""

    @property
    def seat(self) -> int: ...
    @property
    def action(self) -> int: ...


class Intention(NamedTuple):
    """What a seat means to do, one after the other, once so many moves were made."""

    moves: int
    actions: tuple[int, ...]


class Intentions:
    """Those of all seats at one table."""

    def __init__(self) -> None:
        self.of: dict[int, Intention] = {}

    def note(self, seat: int, moves: int, choice: Choice | None) -> None:
        """This was decided for the seat when so many moves had been made."""
        if choice is None or not choice.then:
            self.of.pop(seat, None)
        else:
            self.of[seat] = Intention(moves, (choice.action, *choice.then))

    def meant(self, seat: int, moves: Sequence[Moved]) -> tuple[int, ...]:
        """What is left of it, if since then nothing else was done."""
        intention = self.of.get(seat)
        if intention is None or len(moves) < intention.moves:  # moves may be taken back
            return ()
        since = [(move.seat, move.action) for move in moves[intention.moves :]]
        done = [(seat, action) for action in intention.actions[: len(since)]]
        return intention.actions[len(since) :] if since == done else ()

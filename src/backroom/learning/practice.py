"""Playing, and keeping what was decided and what came of it."""

from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from backroom.bots.nets.net import Net, Numbers, Seen, chances_of, likes_of
from backroom.learning.network import LITTLE, Lessons
from backroom.learning.returns import credit


class Place(Protocol):
    """Where one can practise: tables that each ask one seat at a time (`Arena` is one)."""

    tables: int
    players: int
    seats: NDArray[np.int64]
    done: NDArray[np.bool_]
    own_seats: NDArray[np.int64] | None
    """By table: where the network sits among others; None if it sits everywhere."""

    def look(self) -> Seen: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...
    def won(self) -> Numbers: ...


class Practised(NamedTuple):
    lessons: Lessons
    games: int
    decisions: int
    """Those of the network that learns."""
    won: float
    """The network's share of the win where it sat among bots; nan if there were no such games."""


class Practice:
    """A network at some tables. `guests` says by table and seat where an earlier self sits."""

    def __init__(self, place: Place, rng: np.random.Generator) -> None:
        self.place = place
        self.rng = rng
        self.guests = np.zeros((place.tables, place.players), np.bool_)

    @property
    def may_have_guests(self) -> bool:
        """Among bots there is no room for them."""
        return self.place.own_seats is None

    def invite(self, part: float) -> None:
        """Guests at this part of the tables, in half of the seats there."""
        self.guests[:] = False
        players = self.place.players
        for table in range(round(part * self.place.tables)):
            self.guests[table, self.rng.permutation(players)[: players // 2]] = True

    def play(self, net: Net, steps: int, far: float, guest: Net | None = None) -> Practised:
        """So many decisions at each table."""
        place, rng = self.place, self.rng
        rows = np.arange(place.tables)
        kept: list[tuple[Seen, NDArray[np.int64], Numbers, Numbers]] = []
        seats = np.empty((steps, place.tables), np.int64)
        done = np.empty((steps, place.tables), np.bool_)
        won = np.zeros((steps, place.tables, place.players), np.float32)
        learns = np.ones((steps, place.tables), np.bool_)
        for step in range(steps):
            seats[step] = place.seats
            seen = place.look()
            outputs = net.outputs_of(seen.inputs)
            likes = likes_of(outputs, seen)
            if guest is not None:
                theirs = self.guests[rows, place.seats]
                learns[step] = ~theirs
                likes = np.where(theirs[:, None], guest.likes(seen), likes)
            chances = chances_of(likes)
            taken = draw(chances, rng)
            kept.append((seen, taken, np.log(chances[rows, taken] + LITTLE), outputs[:, -1]))
            place.step(seen.numbers[rows, taken])
            done[step] = place.done
            won[step] = np.where(place.done[:, None], place.won(), 0.0)
        forecasts = np.stack([each[3] for each in kept])
        credited = credit(forecasts, seats, done, won, far)
        use = (credited.is_known & learns).ravel()
        lessons = joined(kept, credited.better, forecasts).some(np.flatnonzero(use))
        return Practised(lessons, int(done.sum()), int(use.sum()), self._own_share(done, won))

    def _own_share(self, done: NDArray[np.bool_], won: Numbers) -> float:
        own = self.place.own_seats
        if own is None or not done.any():
            return float("nan")
        return float(won[:, np.arange(self.place.tables), own][done].mean())


def joined(
    kept: list[tuple[Seen, NDArray[np.int64], Numbers, Numbers]],
    better: Numbers,
    forecasts: Numbers,
) -> Lessons:
    """All steps one after the other."""
    marks = [each[0].marks for each in kept]
    seen = Seen(
        np.concatenate([each[0].inputs for each in kept]),
        None if marks[0] is None else np.concatenate([each for each in marks if each is not None]),
        np.concatenate([each[0].numbers for each in kept]),
        np.concatenate([each[0].legal for each in kept]),
    )
    return Lessons(
        seen,
        np.concatenate([each[1] for each in kept]),
        np.concatenate([each[2] for each in kept]),
        better.ravel(),
        (better + forecasts).ravel(),
    )


def draw(chances: Numbers, rng: np.random.Generator) -> NDArray[np.int64]:
    """A place in each row, as often as its chance says; never one without any."""
    heights = chances.cumsum(axis=1)
    spots = rng.random((len(chances), 1)) * heights[:, -1:]
    found: NDArray[np.int64] = (heights > spots).argmax(axis=1)
    return found

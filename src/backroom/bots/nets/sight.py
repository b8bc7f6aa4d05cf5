"""Rows as a network sees them, for the games that tell their actions by marks."""

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from backroom.bots.nets.net import Numbers, Seen
from backroom.kernel.row import Row


class Sight(Protocol):
    """Turns rows into what a network takes."""

    inputs: int
    outputs: int
    """Marks of an action, or actions."""

    def look(self, rows: Row, seats: Sequence[int], legal: NDArray[np.bool_]) -> Seen:
        """The first rows, one for each of these seats, and by action whether it is legal."""
        ...


class MarkedSight:
    """Through the compiled eyes of a game."""

    def __init__(self, eyes: Any, choices: int, marks: int) -> None:
        self.eyes = eyes
        self.inputs = int(eyes.inputs)
        self.outputs = marks
        self._seen = np.frombuffer(eyes.seen, np.float64).reshape(-1, self.inputs)
        self._marks = np.frombuffer(eyes.marks, np.float64).reshape(-1, choices, marks)
        self._numbers = np.frombuffer(eyes.numbers, np.int64).reshape(-1, choices)

    def inputs_of(self, rows: Row, count: int) -> Numbers:
        """What the first rows say, without what could be done there."""
        self.eyes.look_around(rows, count)
        return self._seen[:count].astype(np.float32)

    def look(self, rows: Row, seats: Sequence[int], legal: NDArray[np.bool_]) -> Seen:
        count = len(seats)
        self.eyes.look(rows, list(seats))
        numbers = self._numbers[:count].copy()
        may = np.take_along_axis(legal, np.maximum(numbers, 0), axis=1) & (numbers >= 0)
        return Seen(
            self._seen[:count].astype(np.float32),
            self._marks[:count].astype(np.float32),
            numbers,
            may,
        )

"""What a network sees of a game that has no eyes of its own: every number of the row."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from backroom.bots.nets.net import Seen
from backroom.envs.batch import array_on
from backroom.envs.features import parts_of
from backroom.kernel.observation import Layout
from backroom.kernel.row import Row

HOT = 4
"""Numbers of up to so many bits become a place each: most of them name something."""


class PlainSight:
    """Each small number as a place of its own, each large one divided by its most, and which seat
    it is: actions name seats by their number, rows do not."""

    def __init__(self, layout: Layout, players: int, actions: int) -> None:
        self.layout = layout
        self.players = players
        widths = np.array([each.width for each in layout.fields for _ in range(each.parts)])
        self._is_hot = (widths > 1) & (widths <= HOT)
        sizes = 1 << widths[self._is_hot]
        self._starts = np.cumsum(sizes) - sizes
        self._hot = int(sizes.sum())
        self._most = ((1 << widths) - 1)[~self._is_hot]
        self.inputs = self._hot + len(self._most) + players
        self.outputs = actions

    def look(self, rows: Row, seats: Sequence[int], legal: NDArray[np.bool_]) -> Seen:
        count = len(seats)
        words = array_on(rows.words, np.int64).reshape(-1, self.layout.words)[:count]
        parts = parts_of(self.layout, words)
        seen = np.zeros((count, self.inputs), np.float32)
        np.put_along_axis(seen, self._starts + parts[:, self._is_hot], 1.0, axis=1)
        large = parts[:, ~self._is_hot] / self._most
        seen[:, self._hot : self._hot + large.shape[1]] = large
        seen[np.arange(count), self.inputs - self.players + np.asarray(seats)] = 1.0
        numbers = np.broadcast_to(np.arange(self.outputs), (count, self.outputs))
        return Seen(seen, None, numbers, legal)

"""What each decision is credited with, once its game is over or its seat was asked again."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from backroom.bots.nets.net import Numbers


class Credit(NamedTuple):
    better: Numbers
    """By step and table: how much better it went from there on than was forecast."""
    is_known: NDArray[np.bool_]
    """By step and table: has anything come of it yet?"""


def credit(
    forecasts: Numbers,
    seats: NDArray[np.int64],
    done: NDArray[np.bool_],
    won: Numbers,
    far: float,
) -> Credit:
    """`forecasts`, `seats` (who decided) and `done` (did this end the game?) by step and table,
    `won` by step, table and seat.

    With `far` = 1 a decision is credited with the end of the game alone (Monte-Carlo returns);
    below that, more and more with what the same seat expected at its next decisions, which is less
    true and scatters less. The last decision of a seat in a game that is still going on is not
    credited.
    """
    steps, tables = seats.shape
    players = won.shape[2]
    ahead = np.zeros((tables, players), np.float32)
    better = np.zeros((tables, players), np.float32)
    known = np.zeros((tables, players), np.bool_)
    found = Credit(np.zeros((steps, tables), np.float32), np.zeros((steps, tables), np.bool_))
    rows = np.arange(tables)
    for step in range(steps - 1, -1, -1):
        over = done[step]
        ahead[over] = won[step, over]
        better[over] = 0.0
        known[over] = True
        seat = seats[step]
        now = forecasts[step]
        gain = ahead[rows, seat] - now + far * better[rows, seat]
        found.better[step] = gain
        found.is_known[step] = known[rows, seat]
        ahead[rows, seat] = now
        better[rows, seat] = np.where(found.is_known[step], gain, 0.0)
        known[rows, seat] = True
    return found


def shares(returns: NDArray[np.float64]) -> Numbers:
    """By game and seat: the share of the win, where `returns` are those of the environment."""
    first = returns >= returns.max(axis=1, keepdims=True) - 1e-6
    found: Numbers = (first / first.sum(axis=1, keepdims=True)).astype(np.float32)
    return found

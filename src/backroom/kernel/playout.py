"""Random play: the measure of the rules' speed and the mill of the law tests."""

from typing import final

from mypy_extensions import i64

from backroom.kernel.rng import Rng
from backroom.kernel.state import State


@final
class Playout:
    """What a random game cost: all actions taken, and those that were a real decision."""

    __slots__ = ("actions", "decisions")

    def __init__(self, actions: i64, decisions: i64) -> None:
        self.actions = actions
        self.decisions = decisions


def play_randomly(state: State, rng: Rng, at_most: i64) -> Playout:
    """Play on at random until the game is over or `at_most` actions were taken."""
    actions: i64 = 0
    decisions: i64 = 0
    while state.pending != 0 and actions < at_most:
        seat = lowest(state.pending)
        legal = state.legal(seat)
        choices: i64 = len(legal)
        if choices > 1:
            decisions += 1
            state.apply(seat, legal[rng.below(choices)])
        else:
            state.apply(seat, legal[0])
        actions += 1
    return Playout(actions, decisions)


def lowest(seats: i64) -> i64:
    """The lowest seat of a set that is not empty."""
    seat: i64 = 0
    while seats & 1 == 0:
        seats >>= 1
        seat += 1
    return seat

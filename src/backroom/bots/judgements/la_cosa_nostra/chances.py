"""The chances of dice, in tables: they are asked for thousands of times."""

from typing import Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.pieces.rolling import odds
from backroom.games.la_cosa_nostra.position import Position

STRIDE: Final = 8
MOST: Final = 8

_ONE: Final[list[float]] = [
    odds(dice, target)[1] if dice > 0 and 0 < target < 7 else 0.0
    for dice in range(MOST)
    for target in range(STRIDE)
]
_TWO: Final[list[float]] = [
    odds(dice, target)[2] if dice > 0 and 0 < target < 7 else 0.0
    for dice in range(MOST)
    for target in range(STRIDE)
]


def just_one(dice: i64, target: i64) -> float:
    """The chance of exactly one success."""
    return _ONE[dice * STRIDE + target]


def two_or_more(dice: i64, target: i64) -> float:
    return _TWO[dice * STRIDE + target]


def clamped(position: Position, target: i64) -> i64:
    """LCN-E39: never below the easiest, never above the hardest."""
    rules = position.rules
    return max(rules.easiest_target, min(rules.hardest_target, target))


def help_on(position: Position, man: i64) -> i64:
    """What Henchman and Saboteur on this gangster do to a target."""
    return ((position.crew.saboteurs >> man) & 1) - ((position.crew.henchmen >> man) & 1)

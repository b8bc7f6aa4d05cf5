"""The chances of dice, in tables: they are asked for thousands of times."""

from typing import Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.pieces.rolling import odds

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

"""Chairs and sets of chairs.

A chair is 0 … 29 in the code (1 … 30 on the board), numbered clockwise; a set of chairs is a number
with one bit a chair. A man faces the table, so the chair to his left is the next one (MAF-E7).
"""

from typing import Final

from mypy_extensions import i64

CHAIRS: Final = 30
ALL_CHAIRS: Final = (1 << CHAIRS) - 1
NO_CHAIRS: Final = 0

_THIRD: Final = 10
_PART: Final = (1 << _THIRD) - 1


def only_chair(chair: i64) -> i64:
    one: i64 = 1
    return one << chair


def left_of(chairs: i64) -> i64:
    """The chairs directly to the left of these, round the corners too (MAF-E7)."""
    return ((chairs << 1) | (chairs >> (CHAIRS - 1))) & ALL_CHAIRS


def right_of(chairs: i64) -> i64:
    """The chairs directly to the right of these."""
    return (chairs >> 1) | ((chairs & 1) << (CHAIRS - 1))


def beside(chairs: i64) -> i64:
    """MAF-E22a: the very next chairs on both sides."""
    return left_of(chairs) | right_of(chairs)


def how_many(chairs: i64) -> i64:
    """The number of chairs in the set."""
    found: i64 = 0
    while chairs != 0:
        chairs &= chairs - 1
        found += 1
    return found


def _third(start: int) -> list[tuple[int, ...]]:
    return [
        tuple([start + spot for spot in range(_THIRD) if part >> spot & 1])
        for part in range(1 << _THIRD)
    ]


_FIRST: Final = _third(0)
_SECOND: Final = _third(_THIRD)
_LAST: Final = _third(2 * _THIRD)


def chairs_in(chairs: i64) -> tuple[int, ...]:
    """The chairs of a set, in order; looked up by thirds, for it is asked for at every view."""
    return (
        _FIRST[chairs & _PART] + _SECOND[(chairs >> _THIRD) & _PART] + _LAST[chairs >> (2 * _THIRD)]
    )

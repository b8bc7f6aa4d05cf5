"""Sets of up to 62 numbered things as one number, a bit a thing.

Cards with their own fates (men, businesses, jobs) are kept in such sets: a set is copied for
nothing, and most questions about a table are an `and` of two of them.
"""

from typing import Final

from mypy_extensions import i64

from backroom.kernel.rng import Rng

MOST_THINGS: Final = 62


def just(thing: i64) -> i64:
    """The set that holds this thing alone."""
    # In place, because compiled C takes the 1 of `1 << 42` for a 32-bit number.
    alone: i64 = 1
    alone <<= thing
    return alone


def has(things: i64, thing: i64) -> bool:
    return (things >> thing) & 1 == 1


def count(things: i64) -> i64:
    found: i64 = 0
    while things != 0:
        things &= things - 1
        found += 1
    return found


def first(things: i64) -> i64:
    """The lowest thing of a set that is not empty."""
    thing: i64 = 0
    while things & 0xFF == 0:  # sets are mostly empty: eight at a stride
        things >>= 8
        thing += 8
    while things & 1 == 0:
        things >>= 1
        thing += 1
    return thing


def members(things: i64) -> list[int]:
    """The things of a set, in order."""
    found: list[int] = []
    while things != 0:
        found.append(first(things))
        things &= things - 1
    return found


def random_member(things: i64, rng: Rng) -> i64:
    """One of them, each equally likely."""
    spot = rng.below(count(things))
    while spot > 0:
        things &= things - 1
        spot -= 1
    return first(things)

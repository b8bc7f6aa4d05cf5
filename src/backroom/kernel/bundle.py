"""Up to eight kinds of cards (or sorts of men) as one number: six bits for the count of each.

A hand, the draw pile and the discard pile are such numbers, because every searched position copies
all of them: putting two piles together is an addition, and copying costs nothing.
"""

from typing import Final

from mypy_extensions import i64

from backroom.kernel.rng import Rng

BITS: Final = 6
MOST: Final = (1 << BITS) - 1
SORTS: Final = 8
EMPTY: Final = 0


def one_of(sort: i64) -> i64:
    """A bundle with one thing of this sort."""
    # In place, because compiled C takes the 1 of `1 << 42` for a 32-bit number.
    one: i64 = 1
    one <<= BITS * sort
    return one


def count_of(bundle: i64, sort: i64) -> i64:
    return (bundle >> (BITS * sort)) & MOST


def size(bundle: i64) -> i64:
    """How many things there are in all: the sum of the digits to base 64. A number and the sum of
    its digits leave the same rest by 63, and no bundle holds more than 62 things."""
    return bundle % MOST


def sorts_in(bundle: i64) -> i64:
    """The set of sorts that occur, a bit a sort."""
    found: i64 = 0
    sort: i64 = 0
    one: i64 = 1
    while bundle != 0:
        if bundle & MOST:
            found |= one << sort
        bundle >>= BITS
        sort += 1
    return found


def random_one(bundle: i64, rng: Rng) -> i64:
    """The sort of a thing drawn blindly, each thing equally likely."""
    spot = rng.below(size(bundle))
    sort: i64 = 0
    while True:
        spot -= (bundle >> (BITS * sort)) & MOST
        if spot < 0:
            return sort
        sort += 1


def listed(bundle: i64) -> tuple[int, ...]:
    """Every thing by its sort, sorted."""
    return tuple([sort for sort in range(SORTS) for _ in range(count_of(bundle, sort))])


def counts(bundle: i64) -> tuple[int, ...]:
    """How many of each sort."""
    return tuple([count_of(bundle, sort) for sort in range(SORTS)])


def bundle_of(counted: list[int]) -> i64:
    """The bundle with so many of each sort."""
    bundle: i64 = EMPTY
    for sort in range(SORTS):
        bundle += counted[sort] * one_of(sort)
    return bundle

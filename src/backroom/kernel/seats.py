"""Seats and sets of seats.

A seat is 0 … n-1. A set of seats is a number with one bit a seat, because it is copied with every
state and asked at every decision; `SEATS_IN` turns it into the tuple that people read.
"""

from typing import Final

from mypy_extensions import i64

MAX_SEATS: Final = 8

SPECTATOR: Final = -1
"""The seat number of somebody who only watches."""

NOBODY: Final = 0
EVERYONE: Final = (1 << (MAX_SEATS + 1)) - 1
"""All seats and the spectators: the audience of a public event."""

SEATS_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(seat for seat in range(MAX_SEATS) if seats >> seat & 1) for seats in range(1 << MAX_SEATS)
)


def only(seat: i64) -> i64:
    """The set that holds this seat alone (for the spectator: the bit behind the last seat)."""
    if seat < 0:
        return 1 << MAX_SEATS
    one: i64 = 1
    return one << seat


def all_of(seats: i64) -> i64:
    """The set of the seats 0 … seats-1."""
    one: i64 = 1
    return (one << seats) - 1


def holds(group: i64, seat: i64) -> bool:
    """Is this seat (or the spectator) in the set?"""
    if seat < 0:
        return (group >> MAX_SEATS) & 1 == 1
    return (group >> seat) & 1 == 1

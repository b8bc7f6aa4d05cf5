"""Changing one of the numbers in a list, for the rules that do it at every decision.

`cash[seat] += money` means the same. But on an item of a list the compiler leaves `+=`, `|=` and
`&=` to Python's own numbers, which takes three times as long.
"""

from mypy_extensions import i64


def add_at(numbers: list[int], spot: i64, more: i64) -> None:
    """So much more (or less, below zero) there."""
    numbers[spot] = numbers[spot] + more


def include_at(sets: list[int], spot: i64, things: i64) -> None:
    """These things come into the set there."""
    sets[spot] = sets[spot] | things


def exclude_at(sets: list[int], spot: i64, things: i64) -> None:
    """These things leave the set there."""
    sets[spot] = sets[spot] & ~things

"""A handful: up to five cards as one number, because hands are copied, split and added up at every
decision and a number costs next to nothing.

Seven bits a card, holding its kind plus one, the lowest kind in the lowest bits; 0 is no card. Like
any number a handful is never changed, only replaced, so clones may share it.
"""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

BITS: Final = 7
MASK: Final = (1 << BITS) - 1
MOST_KINDS: Final = MASK

EMPTY: Final = 0


def first_card(cards: i64) -> i64:
    """The lowest card of a handful that is not empty."""
    return (cards & MASK) - 1


def other_cards(cards: i64) -> i64:
    """The handful without its lowest card."""
    return cards >> BITS


def size(cards: i64) -> i64:
    """How many cards it holds."""
    count: i64 = 0
    while cards != 0:
        count += 1
        cards >>= BITS
    return count


def with_card(cards: i64, card: i64) -> i64:
    """The handful with one card more, in its place."""
    shift: i64 = 0
    while 0 < (cards >> shift) & MASK <= card + 1:
        shift += BITS
    one: i64 = 1
    lower = cards & ((one << shift) - 1)
    return lower | (card + 1) << shift | (cards >> shift) << (shift + BITS)


def handful(cards: Iterable[int]) -> int:
    """The handful of these cards."""
    packed: i64 = EMPTY
    for card in cards:
        packed = with_card(packed, card)
    return packed


def chosen_of(cards: i64, chosen: i64) -> i64:
    """The cards whose bit is in the set `chosen` (bit 0 is the first card)."""
    packed: i64 = EMPTY
    shift: i64 = 0
    while cards != 0:
        if chosen & 1:
            packed |= (cards & MASK) << shift
            shift += BITS
        chosen >>= 1
        cards >>= BITS
    return packed


def cards_in(cards: i64) -> tuple[int, ...]:
    """The cards, lowest kind first."""
    listed: list[int] = []
    while cards != 0:
        listed.append(first_card(cards))
        cards >>= BITS
    return tuple(listed)

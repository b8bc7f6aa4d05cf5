"""Packed rows and masks as arrays that a network takes, all rows in one go."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from backroom.kernel.observation import Field, Layout, Place

Words = NDArray[np.int64]


def legal_of(masks: NDArray[np.uint8], actions: int) -> NDArray[np.bool_]:
    """A truth value for each action."""
    return np.unpackbits(masks, axis=-1, count=actions, bitorder="little").view(np.bool_)


def parts_of(layout: Layout, rows: Words) -> Words:
    """Each part of each field as the whole number that it is."""
    word, shift, most = _gather(layout)
    return (rows[..., word] >> shift) & most


def unpacked(layout: Layout, rows: Words) -> NDArray[np.float32]:
    """The same from 0 to 1: divided by the largest number that the part can hold."""
    _, _, most = _gather(layout)
    return (parts_of(layout, rows) / most).astype(np.float32)


def unpacked_slots(layout: Layout, rows: Words) -> NDArray[np.float32]:
    """The same for the entries of a menu."""
    word, shift, most = _gather_slots(layout)
    return (((rows[..., word] >> shift) & most) / most).astype(np.float32)


@lru_cache(64)
def _gather(layout: Layout) -> tuple[Words, Words, Words]:
    """By part: its word, its place in the word, and the largest number that it can hold."""
    return _gathered(layout.fields, layout.places)


@lru_cache(64)
def _gather_slots(layout: Layout) -> tuple[Words, Words, Words]:
    return _gathered(layout.slot_fields, layout.slot_places)


def _gathered(fields: Sequence[Field], places: Sequence[Place]) -> tuple[Words, Words, Words]:
    found = [
        (place.word, place.shift + part * each.width, (1 << each.width) - 1)
        for each, place in zip(fields, places, strict=True)
        for part in range(each.parts)
    ]
    word, shift, most = np.array(found, np.int64).T
    return word, shift, most

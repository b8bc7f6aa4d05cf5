"""Writes rows of packed numbers into a buffer that somebody else reads, without a copy.

The buffer is a vector of `librt`, which compiled code fills like an array of C and NumPy reads in
place. So this module, and the encoders that use it, are only imported by whoever wants rows: the
rules themselves do not need `librt`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.kernel.observation import WORD_BITS, Field, Place


@final
class Row:
    """The row being written: its fields are put one after the other, in the order of the layout."""

    def __init__(self, rows: i64, words: i64, bits: list[int], shifts: list[int]) -> None:
        self.words: vec[i64] = vec[i64]([0 for _ in range(rows * words)])
        self.width = words
        self._bits: vec[i64] = vec[i64](bits)
        self._shifts: vec[i64] = vec[i64](shifts)
        self._fields: i64 = len(bits)
        self._field: i64 = 0
        self._at: i64 = 0
        self._word: i64 = 0

    def begin(self, number: i64) -> None:
        """From here on the row with this number is written."""
        self._field = 0
        self._at = number * self.width
        self._word = 0

    def put(self, value: i64) -> None:
        """The next field. A number that is too large for it is written as the largest that fits;
        one below zero as zero."""
        spot = self._field
        bits = self._bits[spot]
        if value >> bits != 0:
            one: i64 = 1
            value = 0 if value < 0 else (one << bits) - 1
        shift = self._shifts[spot]
        if shift != 0:
            self._word |= value << shift
        else:
            if spot != 0:
                self.words[self._at] = self._word
                self._at += 1
            self._word = value
        self._field = spot + 1

    def put_all(self, values: list[int], width: i64) -> None:
        """All parts of a field (and of those it had to be split into), so many bits each."""
        for word in packed(values, width):
            self.put(word)

    def end(self) -> None:
        """The row is whole."""
        assert self._field == self._fields, "the encoder and its layout differ"
        self.words[self._at] = self._word

    def clear(self, number: i64) -> None:
        """The row with this number says nothing."""
        first = number * self.width
        for word in range(first, first + self.width):
            self.words[word] = 0

    def read(self, number: i64) -> list[int]:
        """The words of a row."""
        first = number * self.width
        return [int(self.words[word]) for word in range(first, first + self.width)]


def packed(values: list[int], width: i64) -> list[int]:
    """The parts of a field (and of those it had to be split into), a number each field."""
    found: list[int] = []
    one: i64 = 1
    most = (one << width) - 1
    full = (WORD_BITS // width) * width
    word: i64 = 0
    shift: i64 = 0
    for value in values:
        part: i64 = value
        if part > most:
            part = most
        elif part < 0:
            part = 0
        word |= part << shift
        shift += width
        if shift == full:
            found.append(word)
            word = 0
            shift = 0
    if shift != 0:
        found.append(word)
    return found


def add_to(words: list[int], width: i64, part: i64, more: i64) -> None:
    """So much more (or less, below zero) in a part of a packed field, which must have room."""
    per: i64 = WORD_BITS // width
    words[part // per] = words[part // per] + (more << (width * (part % per)))


def rows_of(count: i64, words: i64, fields: tuple[Field, ...], places: tuple[Place, ...]) -> Row:
    """Room for so many rows with these fields."""
    bits = [each.width * each.parts for each in fields]
    shifts = [place.shift for place in places]
    return Row(count, words, bits, shifts)

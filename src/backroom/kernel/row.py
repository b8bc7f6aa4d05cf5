"""Writes rows of packed numbers into a buffer that somebody else reads, without a copy.

The buffer is a vector of `librt`, which compiled code fills like an array of C and NumPy reads in
place. So this module, and the encoders that use it, are only imported by whoever wants rows: the
rules themselves do not need `librt`.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.kernel.actions import Action
from backroom.kernel.observation import WORD_BITS, Field, Place
from backroom.kernel.state import State


@final
class Row:
    """The row being written: its fields are put one after the other, in the order of the layout."""

    def __init__(
        self, rows: i64, words: i64, bits: list[int], shifts: list[int], starts: list[int]
    ) -> None:
        self.words: vec[i64] = vec[i64]([0 for _ in range(rows * words)])
        self.width = words
        self._bits: vec[i64] = vec[i64](bits)
        self._shifts: vec[i64] = vec[i64](shifts)
        self._starts: vec[i64] = vec[i64](starts)
        """By field: in which word of the row it begins."""
        self._fields: i64 = len(bits)
        self._field: i64 = 0
        self._first: i64 = 0
        self._at: i64 = 0
        self._word: i64 = 0

    def begin(self, number: i64) -> None:
        """From here on the row with this number is written."""
        self._field = 0
        self._first = number * self.width
        self._at = self._first
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

    def put_part(self, values: list[int], first: i64, count: i64, width: i64, more: i64) -> None:
        """All parts of a field (and of those it had to be split into), so many bits each: this part
        of the list, and so much more each."""
        one: i64 = 1
        most = (one << width) - 1
        full = (WORD_BITS // width) * width
        word: i64 = 0
        shift: i64 = 0
        for spot in range(first, first + count):
            part = values[spot] + more
            if part > most:
                part = most
            elif part < 0:
                part = 0
            word |= part << shift
            shift += width
            if shift == full:
                self.put(word)
                word = 0
                shift = 0
        if shift != 0:
            self.put(word)

    def put_words(self, words: list[int]) -> None:
        """Fields that have been packed already."""
        for word in words:
            self.put(word)

    def put_nothing(self, fields: i64) -> i64:
        """So many fields (at least one) that say 0; the number of the first, for `add`."""
        first = self._field
        self._field = first + fields
        at = self._first + self._starts[first + fields - 1]
        if at != self._at:
            self.words[self._at] = self._word
            for word in range(self._at + 1, at):
                self.words[word] = 0
            self._at = at
            self._word = 0
        return first

    def add(self, first: i64, width: i64, part: i64, more: i64) -> None:
        """So much more (or less, below zero) in this part of a field that has been put, or of those
        it had to be split into, so many bits each; there must be room."""
        per: i64 = WORD_BITS // width
        field = first + part // per
        bits = more << (self._shifts[field] + width * (part % per))
        at = self._first + self._starts[field]
        if at == self._at:
            self._word += bits
        else:
            self.words[at] = self.words[at] + bits

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


class Encoder:
    """Writes what a seat knows into the row that has been begun; each game has one."""

    def encode(self, state: State, seat: i64, row: Row) -> None:
        """All that this seat knows."""
        raise NotImplementedError

    def has_menu(self, state: State, seat: i64) -> bool:
        """Might this seat's menu hold anything now? Judged quickly, by what the seat knows."""
        return False

    def encode_slot(self, state: State, seat: i64, action: Action, row: Row) -> None:
        """What an entry of this seat's menu says."""
        raise NotImplementedError


def packed(values: list[int], width: i64) -> list[int]:
    """The parts of a field (and of those it had to be split into), a number each field; every part
    must fit."""
    words: list[int] = []
    full = (WORD_BITS // width) * width
    word: i64 = 0
    shift: i64 = 0
    for value in values:
        part: i64 = value
        word |= part << shift
        shift += width
        if shift == full:
            words.append(word)
            word = 0
            shift = 0
    if shift != 0:
        words.append(word)
    return words


def fields_for(parts: i64, width: i64) -> i64:
    """Over how many fields so many parts of so many bits are split."""
    per: i64 = WORD_BITS // width
    return (parts + per - 1) // per


def add_to(words: list[int], width: i64, part: i64, more: i64) -> None:
    """So much more (or less, below zero) in a part of a packed field, which must have room."""
    per: i64 = WORD_BITS // width
    spot = part // per
    words[spot] = words[spot] + (more << (width * (part - spot * per)))


def rows_of(count: i64, words: i64, fields: tuple[Field, ...], places: tuple[Place, ...]) -> Row:
    """Room for so many rows with these fields."""
    bits = [each.width * each.parts for each in fields]
    shifts = [place.shift for place in places]
    return Row(count, words, bits, shifts, [place.word for place in places])

# Interpreted: a layout is made once a table.
"""What an encoder writes: the layout of a seat's knowledge as a row of packed whole numbers.

A row is for programs what a view is for people. Its fields stand one behind the other in words of
62 bits (so that no sign gets in the way); a field that does not fit begins the next word. Seats are
relative: 0 is whoever looks, 1 the next one in turn. Where a field can also say "nothing", 0 means
that and everything else is one more.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

WORD_BITS: Final = 62


class Field(NamedTuple):
    """Some numbers of one kind, each of so many bits."""

    name: str
    width: int
    parts: int
    meaning: str

    @property
    def bits(self) -> int:
        return self.width * self.parts


class Place(NamedTuple):
    """Where a field lies."""

    word: int
    shift: int


class Layout:
    """The fields of a row in their order, and where each lies.

    `omits` names the fields of the view that a row does not tell, or not wholly. `slots` is how
    many entries of a seat's menu (offers, flights with more money than the list has) can be chosen
    by number; `slot_fields` is what is told of each.
    """

    def __init__(
        self,
        fields: Sequence[Field],
        omits: Sequence[str] = (),
        slots: int = 0,
        slot_fields: Sequence[Field] = (),
    ) -> None:
        self.fields = tuple(fields)
        self.omits = frozenset(omits)
        self.slots = slots
        self.slot_fields = tuple(slot_fields)
        self.places, self.words = _places(self.fields)
        self.slot_places, self.slot_words = _places(self.slot_fields)

    def read(self, row: Sequence[int]) -> dict[str, tuple[int, ...]]:
        """What a row says, by the name of the field: its parts."""
        return _read(self.fields, self.places, row)

    def read_slot(self, row: Sequence[int]) -> dict[str, tuple[int, ...]]:
        """What the features of one slot of the menu say."""
        return _read(self.slot_fields, self.slot_places, row)

    def described(self) -> dict[str, object]:
        """The layout for people and programs that read rows."""
        return {
            "words": self.words,
            "word_bits": WORD_BITS,
            "fields": _described(self.fields, self.places),
            "not_told": sorted(self.omits),
            "menu_slots": self.slots,
            "slot_words": self.slot_words,
            "slot_fields": _described(self.slot_fields, self.slot_places),
        }


def field(name: str, width: int, meaning: str, parts: int = 1) -> list[Field]:
    """One field; or several of them, numbered, if its parts do not all fit into one word."""
    most = WORD_BITS // width
    if parts <= most:
        return [Field(name, width, parts, meaning)]
    return [
        Field(f"{name} from {first}", width, min(most, parts - first), meaning)
        for first in range(0, parts, most)
    ]


def bits_for(most: int) -> int:
    """How many bits hold every number up to this one."""
    return max(1, most.bit_length())


def each_seat(seats: int, fields: Sequence[Field]) -> list[Field]:
    """These fields for every seat: first for whoever looks, then for the next one …"""
    return [
        each._replace(name=f"{each.name} of {seat}") for seat in range(seats) for each in fields
    ]


def _places(fields: Sequence[Field]) -> tuple[tuple[Place, ...], int]:
    places: list[Place] = []
    word, shift = 0, 0
    for each in fields:
        if not 0 < each.bits <= WORD_BITS:
            raise ValueError(f"the field {each.name!r} has {each.bits} bits; a word has 62")
        if shift + each.bits > WORD_BITS:
            word, shift = word + 1, 0
        places.append(Place(word, shift))
        shift += each.bits
    return tuple(places), word + 1 if fields else 0


def _read(
    fields: Sequence[Field], places: Sequence[Place], row: Sequence[int]
) -> dict[str, tuple[int, ...]]:
    most = {each.width: (1 << each.width) - 1 for each in fields}
    return {
        each.name: tuple(
            int(row[place.word]) >> (place.shift + part * each.width) & most[each.width]
            for part in range(each.parts)
        )
        for each, place in zip(fields, places, strict=True)
    }


def _described(fields: Sequence[Field], places: Sequence[Place]) -> list[dict[str, object]]:
    return [
        {
            "name": each.name,
            "word": place.word,
            "bit": place.shift,
            "width": each.width,
            "parts": each.parts,
            "meaning": each.meaning,
        }
        for each, place in zip(fields, places, strict=True)
    ]

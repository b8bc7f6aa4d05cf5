"""Rows: what is put into one is read from it, in whichever way it was put."""

import random

import pytest

pytest.importorskip("librt.vecs", reason="SKIPPED: rows. `pip install 'backroom[rl]'`")

from backroom.kernel.observation import Field, Layout, field
from backroom.kernel.row import Row, fields_for, rows_of

FIELDS = [
    *field("small", 3, ""),
    *field("counts", 4, "", 40),
    Field("whole", 62, 1, ""),
    *field("more counts", 7, "", 20),
    *field("flag", 1, ""),
]
LAYOUT = Layout(FIELDS)


def written_before(luck: random.Random) -> Row:
    """Two rows that are full of what was there before."""
    rows = rows_of(2, LAYOUT.words, LAYOUT.fields, LAYOUT.places)
    for number in range(2):
        rows.begin(number)
        for each in LAYOUT.fields:
            rows.put(luck.getrandbits(each.bits))
        rows.end()
    return rows


def parts_of(row: Row, number: int, name: str) -> list[int]:
    """All parts of a field, and of those it was split into."""
    read = LAYOUT.read(row.read(number))
    return [part for each in read for part in read[each] if each.partition(" from ")[0] == name]


def test_what_is_added_later_lies_where_it_belongs_and_nothing_of_before_is_left(
    seed: int,
) -> None:
    luck = random.Random(seed)
    row = written_before(luck)
    before = row.read(0)
    counts = [luck.randrange(4) for _ in range(40)]
    more = [luck.randrange(100) for _ in range(20)]
    row.begin(1)
    row.put(5)
    first = row.put_nothing(fields_for(40, 4))
    for part in luck.sample(range(40), 40):
        for _ in range(counts[part]):
            row.add(first, 4, part, 1)
    row.put(77)
    second = row.put_nothing(fields_for(20, 7))
    row.put(1)
    for part, value in enumerate(more):  # also when other fields have been put behind it
        row.add(second, 7, part, value + 3)
        row.add(second, 7, part, -3)
    row.end()
    assert parts_of(row, 1, "small") == [5]
    assert parts_of(row, 1, "counts") == counts
    assert parts_of(row, 1, "whole") == [77]
    assert parts_of(row, 1, "more counts") == more
    assert parts_of(row, 1, "flag") == [1]
    assert row.read(0) == before


def test_a_row_of_nothing_says_nothing(seed: int) -> None:
    row = written_before(random.Random(seed))
    row.begin(1)
    row.put_nothing(len(LAYOUT.fields))
    row.end()
    assert row.read(1) == [0] * LAYOUT.words


def test_a_number_that_is_too_large_is_the_largest_that_fits() -> None:
    row = written_before(random.Random(1))
    row.begin(0)
    row.put(9)
    row.put_nothing(len(LAYOUT.fields) - 2)
    row.put(-4)
    row.end()
    assert (parts_of(row, 0, "small"), parts_of(row, 0, "flag")) == ([7], [0])


def test_what_does_not_fit_spoils_no_neighbour() -> None:
    layout = Layout([*field("one", 3, ""), *field("other", 3, ""), *field("counts", 4, "", 9)])
    row = rows_of(1, layout.words, layout.fields, layout.places)
    row.begin(0)
    row.put(9)
    row.put(0)
    row.put_part([16, 15, -1, *[0] * 6], 0, 9, 4, 0)
    row.end()
    assert layout.read(row.read(0)) == {
        "one": (7,),
        "other": (0,),
        "counts": (15, 15, 0, *[0] * 6),
    }

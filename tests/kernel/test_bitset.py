"""Sets of things as one number."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as some

from backroom.kernel.bitset import MOST_THINGS, count, first, has, just, members, random_member
from backroom.kernel.rng import fast_rng

sets = some.sets(some.integers(0, MOST_THINGS - 1))


def number_of(things: set[int]) -> int:
    return sum(1 << thing for thing in things)


@given(sets)
def test_a_set_has_its_things_and_no_others(things: set[int]) -> None:
    number = number_of(things)
    assert {thing for thing in range(MOST_THINGS) if has(number, thing)} == things
    assert count(number) == len(things)
    assert members(number) == sorted(things)


def test_the_empty_set_has_nothing() -> None:
    assert (count(0), members(0)) == (0, [])
    assert not any(has(0, thing) for thing in range(MOST_THINGS))


def test_the_first_of_a_set_is_found_wherever_it_lies() -> None:
    """Sets are searched eight things at a stride: around each stride nothing may be skipped."""
    for thing in range(MOST_THINGS):
        assert first(just(thing)) == thing
        assert first(just(thing) | just(MOST_THINGS - 1)) == thing


def test_each_thing_of_a_set_is_drawn_equally_often_and_nothing_else() -> None:
    rng = fast_rng(5)
    drawn = Counter(random_member(number_of({0, 7, 8, 61}), rng) for _ in range(4000))
    assert set(drawn) == {0, 7, 8, 61}
    assert all(850 < times < 1150 for times in drawn.values())

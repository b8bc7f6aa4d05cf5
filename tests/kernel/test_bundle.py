"""Bundles: how many there are of each sort, as one number."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as some

from backroom.kernel.bundle import (
    BITS,
    EMPTY,
    MOST,
    SORTS,
    bundle_of,
    count_of,
    counts,
    listed,
    one_of,
    random_one,
    size,
    sorts_in,
)
from backroom.kernel.rng import fast_rng

FULL = MOST - 1
"""No bundle holds more things than this."""
bundles = some.lists(some.integers(0, FULL // SORTS), min_size=SORTS, max_size=SORTS)


@given(bundles)
def test_a_bundle_has_so_many_of_each_sort_as_were_put_in(counted: list[int]) -> None:
    bundle = bundle_of(counted)
    assert [count_of(bundle, sort) for sort in range(SORTS)] == counted
    assert counts(bundle) == tuple(counted)
    assert size(bundle) == sum(counted)
    assert Counter(listed(bundle)) == {sort: n for sort, n in enumerate(counted) if n}
    assert listed(bundle) == tuple(sorted(listed(bundle)))
    assert sorts_in(bundle) == sum(1 << sort for sort, n in enumerate(counted) if n)


@given(bundles, bundles)
def test_two_bundles_are_put_together_by_adding(one: list[int], other: list[int]) -> None:
    both = bundle_of(one) + bundle_of(other)
    assert counts(both) == tuple(a + b for a, b in zip(one, other, strict=True))


def test_a_full_bundle_may_be_of_one_sort_and_the_next_is_not_touched() -> None:
    for sort in range(SORTS):
        bundle = FULL * one_of(sort)
        assert size(bundle) == count_of(bundle, sort) == FULL
        assert sorts_in(bundle) == 1 << sort


def test_an_empty_bundle_holds_nothing() -> None:
    assert bundle_of([0] * SORTS) == EMPTY
    assert (size(EMPTY), sorts_in(EMPTY), listed(EMPTY)) == (0, 0, ())


def test_eight_sorts_of_sixty_three_fit_into_a_number_of_the_machine() -> None:
    assert MOST == 2**BITS - 1 == 63
    assert one_of(SORTS) < 2**62


def test_each_thing_of_a_bundle_is_drawn_equally_often() -> None:
    rng = fast_rng(5)
    bundle = bundle_of([1, 0, 3, 0, 0, 0, 0, 4])
    drawn = Counter(random_one(bundle, rng) for _ in range(8000))
    assert set(drawn) == {0, 2, 7}
    assert 850 < drawn[0] < 1150
    assert 2800 < drawn[2] < 3200
    assert 3800 < drawn[7] < 4200

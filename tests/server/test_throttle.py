"""How often is too often."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from backroom.server.operations.throttle import Bucket, Throttle
from backroom.server.refusals import Refused
from backroom.server.web.statuses import STATUS_OF
from server.people.house import said

NOON = 1_790_000_000_000


def test_a_bucket_begins_full_and_is_soon_empty() -> None:
    bucket = Bucket(rate=1, burst=3)
    assert [bucket.take(NOON) for _ in range(5)] == [True, True, True, False, False]


def test_a_bucket_fills_by_itself() -> None:
    bucket = Bucket(rate=2, burst=3)
    assert bucket.take(NOON, cost=3)
    assert not bucket.take(NOON + 499)
    assert bucket.take(NOON + 500)
    assert not bucket.take(NOON + 999)
    assert bucket.take(NOON + 1000)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=10, burst=3)
    bucket.take(NOON)
    assert [bucket.take(NOON + 3_600_000) for _ in range(4)] == [True, True, True, False]


def test_what_costs_more_takes_more() -> None:
    bucket = Bucket(rate=1, burst=5)
    assert bucket.take(NOON, cost=4)
    assert not bucket.take(NOON, cost=2)
    assert bucket.take(NOON, cost=1)
    assert not bucket.take(NOON + 3_600_000, cost=6)


def test_a_refusal_costs_nothing() -> None:
    bucket = Bucket(rate=1, burst=2)
    bucket.take(NOON, cost=2)
    for later in range(0, 1000, 10):
        assert not bucket.take(NOON + later)
    assert bucket.take(NOON + 1000)


@pytest.mark.parametrize("rate", [3, 7, 1 / 7, 10 / 3600])
def test_rounding_takes_no_token_away(rate: float) -> None:
    bucket = Bucket(rate, burst=10)
    assert [bucket.take(NOON) for _ in range(11)] == [True] * 10 + [False]


def test_a_clock_that_is_set_back_blocks_nobody_for_long() -> None:
    bucket = Bucket(rate=1, burst=3)
    bucket.take(NOON, cost=3)
    earlier = NOON - 3_600_000
    assert not bucket.take(earlier)
    assert bucket.take(earlier + 1000)
    assert bucket.take(earlier + 60_000, cost=3)


@settings(max_examples=100)
@given(
    st.integers(1, 50),
    st.integers(1, 20),
    st.lists(st.tuples(st.integers(0, 700), st.integers(1, 3)), max_size=80),
)
def test_in_no_stretch_of_time_does_more_get_through_than_promised(
    rate: int, burst: int, asked: list[tuple[int, int]]
) -> None:
    bucket = Bucket(rate, burst)
    now = NOON
    granted: list[tuple[int, int]] = []
    for pause, cost in asked:
        now += pause
        if bucket.take(now, cost):
            granted.append((now, cost))
    for first, (begin, _) in enumerate(granted):
        total = 0
        for end, cost in granted[first:]:
            total += cost
            assert total <= burst + rate * (end - begin) / 1000 + 0.01


@settings(max_examples=100)
@given(st.integers(1, 50), st.integers(1, 20), st.lists(st.integers(0, 700), max_size=40))
def test_who_waits_as_long_as_told_gets_through(rate: int, burst: int, pauses: list[int]) -> None:
    bucket = Bucket(rate, burst)
    now = NOON
    for pause in pauses:
        now += pause
        if not bucket.take(now):
            now += -(-bucket.wait(now) // 1000)
            assert bucket.take(now)


def test_everybody_has_a_bucket_of_their_own() -> None:
    throttle = Throttle(rate=1, burst=1)
    assert throttle.take("192.0.2.1", NOON)
    assert not throttle.take("192.0.2.1", NOON)
    assert throttle.take("192.0.2.2", NOON)
    assert throttle.take("192.0.2.1", NOON + 1000)


def test_who_is_too_fast_is_told_how_long_to_wait() -> None:
    throttle = Throttle(rate=0.5, burst=2)
    throttle.demand("tony", NOON, cost=2)
    with pytest.raises(Refused) as refused:
        throttle.demand("tony", NOON + 500)
    assert STATUS_OF[refused.value.reason] == 429
    assert refused.value.message.facts == {"seconds": 2}
    assert said(refused) == "That was a bit too fast. Please wait 2 seconds and try again."
    with pytest.raises(Refused) as refused:
        throttle.demand("tony", NOON + 1001)
    assert said(refused) == "That was a bit too fast. Please wait one second and try again."
    throttle.demand("tony", NOON + 2000)


def test_full_buckets_are_forgotten() -> None:
    throttle = Throttle(rate=1, burst=2, most=10)
    for number in range(9):
        throttle.take(f"early {number}", NOON)
    throttle.take("late", NOON + 2000, cost=2)
    throttle.take("latest", NOON + 2000)
    assert set(throttle.buckets) == {"late", "latest"}
    assert not throttle.take("late", NOON + 2000)


def test_of_a_crowd_the_greediest_are_remembered() -> None:
    throttle = Throttle(rate=1, burst=10, most=10)
    for number in range(10):
        throttle.take(f"guest {number}", NOON, cost=number + 1)
    throttle.take("one more", NOON)
    assert set(throttle.buckets) == {*(f"guest {number}" for number in range(5, 10)), "one more"}
    assert not throttle.take("guest 9", NOON)


@settings(max_examples=20)
@given(st.lists(st.tuples(st.integers(0, 200), st.integers(0, 5)), max_size=300))
def test_memory_stays_bounded_whoever_comes(visits: list[tuple[int, int]]) -> None:
    throttle = Throttle(rate=1, burst=2, most=16)
    now = NOON
    for visitor, pause in visits:
        now += pause
        throttle.take(str(visitor), now)
        assert len(throttle.buckets) <= 16

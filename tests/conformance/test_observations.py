"""Law 10 over all games: rows hold what a seat knows, and nothing else. And the law must bite."""

from zlib import crc32

import pytest
from hypothesis import given

from backroom.envs.encoders import encoder_of
from backroom.kernel.rng import fast_rng
from backroom.kernel.row import Row
from backroom.kernel.state import State
from conformance.cases import CASES, Case, depths, reach, seeds, some_action, some_seat
from conformance.observation_laws import Encode, Telling, check_silent_rows

with_rows = pytest.mark.parametrize(
    "case", [case for case in CASES if case.game.observation is not None], ids=str
)
every_game = pytest.mark.parametrize(
    "case",
    [
        case
        for case in CASES
        if case.game.observation is not None
        and case.players == case.game.seats[-1]
        and not case.options
    ],
    ids=str,
)


@with_rows
@given(seed=seeds, depth=depths)
def test_law_10_nothing_hidden_shows_in_a_row(case: Case, seed: int, depth: int) -> None:
    check_silent_rows(case, reach(case, seed, depth), seed)


@with_rows
@given(seed=seeds)
def test_law_10_a_row_tells_what_its_layout_says(case: Case, seed: int) -> None:
    telling = Telling(case)
    state, choices = case.deal(seed), fast_rng(seed, 1)
    for _ in range(120):
        telling.check(state)
        if state.is_over():
            break
        seat = some_seat(state, choices)
        state.apply(seat, some_action(state, seat, choices))


def check_many(case: Case, encode: Encode) -> None:
    """In a single state a leak may say the same by chance."""
    for seed in range(8):
        for depth in (3, 15, 40, 80):
            check_silent_rows(case, reach(case, seed, depth), seed, encode)


def check_all_told(case: Case, encode: Encode) -> None:
    telling = Telling(case, encode)
    for seed in range(3):
        for depth in range(60):
            telling.check(reach(case, seed, depth))


@every_game
def test_a_row_that_holds_a_secret_is_caught(case: Case) -> None:
    honest = encoder_of(case.game).encode

    def gossip(state: State, seat: int, row: Row) -> None:
        """It whispers of what somebody else holds."""
        honest(state, seat, row)
        words = row.words
        words[0] = words[0] ^ crc32(repr(sorted(state.hidden(seat))).encode()) & 1

    with pytest.raises(AssertionError, match="leaks"):
        check_many(case, gossip)


@every_game
def test_a_row_that_tells_too_little_is_caught(case: Case) -> None:
    honest = encoder_of(case.game).encode

    def reticent(state: State, seat: int, row: Row) -> None:
        """It keeps the first half to itself."""
        honest(state, seat, row)
        words = row.words
        for word in range(row.width // 2):
            words[word] = 0

    with pytest.raises(AssertionError, match="too little"):
        check_all_told(case, reticent)


@every_game
def test_an_encoder_that_forgets_a_field_is_caught(case: Case) -> None:
    def forgetful(state: State, seat: int, row: Row) -> None:
        row.put(1)

    with pytest.raises(AssertionError, match="differ"):
        check_silent_rows(case, reach(case, 1, 10), 1, forgetful)

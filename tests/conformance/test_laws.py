"""All laws over all games, on random reachable states."""

import pytest
from hypothesis import given, settings

from backroom.kernel.events import Told
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import State, Windows
from backroom.table import Table
from backroom.words import LANGUAGES, Speaker
from conformance import laws
from conformance.cases import (
    Case,
    depths,
    every_case,
    play_some,
    reach,
    seeds,
    some_action,
    some_seat,
)

once = pytest.mark.once
"""For laws about what the rules answer: that both builds answer the same, move by move, is shown by
test_builds_agree.py. The other laws are tested on both builds besides."""


def to_the_end(case: Case, seed: int) -> tuple[State, list[Told]]:
    told: list[Told] = []
    state = case.deal(seed, Windows.ALL, told)
    state.recorder = told
    play_randomly(state, fast_rng(seed, 1), case.rules().longest)
    return state, told


@every_case
@given(seed=seeds)
def test_law_1_the_same_seed_and_actions_give_the_same_game(case: Case, seed: int) -> None:
    (one, heard), (other, also_heard) = to_the_end(case, seed), to_the_end(case, seed)
    assert one == other
    assert heard == also_heard


@every_case
@given(seed=seeds)
def test_law_1_the_replay_of_the_log_is_the_live_game(case: Case, seed: int) -> None:
    table = Table.open(case.game, case.players, case.options, str(seed))
    choices = fast_rng(seed)
    for _ in range(seed % 150):
        if table.state.is_over():
            break
        seat = some_seat(table.state, choices)
        action = some_action(table.state, seat, choices)
        assert table.act(seat, int(action.index), action.terms()) is None
    again = Table.read(table.log(), "the log", case.game)
    assert again.state == table.state
    assert again.told == table.told


@every_case
@given(seed=seeds, depth=depths)
def test_law_2_copies_are_equal_and_independent(case: Case, seed: int, depth: int) -> None:
    laws.check_copies(case, reach(case, seed, depth))


@every_case
@given(seed=seeds, depth=depths)
def test_law_2_the_wire_brings_back_what_was_sent(case: Case, seed: int, depth: int) -> None:
    told: list[Told] = []
    state = case.deal(seed, Windows.ALL, told)
    state.recorder = told
    play_some(state, fast_rng(seed, 1), depth)
    laws.check_wire(case, state, told)


@every_case
@given(seed=seeds, depth=depths)
def test_law_3_legal_is_what_is_not_refused(case: Case, seed: int, depth: int) -> None:
    laws.check_legality(case, reach(case, seed, depth))


@every_case
@given(seed=seeds)
def test_law_4_every_game_ends_within_its_bound(case: Case, seed: int) -> None:
    state, _ = to_the_end(case, seed)
    laws.check_the_end(case, state)


@every_case
@given(seed=seeds, depth=depths)
def test_law_4_before_the_end_somebody_is_asked(case: Case, seed: int, depth: int) -> None:
    state = reach(case, seed, depth)
    assert state.to_act()
    assert not state.standings().over
    laws.check_standings(case, state)


def answer_needless_questions(asked: State, known: State) -> None:
    """Whoever is asked only for the others' eyes gives the neutral answer, which does nothing."""
    needless = True
    while needless:
        needless = False
        for seat in asked.owing():
            if asked.legal(seat) != known.legal(seat):
                asked.apply(seat, asked.neutral(seat, fast_rng(0)))
                needless = True
                break


@every_case
@given(seed=seeds)
def test_law_4_whom_a_window_asks_changes_no_result(case: Case, seed: int) -> None:
    """A game in which only real choices were asked, and the same with everybody asked."""
    known, asked = case.deal(seed, Windows.KNOWN), case.deal(seed, Windows.ALL)
    choices = fast_rng(seed, 1)
    while not known.is_over():
        seat = known.to_act()[0]
        action = some_action(known, seat, choices)
        answer_needless_questions(asked, known)
        known.apply(seat, action)
        asked.apply(seat, action)
    answer_needless_questions(asked, known)
    assert asked.standings() == known.standings()
    assert asked.stock() == known.stock()


@every_case
@given(seed=seeds)
def test_law_5_everything_that_moves_is_told(case: Case, seed: int) -> None:
    told: list[Told] = []
    state = case.deal(seed, Windows.ALL, told)
    state.recorder = told
    choices = fast_rng(seed, 1)
    while not state.is_over():
        before, heard = state.stock(), len(told)
        seat = some_seat(state, choices)
        state.apply(seat, some_action(state, seat, choices))
        laws.check_books(before, told[heard:], state.stock())


@once
@every_case
@given(seed=seeds, depth=depths)
def test_law_6_nothing_hidden_shows_in_any_channel(case: Case, seed: int, depth: int) -> None:
    laws.check_silence(case, reach(case, seed, depth), seed)


@once
@every_case
@given(seed=seeds, depth=depths)
def test_law_6_redeal_knows_no_more_than_the_seat(case: Case, seed: int, depth: int) -> None:
    laws.check_redeal_is_blind(case, reach(case, seed, depth), seed)


@once
@every_case
@given(seed=seeds, depth=depths)
def test_law_7_a_redealt_world_is_possible(case: Case, seed: int, depth: int) -> None:
    laws.check_redeal_is_possible(case, reach(case, seed, depth), seed)


@once
@every_case
@settings(max_examples=3)
@given(seed=seeds, depth=depths)
def test_law_7_every_hidden_thing_turns_up_where_it_may_be(
    case: Case, seed: int, depth: int
) -> None:
    laws.check_redeal_covers(case, reach(case, seed, depth), seed)


@once
@every_case
@settings(max_examples=4)
@given(seed=seeds, depth=depths)
def test_law_8_everything_can_be_said(case: Case, seed: int, depth: int) -> None:
    told: list[Told] = []
    state = case.deal(seed, Windows.ALL, told)
    state.recorder = told
    play_some(state, fast_rng(seed, 1), depth)
    laws.check_words(case, state, told)


@once
@every_case
@given(seed=seeds, depth=depths)
def test_law_9_answers_are_true_and_hold_no_more_than_a_seat_knows(
    case: Case, seed: int, depth: int
) -> None:
    laws.check_answers(case, reach(case, seed, depth), seed)


@once
@pytest.mark.parametrize("language", LANGUAGES)
def test_law_8_every_option_has_words(language: str) -> None:
    from backroom.kernel.game import all_games

    speaker = Speaker(language)
    for game in all_games().values():
        for option in game.options:
            stem = f"{game.prefix.lower()}-option-{option.name.replace('_', '-')}"
            assert speaker.ui(stem)
            for value in option.values:
                assert speaker.ui(f"{stem}-{value.replace('_', '-')}")

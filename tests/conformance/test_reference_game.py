"""The laws over the game of the tests: a game outside the house can be under them, too."""

import pytest
from hypothesis import given

from backroom.freshness import is_compiled
from backroom.kernel.events import Told
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import Windows
from backroom.words.rulebook import Rulebook
from conformance import laws
from conformance.cases import Case, play_some, reach, seeds

if is_compiled():
    pytest.skip("the reference game runs interpreted", allow_module_level=True)

from reference.kuhn_poker import GAME, RULES, make_rules


class KuhnCase(Case):
    """It has no card file."""

    def rules(self) -> Rules:
        return make_rules()


CASE = KuhnCase(GAME, 2, {})
every_depth = pytest.mark.parametrize("depth", range(3))


@every_depth
@given(seed=seeds)
def test_copies_wire_and_books_of_the_reference_game_are_in_order(depth: int, seed: int) -> None:
    told: list[Told] = []
    state = CASE.deal(seed, Windows.ALL, told)
    state.recorder = told
    before = {"purse 0": 2, "purse 1": 2}
    play_some(state, fast_rng(seed, 1), depth)
    laws.check_books(before, told, state.stock())
    laws.check_wire(CASE, state, told)
    laws.check_copies(CASE, state)


@every_depth
@given(seed=seeds)
def test_the_reference_game_allows_what_it_does_not_refuse(depth: int, seed: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(laws, "rulebook", lambda game, language: Rulebook("", RULES))
        laws.check_legality(CASE, reach(CASE, seed, depth))


@every_depth
@given(seed=seeds)
def test_the_reference_game_keeps_its_secrets(depth: int, seed: int) -> None:
    state = reach(CASE, seed, depth)
    laws.check_silence(CASE, state, seed)
    laws.check_redeal_is_blind(CASE, state, seed)
    laws.check_redeal_is_possible(CASE, state, seed)
    laws.check_redeal_covers(CASE, state, seed)


@given(seed=seeds)
def test_the_reference_game_ends_and_keeps_folded_cards_secret(seed: int) -> None:
    state = CASE.deal(seed)
    play_randomly(state, fast_rng(seed, 1), CASE.rules().longest)
    laws.check_the_end(CASE, state)
    laws.check_redeal_covers(CASE, state, seed)
    assert bool(state.hidden(0)) == (state.standings().ending == "fold")

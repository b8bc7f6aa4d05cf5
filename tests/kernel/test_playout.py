"""Random play says what it cost: all that was done, and what of it was a choice."""

import pytest

from backroom.kernel.game import find_game
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows


@pytest.mark.parametrize("at_most", [1, 30, 70])
def test_what_is_forced_is_done_and_is_no_decision(at_most: int) -> None:
    game = find_game("maffiosi")
    state = game.deal(game.rules(3), fast_rng(2), Windows.ALL, None)
    again, chance, choices = state.clone(), fast_rng(7), 0
    cost = play_randomly(state, fast_rng(7), at_most)
    for _ in range(at_most):
        choices += len(again.legal(again.to_act()[0])) > 1
        assert play_randomly(again, chance, 1).actions == 1
    assert again == state
    assert (cost.actions, cost.decisions) == (at_most, choices)


def test_some_of_it_is_forced() -> None:
    game = find_game("maffiosi")
    state = game.deal(game.rules(3), fast_rng(2), Windows.ALL, None)
    cost = play_randomly(state, fast_rng(7), 70)
    assert 0 < cost.decisions < cost.actions

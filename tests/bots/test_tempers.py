"""Tempers that one notices: a bold bot attacks more, a careful one takes fewer risks, and so on."""

import pytest

from backroom.bots.specs import TEMPERS
from backroom.kernel.game import all_games, find_game
from backroom.lab.tempers import TRAITS, notice
from bots.matches import compiled_only

DEALS = {"capo-della-mafia": 30, "counterfeiters": 30, "maffiosi": 20, "la-cosa-nostra": 20}
"""Enough of each game for the difference to be beyond chance."""
NOTICED = [(game, temper) for game in DEALS for temper in TRAITS[game]]


def test_every_game_says_what_one_notices_of_every_temper() -> None:
    assert set(TRAITS) == set(all_games())
    for traits in TRAITS.values():
        assert set(traits) == set(TEMPERS[1:])


@compiled_only
@pytest.mark.parametrize(("game", "temper"), NOTICED)
def test_a_temper_is_noticed(game: str, temper: str) -> None:
    seen = notice(find_game(game), temper, 4 * DEALS[game], 17)
    assert seen.plainly, (
        f"{seen.trait.name}: {seen.its:.2f} beside {seen.theirs:.2f} ± {seen.margin:.2f}"
    )

"""From the front page to the final ranking, in one click and then some, at a desk (for phones see
test_secrecy.py)."""

import pytest

from browser.conftest import Sit
from browser.people import COSA_NOSTRA, MAFFIOSI

DRAWN = ["Capo della Mafia", "Counterfeiters"]


@pytest.mark.parametrize("title", DRAWN)
def test_play_now_leads_to_a_ranking(sit: Sit, title: str) -> None:
    player = sit(lively=True)
    player.play_now(title)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)


# That Play now leads there: test_first_seconds.py.
@pytest.mark.parametrize("game", [MAFFIOSI, COSA_NOSTRA])
def test_a_game_that_nobody_has_drawn_is_played_by_its_list_of_choices(sit: Sit, game: str) -> None:
    player = sit()
    player.begin(game, 3)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)

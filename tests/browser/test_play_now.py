"""From the front page to the final ranking, in one click and then some."""

import pytest

from browser.conftest import Sit
from browser.people import Screen

DRAWN = ["Capo della Mafia", "Counterfeiters"]


@pytest.mark.parametrize("screen", Screen)
@pytest.mark.parametrize("title", DRAWN)
def test_play_now_leads_to_a_ranking(sit: Sit, title: str, screen: Screen) -> None:
    player = sit(screen, lively=screen is Screen.DESK)
    player.play_now(title)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)


@pytest.mark.parametrize("title", ["Maffiosi", "La Cosa Nostra"])
def test_a_game_that_nobody_has_drawn_is_played_by_its_list_of_choices(
    sit: Sit, title: str
) -> None:
    player = sit()
    player.play_now(title)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)

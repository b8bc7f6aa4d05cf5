"""From the front page to the final ranking, in one click and then some, at a desk (for phones see
test_secrecy.py)."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, MAFFIOSI

DRAWN = ["Capo della Mafia", "Counterfeiters"]


@pytest.mark.parametrize("title", DRAWN)
def test_play_now_leads_to_a_ranking(sit: Sit, title: str) -> None:
    player = sit(lively=True)
    player.play_now(title)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)


def test_a_game_that_is_not_drawn_is_played_by_its_list_of_choices(sit: Sit) -> None:
    """What is printed on its cards does not come, so nothing can be drawn."""
    player = sit()
    player.expected.append("Failed to load resource")
    player.by_list = 1
    player.page.route("**/printed", lambda route: route.abort())
    player.begin(CAPO, 3)
    player.asked()
    expect(player.region("web-decision").locator(".choices button").first).to_be_visible()
    expect(player.button("web-all-choices")).to_have_count(0)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)


# Of the other two, people use the list now and then in whole games.
@pytest.mark.parametrize("game", [MAFFIOSI, COSA_NOSTRA])
def test_whoever_prefers_words_answers_in_the_list_of_choices(sit: Sit, game: str) -> None:
    player = sit()
    player.by_list = 1
    player.begin(game, 3)
    player.play_out(most=12)

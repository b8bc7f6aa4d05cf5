"""Three languages, each complete: a missing word would be a fault on the console (people.py)."""

import pytest
from playwright.sync_api import expect

from backroom.words import LANGUAGES
from browser.conftest import Sit
from browser.people import CAPO, FAKES, Player, Screen
from browser.walks import every_page, moments_of
from builders.running_house import House

FOREIGN = [language for language in LANGUAGES if language != "en"]


def speaks(player: Player) -> str:
    """What the page says of itself, and what is written at its door."""
    page = player.page
    expect(page.locator("html")).to_have_attribute("lang", player.language)
    return page.locator("body").inner_text()


@pytest.mark.parametrize("language", FOREIGN)
def test_every_page_is_in_the_readers_language(sit: Sit, language: str) -> None:
    player = sit(language=language)
    for where in every_page(player):
        assert "⟦" not in speaks(player), where


@pytest.mark.parametrize("language", FOREIGN)
@pytest.mark.parametrize("game", [CAPO, FAKES])
def test_a_whole_game_is_in_the_readers_language(
    sit: Sit, house: House, game: str, language: str
) -> None:
    player = sit(Screen.PHONE, language=language)
    for where in moments_of(player, house, game, 3, answers=20):
        assert "⟦" not in speaks(player), where


def test_the_language_is_changed_in_the_middle_of_a_choice_and_stays(sit: Sit) -> None:
    player = sit()
    player.begin(CAPO, 3)
    player.asked()
    cards = player.page.get_by_role("toolbar", name=player.say("web-cap-hand"))
    player.press(cards.locator("[aria-pressed=false]").first)
    english = player.question
    seen = {english}
    for language in (*FOREIGN, FOREIGN[0]):
        switch = player.page.get_by_label(player.say("web-language"))
        switch.select_option(language)
        player.speak(language)
        player.button("web-cap-lay", count=1).wait_for()
        expect(player.page.get_by_role("toolbar").locator("[aria-pressed=true]")).to_have_count(1)
        speaks(player)
        seen.add(player.question)
    assert len(seen) == len(LANGUAGES), seen

    chosen = player.question
    player.page.reload()
    player.asked()
    assert player.question == chosen
    speaks(player)
    player.play_out(most=2)
    assert player.ask("GET", "/api/me")["language"] == FOREIGN[0]

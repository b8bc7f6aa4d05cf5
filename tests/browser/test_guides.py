"""The page about a game: from every table and the front page, on every screen, and on one sheet."""

import pytest
from playwright.sync_api import expect

from backroom.house_games.guides import pictures_of_games
from backroom.words import LANGUAGES
from browser.checks import cut_off, foreign, grave
from browser.conftest import Sit
from browser.people import CAPO, MAFFIOSI, Player, Screen
from browser.walks import arrive

GAMES = list(pictures_of_games())
EMPTY = """() => [...document.querySelectorAll("[data-picture] .inside")]
  .filter(each => each.querySelectorAll("svg, img").length < 2).map(each => each.innerHTML)"""


def read(player: Player, game: str) -> None:
    arrive(player, f"/guide/{game}")
    expect(player.page.locator("[data-picture]")).to_have_count(len(pictures_of_games()[game]))


@pytest.mark.parametrize("screen", Screen)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_drawn_and_for_everybody(sit: Sit, screen: Screen, language: str) -> None:
    player = sit(screen, language=language)
    lines: list[str] = []
    for game in GAMES:
        read(player, game)
        assert player.page.evaluate(EMPTY) == []
        lines += foreign(player, game)
        if language == LANGUAGES[0]:
            lines += grave(player, game)
        if screen is Screen.DESK and language == "de":  # the longest words
            lines += cut_off(player, game)
    assert not lines, "\n".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_printed_on_one_sheet(sit: Sit, language: str) -> None:
    player = sit(language=language)
    for game in GAMES:
        read(player, game)
        sheet = player.page.pdf(prefer_css_page_size=True, print_background=True)
        assert sheet.count(b"/Type /Page\n") + sheet.count(b"/Type /Page ") == 1, game


@pytest.mark.parametrize("screen", Screen)
def test_it_is_one_tap_from_the_table_and_the_table_one_tap_from_it(
    sit: Sit, screen: Screen
) -> None:
    player = sit(screen)
    table = player.begin(CAPO, 3)
    player.asked()
    player.press(player.page.get_by_role("tab", name=player.say("web-tab-rules"), exact=True))
    player.press(player.page.get_by_role("link", name=player.say("web-guide"), exact=True))
    expect(player.page.get_by_role("heading", level=1)).to_have_text("Capo della Mafia")
    back = player.page.get_by_role("link", name=player.say("web-back-to-table"), exact=True)
    player.press(back)
    player.page.wait_for_url(f"**/table/{table}")
    player.asked()


def test_from_the_front_page_by_keyboard_to_the_page_and_on_to_the_rules(sit: Sit) -> None:
    player = sit()
    player.go("/")
    lid = player.page.get_by_role("article", name="Maffiosi")
    lid.get_by_role("link", name=player.say("web-guide"), exact=True).press("Enter")
    player.page.wait_for_url(f"**/guide/{MAFFIOSI}")
    rules = player.page.get_by_role("link", name=player.say("guide-all-rules"), exact=True)
    rules.press("Enter")
    player.page.wait_for_url(f"**/rules/{MAFFIOSI}")
    player.page.get_by_role("link", name=player.say("web-guide"), exact=True).press("Enter")
    player.page.wait_for_url(f"**/guide/{MAFFIOSI}")


def test_the_rulebook_is_searched_at_the_table_itself(sit: Sit) -> None:
    player = sit()
    player.begin(CAPO, 3)
    player.asked()
    player.press(player.page.get_by_role("tab", name=player.say("web-tab-rules"), exact=True))
    drawer = player.page.get_by_role("tabpanel")
    drawer.get_by_role("searchbox").fill("giulia")
    expect(drawer.get_by_role("status")).not_to_be_empty()
    drawer.get_by_role("link", name="CAP-45", exact=True).first.click()
    expect(drawer.locator(".rule.target")).to_contain_text("CAP-45")
    assert not grave(player, "a rule beside the table")

"""Maffiosi by its drawn table alone: a card, what glows, the button."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from backroom.games.maffiosi.actions import PLAY
from backroom.kernel.state import State
from browser import maffiosi
from browser.checks import foreign, grave
from browser.conftest import Sit
from browser.people import MAFFIOSI, Screen
from browser.test_keyboard import Keys
from browser.walks import play_until
from builders.running_house import House


@pytest.mark.parametrize("screen", list(Screen))
def test_play_now_leads_to_the_ranking_by_the_drawn_table_alone(sit: Sit, screen: Screen) -> None:
    player = sit(screen, lively=True)
    player.by_list = 0
    player.play_now("Maffiosi")
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)
    sent = [text for text in player.sent if '"type":"act"' in text]
    assert any('"then":[' in text and '"then":[]' not in text for text in sent), "card and target"


def test_every_option_is_played_on_the_drawn_table_alone(sit: Sit) -> None:
    """Colours are chosen, men seated one by one, money hidden and paid in real notes."""
    player = sit()
    player.by_list = 0
    options = {
        "seating": "manual",
        "colours": "choose",
        "youngest": "first_seat",
        "money": "hidden",
        "notes": "strict",
        "stall_guard": "on",
    }
    player.begin(MAFFIOSI, 5, options)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)


def test_men_are_seated_by_keyboard(sit: Sit) -> None:
    """Digits type a chair, Enter chooses it, Enter again seats the man."""
    player = sit()
    player.begin(MAFFIOSI, 4, {"seating": "manual", "youngest": "first_seat"})
    for chair in (29, 6):
        update = player.asked()
        if update["view"]["step"] != "bring":
            pytest.fail("somebody else is asked")
        taken = [number + 1 for number, man in enumerate(update["view"]["men"]) if man]
        free = next(each for each in (chair, 14, 25, 3, 18) if each not in taken)
        expect(player.board.locator(".chair.legal").first).to_be_visible()
        for digit in str(free):
            player.page.keyboard.press(digit)
        here = player.board.locator(f"[data-chair='{free - 1}']")
        expect(here).to_be_focused()
        expect(here).to_have_class(re.compile(r"\blegal\b"))
        player.page.keyboard.press("Enter")
        expect(here).to_have_attribute("aria-pressed", "true")
        player.page.keyboard.press("Enter")
        player.page.wait_for_function(
            "chair => heard.update.view.men[chair]?.seat === 0", arg=free - 1
        )


@pytest.mark.parametrize(
    ("screen", "language"), [(Screen.DESK, "en"), (Screen.PHONE, "nl"), (Screen.DESK, "de")]
)
def test_the_table_is_for_everybody(sit: Sit, house: House, screen: Screen, language: str) -> None:
    """Each card that can be pulled out, as axe sees it and in the reader's own words."""
    player = sit(screen, language=language)
    table = player.start(MAFFIOSI, 5)

    def reached(state: State) -> bool:
        view: Any = state.view(0)
        on_turn = view.round >= 2 and view.turn == 0 and view.step == "card"
        return on_turn and any(action in PLAY for action in state.legal(0))

    play_until(house, table, reached)
    player.go(f"/table/{table}")
    player.asked()
    cards = player.board.locator(".cards .card.legal")
    expect(cards.first).to_be_visible()
    lines: list[str] = []
    for place in range(cards.count()):
        player.press(cards.nth(place))
        expect(maffiosi.decision(player).locator(".maf-answer .asked")).to_be_visible()
        lines += grave(player, f"card {place}") + foreign(player, f"card {place}")
        player.press(player.button("web-maf-back"))
        expect(cards.first).to_be_visible()
    assert not lines, "\n".join(lines)


def test_a_game_is_played_to_its_end_by_keyboard_alone(sit: Sit) -> None:
    player = sit(kind=Keys)
    player.by_list = 0
    player.play_now("Maffiosi")
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)
    assert player.lost == 0, "questions at which the keyboard was nowhere on the page"

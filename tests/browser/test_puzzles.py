"""The puzzle of the day: asked, answered, proved, shared without its answer, and seen again."""

import pytest
from playwright.sync_api import expect

from backroom.house_games.puzzle import all_puzzles, day_from, number_of, riddle_of
from backroom.words import LANGUAGES
from browser.checks import cut_off, foreign, grave
from browser.conftest import Sit
from browser.people import Player, Screen
from browser.walks import arrive

DAYS = ("2026-11-15", "2026-11-16", "2026-11-17", "2026-11-18")
"""One of each game."""


def right_at(day: str) -> int:
    return riddle_of(all_puzzles()[number_of(day_from(day))]).right


def answer(player: Player, number: int) -> None:
    choices = player.page.locator("ol .button")
    player.press(choices.nth(number))
    expect(choices).to_have_count(0)


@pytest.mark.parametrize("screen", Screen)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_and_proved_for_everybody(sit: Sit, screen: Screen, language: str) -> None:
    player = sit(screen, language=language)
    lines: list[str] = []
    for day in DAYS:
        arrive(player, f"/puzzle/{day}")
        answer(player, right_at(day))
        expect(player.page.locator(".verdict")).to_contain_text(player.say("puzzle-right"))
        lines += foreign(player, day)
        if language == LANGUAGES[0]:
            lines += grave(player, day)
            lines += cut_off(player, day) if screen is Screen.DESK else []
    assert not lines, "\n".join(lines)


def test_the_front_page_offers_it_and_keys_answer_it(sit: Sit) -> None:
    player = sit()
    player.go("/")
    link = player.page.get_by_role("link", name=player.say("web-puzzle"), exact=True)
    link.press("Enter")
    player.page.wait_for_url("**/puzzle")
    player.page.locator("ol .button").first.press("Enter")
    expect(player.page.locator(".verdict")).to_be_focused()
    expect(player.page.locator("ol li p")).not_to_have_count(0)


def test_the_first_answer_stays_and_the_solution_is_in_the_replay(sit: Sit) -> None:
    player = sit()
    day = DAYS[0]
    arrive(player, f"/puzzle/{day}")
    answer(player, (right_at(day) + 1) % 2)
    wrong = player.page.locator(".verdict")
    expect(wrong).to_contain_text(player.say("puzzle-wrong"))
    arrive(player, f"/puzzle/{day}")
    expect(wrong).to_contain_text(player.say("puzzle-wrong"))
    puzzle = all_puzzles()[number_of(day_from(day))]
    player.press(player.page.get_by_role("link", name=player.say("puzzle-replay"), exact=True))
    player.page.wait_for_url(f"**/replay/{puzzle.table}?at={puzzle.at}**")
    expect(player.page.locator(".sides h2")).to_have_count(2)


def test_what_is_shared_gives_no_answer(sit: Sit) -> None:
    player = sit(permissions=["clipboard-read", "clipboard-write"])
    day = DAYS[0]
    arrive(player, f"/puzzle/{day}")
    labels = player.page.locator("ol .button").all_inner_texts()
    answer(player, right_at(day))
    player.press(player.button("puzzle-share"))
    expect(player.button("puzzle-shared")).to_be_visible()
    shared = player.page.evaluate("navigator.clipboard.readText()")
    assert f"/puzzle/{day}" in shared
    assert not [label for label in labels if label.strip() in shared]

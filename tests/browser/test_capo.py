"""Capo della Mafia at the drawn table: each player once, evidence that can be read, nothing told
too early."""

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import CAPO, Player, Screen
from builders.running_house import House

WIDTHS = {(1440, 900): 82, (1920, 1080): 96, (2560, 1440): 125}
"""How wide an open card of somebody else is at least."""


@pytest.mark.parametrize("screen", Screen)
def test_a_whole_game_is_played_by_the_drawn_table_alone(sit: Sit, screen: Screen) -> None:
    player = sit(screen)
    player.by_list = 0
    player.begin(CAPO, 5)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_each_player_is_drawn_once_and_the_whole_table_fits(sit: Sit, seats: int) -> None:
    player = sit()
    player.by_list = 0
    player.begin(CAPO, seats)
    answer_until(player, "cap-ask-suspect")
    expect(player.board.locator("[data-seat]")).to_have_count(seats)
    expect(player.region("web-players")).to_have_count(0)
    for (width, height), least in WIDTHS.items():
        player.page.set_viewport_size({"width": width, "height": height})
        card = player.board.locator(".felt .card").first
        # The board has found its size when the card has.
        player.page.wait_for_function(
            "([card, least]) => card.getBoundingClientRect().width >= least - 1",
            arg=[card.element_handle(), least],
        )
        scrolls = player.board.evaluate("each => each.scrollHeight - each.clientHeight")
        assert scrolls <= 1, f"{scrolls} px are out of sight at {width}"
    player.page.set_viewport_size(Screen.DESK.size)


AT_ONE_MOMENT = """() => ({
  stage: document.querySelector(".stage") !== null,
  further: heard.update.view.phase,
  questions: document.querySelectorAll("#question").length,
  round: document.querySelector(".round").textContent,
  title: document.title,
  story: [...document.querySelectorAll(".story li:not(.since)")].map((line) => line.innerText),
})"""


def test_nothing_is_told_before_it_was_shown(sit: Sit) -> None:
    """While the verdict is on the stage: no next question, no next hand, no line of the story."""
    player = sit(lively=True, scenes="slow")
    player.by_list = 0
    player.begin(CAPO, 3, {"giulia": "auto"})
    answer_until(player, "cap-ask-suspect")
    trays = player.board.locator(".tray[aria-pressed]")
    player.press(trays.first)
    player.press(player.region("web-decision").locator(".seal"))
    expect(player.board.locator(".stage")).to_be_visible(timeout=30_000)
    seen = player.page.evaluate(AT_ONE_MOMENT)
    assert seen["stage"], "the show was over before anybody looked"
    assert seen["further"] != "suspect", "the service is further"
    assert seen["questions"] == 0
    assert "1" in seen["round"]
    assert "●" not in seen["title"]
    player.skip_the_show()
    expect(player.region("web-decision").locator("#question")).to_be_visible()
    later = player.page.evaluate(AT_ONE_MOMENT)["story"]
    assert later[-1] not in seen["story"], "the story was ahead of the stage"


def test_who_hides_no_giulia_is_told_why_he_is_asked(sit: Sit, house: House) -> None:
    player = sit()
    player.by_list = 0
    player.begin(CAPO, 4)
    for _ in range(60):
        update = player.asked()
        if update["result"] is not None:
            break
        question = update["question"]["text"]
        if question["name"] == "cap-ask-claim" and question["facts"]["giulia"] == "no":
            expect(player.region("web-decision").locator("#question")).to_have_text(
                player.say("cap-ask-claim", giulia="no")
            )
            return
        player.answer(update)
    pytest.fail("a whole game in which nobody was asked for Giulia")


def answer_until(player: Player, question: str) -> None:
    while player.asked()["question"]["text"]["name"] != question:
        player.answer(player.asked())

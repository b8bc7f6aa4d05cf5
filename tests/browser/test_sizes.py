"""From a phone to a wall: nothing of a table is cut off. Whoever wants no motion sees none."""

import pytest
from playwright.sync_api import expect

from backroom.words import LANGUAGES
from browser.checks import TOO_WIDE, WIDTHS, overflow
from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI, Screen
from browser.test_phone import hold
from browser.walks import arrive

MOVING = """document.getAnimations()
  .filter(each => each.effect.getComputedTiming().activeDuration > 1)
  .map(each => `${each.animationName ?? each.transitionProperty ?? each.id} of
    ${each.effect.target?.className}`)"""


@pytest.mark.parametrize("game", [CAPO, FAKES, COSA_NOSTRA])
def test_a_table_fits_every_window_and_its_choices_are_in_sight(sit: Sit, game: str) -> None:
    player = sit()
    player.begin(game, 4)
    wide = []
    for _ in range(4):
        update = player.asked()
        for width in WIDTHS:
            if more := overflow(player, width):
                wide.append(f"{player.question} at {width}: {more} px")
            expect(player.region("web-decision").locator("#question")).to_be_in_viewport()
            expect(player.region("web-decision").get_by_role("button").first).to_be_in_viewport()
        player.answer(update)
    assert not wide


@pytest.mark.parametrize("game", [CAPO, FAKES, MAFFIOSI, COSA_NOSTRA])
def test_nothing_moves_for_whoever_wants_no_motion(sit: Sit, game: str) -> None:
    player = sit(scenes="normal")
    player.begin(game, 3)
    moving: set[str] = set()
    for _ in range(6):
        player.answer(player.asked())
        moving.update(player.page.evaluate(MOVING))
        player.asked()
        moving.update(player.page.evaluate(MOVING))
    assert not moving


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_largest_letters_fit_the_smallest_phone(sit: Sit, language: str) -> None:
    player = sit(Screen.PHONE, language=language)
    hold(player, "small")
    player.context.add_init_script("localStorage.setItem('backroom-preferences', '{\"text\":125}')")
    wide = []
    for path in ("/", "/me", "/games", "/ranking", f"/new?game={CAPO}"):
        arrive(player, path)
        if more := player.page.evaluate(TOO_WIDE):
            wide.append(f"{path}: {more} px")
    player.become("Alma")
    table = player.post("/api/tables", {"game": CAPO, "seats": 4})
    player.post(f"/api/tables/{table['id']}/seats", {"seat": 0})
    arrive(player, f"/table/{table['id']}")
    player.button("web-lobby-fill").wait_for()
    if more := player.page.evaluate(TOO_WIDE):
        wide.append(f"the lobby: {more} px")
    assert not wide

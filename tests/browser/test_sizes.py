"""From a phone to a wall: nothing is cut off. Whoever wants no motion sees none."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError, expect

from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, FAKES, Player
from browser.walks import every_page

WIDTHS = {390: 844, 768: 1024, 1024: 768, 1440: 900, 2560: 1440}
TOO_WIDE = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"

MOVING = """document.getAnimations()
  .filter(each => each.effect.getComputedTiming().activeDuration > 1)
  .map(each => `${each.animationName ?? each.transitionProperty ?? each.id} of
    ${each.effect.target?.className}`)"""


def overflow(player: Player, width: int) -> int:
    """How much wider than the window the page is, once it has found its place."""
    player.page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    with suppress(TimeoutError):
        player.page.wait_for_function(f"() => {TOO_WIDE} <= 0", timeout=10_000)
    return int(player.page.evaluate(TOO_WIDE))


def test_no_page_is_wider_than_the_window(sit: Sit) -> None:
    player = sit()
    wide = []
    for where in every_page(player):
        for width in WIDTHS:
            more = overflow(player, width)
            if more > 0:
                wide.append(f"{where} at {width}: {more} px")
    assert not wide


@pytest.mark.parametrize("game", [CAPO, FAKES, COSA_NOSTRA])
def test_a_table_fits_every_window_and_its_choices_are_in_sight(sit: Sit, game: str) -> None:
    player = sit()
    player.begin(game, 4)
    wide = []
    for _ in range(4):
        update = player.asked()
        for width in WIDTHS:
            more = overflow(player, width)
            if more > 0:
                wide.append(f"{player.question} at {width}: {more} px")
            expect(player.region("web-decision").locator("#question")).to_be_in_viewport()
            expect(player.region("web-decision").get_by_role("button").first).to_be_in_viewport()
        player.answer(update)
    assert not wide


@pytest.mark.parametrize("game", [CAPO, FAKES])
def test_nothing_moves_for_whoever_wants_no_motion(sit: Sit, game: str) -> None:
    player = sit()
    player.begin(game, 3)
    moving: set[str] = set()
    for _ in range(12):
        player.answer(player.asked())
        moving.update(player.page.evaluate(MOVING))
        player.asked()
        moving.update(player.page.evaluate(MOVING))
    assert not moving

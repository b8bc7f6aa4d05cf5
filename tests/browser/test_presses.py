"""A press is never lost: what a button shows may be drawn anew while a finger is on it, for what
the rules answer arrives at any moment."""

import pytest
from playwright.sync_api import Locator

from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI

PRESSES = """button => {
  globalThis.pressed = 0;
  button.addEventListener("click", event => {
    event.stopImmediatePropagation();
    pressed += 1;
  }, { capture: true, once: true });
  button.addEventListener("pointerdown", () => {
    button.replaceChildren(...[...button.childNodes].map(each => each.cloneNode(true)));
  }, { once: true });
}"""
"""The click is counted, and goes no further; everything inside is drawn anew when it begins."""

ON_THE_TABLE = {
    CAPO: "[aria-pressed]",
    FAKES: "button.legal",
    MAFFIOSI: ".chair",
    COSA_NOSTRA: "[aria-pressed]",
}


def is_pressed(button: Locator) -> bool:
    """Through the middle of the first thing inside."""
    button.evaluate(PRESSES)
    inside = button.locator("> *").first.bounding_box()
    assert inside is not None
    mouse = button.page.mouse
    mouse.move(inside["x"] + inside["width"] / 2, inside["y"] + inside["height"] / 2)
    mouse.down()
    mouse.up()
    return bool(button.evaluate("pressed === 1"))


@pytest.mark.parametrize("game", ON_THE_TABLE)
def test_a_press_counts_though_all_inside_is_drawn_anew_meanwhile(sit: Sit, game: str) -> None:
    player = sit()
    player.begin(game, 4)
    player.asked()
    button = player.page.locator(ON_THE_TABLE[game]).locator("visible=true").first
    button.wait_for()
    assert is_pressed(button)

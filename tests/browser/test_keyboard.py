"""Whole games by keyboard alone, from the front page on."""

import pytest
from playwright.sync_api import Locator

from browser.conftest import Sit
from browser.people import Player
from builders.running_house import Json

MOST_STEPS = 250
"""No page has more to step through than this."""

IS_SEEN = """thing => {
  const { outlineStyle, outlineWidth } = getComputedStyle(thing);
  const { width, height } = thing.getBoundingClientRect();
  return thing.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 1
    && width > 5 && height > 5;
}"""

AWAKE = "thing => thing.closest('[inert]') === null"
"""The end of a game takes no key in its first moment."""

WHICH_WAY = """thing => {
  const here = document.activeElement;
  if (here === thing) return "";
  const isBefore = here.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING;
  return isBefore && here !== document.body ? "Shift+Tab" : "Tab";
}"""


class Keys(Player):
    """Somebody without a mouse: goes to a thing by Tab and presses it by Enter or Space."""

    lost = 0
    """How often the keyboard was nowhere when something was asked."""

    def press(self, thing: Locator, timeout: float | None = None) -> None:
        thing.wait_for(timeout=timeout)
        self.page.wait_for_function(AWAKE, arg=thing.element_handle(), timeout=timeout)
        self.reach(thing)
        assert thing.evaluate(IS_SEEN), f"one does not see that the keyboard is at {thing}"
        self.page.keyboard.press(self.chance.choice(["Enter", "Space"]))

    def reach(self, thing: Locator) -> None:
        wanted = thing.element_handle()
        for _ in range(MOST_STEPS):
            key = self.page.evaluate(WHICH_WAY, wanted)
            if key == "":
                return
            self.page.keyboard.press(key)
        pytest.fail(f"Tab does not lead to {thing}")

    def asked(self) -> Json:
        update = super().asked()
        if self.page.evaluate("document.activeElement === document.body"):
            self.lost += 1
        return update


@pytest.mark.parametrize("title", ["Capo della Mafia", "Counterfeiters"])
def test_a_game_is_played_to_its_end_by_keyboard_alone(sit: Sit, title: str) -> None:
    player = sit(kind=Keys)
    player.play_now(title)
    result = player.play_out()
    assert result is not None
    player.sees_ranking(result)
    player.press(player.button("web-look-at-table"))
    player.end_screen.wait_for(state="hidden")
    player.press(player.button("web-show-result"))
    player.sees_ranking(result)
    assert player.lost == 0, "questions at which the keyboard was nowhere on the page"

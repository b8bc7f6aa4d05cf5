"""What cannot be done answers with why, and with the rule, one tap from the rulebook."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import CAPO, FAKES, Player, Screen


def lay_no_card(player: Player) -> None:
    player.press(player.region("web-decision").locator(".seal"))


def aim_too_early(player: Player) -> None:
    player.press(player.board.locator(".tray").first)


def go_where_nobody_may(player: Player) -> None:
    closed = player.board.locator("button:not(.legal)[aria-label], button.card:not(.legal)")
    player.press(closed.first)


ILLEGAL = [
    pytest.param(CAPO, lay_no_card, id="capo-no-card"),
    pytest.param(CAPO, aim_too_early, id="capo-too-early"),
    pytest.param(FAKES, go_where_nobody_may, id="counterfeiters"),
]


@pytest.mark.parametrize("screen", Screen)
@pytest.mark.parametrize(("game", "try_it"), ILLEGAL)
def test_a_refused_click_names_its_rule_and_the_rulebook_opens_there(
    sit: Sit, game: str, try_it: Callable[[Player], None], screen: Screen
) -> None:
    player = sit(screen)
    player.begin(game, 3)
    player.asked()
    try_it(player)
    refusal = player.region("web-decision").get_by_role("alert")
    link = refusal.get_by_role("link")
    expect(link).to_be_in_viewport()
    rule = link.inner_text()
    assert len(refusal.inner_text().replace(rule, "").strip()) > 10, "no reason is given"
    assert not any('"act"' in message for message in player.sent)

    # Beside the table, at the place of the question; and back in one tap.
    player.press(link)
    place = player.page.locator(".drawer .rule.target")
    expect(place).to_contain_text(rule)
    expect(place).to_be_in_viewport()
    expect(place).to_be_focused()
    player.press(player.button("web-back-to-table"))
    expect(place).to_be_hidden()
    expect(refusal).to_be_in_viewport()

    player.press(player.button("web-understood"))
    expect(link).to_be_hidden()
    player.play_out(most=1)

"""Nothing on any page stands in the way of a screen reader, or is too faint to be read."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.conftest import Sit
from browser.people import CAPO, FAKES, MAFFIOSI, Player, Screen
from browser.walks import arrive, every_page, moments_of
from builders.running_house import House

GRAVE = ("serious", "critical")
AXE = Axe()


def findings(player: Player, where: str) -> list[str]:
    """What axe holds to be grave here, each in a line."""
    found: Any = AXE.run(player.page).response["violations"]
    return [
        f"{where}: {each['id']} at {node['target']}: {node['failureSummary'].splitlines()[-1]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("screen", Screen)
def test_axe_finds_nothing_grave_on_any_page_of_the_room(sit: Sit, screen: Screen) -> None:
    player = sit(screen)
    grave = [each for where in every_page(player) for each in findings(player, where)]
    assert not grave, "\n".join(grave)


@pytest.mark.parametrize("screen", Screen)
@pytest.mark.parametrize("game", [CAPO, FAKES, MAFFIOSI])
def test_axe_finds_nothing_grave_at_any_table(
    sit: Sit, house: House, game: str, screen: Screen
) -> None:
    player = sit(screen)
    moments = moments_of(player, house, game, 3)
    grave = [each for where in moments for each in findings(player, where)]
    assert not grave, "\n".join(grave)


def test_an_address_that_leads_nowhere_has_a_page_too(sit: Sit) -> None:
    player = sit()
    player.expected.append("404 (Not Found)")
    arrive(player, "/nowhere")
    expect(player.page.get_by_role("heading", level=1)).to_have_text(player.say("web-error"))
    assert not findings(player, "/nowhere")
    player.press(player.page.get_by_role("link", name=player.say("web-error-home")))
    player.button("web-home-play").first.wait_for()

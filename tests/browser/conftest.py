"""A house, a browser, and people who sit down at its screen."""

import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from browser.people import Player, Screen
from builders.running_house import PATIENCE, House, open_house

# The same engine without windows needs a third less of the machine.
INSTALLED = [Path("/usr/bin/chromium-headless-shell"), Path("/usr/bin/chromium")]
CHROMIUM = Path(
    os.environ.get("BACKROOM_CHROMIUM")
    or next((each for each in INSTALLED if each.exists()), INSTALLED[-1])
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

Sit = Callable[..., Any]


# Not for the whole session: while Playwright runs, no other test of this worker could run a loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if not CHROMIUM.exists():
        pytest.skip(
            f"SKIPPED: ALL STORIES IN THE BROWSER, for there is no {CHROMIUM} here "
            "(apt install chromium, or say where it is by BACKROOM_CHROMIUM)."
        )
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("browser")) as house:
        yield house


@pytest.fixture
def sit(browser: Browser, house: House, seed: int) -> Iterator[Sit]:
    """Somebody with a browser of their own. What goes wrong in their pages fails the test."""
    players: list[Player] = []

    def sit_down(
        screen: Screen = Screen.DESK,
        at: House = house,
        kind: type[Player] = Player,
        **wishes: Any,
    ) -> Player:
        chance = random.Random(f"{seed} {len(players)}")
        player = kind(browser, at.port, screen, chance, **wishes)
        players.append(player)
        return player

    yield sit_down
    troubles = [trouble for player in players for trouble in player.troubles]
    for player in players:
        player.context.close()
    assert not troubles

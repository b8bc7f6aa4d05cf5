"""What is looked for on every page and at every table; each finding is a line."""

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import TimeoutError, expect

from browser.people import Player, Screen

GRAVE = ("serious", "critical")
AXE = Axe()

WIDTHS = {390: 844, 768: 1024, 1024: 768, 1440: 900, 2560: 1440}
TOO_WIDE = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"

Check = Callable[[Player, str], list[str]]


def grave(player: Player, where: str) -> list[str]:
    """What axe holds to be grave."""
    found: Any = AXE.run(player.page).response["violations"]
    return [
        f"{where}: {each['id']} at {node['target']}: {node['failureSummary'].splitlines()[-1]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


def foreign(player: Player, where: str) -> list[str]:
    """What is not in the reader's language. (Words that are missing altogether are a fault on the
    console: people.py.)"""
    expect(player.page.locator("html")).to_have_attribute("lang", player.language)
    text = player.page.locator("body").inner_text()
    return [f"{where}: {line}" for line in text.splitlines() if "⟦" in line]


def cut_off(player: Player, where: str) -> list[str]:
    """Windows that the page is wider than; afterwards it stands on a desk again."""
    wide = [
        f"{where} at {width}: {more} px" for width in WIDTHS if (more := overflow(player, width))
    ]
    player.page.set_viewport_size(Screen.DESK.size)
    return wide


def overflow(player: Player, width: int) -> int:
    """How much wider than the window the page is, once it has found its place."""
    player.page.set_viewport_size({"width": width, "height": WIDTHS[width]})
    with suppress(TimeoutError):
        player.page.wait_for_function(f"() => {TOO_WIDE} <= 0", timeout=10_000)
    return max(0, int(player.page.evaluate(TOO_WIDE)))

"""From the first click to the first decision: little to load, nothing to wait for."""

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from backroom.server.web.client_files import client_files
from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI, Player
from builders.running_house import House, open_house

MOST_BYTES = 150_000
MOST_FOR_A_TABLE = 80_000
"""Compressed, without the fonts, which every page shares. The front page brings the room, too, as
soon as the browser has nothing else to do."""
FIXED = {"hat.svg"}
"""Files that a browser asks for each time, to be told that they are as they were."""
MOST_SECONDS = 3.0
"""On a machine that has nothing else to do."""
WORK = 0.2
"""Seconds on the processor."""


def slowness() -> float:
    """How many seconds on the wall a second of work takes just now: one, unless others work too."""
    start, done = time.monotonic(), time.thread_time()
    while time.thread_time() - done < WORK:
        pass
    return max(1.0, (time.monotonic() - start) / WORK)


FETCHED = """() => performance.getEntriesByType("resource")
  .filter(each => /\\/static\\/.*(js|css|svg)$/.test(each.name) && each.transferSize > 0)
  .map(each => each.name.split("/").at(-1))"""
"""The files that this page has fetched, and did not have already."""
FETCHED_ROOM = """() => performance.getEntriesByType("resource")
  .some(each => each.name.endsWith("/TableRoom.js"))"""


def weight(names: list[str]) -> int:
    """Bytes on the wire."""
    files = [client_files()[name] for name in names]
    return sum(len(file.compressed or file.body) for file in files)


def fetched(player: Player) -> list[str]:
    player.page.wait_for_load_state("networkidle")
    found: list[str] = player.page.evaluate(FETCHED)
    return found


def test_the_front_page_is_light_and_a_second_visit_fetches_no_file_again(sit: Sit) -> None:
    player = sit()
    player.go("/")
    player.button("web-home-play").first.wait_for()
    player.page.wait_for_function(FETCHED_ROOM)
    first = fetched(player)
    assert "index.js" in first
    assert weight(first) <= MOST_BYTES, {name: weight([name]) for name in first}
    player.go("/about")
    player.go("/")
    player.button("web-home-play").first.wait_for()
    assert set(fetched(player)) <= FIXED


@pytest.mark.parametrize("game", [CAPO, FAKES, MAFFIOSI, COSA_NOSTRA])
def test_a_table_brings_little_more(sit: Sit, game: str) -> None:
    player = sit()
    player.go("/")
    player.button("web-home-play").first.wait_for()
    player.page.wait_for_function(FETCHED_ROOM)
    known = fetched(player)
    player.begin(game, 4)
    player.asked()
    player.board.wait_for()
    more = [name for name in fetched(player) if name not in known]
    assert any(name.endswith("-table.js") for name in more)
    assert weight(more) <= MOST_FOR_A_TABLE, {name: weight([name]) for name in more}


def test_what_can_be_pressed_together_is_sent_so(sit: Sit) -> None:
    player = sit()
    player.go("/")
    player.button("web-home-play").first.wait_for()
    texts = [each for each in player.answers if each.url.endswith((".js", ".css"))]
    assert texts
    big = [each for each in texts if len(each.body()) > 2000]
    assert all(each.headers.get("content-encoding") == "gzip" for each in big)


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Its bots think as long as everywhere."""
    with open_house(tmp_path_factory.mktemp("usual"), pace=(0.4, 1.2)) as house:
        yield house


@pytest.mark.parametrize(
    "title", ["Capo della Mafia", "Counterfeiters", "Maffiosi", "La Cosa Nostra"]
)
def test_the_first_decision_comes_soon(sit: Sit, usual: House, title: str) -> None:
    told: list[str] = []
    for _ in range(2):  # a second chance, for whoever shares a busy machine
        player = sit(at=usual, lively=True)
        player.go("/")
        button = player.button("web-home-play", player.page.get_by_role("article", name=title))
        button.wait_for()
        before = slowness()
        start = time.monotonic()
        player.press(button)
        expect(player.region("web-decision").get_by_role("button").first).to_be_visible()
        expect(player.region("web-decision").locator("#question")).to_be_visible()
        taken = time.monotonic() - start
        allowed = MOST_SECONDS * max(before, slowness())
        told.append(f"{taken:.1f} s where {allowed:.1f} s are allowed")
        if taken <= allowed:
            return
    pytest.fail(", then ".join(told))

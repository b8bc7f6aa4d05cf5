"""Pages are reloaded, houses are restarted, tabs are doubled: the game goes on."""

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Sit
from browser.people import CAPO, FAKES, Player
from browser.walks import play_the_rest
from builders.running_house import House, quick

PARTS = ("#question", ".cap-answer")


def picked(player: Player) -> Locator:
    return player.page.get_by_role("toolbar").locator("[aria-pressed=true]")


def drawn(player: Player) -> tuple[str, list[str]]:
    """What is asked, and what is offered."""
    return player.question, player.choices.all_text_contents()


@pytest.mark.parametrize("game", [CAPO, FAKES])
def test_a_page_that_is_reloaded_asks_the_same_again(sit: Sit, game: str) -> None:
    player = sit()
    player.begin(game, 3)
    player.play_out(most=4)
    # The others may be asked at the same time: until they have answered, the table goes on.
    player.page.wait_for_function("() => !heard.update.seats.slice(1).some(seat => seat.asked)")
    update, before = player.asked(), drawn(player)
    story = player.page.get_by_role("region", name=player.say("web-tab-story")).inner_text()
    player.page.reload()
    again = player.asked()
    assert drawn(player) == before
    assert (again["seq"], again["view"]) == (update["seq"], update["view"])
    told = player.page.get_by_role("region", name=player.say("web-tab-story"))
    expect(told).to_have_text(story, use_inner_text=True)
    player.play_out(most=2)


class Restarted:
    """A house that can be closed and opened again at the same address, with the same book."""

    def __init__(self, house: House) -> None:
        self.house = house

    def close(self) -> None:
        self.house.stop()

    def open(self) -> None:
        port = self.house.port
        self.house = House(self.house.settings)
        self.house.listening.close()
        self.house.listening = socket.create_server(("127.0.0.1", port))
        self.house.port = port
        self.house.start()


@pytest.fixture
def restarted(tmp_path: Path) -> Iterator[Restarted]:
    first = House(quick(tmp_path))
    first.start()
    restarted = Restarted(first)
    yield restarted
    restarted.close()


def test_a_restart_of_the_house_in_the_middle_of_a_choice_is_survived(
    sit: Sit, restarted: Restarted
) -> None:
    player = sit(at=restarted.house)
    player.expected += ["WebSocket connection", "ERR_CONNECTION_REFUSED"]
    table = player.begin(CAPO, 3)
    player.asked()
    player.press(player.page.get_by_role("toolbar").locator("[aria-pressed=false]").first)
    expect(picked(player)).to_have_count(1)
    before = drawn(player)

    restarted.close()
    broken = player.page.get_by_text(player.say("web-line-coming-back"))
    expect(broken).to_be_visible()
    restarted.open()
    expect(broken).to_be_hidden()
    assert drawn(player) == before
    expect(picked(player)).to_have_count(1)

    player.press(picked(player))
    expect(picked(player)).to_have_count(0)
    player.play_out(most=6)
    play_the_rest(restarted.house, table)
    player.sees_ranking(player.told_at_the_end()["result"])


def test_two_tabs_of_one_person_agree(sit: Sit) -> None:
    player = sit()
    player.begin(CAPO, 3)
    first = player.page
    player.asked()
    second = player.open_tab()
    second.goto(first.url)
    for turn in range(6):
        here, there = (first, second) if turn % 2 else (second, first)
        player.look_at(here)
        player.answer(player.asked())
        asked = player.asked()
        shown = [here.locator(part).text_content() or "" for part in PARTS]
        player.look_at(there)
        there.wait_for_function("seq => heard.update.seq >= seq", arg=asked["seq"])
        for part, text in zip(PARTS, shown, strict=True):
            expect(there.locator(part)).to_have_text(text)

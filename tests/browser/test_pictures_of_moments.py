"""Pictures of the moments of La Cosa Nostra and Maffiosi, on positions that are laid out;
docs/tables.md shows them."""

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from backroom.games.la_cosa_nostra.actions import PASS, Do
from browser import maffiosi
from browser.conftest import Sit
from browser.cosa_nostra import choose_man, open_deal, plain, press_plain, tap_piece
from browser.people import COSA_NOSTRA, MAFFIOSI, Player, Screen
from browser.positions import LaidOut
from browser.test_maffiosi_moments import pull
from browser.test_pictures import FOLDER, NAMES
from browser.walks import play_the_rest
from builders.la_cosa_nostra import LcnTable, man
from builders.maffiosi import COLOURS, MafTable
from builders.running_house import House

pytestmark = pytest.mark.skipif(
    "BACKROOM_SHOTS" not in os.environ,
    reason="`make pictures` takes them; what they show is told by the stories of both tables",
)
QUALITY = 66

Shoot = Callable[[str], None]


@pytest.fixture(params=Screen)
def player(sit: Sit, request: pytest.FixtureRequest) -> Player:
    found: Player = sit(request.param, scenes="normal")
    return found


@pytest.fixture
def shoot(player: Player, request: pytest.FixtureRequest) -> Shoot:
    screen = NAMES[request.node.callspec.params["player"]]

    def shoot(name: str) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        player.page.evaluate("document.fonts.ready")
        player.page.evaluate("document.body.style.webkitTapHighlightColor = 'transparent'")
        path = FOLDER / f"{name}-{screen}.jpg"
        player.page.screenshot(path=path, type="jpeg", quality=QUALITY)
        assert 10_000 < path.stat().st_size < 300_000

    return shoot


# La Cosa Nostra


def evening() -> LcnTable:
    """Round III of a full evening: everybody has something, and somebody is about to act."""
    table = LcnTable(4)
    table.give("yellow", cash=6000, businesses="garage pimp*2 lawyer", influence="henchman spy")
    table.give("green", cash=9000, businesses="casino*2 pimp politician", men="green-r3")
    table.give("red", cash=4000, businesses="drug_dealer*3 cop", men="red-r2")
    table.give("purple", cash=12_000, businesses="loan_shark*2 night_club garage politician")
    table.give("yellow", jobs="usury theft:3@3 robbery@3")
    return table


def acting() -> LcnTable:
    table = evening().task("yellow-2", "car_theft").task("yellow-1", "trap@3")
    table.task("green-3", "robbery@3").task("red-1", "buy waste_company").task(
        "purple-2", "coke_party"
    )
    return table.lay("machine_pistol", "yellow-2").lay("henchman", "green-3")


def test_pictures_of_a_deal(player: Player, shoot: Shoot, house: House) -> None:
    LaidOut(house, COSA_NOSTRA, [player], acting())
    open_deal(player, 3)
    tap_piece(player, "web-lcn-shelf-gives", "cash", who="Alma")
    player.press(player.page.locator('.shelf [data-piece^="business"]').first)
    player.press(player.page.locator('.shelf [data-piece^="permits"]').first)
    expect(player.page.locator(".read")).to_contain_text("Dario")
    shoot("la-cosa-nostra-deal")


def test_pictures_of_a_reveal_and_its_answers(player: Player, shoot: Shoot, house: House) -> None:
    table = acting().dice(3, 4, 5)
    laid = LaidOut(house, COSA_NOSTRA, [player], table)
    choose_man(player, man("yellow-2"))
    press_plain(player, Do.EXECUTE[man("yellow-2")])
    player.page.wait_for_function("() => heard.waits === null")
    player.skip_the_show()
    expect(player.page.locator(".stage .window")).to_be_visible()
    shoot("la-cosa-nostra-reveal")
    house.inside(lambda: table.dice(4, 4, 1, 4))
    laid.do(3, PASS)
    laid.do(1, Do.ROB[man("green-3")])
    player.asked()
    plain(player, Do.TRAP[man("yellow-1")]).wait_for()
    shoot("la-cosa-nostra-robbery")


def test_pictures_of_a_payday(player: Player, shoot: Shoot, house: House) -> None:
    table = evening().task("yellow-1", "gas_station_robbery")
    laid = LaidOut(house, COSA_NOSTRA, [player], table)
    choose_man(player, man("yellow-1"))
    press_plain(player, Do.ABANDON[man("yellow-1")])
    player.skip_the_show()
    for seat in (1, 2, 3):  # nobody has a last word
        laid.do(seat, PASS)
    press_plain(player, PASS)
    player.asked()
    expect(player.page.get_by_role("table")).to_be_visible()
    shoot("la-cosa-nostra-payday")


# Maffiosi


def test_pictures_of_a_victim_and_of_drinks(player: Player, shoot: Shoot, house: House) -> None:
    LaidOut(house, MAFFIOSI, [player], yellow_plays())
    pull(player, "fire")
    expect(player.board.locator(".chair.victim, .chair.focus").first).to_be_visible()
    shoot("maffiosi-victim")
    player.press(player.button("web-maf-back"))
    pull(player, "nightcap")
    for chair in (7, 13, 18):
        player.press(player.board.locator(f"[data-chair='{chair - 1}']"))
    shoot("maffiosi-nightcap")


def yellow_plays() -> MafTable:
    """A full table at which it is Alma's turn."""
    men = {
        2: "yellow boss",
        4: "yellow robbie",
        6: "red henkie",
        7: "blue jack asleep",
        8: "yellow henkie",
        10: "blue henkie",
        11: "green boss",
        13: "green henkie",
        14: "blue boss",
        16: "orange henkie",
        18: "orange henkie asleep",
        20: "orange boss",
        21: "red boss",
        22: "red jack",
        24: "green jack",
        26: "orange jack",
        28: "red henkie",
        29: "yellow jack",
        30: "blue robbie",
    }
    hands = {"yellow": "fire stab nightcap pass_it_on order_pie"}
    pies = {"green": 8, "orange": 22}
    money = {"yellow": 11_000, "red": 8000, "blue": 14_000, "green": 6000, "orange": 9000}
    return MafTable(5, men, hands=hands, pies=pies, money=money, bank=42_000, round=4)


def test_pictures_of_a_pie(player: Player, shoot: Shoot, house: House) -> None:
    table = yellow_plays()
    laid = LaidOut(house, MAFFIOSI, [player], table)
    pull(player, "pass-it-on")
    shoot("maffiosi-pie")
    player.press(player.button("web-maf-back"))
    player.press(player.board.locator(".throw"))
    pull(player, "order-pie")
    maffiosi.go(player)
    player.page.wait_for_function("() => heard.waits === null")
    for seat in (1, 2):
        laid.do(seat, next(each for each in laid.state.legal(seat) if each.name == "discard"))
    expect(player.board.locator(".boom .paper p").first).to_be_visible(timeout=20_000)
    shoot("maffiosi-boom")


def test_pictures_of_a_raid(player: Player, shoot: Shoot, house: House) -> None:
    men = {chair: f"{colour} henkie" for chair, colour in enumerate(COLOURS, 3)}
    men |= {chair: f"{colour} boss" for chair, colour in enumerate(COLOURS, 15)}
    men |= {chair: f"{colour} jack" for chair, colour in enumerate(COLOURS, 22)}
    table = MafTable(6, men, hands={"yellow": "beat_it move*2 fire stab"})
    LaidOut(house, MAFFIOSI, [player], table)
    pull(player, "beat-it")
    maffiosi.go(player)
    player.skip_the_show()
    player.press(player.board.locator(".chair.legal").nth(11))
    shoot("maffiosi-seating")


def test_pictures_of_the_end(player: Player, shoot: Shoot, house: House) -> None:
    table = player.start(MAFFIOSI, 5)
    play_the_rest(house, table)
    player.go(f"/table/{table}")
    player.press(player.button("web-look-at-table"))
    expect(player.board.locator(".end figure")).to_be_visible()
    shoot("maffiosi-end")

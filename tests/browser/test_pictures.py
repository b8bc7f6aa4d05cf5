"""Pictures of the house, to be looked at; `make pictures` keeps them in the documents."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from backroom.kernel.state import State
from browser.conftest import Sit
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI, Player, Screen
from browser.walks import arrive, play_the_rest, play_until
from builders.running_house import House, Json

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(os.environ.get("BACKROOM_SHOTS", ROOT / ".build/pictures"))
NAMES = {Screen.DESK: "desk", Screen.PHONE: "phone"}

Shoot = Callable[[str], None]


@pytest.fixture(params=Screen)
def player(sit: Sit, request: pytest.FixtureRequest) -> Player:
    found: Player = sit(request.param, scenes="normal")
    found.by_list = 0
    return found


@pytest.fixture
def shoot(player: Player, request: pytest.FixtureRequest) -> Shoot:
    screen = NAMES[request.node.callspec.params["player"]]

    def shoot(name: str) -> None:
        FOLDER.mkdir(parents=True, exist_ok=True)
        player.page.evaluate("document.fonts.ready")
        # Not a style tag: the page's policy allows none that is written inline.
        player.page.evaluate("document.body.style.webkitTapHighlightColor = 'transparent'")
        player.page.mouse.move(0, 0)
        path = FOLDER / f"{name}-{screen}.png"
        player.page.screenshot(path=path)
        assert path.stat().st_size > 10_000, "there is something to see"

    return shoot


def test_pictures_of_the_room(player: Player, shoot: Shoot) -> None:
    player.become("Alma")
    arrive(player, "/")
    shoot("home")
    table = player.post("/api/tables", {"game": CAPO, "seats": 5, "settings": {"listed": True}})
    player.post(f"/api/tables/{table['id']}/seats", {"seat": 0})
    player.ask("PUT", f"/api/tables/{table['id']}/seats/2/bot", {"level": "random"})
    arrive(player, f"/table/{table['id']}")
    shoot("lobby")
    arrive(player, f"/rules/{CAPO}#CAP-8")
    expect(player.page.locator(".rule.target")).to_be_in_viewport()
    shoot("rulebook")


def test_pictures_of_capo_and_of_its_end(player: Player, shoot: Shoot, house: House) -> None:
    # Nobody is asked for Giulia: behind the suspicions everything is opened at once.
    table = begin_in_round(3, player, house, CAPO, 5, {"giulia": "auto"})
    asked_for(player, "cap-ask-lay")
    cards = player.page.get_by_role("toolbar").locator("[aria-pressed=false]")
    for _ in range(2):
        player.press(cards.first)
    shoot("capo")
    for _ in range(2):
        player.press(player.page.get_by_role("toolbar").locator("[aria-pressed=true]").first)
    asked_for(player, "cap-ask-suspect")
    shoot("capo-suspect")
    player.page.emulate_media(reduced_motion="no-preference")
    player.answer(player.asked())
    expect(player.board.locator(".stage").first).to_be_visible()
    shoot("capo-reveal")
    player.page.emulate_media(reduced_motion="reduce")
    play_the_rest(house, table)
    player.page.reload()
    expect(player.end_screen.get_by_role("img").first).to_be_visible()
    shoot("end")


def test_pictures_of_counterfeiters(player: Player, shoot: Shoot, house: House) -> None:
    begin_in_round(4, player, house, FAKES, 4)
    asked_for(player, "cft-ask-place-round")
    shoot("counterfeiters")


def test_pictures_of_maffiosi(player: Player, shoot: Shoot, house: House) -> None:
    begin_in_round(3, player, house, MAFFIOSI, 4)
    asked_for(player, "maf-ask-card")
    shoot("maffiosi")


def test_pictures_of_la_cosa_nostra(player: Player, shoot: Shoot, house: House) -> None:
    begin_in_round(2, player, house, COSA_NOSTRA, 4)
    asked_for(player, "lcn-ask-plan")
    shoot("la-cosa-nostra")


def begin_in_round(
    number: int, player: Player, house: House, game: str, seats: int, options: Json | None = None
) -> str:
    """Sit down when there is something to see already; the table."""
    table = player.start(game, seats, options)

    def reached(state: State) -> bool:
        view: Any = state.view(0)
        return bool(view.round >= number)

    play_until(house, table, reached)
    player.go(f"/table/{table}")
    return table


def asked_for(player: Player, question: str) -> None:
    while player.asked()["question"]["text"]["name"] != question:
        player.answer(player.asked())

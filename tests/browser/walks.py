"""Walks through the whole house: every page, and the moments of a game."""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import suppress

from playwright.sync_api import expect

from backroom.kernel.state import State
from backroom.server.refusals import Refused
from backroom.server.rooms.room import RuleRefused
from backroom.server.rooms.writer import move
from browser.people import CAPO, COSA_NOSTRA, FAKES, MAFFIOSI, Player
from builders.running_house import PATIENCE, House

GAMES = (CAPO, FAKES, MAFFIOSI, COSA_NOSTRA)
TABS = ("talk", "rules", "words", "table", "story")
TABS_OF_A_PHONE = ("talk", "rules", "more", "story", "board")


def arrive(player: Player, path: str) -> None:
    """Go there and wait until the page has what it shows."""
    player.go(path)
    player.page.get_by_role("heading", level=1).first.wait_for()
    expect(player.page.get_by_text(player.say("web-room-waiting"))).to_have_count(0)
    expect(player.page.locator("[aria-busy=true]")).to_have_count(0)


def every_page(player: Player, rulebooks: tuple[str, ...] = GAMES) -> Iterator[str]:
    """All pages that are no table in play, as a stranger sees them and then as a guest does."""
    player.expected += ["404 (Not Found)", "WebSocket connection"]
    for path in ("/", "/watch", "/about", "/games", "/me", "/rules"):
        arrive(player, path)
        yield f"{path} of a stranger"
    for game in rulebooks:
        arrive(player, f"/rules/{game}")
        yield f"/rules/{game}"
    for path in ("/join/nowhere", "/table/nowhere", "/replay/nowhere"):
        arrive(player, path)
        yield path
    player.become("Alma")
    for path in ("/", "/games", "/me", "/join/nowhere"):
        arrive(player, path)
        yield path
    for game in GAMES:
        arrive(player, f"/new?game={game}")
        yield f"/new?game={game}"
    table = player.post("/api/tables", {"game": CAPO, "seats": 4, "settings": {"listed": True}})
    arrive(player, f"/join/{table['links']['play']}")
    yield "the invitation"
    player.post(f"/api/tables/{table['id']}/seats", {"seat": 1})
    arrive(player, f"/table/{table['id']}")
    yield "the lobby"
    player.page.evaluate("document.querySelectorAll('details').forEach(fold => (fold.open = true))")
    yield "the lobby, all folds open"
    arrive(player, "/")
    yield "/ with an open table"


def moments_of(
    player: Player, house: House, game: str, seats: int, answers: int = 12
) -> Iterator[str]:
    """A game: what is asked for the first time, all tabs, the end, and the replay."""
    table = player.begin(game, seats)
    known: set[str] = set()
    for number in range(answers):
        update = player.asked()
        if update["result"] is not None:
            break
        name = update["question"]["text"]["name"]
        if name not in known:
            known.add(name)
            yield f"{game}, {name}"
        if number == 1:
            yield from all_tabs(player, game)
        player.answer(update)
    player.asked()
    play_the_rest(house, table)
    player.sees_ranking(player.told_at_the_end()["result"])
    yield f"{game}, the end"
    player.press(player.end_screen.get_by_role("link", name=player.say("web-replay")))
    player.page.get_by_role("heading", level=1).first.wait_for()
    yield f"{game}, the replay"


def play_the_rest(house: House, table: str) -> None:
    play_until(house, table, lambda state: state.is_over())


def play_until(house: House, table: str, reached: Callable[[State], bool]) -> None:
    """Everybody does anything that he may, within the service: quicker than at a screen."""

    async def play() -> None:
        chance = random.Random(3)
        room = await house.service.rooms.open(table)
        game, _ = room.playing()
        while not reached(game.state):
            seat = game.state.owing()[0]
            action = int(chance.choice(game.state.legal(seat)).index)
            with suppress(Refused, RuleRefused):  # a bot was quicker
                await move(room, seat, action, None, "player", game.seq)

    asyncio.run_coroutine_threadsafe(play(), house.loop).result(PATIENCE)


def all_tabs(player: Player, game: str) -> Iterator[str]:
    for tab in TABS_OF_A_PHONE if player.touches else TABS:
        player.press(player.page.get_by_role("tab", name=player.say(f"web-tab-{tab}")))
        yield f"{game}, the tab {tab}"

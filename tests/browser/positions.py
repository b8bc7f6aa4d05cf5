"""Positions laid out at a table of the house: a story need not wait until chance deals them. People
sit on all chairs, so nobody moves by himself; whoever has no screen is moved from inside."""

import asyncio
from collections.abc import Coroutine, Sequence
from typing import Any, Protocol, TypeVar

from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.state import State
from backroom.server.rooms.room import Room
from backroom.server.rooms.writer import move
from browser.people import Player
from builders.running_house import PATIENCE, House, Json

NAMES = ("Alma", "Bruno", "Carla", "Dario", "Elena", "Fabio")

Found = TypeVar("Found")


class Position(Protocol):
    """A table as the builders of the games set it up."""

    state: Any
    rules: Any
    told: list[Told]


class LaidOut:
    """A position that is played on at a table of the house."""

    def __init__(
        self,
        house: House,
        game: str,
        players: Sequence[Player],
        position: Position,
        **settings: Any,
    ) -> None:
        """The players sit on the first chairs, in order, and look at the table."""
        self.house = house
        self.position = position
        self.table = seat_people(house, game, players, position, **settings)
        self.run(self.lay_out())
        for player in players:
            player.go(f"/table/{self.table}")
            player.page.locator("[aria-label].board").wait_for()

    def run(self, work: Coroutine[Any, Any, Found]) -> Found:
        return asyncio.run_coroutine_threadsafe(work, self.house.loop).result(PATIENCE)

    async def room(self) -> Room:
        return await self.house.service.rooms.open(self.table)

    async def lay_out(self) -> None:
        room = await self.room()
        game, _ = room.playing()
        game.state = self.position.state
        game.state.recorder = self.position.told = game.told
        game.clocks.go_on(room.now(), game.waited_for())
        room.begin(game)
        room.wake()

    @property
    def state(self) -> State:
        """To be looked at when nobody moves."""
        state: State = self.position.state
        return state

    def do(self, seat: int, *actions: Action) -> None:
        """Somebody without a screen does this."""

        async def act() -> None:
            room = await self.room()
            game, _ = room.playing()
            for action in actions:
                await move(room, seat, int(action.index), action.terms(), "player", game.seq)

        self.run(act())


def seat_people(
    house: House, game: str, players: Sequence[Player], position: Position, **settings: Any
) -> str:
    """A table on whose chairs all sit who are needed, and which is begun; its id."""
    host, seats = players[0], int(position.state.seats)
    for player, name in zip(players, NAMES, strict=False):
        player.become(name)
    wanted = {
        "game": game,
        "seats": seats,
        "options": position.rules.options,
        "settings": settings,
    }
    made: Json = host.post("/api/tables", wanted)
    chairs = f"/api/tables/{made['id']}/seats?link={made['links']['play']}"
    for seat in range(seats):
        person = players[seat] if seat < len(players) else house.guest(NAMES[seat])
        person.post(chairs, {"seat": seat})
    host.post(f"/api/tables/{made['id']}/start", {})
    return str(made["id"])

"""Looking into a house that runs: its rooms, what is due there, its clock and its bots."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from backroom.bots.fair_turns import Whose
from backroom.bots.levels import decide
from backroom.bots.pool import BotPool
from backroom.bots.request import Choice, DecisionRequest
from backroom.bots.worker_pool import NOBODY
from backroom.server.rooms.room import Room
from backroom.server.rooms.runner import Due, Runner
from backroom.table import Table
from builders.running_house import Client, House, Json, Socket, open_house

NOON = 1_790_000_000_000


class Watch:
    """The clock on the wall of the house."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now


class NearBots(BotPool):
    """Bots that think in this process, and that a test can keep from answering."""

    def __init__(self, workers: int, limit: float) -> None:
        super().__init__(workers, limit)
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.thoughts = 0
        self.answers = 0

    async def ask(
        self, thought: DecisionRequest, whose: Whose = NOBODY
    ) -> tuple[Choice | None, None]:
        self.thoughts += 1
        await self.may_answer.wait()
        self.answers += 1
        return decide(thought), None


@contextmanager
def near_house(folder: Path, watch: Watch) -> Iterator[House]:
    """A house whose clock and whose bots a test holds in its hand."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("backroom.server.lifecycle.BotPool", NearBots)
        with open_house(folder, now=watch) as house:
            yield house


def came_back(person: Client, port: int) -> Client:
    """The same person at another house, or at one that was started again."""
    again = Client(port)
    again.http.cookies.update(person.http.cookies)
    return again


@contextmanager
def at_the_table(people: Sequence[Client], table: Json) -> Iterator[list[Socket]]:
    """All of them look at it."""
    with ExitStack() as stack:
        yield [stack.enter_context(person.socket(table)) for person in people]


def refusal(answer: Json) -> str:
    """Why not."""
    assert answer["type"] == "refused", answer
    name: str = answer["message"]["name"]
    return name


def begun(people: list[Client], game: str, bots: int = 0, **settings: Any) -> Json:
    """A table of these people, and of so many bots."""
    seats = len(people) + bots
    table = people[0].make(game, seats, **settings)
    for seat, client in enumerate(people):
        client.sit(table, seat)
    if bots:
        people[0].bots(table, *range(len(people), seats))
    people[0].start(table)
    return table


def room_of(house: House, table: Json) -> Room:
    return house.service.rooms.running[table["id"]].room


def game_of(house: House, table: Json) -> Table:
    game = room_of(house, table).table
    assert game is not None
    return game


def pass_time(house: House, watch: Watch, table: Json, milliseconds: int) -> None:
    """So much later the table looks at the clock."""
    watch.now += milliseconds
    house.inside(room_of(house, table).wake)


def next_due(house: House, table: Json) -> Due | None:
    """What will happen at this table by itself."""
    room = room_of(house, table)

    def look() -> Due | None:
        runs = room.on_change
        try:
            return Runner(room).next_due()
        finally:
            room.on_change = runs

    found: Due | None = house.inside(look)
    return found


def at(socket: Socket, seq: int) -> Json:
    """The table when it has come so far."""
    if "update" in socket.newest and socket.newest["update"]["seq"] >= seq:
        return socket.newest["update"]
    return socket.wait("update", lambda each: each["seq"] >= seq)

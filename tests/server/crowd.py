"""A crowd: scripted players at many tables, all in one event loop, who come back after a crash and
remember whatever was acknowledged to them."""

import asyncio
import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from backroom.kernel.game import Game, all_games
from backroom.table import LogEntry, Move
from backroom.table.entries import read_entry
from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE, Client, Json
from server.running import Running

GUESTS = 10
LONGEST_THOUGHT = 1.5
"""Seconds. Without a thought a few quick tables would leave the others no time to move."""
HANDS = 4
"""So many requests at a time while the tables are made."""


class Kept(NamedTuple):
    """A move that the service called done, and where in the log it said it was."""

    seq: int
    seat: int
    action: int
    terms: Any


@dataclass(eq=False)
class Player:
    """One seat of one table. What it knows outlives its socket."""

    client: Client
    table: str
    seat: int
    chance: random.Random
    longest_thought: float
    """Seconds before it answers, at most."""
    happened: list[Json] = field(default_factory=list)
    """Every entry that it was told of."""
    kept: list[Kept] = field(default_factory=list)
    is_over: bool = False
    goodbye: str = ""
    close_code: int | None = None

    @property
    def seq(self) -> int:
        """The last entry it knows of."""
        return len(self.happened) - 1

    @property
    def address(self) -> str:
        """Where a socket tells what it does not know yet."""
        place = f"127.0.0.1:{self.client.port}/api/tables/{self.table}/socket"
        return f"ws://{place}?since={self.seq}"

    async def sit(self, on_news: Callable[[], None]) -> None:
        """Play until the game is over or the line breaks."""
        async with connect(
            self.address,
            additional_headers={"Cookie": self.client.cookies()},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        ) as line:
            try:
                await self.play(line, on_news)
            except ConnectionClosed as closed:
                self.close_code = None if closed.rcvd is None else closed.rcvd.code

    async def play(self, line: ClientConnection, on_news: Callable[[], None]) -> None:
        asked: Kept | None = None
        update: Json | None = None
        while not self.is_over:
            message = json.loads(await line.recv())
            match message["type"]:
                case "update":
                    self.told(message)
                    update = message
                case "done":
                    assert asked is not None
                    self.kept.append(asked._replace(seq=message["seq"]))
                    asked = None
                case "refused":
                    # Of those who are asked together one comes first; the others look again.
                    assert message["message"]["name"] == "service-moved-on", message
                    asked = None
                case "goodbye":
                    self.goodbye = message["message"]["name"]
            on_news()
            if asked is None and update is not None and self.must_answer(update):
                await asyncio.sleep(self.chance.uniform(0, self.longest_thought))
                choice = self.chance.choice(update["question"]["legal"])
                asked = Kept(-1, self.seat, choice["action"], choice.get("terms"))
                act = {"action": asked.action, "terms": asked.terms, "seq": update["seq"]}
                with suppress(ConnectionClosed):  # what came before that is still to be read
                    await line.send(json.dumps({"type": "act", "id": len(self.kept), **act}))
                update = None

    def told(self, update: Json) -> None:
        for entry in update["happened"]:
            assert entry["seq"] == self.seq + 1, f"{entry['seq']} was told after {self.seq}"
            self.happened.append(entry)
        assert update["seq"] == self.seq
        self.is_over = update["result"] is not None

    def must_answer(self, update: Json) -> bool:
        """Not to a picture from before its own last move."""
        question = update["question"]
        newest = self.kept[-1].seq if self.kept else -1
        return question is not None and bool(question["must"]) and update["seq"] >= newest


class Crowd:
    """All players of all tables."""

    def __init__(self, guests: list[Client], players: list[Player]) -> None:
        self.guests = guests
        self.players = players
        self.tables: dict[str, list[Player]] = {}
        for player in players:
            self.tables.setdefault(player.table, []).append(player)
        self.tasks: list[asyncio.Task[None]] = []
        self.news = asyncio.Event()

    def come(self) -> None:
        """Everybody who has not finished sits down in front of a screen."""
        there = [player for player in self.players if not player.is_over]
        self.tasks = [asyncio.create_task(player.sit(self.news.set)) for player in there]
        for task in self.tasks:
            task.add_done_callback(lambda _: self.news.set())

    async def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait while they play. A player who cannot go on is heard at once."""
        async with asyncio.timeout(4 * PATIENCE):
            while not true():
                for task in self.tasks:
                    if task.done():
                        task.result()
                assert not all(task.done() for task in self.tasks), f"all went before {what}"
                self.news.clear()
                await self.news.wait()

    async def gone(self) -> None:
        """Wait until everybody has noticed that the service is not there any more."""
        for fault in await asyncio.gather(*self.tasks, return_exceptions=True):
            if fault is not None and not isinstance(fault, OSError | InvalidHandshake):
                raise fault

    def moves(self) -> int:
        return sum(len(player.kept) for player in self.players)

    def moves_at(self, table: str) -> int:
        return sum(len(player.kept) for player in self.tables[table])

    def is_over(self, table: str) -> bool:
        return any(player.is_over for player in self.tables[table])

    def find_all_kept(self, database: Path | str) -> None:
        """Everything acknowledged is in the file, in its place; nothing is there twice, nothing is
        missing, and what was told is what is there."""
        logs = logs_in(database)
        for player in self.players:
            log = logs[player.table]
            for kept in player.kept:
                assert kept.seq < len(log), f"table {player.table} lost what it acknowledged"
                entry = log[kept.seq]
                assert isinstance(entry, Move)
                assert (entry.seat, entry.by) == (player.seat, "player")
                assert (entry.action, entry.terms) == (kept.action, kept.terms)
            told = [(each["entry"], each.get("seat")) for each in player.happened]
            here = [entry_and_seat(entry) for entry in log]
            assert told == here[: len(told)]


def entry_and_seat(entry: LogEntry) -> tuple[str, int | None]:
    return str(entry.__struct_config__.tag), getattr(entry, "seat", None)


def logs_in(database: Path | str) -> dict[str, list[LogEntry]]:
    """All logs of this house, read past the service, which may be dead; no log has a hole."""
    logs: dict[str, list[LogEntry]] = {}
    with past_the_service(database) as connection:
        rows = connection.execute("SELECT table_id, seq, entry FROM entries ORDER BY table_id, seq")
        for table, seq, text in rows:
            log = logs.setdefault(table, [])
            assert seq == len(log), f"table {table} has no entry {len(log)}"
            log.append(read_entry(text))
    return logs


def seated(running: Running, tables: int, chance: random.Random) -> Crowd:
    """So many tables that have begun, of all games in turn: one or two people each, and bots."""
    guests = [running.guest(f"Guest {number}") for number in range(GUESTS)]
    games = list(all_games().values())

    def begin(number: int) -> list[Player]:
        game = games[number % len(games)]
        people = [guests[number % GUESTS], guests[(number + 1) % GUESTS]][: 1 + number // 4 % 2]
        table = begun(game, people)
        return [
            Player(guest, table, seat, random.Random(f"{number} {seat} {seed}"), LONGEST_THOUGHT)
            for seat, guest in enumerate(people)
        ]

    seed = chance.random()
    with ThreadPoolExecutor(HANDS) as hands:
        players = [player for players in hands.map(begin, range(tables)) for player in players]
    return Crowd(guests, players)


def begun(game: Game, people: list[Client]) -> str:
    """A table of the fewest seats, where bots sit beside these people."""
    seats = game.seats[0]
    table = people[0].make(game.id, seats)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    people[0].bots(table, *range(len(people), seats))
    people[0].start(table)
    return str(table["id"])

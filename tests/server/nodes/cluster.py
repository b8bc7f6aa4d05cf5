"""Nodes of one house as processes of their own, on one PostgreSQL, and people who go from one node
to another when theirs is not there any more."""

import asyncio
import json
import os
import random
import signal
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

import backroom
from backroom.table import LogEntry, Move
from builders.postgres import Postgres
from builders.rooms_inside import came_back
from builders.running_house import PATIENCE, Client, Json, until
from server.crowd import entry_and_seat, logs_in
from server.running import QUICK, Running

SOON: Mapping[str, float | str] = {
    "backroom.server.nodes.member.SILENT": 2.0,
    "backroom.server.nodes.member.BEAT": 0.4,
}
"""A node that is killed is missed sooner than in a real house."""
LOST = (OSError, TimeoutError, InvalidHandshake, InvalidMessage, ConnectionClosed, EOFError)
"""What happens to a line whose node dies."""
AGAIN = {"service-moved-on", "service-not-written", "service-busy", "service-aside"}
PLACES = os.pathsep.join(map(str, (Path(backroom.__file__).parents[1], Path(__file__).parents[2])))
"""Where a node finds Backroom, and what its clock on the wall is replaced by."""
LIMITS = (
    *QUICK,
    "sockets_a_person=10000",
    "tables_a_person=10000",
    "connections_an_address=4000",
    "bot_workers=1",
    "grace=30",
)


class Cluster:
    """Some nodes, and which of them are there."""

    def __init__(
        self,
        postgres: Postgres,
        folder: Path,
        constants: Mapping[str, float | str] | None = None,
        more: Sequence[str] = (),
    ) -> None:
        self.more = more
        """What every node is told beside the limits that all tests have."""
        self.postgres = postgres
        self.database = postgres.new_database()
        self.address = postgres.address(self.database)
        self.folder = folder
        self.constants = SOON if constants is None else constants
        self.nodes: list[Running] = []
        """Those that were ever started."""
        self.open: list[Running] = []
        """Those that came so far as to be open."""

    def start(self, number: int = 1) -> list[Running]:
        """So many nodes, side by side."""
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        begun: list[Running] = []
        for _ in range(number):
            place = self.folder / f"node-{len(self.nodes)}"
            arguments = ("--db", self.address, "--port", "0", *limits, *self.more)
            begun.append(
                Running(
                    place, *arguments, constants=self.constants, NODE=str(place), PYTHONPATH=PLACES
                )
            )
            self.nodes.append(begun[-1])
        for node in begun:
            # Three of them start side by side, on a machine that may have other work.
            until(partial(is_open_or_ended, node), "the node is open", 3 * PATIENCE)
            assert node.process.poll() is None, node.err
        self.open += begun
        return begun

    def start_in_the_end(self) -> None:
        """One more node: a host starts it again if PostgreSQL was not there."""
        while True:
            try:
                self.start()
            except AssertionError:
                if self.nodes[-1].process.poll() is None:
                    raise
            else:
                return

    @property
    def alive(self) -> list[Running]:
        return [node for node in self.open if node.process.poll() is None]

    def close(self) -> None:
        for node in self.nodes:
            if node.process.poll() is None:
                node.process.send_signal(signal.SIGKILL)
                node.process.wait(PATIENCE)

    def ask(self, statement: str, *values: Any) -> list[Any]:
        return self.postgres.ask(statement, self.database, *values)

    def ask_in_the_end(self, statement: str) -> None:
        """Also where PostgreSQL has just been away."""

        def asked() -> bool:
            with suppress(psycopg.Error):
                self.ask(statement)
                return True
            return False

        until(asked, "PostgreSQL does as it is told")

    def in_charge(self, table: str) -> Running | None:
        """The node that has charge of this table, if one has that is there."""
        found = self.ask(
            "SELECT address FROM nodes JOIN node_leases ON node = id WHERE table_id = %s", table
        )
        ports = [int(address.rpartition(":")[2]) for (address,) in found]
        return next((node for node in self.alive if node.port in ports), None)

    def logs(self) -> dict[str, list[LogEntry]]:
        return logs_in(self.address)


def is_open_or_ended(node: Running) -> bool:
    return "Stop it" in node.out or node.process.poll() is not None


@contextmanager
def cluster(
    postgres: Postgres,
    folder: Path,
    nodes: int = 3,
    constants: Mapping[str, float | str] | None = None,
) -> Iterator[Cluster]:
    house = Cluster(postgres, folder, constants)
    try:
        house.start(nodes)
        yield house
    finally:
        house.close()


def at(node: Running, person: Client) -> Client:
    """The same person in a tab that speaks to this node."""
    return came_back(person, node.port)


@dataclass(eq=False)
class Wanderer:
    """Somebody at one seat of one table, who goes on at another node if his own is lost.

    What was acknowledged to him he remembers, and what he was told.
    """

    cluster: Cluster
    cookies: str
    table: str
    seat: int
    chance: random.Random
    longest_thought: float = 0.2
    twice: float = 0.0
    """How often he sends a move a second time."""
    late: float = 0.0
    """How often he sends a move whose answer was lost with his line once more, to another node: so
    it may get there after what came later."""
    deaf: float = 0.0
    """Seconds in which he will not read what he is sent."""
    at: Running | None = None
    """Where he is now."""
    happened: list[tuple[str, int | None]] = field(default_factory=list)
    acknowledged: dict[int, tuple[int, Any]] = field(default_factory=dict)
    """The place in the log of each move that was called done, and what it was."""
    refused: Counter[str] = field(default_factory=Counter)
    sent: int = 0
    unanswered: dict[int, Json] = field(default_factory=dict)
    """What he has sent, by its number."""
    came_late: int = 0
    lost: int = 0
    """How often his line broke."""
    replaced: int = 0
    """How often he was told that a bot plays for him, though he had not left."""
    is_over: bool = False
    view: str = ""
    """What he was shown last, and at which entry."""
    viewed_at: int = -1
    line: ClientConnection | None = None
    leaving: bool = False

    @property
    def seq(self) -> int:
        return len(self.happened) - 1

    def browser_at(self, node: Running) -> Client:
        """His browser, as it speaks to this node."""
        browser = Client(node.port)
        name, _, secret = self.cookies.partition("=")
        browser.http.cookies.set(name, secret)
        return browser

    async def wander(self) -> None:
        """Until the game is over, or he is told to go."""
        while not self.is_over and not self.leaving:
            nodes = self.cluster.alive
            if not nodes:
                await asyncio.sleep(0.1)
                continue
            if self.at not in nodes:
                self.at = self.chance.choice(nodes)
            try:
                await self.sit(self.at)
            except LOST:
                self.lost += 1
                self.at = self.chance.choice(nodes)
                # Whoever comes back at once, as all others do, keeps a busy house busy.
                await asyncio.sleep(self.chance.uniform(0.1, 1.0))

    async def sit(self, node: Running) -> None:
        place = f"ws://127.0.0.1:{node.port}/api/tables/{self.table}/socket?since={self.seq}"
        async with connect(
            place,
            additional_headers={"Cookie": self.cookies},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            ping_interval=None,
        ) as line:
            self.line = line
            try:
                await self.play(line)
            finally:
                self.line = None

    async def play(self, line: ClientConnection) -> None:
        update: Json | None = None
        lost, self.unanswered = [*self.unanswered.values()], {}
        if lost and self.chance.random() < self.late:
            self.came_late += 1
            await self.send(line, lost[-1])
        while not self.is_over and not self.leaving:
            message = json.loads(await line.recv())
            if self.deaf:
                deaf, self.deaf = self.deaf, 0.0
                await asyncio.sleep(deaf)
            match message["type"]:
                case "update":
                    self.told(message)
                    update = message
                case "done":
                    act = self.unanswered.pop(message["id"])
                    # Of a message that was sent twice only one is done.
                    assert message["seq"] not in self.acknowledged, "acknowledged twice"
                    self.acknowledged[message["seq"]] = (act["action"], act["terms"])
                case "refused":
                    name = message["message"]["name"]
                    self.refused[name] += 1
                    if name == "service-bot-sits":
                        await line.send(json.dumps({"type": "return", "id": 9_999}))
                        continue
                    self.unanswered.pop(message["id"], None)
                    if name == "service-not-written" and not self.unanswered:
                        return  # nobody knows: look at the table anew
                case "goodbye":
                    return
            if not self.unanswered and update is not None and self.must_answer(update):
                await asyncio.sleep(self.chance.uniform(0, self.longest_thought))
                choice = self.chance.choice(update["question"]["legal"])
                act = {"type": "act", "action": choice["action"], "terms": choice.get("terms")}
                for _ in range(1 + (self.chance.random() < self.twice)):
                    await self.send(line, {**act, "seq": update["seq"]})
                update = None

    async def send(self, line: ClientConnection, act: Json) -> None:
        self.sent += 1
        self.unanswered[self.sent] = act
        await line.send(json.dumps({"id": self.sent, **act}))

    def told(self, update: Json) -> None:
        for entry in update["happened"]:
            assert entry["seq"] == self.seq + 1, f"{entry['seq']} was told after {self.seq}"
            self.happened.append((entry["entry"], entry.get("seat")))
        assert update["seq"] == self.seq, (update["seq"], self.seq)
        self.view, self.viewed_at = json.dumps(update["view"], sort_keys=True), update["seq"]
        if update["seats"][self.seat]["bot"]:
            self.replaced += 1
        self.is_over = update["result"] is not None

    def must_answer(self, update: Json) -> bool:
        question = update["question"]
        newest = max(self.acknowledged, default=-1)
        return question is not None and bool(question["must"]) and update["seq"] >= newest

    def compare(self, log: list[LogEntry]) -> None:
        """Everything acknowledged is in the log, in its place; what was told is what is there."""
        for seq, (action, terms) in self.acknowledged.items():
            assert seq < len(log), f"table {self.table} lost what it acknowledged"
            entry = log[seq]
            assert isinstance(entry, Move), (self.table, seq)
            assert (entry.seat, entry.by) == (self.seat, "player"), (self.table, seq)
            assert (entry.action, entry.terms) == (action, terms), (self.table, seq)
        assert self.happened == [entry_and_seat(each) for each in log][: len(self.happened)]


def people_at(
    house: Cluster, tables: int, chance: random.Random, persons: int = 2, **settings: Any
) -> list[Wanderer]:
    """So many tables that have begun, of all games in turn, with so many persons each, and bots."""
    from backroom.kernel.game import all_games

    games = list(all_games().values())
    nodes = house.alive
    guests = [nodes[0].guest(f"Guest {number}") for number in range(max(6, persons))]
    seed = chance.random()

    def begin(number: int) -> list[Wanderer]:
        game = games[number % len(games)]
        node = nodes[number % len(nodes)]
        here = [guests[(number + each) % len(guests)] for each in range(persons)]
        tabs = [at(node, guest) for guest in here]
        seats = max(game.seats[0], persons)
        table = tabs[0].make(game.id, seats, **settings)
        for seat, tab in enumerate(tabs):
            tab.sit(table, seat)
        tabs[0].bots(table, *range(persons, seats))
        tabs[0].start(table)
        for tab in tabs:
            tab.http.close()
        return [
            Wanderer(
                house,
                guest.cookies(),
                table["id"],
                seat,
                random.Random(f"{number} {seat} {seed}"),
                at=nodes[(number + seat) % len(nodes)],
            )
            for seat, guest in enumerate(here)
        ]

    with ThreadPoolExecutor(4) as hands:
        return [each for people in hands.map(begin, range(tables)) for each in people]


async def until_true(true: Any, what: str, patience: float = PATIENCE) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(patience):
            while not true():
                await asyncio.sleep(0.05)
            return
    raise AssertionError(f"waited in vain until {what}")

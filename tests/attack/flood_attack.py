"""Floods from one address, with the limits that every house has, and what an honest player at
another address notices of them."""

import asyncio
import json
import statistics
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.http_attack import Line, as_body, request
from attack.scene import SMALL
from builders.running_house import PATIENCE, Client, Json
from server.running import Running

Work = Callable[[], Coroutine[Any, Any, None]]
ELSEWHERE = "127.0.0.2"
HANDS = 4
"""So many of the attacker's requests are under way at a time."""
BURST = 6.0
PINGS = 80
BETWEEN = 0.06
"""Seconds between two messages of an honest player: within the limits of the house."""
ROWS = 60
"""Tables in the list that everybody may ask for."""
MOST = 2.0
"""An honest player's median may not grow by more than this."""


@dataclass
class Noticed:
    """What an honest player waited for an answer, without and with a flood; in seconds."""

    name: str
    alone: float
    flooded: float
    requests: int
    refused: int

    @property
    def times(self) -> float:
        return self.flooded / self.alone

    def line(self) -> str:
        return (
            f"| {self.name} | {self.requests} | {self.refused} | {self.alone * 1000:.1f} ms |"
            f" {self.flooded * 1000:.1f} ms | {self.times:.2f} |"
        )


HEAD = [
    "| flood | requests | refused | median alone | median meanwhile | ratio |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
]


class Flood:
    """One attacker, who does one thing again and again."""

    def __init__(self, running: Running) -> None:
        self.port = running.port
        self.attacker = Client(self.port, ELSEWHERE)
        self.attacker.post("/api/guests", {"name": "Mallory"})
        self.table = self.attacker.make(SMALL, 2, listed=True)
        self.attacker.sit(self.table, 0)
        self.attacker.bots(self.table, 1)
        self.attacker.start(self.table)
        self.cookie = self.attacker.cookies()
        self.sent = self.refused = 0
        self.over = False

    async def ask(self, data: bytes) -> None:
        line = Line(self.port, ELSEWHERE)
        while not self.over:
            said = await line.ask(data)
            self.sent += 1
            self.refused += said[9:12] == b"429"
        await line.close()

    def requesting(self, method: str, path: str, body: object = None) -> Work:
        headers = {"Host": "127.0.0.1", "Cookie": self.cookie}
        data = request(method, path, None if body is None else as_body(body), headers)
        return lambda: self.ask(data)

    def line(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.table['id']}/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            local_addr=(ELSEWHERE, 0),
        )

    async def reconnect(self) -> None:
        while not self.over:
            self.sent += 1
            try:
                async with self.line() as line:
                    await line.recv()
            except Exception:  # whatever it is that keeps him out
                self.refused += 1

    async def mute(self) -> None:
        while not self.over:
            with suppress(ConnectionClosed, InvalidStatus):
                async with self.line() as line:
                    await self.mute_at(line)

    async def mute_at(self, line: ClientConnection) -> None:
        while not self.over:
            self.sent += 1
            message = {"type": "mute", "id": 1, "seat": 1, "on": self.sent % 2 == 0}
            await line.send(json.dumps(message))
            while (answer := json.loads(await line.recv())["type"]) not in ("done", "refused"):
                pass
            self.refused += answer == "refused"

    async def has_begun(self) -> None:
        """What may be had at once is used up, or nothing is ever refused."""
        with suppress(TimeoutError):
            async with asyncio.timeout(BURST):
                while not self.refused:
                    await asyncio.sleep(0.05)

    def all(self) -> dict[str, Work]:
        return {
            "lists of tables": self.requesting("GET", "/api/tables"),
            "sign-ups": self.requesting("POST", "/api/guests", {"name": "Bot"}),
            "uploads": self.requesting("POST", "/api/logs", {"text": "x" * 100_000}),
            "card files": self.requesting(
                "POST", "/api/tables", {"game": SMALL, "seats": 2, "cards": "a.b.c.d=1\n" * 5_000}
            ),
            "reconnects": self.reconnect,
            "mutes": self.mute,
        }


async def waited(line: ClientConnection, pings: int) -> float:
    """The median of what an honest player waits for an answer."""
    times: list[float] = []
    for number in range(pings):
        began = time.perf_counter()
        await line.send(json.dumps({"type": "ping", "id": number}))
        async with asyncio.timeout(PATIENCE):
            while json.loads(await line.recv()).get("id") != number:
                pass
        times.append(time.perf_counter() - began)
        await asyncio.sleep(BETWEEN)
    return statistics.median(times)


async def noticed(
    running: Running, honest: Client, table: Json, pings: int = PINGS
) -> list[Noticed]:
    """Each flood beside the quiet before and after it, in one run."""
    address = f"ws://127.0.0.1:{running.port}/api/tables/{table['id']}/socket"
    cookie = {"Cookie": honest.cookies()}
    found: list[Noticed] = []
    async with connect(address, additional_headers=cookie, compression=None, max_size=None) as line:
        flood = Flood(running)
        for name, work in flood.all().items():
            flood.sent = flood.refused = 0
            before = await waited(line, pings)
            flood.over = False
            floods = [asyncio.create_task(work()) for _ in range(HANDS)]
            await flood.has_begun()
            meanwhile = await waited(line, pings)
            flood.over = True
            for one in floods:
                one.cancel()
            await asyncio.gather(*floods, return_exceptions=True)
            after = await waited(line, pings)
            alone = max(before, after)  # what else the machine does is not the attacker's doing
            found.append(Noticed(name, alone, meanwhile, flood.sent, flood.refused))
    return found


def crowded(running: Running) -> tuple[Client, Json]:
    """An honest player at a table, in a house with many tables."""
    honest = Client(running.port)
    honest.post("/api/guests", {"name": "Honest"})
    for _ in range(ROWS):
        honest.make(SMALL, 2, listed=True)
    table = honest.make(SMALL, 2)
    honest.sit(table, 0)
    honest.bots(table, 1)
    honest.start(table)
    return honest, table

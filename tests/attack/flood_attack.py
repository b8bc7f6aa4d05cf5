"""Floods from one address, with the limits that every house has, and what an honest player at
another address notices of them."""

import asyncio
import json
import statistics
import sys
import time
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from dataclasses import dataclass

from websockets.asyncio.client import ClientConnection, connect

from attack.flooding import ELSEWHERE, NAMES
from attack.scene import SMALL
from builders.running_house import PATIENCE, Client, Json
from server.running import Running, environment

BURST = 8.0
"""Seconds after which a flood has used up what may be had at once, if it ever does."""
PINGS = 80
BETWEEN = 0.06
"""Seconds between two messages of an honest player: within the limits of the house."""
ROWS = 60
"""Tables in the list that everybody may ask for."""
MOST = 2.0
"""An honest player's median may not grow by more than this."""
HEAD = [
    "| flood | requests | refused | median alone | median meanwhile | ratio |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
]


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


def attacker_of(running: Running) -> tuple[str, str]:
    """His cookie, and the table at which he plays."""
    attacker = Client(running.port, ELSEWHERE)
    attacker.post("/api/guests", {"name": "Mallory"})
    table = attacker.make(SMALL, 2, listed=True)
    attacker.sit(table, 0)
    attacker.bots(table, 1)
    attacker.start(table)
    return attacker.cookies(), str(table["id"])


async def begun(name: str, port: int, cookie: str, table: str) -> Process:
    """A flood that has used up what may be had at once, or is never refused."""
    words = ["-m", "attack.flooding", name, str(port), cookie, table]
    paths = {"PYTHONPATH": ":".join(sys.path)}
    flood = await asyncio.create_subprocess_exec(
        sys.executable, *words, stdin=PIPE, stdout=PIPE, env=environment() | paths
    )
    assert flood.stdout is not None
    with suppress(TimeoutError):
        async with asyncio.timeout(BURST):
            await flood.stdout.readline()
    return flood


async def ended(flood: Process) -> tuple[int, int]:
    """How much it has sent, and how much of that was refused."""
    said, _ = await flood.communicate(b"")
    sent, refused = said.decode().split()[-2:]
    return int(sent), int(refused)


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
    attacker = attacker_of(running)
    found: list[Noticed] = []
    async with connect(address, additional_headers=cookie, compression=None, max_size=None) as line:
        for name in NAMES:
            before = await waited(line, pings)
            flood = await begun(name, running.port, *attacker)
            meanwhile = await waited(line, pings)
            sent, refused = await ended(flood)
            after = await waited(line, pings)
            # What else the machine does is not the attacker's doing.
            found.append(Noticed(name, max(before, after), meanwhile, sent, refused))
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

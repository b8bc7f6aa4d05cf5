"""`make bench-server`: our service, boardgame.io's, and a bare broadcast, in one run.

Figures are per second of processor of the server; the clients run in this process, on the other
core. Ratios within a run mean something, figures of two runs on a busy machine do not.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop

from load.account import Pace, goal
from load.frames import Line, open_line
from load.peer_tables import PeerCrowd
from load.serving import Served, backroom, running
from load.tables import SEATS, Crowd, Table

PEER = Path(__file__).parent / "peer"
PORTS = {"backroom": 8821, "peer": 8822, "raw": 8823}
CHANGE = 1_400
"""Bytes of one change as a seat gets it: what the bare broadcast sends."""


class Wanted(argparse.Namespace):
    peer: str
    tables: int
    moves: int
    many: int


async def timed(served: Served, crowd: Any, play: Any, received: Any) -> Pace:
    """What this play costs the server."""
    crowd.waits.clear()
    moves, cpu, got, begin = crowd.moves, served.cpu(), received(), time.perf_counter()
    await play
    seconds = time.perf_counter() - begin
    spent = served.cpu() - cpu
    return Pace(crowd.moves - moves, seconds, spent, received() - got, list(crowd.waits))


def bytes_at(tables: list[Table]) -> Any:
    return lambda: sum(table.received() for table in tables)


async def our_tables(served: Served, wanted: Wanted, told: list[str]) -> Pace:
    """The service in Capo della Mafia, with four sockets a table."""
    crowd = Crowd(served.port)
    crowd.make(1)  # the first of its kind pays for the rules
    cpu, memory = served.cpu(), served.memory()
    tables = crowd.make(wanted.tables)
    made = 1000 * (served.cpu() - cpu) / wanted.tables
    cpu = served.cpu()
    await crowd.open(tables)
    opened = 1000 * (served.cpu() - cpu) / wanted.tables / SEATS
    await asyncio.sleep(0.5)
    held = (served.memory() - memory) / wanted.tables / 1000
    fast = await timed(
        served, crowd, crowd.as_fast_as_it_goes(tables, wanted.moves), bytes_at(tables)
    )
    told += [
        fast.line("Backroom, as fast as it goes"),
        goal("a table made and started", made, 5, "ms"),
        goal("a socket opened", opened, 1, "ms"),
        goal("a table with its sockets", held, 130, "kB"),
        goal("on the wire for all four seats", fast.bytes / 1000, 6, "kB"),
        goal("acknowledged moves", fast.per_core, 3_000, "/s a core", at_least=True),
    ]
    return fast


async def idle_tables(served: Served, wanted: Wanted, told: list[str]) -> None:
    """Tables in memory at which nobody looks any more. One after the other is looked at, so that
    the memory of the sockets is used again and does not count."""
    crowd = Crowd(served.port)
    [first] = crowd.make(1)
    tables = crowd.make(wanted.tables)
    await crowd.look_in([first])
    memory = served.memory()
    await crowd.look_in(tables)
    held = (served.memory() - memory) / wanted.tables / 1000
    told.append(goal("an idle table without sockets", held, 40, "kB"))


async def in_words(served: Served, told: list[str]) -> None:
    """For a client without word lists."""
    crowd = Crowd(served.port)
    tables = crowd.make(20)
    await crowd.open(tables, "")
    pace = await timed(served, crowd, crowd.as_fast_as_it_goes(tables, 600), bytes_at(tables))
    told.append(pace.line("  the same in words"))


async def many_tables(served: Served, wanted: Wanted, told: list[str]) -> None:
    """Five hundred tables at which something happens twice a second."""
    crowd = Crowd(served.port)
    tables = crowd.make(wanted.many)
    await crowd.open(tables)
    pace = await timed(served, crowd, crowd.at_a_pace(tables, 0.5, 8), bytes_at(tables))
    told += [
        pace.line(f"Backroom, {wanted.many} tables × 2/s"),
        goal("p99 of them", pace.wait(0.99), 50, "ms"),
    ]


async def watched(served: Served, told: list[str]) -> None:
    """Ninety look on at one table."""
    crowd = Crowd(served.port)
    tables = crowd.make(60)
    await crowd.open(tables)
    alone, watched = tables[:30], tables[30:]
    none = await timed(served, crowd, crowd.as_fast_as_it_goes(alone, 1_500), bytes_at(tables))
    for table in watched:
        path = f"/api/tables/{table.id}/socket?lean=1&link={table.watch}"
        table.watchers = [await open_line(served.port, path, "", ignore) for _ in range(90)]
    await asyncio.sleep(1)  # what it costs to come is no part of it
    seen = await timed(served, crowd, crowd.as_fast_as_it_goes(watched, 1_500), bytes_at(tables))
    told += [
        none.line("Backroom, 30 tables"),
        seen.line("  with 90 watchers at each"),
        goal("90 watchers", seen.cost / none.cost, 1.5, "× the cost of none"),
    ]


def ignore(line: Line, payload: bytes) -> None:
    """A watcher only watches."""


async def peer_tables(served: Served, wanted: Wanted, told: list[str]) -> Pace:
    crowd = PeerCrowd(served.port)
    await crowd.make(wanted.tables)
    fast = await timed(served, crowd, crowd.as_fast_as_it_goes(wanted.moves), crowd.received)
    told.append(fast.line("boardgame.io, as fast as it goes"))
    await crowd.make(wanted.many - wanted.tables)
    pace = await timed(served, crowd, crowd.at_a_pace(0.5, 8), crowd.received)
    told.append(pace.line(f"boardgame.io, {wanted.many} tables × 2/s"))
    return fast


async def raw_broadcast(served: Served, wanted: Wanted, told: list[str]) -> Pace:
    """One message in, four out, as fast as it goes."""
    crowd = RawCrowd(wanted.tables, wanted.moves * 2)
    await crowd.open(served.port)
    pace = await timed(served, crowd, crowd.play(), lambda: 0)
    told.append(pace.line("a bare broadcast, uvicorn"))
    return pace


class RawCrowd:
    """Tables at which only the post goes round."""

    def __init__(self, tables: int, goal: int) -> None:
        self.lines: list[list[Line]] = [[] for _ in range(tables)]
        self.got = [0] * tables
        self.moves = 0
        self.goal = goal
        self.waits = [0.0]
        self.finished: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, port: int) -> None:
        for number, lines in enumerate(self.lines):
            for _ in range(SEATS):
                lines.append(await open_line(port, f"/{number}", "", self.hears(number)))

    def hears(self, number: int) -> Any:
        def heard(line: Line, payload: bytes) -> None:
            self.got[number] += 1
            if self.got[number] % SEATS == 0:
                self.moves += 1
                if self.moves >= self.goal:
                    if not self.finished.done():
                        self.finished.set_result(None)
                else:
                    self.post(number)

        return heard

    def post(self, number: int) -> None:
        turn = self.got[number] // SEATS % SEATS
        self.lines[number][turn].send(b'{"type":"act","id":12,"seq":34,"action":56}')

    async def play(self) -> None:
        for number in range(len(self.lines)):
            self.post(number)
        await self.finished


def measure(wanted: Wanted) -> list[str]:
    told: list[str] = []
    folder = tempfile.TemporaryDirectory()
    with folder as place, backroom(Path(place), PORTS["backroom"]) as served:
        ours = uvloop.run(our_tables(served, wanted, told))
        uvloop.run(in_words(served, told))
        uvloop.run(many_tables(served, wanted, told))
        uvloop.run(watched(served, told))
    # A house that has had sockets uses their memory again, and nothing would be counted.
    folder = tempfile.TemporaryDirectory()
    with folder as place, backroom(Path(place), PORTS["backroom"]) as served:
        uvloop.run(idle_tables(served, wanted, told))
    port = PORTS["raw"]
    with running([sys.executable, "-m", "load.raw_broadcast", str(port), str(CHANGE)], port) as raw:
        bare = uvloop.run(raw_broadcast(raw, wanted, told))
    told.append(
        goal("of a bare broadcast", 100 * ours.per_core / bare.per_core, 35, "%", at_least=True)
    )
    if wanted.peer:
        port = PORTS["peer"]
        with running(["node", str(Path(wanted.peer) / "server.js"), str(port)], port) as peer:
            theirs = uvloop.run(peer_tables(peer, wanted, told))
        told.append(
            goal("beside boardgame.io", ours.per_core / theirs.per_core, 3, "×", at_least=True)
        )
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m load", description=__doc__)
    parser.add_argument(
        "--peer", default="", help="where boardgame.io is installed; else it is left out"
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=5_000)
    parser.add_argument("--many", type=int, default=500)
    sys.stdout.writelines(f"{line}\n" for line in measure(parser.parse_args(namespace=Wanted())))


if __name__ == "__main__":
    main()

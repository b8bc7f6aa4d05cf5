"""`make bench-nodes`: one node and two on one PostgreSQL, in one run, and what limits them.

The clients and PostgreSQL share the machine with the nodes. So beside the moves of a second there
is what each part spends for a move: what a node can do with a core of its own follows from that.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import uvloop

from builders.postgres import Postgres, programs
from load.serving import Served, backroom, cpu_of
from load.tables import Crowd

PORT = 8831
NODES = 2


class Spent(NamedTuple):
    """Moves, and seconds of processors for them."""

    moves: int
    seconds: float
    nodes: list[float]
    postgres: float
    clients: float
    p99: float

    @property
    def a_move(self) -> float:
        """Microseconds of all nodes for a move."""
        return 1e6 * sum(self.nodes) / self.moves

    @property
    def capacity(self) -> float:
        """Moves a second if each node had a core, and only the nodes were to be waited for."""
        return self.moves / max(self.nodes)

    def line(self, name: str) -> str:
        store, clients = (1e6 * each / self.moves for each in (self.postgres, self.clients))
        return (
            f"{name:46s} {self.moves / self.seconds:7,.0f} /s here  nodes {self.a_move:6,.0f} µs"
            f"  PostgreSQL {store:5,.0f} µs  clients {clients:5,.0f} µs"
            f"  {self.capacity:7,.0f} /s with a core each  p99 {self.p99:6.1f} ms"
        )


def cpu_of_postgres(server: Postgres | None) -> float:
    """Of the server and of all its processes."""
    if server is None or server.process is None:
        return 0.0
    first = server.process.pid
    children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
    return cpu_of(first, ended_children=True) + sum(cpu_of(int(each)) for each in children)


async def seated(ports: Sequence[int], tables: int, spread: bool) -> Crowd:
    """So many tables; at each of them all sit at one node, or each at the next one."""
    crowd = Crowd(ports[0])
    for number, table in enumerate(crowd.make(tables)):
        await table.open("lean=1", ports if spread else [ports[number % len(ports)]])
    return crowd


async def play(
    served: list[Served],
    server: Postgres | None,
    tables: int,
    moves: int,
    spread: bool = False,
    apart: bool = False,
) -> Spent:
    """Everybody answers as soon as he is asked. `apart`: these are houses that have nothing to do
    with each other."""
    ports = [each.port for each in served]
    houses = [[port] for port in ports] if apart else [ports]
    crowds = [await seated(house, tables // len(houses), spread) for house in houses]
    await asyncio.sleep(1.0)
    before = [each.cpu() for each in served]
    store, own, begin = cpu_of_postgres(server), time.process_time(), time.perf_counter()
    for crowd in crowds:
        crowd.waits.clear()
    each_moves = moves // len(houses)
    await asyncio.gather(*[each.as_fast_as_it_goes(each.tables, each_moves) for each in crowds])
    seconds = time.perf_counter() - begin
    waits = sorted(wait for crowd in crowds for wait in crowd.waits)
    for crowd in crowds:
        crowd.close()
    return Spent(
        moves=len(waits),
        seconds=seconds,
        nodes=[now.cpu() - then for now, then in zip(served, before, strict=True)],
        postgres=cpu_of_postgres(server) - store,
        clients=time.process_time() - own,
        p99=1000 * waits[int((len(waits) - 1) * 0.99)],
    )


def measure(tables: int, moves: int) -> list[str]:
    told: list[str] = []
    server = Postgres("fsync=on", "full_page_writes=on", "shared_buffers=256MB")
    with ExitStack() as stack:
        stack.callback(server.close)
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        with backroom(folder, PORT) as alone:
            spent = uvloop.run(play([alone], None, tables, moves))
            told.append(spent.line("one process on an SQLite file"))
        database = server.address(server.new_database())
        one = stack.enter_context(backroom(folder, PORT, database))
        single = uvloop.run(play([one], server, tables, moves))
        told.append(single.line("one node on PostgreSQL"))
        # Two processes at work on this machine are slower than one, whatever they are.
        with backroom(folder, PORT + 2, server.address(server.new_database())) as stranger:
            pair = [one, stranger]
            apart = uvloop.run(play(pair, server, NODES * tables, NODES * moves, apart=True))
        nodes = [one, stack.enter_context(backroom(folder, PORT + 1, database))]
        # A house has two nodes because it has more tables; but half of them at each is shown too.
        doubled = uvloop.run(play(nodes, server, NODES * tables, NODES * moves))
        halved = uvloop.run(play(nodes, server, tables, moves))
        spread = uvloop.run(play(nodes, server, tables, moves, spread=True))
    told.append(apart.line(f"two houses of one node, {tables} tables at each"))
    beside = apart.capacity / NODES
    paces = {
        f"two nodes, {tables} tables at each": doubled,
        f"two nodes, {tables // NODES} tables at each": halved,
        f"two nodes, {tables} tables spread over both": spread,
    }
    told += [pace.line(name) for name, pace in paces.items()]
    for name, pace in paces.items():
        here = pace.moves / pace.seconds / (single.moves / single.seconds)
        told.append(
            f"{name}: {pace.capacity / beside:.2f} × one beside which a strange house is at work;"
            f" {pace.capacity / single.capacity:.2f} × one alone; {here:.2f} × by the wall"
        )
    return told


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m load.nodes", description=__doc__)
    asked.add_argument("--tables", type=int, default=80, help="for each node")
    asked.add_argument("--moves", type=int, default=4_000, help="for each node")
    wanted = asked.parse_args()
    if programs() is None:
        sys.stdout.write("SKIPPED: there is no PostgreSQL here; apt-get install postgresql\n")
        return 0
    for line in measure(wanted.tables, wanted.moves):
        sys.stdout.write(f"{line}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""`make soak-nodes`: people at many tables on three nodes and one PostgreSQL, while nodes are
killed, PostgreSQL is restarted and lines are cut; then an account of what was lost: nothing.

Everything happens on 127.0.0.1, with a PostgreSQL of its own in a temporary folder.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from builders.postgres import Postgres, programs
from server.nodes.cluster import Cluster, Wanderer, people_at
from soak_nodes.account import Account, look
from soak_nodes.afterwards import Left, until_nothing_is_left
from soak_nodes.faults import Faults
from soak_nodes.full_disk import watched_disk
from soak_nodes.jumping_clock import JUMPING

NODES = 3
EMPTY = 8
"""Seconds after which a table at which nobody is left leaves the memory."""
HOLD = 300
"""Seconds that a seat is held: longer than anybody is kept away by a fault."""
STUCK = 120.0
"""Seconds after the last fault in which every table must have moved."""
TWICE = 0.05
"""Of the moves are sent a second time."""
LATE = 0.5
"""Of those whose answer was lost are sent once more, to whatever node."""


class Wanted(argparse.Namespace):
    seconds: float
    tables: int
    pause: float
    thought: float
    seed: int


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def until_all_moved(people: list[Wanderer], tasks: list[asyncio.Task[None]]) -> list[str]:
    """No table is stuck: the tables at which nothing happened any more, and people who could not go
    on."""
    before = {each.table: each.seq for each in people}
    end = time.monotonic() + STUCK
    while time.monotonic() < end:
        for task in tasks:
            if task.done():
                task.result()
        moved = {each.table for each in people if each.is_over or each.seq > before[each.table]}
        if moved == before.keys():
            return []
        await asyncio.sleep(0.2)
    return sorted(before.keys() - moved)


class Told(NamedTuple):
    """What a soak has to tell."""

    faults: Faults
    account: Account
    stuck: list[str]
    left: Left

    def is_well(self) -> bool:
        return not (self.account.wrong or self.stuck or self.left.wrong)


async def soak(house: Cluster, wanted: Wanted) -> Told:
    chance = random.Random(wanted.seed)
    people = await asyncio.to_thread(people_at, house, wanted.tables, chance, hold=HOLD)
    for each in people:
        each.longest_thought, each.twice, each.late = wanted.thought, TWICE, LATE
    tasks = [asyncio.create_task(each.wander()) for each in people]
    faults = Faults(house, people, chance)
    say(f"{wanted.tables} tables are seated on {NODES} nodes; seed {wanted.seed}")
    await faults.make(wanted.seconds, wanted.pause)
    stuck = await until_all_moved(people, tasks)
    for each in people:
        each.leaving = True
        if each.line is not None:
            each.line.transport.abort()
    await asyncio.gather(*tasks)
    account = await look(house, people)
    return Told(faults, account, stuck, await asyncio.to_thread(until_nothing_is_left, house))


def show(told: Told, began: float, seed: int) -> None:
    faults, account, stuck, left = told
    say(f"faults, in {time.monotonic() - began:.0f} seconds:")
    for name, number in faults.counted.most_common():
        say(f"  {number:6,d}  {name}")
    say(f"  {sum(faults.counted.values()):6,d}  in all")
    say(f"{account.acknowledged:,d} moves of people were acknowledged; {account.refused:,d} were")
    say(f"refused (overtaken, sent twice, or not written); {account.lost_lines:,d} lines were lost")
    say(f"{account.came_late:,d} moves came again by another way, later; seed {seed}")
    say(f"{account.entries:,d} entries in the logs of {account.tables} tables, {account.over} over")
    say(f"every seal holds, and {account.views} views were compared with a replay")
    say(f"when all had gone {sum(left.counted.values())} tables, seats and sockets were left;")
    say(f"megabytes of the nodes: {left.megabytes}")
    for each in (*account.wrong, *left.wrong):
        say(f"WRONG: {each}")
    if stuck:
        say(f"WRONG: {len(stuck)} tables are stuck, {stuck[0]} among them")


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=600)
    asked.add_argument("--tables", type=int, default=48)
    asked.add_argument("--pause", type=float, default=0.3, help="seconds between two faults")
    asked.add_argument(
        "--thought", type=float, default=12.0, help="seconds a person thinks, at most"
    )
    asked.add_argument("--seed", type=int, default=time.time_ns() % 2**32)
    wanted = asked.parse_args(namespace=Wanted())
    if programs() is None:
        say("SKIPPED: there is no PostgreSQL here; apt-get install postgresql")
        return 0
    postgres, began = Postgres(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        house = Cluster(postgres, Path(folder), JUMPING, ("--limit", f"empty_after={EMPTY}"))
        try:
            house.start(NODES)
            house.ask(watched_disk())
            told = asyncio.run(soak(house, wanted))
            show(told, began, wanted.seed)
        finally:
            house.close()
            postgres.close()
    return 0 if told.is_well() else 1


if __name__ == "__main__":
    sys.exit(main())

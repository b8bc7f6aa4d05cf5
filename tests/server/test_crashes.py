"""A service that dies, or is stopped, in the middle of moving tables loses nothing that it has
acknowledged, and everybody goes on where they were."""

import asyncio
import random
from pathlib import Path

import pytest

from bots.processes import children_of, is_running, linux_only
from house import until
from server.crowd import Crowd, seated
from server.own_process import Process

TABLES = 50
SEVERAL = 3
"""Moves that each table must make to count as going on."""


@linux_only
@pytest.mark.parametrize("safe", [False, True], ids=["normal", "safe"])
def test_after_kill_9_amid_fifty_tables_nothing_is_lost_and_all_play_on(
    tmp_path: Path, safe: bool, seed: int
) -> None:
    chance = random.Random(seed)
    with Process(tmp_path, safe=safe, sockets_a_person=TABLES) as process:

        async def run() -> None:
            crowd = seated(process, TABLES, chance)
            for _ in range(2):
                await play_on(crowd)
                await killed(crowd, process, chance)
                await asyncio.to_thread(process.start)
            await play_on(crowd)
            await killed(crowd, process, chance)

        asyncio.run(run())


async def play_on(crowd: Crowd) -> None:
    """Everybody comes back, and every table moves."""
    goals = {table: crowd.moves_at(table) + SEVERAL for table in crowd.tables}
    crowd.come()

    def all_moved() -> bool:
        return all(
            crowd.moves_at(table) >= goal or crowd.is_over(table) for table, goal in goals.items()
        )

    await crowd.until(all_moved, "every table has moved")


async def killed(crowd: Crowd, process: Process, chance: random.Random) -> None:
    """At some moment, which no table expects, the service gets kill -9."""
    moment = crowd.moves() + chance.randrange(50)
    await crowd.until(lambda: crowd.moves() >= moment, "the moment has come")
    assert crowd.guests[0].get("/health")["aside"] == []
    family = children_of(process.pid)
    assert family, "no bot is at work"
    process.kill()
    await crowd.gone()
    crowd.find_all_kept(process.file)
    until(lambda: not any(is_running(each) for each in family), "the bots are gone as well")

"""One table over three nodes, of which one is killed: whatever was acknowledged is there, once, and
everybody sees one and the same game to its end."""

import asyncio
import random
import signal
from pathlib import Path

from builders.postgres import needs_postgres, shared_postgres
from server.nodes.cluster import Cluster, Wanderer, cluster, people_at, until_true

MOVES = 6


async def until_moved(people: list[Wanderer], tasks: list[asyncio.Task[None]], moves: int) -> None:
    """So many moves more were acknowledged, or the game is over. Who cannot go on is heard."""
    goal = moves + sum(len(each.acknowledged) for each in people)

    def has_moved() -> bool:
        for task in tasks:
            if task.done():
                task.result()
        done = sum(len(each.acknowledged) for each in people)
        return done >= goal or all(each.is_over for each in people)

    await until_true(has_moved, "people have moved")


async def play(house: Cluster, people: list[Wanderer]) -> None:
    table = people[0].table
    tasks = [asyncio.create_task(each.wander()) for each in people]
    await until_moved(people, tasks, MOVES)
    assert len({each.at for each in people}) == 3, "everybody sits at another node"
    victim = house.in_charge(table)
    assert victim is not None, "one node has charge of the table"
    victim.stop(signal.SIGKILL)
    await until_true(lambda: house.in_charge(table) is not None, "another node has charge of it")
    await until_moved(people, tasks, MOVES)
    for each in people:
        each.longest_thought = 0.0
    await until_moved(people, tasks, 10_000)
    await asyncio.gather(*tasks)


@needs_postgres
def test_what_was_acknowledged_is_in_the_log_once_though_a_node_was_killed(
    tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    with cluster(shared_postgres(), tmp_path) as house:
        people = people_at(house, 1, chance, persons=3, rated=True)
        for each in people:
            each.twice = 0.3
        asyncio.run(play(house, people))
        [log] = house.logs().values()
        for each in people:
            each.compare(log)
            assert each.seq == len(log) - 1
            assert each.replaced == 0
        assert sum(each.lost for each in people) >= 1
        anna = people[0].browser_at(house.alive[0])
        assert anna.get(f"/api/tables/{people[0].table}/verify")["sound"]
        [result] = anna.get("/api/my/results")
        assert house.ask("SELECT count(*) FROM results") == [(len(result["places"]),)]
        assert house.ask("SELECT sum(games) FROM ratings") == [(3,)]

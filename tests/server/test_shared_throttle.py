"""A throttle that several nodes have together: what is granted in all, and how often they ask each
other."""

import asyncio
from typing import Any

import pytest

from backroom.server.operations.shared_throttle import LOTS, SharedThrottle
from backroom.server.operations.tallies import AloneTallies
from backroom.server.operations.throttle import Bucket
from backroom.server.refusals import Refused
from server.watching import Clock

BURST = 1_800
"""Tokens that somebody may take at once; a new one comes every five milliseconds."""


class Common(AloneTallies):
    """What the nodes have together, in this process."""

    def __init__(self, clock: Clock, nodes: int = 3) -> None:
        self.clock = clock
        self.nodes = nodes
        self.alone = nodes == 1
        self.buckets: dict[str, Bucket] = {}
        self.asked = 0
        self.away = False

    async def take(self, key: str, cost: int, depth: int) -> tuple[bool, int] | None:
        self.asked += 1
        await asyncio.sleep(0)  # others come in between
        if self.away:
            return None
        bucket = self.buckets.setdefault(key, Bucket(1_000_000, depth))  # a microsecond a token
        granted = bucket.take(self.clock(), cost)
        return granted, bucket.missing(self.clock())


class Nodes:
    """Some nodes, each with its end of the throttle."""

    def __init__(self, number: int = 3, in_lots: bool = True) -> None:
        self.clock = Clock()
        self.common = Common(self.clock, number)
        self.ends = [
            SharedThrottle("cost", 200, BURST, self.common, self.clock, in_lots)
            for _ in range(number)
        ]

    def flood(self, requests: int, cost: int, nodes: int = 3) -> int:
        """So many requests at each of these nodes, all at once; what was granted in all."""

        async def run() -> list[float]:
            ends = self.ends[:nodes]
            return await asyncio.gather(*[e.take("eve", cost) for e in ends * requests])

        return sum(cost for waits in asyncio.run(run()) if not waits)


def test_a_flood_over_three_nodes_gets_what_one_node_grants() -> None:
    assert Nodes().flood(300, 7, nodes=1) == BURST - BURST % 7
    nodes = Nodes()
    granted = nodes.flood(300, 7)
    assert 0.8 * BURST < granted <= BURST
    for _ in range(60):
        nodes.clock.turn(1)
        granted += nodes.flood(100, 7)
    assert 0.95 * (BURST + 60 * 200) < granted <= BURST + 60 * 200


def test_what_nodes_had_in_hand_before_a_flood_is_little() -> None:
    nodes = Nodes()
    assert nodes.flood(1, 1) == 3
    nodes.clock.turn(3_600)
    assert nodes.flood(600, 7) <= BURST * (1 + 1 / LOTS)


def test_who_asks_as_people_do_waits_for_nobody_and_asks_the_others_seldom() -> None:
    nodes = Nodes()
    for _ in range(1_000):
        nodes.clock.turn(1)
        assert nodes.flood(1, 5, nodes=1) == 5
    assert nodes.common.asked <= 1_000 * 5 / (BURST / LOTS / 3) + 1


def test_who_is_refused_everywhere_asks_nobody() -> None:
    nodes = Nodes()
    nodes.flood(300, 7)
    asked = nodes.common.asked
    assert nodes.flood(1_000, 100) == 0
    assert nodes.common.asked <= asked + 2 * len(nodes.ends)


def test_what_is_rare_is_counted_exactly() -> None:
    nodes = Nodes(in_lots=False)
    assert nodes.flood(3, 500) == 3 * 500
    assert nodes.flood(3, 300) == 300
    assert nodes.flood(3, 1) == 0


def test_while_nobody_can_be_asked_each_node_counts_for_itself() -> None:
    nodes = Nodes()
    nodes.common.away = True
    assert nodes.flood(600, 10) == 3 * BURST
    nodes.common.away = False
    assert nodes.flood(10, 10) == 0


def test_who_has_had_it_elsewhere_is_told_how_long_to_wait() -> None:
    nodes = Nodes(in_lots=False)

    async def run() -> dict[str, Any]:
        await nodes.ends[0].demand("eve", BURST)
        with pytest.raises(Refused) as refused:
            await nodes.ends[1].demand("eve", 500)
        return refused.value.message.facts

    assert asyncio.run(run()) == {"seconds": 3}
    nodes.clock.turn(2.5)
    assert asyncio.run(nodes.ends[1].take("eve", 500)) == 0


def test_little_and_much_at_the_same_time_get_no_more() -> None:
    nodes = Nodes()

    async def run() -> int:
        costs = [1, 5, 90] * 200
        ends = [end for end in nodes.ends for _ in costs]
        wishes = [end.take("eve", cost) for end, cost in zip(ends, costs * 3, strict=True)]
        waits = await asyncio.gather(*wishes)
        return sum(cost for cost, wait in zip(costs * 3, waits, strict=True) if not wait)

    assert 0.9 * BURST < asyncio.run(run()) <= BURST


def test_a_limit_without_an_end_keeps_nobody() -> None:
    common = Common(Clock())
    endless = SharedThrottle("cost", 1e9, 10**9, common, common.clock, in_lots=True)
    assert asyncio.run(endless.take("eve", 10**6)) == 0


def test_a_house_of_one_node_asks_nobody() -> None:
    nodes = Nodes(1)
    assert nodes.flood(300, 7, nodes=1) == BURST - BURST % 7
    assert nodes.common.asked == 0


def test_what_is_in_hand_is_taken_without_asking_and_nothing_else_is() -> None:
    nodes = Nodes()
    end = nodes.ends[0]
    assert not end.is_in_hand("eve", 1), "nothing was drawn yet"
    assert nodes.flood(1, 10, nodes=1) == 10
    asked, lot = nodes.common.asked, end.purses["eve"]
    assert end.is_in_hand("eve", lot)
    assert not end.is_in_hand("eve", lot + 1)
    for left in range(lot, 0, -1):
        end.demand_in_hand("eve", 1)
        assert end.purses["eve"] == left - 1
    assert not end.is_in_hand("eve", 1)
    assert nodes.common.asked == asked


def test_alone_everything_is_in_hand_until_it_is_too_much() -> None:
    end = Nodes(1).ends[0]
    assert end.is_in_hand("eve", BURST)
    end.demand_in_hand("eve", BURST)
    with pytest.raises(Refused):
        end.demand_in_hand("eve", 1)

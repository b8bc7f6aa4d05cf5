"""Whose turn it is with the workers: one person with many tables keeps nobody waiting."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from backroom.bots.fair_turns import LATELY, FairTurns, Whose
from backroom.bots.pool import SHORTEST_THOUGHT, BotPool
from bots.asking import first_request

THOUGHT = 1.0


class Clock:
    """Goes on only while somebody works."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Work:
    """So many workers, and in which order they were at whose service."""

    def __init__(self, places: int = 1) -> None:
        self.clock = Clock()
        self.turns = FairTurns(places, self.clock)
        self.served: list[str] = []

    async def do(self, person: str, table: str = "", seconds: float = THOUGHT) -> None:
        async with self.turns.turn(Whose(person, table)):
            for _ in range(5):  # whoever comes meanwhile queues up
                await asyncio.sleep(0)
            self.clock.time += seconds
            self.served.append(f"{person}{table}")

    def run(self, crowd: Callable[[], Awaitable[None]]) -> list[str]:
        async def soon() -> None:
            async with asyncio.timeout(20):
                await crowd()

        asyncio.run(soon())
        return self.served


async def begun(*work: Awaitable[None]) -> list[asyncio.Task[None]]:
    tasks = [asyncio.ensure_future(each) for each in work]
    await asyncio.sleep(0)
    return tasks


def test_whoever_comes_after_a_hundred_requests_of_somebody_else_is_next() -> None:
    """First come, first served let one guest with sixty tables of hard bots starve all others."""
    work = Work()

    async def crowd() -> None:
        many = await begun(*[work.do("greedy", str(number)) for number in range(100)])
        one = await begun(work.do("honest"))
        await asyncio.gather(*many, *one)

    assert work.run(crowd).index("honest") == 1


def test_of_one_person_s_tables_none_waits_for_all_requests_of_another() -> None:
    work = Work()

    async def crowd() -> None:
        many = await begun(*[work.do("ann", " busy") for _ in range(10)])
        one = await begun(work.do("ann", " quiet"))
        await asyncio.gather(*many, *one)

    assert work.run(crowd).index("ann quiet") <= 2


def test_whoever_had_long_thoughts_waits_for_those_who_had_short_ones() -> None:
    work = Work()

    async def crowd() -> None:
        await work.do("greedy", seconds=5.0)
        await work.do("honest", seconds=0.1)
        busy = await begun(work.do("somebody"))
        tasks = await begun(*[work.do("greedy") for _ in range(3)])
        tasks += await begun(*[work.do("honest", seconds=0.1) for _ in range(3)])
        await asyncio.gather(*busy, *tasks)

    assert work.run(crowd)[3:] == ["honest"] * 3 + ["greedy"] * 3


def test_what_somebody_had_is_forgotten_after_a_while() -> None:
    work = Work()

    async def crowd() -> None:
        await work.do("greedy", seconds=5.0)
        work.clock.time += 10 * LATELY
        await work.do("honest", seconds=0.1)
        busy = await begun(work.do("somebody"))
        tasks = await begun(work.do("honest"), work.do("greedy"))
        await asyncio.gather(*busy, *tasks)

    assert work.run(crowd)[-2:] == ["greedy", "honest"]


@pytest.mark.parametrize("places", [1, 2, 3])
def test_whoever_goes_away_leaves_his_turn_to_the_next(places: int) -> None:
    work = Work(places)

    async def crowd() -> None:
        busy = await begun(*[work.do("a", str(number)) for number in range(places)])
        leaving = await begun(*[work.do("b") for _ in range(5)])
        staying = await begun(*[work.do("c") for _ in range(5)])
        for number, task in enumerate(leaving):
            task.cancel()
            if number % 2:
                await asyncio.sleep(0)  # one of them may just have been given a turn
        await asyncio.gather(*busy, *staying)
        await asyncio.gather(*leaving, return_exceptions=True)
        assert work.turns.free == places
        assert work.turns.queue == 0
        assert work.turns.waiting == {}

    assert work.run(crowd).count("c") == 5


def test_the_memory_of_who_had_what_has_an_end() -> None:
    work = Work()

    async def crowd() -> None:
        for number in range(3_000):
            await work.do(str(number), seconds=1.0)

    work.run(crowd)
    assert len(work.turns.had) <= 1001


def test_a_bot_that_searches_has_less_time_the_more_others_wait() -> None:
    """Those that do not search are never asked to be quicker than they are."""

    async def crowd() -> list[float]:
        pool = BotPool(1, 5.0)
        alone = pool.in_haste(first_request("hard"))
        found = [alone]
        async with pool.turns.turn(Whose("a")):
            for waiting in (1, 9, 60):
                while pool.turns.queue < waiting:
                    asyncio.ensure_future(pool.turns._wait(Whose("b")))  # noqa: RUF006
                    await asyncio.sleep(0)
                found.append(pool.in_haste(first_request("hard")))
        await pool.close()
        return [seconds_in(each) for each in found]

    whole = first_request("hard").seconds
    assert asyncio.run(crowd()) == [whole, whole / 2, whole / 10, SHORTEST_THOUGHT]


def seconds_in(request: bytes) -> float:
    return float(msgspec.json.decode(request)["seconds"])

"""Bots in processes of their own: whatever a bot does, the house goes on."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import suppress
from multiprocessing import active_children
from pathlib import Path
from typing import Any, TypeVar

import pytest
from pebble import ProcessPool

from backroom.bots import Choice, decide
from backroom.bots.pool import BotPool, NoAnswer
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Message
from bots.asking import first_request
from bots.odd_bots import SLOW
from bots.processes import (
    PATIENCE,
    children_of,
    is_running,
    is_tracker,
    linux_only,
    spent_by_the_dead,
    wait_until,
)

T = TypeVar("T")
Answer = tuple[Choice | None, Message | None]

ODD = "bots.odd_bots:LADDER"
WORKERS = 2
LIMIT = 0.8
"""Seconds of a house that is in a hurry."""


class House:
    """An event loop with a pool of odd bots."""

    def __init__(self, runner: asyncio.Runner, pool: BotPool) -> None:
        self.runner = runner
        self.pool = pool

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        async def soon() -> T:
            async with asyncio.timeout(PATIENCE):
                return await work

        return self.runner.run(soon())

    def fault(self, level: str) -> NoAnswer:
        """Why this bot does not answer."""
        with pytest.raises(NoAnswer) as caught:
            self.do(self.pool.ask(first_request(level)))
        return caught.value

    def goes_on(self) -> bool:
        """Do the next ones get their answers?"""
        return self.do(answers_all(self.pool))


async def answers_all(pool: BotPool) -> bool:
    requests = [first_request("random", seed=seed) for seed in range(4)]
    answers = await asyncio.gather(*[pool.ask(each) for each in requests])
    return answers == [(decide(each), None) for each in requests]


async def hanging(pool: BotPool, note: Path) -> asyncio.Task[Answer]:
    """Somebody waits for a bot that has begun to think and will never end."""
    asking = asyncio.create_task(pool.ask(first_request("hang", options={"note": str(note)})))
    while not (note.exists() and note.read_text()):
        await asyncio.sleep(0.01)
    return asking


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with asyncio.Runner() as runner:
        pool = BotPool(WORKERS, PATIENCE, ODD)
        runner.run(pool.warm())
        yield House(runner, pool)
        runner.run(pool.close())


@pytest.fixture
def hasty_house(house: House) -> Iterator[House]:
    """One that does not let its bots think as long as they like."""
    house.pool.limit = LIMIT
    yield house
    house.pool.limit = PATIENCE


def workers() -> set[int]:
    return {each.pid or 0 for each in active_children()}


def all_workers() -> set[int]:
    """When those that were lost have been replaced."""
    wait_until(lambda: len(workers()) == WORKERS, "all workers are there")
    return workers()


def test_a_bot_decides_in_its_process_as_it_would_here(house: House) -> None:
    for seed in range(20):
        request = first_request("random", seed=seed)
        assert house.do(house.pool.ask(request)) == (decide(request), None)


@linux_only
def test_a_bot_that_never_comes_to_an_end_is_stopped_at_its_limit(
    hasty_house: House, tmp_path: Path
) -> None:
    """What it spent is counted on its processor: on a busy machine it has to wait for that."""
    note = tmp_path / "note"

    async def think() -> None:
        asking = await hanging(hasty_house.pool, note)
        with pytest.raises(NoAnswer, match="too slow"):
            await asking

    spent = spent_by_the_dead()
    began = time.monotonic()
    hasty_house.do(think())
    assert time.monotonic() - began > LIMIT
    assert not is_running(int(note.read_text()))
    assert hasty_house.goes_on()
    assert 0 < spent_by_the_dead() - spent < LIMIT + 2.5


def test_one_bot_that_hangs_does_not_keep_the_others_waiting(house: House, tmp_path: Path) -> None:
    async def others_are_answered() -> bool:
        asking = await hanging(house.pool, tmp_path / "note")
        answered = await answers_all(house.pool)
        still_waiting = asking.cancel()
        return answered and still_waiting

    assert house.do(others_are_answered())


def test_time_in_the_queue_is_not_time_to_think(hasty_house: House) -> None:
    async def crowd() -> float:
        began = time.monotonic()
        request = first_request("slow")
        answers = await asyncio.gather(*[hasty_house.pool.ask(request) for _ in range(3 * WORKERS)])
        assert [choice for choice, _ in answers] == [request.legal[0]] * (3 * WORKERS)
        return time.monotonic() - began

    assert hasty_house.do(crowd()) > 3 * SLOW > LIMIT


def test_a_bot_whose_process_dies_has_not_answered_and_a_new_one_takes_its_place(
    house: House,
) -> None:
    assert house.fault("die").reason == "died"
    assert house.goes_on()
    assert all_workers()


@pytest.mark.parametrize(
    ("level", "detail"),
    [
        ("leave", "SystemExit at odd_bots.py"),
        ("invent", "its answer was not offered"),
        ("babble", "its answer is not a choice"),
        ("silent", "its answer was not offered"),
        ("genius", "BadInput at levels.py"),
    ],
)
def test_a_bot_that_fails_is_told_apart_from_one_that_is_slow(
    house: House, level: str, detail: str
) -> None:
    before = all_workers()
    fault = house.fault(level)
    assert fault.reason == "failed"
    assert detail in fault.detail
    assert workers() == before, "no worker is lost by it"


def test_a_fault_says_where_it_happened_but_not_what_the_bot_said(house: House) -> None:
    fault = house.fault("blurt")
    assert fault.reason == "failed"
    assert "ValueError at odd_bots.py" in str(fault)
    assert "Capo" not in str(fault)
    assert fault.__cause__ is None


def test_a_bot_that_need_not_answer_may_keep_silent(house: House) -> None:
    assert house.do(house.pool.ask(first_request("silent", must=False))) == (None, None)


def test_workers_killed_from_outside_are_replaced(house: House) -> None:
    before = all_workers()
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert house.goes_on()
    assert not before & workers()


def test_a_request_that_the_lost_workers_have_forgotten_is_answered_by_new_ones(
    house: House,
) -> None:
    request = first_request("slow")

    async def forget() -> Answer:
        asking = asyncio.create_task(house.pool.ask(request))
        while not any(task.running() for task in house.pool.thinking):
            await asyncio.sleep(0.01)
        house.pool.pool.stop()  # type: ignore[no-untyped-call]
        return await asking

    assert house.do(forget()) == (request.legal[0], None)


@linux_only
def test_whoever_stops_waiting_stops_the_bot(house: House, tmp_path: Path) -> None:
    note = tmp_path / "note"

    async def lose_interest() -> None:
        asking = await hanging(house.pool, note)
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking

    house.do(lose_interest())
    wait_until(lambda: not is_running(int(note.read_text())), "the bot stops")
    assert house.goes_on()


@linux_only
def test_a_bot_stops_within_fifty_milliseconds(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So long at most those who look after it sleep; on a busy machine a process may wait longer
    for its end."""
    naps: list[float] = []

    def nap(seconds: float, sleep: Callable[[float], None] = time.sleep) -> None:
        naps.append(seconds)
        sleep(seconds)

    async def naps_before_it_stops(note: Path) -> float:
        asking = await hanging(house.pool, note)
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        since = max(0, len(naps) - 1)  # the last one may not be over
        while is_running(int(note.read_text())):
            await asyncio.sleep(0.001)
        return sum(naps[since:])

    monkeypatch.setattr(time, "sleep", nap)
    for number in range(3):
        assert house.do(naps_before_it_stops(tmp_path / str(number))) < 0.05
    assert naps, "those who look after it were not seen to sleep at all"


class HastyPool(BotPool):
    """Has patience only with workers that are new."""

    def new_pool(self) -> ProcessPool:
        self.starting = PATIENCE
        return super().new_pool()


def test_a_worker_that_dies_at_the_worst_moment_costs_the_others_only_time() -> None:
    with asyncio.Runner() as runner:
        house = House(runner, HastyPool(1, PATIENCE, ODD))
        house.do(house.pool.warm())
        assert house.fault("die with the pipe in hand").reason == "died"
        house.pool.starting = 0.5 - PATIENCE
        assert house.goes_on()
        house.do(house.pool.close())
        assert house.pool.leaving == set()


@linux_only
def test_ctrl_c_in_the_terminal_is_no_business_of_the_workers() -> None:
    """Not even while they are starting."""
    before = workers()
    with asyncio.Runner() as runner:
        pool = BotPool(1, PATIENCE)
        warming = runner.get_loop().create_task(pool.warm())
        runner.run(asyncio.sleep(0))
        [started] = workers() - before
        os.kill(started, signal.SIGINT)
        runner.run(asyncio.wait_for(warming, PATIENCE))
        os.kill(started, signal.SIGINT)
        request = first_request("random")
        assert runner.run(pool.ask(request)) == (decide(request), None)
        assert workers() - before == {started}
        runner.run(pool.close())
    assert workers() == before


@linux_only
def test_a_closed_pool_answers_nobody_and_leaves_no_process(tmp_path: Path) -> None:
    before = children_of(os.getpid())

    async def close_on_them() -> list[str]:
        pool = BotPool(1, PATIENCE, ODD)
        first = await hanging(pool, tmp_path / "note")
        others = [asyncio.create_task(pool.ask(first_request("random"))) for _ in range(2)]
        await asyncio.sleep(0)  # they queue up
        await pool.close()
        left = children_of(os.getpid()) - before
        assert {each for each in left if not is_tracker(each)} == set()
        late = pool.ask(first_request("random"))
        answers = await asyncio.gather(first, *others, late, return_exceptions=True)
        return [str(each) for each in answers]

    assert asyncio.run(asyncio.wait_for(close_on_them(), PATIENCE)) == ["closed"] * 4


def test_a_pool_may_be_closed_before_it_was_used_and_twice() -> None:
    async def close() -> None:
        pool = BotPool(1, PATIENCE)
        await pool.close()
        await pool.close()
        async with BotPool(1, PATIENCE) as used:
            await used.close()

    before = workers()
    asyncio.run(asyncio.wait_for(close(), PATIENCE))
    assert workers() == before


def test_bots_that_cannot_be_found_are_missed_at_once() -> None:
    for place in ("bots.no_such_module:LADDER", "bots.odd_bots:NOTHING", "bots.odd_bots", ""):
        with pytest.raises(BadInput, match="there are no bots at"):
            BotPool(1, PATIENCE, place)

"""Work in processes of its own, so that nothing that goes wrong in it can hold up or break the
house."""

import asyncio
import multiprocessing
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import resource_tracker
from types import TracebackType
from typing import Any, Self, TypeAlias, TypeVar

from pebble import ProcessExpired, ProcessPool
from pebble.common.types import CONSTS

from backroom.bots.fair_turns import FairTurns, Whose
from backroom.bots.replies import NoAnswer
from backroom.bots.worker import is_ready

__all__ = ["NOBODY", "Lost", "NoAnswer", "Task", "WorkerPool"]

T = TypeVar("T")

Task: TypeAlias = tuple[object, ...]
"""What a function of a worker is given."""

# Pebble looks after its workers ten times a second. A bot that nobody waits for any more should be
# gone before anybody notices: within 50 ms.
CONSTS.sleep_unit = 0.02

STARTING = 30.0
"""Seconds in which a new worker is ready, even on a busy machine."""
GLANCE = 0.25
"""Seconds between two looks whether the workers are still there."""
TRIES = 2
"""How often a request is given to workers that are lost before they begin with it."""
NOBODY = Whose()


class Lost(Exception):
    """The workers are gone or do not get at their work: others must take over."""


class WorkerPool:
    """Some workers, each busy with one request at a time, for at most `limit` seconds.

    It belongs to the event loop, and to the thread, in which it is first used. A new worker first
    does `get_ready`, with what it is given for that.
    """

    def __init__(
        self, workers: int, limit: float, get_ready: Callable[..., None], *given: object
    ) -> None:
        self.workers = workers
        self.limit = limit
        self.get_ready = get_ready
        self.given = given
        self.starting = STARTING
        self.closed = False
        # The queue is here and not in pebble, which would begin requests that nobody waits for.
        self.turns = FairTurns(workers, time.monotonic)
        self.thinking: set[Future[Any]] = set()
        self.leaving: set[asyncio.Future[None]] = set()
        self.pool = self.new_pool()

    async def __aenter__(self) -> Self:
        await self.warm()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def warm(self) -> None:
        """Start the workers, and wait until one is ready."""
        await self.work(is_ready, tuple)

    async def close(self) -> None:
        """Stop at once: whoever waits for a worker gets NoAnswer, and no worker stays."""
        self.closed = True
        self.let_go(self.pool)
        await asyncio.gather(*self.leaving)

    async def work(
        self, task: Callable[..., T], given: Callable[[], Task], whose: Whose = NOBODY
    ) -> T:
        """Have a worker do this, when it is this person's turn. What the task is given is made
        only then."""
        async with self.turns.turn(whose):
            for _ in range(TRIES):
                pool = self.pool
                try:
                    return await self.done(begin(pool, task, given(), self.limit), pool)
                except TimeoutError:
                    raise NoAnswer("too slow") from None
                except ProcessExpired:
                    raise NoAnswer("died") from None
                except (Lost, RuntimeError):  # pebble's word for a pool that is broken
                    self.replace(pool)
            raise NoAnswer("closed" if self.closed else "died")

    async def done(self, task: Future[T], pool: ProcessPool) -> T:
        """The result of this task.

        Pebble keeps the limit. But a pool that breaks may forget a task, and a worker that is
        killed while it holds the pipe that all share lets no other begin: so there is an end to
        waiting here too.
        """
        clock = asyncio.get_running_loop().time
        end = clock() + self.starting + self.limit
        self.thinking.add(task)
        waiting = asyncio.wrap_future(task)
        try:
            while not waiting.done() and pool.active and clock() < end:
                await asyncio.wait([waiting], timeout=GLANCE)
            if not waiting.done() or waiting.cancelled():
                raise Lost
            return waiting.result()
        finally:
            self.thinking.discard(task)
            task.cancel()

    def replace(self, pool: ProcessPool) -> None:
        """Go on with new workers. Whoever waited for the old ones asks the new ones."""
        if pool is self.pool and not self.closed:
            self.pool = self.new_pool()
            self.let_go(pool)

    def let_go(self, pool: ProcessPool) -> None:
        """It takes no more work; its workers are sent away, and nobody waits for them."""
        pool.stop()  # type: ignore[no-untyped-call]
        for task in list(self.thinking):
            task.cancel()
        leaving = asyncio.get_running_loop().run_in_executor(None, pool.join)
        self.leaving.add(leaving)
        leaving.add_done_callback(self.leaving.discard)

    def new_pool(self) -> ProcessPool:
        """Its workers start with the first task."""
        # Python's tracker unblocks SIGINT when it starts, so it must run before `begin` blocks it.
        resource_tracker.ensure_running()
        return ProcessPool(
            max_workers=self.workers,
            initializer=self.get_ready,
            initargs=self.given,
            context=multiprocessing.get_context("spawn"),
        )


def begin(
    pool: ProcessPool, task: Callable[..., T], args: tuple[object, ...], limit: float
) -> Future[T]:
    """Give a task to the pool, which starts its workers if it has none.

    Workers inherit that SIGINT is blocked, also the later ones from pebble's threads: Ctrl-C in the
    terminal belongs to the house alone, even while they are still starting.
    """
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        return pool.schedule(task, args, timeout=limit)
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

"""Bots at work in processes of their own, so that none can hold up or break the house."""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing import resource_tracker
from types import TracebackType
from typing import Any, Literal, Self, TypeAlias, TypeVar

import msgspec
from pebble import ProcessExpired, ProcessPool
from pebble.common.types import CONSTS

from backroom.bots.levels import find_ladder
from backroom.bots.request import Choice, DecisionRequest, is_offered
from backroom.bots.worker import Reply, advice, answer, get_ready, is_ready
from backroom.kernel.messages import Message, as_message

T = TypeVar("T")

Reason: TypeAlias = Literal["too slow", "died", "failed", "closed"]

# Pebble looks after its workers ten times a second. A bot that nobody waits for any more should be
# gone before anybody notices: within 50 ms.
CONSTS.sleep_unit = 0.02

STARTING = 30.0
"""Seconds in which a new worker is ready, even on a busy machine."""
GLANCE = 0.25
"""Seconds between two looks whether the workers are still there."""
TRIES = 2
"""How often a request is given to workers that are lost before they begin with it."""


class NoAnswer(Exception):
    """A bot has not decided. The text says nothing that its seat alone may know."""

    def __init__(self, reason: Reason, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Lost(Exception):
    """The workers are gone or do not get at their work: others must take over."""


class BotPool:
    """Some workers, each thinking about one request at a time, for at most `limit` seconds.

    It belongs to the event loop, and to the thread, in which it is first used. `ladder` names the
    place of the bots as `module:name`; the workers import it from there.
    """

    def __init__(
        self,
        workers: int,
        limit: float,
        ladder: str = "backroom.bots.levels:LEVELS",
    ) -> None:
        find_ladder(ladder)
        self.workers = workers
        self.limit = limit
        self.ladder = ladder
        self.starting = STARTING
        self.closed = False
        # The queue is here and not in pebble, which would begin requests that nobody waits for.
        self.turns = asyncio.Semaphore(workers)
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
        await self.work(is_ready)

    async def ask(self, request: DecisionRequest) -> tuple[Choice | None, Message | None]:
        """What the bot decides, and what it says to the table; NoAnswer if it does not within its
        time.

        The time runs from when a worker begins to think. Whoever is cancelled while he waits here
        stops the bot.
        """
        return checked(request, await self.work(answer, self.ladder, msgspec.json.encode(request)))

    async def advise(self, request: DecisionRequest) -> tuple[Choice | None, Message | None]:
        """What a bot would do here, and why: the same thinking, for a person."""
        return checked(request, await self.work(advice, msgspec.json.encode(request)))

    async def close(self) -> None:
        """Stop at once: whoever waits for a bot gets NoAnswer, and no worker stays."""
        self.closed = True
        self.let_go(self.pool)
        await asyncio.gather(*self.leaving)

    async def work(self, task: Callable[..., T], *args: object) -> T:
        """Have a worker do this, when one is free."""
        async with self.turns:
            for _ in range(TRIES):
                pool = self.pool
                try:
                    return await self.done(begin(pool, task, args, self.limit), pool)
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
            initializer=get_ready,
            initargs=(self.ladder,),
            context=multiprocessing.get_context("spawn"),
        )


def checked(request: DecisionRequest, text: bytes) -> tuple[Choice | None, Message | None]:
    """What was replied, if that is a reply; otherwise the bot has failed."""
    try:
        reply = msgspec.json.decode(text, type=Reply)
    except msgspec.ValidationError:
        raise NoAnswer("failed", "its answer is not a choice") from None
    if reply.fault:
        raise NoAnswer("failed", reply.fault)
    if not is_offered(request, reply.choice):
        raise NoAnswer("failed", "its answer was not offered")
    words = msgspec.json.decode(reply.words)
    return reply.choice, None if words is None else as_message(words)


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

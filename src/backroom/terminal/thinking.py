"""Where bots think while somebody looks at a screen: beside it, so that it never stands still.

Compiled rules do not let go of Python's lock while they run, so a thread would not do: a bot that
thinks for a second would freeze the screen for that second. It gets a process of its own.
"""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple, Protocol

import msgspec

from backroom.bots import Choice, DecisionRequest
from backroom.bots.replies import NoAnswer, checked
from backroom.bots.worker import advice, answer, get_ready
from backroom.kernel.messages import Message

LADDER = "backroom.bots.levels:LEVELS"


class Thought(NamedTuple):
    """What a bot does, and what it says: to the table, or to whoever asked for advice."""

    choice: Choice | None
    words: Message | None


class Thinker(Protocol):
    """Lets bots think; NoAnswer if one fails."""

    async def decide(self, request: DecisionRequest) -> Thought:
        """What the bot does, and what it says aloud."""

    async def advise(self, request: DecisionRequest) -> Thought:
        """What it would do, and why."""

    def close(self) -> None:
        """Nobody wants to know any more."""


class OwnProcess:
    """One process that thinks; begun at once, so that it is ready when the first bot is asked."""

    def __init__(self) -> None:
        self.pool = self.begun()

    def begun(self) -> ProcessPoolExecutor:
        fresh = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(1, fresh, initializer=get_ready, initargs=(LADDER,))
        pool.submit(int)
        return pool

    async def decide(self, request: DecisionRequest) -> Thought:
        return Thought(*checked(request, await self.run(answer, LADDER, encoded(request))))

    async def advise(self, request: DecisionRequest) -> Thought:
        return Thought(*checked(request, await self.run(advice, encoded(request))))

    async def run(self, work: Callable[..., bytes], *given: object) -> bytes:
        """A process that was ended by somebody is begun anew, once."""
        try:
            return await asyncio.wrap_future(self.pool.submit(work, *given))
        except BrokenProcessPool:
            self.pool = self.begun()
        try:
            return await asyncio.wrap_future(self.pool.submit(work, *given))
        except BrokenProcessPool:
            raise NoAnswer("died") from None

    def close(self) -> None:
        """Whatever is being thought is thought to its end. Python waits for that when it ends, and
        stumbles now and then if the pool goes in the same moment: so it is waited for here."""
        self.pool.shutdown(cancel_futures=True)


def encoded(request: DecisionRequest) -> bytes:
    return msgspec.json.encode(request)

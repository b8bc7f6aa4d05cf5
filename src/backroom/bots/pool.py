"""Bots at work in processes of their own. Where many want to think at once, those that think long
think less, so that nobody waits for them."""

import msgspec

from backroom.bots.fair_turns import Whose
from backroom.bots.levels import find_ladder
from backroom.bots.replies import NoAnswer, checked
from backroom.bots.request import Choice, DecisionRequest
from backroom.bots.worker import advice, answer, get_ready
from backroom.bots.worker_pool import NOBODY, Task, WorkerPool
from backroom.kernel.messages import Message

__all__ = ["BotPool", "NoAnswer"]

SHORTEST_THOUGHT = 0.05
"""Seconds that a searching bot always has."""


class BotPool(WorkerPool):
    """Some workers, each thinking about one request at a time, for at most `limit` seconds.

    `ladder` names the place of the bots as `module:name`; the workers import it from there.
    """

    def __init__(
        self,
        workers: int,
        limit: float,
        ladder: str = "backroom.bots.levels:LEVELS",
    ) -> None:
        find_ladder(ladder)
        self.ladder = ladder
        super().__init__(workers, limit, get_ready, ladder)

    async def ask(
        self, request: DecisionRequest, whose: Whose = NOBODY
    ) -> tuple[Choice | None, Message | None]:
        """What the bot decides, and what it says to the table; NoAnswer if it does not within its
        time.

        The time runs from when a worker begins to think. Whoever is cancelled while he waits here
        stops the bot.
        """

        def given() -> Task:
            return self.ladder, self.in_haste(request)

        return checked(request, await self.work(answer, given, whose))

    async def advise(
        self, request: DecisionRequest, whose: Whose = NOBODY
    ) -> tuple[Choice | None, Message | None]:
        """What a bot would do here, and why: the same thinking, for a person."""
        return checked(request, await self.work(advice, lambda: (self.in_haste(request),), whose))

    def in_haste(self, request: DecisionRequest) -> bytes:
        """The request as a worker is told it: the more others wait, the shorter it may think. Only
        bots that search take all the time they have; the others do not notice."""
        shared = request.seconds / (1 + self.turns.queue / self.workers)
        seconds = min(request.seconds, max(shared, SHORTEST_THOUGHT))
        return msgspec.json.encode(msgspec.structs.replace(request, seconds=seconds))

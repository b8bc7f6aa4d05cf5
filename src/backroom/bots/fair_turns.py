"""Whose turn it is with the workers: whoever had the least of them of late comes first.

Whoever lets a hundred bots think must not keep anybody else's waiting. So requests queue by person,
and those of one person by table: among persons the one goes first for whom the workers have worked
least, among his tables the one that was served longest ago, at a table the request that came first.
"""

import asyncio
import math
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

LATELY = 30.0
"""Seconds in which two thirds of what somebody had are forgotten."""
LITTLE = 0.001
"""Seconds of work that are not worth remembering."""


class Whose(NamedTuple):
    """For whom, and for which of his tables, something is done."""

    person: str = ""
    table: str = ""


class Had(NamedTuple):
    """How many seconds of work somebody had had, and when that was true."""

    seconds: float
    at: float


Tables = OrderedDict[str, deque[asyncio.Future[None]]]


class FairTurns:
    """So many can have a turn at once; the others wait here."""

    def __init__(self, places: int, clock: Callable[[], float]) -> None:
        self.free = places
        self.clock = clock
        self.waiting: dict[str, Tables] = {}
        """By person, then by table; the table that was served longest ago comes first."""
        self.had: dict[str, Had] = {}
        self.on_work: Callable[[str, float], None] = lambda person, seconds: None
        """Told of what was done for whom: other workers may be at his service, too."""

    @property
    def queue(self) -> int:
        """How many wait."""
        return sum(len(line) for tables in self.waiting.values() for line in tables.values())

    @asynccontextmanager
    async def turn(self, whose: Whose) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        await self._wait(whose)
        began = self.clock()
        try:
            yield
        finally:
            self._note(whose.person, self.clock() - began)
            self.free += 1
            self._next()

    async def _wait(self, whose: Whose) -> None:
        if self.free > 0:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self.waiting.setdefault(whose.person, OrderedDict())
        tables.setdefault(whose.table, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was just given a turn that nobody takes
                self.free += 1
                self._next()
            else:
                self._forget(whose, mine)
            raise

    def _forget(self, whose: Whose, one: asyncio.Future[None]) -> None:
        tables = self.waiting[whose.person]
        tables[whose.table].remove(one)
        self._tidy(whose.person, whose.table)

    def _tidy(self, person: str, table: str) -> None:
        tables = self.waiting[person]
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.waiting[person]

    def _next(self) -> None:
        """Give the free turns to those who come first."""
        while self.free > 0 and self.waiting:
            person = min(self.waiting, key=self.seconds_had)
            tables = self.waiting[person]
            table = next(iter(tables))
            one = tables[table].popleft()
            tables.move_to_end(table)
            self._tidy(person, table)
            if not one.done():
                self.free -= 1
                one.set_result(None)

    def seconds_had(self, person: str) -> float:
        """How much the workers have worked for this person, of late."""
        had = self.had.get(person)
        if had is None:
            return 0.0
        return had.seconds * math.exp(-(self.clock() - had.at) / LATELY)

    def learn(self, person: str, seconds: float) -> None:
        """So much all workers together have worked for this person, of late."""
        self.had[person] = Had(seconds, self.clock())

    def _note(self, person: str, seconds: float) -> None:
        self.on_work(person, seconds)
        self.learn(person, self.seconds_had(person) + seconds)
        if len(self.had) > 1000:
            self.had = {
                each: had for each, had in self.had.items() if self.seconds_had(each) > LITTLE
            }

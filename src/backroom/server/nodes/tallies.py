"""What all nodes of a house count together: who took how much of what is limited, who has how many
sockets, and for whom bots have thought.

Whoever wants something while others are being answered is answered with the next lot: one statement
for all of them. A database that does not answer in time is left alone for a moment, and everybody
counts for himself.
"""

import asyncio
import hashlib
import time
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import psycopg
import structlog
from sqlalchemy import URL

from backroom.bots.fair_turns import LATELY, FairTurns
from backroom.server.nodes import tally_statements as statements
from backroom.server.nodes.member import Member
from backroom.server.storage.postgres_line import BROKEN, PostgresLine

PATIENCE = 1.0
"""Seconds in which PostgreSQL must have answered."""
AWAY = 1.0
"""Seconds in which it is not asked any more when it has not."""
TICK = 1.0
"""Seconds between two looks at what may wait."""
TIDY = 30.0
SPARE = 6
"""All nodes together may hold this part of what somebody may have without asking first."""


class Asked(NamedTuple):
    """Somebody wants so much of a bucket."""

    key: str
    cost: int
    depth: int
    answer: "asyncio.Future[tuple[bool, int] | None]"


class SharedTallies:
    """What this node counts with the others."""

    def __init__(
        self, url: URL, member: Member, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.member = member
        self.clock = clock
        self.secret = b""
        self.is_old = False
        """Must the secret be read again?"""
        self.away_until = 0.0
        self.asked: list[Asked] = []
        self.held: dict[str, int] = {}
        """What this node has of each key, as far as the others must know."""
        self.unsaid: set[str] = set()
        """Keys of which they do not know it yet."""
        self.turns: dict[str, FairTurns] = {}
        self.worked: dict[str, dict[str, float]] = defaultdict(dict)
        """What workers here have done since it was told, by kind and person."""
        self.tidied_at = 0.0
        self._takes = PostgresLine(url, PATIENCE, safe=False)
        self._line = PostgresLine(url, PATIENCE, safe=False)
        self._due = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self._read_secret()
        self.member.on_change(self._changed)
        self._tasks = [asyncio.create_task(each) for each in (self._answer_all(), self._tick())]

    alone = False

    @property
    def nodes(self) -> int:
        return 1 + len(self.member.others)

    # Buckets

    async def take(self, key: str, cost: int, depth: int) -> tuple[bool, int] | None:
        if self.clock() < self.away_until or not self._tasks:
            return None
        answer: asyncio.Future[tuple[bool, int] | None]
        answer = asyncio.get_running_loop().create_future()
        self.asked.append(Asked(self._hidden(key), cost, depth, answer))
        self._due.set()
        return await answer

    async def _answer_all(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            while self.asked:
                lot: dict[str, Asked] = {}
                for each in self.asked:
                    lot.setdefault(each.key, each)
                self.asked = [each for each in self.asked if lot[each.key] is not each]
                await self._answer(lot)

    async def _answer(self, lot: dict[str, Asked]) -> None:
        wanted = [*lot.values()]
        try:
            found = await self._ask(
                self._takes,
                statements.TAKE,
                keys=[*lot],
                costs=[each.cost for each in wanted],
                depths=[each.depth for each in wanted],
            )
            for key, granted, missing in found or ():
                if not lot[key].answer.done():
                    lot[key].answer.set_result((granted, missing))
        finally:
            for each in wanted:
                if not each.answer.done():
                    each.answer.set_result(None)

    # What is held

    async def may_hold(self, key: str, number: int, most: int) -> bool:
        self.holds(key, number)
        if number <= most // (SPARE * self.nodes):
            return True
        found = await self._ask(
            self._line, statements.HOLD, keys=[self._hidden(key)], numbers=[number]
        )
        return found is None or number + sum(others for _, others in found) <= most

    def holds(self, key: str, number: int) -> None:
        self.held[key] = number
        self.unsaid.add(key)

    async def _say_what_is_held(self) -> None:
        said, self.unsaid = self.unsaid, set()
        if said:
            numbers = {key: self.held.get(key, 0) for key in said}
            given = {"keys": [*map(self._hidden, numbers)], "numbers": [*numbers.values()]}
            if await self._ask(self._line, statements.HOLD, **given) is None:
                self.unsaid |= said
                return
            for key in [each for each, number in numbers.items() if number <= 0]:
                if self.held.get(key, 0) <= 0:
                    self.held.pop(key, None)

    # Homes

    async def settle_in(self, place: str) -> None:
        await self._ask(self._line, statements.SETTLE, key=self._hidden(place))

    async def is_settled(self, place: str) -> bool:
        return bool(await self._ask(self._line, statements.IS_SETTLED, key=self._hidden(place)))

    # Turns with the workers

    def share_turns(self, name: str, turns: FairTurns) -> None:
        self.turns[name] = turns
        turns.on_work = partial(self._note_work, self.worked[name])

    def _note_work(self, worked: dict[str, float], person: str, seconds: float) -> None:
        worked[person] = worked.get(person, 0.0) + seconds

    async def _share_work(self) -> None:
        """Say for whom something was done here, and learn of them, and of those who wait here, what
        was done for them everywhere."""
        for name, turns in self.turns.items():
            done = self.worked[name]
            told = dict.fromkeys(turns.waiting, 0.0) | done
            done.clear()
            if not told:
                continue
            keys = [f"{name} {person}" for person in told]
            given = {"keys": keys, "seconds": [*told.values()], "lately": LATELY}
            found = await self._ask(self._line, statements.WORK, **given)
            for key, seconds in found or ():
                person = key.removeprefix(f"{name} ")
                turns.learn(person, seconds + done.get(person, 0.0))

    # Now and then

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                if self.is_old:
                    await self._read_secret()
                await self._share_work()
                await self._say_what_is_held()
                if self.clock() > self.tidied_at + TIDY:
                    self.tidied_at = self.clock()
                    held = [*map(self._hidden, self.held)]
                    await self._ask(self._line, statements.HOLD_NO_MORE, keys=held)
                    for statement in statements.TIDY:
                        await self._ask(self._line, statement)
            except psycopg.Error:  # it is said a moment later
                continue
            except Exception as fault:  # a defect of ours must not end the counting
                structlog.get_logger("backroom").error("among_nodes", exc_info=fault)

    def _changed(self) -> None:
        """Nodes have come or gone, or PostgreSQL has forgotten everything: it is said anew."""
        self.unsaid |= self.held.keys()
        self.is_old = True

    async def _read_secret(self) -> None:
        """Whoever comes first after PostgreSQL has forgotten it makes a new one."""
        self.is_old = False
        try:
            while not (found := await self._line.ask(statements.SECRET)):
                await asyncio.sleep(0)  # somebody has just made one
        except psycopg.Error:
            self.is_old = True
            raise
        self.secret = hashlib.sha256(found[0][0].encode()).digest()

    def _hidden(self, key: str) -> str:
        """Neither an address nor a login is written down, not even here."""
        plain = key.encode("utf-8", "surrogatepass")
        return hashlib.blake2b(plain, key=self.secret, digest_size=16).hexdigest()

    async def _ask(self, line: PostgresLine, statement: str, **values: Any) -> list[Any] | None:
        """None if PostgreSQL has no answer now."""
        if self.clock() < self.away_until:
            return None
        try:
            async with asyncio.timeout(PATIENCE):
                return await line.ask(statement, values | {"me": self.member.fence})
        except (psycopg.Error, TimeoutError) as fault:
            if not isinstance(fault, (*BROKEN, TimeoutError)):  # a defect of ours
                structlog.get_logger("backroom").error("among_nodes", exc_info=fault)
            self.away_until = self.clock() + AWAY
            return None

    async def close(self) -> None:
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for each in self.asked:
            if not each.answer.done():
                each.answer.set_result(None)
        for line in (self._takes, self._line):
            await line.hang_up()

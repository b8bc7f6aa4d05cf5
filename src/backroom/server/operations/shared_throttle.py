"""Throttles of a whole house: what is taken at one node is taken at all of them.

Each node counts for itself, and refuses whoever has had too much there: so a limit also holds while
the database is away. What it grants it has drawn before from what all nodes have together. Where
somebody asks often it draws a lot at once and grants from that: most requests ask nobody.
"""

import asyncio
import math
from collections.abc import Callable
from weakref import WeakValueDictionary

from backroom.server.operations.tallies import Tallies
from backroom.server.operations.throttle import Throttle
from backroom.server.refusals import Reason, Refused

LOTS = 6
"""All nodes together have no more than this part of what somebody may have at once in hand: so much
too much may be granted, and no more."""
MOST_PURSES = 10_000


class SharedThrottle:
    """A bucket for each key, and what is left of the lot that was drawn last."""

    def __init__(
        self,
        name: str,
        rate: float,
        burst: int,
        tallies: Tallies,
        now: Callable[[], int],
        in_lots: bool = False,
    ) -> None:
        self.name = name
        self.here = Throttle(rate, burst)
        self.tallies = tallies
        self.now = now
        self.in_lots = in_lots
        self.purses: dict[str, int] = {}
        # A lock must be the same for all who hold it or wait for it, and then be forgotten.
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def demand(self, key: str, cost: int = 1) -> None:
        """Take so many tokens of this key, or be told how long to wait."""
        refuse_for(await self.take(key, cost))

    def is_in_hand(self, key: str, cost: int) -> bool:
        """Need nobody be asked for so many tokens?"""
        return self.tallies.alone or self.purses.get(key, 0) >= cost

    def demand_in_hand(self, key: str, cost: int) -> None:
        """Take so many tokens that are in hand, or be told how long to wait."""
        refuse_for(self._take_here(key, cost))

    async def take(self, key: str, cost: int = 1) -> float:
        """Take so many tokens of this key if they are there; if not, in how many seconds they
        are."""
        if self.is_in_hand(key, cost):
            return self._take_here(key, cost)
        # Others who want the same wait: it may be that they need not ask.
        async with self.turns.setdefault(key, asyncio.Lock()):
            if self.here.wait(key, self.now(), cost) == 0 and self.purses.get(key, 0) < cost:
                await self._draw(key, cost)
            return self._take_here(key, cost)

    def owed(self, key: str, beyond: int) -> float:
        """Seconds until this key has taken no more than so many tokens at once."""
        return self.here.owed(key, self.now(), beyond)

    def _take_here(self, key: str, cost: int) -> float:
        now = self.now()
        bucket = self.here.bucket(key, now)
        if not bucket.take(now, cost):
            return bucket.wait(now, cost) / 1_000_000
        if key in self.purses:
            self.purses[key] = max(self.purses[key] - cost, 0)
        return 0.0

    async def _draw(self, key: str, cost: int) -> None:
        """From what all nodes have together: a lot, or just this if there is not so much."""
        bucket = self.here.bucket(key, self.now())
        held = self.purses.pop(key, 0)  # meanwhile nobody else takes from it
        lot = self.here.burst // (LOTS * self.tallies.nodes) if self.in_lots else 0
        for wanted in (max(lot, cost - held), cost - held):
            drawn = await self.tallies.take(
                f"{self.name} {key}", wanted * bucket.period, bucket.depth
            )
            if drawn is None:
                return  # nobody can be asked: what is counted here holds
            granted, missing = drawn
            if granted or wanted == cost - held:
                break
        if granted:
            held += wanted
        if held:
            if len(self.purses) >= MOST_PURSES:
                self.purses.clear()
            self.purses[key] = held
        self.here.bucket(key, self.now()).learn(self.now(), missing - held * bucket.period)


def refuse_for(seconds: float) -> None:
    """Whoever would have to wait is told how long."""
    if seconds > 0:
        raise Refused(Reason.TOO_FAST, seconds=math.ceil(seconds))

"""A clock that goes on evenly, whatever is done to the one on the wall.

Clocks of players, seats that are held and the moments in a log are differences of time: if the
machine is told another time while people play, nobody may lose his chair by it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Any

STRAYED = 2_000
"""Milliseconds by which the clock on the wall must differ before the operator hears of it."""
LOOK = 60.0
"""Seconds between two looks at it."""


def wall_clock() -> int:
    """Now, in whole milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def since_start() -> int:
    """Milliseconds that no one can set; where the machine counts them also while it sleeps."""
    asleep_too = getattr(time, "CLOCK_BOOTTIME", None)
    counted = time.monotonic_ns() if asleep_too is None else time.clock_gettime_ns(asleep_too)
    return counted // 1_000_000


class SteadyClock:
    """Now, reckoned from what somebody said it was when the house was opened."""

    def __init__(self, began: int, counted: Callable[[], int] = since_start) -> None:
        self.counted = counted
        self.ahead = began - counted()

    def __call__(self) -> int:
        return self.counted() + self.ahead


async def tell_if_strayed(now: Callable[[], int], log: Any) -> None:
    """For as long as the house is open: what it takes for now is no longer what the wall says. Said
    once for each time that somebody moved it."""
    known = now() - wall_clock()
    while True:
        await asyncio.sleep(LOOK)
        strayed = now() - wall_clock()
        if abs(strayed - known) > STRAYED:
            known = strayed
            log.warning("clock_was_set", ahead=strayed / 1000)

"""The queue of all that leaves the house: a few at a time, tried a few times, then given up."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from backroom.server.calling.outgoing import NotSent
from backroom.server.refusals import Refused

MOST_WAITING = 1_000
AT_ONCE = 4
PAUSES = (5.0, 60.0)
"""Seconds before it is tried again; after the last it is given up."""


class Parcel(NamedTuple):
    """Something to deliver."""

    kind: str
    send: Callable[[], Awaitable[None]]
    tries: int = 0


class Delivery:
    """Sends parcels. What does not fit is dropped and counted: nobody waits for it."""

    def __init__(self, log: Any) -> None:
        self.log = log
        self.waiting: asyncio.Queue[Parcel] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []
        self.dropped = 0

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.work()) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def put(self, parcel: Parcel) -> None:
        try:
            self.waiting.put_nowait(parcel)
        except asyncio.QueueFull:
            self.dropped += 1
            if self.dropped % 100 == 1:
                self.log.error("call_dropped", kind=parcel.kind, dropped=self.dropped)

    async def work(self) -> None:
        while True:
            parcel = await self.waiting.get()
            await self.deliver(parcel)

    async def deliver(self, parcel: Parcel) -> None:
        """Once; what is not taken comes into the queue again later, out of the others' way."""
        try:
            await parcel.send()
        except NotSent as fault:
            if parcel.tries < len(PAUSES):
                again = parcel._replace(tries=parcel.tries + 1)
                loop = asyncio.get_running_loop()
                loop.call_later(PAUSES[parcel.tries], self.put, again)
            else:
                self.log.warning("call_not_sent", kind=parcel.kind, fault=str(fault))
        except Refused:
            self.log.warning("call_refused", kind=parcel.kind)
        except Exception as fault:  # one parcel with a defect must not stop the others
            self.log.error("call", kind=parcel.kind, exc_info=fault)

"""What a socket needs of a queue, and a table of an event, and no more: asyncio's keep a kilobyte
and two for many who might wait, where one does, and mostly nobody."""

import asyncio
from typing import Any


class Gate:
    """Open, or shut; whoever comes to it waits until it is open."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = True
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> None:
        while not self._open:
            opened = asyncio.get_running_loop().create_future()
            self._waiting.append(opened)
            try:
                await opened
            except asyncio.CancelledError:
                self._waiting = [each for each in self._waiting if each is not opened]
                raise


class Inbox:
    """What has come in and was not read yet, for the one who reads it."""

    __slots__ = ("_come", "_things")

    def __init__(self) -> None:
        self._things: list[Any] = []
        self._come: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._things

    def put_nowait(self, thing: Any) -> None:
        self._things.append(thing)
        if self._come is not None and not self._come.done():
            self._come.set_result(None)

    async def get(self) -> Any:
        while not self._things:
            self._come = asyncio.get_running_loop().create_future()
            try:
                await self._come
            finally:
                self._come = None
        return self._things.pop(0)

"""The line to a house: messages down as they come, and up with an answer to each."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from backroom.terminal.places.guest import Seat

PATIENCE = 30.0
"""Seconds in which the house answers; a hint takes a few of them."""
PAUSES = (1.0, 2.0, 4.0, 8.0)
"""Seconds before each new try when the line is broken; after the last of them the same again."""
LARGEST = 4_000_000
"""Bytes of a message."""
BROKEN = (OSError, WebSocketException, TimeoutError)


class LineBroken(Exception):
    """The house could not be asked, or has not answered."""


class Refused(Exception):
    """The house does not do it; its message says why, and which rule is behind it."""

    def __init__(self, message: Any, rule: str) -> None:
        super().__init__(rule)
        self.message = message
        self.rule = rule


class HouseLine:
    """One socket at a time, mended as often as it breaks."""

    def __init__(
        self,
        seat: Seat,
        seen: Callable[[], str],
        hear: Callable[[dict[str, Any]], bool],
        broke: Callable[[], None],
    ) -> None:
        """`seen` says what has been got already; `hear` takes a message, and says whether there
        will be more; `broke` is told when the line is broken."""
        self.address = f"{seat.house.replace('http', 'ws', 1)}/api/tables/{seat.table.id}/socket"
        self.cookie = {"Cookie": f"backroom={seat.cookie}"}
        self.seen = seen
        self.hear = hear
        self.broke = broke
        self.socket: ClientConnection | None = None
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.asked = 0

    async def run(self) -> None:
        """Until there is no more to hear."""
        more = True
        tries = 0
        while more:
            try:
                more = await self.listen()
            except BROKEN:
                more = True
            if self.socket is not None:
                tries = 0  # this one stood for a while
            self.socket = None
            for each in self.waiting.values():
                each.cancel()
            if more:
                self.broke()
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    async def listen(self) -> bool:
        """To one socket, until it is closed; whether there will be more on another."""
        address = f"{self.address}?{self.seen()}"
        async with connect(address, additional_headers=self.cookie, max_size=LARGEST) as socket:
            self.socket = socket
            async for text in socket:
                message = read(text)
                if message.get("id") in self.waiting:
                    answer = self.waiting[message["id"]]
                    if not answer.done():
                        answer.set_result(message)
                elif not self.hear(message):
                    return False
        return True

    async def ask(self, kind: str, **fields: object) -> dict[str, Any]:
        """Put something to the house and wait for its answer; Refused if it refuses."""
        if self.socket is None:
            raise LineBroken
        self.asked += 1
        number = self.asked
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        text = msgspec.json.encode({"type": kind, "id": number, **fields}).decode()
        try:
            await self.socket.send(text)
            async with asyncio.timeout(PATIENCE):
                await asyncio.wait((answer,))
        except BROKEN:
            raise LineBroken from None
        finally:
            self.waiting.pop(number, None)
        if answer.cancelled():
            raise LineBroken
        found = answer.result()
        if found["type"] == "refused":
            raise Refused(found["message"], found["rule"])
        return found


def read(text: str | bytes) -> dict[str, Any]:
    """A message; one that cannot be read is one of no kind."""
    try:
        return msgspec.json.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError:
        return {"type": "unreadable"}

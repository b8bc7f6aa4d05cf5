"""A WebSocket as the server hands it over. No framework stands in between: what it would keep for
each socket, and do for each message, would cost more than the socket itself."""

import asyncio
from collections.abc import Awaitable
from typing import Any

from litestar.connection import ASGIConnection

from backroom.server.web.socket_backpressure import LINE, BackpressureProtocol

GOING_AWAY = 1001


class Gone(Exception):
    """The other side is not there any more, or takes nothing."""


class AsgiSocket:
    """One socket. Whatever is sent must be taken within some seconds."""

    def __init__(self, scope: Any, receive: Any, send: Any, patience: float) -> None:
        self.asked: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        """How it was asked for: cookies, address, query."""
        self.line: BackpressureProtocol | None = (scope.get("extensions") or {}).get(LINE)
        self._receive = receive
        self._send = send
        self._patience = patience

    async def accept(self) -> None:
        """From now on nothing is known any more of how it was asked for."""
        await self._receive()  # that it was asked for
        await self._within(self._send({"type": "websocket.accept"}))
        del self.asked
        if self.line is not None:
            self.line.forget_request()

    async def receive(self) -> str | None:
        """The next message; nothing if it is not a text."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = event.get("text")
        return text

    async def send(self, text: bytes) -> None:
        await self._within(self._send({"type": "websocket.send", "text": text.decode()}))

    async def close(self, code: int) -> None:
        await self._within(self._send({"type": "websocket.close", "code": code}))

    async def _within(self, sending: Awaitable[None]) -> None:
        """A line that takes nothing for so long is as good as closed. On a closed one the server
        raises an OSError, or a RuntimeError if it was itself that closed it."""
        try:
            async with asyncio.timeout(self._patience):
                await sending
        except (OSError, RuntimeError) as fault:
            raise Gone from fault

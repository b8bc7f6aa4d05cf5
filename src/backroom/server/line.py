"""The line to a socket: nobody who takes nothing can keep it, or make us keep anything for him."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINGER = 5.0
"""Seconds in which the last words may still arrive when a socket is closed."""


class Line(WebSocketsSansIOProtocol):
    """Uvicorn's own, which would wait for ever for a client that does not read."""

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def handle_ping(self) -> None:
        """Who sends pings and reads no answers would fill our memory with them."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """A line that is full is lost, even if nothing says so."""
        super().keepalive_timeout()
        self.transport.abort()

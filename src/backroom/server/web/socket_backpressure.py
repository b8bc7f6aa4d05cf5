"""Backpressure: nobody who takes nothing can keep a socket, or make us keep anything for him."""

from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

LINE = "backroom.line"
"""Under which extension of its scope a socket finds the line that it is on."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a text, whole."""
LINGER = 5.0
"""Seconds in which the last words may still arrive when a socket is closed."""


class BackpressureProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, which would wait for ever for a client that does not read."""

    leave: Callable[[], None] | None = None
    """To be called when the line is closed: it is counted no longer."""
    failed = False
    """The client broke the standard: it has been told, and nothing of it is taken any more."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def is_clear(self) -> bool:
        """Would a text go out at once?"""
        open_ = self.handshake_complete and not self.disconnected and not self.close_sent
        return open_ and self.writable.is_set() and not self.transport.is_closing()

    def push(self, text: bytes) -> None:
        """Send a text without asking anybody to wait; only if the line is clear. In one piece and
        as it is: we agree to no extensions."""
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(LINGER, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.leave is not None:
            self.leave()

    def shutdown(self) -> None:
        """The house closes: who has not taken its goodbye by now does not keep it open."""
        super().shutdown()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.failed:
            super().data_received(data)

    def handle_parser_exception(self) -> None:
        """Say with which code the socket is closed, and read on until the client is silent.

        Uvicorn would close at once. If anything of the client's is still unread then, TCP throws
        our last words away: whoever sends too much would never be told so.
        """
        self.failed = self.close_sent = True
        last = self.conn.close_sent
        if last is None:  # there was no socket yet
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": last.code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def handle_ping(self) -> None:
        """Who sends pings and reads no answers would fill our memory with them."""
        if self.failed:
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """A line that is full is lost, even if nothing says so."""
        super().keepalive_timeout()
        self.transport.abort()

"""Backpressure: nobody who takes nothing can keep a socket, or make us keep anything for him."""

import logging
import os
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN, SERVER, Protocol
from websockets.utils import apply_mask

from backroom.server.operations.small_parts import Gate, Inbox

LINE = "backroom.line"
"""Under which extension of its scope a socket finds the line that it is on."""
WHOLE_TEXT = 0x81
"""The first byte of a frame that is a text, whole."""
WHOLE_PING, WHOLE_PONG = 0x89, 0x8A
PULSE = 4
"""Bytes of a ping of ours, which the client sends back."""
MASKED = 0x80
"""In the second byte of a frame, beside its size: as every client must send it."""
SHORT = 126
"""From this size on a frame says its size otherwise."""
LINGER = 5.0
"""Seconds in which the last words may still arrive when a socket is closed."""


class BackpressureProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, which would wait for ever for a client that does not read."""

    hears: Callable[[bytes], bool] | None = None
    """Takes a short text at once, or says that it does not."""
    leave: Callable[[], None] | None = None
    """To be called when the line is closed: it is counted no longer."""
    gone = False
    """The line is closed: there is nothing to close any more."""
    failed = False
    """The client broke the standard: it has been told, and nothing of it is taken any more."""
    _conn: Any = None
    _giving_up: TimerHandle | None = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    @property
    def conn(self) -> Any:
        """Who reads and writes what is not simple. After it has read how the socket was asked for,
        which it would remember, another one is made when it is needed."""
        if self._conn is None:
            self._conn = Protocol(
                SERVER,
                state=OPEN,
                max_size=self.config.ws_max_size,
                logger=logging.getLogger("uvicorn.error"),
            )
        return self._conn

    @conn.setter
    def conn(self, conn: Any) -> None:
        self._conn = conn

    def is_simple(self) -> bool:
        """Is nothing under way that began before?"""
        conn = self._conn
        return conn is None or not (conn.reader.buffer or conn.current_size is not None)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def forget_request(self) -> None:
        """It was read, and answered: what was asked in it need not be kept as long as the line."""
        del self.request, self.response
        self.scope.clear()  # type: ignore[attr-defined]
        if self.is_simple() and not self.close_sent:
            self.forget_conn()

    def forget_conn(self) -> None:
        """It knows itself in a circle, which only the collector would find."""
        if self._conn is not None:
            self._conn.parser.close()
            self._conn = None

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
        if not self.gone:
            self._giving_up = self.loop.call_later(LINGER, self.give_up)

    def give_up(self) -> None:
        """The last words did not arrive in time. A line that is closed already is left alone: to
        abort one that went while it still had something to send is an error in asyncio."""
        if not self.gone:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        super().connection_lost(exc)
        self.forget_conn()
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
        if self.leave is not None:
            self.leave()

    def shutdown(self) -> None:
        """The house closes: who has not taken its goodbye by now does not keep it open."""
        super().shutdown()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if not self.failed and not self.takes_at_once(data) and not self.takes_pong(data):
            super().data_received(data)

    def takes_at_once(self, data: bytes) -> bool:
        """What nearly everybody sends is one short text, whole, when nothing else of his waits.
        Then nothing need be kept, and the line need not be held up and let go again."""
        size = len(data) - 6
        if not 0 <= size < SHORT or data[0] != WHOLE_TEXT or data[1] != MASKED | size:
            return False
        if not self.is_clear() or not self.is_simple():
            return False  # it goes on with something that began before
        if self.read_paused or not self.queue.empty():
            return False
        text = apply_mask(data[6:], data[2:6])
        if self.hears is not None and self.hears(text):
            return True
        try:
            event: Any = {"type": "websocket.receive", "text": text.decode()}
        except UnicodeDecodeError:
            return False  # refused by who knows how
        self.queue.put_nowait(event)
        return True

    def takes_pong(self, data: bytes) -> bool:
        """The answer to our ping, when nothing else of his waits."""
        if len(data) != 6 + PULSE or data[0] != WHOLE_PONG or data[1] != MASKED | PULSE:
            return False
        if not self.is_clear() or not self.is_simple():
            return False
        self.handle_pong(Frame(Opcode.PONG, apply_mask(data[6:], data[2:6])))
        return True

    def send_keepalive_ping(self) -> None:
        """As uvicorn does it, without making somebody who can do more than send a ping."""
        if self._conn is not None:
            super().send_keepalive_ping()
            return
        self.ping_timer = None
        if self.close_sent or self.transport.is_closing():
            return
        self.pending_ping_payload = os.urandom(PULSE)
        self.ping_sent_at = self.loop.time()
        self.transport.write(bytes((WHOLE_PING, PULSE)) + self.pending_ping_payload)
        assert self.ping_timeout is not None
        self.pong_timer = self.loop.call_later(self.ping_timeout, self.keepalive_timeout)

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
        self.close_timer = self.loop.call_later(LINGER, self.give_up)

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

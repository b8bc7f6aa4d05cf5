"""Who may keep a line to the house open, and for how long before he says what he wants.

Uvicorn waits for ever for the rest of a request, and lets anybody have all the lines there are.
"""

import asyncio
from collections import Counter
from functools import partial
from http import HTTPStatus
from typing import Any, ClassVar, Literal, NamedTuple, TypeAlias

import h11
import msgspec
from uvicorn.protocols.http.h11_impl import H11Protocol

from backroom.kernel.messages import Message
from backroom.server.operations.addresses import Known, counted_as
from backroom.server.operations.open_files import most_connections
from backroom.server.operations.settings import Settings
from backroom.server.refusals import Reason
from backroom.server.web.security_headers import raw_headers
from backroom.server.web.socket_backpressure import BackpressureProtocol
from backroom.server.web.statuses import STATUS_OF
from backroom.server.wire.rest import Trouble
from backroom.words import Speaker

SLOWEST_ANSWER = 120.0
"""Seconds in which even a slow line has taken any answer of ours."""

Stage: TypeAlias = Literal["request", "body", "answer"]


class Waiting(NamedTuple):
    """What a line is waited for: the rest of a request, its body, or that it takes our answer."""

    stage: Stage
    cycle: int
    """Which request it is."""


class Doorkeeper:
    """Counts the open lines, by address and in all."""

    def __init__(self, settings: Settings) -> None:
        self.most = most_connections(settings.connections)
        # However few files there are, nobody can have all of them.
        self.most_alike = min(settings.connections_an_address, max(1, self.most // 2))
        self.patience: dict[Stage, float] = {
            "request": settings.request_seconds,
            "body": settings.body_seconds,
            "answer": SLOWEST_ANSWER,
        }
        # Behind a proxy all lines come from there; it has its own limits.
        self.proxies = Known(settings.proxies if settings.proxied else ())
        self.lines: Counter[str] = Counter()
        self.all = 0

    def admit(self, address: str) -> bool:
        """May one more line from here be open? If so it is counted."""
        place = counted_as(address)
        alike = self.lines[place] if address not in self.proxies else 0
        if self.all >= self.most or alike >= self.most_alike:
            return False
        self.lines[place] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        place = counted_as(address)
        self.lines[place] -= 1
        if self.lines[place] <= 0:
            del self.lines[place]
        self.all -= 1

    def close_overdue(self, lines: set[Any], now: float) -> None:
        """Close every line that has been waited for too long. Asked now and then."""
        for line in list(lines):
            if isinstance(line, GuardedProtocol) and line.is_overdue(now):
                line.transport.abort()


class GuardedProtocol(H11Protocol):
    """A line over HTTP, until it becomes a socket."""

    doorkeeper: ClassVar[Doorkeeper]
    admitted: str | None = None
    """The address by which it was counted; None if it was turned away."""
    waiting = Waiting("request", 0)
    since = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.since = self.loop.time()
        address = "" if self.client is None else self.client[0]
        if self.doorkeeper.admit(address):
            self.admitted = address
        else:
            transport.write(said(Reason.TOO_MANY_CONNECTIONS))
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    def leave(self) -> None:
        if self.admitted is not None:
            self.doorkeeper.leave(self.admitted)
            self.admitted = None

    def data_received(self, data: bytes) -> None:
        if self.admitted is not None:
            super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The socket keeps the line, and is counted until it is closed."""
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        if isinstance(socket, BackpressureProtocol) and self.admitted is not None:
            # Not `self.leave`: what read the request is not to be kept as long as the socket.
            socket.leave = partial(self.doorkeeper.leave, self.admitted)
            self.admitted = None

    def send_400_response(self, msg: str) -> None:
        self.transport.write(answered(400, Message("service-bad-request", {"reason": msg})))
        self.transport.close()

    def is_overdue(self, now: float) -> bool:
        """Has it been waited for too long, at the stage where it is?"""
        waiting = self.stage()
        if waiting != self.waiting:
            self.waiting, self.since = waiting, now
        return now - self.since > self.doorkeeper.patience[waiting.stage]

    def stage(self) -> Waiting:
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            return Waiting("request", id(cycle))
        if cycle.more_body and not cycle.response_started:
            return Waiting("body", id(cycle))
        return Waiting("answer", id(cycle))


def guarded_by(doorkeeper: Doorkeeper) -> type[GuardedProtocol]:
    """Lines that this doorkeeper looks after."""
    return type("GuardedLine", (GuardedProtocol,), {"doorkeeper": doorkeeper})


def said(reason: Reason) -> bytes:
    """A refusal as bytes, where no application is asked."""
    return answered(STATUS_OF[reason], reason.message())


def answered(status: int, message: Message) -> bytes:
    body = msgspec.json.encode(
        Trouble(status=status, message=message, text=Speaker("en").say(message))
    )
    head = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode(),
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"connection: close",
        *[name + b": " + value for name, value in raw_headers("/api")],
    ]
    return b"\r\n".join([*head, b"", body])

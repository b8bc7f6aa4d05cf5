"""A WebSocket client that costs next to nothing, so that one core can play with thousands of
sockets: no extensions, frames of one piece, a mask of zeros."""

import asyncio
import base64
import struct
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN, MASKED = 0x80, 0x80


class Line(asyncio.Protocol):
    """One open socket; `heard` is called with the payload of each text frame."""

    def __init__(
        self, host: str, path: str, cookie: str, heard: Callable[["Line", bytes], None]
    ) -> None:
        self.request = upgrade(host, path, cookie)
        self.heard = heard
        self.buffer = b""
        self.is_open = False
        self.bytes = 0
        """All that has arrived."""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: Any) -> None:
        self.transport: asyncio.Transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.buffer = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert b" 101 " in head.partition(b"\r\n")[0], head
            self.is_open, self.buffer = True, rest
            self.opened.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            kind, size, start = buffer[place] & 15, buffer[place + 1], place + 2
            if size == 126:
                if len(buffer) < start + 2:
                    break
                size, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif size == 127:
                if len(buffer) < start + 8:
                    break
                size, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + size:
                break
            place = start + size
            if kind == TEXT:
                self.heard(self, buffer[start:place])
            elif kind == PING:
                self.send(buffer[start:place], PONG)
        self.buffer = buffer[place:]

    def send(self, payload: bytes, kind: int = TEXT) -> None:
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", FIN | kind, MASKED | size)
        else:
            head = struct.pack("!BBH", FIN | kind, MASKED | 126, size)
        self.transport.write(head + bytes(4) + payload)

    def connection_lost(self, fault: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("closed before it was open"))

    def close(self) -> None:
        self.transport.close()


def upgrade(host: str, path: str, cookie: str) -> bytes:
    key = base64.b64encode(bytes(16)).decode()  # nobody listens in here
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
        "",
        "",
    ]
    return "\r\n".join(lines).encode()


async def open_line(
    port: int, path: str, cookie: str, heard: Callable[["Line", bytes], None]
) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(
        lambda: Line(f"127.0.0.1:{port}", path, cookie, heard), "127.0.0.1", port
    )
    await line.opened
    return line

"""However a message comes over the line, it is the same message."""

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from backroom.server.web.socket_backpressure import BackpressureProtocol
from builders.running_house import House, Socket, open_house
from load.frames import FIN, MASKED, TEXT, Line, open_line

Way = Callable[[asyncio.WriteTransport, list[bytes]], None]


def framed(payload: bytes, first: int = FIN | TEXT, mask: bytes = b"mask") -> bytes:
    masked = bytes(each ^ mask[place % 4] for place, each in enumerate(payload))
    return bytes((first, MASKED | len(payload))) + mask + masked


def pings(count: int) -> list[bytes]:
    return [b'{"type":"ping","id":%d}' % number for number in range(count)]


def one_by_one(line: asyncio.WriteTransport, texts: list[bytes]) -> None:
    for each in texts:
        line.write(framed(each))


def all_at_once(line: asyncio.WriteTransport, texts: list[bytes]) -> None:
    line.write(b"".join(framed(each) for each in texts))


def byte_by_byte(line: asyncio.WriteTransport, texts: list[bytes]) -> None:
    for each in b"".join(framed(each) for each in texts):
        line.write(bytes((each,)))


def in_fragments(line: asyncio.WriteTransport, texts: list[bytes]) -> None:
    for each in texts:
        line.write(framed(each[:5], TEXT))
        line.write(framed(each[5:], FIN))


@pytest.mark.parametrize("way", [one_by_one, all_at_once, byte_by_byte, in_fragments])
def test_messages_are_answered_in_their_order_however_they_come(tmp_path: Path, way: Way) -> None:
    answered: list[int] = []

    def heard(line: Line, payload: bytes) -> None:
        for each in payload.split(b"\n"):
            message = json.loads(each)
            if message["type"] == "done":
                answered.append(message["id"])

    async def run(port: int, path: str, cookie: str) -> None:
        line = await open_line(port, path, cookie, heard)
        way(line.transport, pings(8))
        async with asyncio.timeout(20):
            while len(answered) < 8:
                await asyncio.sleep(0.005)
        line.close()

    with open_house(tmp_path) as house:
        client = house.guest("Anna")
        table = client.make("counterfeiters", 2)
        cookie = client.cookies()
        asyncio.run(run(house.port, f"/api/tables/{table['id']}/socket?lean=1", cookie))
    assert answered == list(range(8))


@contextmanager
def one_line(folder: Path) -> Iterator[tuple[House, Socket, BackpressureProtocol]]:
    """Somebody alone at a table, and the end of his line inside the house."""
    with open_house(folder) as house:
        client = house.guest("Anna")
        table = client.make("counterfeiters", 2)
        with client.socket(table) as socket:
            socket.wait("welcome")
            room = house.service.rooms.running[table["id"]].room
            [visitor] = room.presence.visitors
            yield house, socket, cast(BackpressureProtocol, visitor.line)


def test_a_piece_that_looks_like_a_message_of_its_own_is_none(tmp_path: Path) -> None:
    """The second half of a long text is, byte for byte, a whole short frame."""
    inner = framed(b'{"type":"ping","id":9}', mask=bytes(4))
    text = b"x" * 50 + b"\xe1" + inner  # \xe1 and the frame's first two bytes are one letter
    long = framed(text, mask=bytes(4))
    with one_line(tmp_path) as (house, socket, line):
        house.inside(lambda: line.data_received(long[: -len(inner)]))
        house.inside(lambda: line.data_received(inner))
        refused = socket.wait("refused")
        assert refused["message"]["name"] == "service-bad-message"
        assert "done" not in socket.newest


def test_a_message_may_not_begin_within_another(tmp_path: Path) -> None:
    with one_line(tmp_path) as (house, _, line):
        house.inside(lambda: line.data_received(framed(b'{"type":"pi', TEXT)))
        house.inside(lambda: line.data_received(framed(b'{"type":"ping","id":9}')))
        assert line.failed

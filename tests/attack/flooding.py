"""The attacker of a flood, in a process of his own: one thing, again and again, from one address.

usage: python -m attack.flooding NAME PORT COOKIE TABLE

It writes a line when it is first refused, and another with what it has sent when its input ends.
"""

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from attack.http_attack import Line, as_body, request
from attack.scene import SMALL
from builders.running_house import PATIENCE

Work = Callable[[], Coroutine[Any, Any, None]]
ELSEWHERE = "127.0.0.2"
HANDS = 4
"""So many of the attacker's requests are under way at a time."""
PAUSE = 0.005
"""Seconds between two of one hand: the attacker must not take the processor that the house needs
here, where they share it."""


class Flood:
    """One attacker, who does one thing again and again."""

    def __init__(self, port: int, cookie: str, table: str) -> None:
        self.port = port
        self.cookie = cookie
        self.table = table
        self.sent = self.refused = 0

    async def count(self, refused: bool) -> None:
        self.sent += 1
        if refused and self.refused == 0:
            say("refused")
        self.refused += refused
        await asyncio.sleep(PAUSE)

    async def ask(self, data: bytes) -> None:
        line = Line(self.port, ELSEWHERE)
        while True:
            said = await line.ask(data)
            await self.count(said[9:12] == b"429")

    def requesting(self, method: str, path: str, body: object = None) -> Work:
        headers = {"Host": "127.0.0.1", "Cookie": self.cookie}
        data = request(method, path, None if body is None else as_body(body), headers)
        return lambda: self.ask(data)

    def line(self) -> connect:
        return connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            max_size=None,
            open_timeout=PATIENCE,
            local_addr=(ELSEWHERE, 0),
        )

    async def reconnect(self) -> None:
        while True:
            refused = False
            try:
                async with self.line() as line:
                    await line.recv()
            except (ConnectionClosed, InvalidStatus, OSError):
                refused = True
            await self.count(refused)

    async def mute(self) -> None:
        while True:
            with suppress(ConnectionClosed, InvalidStatus, OSError):
                async with self.line() as line:
                    await self.mute_at(line)

    async def mute_at(self, line: ClientConnection) -> None:
        while True:
            message = {"type": "mute", "id": 1, "seat": 1, "on": self.sent % 2 == 0}
            await line.send(json.dumps(message))
            while (answer := json.loads(await line.recv())["type"]) not in ("done", "refused"):
                pass
            await self.count(answer == "refused")

    def all(self) -> dict[str, Work]:
        return {
            "lists of tables": self.requesting("GET", "/api/tables"),
            "sign-ups": self.requesting("POST", "/api/guests", {"name": "Bot"}),
            "uploads": self.requesting("POST", "/api/logs", {"text": "x" * 100_000}),
            "card files": self.requesting(
                "POST", "/api/tables", {"game": SMALL, "seats": 2, "cards": "a.b.c.d=1\n" * 5_000}
            ),
            "reconnects": self.reconnect,
            "mutes": self.mute,
        }


NAMES = tuple(Flood(0, "", "").all())


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def main(name: str, port: str, cookie: str, table: str) -> None:
    flood = Flood(int(port), cookie, table)
    hands = [asyncio.create_task(flood.all()[name]()) for _ in range(HANDS)]
    await asyncio.to_thread(sys.stdin.read)
    for hand in hands:
        hand.cancel()
    await asyncio.gather(*hands, return_exceptions=True)
    say(f"{flood.sent} {flood.refused}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

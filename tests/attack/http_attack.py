"""Hostile requests over HTTP, as bytes: who sends them decides what they look like."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import quote

from attack.account import Account
from attack.hostile_values import (
    ODD_TEXTS,
    broken_json,
    guessed_link,
    guessed_table,
    odd_value,
)
from attack.odd_heads import odd_heads
from attack.scene import Scene, as_cookie
from builders.running_house import PATIENCE, Json

ASLEEP = 20
"""Requests of a line that reads no answer."""
LINES = 6
"""So many requests are under way at a time."""
EVIL = "https://evil.example"


class Hostile(NamedTuple):
    """A request, and whether any success would be one too many."""

    kind: str
    data: bytes
    forbidden: bool = True
    closes: bool = False
    """It is no sound request: the line may be closed after it."""


def request(
    method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> bytes:
    wanted = {"Host": "127.0.0.1", "Content-Type": "application/json"} | (headers or {})
    if body is not None:
        wanted["Content-Length"] = str(len(body))
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items())]
    head = "\r\n".join(lines) + "\r\n\r\n"
    return head.encode("utf-8", "surrogatepass") + (body or b"")


def as_body(value: Any) -> bytes:
    return json.dumps(value).encode()


class HttpAttack:
    """Makes requests, sends them, and looks at the answers."""

    def __init__(self, scene: Scene, account: Account, chance: random.Random) -> None:
        self.scene = scene
        self.account = account
        self.chance = chance
        self.host = f"127.0.0.1:{scene.port}"
        self.makers: list[Callable[[], Hostile]] = [
            self.foreign_table,
            self.guessed,
            self.forged_cookie,
            self.forged_token,
            self.other_site,
            self.bad_body,
            self.odd_address,
            self.odd_head,
        ]

    # Who asks for what

    def headers(self, cookie: str | None) -> dict[str, str]:
        return {"Host": self.host} | ({} if cookie is None else {"Cookie": cookie})

    def nobody(self) -> str | None:
        """A cookie that opens nothing."""
        forged = guessed_link(self.chance) + guessed_link(self.chance)[:19]
        return self.chance.choice(
            (
                None,
                self.scene.expired,
                f"backroom={forged}",
                f"backroom={quote(self.chance.choice(ODD_TEXTS), errors='replace')}",
                "backroom=",
                'backroom="\\"\\"\\""',
                f"backroom={forged}; backroom={forged}",
                f"Backroom={forged}",
                "; ; =; backroom",
                f"backroom={'a' * 3_000}",
            )
        )

    def changes(self, table: Json) -> tuple[str, str, Any]:
        """Something that only somebody else may do at this table."""
        place = f"/api/tables/{table['id']}"
        seat = self.chance.choice((0, 1, 2, 7, 99, -1))
        link = guessed_link(self.chance)
        return self.chance.choice(
            (
                ("PATCH", place, {"watchers": True}),
                ("PATCH", place, {"settings": {"listed": True}}),
                ("DELETE", place, None),
                ("POST", f"{place}/seats", {"seat": seat}),
                ("POST", f"{place}/seats?link={link}", {"seed": "x"}),
                ("DELETE", f"{place}/seats/{seat}", None),
                ("PUT", f"{place}/seats/{seat}/bot", {"level": "hard"}),
                ("POST", f"{place}/start", None),
                ("POST", f"{place}/rematch", None),
                ("GET", place, None),
                ("GET", f"{place}?link={link}", None),
                ("GET", f"{place}/printed", None),
                ("GET", f"{place}/replay?seq={seat}&eyes=0", None),
                ("GET", f"{place}/story?eyes=0&link={link}", None),
                ("GET", f"{place}/truth", None),
                ("GET", f"{place}/query?asked={{}}", None),
                ("GET", f"{place}/verify", None),
                ("GET", f"{place}/course", None),
                ("GET", f"{place}/log", None),
            )
        )

    def foreign_table(self) -> Hostile:
        method, path, body = self.changes(self.chance.choice(self.scene.victims.closed))
        headers = self.headers(as_cookie(self.scene.mallory))
        return Hostile("foreign tables", request(method, path, body and as_body(body), headers))

    def guessed(self) -> Hostile:
        """Links and tables that somebody makes up."""
        headers = self.headers(as_cookie(self.scene.mallory))
        link = quote(self.chance.choice((guessed_link(self.chance), *ODD_TEXTS)), errors="replace")
        if self.chance.random() < 0.5:
            method = self.chance.choice(("GET", "POST"))
            path = f"/api/links/{link or 'x'}"
            return Hostile("guessed links", request(method, path, b"", headers))
        method, path, body = self.changes({"id": guessed_table(self.chance)})
        return Hostile("guessed tables", request(method, path, body and as_body(body), headers))

    def forged_cookie(self) -> Hostile:
        """Nobody, or somebody who has gone, wants to act in a name that he does not have."""
        if self.chance.random() < 0.5:
            method, path, body = self.changes(self.chance.choice(self.scene.victims))
            if method == "GET":
                method = "DELETE"
        else:
            method, path, body = self.chance.choice(
                (
                    ("PATCH", "/api/me", {"name": "Owned"}),
                    ("DELETE", "/api/me", None),
                    ("DELETE", "/api/session", None),
                    ("POST", "/api/account", {"login": "owned", "passphrase": "x" * 20}),
                    ("PUT", "/api/account/passphrase", {"old": "x" * 20, "new": "y" * 20}),
                    ("POST", "/api/tables", {"game": "counterfeiters", "seats": 2}),
                    ("POST", "/api/logs", {"text": "x"}),
                    ("GET", "/api/my/tables", None),
                    ("GET", "/api/my/results", None),
                )
            )
        headers = self.headers(self.nobody())
        return Hostile("forged cookies", request(method, path, body and as_body(body), headers))

    def forged_token(self) -> Hostile:
        """A bot wants to do what is for people; or it has no token at all."""
        wishes: tuple[tuple[str, str, Any], ...] = (
            self.changes(self.chance.choice(self.scene.victims.closed)),
            ("PATCH", "/api/me", {"name": "Owned"}),
            ("DELETE", "/api/me", None),
            ("POST", "/api/my/tokens", {"name": "Owned"}),
            ("GET", "/api/my/tokens", None),
            ("POST", "/api/tables", {"game": "counterfeiters", "seats": 2}),
            ("POST", f"/api/links/{self.scene.victims.shared['links']['host']}", None),
            ("POST", "/api/logs", {"text": "x"}),
        )
        method, path, body = self.chance.choice(wishes)
        good, gone = self.scene.bots_token, self.scene.revoked
        forged = f"backroom-{(guessed_link(self.chance) * 3)[:43]}"
        odd = quote(self.chance.choice(ODD_TEXTS), errors="replace")
        shown = self.chance.choice(
            (
                *(f"Bearer {each}" for each in (good, gone, forged, odd, good[:-1], good.upper())),
                *("Bearer", "Bearer ", "bearer\t" + gone, f"Basic {good}", f"Bearer {good} {good}"),
                *(f"Bearer {gone}, Bearer {good}", f"Bearer backroom-{'a' * 3_000}"),
            )
        )
        cookie = self.chance.choice((None, self.nobody(), f"backroom={good}"))
        headers = self.headers(cookie) | {"Authorization": shown}
        return Hostile("forged tokens", request(method, path, body and as_body(body), headers))

    def other_site(self) -> Hostile:
        """Anna's own browser, sent by a page of another site."""
        origin = self.chance.choice(
            (
                *(EVIL, "null", "http://127.0.0.1", f"http://{self.host}.evil.example"),
                *(f"http://{self.host}@evil.example", "http://127.0.0.1:1", "file://", "x", "//"),
                *(f"http://evil.example/{self.host}", "http://[::1", f"http://evil#{self.host}"),
            )
        )
        private = f"/api/tables/{self.scene.victims.private['id']}"
        lobby = f"/api/tables/{self.scene.victims.lobby['id']}"
        wishes: tuple[tuple[str, str, Any], ...] = (
            ("DELETE", "/api/me", None),
            ("DELETE", "/api/session", None),
            ("PATCH", "/api/me", {"name": "Owned"}),
            ("POST", "/api/guests", {"name": "Owned"}),
            ("POST", "/api/tables", {"game": "counterfeiters", "seats": 2}),
            ("PATCH", private, {"watchers": True}),
            ("DELETE", lobby, None),
            ("DELETE", f"{lobby}/seats/1", None),
            ("PUT", f"{lobby}/seats/2/bot", {"level": "easy"}),
            ("POST", f"{lobby}/seats", {"seat": 0}),
        )
        method, path, body = self.chance.choice(wishes)
        headers = self.headers(as_cookie(self.scene.anna)) | {"Origin": origin}
        kinds = ("application/json", "text/plain", "application/x-www-form-urlencoded")
        headers["Content-Type"] = self.chance.choice(kinds)
        return Hostile("other sites", request(method, path, body and as_body(body), headers))

    # What is sent

    def bad_body(self) -> Hostile:
        """Of the wrong form, whoever sends it."""
        path = self.chance.choice(
            (
                *("/api/tables", "/api/guests", "/api/session", "/api/account", "/api/logs"),
                f"/api/tables/{self.scene.victims.lobby['id']}/seats",
            )
        )
        if self.chance.random() < 0.5:
            body = broken_json(self.chance).encode("utf-8", "surrogatepass")
        else:
            value = {"not known here": odd_value(self.chance)}
            for field in ("game", "seats", "name", "login", "passphrase", "text", "cards"):
                if self.chance.random() < 0.5:
                    value[field] = odd_value(self.chance)
            body = as_body(value)
        if self.chance.random() < 0.1:
            body = bytes(self.chance.randrange(256) for _ in range(self.chance.randrange(300)))
        headers = self.headers(as_cookie(self.scene.mallory))
        return Hostile("bodies of the wrong form", request("POST", path, body, headers))

    def odd_address(self) -> Hostile:
        place = self.chance.choice(
            (
                *("/static/%00", "/static/..%2f..%2fserver/web/app.py", "/static/%2e%2e/%2e%2e/"),
                *("/%2e%2e/%2e%2e/etc/passwd", "//evil.example/", "/api/../api/my/tables"),
                *(
                    "/api/tables/%00",
                    "/api/tables/..%2f",
                    "/static/" + "a" * 4_000,
                    "/?" + "a&" * 2_000,
                ),
                *(f"/{quote(self.chance.choice(ODD_TEXTS), errors='replace')}", "/api//tables//"),
                *(
                    "http://evil.example/api/my/tables",
                    "*",
                    "/backroom.db",
                    "/static/../backroom.db",
                ),
                *(
                    "/api/tables?game=" + quote(self.chance.choice(ODD_TEXTS), errors="replace"),
                    "/.",
                ),
                f"/api/games/{guessed_link(self.chance)}/rulebook/xx",
                f"/api/tables/{self.scene.victims.private['id']}/replay?seq=9e99&eyes=[]",
                f"/api/tables/{self.scene.victims.private['id']}/../../my/tables",
            )
        )
        method = self.chance.choice(("GET", "HEAD", "OPTIONS", "TRACE", "PROPFIND", "GET"))
        return Hostile("odd addresses", request(method, place, None, self.headers(None)), False)

    def odd_head(self) -> Hostile:
        place = f"/api/tables/{self.scene.victims.private['id']}"
        trick = self.chance.choice(odd_heads(place, self.chance))
        return Hostile("odd heads", trick, False, closes=True)

    def requests(self, count: int) -> Iterator[Hostile]:
        for _ in range(count):
            yield self.chance.choice(self.makers)()

    # Sending

    async def never_read(self, lines: int, work: Awaitable[None]) -> None:
        """Lines that ask for the longest answers there are and take none, while others work."""
        asked = request("GET", "/api/games/la-cosa-nostra/rulebook/en", None, self.headers(None))
        sleeping: list[asyncio.StreamWriter] = []
        for _ in range(lines):
            _, writer = await asyncio.open_connection("127.0.0.1", self.scene.port, limit=1)
            writer.write(asked * ASLEEP)
            sleeping.append(writer)
            self.account.tried["answers that nobody takes"] += ASLEEP
        await work
        for writer in sleeping:
            writer.transport.abort()

    async def run(self, count: int) -> None:
        waiting = self.requests(count)
        await asyncio.gather(*[self.send_all(waiting) for _ in range(LINES)])

    async def send_all(self, waiting: Iterator[Hostile]) -> None:
        line = Line(self.scene.port)
        for hostile in waiting:
            async with asyncio.timeout(PATIENCE):
                if hostile.closes:
                    said = await Line(self.scene.port).last(hostile.data)
                else:
                    said = await line.ask(hostile.data)
            self.judge(hostile, said)
        await line.close()

    def judge(self, hostile: Hostile, said: bytes) -> None:
        status = said[9:12].decode("ascii", "replace") if said else "closed"
        self.account.note(hostile.kind, status)
        self.account.search(hostile.kind, said, self.scene.secrets)
        if status.startswith("5"):
            self.account.errors.append(f"{hostile.kind}: {status} for {hostile.data[:300]!r}")
        if hostile.forbidden and status.startswith(("1", "2", "3")):
            self.account.granted.append(f"{hostile.kind}: {status} for {hostile.data[:300]!r}")


class Line:
    """A line that is kept open as long as the house keeps it open."""

    def __init__(self, port: int, machine: str = "127.0.0.1") -> None:
        self.port = port
        self.machine = machine
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, data: bytes) -> bytes:
        """The whole answer to one sound request."""
        head_only = data.startswith(b"HEAD ")
        for _ in range(3):
            try:
                reader, writer = await self.opened()
                writer.write(data)
                return await self.answer(reader, head_only)
            except (ConnectionError, asyncio.IncompleteReadError):
                await self.close()  # it may just have been closed for being idle
        return b""

    async def answer(self, reader: asyncio.StreamReader, head_only: bool) -> bytes:
        head = await reader.readuntil(b"\r\n\r\n")
        length = 0
        closes = False
        for line in head.lower().split(b"\r\n"):
            if line.startswith(b"content-length:"):
                length = int(line.partition(b":")[2])
            closes |= line == b"connection: close"
        body = b"" if head_only or not length else await reader.readexactly(length)
        if closes:
            await self.close()
        return head + body

    async def last(self, data: bytes) -> bytes:
        """All that is said until the line is closed, or nothing more comes."""
        reader, writer = await self.opened()
        said = b""
        try:
            writer.write(data)
            writer.write_eof()
            async with asyncio.timeout(0.3):
                while more := await reader.read(65536):
                    said += more
        except (ConnectionError, TimeoutError):
            pass
        await self.close()
        return said

    async def opened(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=1 << 22, local_addr=(self.machine, 0)
            )
        return self.streams

    async def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None

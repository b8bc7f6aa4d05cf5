"""Tables of our own service, with a socket at every seat that answers whatever it is asked."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx
import msgspec

from load.frames import Line, open_line

SEATS = 4


class Choice(msgspec.Struct):
    action: int
    terms: Any = None


class Asked(msgspec.Struct):
    must: bool
    legal: list[int | Choice]


class Down(msgspec.Struct):
    """As much of any message as a player needs who does not care what he plays."""

    type: str
    seq: int = -1
    id: int | None = None
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET
    result: Any = None


READ = msgspec.json.Decoder(Down).decode


class Seat:
    """One player: he knows what he is asked, and answers when he is told to."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.line: Line
        self.seq = -1
        self.asked: Asked | None = None
        self.sent_at = 0.0
        """When the answer was sent that is not acknowledged yet; 0 if there is none."""
        self.number = 0

    def heard(self, line: Line, payload: bytes) -> None:
        for text in payload.split(b"\n"):
            message = READ(text)
            match message.type:
                case "picture" | "change" | "update":
                    self.seq = message.seq
                    if message.question is not msgspec.UNSET:
                        self.asked = message.question
                    if message.result is not None:
                        self.table.over = True
                case "done" | "refused":
                    now, sent = time.perf_counter(), self.sent_at
                    self.sent_at = 0.0
                    self.table.answered(now - sent, message.type == "done")
        self.table.changed(self)

    def can_answer(self) -> bool:
        return self.asked is not None and self.asked.must and not self.sent_at

    def answer(self) -> None:
        assert self.asked is not None
        choice = self.table.chance.choice(self.asked.legal)
        action = choice if isinstance(choice, int) else choice.action
        self.number += 1
        self.sent_at = time.perf_counter()
        self.line.send(
            b'{"type":"act","id":%d,"seq":%d,"action":%d}' % (self.number, self.seq, action)
        )


class Table:
    """One table and its four players."""

    def __init__(self, crowd: "Crowd", table: dict[str, Any]) -> None:
        self.crowd = crowd
        self.id = table["id"]
        self.watch = table["links"]["watch"]
        self.chance = random.Random(self.id)
        self.over = False
        self.seats = [Seat(self) for _ in range(SEATS)]
        self.watchers: list[Line] = []

    async def open(self, form: str, ports: Sequence[int] = ()) -> None:
        """Each seat at its node, where there are some."""
        for number, seat in enumerate(self.seats):
            path = f"/api/tables/{self.id}/socket?{form}"
            port = ports[number % len(ports)] if ports else self.crowd.port
            seat.line = await open_line(port, path, self.crowd.cookies[number], seat.heard)

    def close(self) -> None:
        for seat in self.seats:
            seat.line.close()

    def answered(self, seconds: float, done: bool) -> None:
        self.crowd.answered(seconds, done)

    def changed(self, seat: Seat) -> None:
        self.crowd.on_change(self, seat)

    def one_answers(self) -> bool:
        """Whoever is asked first answers; False if nobody can just now."""
        for seat in self.seats:
            if seat.can_answer():
                seat.answer()
                return True
        return False

    def received(self) -> int:
        return sum(seat.line.bytes for seat in self.seats)


class Crowd:
    """Four persons who play at many tables at once."""

    def __init__(self, port: int, game: str = "capo-della-mafia") -> None:
        self.port = port
        self.game = game
        self.cookies: list[str] = []
        self.people: list[httpx.Client] = []
        self.tables: list[Table] = []
        self.moves = 0
        self.refused = 0
        self.waits: list[float] = []
        self.on_change: Callable[[Table, Seat], None] = lambda table, seat: None
        for number in range(SEATS):
            person = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60)
            person.post("/api/guests", json={"name": f"Player {number}"}).raise_for_status()
            self.people.append(person)
            self.cookies.append("; ".join(f"{k}={v}" for k, v in person.cookies.items()))

    def make(self, count: int) -> list[Table]:
        """So many more tables, begun."""
        made = []
        for _ in range(count):
            host = self.people[0]
            wanted = {"game": self.game, "seats": SEATS, "options": {}, "settings": {}}
            table = host.post("/api/tables", json=wanted).raise_for_status().json()
            for seat, person in enumerate(self.people):
                path = f"/api/tables/{table['id']}/seats?link={table['links']['play']}"
                person.post(path, json={"seat": seat, "seed": ""}).raise_for_status()
            host.post(f"/api/tables/{table['id']}/start").raise_for_status()
            made.append(Table(self, table))
        self.tables += made
        return made

    async def open(self, tables: list[Table], form: str = "lean=1") -> None:
        for table in tables:
            await table.open(form)

    async def look_in(self, tables: list[Table]) -> None:
        """All players come to one table after the other, see it, and go."""
        for table in tables:
            await table.open("lean=1")
            async with asyncio.timeout(60):
                while any(seat.seq < 0 for seat in table.seats):
                    await asyncio.sleep(0.005)
            table.close()
            await asyncio.sleep(0.005)

    def close(self) -> None:
        for table in self.tables:
            table.close()
        for person in self.people:
            person.close()

    def answered(self, seconds: float, done: bool) -> None:
        if done:
            self.moves += 1
            self.waits.append(seconds)
        else:
            self.refused += 1

    async def as_fast_as_it_goes(self, tables: list[Table], moves: int) -> None:
        """Everybody answers as soon as he is asked, until so many moves are acknowledged."""
        goal = self.moves + moves
        finished = asyncio.get_running_loop().create_future()

        def change(table: Table, seat: Seat) -> None:
            if self.moves >= goal:
                if not finished.done():
                    finished.set_result(None)
            elif not table.over and seat.can_answer():
                seat.answer()

        self.on_change = change
        for table in tables:
            for seat in table.seats:
                change(table, seat)
        async with asyncio.timeout(300):
            await finished
        self.on_change = lambda table, seat: None
        await self.settle(tables)

    async def settle(self, tables: list[Table]) -> None:
        """Until nothing is under way any more."""
        async with asyncio.timeout(60):
            while any(seat.sent_at for table in tables for seat in table.seats):
                await asyncio.sleep(0.01)

    async def at_a_pace(self, tables: list[Table], each: float, seconds: float) -> int:
        """At every table a move every so many seconds, the tables spread evenly; how many moves
        could not be made because the last one was not answered yet."""
        loop, skipped = asyncio.get_running_loop(), 0
        begin, steps = loop.time(), int(len(tables) * seconds / each)
        for step in range(steps):
            due = begin + step * each / len(tables)
            wait = due - loop.time()
            if wait > 0:
                await asyncio.sleep(wait)
            table = tables[step % len(tables)]
            skipped += not table.over and not table.one_answers()
        await self.settle(tables)
        return skipped

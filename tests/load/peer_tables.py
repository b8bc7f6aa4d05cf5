"""The same play at the peer's tables: four sockets each, over socket.io as its own client does."""

import asyncio
import re
import time

from load.frames import Line, open_line

SEATS = 4
PATH = "/socket.io/?EIO=4&transport=websocket"
SPACE = b"/hands,"
STATE = re.compile(rb'"currentPlayer":"(\d)".*?"_stateID":(\d+)', re.S)


class PeerSeat:
    """One player at one of the peer's tables."""

    def __init__(self, crowd: "PeerCrowd", match: str, seat: int) -> None:
        self.crowd = crowd
        self.match = match.encode()
        self.seat = b"%d" % seat
        self.line: Line
        self.sent_at = 0.0
        self.state = -1
        self.turn = False
        self.synced = asyncio.get_running_loop().create_future()

    async def open(self, port: int) -> None:
        self.line = await open_line(port, PATH, "", self.heard)
        await self.synced

    def heard(self, line: Line, payload: bytes) -> None:
        match payload[:2]:
            case b"0{":
                line.send(b"40" + SPACE)
            case b"2":
                line.send(b"3")
            case b"40":
                asked = b'["sync","%b","%b",null,%d]' % (self.match, self.seat, SEATS)
                line.send(b"42" + SPACE + asked)
            case b"42":
                self.event(payload)

    def event(self, payload: bytes) -> None:
        found = STATE.search(payload)
        if found is None:
            return
        state = int(found[2])
        self.turn = found[1] == self.seat
        if self.sent_at and state > self.state:
            self.crowd.answered(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        self.state = state
        if not self.synced.done():
            self.synced.set_result(None)
        self.crowd.on_change(self)

    def can_answer(self) -> bool:
        return self.turn and not self.sent_at

    def answer(self) -> None:
        self.sent_at = time.perf_counter()
        self.line.send(
            b'42%b["update",{"type":"MAKE_MOVE","payload":{"type":"lay","args":[2],"playerID":"%b",'
            b'"credentials":null}},%d,"%b","%b"]'
            % (SPACE, self.seat, self.state, self.match, self.seat)
        )


class PeerCrowd:
    """Everybody at all tables of the peer."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[list[PeerSeat]] = []
        self.moves = 0
        self.waits: list[float] = []
        self.goal = 0
        self.finished: asyncio.Future[None] | None = None

    async def make(self, count: int) -> None:
        for _ in range(count):
            number = len(self.tables)
            seats = [PeerSeat(self, f"match{number}", seat) for seat in range(SEATS)]
            for seat in seats:
                await seat.open(self.port)
            self.tables.append(seats)

    def answered(self, seconds: float) -> None:
        self.moves += 1
        self.waits.append(seconds)

    def on_change(self, seat: PeerSeat) -> None:
        if self.finished is None:
            return
        if self.moves >= self.goal:
            if not self.finished.done():
                self.finished.set_result(None)
        elif seat.can_answer():
            seat.answer()

    async def as_fast_as_it_goes(self, moves: int) -> None:
        self.goal = self.moves + moves
        self.finished = asyncio.get_running_loop().create_future()
        for table in self.tables:
            for seat in table:
                self.on_change(seat)
        async with asyncio.timeout(300):
            await self.finished
        self.finished = None
        await self.settle()

    async def settle(self) -> None:
        async with asyncio.timeout(60):
            while any(seat.sent_at for table in self.tables for seat in table):
                await asyncio.sleep(0.01)

    async def at_a_pace(self, each: float, seconds: float) -> int:
        loop, skipped = asyncio.get_running_loop(), 0
        begin, steps = loop.time(), int(len(self.tables) * seconds / each)
        for step in range(steps):
            wait = begin + step * each / len(self.tables) - loop.time()
            if wait > 0:
                await asyncio.sleep(wait)
            ready = [seat for seat in self.tables[step % len(self.tables)] if seat.can_answer()]
            if ready:
                ready[0].answer()
            skipped += not ready
        await self.settle()
        return skipped

    def received(self) -> int:
        return sum(seat.line.bytes for table in self.tables for seat in table)

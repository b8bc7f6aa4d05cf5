"""The bus of many nodes: LISTEN and NOTIFY of PostgreSQL.

What is told is gathered while the last lot is on its way, and sent again until it has gone out. A
node whose line was cut has missed what others told meanwhile: then it looks for itself.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable

import psycopg
import structlog
from sqlalchemy import URL

from backroom.kernel.errors import BadInput
from backroom.server.storage.bus import Kind, Listener, News
from backroom.server.storage.postgres_line import PostgresLine

CHANNEL = "backroom"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', %(payload)s)"
LONGEST = 7_000
"""Bytes of one notification; PostgreSQL takes not quite 8,000."""
MOST_WAITING = 50_000
"""News that wait while nobody can be told; beyond that the others must look for themselves."""
GAP = "gap::0"
AGAIN = 0.2
"""Seconds until a database that does not answer is asked again."""
PATIENCE = 5.0
GOODBYE = 2.0


class PostgresBus:
    """What this node tells, and what it hears."""

    def __init__(self, url: URL, name: str) -> None:
        self.name = name
        self.listeners: list[Listener] = []
        self.others: dict[str, list[Listener]] = defaultdict(list)
        self.gaps: list[Callable[[], None]] = []
        self.waiting: dict[str, None] = {}
        self._out = PostgresLine(url, PATIENCE)
        self._in = PostgresLine(url, PATIENCE)
        self._told = asyncio.Event()
        self._sent = asyncio.Event()
        self._heard: asyncio.Future[None] | None = None
        self._echo = f"echo:{secrets.token_hex(8)}:0"
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """BadInput if what is told does not come back: a pooler may stand in between."""
        self._heard = asyncio.get_running_loop().create_future()
        self._tasks = [asyncio.create_task(each) for each in (self._listen(), self._send())]
        try:
            async with asyncio.timeout(PATIENCE):
                # Nobody says when it listens; so it is asked until it is heard.
                while not self._heard.done():
                    self._put(self._echo)
                    await asyncio.wait([self._heard], timeout=AGAIN)
        except TimeoutError:
            await self.close()
            raise BadInput(
                "this PostgreSQL does not pass on what nodes tell each other (LISTEN, NOTIFY);"
                " give its own address, not that of a pooler"
            ) from None

    def publish(self, table_id: str, seq: int) -> None:
        for listener in self.listeners:
            listener(table_id, seq)
        self.tell(News("table", table_id, seq))

    def subscribe(self, listener: Listener) -> None:
        self.listeners.append(listener)
        self.hear("table", listener)

    def tell(self, news: News) -> None:
        self._put(f"{news.kind}:{news.about}:{news.number}")

    def hear(self, kind: Kind, listener: Listener) -> None:
        self.others[kind].append(listener)

    def on_gap(self, listener: Callable[[], None]) -> None:
        self.gaps.append(listener)

    async def close(self) -> None:
        if self.waiting and self._tasks:
            self._sent.clear()
            await asyncio.wait([asyncio.create_task(self._sent.wait())], timeout=GOODBYE)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        for line in (self._out, self._in):
            await line.hang_up()

    # What goes out

    def _put(self, item: str) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.waiting = {GAP: None}
        self.waiting[item] = None
        self._told.set()

    async def _send(self) -> None:
        while True:
            await self._told.wait()
            self._told.clear()
            while self.waiting:
                items = first_of(self.waiting)
                for item in items:  # told again while it is on its way, it is sent again
                    del self.waiting[item]
                try:
                    payload = " ".join([self.name, *items])
                    await self._out.ask(NOTIFY, {"payload": payload})
                except psycopg.Error:
                    self.waiting = dict.fromkeys(items) | self.waiting
                    await asyncio.sleep(AGAIN)
            self._sent.set()

    # What comes in

    async def _listen(self) -> None:
        first = True
        while True:
            try:
                connection = await self._in.connection()
                await connection.execute(f"LISTEN {CHANNEL}")
                if not first:
                    self._missed()
                first = False
                async for notify in connection.notifies():
                    self._take(notify.payload)
            except psycopg.Error:
                await asyncio.sleep(AGAIN)
            await self._in.hang_up()

    def _take(self, payload: str) -> None:
        name, *items = payload.split(" ")
        if name == self.name:
            if self._echo in items and self._heard is not None and not self._heard.done():
                self._heard.set_result(None)
            return
        for item in items:
            kind, about, number = item.split(":")
            if item == GAP:
                self._missed()
            for listener in self.others.get(kind, ()):
                self._call(listener, about, int(number))

    def _missed(self) -> None:
        for listener in self.gaps:
            listener()

    def _call(self, listener: Listener, about: str, number: int) -> None:
        try:
            listener(about, number)
        except Exception as fault:  # a defect of ours must not make this node deaf
            structlog.get_logger("backroom").error("bus", exc_info=fault)


def first_of(waiting: dict[str, None]) -> list[str]:
    """As many as one notification has room for."""
    items: list[str] = []
    room = LONGEST
    for item in waiting:
        room -= len(item) + 1
        if room < 0:
            break
        items.append(item)
    return items

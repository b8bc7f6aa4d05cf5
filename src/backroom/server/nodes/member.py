"""One of many nodes on one PostgreSQL.

A node is there as long as its heart beats: every second it says so in the database. Whoever has
been silent for some seconds is swept away by any other; then its tables are free, and who sat there
is nowhere. A node that was only slow finds out by its next beat, and enters itself again.
"""

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
import psycopg
import structlog
from sqlalchemy import URL

from backroom.kernel.errors import BadInput
from backroom.kernel.game import all_games
from backroom.server.nodes import statements, tally_statements
from backroom.server.nodes.nodes import Seated
from backroom.server.storage.bus import Bus, News
from backroom.server.storage.database import NotWritten
from backroom.server.storage.postgres import GROUND, trouble_of
from backroom.server.storage.postgres_line import PostgresLine

BEAT = 1.0
"""Seconds between two beats."""
SILENT = 5.0
"""Seconds after which a node that says nothing has gone."""
AGAIN = 0.2
PATIENCE = 2.0


class Other(msgspec.Struct, frozen=True):
    """Another node."""

    address: str
    protocol: int
    rules: dict[str, int]


class Member:
    """This node among the others."""

    alone = False

    def __init__(
        self,
        url: URL,
        name: str,
        address: str,
        bus: Bus,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.fence = name
        self.url = url
        self.bus = bus
        self.clock = clock
        self.charge: set[str] = set()
        """Tables of which this node has charge, as far as it knows."""
        self.sure_until = 0.0
        """Until when no other can have swept this node away."""
        self.others: dict[str, Other] = {}
        self.there: frozenset[str] = frozenset()
        """The others, as they were read last."""
        self.listeners: list[Callable[[], None]] = []
        rules = msgspec.json.encode({game.id: game.version for game in all_games().values()})
        self._me = {
            "me": name,
            "address": address,
            "protocol": statements.PROTOCOL,
            "rules": rules.decode(),
        }
        self._line = PostgresLine(url, PATIENCE)
        self._heart: asyncio.Task[None] | None = None
        self._look = asyncio.Event()
        bus.hear("nodes", lambda about, number: self._look.set())
        bus.on_gap(self._look.set)

    async def join(self) -> None:
        """Enter this node; BadInput if the others deal with each other in another way."""
        try:
            # Two that make tables at the same moment wait for each other.
            lock = f"SELECT pg_advisory_xact_lock({GROUND})"
            ground = [lock, *statements.GROUND, *tally_statements.GROUND]
            await self._line.ask(";".join(["BEGIN", *ground, "COMMIT"]))
            await self._sweep()
            await self._read_others()
            self._refuse_strangers()
            begun = self.clock()
            await self._line.ask(statements.JOIN, self._me)
        except psycopg.Error as fault:
            sentence = trouble_of(fault) or type(fault).__name__
            raise BadInput(f"{self.url.database}: {sentence}") from None
        self.sure_until = begun + SILENT
        self.bus.tell(News("nodes"))
        self._heart = asyncio.create_task(self._run())

    def _refuse_strangers(self) -> None:
        for other in self.others.values():
            if other.protocol != statements.PROTOCOL:
                raise BadInput(
                    f"{self.url.database}: the house that runs at {other.address} is of another"
                    " Backroom, and they do not understand each other; stop it first"
                )

    # Charge

    def has_charge(self, table_id: str) -> bool:
        return table_id in self.charge and self.clock() < self.sure_until

    def has_lost(self, table_id: str) -> None:
        self.charge.discard(table_id)

    async def take_charge(self, table_ids: Iterable[str]) -> set[str]:
        wanted = [*table_ids]
        if not wanted:
            return set()
        taken = {row[0] for row in await self._ask(statements.TAKE, tables=wanted)}
        self.charge |= taken
        return taken

    async def let_go(self, table_ids: Iterable[str]) -> None:
        held = [each for each in table_ids if each in self.charge]
        if not held:
            return
        self.charge.difference_update(held)
        await self._ask(statements.LET_GO, tables=held)
        for table_id in held:
            self.bus.tell(News("free", table_id))

    async def orphans(self) -> list[str]:
        return [row[0] for row in await self._ask(statements.ORPHANS)]

    # Presence

    async def seat(self, seated: Mapping[str, set[tuple[int, int]]]) -> None:
        rows = [(table, *each) for table, persons in seated.items() for each in persons]
        values: dict[str, Any] = {"tables": [*seated], "at": [row[0] for row in rows]}
        values |= {"persons": [row[1] for row in rows], "seats": [row[2] for row in rows]}
        await self._ask(statements.SEAT, **values)
        for table_id in seated:
            self.bus.tell(News("present", table_id))

    async def seated(self, table_ids: Iterable[str]) -> dict[str, frozenset[Seated]]:
        found: dict[str, set[Seated]] = {each: set() for each in table_ids}
        if found:
            there: set[str] = set()
            for table_id, node, person, seat in await self._ask(statements.SEATED, tables=[*found]):
                there.add(node)
                if table_id:
                    found[table_id].add(Seated(node, person, seat))
            self.there = frozenset(there)
        return {table_id: frozenset(who) for table_id, who in found.items()}

    # The others

    def plays(self, game: str, version: int) -> bool:
        return any(each.rules.get(game) == version for each in self.others.values())

    def names(self) -> frozenset[str]:
        return self.there

    def on_change(self, listener: Callable[[], None]) -> None:
        self.listeners.append(listener)

    async def leave(self) -> None:
        if self._heart is not None:
            self._heart.cancel()
            await asyncio.gather(self._heart, return_exceptions=True)
        self.sure_until = 0.0
        self.charge.clear()
        try:
            await self._line.ask(statements.LEAVE, self._me)
            self.bus.tell(News("nodes"))
        except psycopg.Error as fault:  # then it is swept away in a moment
            structlog.get_logger("backroom").warning("node", fault=type(fault).__name__)
        await self._line.hang_up()

    async def _ask(self, statement: str, **values: Any) -> list[Any]:
        try:
            return await self._line.ask(statement, self._me | values)
        except psycopg.Error as fault:
            raise NotWritten(f"{self.url.database}: {type(fault).__name__}") from fault

    # The heart

    async def _run(self) -> None:
        log = structlog.get_logger("backroom")
        while True:
            try:
                await self._beat()
            except psycopg.Error as fault:
                log.warning("node", fault=type(fault).__name__)
                await asyncio.sleep(AGAIN)
                continue
            except Exception as fault:  # a defect of ours must not stop the heart
                log.error("node", exc_info=fault)
            try:
                async with asyncio.timeout(BEAT):
                    await self._look.wait()
            except TimeoutError:
                pass

    async def _beat(self) -> None:
        looked, begun = self._look.is_set(), self.clock()
        was_sure = begun < self.sure_until
        self._look.clear()
        alive = await self._line.ask(statements.BEAT, self._me)
        if not alive:
            # Others have taken this node for gone, or PostgreSQL has crashed: what it had charge
            # of others may have now.
            self.charge.clear()
            begun = self.clock()
            await self._line.ask(statements.JOIN, self._me)
            self.bus.tell(News("nodes"))
        self.sure_until = begun + SILENT
        swept = await self._sweep()
        if swept:
            self.bus.tell(News("nodes"))
        if swept or looked or not alive:
            before = set(self.others)
            await self._read_others()
            if before != set(self.others) or not alive:
                was_sure = False
        if not was_sure:
            self._tell()

    async def _sweep(self) -> list[str]:
        gone = await self._line.ask(statements.SWEEP, self._me | {"after": SILENT})
        return [row[0] for row in gone]

    async def _read_others(self) -> None:
        rows = await self._line.ask(statements.OTHERS, self._me)
        self.others = {
            name: Other(address, protocol, msgspec.json.decode(rules, type=dict[str, int]))
            for name, address, protocol, rules in rows
        }
        self.there = frozenset(self.others)

    def _tell(self) -> None:
        """Who is there is another, or what was done meanwhile may have passed this node by."""
        structlog.get_logger("backroom").info("nodes", others=len(self.others))
        for listener in self.listeners:
            listener()

"""What the tables of this node hear from the lobby and from other nodes."""

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.refreshing import follow_log, refresh
from backroom.server.rooms.room import Room, is_by_correspondence
from backroom.server.storage.damage import Damaged
from backroom.server.storage.database import NotWritten
from backroom.server.storage.log_reader import StoredEntry
from backroom.server.storage.table_rows import find_table

if TYPE_CHECKING:
    from backroom.server.rooms.rooms import Rooms

READ_AT_ONCE = 8
"""Tables that are read anew at a time: people, too, want the database."""


class Hearing:
    """Listens to the bus; whatever is new is read from the database."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.house = rooms.house
        self.following: dict[str, Room] = {}
        """Tables of which other nodes' moves are about to be read."""
        self.reads = False
        """Are moves being read?"""
        self.late: set[str] = set()
        """Tables that changed elsewhere while they were loaded."""
        self.reading = asyncio.Semaphore(READ_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.house.bus.subscribe(self.heard)
        self.house.bus.hear("person", lambda person, _: self.heard_of_person(int(person)))

    def heard(self, table_id: str, seq: int) -> None:
        """The bus: something at this table is new."""
        running = self.rooms.running.get(table_id)
        if running is None:
            if table_id in self.rooms.loading:
                self.late.add(table_id)
            elif seq == 0 or (seq > 0 and self.house.nodes.has_charge(table_id)):
                self.begin(self.open_if_due(table_id))
            return
        table = running.room.table
        if seq < 0 or table is None:
            self.begin(self._refresh(running.room))
        elif seq > table.seq:
            self.following[table_id] = running.room
            if not self.reads:
                self.reads = True
                self.begin(self._follow())

    def read_anew(self, room: Room) -> None:
        """Whatever others may have changed at this table."""
        self.begin(self._refresh(room))

    async def open_if_due(self, table_id: str) -> None:
        """A table by correspondence is kept in memory while nobody looks at it: at one node."""
        try:
            async with self.house.database.reading() as connection:
                row = await find_table(connection, table_id)
            if row is not None and row.status == "playing" and is_by_correspondence(row):
                if await self.rooms.among.takes_charge(table_id):
                    await self.rooms.open(table_id)
                return
            await self.house.nodes.let_go([table_id])
        except (Refused, NotWritten, Damaged) as fault:
            self.house.log.error("wake", table=table_id, fault=str(fault))

    async def _refresh(self, room: Room) -> None:
        try:
            async with self.reading:
                await refresh(room)
        except (Refused, NotWritten) as fault:
            self.rooms.among.missed.add(room.row.id)
            self.house.log.error("refresh", table=room.row.id, fault=str(fault))

    async def _follow(self) -> None:
        """Let the moves that other nodes have taken happen here: whatever was heard of while the
        last were read is read together."""
        try:
            while self.following:
                rooms, self.following = self.following, {}
                try:
                    await self._read_moves(rooms)
                except (Refused, NotWritten) as fault:
                    self.rooms.among.missed |= rooms.keys()
                    self.house.log.error("refresh", tables=len(rooms), fault=str(fault))
        finally:
            self.reads = False

    async def _read_moves(self, rooms: dict[str, Room]) -> None:
        if self.house.database.is_ours_alone:
            for room in rooms.values():
                await follow_log(room)
            return
        tables = {each: room.table for each, room in rooms.items()}
        seqs = {each: table.seq for each, table in tables.items() if table is not None}
        found: dict[str, list[StoredEntry]] = {}
        for table_id, seq, entry, seal in await self.house.database.read_after(seqs):
            found.setdefault(table_id, []).append(StoredEntry(seq, entry, seal))
        for table_id, entries in found.items():
            self.begin(self._let_happen(rooms[table_id], entries))

    async def _let_happen(self, room: Room, entries: list[StoredEntry]) -> None:
        try:
            await follow_log(room, entries)
        except (Refused, NotWritten) as fault:
            self.rooms.among.missed.add(room.row.id)
            self.house.log.error("refresh", table=room.row.id, fault=str(fault))

    def heard_of_person(self, person: int) -> None:
        """Another node has ended sessions of this person, or heard of other wishes of his."""
        self.rooms.heed_here(person)
        self.begin(self.see_who_is_known(person))

    async def see_who_is_known(self, person: int) -> None:
        """Which of this person's sockets may stay: a session that has ended opens nothing."""
        visitors = [
            visitor
            for running in self.rooms.running.values()
            for visitor in running.room.presence.visitors
            if visitor.person is not None and visitor.person.id == person
        ]
        try:
            known = await self.house.people.lasting({visitor.session for visitor in visitors})
        except NotWritten as fault:
            self.house.log.error("person", fault=str(fault))
            return
        for visitor in visitors:
            if visitor.session not in known:
                visitor.dismiss(Reason.STRANGER.message())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """What is read now nobody will see."""
        for task in self.tasks:
            task.cancel()

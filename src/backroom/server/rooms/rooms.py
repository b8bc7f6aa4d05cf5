"""All tables in memory: loaded when somebody comes, put away when nobody has looked for a while."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple
from weakref import WeakSet, WeakValueDictionary

import msgspec
from sqlalchemy import select

from backroom.kernel.errors import BadInput
from backroom.kernel.seats import SPECTATOR
from backroom.lessons.lesson import lesson_of
from backroom.server.house import House
from backroom.server.lobby.access import enter
from backroom.server.lobby.bot_chairs import refuse_unknown_level
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.among_nodes import AmongNodes
from backroom.server.rooms.closing import (
    close_for_version,
    close_the_books,
    open_again,
    set_aside,
)
from backroom.server.rooms.hearing import Hearing
from backroom.server.rooms.lesson_room import lesson_room
from backroom.server.rooms.refreshing import follow_log, refresh
from backroom.server.rooms.room import Room, RuleRefused, is_by_correspondence
from backroom.server.rooms.runner import Runner
from backroom.server.rooms.visitor import Visitor
from backroom.server.rooms.writer import write_if
from backroom.server.storage.bus import News
from backroom.server.storage.damage import Damaged
from backroom.server.storage.database import NotWritten
from backroom.server.storage.schema import tables
from backroom.server.storage.table_rows import TableRow, list_tables
from backroom.server.wire.rest import TableListed
from backroom.table import Chair
from backroom.table.opened import OtherVersion

MOST_LISTED = 100_000
LOOKED_AT = 4
"""Entries among which the last is looked for that somebody was told of."""
MOST_AWAKE = 200
"""From so many tables in memory on, those by correspondence are put away while the house opens."""


def kind_of(visitor: Visitor) -> int | str:
    """By what a socket is counted: whoever answers for it, by number, or a stranger's address."""
    return visitor.address if visitor.person is None else visitor.person.answers_for


class Running(NamedTuple):
    room: Room
    runner: Runner
    task: asyncio.Task[None]


class Rooms:
    """The tables of this node."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.running: dict[str, Running] = {}
        # A lock must be the same for all who hold it or wait for it, and then be forgotten.
        self.loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.aside: dict[str, str] = {}
        """Tables that were found damaged, and how."""
        self.alarms: dict[str, int] = {}
        """Tables by correspondence that are not in memory, and when something is due there."""
        self.alike: Counter[int | str] = Counter()
        """The open sockets of each person, and of strangers from each address."""
        self.lessons: WeakSet[Room] = WeakSet()
        """Their tables go with their sockets; until then they are told when the house closes."""
        self.closing = False
        self.hearing = Hearing(self)
        self.among = AmongNodes(self)

    async def start(self) -> None:
        """What is due at tables played by correspondence happens also while nobody looks."""
        named = select(tables.c.id, tables.c.fault).where(tables.c.status == "aside")
        rows: list[TableRow] = []
        try:
            async with self.house.database.reading() as connection:
                for found in await connection.execute(named):
                    self.aside[found.id] = found.fault or ""
                rows = await list_tables(connection, tables.c.status == "playing", MOST_LISTED)
        except NotWritten as fault:  # what can be read can be played
            self.house.log.error("damaged", fault=str(fault))
        for row in rows:
            if is_by_correspondence(row) and await self.among.takes_charge(row.id):
                with suppress(Refused):  # it was set aside, and that was logged
                    await self.open(row.id)
                if len(self.running) > MOST_AWAKE:
                    await self.put_away_resting(self.house.now())
        self.among.start()
        self.hearing.begin(self._tidy())

    async def open(self, table_id: str) -> Room:
        """The table in memory. A damaged one is set aside, by name, and refused."""
        async with self.loading.setdefault(table_id, asyncio.Lock()):
            running = self.running.get(table_id)
            if running is not None:
                if running.room.row.status == "aside":
                    raise Refused(Reason.ASIDE)
                if running.room.row.status == "ended":
                    raise Refused(Reason.ENDED)
                if running.room.gone:
                    raise Refused(Reason.NO_TABLE)
                return running.room
            if self.closing:
                raise Refused(Reason.CLOSING)
            self.hearing.late.discard(table_id)
            try:
                room = await Room.load(self.house, table_id)
                await self.among.opened(room)
            except OtherVersion as fault:
                if self.house.nodes.plays(fault.game.id, fault.version):
                    # In the middle of an update: a node with its rules plays on at this table.
                    raise Refused(Reason.CLOSING) from None
                await close_for_version(self.house, table_id)
                raise Refused(
                    Reason.OTHER_VERSION,
                    game=fault.game.title,
                    version=fault.version,
                    ours=fault.game.version,
                ) from None
            except (Damaged, BadInput) as fault:
                if table_id not in self.aside:
                    self.aside[table_id] = str(fault)
                    await set_aside(self.house, table_id, str(fault))
                raise Refused(Reason.ASIDE) from None
            except NotWritten as fault:
                self.house.log.error("not_read", table=table_id, fault=str(fault))
                raise Refused(Reason.NOT_WRITTEN) from None
            room.on_aside = lambda fault: self.aside.update({table_id: fault})
            self.aside.pop(table_id, None)
            if room.row.status == "closed":
                await room.change(open_again(room))
            if room.table is not None and room.table.state.is_over():
                await room.change(close_the_books(room))
            runner = Runner(room)
            task = asyncio.create_task(runner.run(), name=f"table {table_id}")
            self.running[table_id] = Running(room, runner, task)
            self.alarms.pop(table_id, None)
            self.house.metrics.tables.set(len(self.running))
            if table_id in self.hearing.late:
                self.hearing.read_anew(room)
            if not self.house.nodes.alone:
                self.among.note(self.among.unread, table_id)
            return room

    async def enter(self, table_id: str, visitor: Visitor) -> Room:
        """Somebody comes to a table."""
        async with self._counted(visitor):
            room = await self._open_for(table_id, visitor)
            room.enter(visitor)
        return room

    async def _open_for(self, table_id: str, visitor: Visitor) -> Room:
        room = await self.open(table_id)
        if room.row.status == "lobby" or not room.admits(visitor):
            # The lobby, or another node, may have given him a chair: the bus has yet to tell us.
            await refresh(room)
            room = await self.open(table_id)
        if room.table is not None and visitor.seen > room.table.seq:
            await follow_log(room)  # nobody is shown less than he has seen at another node
        return room

    async def enter_lesson(self, game: str, at: int, visitor: Visitor) -> Room:
        """Somebody sits down to learn, at a table of his own."""
        if self.closing:
            raise Refused(Reason.CLOSING)
        async with self._counted(visitor):
            room = lesson_room(self.house, lesson_of(game), at, visitor.person)
            room.enter(visitor)
        self.lessons.add(room)
        return room

    @asynccontextmanager
    async def _counted(self, visitor: Visitor) -> AsyncIterator[None]:
        """One more socket of this kind, if he comes in, and if there are not too many: here, or at
        all nodes together."""
        kind, most = kind_of(visitor), self._most_like(visitor)
        self.alike[kind] += 1
        try:
            number = self.alike[kind]
            if number > most or not await self.house.tallies.may_hold(str(kind), number, most):
                raise Refused(Reason.TOO_MANY_SOCKETS)
            yield
        except BaseException:
            self._forget_one(kind)
            raise
        self.house.metrics.sockets.inc()

    def _forget_one(self, kind: int | str) -> None:
        self.alike[kind] -= 1
        self.house.tallies.holds(str(kind), self.alike[kind])
        if self.alike[kind] <= 0:
            del self.alike[kind]

    def _most_like(self, visitor: Visitor) -> int:
        settings = self.house.settings
        return settings.sockets_an_address if visitor.person is None else settings.sockets_a_person

    def exit(self, room: Room, visitor: Visitor) -> None:
        room.exit(visitor)
        self._forget_one(kind_of(visitor))
        self.house.metrics.sockets.dec()

    async def replace(self, person: Person, table_id: str, seat: int, level: str) -> bool:
        """The host lets a bot play for somebody who went away; False if nobody plays here yet."""
        async with self.house.database.reading() as connection:
            found = await enter(connection, table_id, person)
        if found.row.status != "playing":
            return False
        if not found.is_host:
            raise Refused(Reason.NOT_HOST)
        refuse_unknown_level(level, found.row)
        room = await self.open(table_id)
        await room.look_who_is_there()
        if seat in room.presence.seated():
            raise Refused(Reason.IS_THERE)
        try:
            await write_if(room, lambda table: table.propose(Chair(room.now(), seat, level)))
        except RuleRefused as refused:
            raise Refused(Reason.SAME_CHAIR) from refused
        return True

    async def at_stake(self, listed: TableListed, person: Person) -> TableListed:
        """This table of this person's, with what goes on there."""
        try:
            room = await self.open(listed.id)
        except Refused:
            return listed
        if room.table is None or room.painter is None or room.table.state.is_over():
            return listed
        table, waited = room.table, room.table.waited_for()
        seat = next((chair.seat for chair in room.chairs if chair.person == person.id), SPECTATOR)
        since = table.seq if seat == SPECTATOR else max(0, table.seq - LOOKED_AT)
        happened = room.painter.happened(seat, since)
        told = [event.text for entry in happened for event in entry.events]
        return msgspec.structs.replace(
            listed,
            waits_for_me=seat in waited,
            waits_for=[table.opening.names[each] for each in waited],
            round=int(table.state.round),
            deadline=table.clocks.deadline(seat) if seat in waited else None,
            last=told[-1] if told else None,
            names=list(table.opening.names),
        )

    def send_away(self, person: int, session: str | None = None) -> None:
        """Whoever sat behind these sockets is not known any more: those of one session, or all of
        a person's, whose chairs may then be nobody's."""
        self.house.bus.tell(News("person", str(person)))
        for running in self.running.values():
            room = running.room
            for visitor in room.presence.visitors:
                if visitor.person is not None and visitor.person.id == person:
                    if session in (None, visitor.session):
                        visitor.dismiss(Reason.STRANGER.message())
            sits = any(chair.person == person for chair in room.chairs)
            if session is None and (sits or room.row.host == person):
                self.hearing.read_anew(room)

    def heed(self, person: int) -> None:
        """Somebody has other wishes about whom to hear: they hold at the tables where he sits."""
        self.house.bus.tell(News("person", str(person)))
        self.heed_here(person)

    def heed_here(self, person: int) -> None:
        for running in self.running.values():
            room = running.room
            if room.row.host == person or any(chair.person == person for chair in room.chairs):
                self.hearing.read_anew(room)

    def is_still(self, seconds: float) -> bool:
        """Is no table moving? Nothing is being written, no bot thinks, and wherever people look at
        a game that goes on, nothing has happened for so long."""
        since = self.house.now() - int(seconds * 1000)
        return not self.house.bots.thinking and all(
            running.room.is_still(since) for running in self.running.values()
        )

    def sockets(self) -> int:
        return sum(len(running.room.presence.visitors) for running in self.running.values())

    async def _tidy(self) -> None:
        """Put away the tables at which nobody has been for a while."""
        while True:
            await asyncio.sleep(self.house.settings.empty_after / 4)
            try:
                await self.put_away_resting(self.house.now() - self._empty_after)
                await self.wake_up()
            except Exception as fault:  # one table with a defect must not keep all others here
                self.house.log.error("tidying", exc_info=fault)

    @property
    def _empty_after(self) -> int:
        return int(self.house.settings.empty_after * 1000)

    async def put_away_resting(self, empty_since: int) -> None:
        """Put away the tables at which nobody has been since then, and nothing is due soon."""
        soon = self.house.now() + self._empty_after
        for table_id, running in list(self.running.items()):
            room = running.room
            if room.presence.visitors or room.presence.empty_since > empty_since or room.tasks:
                continue
            due = running.runner.next_due()
            if due is not None and due.at <= soon:
                continue
            if due is not None:
                self.alarms[table_id] = due.at
            await self.put_away(table_id)

    async def wake_up(self) -> None:
        """Tables by correspondence at which something is due soon come back into memory."""
        soon = self.house.now() + self._empty_after // 2
        for table_id in [each for each, at in self.alarms.items() if at <= soon]:
            del self.alarms[table_id]
            await self.hearing.open_if_due(table_id)

    async def put_away(self, table_id: str) -> None:
        running = self.running.pop(table_id)
        running.task.cancel()
        await asyncio.gather(running.task, *running.room.tasks, return_exceptions=True)
        self.house.metrics.tables.set(len(self.running))
        await self.among.put_away(table_id, keep=self.closing or table_id in self.alarms)

    async def close(self) -> None:
        """Stop: what was begun is finished, everybody is told, nothing new begins."""
        self.closing = True
        await self.among.stop()
        self.hearing.close()
        for room in (*[running.room for running in self.running.values()], *self.lessons):
            room.presence.dismiss(Reason.CLOSING.message())
        for table_id in list(self.running):
            await self.put_away(table_id)

"""A table that people look at: loaded from its log, changed only through its log.

Every change runs under the table's lock, in a task of its own: first the entry is written to the
database, then it happens here, then everybody is shown. If the socket of whoever asked for it
breaks meanwhile, the change is completed all the same.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import msgspec

from backroom.kernel.game import find_game
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.seats import SPECTATOR
from backroom.server.house import House
from backroom.server.lobby.access import Access, access
from backroom.server.lobby.showing import show_table
from backroom.server.operations.throttle import Bucket
from backroom.server.people.results import finish
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.orders import OrderBook
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.talk import TalkBook
from backroom.server.rooms.visitor import Visitor
from backroom.server.storage.damage import Damaged, told_if_damaged
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.log_writer import NotWritten, Overtaken
from backroom.server.storage.replaying import catch_up, played, reason
from backroom.server.storage.table_rows import (
    ChairRow,
    TableRow,
    chairs_of,
    change_table,
    find_table,
    name_of,
    refuse_odd_chairs,
)
from backroom.server.wire.protocol import Order, SeatNow, Update, Welcome
from backroom.table import LogEntry, Move, Table
from backroom.table.entries import sealed, written

Result = TypeVar("Result")

CORRESPONDENCE = 3600
"""From so many seconds for a decision on nobody is expected to sit in front of the screen."""


class Asked(NamedTuple):
    """What a seat is asked: the same question with the same answers is the same asking."""

    question: Message
    legal: tuple[int, ...]


class Room:
    """One table in memory."""

    def __init__(
        self,
        house: House,
        row: TableRow,
        chairs: list[ChairRow],
        host: str,
        table: Table | None,
        talk: TalkBook,
        orders: OrderBook,
    ) -> None:
        self.house = house
        self.row = row
        self.chairs = chairs
        self.host = host
        self.table = table
        self.talk = talk
        self.orders = orders
        self.painter = None if table is None else Painter(table)
        self.lock = asyncio.Lock()
        self.visitors: set[Visitor] = set()
        self.gone = False
        """The host has closed the table before it began."""
        self.page = 0
        """Counts the changes of the lobby's page."""
        self.presence = 0
        """Counts the changes of who is there."""
        self.private = dict.fromkeys(range(SPECTATOR, row.seats), 0)
        """Counts what changed for one seat only."""
        self.loaded_at = house.now()
        self.absent_since = dict.fromkeys(range(row.seats), self.loaded_at)
        self.back_since = dict.fromkeys(range(row.seats), self.loaded_at)
        self.empty_since = self.loaded_at
        self.asked: dict[int, Asked | None] = {}
        self.asked_since: dict[int, int] = {}
        """Since which entry a seat is asked what it is asked now."""
        self.voices: dict[int, Bucket] = {}
        self.on_change: Callable[[], None] = lambda: None
        """Wakes whoever does what happens by itself."""
        self.on_aside: Callable[[str], None] = lambda fault: None
        """Told when the table turns out to be damaged."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.note_questions(None)

    @classmethod
    async def load(cls, house: House, table_id: str) -> "Room":
        """The table as the database has it. Damaged if its log cannot be read."""
        async with house.database.reading() as connection:
            row = await find_table(connection, table_id)
            if row is None:
                raise Refused(Reason.NO_TABLE)
            if row.status == "aside":
                raise Refused(Reason.ASIDE)
            chairs = await chairs_of(connection, table_id)
            refuse_odd_chairs(row, chairs)
            host = await name_of(connection, row.host)
            stored = await read_entries(connection, table_id)
            table = played(row, stored)
            with told_if_damaged(Damaged("what lies beside its log cannot be read")):
                talk = await TalkBook.load(connection, table_id)
                orders = await OrderBook.load(connection, table_id, find_game(row.game))
        return cls(house, row, chairs, host, table, talk, orders)

    # Who is there

    def access(self, visitor: Visitor) -> Access:
        return access(self.row, self.chairs, visitor.person, visitor.link)

    def enter(self, visitor: Visitor) -> None:
        """Somebody sits down in front of a screen."""
        self.place(visitor)
        self.visitors.add(visitor)
        self.came_or_went()

    def admits(self, visitor: Visitor) -> bool:
        """May this visitor come in, as far as is known here?"""
        with suppress(Refused):
            self.eyes_of(visitor)
            return True
        return False

    def place(self, visitor: Visitor) -> None:
        """Give this visitor the eyes he has now; a refusal if none."""
        visitor.seat = self.eyes_of(visitor)

    def eyes_of(self, visitor: Visitor) -> int:
        """The seat, or the spectator, with whose eyes he looks; a refusal if with none."""
        found = self.access(visitor)
        seat = SPECTATOR if found.seat is None or visitor.watching else found.seat
        waits = self.row.status == "lobby" and found.may_see
        if seat == SPECTATOR and not found.may_watch and not waits:
            raise Refused(Reason.NO_WATCH if found.may_see else Reason.NO_TABLE)
        return seat

    def exit(self, visitor: Visitor) -> None:
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.came_or_went()

    def present(self) -> set[int]:
        """The seats whose players sit in front of a screen."""
        return {visitor.seat for visitor in self.visitors} - {SPECTATOR}

    def came_or_went(self) -> None:
        now = self.house.now()
        there = self.present()
        changed = False
        for seat in range(self.row.seats):
            was_there = seat not in self.absent_since
            if seat in there and not was_there:
                del self.absent_since[seat]
                self.back_since[seat] = now
                changed = True
            elif seat not in there and was_there:
                self.absent_since[seat] = now
                changed = True
        if not self.visitors:
            self.empty_since = now
        if changed:
            self.presence += 1
        self.wake()

    def wake(self) -> None:
        """Something changed: every socket looks for itself what is new for it."""
        for visitor in self.visitors:
            visitor.wake.set()
        self.on_change()

    @property
    def by_correspondence(self) -> bool:
        return is_by_correspondence(self.row)

    def is_still(self, since: int) -> bool:
        """Is nothing under way here, and has nothing happened since then before anybody's eyes?"""
        if self.tasks:
            return False
        if self.table is None or self.table.state.is_over() or not self.visitors:
            return True
        return self.table.entries[-1].at < since

    # What a visitor is shown

    def news_for(self, visitor: Visitor) -> list[bytes]:
        """What this socket has not got yet."""
        messages: list[Any] = []
        if visitor.welcomed != self.page:
            messages.append(Welcome(show_table(self.access(visitor), self.host)))
            visitor.welcomed = self.page
        if self.table is not None:
            mark = (self.table.seq, self.presence, self.private[visitor.seat])
            if visitor.mark != mark:
                messages.append(self.update_for(visitor))
                visitor.mark = mark
                visitor.seen = self.table.seq
        visitor.heard, spoken = self.talk.for_seat(visitor.seat, visitor.heard)
        return [msgspec.json.encode(message) for message in (*messages, *spoken)]

    def update_for(self, visitor: Visitor) -> Update:
        table, painter = self.playing()
        seat = visitor.seat
        view = painter.view(seat)
        over = table.state.is_over()
        return Update(
            seq=table.seq,
            now=self.house.now(),
            view=msgspec.Raw(msgspec.json.encode(view)),
            position=painter.position(view),
            seats=[self.seat_now(table, each) for each in range(table.seats)],
            paused=table.paused,
            happened=painter.happened(seat, visitor.seen),
            question=painter.question(seat, view),
            menu=[] if over or table.paused else painter.menu(seat, view),
            undo=seat != SPECTATOR and table.can_undo(seat),
            orders=[
                Order(each.name, each.round)
                for each in self.orders.of(seat, int(table.state.round))
            ],
            muted=self.talk.muted_by(seat),
            result=painter.result(),
        )

    def seat_now(self, table: Table, seat: int) -> SeatNow:
        deadline = table.clocks.deadline(seat)
        return SeatNow(
            bot=table.bots[seat],
            present=seat not in self.absent_since,
            asked=seat in table.state.to_act(),
            owes=seat in table.state.owing(),
            wishes_pause=seat in table.wishes,
            reserve=table.clocks.readings[seat].reserve,
            deadline=None if deadline is None else self.fair_deadline(seat, deadline),
        )

    def fair_deadline(self, seat: int, deadline: int) -> int:
        """Nobody runs out of time before he could see the table again."""
        if self.by_correspondence:
            return deadline
        back = max(self.loaded_at, self.back_since[seat])
        return max(deadline, back + int(self.house.settings.grace * 1000))

    def playing(self) -> tuple[Table, Painter]:
        """The game at this table; a refusal if it has not begun."""
        if self.table is None or self.painter is None:
            raise Refused(Reason.NOT_BEGUN)
        return self.table, self.painter

    # What is done

    async def change(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do this under the lock, to its end, even if whoever asked for it goes away."""
        task = asyncio.create_task(self.locked(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def locked(self, work: Coroutine[Any, Any, Result]) -> Result:
        async with self.lock:
            return await work

    async def move(self, seat: int, action: int, terms: object, by: str, chosen_at: int) -> int:
        """A move that was chosen when the table stood at `chosen_at`."""
        return await self.change(self._move(seat, action, terms, by, chosen_at))

    async def _move(self, seat: int, action: int, terms: object, by: Any, chosen_at: int) -> int:
        table, _ = self.playing()
        if chosen_at < self.asked_since[seat] or chosen_at > table.seq:
            raise Refused(Reason.MOVED_ON)
        return await self.write(table.move(seat, action, terms, by, self.now()))

    async def write_if(self, entry_of: Callable[[Table], LogEntry | Refusal]) -> int:
        """Write the entry that the table, when its turn has come, has for this."""
        return await self.change(self._write_if(entry_of))

    async def _write_if(self, entry_of: Callable[[Table], LogEntry | Refusal]) -> int:
        table, _ = self.playing()
        return await self.write(entry_of(table))

    async def write(self, entry: LogEntry | Refusal) -> int:
        """Keep this entry, then let it happen."""
        table, painter = self.playing()
        if isinstance(entry, Refusal):
            raise RuleRefused(painter.refusal(entry), entry.rule)
        table.check(entry)  # what is written cannot be taken back
        seal = sealed(table.seal, entry).hex()
        with self.house.metrics.commit.time():
            try:
                text = written(entry).decode()
                await self.house.writer.append(self.row.id, table.seq + 1, text, seal)
            except Overtaken:
                await self._look_again()
                raise Refused(Reason.MOVED_ON) from None
            except NotWritten as fault:
                self.house.log.error("not_written", table=self.row.id, fault=str(fault))
                await self._look_again()  # it may have been written nevertheless
                raise Refused(Reason.NOT_WRITTEN) from None
        try:
            table.add(entry)
        except Exception as fault:  # a defect of ours: the log has it, the rules do not take it
            await self.set_aside(f"entry {table.seq + 1}: {reason(fault)}")
            raise Refused(Reason.ASIDE) from fault
        await self.went_on(entry)
        return table.seq

    async def went_on(self, entry: LogEntry) -> None:
        table, _ = self.playing()
        if isinstance(entry, Move):
            # A standing order is counted like its giver's own move: the counters are open to all.
            by = "player" if entry.by == "order" else entry.by
            self.house.metrics.moves.labels(table.game.id, by).inc()
        self.note_questions(getattr(entry, "seat", None))
        if table.state.is_over():
            await self.close_the_books()
        self.house.bus.publish(self.row.id, table.seq)
        self.wake()

    async def close_the_books(self) -> None:
        """Results and ratings, once."""
        table, _ = self.playing()
        if self.row.status != "playing":
            return
        ended = self.now()
        try:
            async with self.house.database.writing() as connection:
                await finish(connection, self.house.ratings, self.row, self.chairs, table, ended)
        except NotWritten as fault:  # done when the table is loaded again
            self.house.log.error("no_result_written", table=self.row.id, fault=str(fault))
            return
        self.row = msgspec.structs.replace(self.row, status="over", ended=ended)
        self.page += 1
        self.house.metrics.finished.labels(table.game.id).inc()
        self.house.log.info("finished", table=self.row.id, game=self.row.game)

    def now(self) -> int:
        """Time never runs backwards in a log, whatever the clock on the wall does."""
        table, _ = self.playing()
        return max(self.house.now(), table.entries[-1].at)

    def note_questions(self, acted: int | None) -> None:
        """Since when is each seat asked what it is asked? Whoever answers something else than what
        he saw is refused, and so is whoever answers twice."""
        if self.table is None or self.painter is None:
            return
        state = self.table.state
        for seat in range(self.table.seats):
            asked = None
            if seat in state.to_act():
                question = self.painter.teller.question(state.view(seat))
                asked = Asked(question, tuple(int(each.index) for each in state.legal(seat)))
            if seat == acted or seat not in self.asked_since or asked != self.asked[seat]:
                self.asked_since[seat] = self.table.seq
            self.asked[seat] = asked

    def for_one(self, seat: int) -> None:
        """Something changed that only this seat may know."""
        self.private[seat] += 1
        self.wake()

    # What comes from elsewhere

    async def refresh(self) -> None:
        """Another node, or the lobby, has changed something: read it."""
        await self.change(self._refresh())

    async def _look_again(self) -> None:
        """What a write that failed has left us not knowing. If it cannot be read either, the next
        write finds out."""
        with suppress(NotWritten):
            await self._refresh()

    async def _refresh(self) -> None:
        try:
            async with self.house.database.reading() as connection:
                row = await find_table(connection, self.row.id)
                if row is None:
                    self.gone = True
                    self.dismiss_all(Message("service-table-gone"))
                    return
                if row.status == "aside":
                    raise Damaged(row.fault or "it was set aside elsewhere")
                chairs = await chairs_of(connection, self.row.id)
                refuse_odd_chairs(row, chairs)
                host = await name_of(connection, row.host)
                after = -1 if self.table is None else self.table.seq
                fresh = await read_entries(connection, self.row.id, after)
            if (row, chairs, host) != (self.row, self.chairs, self.host):
                self.page += 1
            self.row, self.chairs, self.host = row, chairs, host
            await self.take(row, fresh)
        except Damaged as fault:
            await self.set_aside(str(fault))
            return
        for visitor in list(self.visitors):
            try:
                self.place(visitor)
            except Refused as refused:
                visitor.dismiss(refused.message)
        self.came_or_went()

    async def take(self, row: TableRow, fresh: list[StoredEntry]) -> None:
        if self.table is None:
            self.table = played(row, fresh)
            if self.table is not None:
                self.painter = Painter(self.table)
                self.note_questions(None)
            return
        for entry in catch_up(self.table, fresh):
            self.note_questions(getattr(entry, "seat", None))
        if self.table.state.is_over():
            await self.close_the_books()

    async def set_aside(self, fault: str) -> None:
        """The log of this table is damaged: nobody plays on, and the rest of the house does."""
        self.row = msgspec.structs.replace(self.row, status="aside", fault=fault)
        self.table = self.painter = None
        self.on_aside(fault)
        await set_aside(self.house, self.row.id, fault)
        self.dismiss_all(Reason.ASIDE.message())

    def dismiss_all(self, why: Message) -> None:
        for visitor in list(self.visitors):
            visitor.dismiss(why)


def is_by_correspondence(row: TableRow) -> bool:
    return row.settings.clock.decision >= CORRESPONDENCE


async def set_aside(house: House, table_id: str, fault: str) -> None:
    """Name a damaged table to the operator, and mark it."""
    house.metrics.aside.inc()
    house.log.error("set_aside", table=table_id, fault=fault)
    with suppress(NotWritten):  # then it is found damaged again when the next one comes
        async with house.database.writing() as connection:
            await change_table(connection, table_id, {"status": "aside", "fault": fault})


class RuleRefused(Exception):
    """The rules (or the table itself) do not allow this."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message.name)
        self.message = message
        self.rule = rule

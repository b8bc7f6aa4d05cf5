"""A table that people look at: loaded from its log, changed only through its log.

The room holds what is known of the table and who looks at it. It is read anew by `refreshing`,
written to by `writer` and shown by `updates`; what happens at it by itself is the `Runner`'s.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from backroom.bots.fair_turns import Whose
from backroom.bots.intentions import Intentions
from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.kernel.seats import SPECTATOR
from backroom.server.house import House
from backroom.server.lobby.access import Access, access
from backroom.server.nodes.nodes import Seated
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.course import Course
from backroom.server.rooms.lean_pictures import LeanPainter
from backroom.server.rooms.orders import OrderBook
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.presence import Presence
from backroom.server.rooms.questions import Questions
from backroom.server.rooms.seats_shown import NO_SEATS
from backroom.server.rooms.talk import TalkBook
from backroom.server.rooms.visitor import Visitor
from backroom.server.rooms.wanted import Wanted
from backroom.server.storage.damage import Damaged, told_if_damaged
from backroom.server.storage.log_reader import read_entries
from backroom.server.storage.replaying import played
from backroom.server.storage.table_rows import (
    ChairRow,
    TableRow,
    chairs_of,
    find_table,
    name_of,
    refuse_odd_chairs,
)
from backroom.table import Table

Result = TypeVar("Result")

CORRESPONDENCE = 3600
"""From so many seconds for a decision on nobody is expected to sit in front of the screen."""


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
        self.table: Table | None = None
        self.painter: Painter | None = None
        self.lean: LeanPainter | None = None
        self.seats = NO_SEATS
        self.talk = talk
        self.orders = orders
        self.course: Course | None = None
        """Of a lesson: what its log has next. Such a table is written nowhere."""
        self.presence = Presence(row.seats, house.now, house.settings.watch_pause)
        self.questions = Questions()
        self.advised = Intentions()
        """What players were advised to do, one after the other."""
        self.gone = False
        """The host has closed the table before it began."""
        self.page = 0
        """Counts the changes of the lobby's page."""
        self.private = dict.fromkeys(range(SPECTATOR, row.seats), 0)
        """Counts what changed for one seat only."""
        self.on_change: Callable[[], None] = lambda: None
        """Wakes whoever does what happens by itself."""
        self.on_seated: Callable[[], None] = lambda: None
        """Told when somebody comes or goes."""
        self.on_aside: Callable[[str], None] = lambda fault: None
        """Told when the table turns out to be damaged."""
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.waiting: list[Wanted] = []
        """Moves of players that nobody has judged yet."""
        self.writes = False
        """Is somebody about to write them?"""
        if table is not None:
            self.begin(table)

    @classmethod
    async def load(cls, house: House, table_id: str) -> "Room":
        """The table as the database has it. Damaged if its log cannot be read."""
        async with house.database.reading() as connection:
            row = await find_table(connection, table_id)
            if row is None:
                raise Refused(Reason.NO_TABLE)
            if row.status == "aside":
                raise Refused(Reason.ASIDE)
            if row.status == "ended":
                raise Refused(Reason.ENDED)
            chairs = await chairs_of(connection, table_id)
            refuse_odd_chairs(row, chairs)
            host = await name_of(connection, row.host)
            table = played(row, await read_entries(connection, table_id))
            with told_if_damaged(Damaged("what lies beside its log cannot be read")):
                talk = await TalkBook.load(connection, table_id)
                orders = await OrderBook.load(connection, table_id, find_game(row.game))
        return cls(house, row, chairs, host, table, talk, orders)

    # The game

    def begin(self, table: Table) -> None:
        """The game begins, or is here again."""
        self.table = table
        self.painter = Painter(table)
        self.lean = LeanPainter(self.painter)
        self.questions.note(self.painter)

    def playing(self) -> tuple[Table, Painter]:
        """The game at this table; a refusal if it has not begun."""
        if self.table is None or self.painter is None:
            raise Refused(Reason.NOT_BEGUN)
        return self.table, self.painter

    def now(self) -> int:
        """Time never runs backwards in a log, whatever the clock on the wall does."""
        table, _ = self.playing()
        return max(self.house.now(), table.entries[-1].at)

    @property
    def by_correspondence(self) -> bool:
        return is_by_correspondence(self.row)

    @property
    def in_charge(self) -> bool:
        """Does what happens by itself happen here, and not at another node?"""
        return self.house.nodes.has_charge(self.row.id)

    @property
    def wants_charge(self) -> bool:
        """Is there anybody here for whom something should happen by itself?"""
        return bool(self.presence.visitors) or (self.by_correspondence and self.table is not None)

    def fair_deadline(self, seat: int, deadline: int) -> int:
        """Nobody runs out of time before he could see the table again."""
        if self.by_correspondence:
            return deadline
        grace = int(self.house.settings.grace * 1000)
        return max(deadline, self.presence.could_see_since(seat) + grace)

    def whose_seat(self, seat: int) -> Whose:
        """For whom a worker thinks that this seat has asked for advice."""
        person = self.person_at(seat)
        return Whose(f"nobody {self.row.id}" if person is None else str(person), self.row.id)

    def person_at(self, seat: int) -> int | None:
        """Whose chair this is; None for a bot's, or if nobody sits there."""
        return next((chair.person for chair in self.chairs if chair.seat == seat), None)

    def is_still(self, since: int) -> bool:
        """Is nothing under way here, and has nothing happened since then before anybody's eyes?"""
        if self.tasks:
            return False
        if self.table is None or self.table.state.is_over() or not self.presence.visitors:
            return True
        return self.table.entries[-1].at < since

    # Who looks at it

    def access(self, visitor: Visitor) -> Access:
        return access(self.row, self.chairs, visitor.person, visitor.link)

    def eyes_of(self, visitor: Visitor) -> int:
        """The seat, or the spectator, with whose eyes he looks; a refusal if with none."""
        found = self.access(visitor)
        seat = SPECTATOR if found.seat is None or visitor.watching else found.seat
        waits = self.row.status == "lobby" and found.may_see
        if seat == SPECTATOR and not found.may_watch and not waits:
            raise Refused(Reason.NO_WATCH if found.may_see else Reason.NO_TABLE)
        return seat

    def admits(self, visitor: Visitor) -> bool:
        """May this visitor come in, as far as is known here?"""
        with suppress(Refused):
            self.eyes_of(visitor)
            return True
        return False

    def enter(self, visitor: Visitor) -> None:
        """Somebody sits down in front of a screen."""
        visitor.seat = self.eyes_of(visitor)
        self.presence.enter(visitor)
        self.on_seated()
        self.note_who_waits()
        self.wake()

    def exit(self, visitor: Visitor) -> None:
        if self.presence.exit(visitor):
            self.on_seated()
            self.note_who_waits()
            self.wake()
        if not self.presence.visitors:
            self.forget_pictures()

    def forget_pictures(self) -> None:
        """What everybody saw takes more room than the game."""
        if self.painter is not None and self.lean is not None:
            self.painter.pictures = {}
            self.lean.forget()
            self.seats = NO_SEATS

    def note_who_waits(self) -> None:
        """Before the game begins its page says who is there."""
        if self.table is None:
            self.page += 1

    def place_all(self) -> None:
        """Give everybody the eyes he has now; who has none any more is sent away."""
        for visitor in list(self.presence.visitors):
            try:
                visitor.seat = self.eyes_of(visitor)
            except Refused as refused:
                visitor.dismiss(refused.message)
        self.presence.look_around()
        self.on_seated()
        self.wake()

    async def look_who_is_there(self) -> None:
        """Who sits at other nodes now; in a house with one node nobody does."""
        for seated in (await self.house.nodes.seated([self.row.id])).values():
            self.learn(seated)

    def learn(self, seated: frozenset[Seated]) -> None:
        """Who sits at other nodes."""
        if self.presence.learn(seated, self.house.nodes.names()):
            self.note_who_waits()
            self.wake()

    # What changes

    def wake(self) -> None:
        """Something changed, for those who look and for what happens by itself."""
        self.presence.wake()
        self.on_change()

    def for_one(self, seat: int) -> None:
        """Something changed that only this seat may know."""
        self.private[seat] += 1
        self.wake()

    async def change(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do this under the lock, to its end, even if whoever asked for it goes away."""
        return await asyncio.shield(self.begin_task(self._locked(work)))

    def begin_task(self, work: Coroutine[Any, Any, Result]) -> asyncio.Task[Result]:
        """Something that is done to its end, whoever goes away."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _locked(self, work: Coroutine[Any, Any, Result]) -> Result:
        async with self.lock:
            return await work


def is_by_correspondence(row: TableRow) -> bool:
    return row.settings.clock.decision >= CORRESPONDENCE


class RuleRefused(Exception):
    """The rules (or the table itself) do not allow this."""

    def __init__(self, message: Message, rule: str) -> None:
        super().__init__(message.name)
        self.message = message
        self.rule = rule

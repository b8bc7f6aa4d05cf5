"""Quick match: whoever wants to play sits down with whoever waits; after a minute bots fill up."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.game import Game, all_games, find_game
from backroom.server.lobby.access import access
from backroom.server.lobby.bot_chairs import SIT_IN, bot_name
from backroom.server.lobby.lobby import free_seat
from backroom.server.lobby.new_tables import new_row
from backroom.server.people.circle import keeps_apart
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.rooms import Rooms
from backroom.server.storage.bus import News
from backroom.server.storage.database import NotWritten
from backroom.server.storage.schema import chairs, tables
from backroom.server.storage.table_rows import (
    ChairRow,
    TableRow,
    add_table,
    chairs_of,
    find_table,
    forget_table,
    free_chair,
    list_tables,
    take_chair,
)
from backroom.server.storage.table_settings import StoredSettings
from backroom.server.wire.people import MatchShown, MatchWaiting, Waiter

SETTINGS = StoredSettings(listed=True, rated=True)
USUAL = 4
QUICKEST = "capo-della-mafia"
"""What is dealt for somebody who does not mind, if nobody waits yet."""
MOST_WAITING = 200
MOST_TOLD = 1_000
WAITS = (tables.c.status == "lobby") & tables.c.match.is_not(None)


class Matching:
    """All quick matches that wait."""

    def __init__(
        self, rooms: Rooms, tell: Callable[[TableRow, list[int]], Awaitable[None]]
    ) -> None:
        self.house = rooms.house
        self.tell = tell
        """Calls those who waited and went away."""
        self.wishes: dict[str, set[int]] = {}
        """At which tables who would rather begin with bots at once."""
        self.found = asyncio.Event()
        self.begun: dict[int, str] = {}
        """Who waited at which table that has begun, until he has been told."""
        bus = self.house.bus
        bus.hear("wish", self.heard_of_wish)
        bus.hear("unwish", lambda table, person: self.wishes.get(table, set()).discard(person))
        bus.hear("begun", lambda table, person: self.note_begun(table, [person]))
        bus.hear("told", lambda table, person: self.forget_begun(person))

    def heard_of_wish(self, table_id: str, person: int) -> None:
        """At another node somebody would rather begin with bots."""
        self.wishes.setdefault(table_id, set()).add(person)
        self.found.set()

    def note_begun(self, table_id: str, waited: list[int]) -> None:
        self.wishes.pop(table_id, None)
        if len(self.begun) > MOST_TOLD:
            self.begun.clear()
        self.begun.update(dict.fromkeys(waited, table_id))

    def forget_begun(self, person: int) -> None:
        self.begun.pop(person, None)

    def told_of_begun(self, person: int) -> str | None:
        """At which table he waited that has begun: asked once, at whatever node."""
        begun = self.begun.pop(person, None)
        if begun is not None:
            self.house.bus.tell(News("told", begun, person))
        return begun

    async def shown(self, person: Person | None) -> MatchWaiting:
        """Who waits, and where I do."""
        counted = (
            select(tables.c.game, func.count())
            .join(chairs, chairs.c.table_id == tables.c.id)
            .where(WAITS)
            .group_by(tables.c.game)
        )
        async with self.house.database.reading() as connection:
            waiting = {row[0]: row[1] for row in await connection.execute(counted)}
            mine = None if person is None else await self.mine(connection, person)
        return MatchWaiting(waiting=waiting, mine=mine)

    async def mine(self, connection: AsyncConnection, person: Person) -> MatchShown | None:
        row = await waits_at(connection, person.id)
        if row is None and (begun := self.told_of_begun(person.id)) is not None:
            row = await find_table(connection, begun)
        return None if row is None else await self.shown_at(connection, row, person)

    async def shown_at(
        self, connection: AsyncConnection, row: TableRow, person: Person
    ) -> MatchShown:
        taken = await chairs_of(connection, row.id)
        return MatchShown(
            table=row.id,
            game=row.game,
            seats=row.seats,
            waiting=[
                Waiter(name=chair.name, seat=chair.seat, you=chair.person == person.id)
                for chair in taken
                if chair.person is not None
            ],
            now=self.house.now(),
            due=row.match or 0,
            begun=row.status != "lobby",
            wishes=len(self.wishes.get(row.id, ())),
        )

    async def find(self, person: Person, wanted: str | None, seed: str) -> MatchShown:
        """Sit down at the next table of this game that waits, or at a new one."""
        game = None if wanted is None else known_game(wanted)
        self.told_of_begun(person.id)
        async with self.house.database.writing() as connection:
            row = await waits_at(connection, person.id)
            if row is not None and game is not None and row.game != game.id:
                await self.get_up(connection, row, person)
                row = None
            if row is None:
                row = await self.next_table(connection, person, game)
                found = access(row, await chairs_of(connection, row.id), person, None)
                chair = ChairRow(free_seat(found), person.id, person.name, None, seed)
                await take_chair(connection, row.id, chair)
            shown = await self.mine(connection, person)
        self.house.bus.publish(row.id, -1)
        self.found.set()
        assert shown is not None
        return shown

    async def next_table(
        self, connection: AsyncConnection, person: Person, game: Game | None
    ) -> TableRow:
        wanted = WAITS if game is None else WAITS & (tables.c.game == game.id)
        rows = await list_tables(connection, wanted, MOST_WAITING)
        for row in reversed(rows):
            taken = await chairs_of(connection, row.id)
            others = [chair.person for chair in taken if chair.person is not None]
            if len(taken) < row.seats and not await keeps_apart(connection, person.id, others):
                return row
        game = game or find_game(QUICKEST)
        row = new_row(
            game=game.id,
            rules=game.version,
            seats=min(game.seats, key=lambda seats: abs(seats - USUAL)),
            options=game.rules(min(game.seats), {}).options,
            settings=SETTINGS,
            cards=None,
            host=None,
            made=self.house.now(),
            match=self.house.now() + int(self.house.settings.match_after * 1000),
        )
        await add_table(connection, row)
        return row

    async def leave(self, person: Person) -> None:
        """Wait no longer."""
        self.told_of_begun(person.id)
        async with self.house.database.writing() as connection:
            row = await waits_at(connection, person.id)
            if row is None:
                raise Refused(Reason.NO_MATCH)
            await self.get_up(connection, row, person)
        self.house.bus.publish(row.id, -1)

    async def get_up(self, connection: AsyncConnection, row: TableRow, person: Person) -> None:
        taken = await chairs_of(connection, row.id)
        for chair in taken:
            if chair.person == person.id:
                await free_chair(connection, row.id, chair.seat)
        self.wishes.get(row.id, set()).discard(person.id)
        self.house.bus.tell(News("unwish", row.id, person.id))
        if all(chair.person in (None, person.id) for chair in taken):
            self.wishes.pop(row.id, None)
            await forget_table(connection, row.id)

    async def hurry(self, person: Person) -> MatchShown:
        """Rather begin with bots at once: done when all who wait there want it."""
        async with self.house.database.reading() as connection:
            row = await waits_at(connection, person.id)
            if row is None:
                raise Refused(Reason.NO_MATCH)
        self.heard_of_wish(row.id, person.id)
        self.house.bus.tell(News("wish", row.id, person.id))
        await self.begin_what_can()
        async with self.house.database.reading() as connection:
            shown = await self.mine(connection, person)
            # Another node may have begun it, and its word of that not be here yet.
            if shown is None and (begun := await find_table(connection, row.id)) is not None:
                shown = await self.shown_at(connection, begun, person)
        if shown is None:
            raise Refused(Reason.NO_MATCH)
        return shown

    # Beginning

    async def run(self) -> None:
        """Until cancelled: every table begins when it is full, or its minute is over."""
        while True:
            wait = 1.0
            try:
                wait = await self.begin_what_can()
            except (NotWritten, Refused) as fault:
                self.house.log.error("matching", fault=str(fault))
            self.found.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.found.wait()

    async def begin_what_can(self) -> float:
        """Seconds until there may be something to begin again."""
        async with self.house.database.reading() as connection:
            rows = await list_tables(connection, WAITS, MOST_WAITING)
        for row in rows:
            await self.begin_if_ready(row)
        return 1.0 if rows else 60.0

    async def begin_if_ready(self, row: TableRow) -> None:
        waited: list[int] = []
        try:
            async with self.house.database.writing() as connection:
                now = await find_table(connection, row.id)
                if now is None or now.status != "lobby" or now.match is None:
                    return
                taken = await chairs_of(connection, row.id)
                waited = [chair.person for chair in taken if chair.person is not None]
                if not self.is_ready(now, taken, waited):
                    return
                await self.fill(connection, now, taken)
                await self.house.lobby.deal(connection, now, await chairs_of(connection, row.id))
        except IntegrityError:  # somebody took the chair, or began, in the same moment
            return
        self.note_begun(row.id, waited)
        for person in waited:
            self.house.bus.tell(News("begun", row.id, person))
        self.house.bus.publish(row.id, 0)
        await self.tell(row, waited)

    def is_ready(self, row: TableRow, taken: list[ChairRow], waited: list[int]) -> bool:
        if not waited:
            return False
        full = len(taken) == row.seats
        hurried = set(waited) <= self.wishes.get(row.id, set())
        return full or hurried or (row.match or 0) <= self.house.now()

    async def fill(self, connection: AsyncConnection, row: TableRow, taken: list[ChairRow]) -> None:
        seats = {chair.seat for chair in taken}
        for seat in range(row.seats):
            if seat not in seats:
                chair = ChairRow(seat, None, bot_name(taken), SIT_IN, "")
                await take_chair(connection, row.id, chair)
                taken = [*taken, chair]


def known_game(name: str) -> Game:
    if name not in all_games():
        raise Refused(Reason.NO_GAME, games=tuple(all_games()))
    return find_game(name)


async def waits_at(connection: AsyncConnection, person: int) -> TableRow | None:
    """The quick match at which somebody waits."""
    asked = (
        select(tables.c.id)
        .join(chairs, chairs.c.table_id == tables.c.id)
        .where(WAITS, chairs.c.person == person)
    )
    found = (await connection.execute(asked)).scalar()
    return None if found is None else await find_table(connection, found)

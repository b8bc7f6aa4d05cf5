"""The lobby: making tables, sitting down, beginning, and playing again."""

from collections.abc import Callable

import msgspec
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.bots.fair_turns import Whose
from backroom.kernel.game import Game, find_game
from backroom.server.lobby.access import Access, access, enter
from backroom.server.lobby.bot_chairs import bot_name, refuse_unknown_level
from backroom.server.lobby.directory import Directory
from backroom.server.lobby.new_tables import kept_settings, new_row, opening_of
from backroom.server.lobby.showing import show_table
from backroom.server.operations.file_reader import FileReader
from backroom.server.operations.settings import Settings
from backroom.server.people.circle import avoids
from backroom.server.people.names import is_bots_name
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.bus import Bus
from backroom.server.storage.database import Database
from backroom.server.storage.schema import entries, tables
from backroom.server.storage.table_rows import (
    ChairRow,
    TableRow,
    add_table,
    chairs_of,
    change_table,
    find_table,
    forget_table,
    free_chair,
    name_of,
    take_chair,
)
from backroom.server.wire.rest import (
    NewTable,
    SitDown,
    TableChanges,
    TableShown,
)
from backroom.table import Table
from backroom.table.entries import START, seal_of, written

IN_LOBBY = tables.c.status == "lobby"
ADD_ENTRY = insert(entries)
BEGIN = (
    update(tables)
    .where(tables.c.id == bindparam("this"), IN_LOBBY)
    .values(status="playing", started=bindparam("at"), match=None)
)
DAY = 86_400_000
HOSTED = select(func.count()).where(tables.c.host == bindparam("host"))
WAITING = HOSTED.where(IN_LOBBY)
BEGUN = HOSTED.where(tables.c.status == "playing", tables.c.started > bindparam("since"))


class Lobby:
    """All tables before they begin."""

    def __init__(
        self,
        database: Database,
        now: Callable[[], int],
        bus: Bus,
        directory: Directory,
        files: FileReader,
        settings: Settings,
    ) -> None:
        self.database = database
        self.directory = directory
        self.now = now
        self.bus = bus
        self.files = files
        self.tables_a_person = settings.tables_a_person
        self.games_a_guest = settings.games_a_guest
        self.games_an_account = settings.games_an_account

    # Making a table

    async def make(self, person: Person, wanted: NewTable) -> TableShown:
        """A new table; its host is who made it."""
        game = find_game(wanted.game)
        options = await self.settled(person, game, wanted.seats, wanted.options, wanted.cards)
        row = new_row(
            game=game.id,
            rules=game.version,
            seats=wanted.seats,
            options=options,
            settings=kept_settings(wanted.settings),
            cards=wanted.cards,
            host=person.id,
            made=self.now(),
        )
        async with self.database.writing() as connection:
            await self.refuse_too_many(connection, person)
            await add_table(connection, row)
        return show_table(access(row, [], person, None), person.name)

    async def settled(
        self, person: Person, game: Game, seats: int, options: dict[str, str], cards: str | None
    ) -> dict[str, str]:
        """These options and those that go without saying; BadInput says what does not go. A card
        file is read elsewhere: it may be made to hurt."""
        if cards is None:
            return game.rules(seats, options).options
        whose = Whose(str(person.id))
        return await self.files.options_with_cards(whose, game.id, seats, options, cards)

    async def refuse_too_many(self, connection: AsyncConnection, person: Person) -> None:
        waiting = (await connection.execute(WAITING, {"host": person.id})).scalar_one()
        if waiting >= self.tables_a_person:
            raise Refused(Reason.TOO_MANY_TABLES, most=self.tables_a_person)

    async def change(self, person: Person, table_id: str, wanted: TableChanges) -> TableShown:
        """The host changes the table."""
        settled = await self.changed_options(person, table_id, wanted.options)
        async with self.database.writing() as connection:
            found = await enter(connection, table_id, person)
            refuse_unless_host(found)
            row = found.row
            settings = row.settings if wanted.settings is None else kept_settings(wanted.settings)
            if wanted.watchers is not None:
                settings = msgspec.structs.replace(settings, watchers=wanted.watchers)
            options = row.options if settled is None else settled
            if (wanted.settings, wanted.options) != (None, None):
                refuse_unless_in_lobby(row)
            if settings.rated and any(is_bots_name(chair.name) for chair in found.chairs):
                raise Refused(Reason.RATED_FOR_PEOPLE)
            changes = {"options": options, "settings": settings}
            await change_table(connection, table_id, changes)
        return await self.changed(person, table_id)

    async def changed_options(
        self, person: Person, table_id: str, wanted: dict[str, str] | None
    ) -> dict[str, str] | None:
        """What the host's wishes come to, with the game and the cards that the table has for good.
        Asked before anything is written: cards take a moment, and nobody waits for them."""
        if wanted is None:
            return None
        async with self.database.reading() as connection:
            found = await enter(connection, table_id, person)
        refuse_unless_host(found)
        row = found.row
        return await self.settled(person, find_game(row.game), row.seats, wanted, row.cards)

    async def discard(self, person: Person, table_id: str) -> None:
        """The host closes a table that has not begun."""
        async with self.database.writing() as connection:
            found = await enter(connection, table_id, person)
            refuse_unless_host(found)
            refuse_unless_in_lobby(found.row)
            await forget_table(connection, table_id)
        self.bus.publish(table_id, -1)

    # Chairs

    async def sit(
        self, person: Person, table_id: str, wanted: SitDown, link: str | None
    ) -> TableShown:
        """Take a chair."""
        try:
            async with self.database.writing() as connection:
                found = await enter(connection, table_id, person, link)
                if not found.may_join:
                    raise Refused(Reason.NO_JOIN)
                refuse_unless_in_lobby(found.row)
                if found.seat is not None:
                    raise Refused(Reason.ALREADY_SEATED)
                if person.owner is not None and found.row.settings.rated:
                    raise Refused(Reason.RATED_FOR_PEOPLE)
                host, these = found.row.host, [person.id, person.answers_for]
                if host is not None and await avoids(connection, host, these):
                    raise Refused(Reason.NO_JOIN)  # and no word of why
                seat = free_seat(found) if wanted.seat is None else wanted.seat
                check_seat(found.row, seat)
                chair = ChairRow(seat, person.id, person.name, None, wanted.seed)
                await take_chair(connection, table_id, chair)
                seated = access(found.row, await chairs_of(connection, table_id), person, None)
                host_name = await name_of(connection, host)
        except IntegrityError:
            raise Refused(Reason.CHAIR_TAKEN) from None
        self.bus.publish(table_id, -1)
        return show_table(seated, host_name)

    async def get_up(
        self, person: Person, table_id: str, seat: int, link: str | None
    ) -> TableShown:
        """Leave one's own chair; the host may free any chair before the start."""
        async with self.database.writing() as connection:
            found = await enter(connection, table_id, person, link)
            check_seat(found.row, seat)
            if found.seat != seat:
                refuse_unless_host(found)
            refuse_unless_in_lobby(found.row)
            if not await free_chair(connection, table_id, seat):
                raise Refused(Reason.CHAIR_FREE)
        # Whoever sat there knew the link to play, and is shown by it what he has left.
        return await self.changed(person, table_id, link or found.row.play_link)

    async def put_bot(self, person: Person, table_id: str, seat: int, level: str) -> TableShown:
        """The host puts a bot into a free chair."""
        try:
            async with self.database.writing() as connection:
                found = await enter(connection, table_id, person)
                check_seat(found.row, seat)
                refuse_unless_host(found)
                refuse_unless_in_lobby(found.row)
                refuse_unknown_level(level, found.row)
                name = bot_name(found.chairs)
                await take_chair(connection, table_id, ChairRow(seat, None, name, level, ""))
        except IntegrityError:
            raise Refused(Reason.CHAIR_TAKEN) from None
        return await self.changed(person, table_id)

    # Beginning

    async def start(self, person: Person, table_id: str) -> TableShown:
        """The host begins: from now on the log is the truth about this table."""
        try:
            begun = await self.begin(person, table_id)
        except IntegrityError:  # its log has begun, whatever its row says
            raise Refused(Reason.HAS_BEGUN) from None
        self.bus.publish(table_id, 0)
        return show_table(begun, person.name)

    async def begin(self, person: Person, table_id: str) -> Access:
        """The table as it is when it has begun."""
        async with self.database.writing() as connection:
            found = await enter(connection, table_id, person)
            refuse_unless_host(found)
            refuse_unless_in_lobby(found.row)
            if len(found.chairs) < found.row.seats:
                raise Refused(Reason.CHAIRS_FREE, free=found.row.seats - len(found.chairs))
            if all(chair.person is None for chair in found.chairs):
                raise Refused(Reason.NOBODY_PLAYS)
            await self.refuse_too_many_games(connection, person)
            return found._replace(row=await self.deal(connection, found.row, found.chairs))

    async def deal(
        self, connection: AsyncConnection, row: TableRow, chairs: list[ChairRow]
    ) -> TableRow:
        """The first entry of the log, for a table whose chairs are all taken."""
        opening = opening_of(row, chairs, self.now())
        Table(opening, row.seed)  # deals once, to be sure that it can be dealt
        text = written(opening)
        entry = {"entry": text.decode(), "seal": seal_of(START, text).hex()}
        await connection.execute(ADD_ENTRY, {"table_id": row.id, "seq": 0, **entry})
        await connection.execute(BEGIN, {"this": row.id, "at": opening.at})
        return msgspec.structs.replace(row, status="playing", started=opening.at, match=None)

    async def refuse_too_many_games(self, connection: AsyncConnection, person: Person) -> None:
        """Of the last day only: whoever leaves games behind for good can play on nevertheless."""
        most = self.games_a_guest if person.login is None else self.games_an_account
        day = {"host": person.id, "since": self.now() - DAY}
        if (await connection.execute(BEGUN, day)).scalar_one() >= most:
            raise Refused(Reason.TOO_MANY_GAMES, most=most)

    async def rematch(self, person: Person, table_id: str) -> TableShown:
        """The same people (and bots) at a new table: who asks first is its host."""
        async with self.database.writing() as connection:
            found = await enter(connection, table_id, person)
            row = found.row
            if found.seat is None:
                raise Refused(Reason.NOT_SEATED)
            if row.status != "over":
                raise Refused(Reason.NOT_OVER)
            again = None if row.rematch is None else await find_table(connection, row.rematch)
            if again is None:  # nobody has asked yet, or that table was discarded
                await self.refuse_too_many(connection, person)
                again = new_row(
                    game=row.game,
                    rules=find_game(row.game).version,
                    seats=row.seats,
                    options=row.options,
                    settings=row.settings,
                    cards=row.cards,
                    host=person.id,
                    made=self.now(),
                )
                await add_table(connection, again)
                for chair in found.chairs:
                    if chair.person is not None or chair.bot:
                        chair = msgspec.structs.replace(chair, seed="")
                        await take_chair(connection, again.id, chair)
                await change_table(connection, table_id, {"rematch": again.id})
        self.bus.publish(table_id, -1)
        return await self.directory.page(person, again.id, None)

    async def claim(self, person: Person, link: str) -> TableShown:
        """Whoever holds the host's link may become the host."""
        led = await self.directory.follow(link)
        if led.role != "host":
            raise Refused(Reason.NOT_HOST)
        async with self.database.writing() as connection:
            await change_table(connection, led.table, {"host": person.id})
        return await self.changed(person, led.table)

    async def changed(self, person: Person, table_id: str, link: str | None = None) -> TableShown:
        """Tell everybody who looks at this table, and show it as it is now."""
        self.bus.publish(table_id, -1)
        return await self.directory.page(person, table_id, link)


def check_seat(row: TableRow, seat: int) -> None:
    if not 0 <= seat < row.seats:
        raise Refused(Reason.NO_SEAT, seats=row.seats)


def free_seat(found: Access) -> int:
    taken = {chair.seat for chair in found.chairs}
    for seat in range(found.row.seats):
        if seat not in taken:
            return seat
    raise Refused(Reason.TABLE_FULL)


def refuse_unless_host(found: Access) -> None:
    if not found.is_host:
        raise Refused(Reason.NOT_HOST)


def refuse_unless_in_lobby(row: TableRow) -> None:
    if row.status != "lobby":
        raise Refused(Reason.HAS_BEGUN)

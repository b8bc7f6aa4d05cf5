"""The lobby: making tables, sitting down, beginning, and finding a table again."""

import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.bots.levels import LEVELS, is_bot
from backroom.kernel.cards import CardFile
from backroom.kernel.game import find_game
from backroom.server.lobby.access import Access, enter, role_of
from backroom.server.lobby.bot_chairs import bot_name
from backroom.server.lobby.showing import show_table
from backroom.server.people.names import proper_title
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.bus import Bus
from backroom.server.storage.database import Database
from backroom.server.storage.schema import chairs as chair_table
from backroom.server.storage.schema import entries, tables
from backroom.server.storage.table_rows import (
    ChairRow,
    TableRow,
    add_table,
    change_table,
    find_by_link,
    find_table,
    forget_table,
    free_chair,
    list_tables,
    name_of,
    tables_of_person,
    take_chair,
)
from backroom.server.wire.rest import (
    LinkShown,
    NewTable,
    SitDown,
    TableChanges,
    TableListed,
    TableSettings,
    TableShown,
)
from backroom.table import Opening, Table
from backroom.table.entries import START, Clock, sealed, written
from backroom.table.fair import commitment, new_seed

MOST_LISTED = 100
LONGEST_CLOCK = 60 * 86_400
IN_LOBBY = tables.c.status == "lobby"


class Lobby:
    """All tables before they begin, and the way to all others."""

    def __init__(
        self, database: Database, now: Callable[[], int], bus: Bus, tables_a_person: int
    ) -> None:
        self.database = database
        self.now = now
        self.bus = bus
        self.tables_a_person = tables_a_person

    # Making a table

    async def make(self, person: Person, wanted: NewTable) -> TableShown:
        """A new table; its host is who made it."""
        game = find_game(wanted.game)
        cards = None if wanted.cards is None else CardFile(wanted.cards, "the card file")
        options = game.rules(wanted.seats, wanted.options, cards).options
        row = new_row(
            game=game.id,
            rules=game.version,
            seats=wanted.seats,
            options=options,
            settings=proper_settings(wanted.settings),
            cards=wanted.cards,
            host=person.id,
            made=self.now(),
        )
        async with self.database.writing() as connection:
            await self.refuse_too_many(connection, person)
            await add_table(connection, row)
            found = await enter(connection, row.id, person)
        return show_table(found, person.name)

    async def refuse_too_many(self, connection: AsyncConnection, person: Person) -> None:
        asked = select(func.count()).where(IN_LOBBY, tables.c.host == person.id)
        if (await connection.execute(asked)).scalar_one() >= self.tables_a_person:
            raise Refused(Reason.TOO_MANY_TABLES, most=self.tables_a_person)

    async def change(self, person: Person, table_id: str, wanted: TableChanges) -> TableShown:
        """The host changes the table."""
        async with self.database.writing() as connection:
            found = await enter(connection, table_id, person)
            refuse_unless_host(found)
            row = found.row
            settings = row.settings if wanted.settings is None else wanted.settings
            if wanted.watchers is not None:
                settings = msgspec.structs.replace(settings, watchers=wanted.watchers)
            options = row.options
            if wanted.options is not None:
                cards = None if row.cards is None else CardFile(row.cards, "the card file")
                options = find_game(row.game).rules(row.seats, wanted.options, cards).options
            if (wanted.settings, wanted.options) != (None, None):
                refuse_unless_in_lobby(row)
            changes = {"options": options, "settings": proper_settings(settings)}
            await change_table(connection, table_id, changes)
        return await self.changed(person, table_id)

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
                seat = free_seat(found) if wanted.seat is None else wanted.seat
                check_seat(found.row, seat)
                chair = ChairRow(seat, person.id, person.name, None, wanted.seed)
                await take_chair(connection, table_id, chair)
        except IntegrityError:
            raise Refused(Reason.CHAIR_TAKEN) from None
        return await self.changed(person, table_id)

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
        if not is_bot(level):
            raise Refused(Reason.NO_LEVEL, levels=tuple(LEVELS))
        try:
            async with self.database.writing() as connection:
                found = await enter(connection, table_id, person)
                check_seat(found.row, seat)
                refuse_unless_host(found)
                refuse_unless_in_lobby(found.row)
                name = bot_name(found.chairs)
                await take_chair(connection, table_id, ChairRow(seat, None, name, level, ""))
        except IntegrityError:
            raise Refused(Reason.CHAIR_TAKEN) from None
        return await self.changed(person, table_id)

    # Beginning

    async def start(self, person: Person, table_id: str) -> TableShown:
        """The host begins: from now on the log is the truth about this table."""
        try:
            await self.begin(person, table_id)
        except IntegrityError:  # its log has begun, whatever its row says
            raise Refused(Reason.HAS_BEGUN) from None
        return await self.changed(person, table_id)

    async def begin(self, person: Person, table_id: str) -> None:
        async with self.database.writing() as connection:
            found = await enter(connection, table_id, person)
            refuse_unless_host(found)
            refuse_unless_in_lobby(found.row)
            row = found.row
            if len(found.chairs) < row.seats:
                raise Refused(Reason.CHAIRS_FREE, free=row.seats - len(found.chairs))
            if all(chair.person is None for chair in found.chairs):
                raise Refused(Reason.NOBODY_PLAYS)
            opening = opening_of(row, found.chairs, self.now())
            Table(opening, row.seed)  # deals once, to be sure that it can be dealt
            await connection.execute(
                entries.insert().values(
                    table_id=table_id,
                    seq=0,
                    entry=written(opening).decode(),
                    seal=sealed(START, opening).hex(),
                )
            )
            began = {"status": "playing", "started": opening.at}
            await change_table(connection, table_id, began, IN_LOBBY)

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
        return await self.page(person, again.id, None)

    # Finding a table

    async def page(self, person: Person | None, table_id: str, link: str | None) -> TableShown:
        async with self.database.reading() as connection:
            found = await enter(connection, table_id, person, link)
            return show_table(found, await name_of(connection, found.row.host))

    async def printed(
        self, person: Person | None, table_id: str, link: str | None
    ) -> dict[str, Any]:
        """What is printed on cards and board: the same for everybody, all game long."""
        async with self.database.reading() as connection:
            row = (await enter(connection, table_id, person, link)).row
        game = find_game(row.game)
        cards = None if row.cards is None else CardFile(row.cards, "the card file")
        matter: dict[str, Any] = {}
        if game.print_matter is not None:
            matter = msgspec.to_builtins(
                game.print_matter(game.rules(row.seats, row.options, cards))
            )
        return matter

    async def follow(self, link: str) -> LinkShown:
        """Where a link leads."""
        async with self.database.reading() as connection:
            row = await find_by_link(connection, link)
        role = None if row is None else role_of(row, link)
        if row is None or role is None:
            raise Refused(Reason.NO_LINK)
        return LinkShown(table=row.id, role=role)

    async def claim(self, person: Person, link: str) -> TableShown:
        """Whoever holds the host's link may become the host."""
        led = await self.follow(link)
        if led.role != "host":
            raise Refused(Reason.NOT_HOST)
        async with self.database.writing() as connection:
            await change_table(connection, led.table, {"host": person.id})
        return await self.changed(person, led.table)

    async def open_tables(self, game: str | None) -> list[TableListed]:
        """Listed tables that wait for players, or that may be watched."""
        wanted: ColumnElement[bool] = tables.c.status.in_(["lobby", "playing"])
        if game is not None:
            wanted &= tables.c.game == find_game(game).id
        async with self.database.reading() as connection:
            # Whether a table is listed stands in its settings: filter here, over enough of them.
            found = await list_tables(connection, wanted, 20 * MOST_LISTED)
            shown = [
                row
                for row in found
                if row.settings.listed and (row.status == "lobby" or row.settings.watchers)
            ]
            return await self.listed(connection, shown[:MOST_LISTED])

    async def mine(self, person: Person) -> list[TableListed]:
        async with self.database.reading() as connection:
            found = await tables_of_person(connection, person.id, MOST_LISTED)
            return await self.listed(connection, found)

    async def listed(self, connection: AsyncConnection, rows: list[TableRow]) -> list[TableListed]:
        counts = await taken_chairs(connection, [row.id for row in rows])
        return [
            TableListed(
                id=row.id,
                game=row.game,
                seats=row.seats,
                taken=counts.get(row.id, 0),
                title=row.settings.title,
                host=await name_of(connection, row.host),
                status=row.status,
                made=row.made,
                rated=row.settings.rated,
            )
            for row in rows
        ]

    async def changed(self, person: Person, table_id: str, link: str | None = None) -> TableShown:
        """Tell everybody who looks at this table, and show it as it is now."""
        self.bus.publish(table_id, -1)
        return await self.page(person, table_id, link)


def new_row(
    *,
    game: str,
    rules: int,
    seats: int,
    options: dict[str, str],
    settings: TableSettings,
    cards: str | None,
    host: int | None,
    made: int,
) -> TableRow:
    """A table in the lobby, with links and a seed of its own."""
    seed = new_seed()
    return TableRow(
        id=secrets.token_hex(6),
        game=game,
        rules=rules,
        seats=seats,
        options=options,
        settings=settings,
        cards=cards,
        status="lobby",
        host=host,
        play_link=secrets.token_urlsafe(18),
        watch_link=secrets.token_urlsafe(18),
        host_link=secrets.token_urlsafe(18),
        seed=seed,
        commitment=commitment(seed),
        made=made,
    )


def opening_of(row: TableRow, chairs: list[ChairRow], at: int) -> Opening:
    """The first entry of the log of this table."""
    return Opening(
        at=at,
        game=row.game,
        rules=row.rules,
        options=row.options,
        names=[chair.name for chair in chairs],
        bots=[chair.bot or "" for chair in chairs],
        commitment=row.commitment,
        seeds=[chair.seed for chair in chairs],
        clock=row.settings.clock,
        cards=row.cards,
    )


def proper_settings(settings: TableSettings) -> TableSettings:
    check_clock(settings.clock)
    return msgspec.structs.replace(settings, title=proper_title(settings.title))


def check_clock(clock: Clock) -> None:
    if not 0 <= clock.decision <= LONGEST_CLOCK or not 0 <= clock.reserve <= LONGEST_CLOCK:
        raise Refused(Reason.CLOCK, days=LONGEST_CLOCK // 86_400)


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


async def taken_chairs(connection: AsyncConnection, table_ids: list[str]) -> dict[str, int]:
    counted = (
        select(chair_table.c.table_id, func.count())
        .where(chair_table.c.table_id.in_(table_ids))
        .group_by(chair_table.c.table_id)
    )
    return {row[0]: row[1] for row in await connection.execute(counted)}

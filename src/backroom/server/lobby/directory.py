"""The directory of tables: finding one, and seeing it as far as one may."""

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.cards import CardFile
from backroom.kernel.game import find_game
from backroom.server.lobby.access import enter, role_of
from backroom.server.lobby.house_tables import house_table, printed_at, show_house_table
from backroom.server.lobby.showing import show_table
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.database import Database
from backroom.server.storage.schema import chairs, people, tables
from backroom.server.storage.table_rows import (
    TableRow,
    find_by_link,
    list_tables,
    name_of,
    tables_of_person,
)
from backroom.server.storage.table_settings import FINISHED
from backroom.server.wire.rest import LinkShown, TableListed, TableShown

MOST_LISTED = 100
LISTED = ('"listed":true', '"listed": true')
"""As it stands in the settings of a listed table, whatever wrote them."""


class Directory:
    """The way to all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def page(self, person: Person | None, table_id: str, link: str | None) -> TableShown:
        kept = show_house_table(table_id)
        if kept is not None:
            return kept
        async with self.database.reading() as connection:
            found = await enter(connection, table_id, person, link)
            return show_table(found, await name_of(connection, found.row.host))

    async def printed(
        self, person: Person | None, table_id: str, link: str | None
    ) -> dict[str, Any]:
        """What is printed on cards and board: the same for everybody, all game long."""
        kept = house_table(table_id)
        if kept is not None:
            return printed_at(kept.row)
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

    async def game_behind(self, link: str) -> str | None:
        """Which game is played at the table of this link; None if it leads nowhere."""
        async with self.database.reading() as connection:
            row = await find_by_link(connection, link)
        return None if row is None else str(row.game)

    async def game_replayed(self, table_id: str, link: str | None) -> str | None:
        """Which game was played at this table, if it is over and a stranger with this link may
        look at it; None if not."""
        try:
            shown = await self.page(None, table_id, link)
        except Refused:
            return None
        return shown.game if shown.status in FINISHED else None

    async def open_tables(self, game: str | None) -> list[TableListed]:
        """Listed tables that wait for players, or that may be watched."""
        wanted: ColumnElement[bool] = tables.c.status.in_(["lobby", "playing"])
        if game is not None:
            wanted &= tables.c.game == find_game(game).id
        async with self.database.reading() as connection:
            # Whether a table is listed stands in its settings. What only looks like it, as a title
            # may, is found out here.
            wanted &= or_(*[tables.c.settings.contains(each) for each in LISTED])
            found = await list_tables(connection, wanted, 5 * MOST_LISTED)
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
        hosts = await names_of(connection, {row.host for row in rows if row.host is not None})
        return [
            TableListed(
                id=row.id,
                game=row.game,
                seats=row.seats,
                taken=counts.get(row.id, 0),
                title=row.settings.title,
                host="" if row.host is None else hosts.get(row.host, ""),
                status=row.status,
                made=row.made,
                rated=row.settings.rated,
            )
            for row in rows
        ]


async def names_of(connection: AsyncConnection, persons: set[int]) -> dict[int, str]:
    asked = select(people.c.id, people.c.name).where(people.c.id.in_(persons))
    return {row.id: row.name for row in await connection.execute(asked)}


async def taken_chairs(connection: AsyncConnection, table_ids: list[str]) -> dict[str, int]:
    counted = (
        select(chairs.c.table_id, func.count())
        .where(chairs.c.table_id.in_(table_ids))
        .group_by(chairs.c.table_id)
    )
    return {row[0]: row[1] for row in await connection.execute(counted)}

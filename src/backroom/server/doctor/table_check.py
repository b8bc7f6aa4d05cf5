"""A look at every table that a database keeps: does its log replay, does every seal hold?"""

from collections.abc import AsyncIterator, Callable
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.history.import_table import settle
from backroom.server.people.ratings import Ratings
from backroom.server.storage.damage import Damaged
from backroom.server.storage.database import Database
from backroom.server.storage.log_reader import read_entries
from backroom.server.storage.replaying import OtherVersion, played
from backroom.server.storage.schema import tables
from backroom.server.storage.table_rows import (
    TableRow,
    chairs_of,
    find_table,
    refuse_odd_chairs,
)
from backroom.table import Table


class Checked(NamedTuple):
    """A table that was looked at."""

    table_id: str
    row: TableRow | None = None
    table: Table | None = None
    fault: str | None = None
    """What is wrong with it."""
    other_version: str | None = None
    """Nothing is wrong, but its rules are others than ours."""

    @property
    def latest(self) -> int:
        """When the last thing happened there, or 0."""
        return 0 if self.table is None else self.table.entries[-1].at


async def check_tables(
    database: Database, progress: Callable[[int, int], None]
) -> AsyncIterator[Checked]:
    async with database.reading() as connection:
        asked = select(tables.c.id).order_by(tables.c.made)
        wanted = (await connection.execute(asked)).scalars().all()
    for number, table_id in enumerate(wanted, 1):
        # A moment of the database for each: a long look must not keep its old pages in the way.
        async with database.reading() as connection:
            yield await check(connection, table_id)
        progress(number, len(wanted))


async def check(connection: AsyncConnection, table_id: str) -> Checked:
    """What the service would say to this table if somebody came to it."""
    row: TableRow | None = None
    try:
        row = await find_table(connection, table_id)
        if row is None:  # its host has closed it meanwhile
            return Checked(table_id)
        refuse_odd_chairs(row, await chairs_of(connection, table_id))
        return Checked(table_id, row, played(row, await read_entries(connection, table_id)))
    except OtherVersion as fault:
        return Checked(table_id, row, other_version=str(fault))
    except Damaged as fault:
        return Checked(table_id, row, fault=str(fault))


async def put_back(database: Database, found: Checked) -> None:
    """A table that was set aside, but is whole, is played on."""
    assert found.row is not None
    assert found.table is not None
    async with database.writing() as connection:
        await settle(connection, Ratings(database), found.row, found.table)

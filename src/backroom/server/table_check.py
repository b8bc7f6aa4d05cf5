"""A look at every table that a database keeps: does its log replay, does every seal hold?"""

from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.moving import settle
from backroom.server.ratings import Ratings
from backroom.server.storage.database import Database
from backroom.server.storage.log_reader import Unreadable, read_entries
from backroom.server.storage.replaying import Damaged, replay
from backroom.server.storage.schema import tables
from backroom.server.storage.table_rows import TableRow, unpacked
from backroom.table import Table


class Checked(NamedTuple):
    """A table that was looked at."""

    table_id: str
    row: TableRow | None = None
    table: Table | None = None
    fault: str | None = None
    """What is wrong with it."""

    @property
    def latest(self) -> int:
        """When the last thing happened there, or 0."""
        return 0 if self.table is None else self.table.entries[-1].at


async def check_tables(
    database: Database, progress: Callable[[int, int], None]
) -> AsyncIterator[Checked]:
    async with database.reading() as connection:
        ids = (await connection.execute(select(tables.c.id).order_by(tables.c.made))).scalars()
        wanted = list(ids)
    for number, table_id in enumerate(wanted, 1):
        # A moment of the database for each: a long look must not keep its old pages in the way.
        async with database.reading() as connection:
            asked = select(tables).where(tables.c.id == table_id)
            row = (await connection.execute(asked)).first()
            if row is not None:  # the host may have closed it meanwhile
                yield await check(connection, row)
        progress(number, len(wanted))


async def check(connection: AsyncConnection, found: Row[Any]) -> Checked:
    try:
        row = unpacked(found)
    except Exception as fault:  # whatever the damage does to the words of a row
        return Checked(found.id, fault=f"its row cannot be read: {fault}")
    if row.status == "lobby":
        return Checked(row.id, row)
    try:
        table = replay(row, await read_entries(connection, row.id))
    except (Damaged, Unreadable) as fault:
        return Checked(row.id, row, fault=str(fault))
    return Checked(row.id, row, table)


async def put_back(database: Database, found: Checked) -> None:
    """A table that was set aside, but is whole, is played on."""
    assert found.row is not None
    assert found.table is not None
    async with database.writing() as connection:
        await settle(connection, Ratings(database), found.row, found.table)

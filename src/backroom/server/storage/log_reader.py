"""Reads the log of a table from the database."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.storage.schema import entries


class Unreadable(Exception):
    """The database is damaged where it keeps the log of this table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"the log of table {table_id} cannot be read from the database")
        self.table_id = table_id


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as the database keeps it; whether its seal holds is for the table to say."""

    seq: int
    entry: str
    seal: str


async def read_entries(
    connection: AsyncConnection, table_id: str, after: int = -1
) -> list[StoredEntry]:
    """The entries that come after this one, in order; all of them by default."""
    wanted = (
        select(entries.c.seq, entries.c.entry, entries.c.seal)
        .where(entries.c.table_id == table_id, entries.c.seq > after)
        .order_by(entries.c.seq)
    )
    try:
        rows = (await connection.execute(wanted)).all()
    except DBAPIError as error:
        raise Unreadable(table_id) from error
    return [StoredEntry(*row) for row in rows]

"""Reads the log of a table from the database."""

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.storage.damage import Unreadable, told_if_damaged
from backroom.server.storage.schema import entries

__all__ = ["StoredEntry", "Unreadable", "read_entries"]


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
    with told_if_damaged(Unreadable(table_id)):
        rows = (await connection.execute(wanted)).all()
    return [StoredEntry(*row) for row in rows]

"""Reads the log of a table from the database."""

from dataclasses import dataclass

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.storage.damage import Unreadable, told_if_damaged
from backroom.server.storage.schema import entries

__all__ = ["StoredEntry", "Unreadable", "read_entries"]

AFTER = (
    select(entries.c.seq, entries.c.entry, entries.c.seal)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)


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
    with told_if_damaged(Unreadable(table_id)):
        rows = (await connection.execute(AFTER, {"table": table_id, "after": after})).all()
    return [StoredEntry(*row) for row in rows]

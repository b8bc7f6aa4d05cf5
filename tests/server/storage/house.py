"""A database file with some tables in it, and short words for what tests do to it."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.storage.database import Database
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.log_writer import LogWriter
from backroom.server.storage.migrate import migrate
from backroom.server.storage.schema import people, tables

TABLES = [f"table-{number}" for number in range(50)]
SEAL = "0" * 64


@cache
def migrated() -> bytes:
    """Made once: a migration takes longer than a test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        migrate(str(file))
        with plain(file) as connection:
            connection.executemany(
                "INSERT INTO tables (id, game, rules, seats, options, settings, status, play_link,"
                " watch_link, host_link, seed, commitment, made)"
                " VALUES (?, 'maffiosi', 1, 3, '{}', '{}', 'playing', ?, ?, ?, '', '', 0)",
                [[each, f"p-{each}", f"w-{each}", f"h-{each}"] for each in TABLES],
            )
        return file.read_bytes()


def house(folder: Path) -> Path:
    """A file with fifty tables whose logs are empty."""
    file = folder / "house.db"
    file.write_bytes(migrated())
    return file


@contextmanager
def plain(file: Path) -> Iterator[sqlite3.Connection]:
    """The same file by another program: every statement is its own transaction."""
    connection = sqlite3.connect(file, isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


@asynccontextmanager
async def opened(file: Path, patience: float = 5.0) -> AsyncIterator[Database]:
    database = await Database.open(str(file), patience=patience)
    try:
        yield database
    finally:
        await database.close()


@asynccontextmanager
async def writer_of(database: Database) -> AsyncIterator[LogWriter]:
    writer = LogWriter(database)
    try:
        yield writer
    finally:
        await writer.close()


async def log_of(database: Database, table_id: str) -> list[StoredEntry]:
    async with database.reading() as connection:
        return await read_entries(connection, table_id)


async def texts(database: Database, table_id: str) -> list[str]:
    return [each.entry for each in await log_of(database, table_id)]


async def come_in(connection: AsyncConnection, name: str) -> int:
    """A new person; gives the number."""
    new = insert(people).values(name=name, language="en", made=0).returning(people.c.id)
    number: int = (await connection.execute(new)).scalar_one()
    return number


async def set_up(connection: AsyncConnection, table_id: str) -> None:
    """A new table."""
    row: dict[str, Any] = dict.fromkeys(("rules", "seats", "made"), 1)
    row |= dict.fromkeys(("game", "options", "settings", "status", "seed", "commitment"), "")
    row |= {f"{kind}_link": f"{kind}-{table_id}" for kind in ("play", "watch", "host")}
    await connection.execute(insert(tables).values(id=table_id, **row))

"""A database with some tables in it, and short words for what tests do to it: an SQLite file, or a
database of PostgreSQL for the tests that run on both (conftest.py)."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.storage.database import Database
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.log_writer import LogWriter
from backroom.server.storage.migrate import migrate
from backroom.server.storage.schema import people, tables
from builders import kept_on_postgres
from builders.kept_on_postgres import past_the_service
from builders.postgres import shared_postgres

TABLES = [f"table-{number}" for number in range(50)]
SEAL = "0" * 64


Place = Path | str
"""A file, or the address of a database of PostgreSQL."""
ADD_TABLE = (
    "INSERT INTO tables (id, game, rules, seats, options, settings, status, play_link,"
    " watch_link, host_link, seed, commitment, made)"
    " VALUES (?, 'maffiosi', 1, 3, '{}', '{}', 'playing', ?, ?, ?, '', '', 0)"
)
sqlite_only = pytest.mark.sqlite_only


class Kind:
    """On what the tests of this moment run."""

    postgres = False


@cache
def migrated() -> bytes:
    """Made once: a migration takes longer than a test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        migrate(str(file))
        add_tables(file)
        return file.read_bytes()


@cache
def template() -> str:
    """The same for PostgreSQL: the name of a database that others are copied from."""
    server = shared_postgres()
    name = server.new_database(kept_on_postgres.template())
    add_tables(server.address(name))
    return name


def add_tables(place: Place) -> None:
    with past_the_service(place) as connection:
        for each in TABLES:
            connection.execute(ADD_TABLE, [each, f"p-{each}", f"w-{each}", f"h-{each}"])


def house(folder: Path) -> Path:
    """A file with fifty tables whose logs are empty."""
    file = folder / "house.db"
    file.write_bytes(migrated())
    return file


def place(folder: Path) -> Place:
    """The same on whatever the tests of this moment run."""
    if not Kind.postgres:
        return house(folder)
    return shared_postgres().address(shared_postgres().new_database(template()))


@asynccontextmanager
async def opened(file: Place, patience: float = 5.0) -> AsyncIterator[Database]:
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

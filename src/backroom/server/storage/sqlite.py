"""SQLite: how its transactions begin, and what its troubles are called."""

import asyncio
import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

from backroom.kernel.errors import BadInput

WRITES: Final = "backroom_writes"
"""The execution option of a connection that means to write."""

TROUBLES: Final[dict[int, str]] = {
    sqlite3.SQLITE_NOTADB: "this file is not a database",
    sqlite3.SQLITE_CORRUPT: "this database is damaged",
    sqlite3.SQLITE_CANTOPEN: "this file cannot be opened; may Backroom read and write it, and write"
    " in its folder?",
    sqlite3.SQLITE_READONLY: "this file, or the folder that it lies in, may not be written",
    sqlite3.SQLITE_PERM: "this file may not be used by Backroom",
    sqlite3.SQLITE_FULL: "there is no room left on the disk",
    sqlite3.SQLITE_IOERR: "the disk could not read or write this file",
    sqlite3.SQLITE_BUSY: "another program keeps this database locked",
    sqlite3.SQLITE_LOCKED: "another program keeps this database locked",
}


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def sqlite_file(url: URL) -> Path:
    assert url.database is not None
    return Path(url.database)


def connect_args(patience: float) -> dict[str, Any]:
    """The driver must not begin transactions on its own: see `listen`."""
    return {"isolation_level": None, "timeout": patience}


def listen(engine: Engine, *pragmas: str) -> None:
    """Sets each connection up and begins its transactions.

    A transaction that means to write asks for the lock when it begins: one that asked later, after
    it has read, would be turned away at once if somebody else had written in between.
    """

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: object) -> None:
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def switch_to_wal(engine: AsyncEngine, patience: float) -> None:
    """Lets people read while one writes. The file keeps this mode.

    SQLite asks only once for the lock that the change needs; another service that starts at the
    same moment may hold it, so we ask again.
    """

    def switch(connection: Connection) -> None:
        # Past SQLAlchemy, which would begin a transaction: within one the mode cannot change.
        connection.connection.cursor().execute("PRAGMA journal_mode=WAL")

    clock = asyncio.get_running_loop()
    end = clock.time() + patience
    async with engine.connect() as connection:
        while True:
            try:
                await connection.run_sync(switch)
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or clock.time() > end:
                    raise
                await asyncio.sleep(0.01)


async def try_to_write(engine: AsyncEngine) -> None:
    """Fails on a file that may only be read; its lock alone SQLite would grant without a word."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA user_version=1")
        await connection.rollback()


def refuse_no_file(url: URL) -> None:
    """Says what SQLite itself would only call a file that it cannot open."""
    file = sqlite_file(url)
    # Path.is_dir would raise where it may not look; these say no.
    if os.path.isdir(file):
        raise BadInput(f"{file}: this is a folder; the database is a file")
    if not os.path.isdir(file.parent):
        raise BadInput(f"{file}: Backroom finds no folder {file.parent} to keep the database in")


def kind_of(error: BaseException | None) -> int:
    """SQLite's number for this kind of error, or 0."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # It is Python that complains, of bytes where a text should be, and has no number for it.
        return sqlite3.SQLITE_CORRUPT if isinstance(error, sqlite3.OperationalError) else 0
    return code & 0xFF  # the rest is a finer shade

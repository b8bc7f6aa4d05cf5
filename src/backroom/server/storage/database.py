"""The database: where it is, and how it is read and written."""

import asyncio
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Self

from sqlalchemy import URL, Table, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from backroom.kernel.errors import BadInput
from backroom.server.storage.postgres import (
    NO_FENCE,
    NOTHING_MISSING,
    Fence,
    Missing,
    postgres_engine,
    take_pen,
)
from backroom.server.storage.sqlite import (
    WRITES,
    is_sqlite,
    listen,
    refuse_no_file,
    sqlite_file,
    switch_to_wal,
    try_to_write,
)
from backroom.server.storage.sqlite_driver import DirectSqlite
from backroom.server.storage.sqlite_rows import SqliteRows
from backroom.server.storage.troubles import refuse_closed_file, told_as

if TYPE_CHECKING:
    # Its driver comes with the extra `postgres`.
    from backroom.server.storage.postgres_rows import PostgresRows

PATIENCE = 5.0
"""How many seconds a writer waits for others that write."""

Synchronous = Literal["FULL", "NORMAL"]
"""FULL survives a power cut, NORMAL a killed process only, and is faster."""


class NotWritten(Exception):
    """The database could not write, or not even read. The text says why."""


def database_url(text: str | URL) -> URL:
    """The address of a database, from a URL or from the path of an SQLite file."""
    if isinstance(text, str) and "://" not in text:
        return sqlite_url(text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Such a text may hold a password: it is not repeated.
        raise BadInput("this is not the URL of a database") from None
    match url.drivername:
        case "sqlite" | "sqlite+aiosqlite":
            if url.query or url.host or url.username:
                raise BadInput(
                    f"{url}: the URL of an SQLite file is sqlite:/// and its path, nothing more"
                )
            return sqlite_url(url.database or "")
        case "postgresql" | "postgresql+psycopg":
            if find_spec("psycopg") is None:
                raise BadInput("PostgreSQL needs its driver: pip install 'backroom[postgres]'")
            return url.set(drivername="postgresql+psycopg")
    raise BadInput(
        f"{url.drivername}: Backroom does not know this kind of database;"
        " give the path of a file, sqlite:///path or postgresql://…"
    )


def sqlite_url(path: str) -> URL:
    """The path is made absolute: connections are opened later, perhaps from another folder."""
    if not path or path == ":memory:" or "\0" in path:
        raise BadInput("the database needs a file: give its path")
    file = Path(os.path.expanduser(path)).absolute()
    return URL.create("sqlite+aiosqlite", database=str(file))


class Database:
    """An open database. `Database.open` opens it."""

    def __init__(
        self,
        url: URL,
        engine: AsyncEngine,
        patience: float,
        rows: SqliteRows | None = None,
        driver: DirectSqlite | None = None,
        postgres: "PostgresRows | None" = None,
    ) -> None:
        self.url = url
        self._rows = rows
        self._postgres = postgres
        self._driver = driver
        if is_sqlite(url):
            self._readers = engine
            self._writers = engine.execution_options(**{WRITES: True})
        else:
            self._readers = engine.execution_options(isolation_level="REPEATABLE READ")
            self._writers = engine
        self._patience = patience
        # SQLite has one writer at a time and lets the others ask again and again. Within this
        # process they queue instead, so that nobody starves.
        self._pen = asyncio.Lock() if is_sqlite(url) else None

    @classmethod
    async def open(
        cls, address: str | URL, synchronous: Synchronous = "FULL", patience: float = PATIENCE
    ) -> Self:
        """Opens the database and sees that it can be written; BadInput says what is wrong."""
        url = database_url(address)
        if not is_sqlite(url):
            return await cls._open_postgres(url, synchronous == "FULL", patience)
        refuse_no_file(url)
        refuse_closed_file(url)
        driver: DirectSqlite | None = DirectSqlite(patience)
        # Parameters are hidden: what people write must not get into an error, and so into a log.
        engine = create_async_engine(url, module=driver, hide_parameters=True)
        pragmas = ("foreign_keys=ON", f"synchronous={synchronous}")
        listen(engine.sync_engine, *pragmas)
        rows = SqliteRows(sqlite_file(url), pragmas, patience)
        database = cls(url, engine, patience, rows, driver)
        try:
            with told_as(BadInput, url):
                await switch_to_wal(engine, patience)
                await try_to_write(database._writers)
        except BaseException:
            await database.close()
            raise
        return database

    @classmethod
    async def _open_postgres(cls, url: URL, safe: bool, patience: float) -> Self:
        from backroom.server.storage.postgres_rows import PostgresRows

        engine = postgres_engine(url, patience, safe)
        database = cls(url, engine, patience, postgres=PostgresRows(url, patience, safe))
        try:
            with told_as(BadInput, url):
                async with engine.begin() as connection:
                    await take_pen(connection)
        except BaseException:
            await database.close()
            raise
        return database

    @property
    def is_ours_alone(self) -> bool:
        """Does no other service write into it? An SQLite file has one (`single_instance_lock`); a
        database of PostgreSQL has as many nodes as it likes."""
        return self._pen is not None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees one moment of the database; what it writes is dropped.

        NotWritten if the file or the disk is at fault.
        """
        with told_as(NotWritten, self.url):
            async with self._readers.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A connection that commits at the end, or writes nothing at all if that fails.

        NotWritten if others write for too long (also if the caller is writing already), or if the
        file or the disk is at fault.
        """
        await self._take_pen()
        try:
            with told_as(NotWritten, self.url):
                async with self._writers.begin() as connection:
                    if self._pen is None:
                        await take_pen(connection)
                    yield connection
        finally:
            if self._pen is not None:
                self._pen.release()

    async def insert(
        self, table: Table, rows: Sequence[Sequence[Any]], fence: Fence = NO_FENCE
    ) -> Missing:
        """Commits all of these rows, each with all columns in their order, or none of them; but for
        the tables where they cannot be written, if that is known without an error.

        NotWritten as above; an integrity error of SQLAlchemy or of SQLite if one of them cannot be.
        """
        if self._postgres is not None:  # entries: no other rows are written in such numbers
            with told_as(NotWritten, self.url):
                return await self._postgres.insert(rows, fence)
        assert self._rows is not None
        await self._take_pen()
        try:
            with told_as(NotWritten, self.url):
                columns = [column.name for column in table.columns]
                await self._rows.insert(table.name, columns, rows)
        finally:
            if self._pen is not None:
                self._pen.release()
        return NOTHING_MISSING

    async def read_after(self, seqs: Mapping[str, int]) -> list[tuple[str, int, str, str]]:
        """What other nodes have written after these places in the logs of these tables: table by
        table, in order, each entry with its place and its seal. NotWritten as above."""
        assert self._postgres is not None, "an SQLite file has no other nodes"
        with told_as(NotWritten, self.url):
            return await self._postgres.read_after(seqs)

    async def close(self) -> None:
        """Closes all connections; whoever reads or writes must have finished."""
        for rows in (self._rows, self._postgres):
            if rows is not None:
                await rows.close()
        await self._readers.dispose()
        if self._driver is not None:
            self._driver.close()

    async def _take_pen(self) -> None:
        if self._pen is None:
            return
        try:
            async with asyncio.timeout(self._patience):
                await self._pen.acquire()
        except TimeoutError:
            raise NotWritten(
                f"{self.url.database}: others wrote for longer than {self._patience} seconds"
            ) from None

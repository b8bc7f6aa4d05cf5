"""SQLite for SQLAlchemy's asynchronous engine without a thread for every statement.

A statement takes SQLite some microseconds, and a thread that is asked for it some hundred: of
handing over, and of waiting for Python's lock. So statements are done where they are asked for.
Nothing waits there: a lock that others hold is asked for again after a moment in which everybody
else goes on, and a commit, which waits for the disk, is done in a thread.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, TypeVar

from sqlalchemy.connectors.asyncio import (
    AsyncAdapt_dbapi_connection,
    AsyncAdapt_dbapi_cursor,
    AsyncAdapt_dbapi_module,
)
from sqlalchemy.util.concurrency import await_

Result = TypeVar("Result")
ASK_AGAIN = 0.005
"""Seconds until a lock that somebody else holds is asked for again."""


async def at_once() -> None:
    """Nothing to wait for."""


class DirectCursor(AsyncAdapt_dbapi_cursor):
    """Asks SQLite at once, and has all rows at once."""

    __slots__ = ()
    _awaitable_cursor_close = False
    _adapt_connection: "DirectConnection"
    _cursor: Any

    def _aenter_cursor(self, cursor: Any) -> Any:
        return cursor

    def execute(self, operation: Any, parameters: Any = None) -> Any:
        values = () if parameters is None else parameters
        self._adapt_connection.patiently(lambda: self._cursor.execute(operation, values))
        if self._cursor.description:
            self._rows = deque(self._cursor.fetchall())

    def executemany(self, operation: Any, seq_of_parameters: Any) -> Any:
        self._adapt_connection.patiently(
            lambda: self._cursor.executemany(operation, seq_of_parameters)
        )


class DirectConnection(AsyncAdapt_dbapi_connection):
    """One connection; whoever has it from the pool is alone with it."""

    __slots__ = ("_committing", "_patience", "_under_way")
    _cursor_cls = DirectCursor
    _connection: Any

    def __init__(
        self,
        dbapi: Any,
        connection: sqlite3.Connection,
        patience: float,
        committing: ThreadPoolExecutor,
    ) -> None:
        super().__init__(dbapi, connection)  # type: ignore[arg-type]
        self._patience = patience
        self._committing = committing
        self._under_way: Future[None] | None = None

    def patiently(self, ask: Callable[[], Result]) -> Result:
        """Ask for it again as long as others hold the lock that it needs, but not for ever."""
        await_(at_once())  # SQLAlchemy does not believe in drivers that never let others go on
        end: float | None = None
        while True:
            try:
                return ask()
            except sqlite3.OperationalError as error:
                if getattr(error, "sqlite_errorcode", 0) & 0xFF != sqlite3.SQLITE_BUSY:
                    raise
                now = asyncio.get_running_loop().time()
                end = now + self._patience if end is None else end
                if now > end:
                    raise
                await_(asyncio.sleep(ASK_AGAIN))

    def commit(self) -> None:
        if self._connection.in_transaction:
            await_(self._commit())

    async def _commit(self) -> None:
        self._under_way = self._committing.submit(self._connection.commit)
        done = asyncio.wrap_future(self._under_way)
        try:
            await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])  # nobody else may have the connection meanwhile
            raise

    def rollback(self) -> None:
        self._let_commit()
        self._connection.rollback()

    def close(self) -> None:
        self._let_commit()
        self._connection.close()

    terminate = close

    def _let_commit(self) -> None:
        """Whoever is sent away twice does not wait for his commit. SQLite must not be asked by two
        threads at once: then everybody waits for the disk, this once."""
        if self._under_way is not None:
            wait([self._under_way])
            self._under_way = None

    def create_function(self, *args: Any, **named: Any) -> None:
        self._connection.create_function(*args, **named)


class DirectSqlite(AsyncAdapt_dbapi_module):
    """What SQLAlchemy takes for the driver."""

    paramstyle = "qmark"
    has_stop = True
    """Connections can be closed at any time (`terminate`)."""

    def __init__(self, patience: float) -> None:
        super().__init__(sqlite3, dbapi_module=sqlite3)
        self._patience = patience
        self._committing = ThreadPoolExecutor(1, "commits")

    def __getattr__(self, name: str) -> Any:
        return getattr(sqlite3, name)

    def connect(self, file: str, **named: Any) -> DirectConnection:
        # Two threads use it, one after the other.
        connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        return DirectConnection(self, connection, self._patience, self._committing)

    def close(self) -> None:
        self._committing.shutdown()

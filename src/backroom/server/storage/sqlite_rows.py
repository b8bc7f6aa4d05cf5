"""Rows into an SQLite file by the shortest way: one thread, one connection, one statement.

A thread that asks SQLite for something gives Python's lock away and must wait to have it back, for
milliseconds if the house is busy. So however many rows there are, SQLite is asked once.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any


class SqliteRows:
    """The one connection that writes rows."""

    def __init__(self, file: Path, pragmas: Sequence[str], patience: float) -> None:
        self._file = file
        self._pragmas = pragmas
        self._patience = patience
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "rows")

    async def insert(
        self, table: str, columns: Sequence[str], rows: Sequence[Sequence[Any]]
    ) -> None:
        """All of these rows, or none; an sqlite3.Error says why."""
        text = statement(table, columns, len(rows))
        values = [value for row in rows for value in row]
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._insert, text, values)

    def _insert(self, text: str, values: list[Any]) -> None:
        try:
            if self._connection is None:
                self._connection = self._open()
            # A statement outside of a transaction is one itself.
            self._connection.execute(text, values)
        except BaseException:
            self._close()  # whatever state it is in: the next one is new
            raise

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._file, timeout=self._patience, isolation_level=None)
        for pragma in self._pragmas:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()


def statement(table: str, columns: Sequence[str], rows: int) -> str:
    """Inserts so many rows at once."""
    row = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([row] * rows)}"

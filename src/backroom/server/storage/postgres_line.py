"""A line to PostgreSQL that somebody has for himself: each statement is a transaction, and a line
that broke is opened again for the next one."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import psycopg
from psycopg.errors import InterfaceError, OperationalError
from sqlalchemy import URL

from backroom.server.storage.postgres import connect_args

BROKEN = (OperationalError, InterfaceError)
"""What says that the line is gone, and not whether its statement was done."""

__all__ = ["BROKEN", "PostgresLine"]


class PostgresLine:
    """One connection; one statement after the other."""

    def __init__(self, url: URL, patience: float, safe: bool = True) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._arguments = connect_args(patience, safe)
        self._connection: psycopg.AsyncConnection[Any] | None = None
        self._turn = asyncio.Lock()

    async def ask(self, statement: str, values: Mapping[str, Any] | None = None) -> list[Any]:
        """The rows of the answer, if it has any."""
        async with self._turn:
            try:
                connection = await self.connection()
                found = await connection.execute(statement, values)
                return await found.fetchall() if found.description else []
            except (*BROKEN, asyncio.CancelledError):
                # A statement that was broken off leaves a line of which nobody knows the state.
                await self.hang_up()
                raise

    async def connection(self) -> psycopg.AsyncConnection[Any]:
        if self._connection is None:
            self._connection = await psycopg.AsyncConnection.connect(
                self._address, autocommit=True, **self._arguments
            )
        return self._connection

    async def hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(psycopg.Error):
                await connection.close()

"""Appends entries to the logs of all tables, many in one commit.

A commit waits for the disk, however little it holds. So one writer gathers whatever has arrived
while the last commit was under way, and commits it together.
"""

import asyncio
from dataclasses import dataclass

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from backroom.server.storage.database import Database, NotWritten
from backroom.server.storage.schema import entries

__all__ = ["LogWriter", "NotWritten", "Overtaken"]


class Overtaken(Exception):
    """Somebody else has written this place in the log of the table."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table_id} is written already")
        self.table_id = table_id
        self.seq = seq


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """An entry on its way, and who waits for it."""

    table_id: str
    seq: int
    entry: str
    seal: str
    written: asyncio.Future[None]

    def succeed(self) -> None:
        if not self.written.done():
            self.written.set_result(None)

    def fail(self, error: Exception) -> None:
        if not self.written.done():
            self.written.set_exception(error)


class LogWriter:
    """The one that writes the logs of this process."""

    def __init__(self, database: Database) -> None:
        self.rows = 0
        """How many entries were written."""
        self.commits = 0
        """In how many transactions."""
        self._database = database
        self._waiting: list[Row] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, table_id: str, seq: int, entry: str, seal: str) -> None:
        """Returns when the entry is committed.

        Overtaken if its place in the log is taken, NotWritten if the database fails. A caller that
        is cancelled leaves its entry in the queue, and a disk that fails during a commit may keep
        it nevertheless: in both cases the entry may be written or not, and the log must be read
        again before the table goes on. One table appends one entry after another: a second one that
        does not wait for the first would be written even if the first is overtaken.
        """
        if self._closed:
            raise NotWritten("the house is closing; nothing more is written")
        row = Row(table_id, seq, entry, seal, asyncio.get_running_loop().create_future())
        self._waiting.append(row)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await row.written

    async def close(self) -> None:
        """Writes what is queued; then takes nothing more."""
        self._closed = True
        if self._writing is not None:
            # Waiting for the task in this way does not cancel it when the waiting is cancelled.
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        batch: list[Row] = []
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
        finally:
            self._writing = None
            for row in batch + self._waiting:
                row.fail(NotWritten("the writer was stopped"))
            self._waiting = []

    async def _write(self, batch: list[Row]) -> None:
        """Commits all of these together, or finds out which of them cannot be written."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(entries), [values(row) for row in batch])
        except NotWritten as error:
            for row in batch:
                row.fail(not_written(str(error), error))
        except Exception as error:
            # One bad entry must not keep the others from being written: halves are tried alone.
            if len(batch) > 1:
                await self._write(batch[: len(batch) // 2])
                await self._write(batch[len(batch) // 2 :])
            else:
                batch[0].fail(await self._reason(batch[0], error))
        else:
            self.rows += len(batch)
            self.commits += 1
            for row in batch:
                row.succeed()

    async def _reason(self, row: Row, error: Exception) -> Exception:
        """Why this one cannot be written."""
        if isinstance(error, IntegrityError) and await self._is_taken(row):
            return Overtaken(row.table_id, row.seq)
        sentence = f"entry {row.seq} of table {row.table_id} cannot be written"
        return not_written(sentence, error)

    async def _is_taken(self, row: Row) -> bool:
        place = (entries.c.table_id == row.table_id) & (entries.c.seq == row.seq)
        try:
            async with self._database.reading() as connection:
                return await connection.scalar(select(entries.c.seq).where(place)) is not None
        except (NotWritten, SQLAlchemyError):
            return False


def values(row: Row) -> dict[str, str | int]:
    return {"table_id": row.table_id, "seq": row.seq, "entry": row.entry, "seal": row.seal}


def not_written(sentence: str, cause: Exception) -> NotWritten:
    """Each caller gets an error of its own: one raised in several tasks mixes their traces."""
    error = NotWritten(sentence)
    error.__cause__ = cause
    return error

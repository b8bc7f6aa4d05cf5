"""Appends entries to the logs of all tables, many in one commit.

A commit waits for the disk, however little it holds. So one writer gathers whatever has arrived
while the last commit was under way, and commits it together.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from backroom.server.storage.database import Database, NotWritten
from backroom.server.storage.postgres import NO_FENCE, Fence
from backroom.server.storage.schema import entries

GATHER = 0.004
"""Seconds: a commit costs as much as the moves of some tables together."""
MOST_TOGETHER = 1_000
"""Passages in one transaction: an SQLite statement has room for some thousand lines."""
INTEGRITY = (IntegrityError, sqlite3.IntegrityError)

__all__ = ["FenceClosed", "Line", "LogWriter", "NotWritten", "Overtaken"]


class Overtaken(Exception):
    """Somebody else has written this place in the log of the table."""

    def __init__(self, table_id: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table_id} is written already")
        self.table_id = table_id
        self.seq = seq


class FenceClosed(Overtaken):
    """Another node has charge of this table; who writes only by himself does not write here."""


class Line(NamedTuple):
    """An entry of a log as it is kept."""

    seq: int
    entry: str
    seal: str


@dataclass(slots=True, eq=False)
class Passage:
    """Entries on their way that are written together or not at all, and who waits for them."""

    table_id: str
    lines: Sequence[Line]
    written: asyncio.Future[None]
    fence: str = ""
    """The node that must have charge of the table when this is committed; "": whoever writes."""
    judge: Callable[[], Sequence[Line]] | None = None
    """Says, when the next commit begins, which entries there are."""

    def is_due(self) -> bool:
        """Its commit begins: is there anything to write?"""
        if self.judge is not None:
            try:
                self.lines, self.judge = self.judge(), None
            except Exception as fault:  # of this table; the others are written
                self.fail(fault)
                return False
            if not self.lines:
                self.succeed()
        return bool(self.lines)

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
        self._waiting: list[Passage] = []
        self._writing: asyncio.Task[None] | None = None
        self._closed = False
        self._ended = 0.0
        """When the last commit was done."""

    async def append(self, table_id: str, *lines: Line, fence: str = "") -> None:
        """Returns when these entries are committed, all of them.

        Overtaken if a place in the log is taken (FenceClosed if this node, behind its fence, has
        not charge of the table any more), NotWritten if the database fails; then none of them is
        written. A caller that is cancelled leaves its entries in the queue, and a disk that fails
        during a commit may keep them nevertheless: in both cases they may be written or not, and
        the log must be read again before the table goes on. One table appends one passage after
        another: a second one that does not wait for the first would be written even if the first is
        overtaken.
        """
        await self._append(Passage(table_id, lines, self._promise(), fence))

    async def append_when_due(self, table_id: str, judge: Callable[[], Sequence[Line]]) -> None:
        """The same for entries that are not known before their commit begins: whatever has come
        until then can be among them. If there are none, nothing is written."""
        await self._append(Passage(table_id, (), self._promise(), judge=judge))

    def _promise(self) -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    async def _append(self, passage: Passage) -> None:
        if self._closed:
            raise NotWritten("the house is closing; nothing more is written")
        self._waiting.append(passage)
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await passage.written

    async def close(self) -> None:
        """Writes what is queued; then takes nothing more."""
        self._closed = True
        if self._writing is not None:
            # Waiting for the task in this way does not cancel it when the waiting is cancelled.
            await asyncio.wait([self._writing])

    async def _write_all(self) -> None:
        batch: list[Passage] = []
        try:
            while self._waiting:
                # If commits follow each other, each waits a moment for more to come with it.
                if asyncio.get_running_loop().time() < self._ended + GATHER:
                    await asyncio.sleep(GATHER)
                batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
                batch = [passage for passage in batch if passage.is_due()]
                if batch:
                    await self._write(batch)
        finally:
            self._writing = None
            for passage in batch + self._waiting:
                passage.fail(NotWritten("the writer was stopped"))
            self._waiting = []

    async def _write(self, batch: list[Passage]) -> None:
        """Commits all of these together, or finds out which of them cannot be written."""
        try:
            rows = [(passage.table_id, *line) for passage in batch for line in passage.lines]
            missing = await self._database.insert(entries, rows, fence_of(batch))
        except NotWritten as error:
            for passage in batch:
                passage.fail(not_written(str(error), error))
        except Exception as error:
            # One bad passage must not keep the others from being written: halves are tried alone.
            if len(batch) > 1:
                await self._write(batch[: len(batch) // 2])
                await self._write(batch[len(batch) // 2 :])
            else:
                batch[0].fail(await self._reason(batch[0], error))
        else:
            before = self.rows
            self._ended = asyncio.get_running_loop().time()
            for passage in batch:
                table_id, seq = passage.table_id, passage.lines[0].seq
                if table_id in missing.closed:
                    passage.fail(FenceClosed(table_id, seq))
                elif table_id in missing.taken:
                    passage.fail(Overtaken(table_id, seq))
                else:
                    self.rows += len(passage.lines)
                    passage.succeed()
            self.commits += self.rows > before

    async def _reason(self, passage: Passage, error: Exception) -> Exception:
        """Why this one cannot be written. A place behind a taken one is never free."""
        table_id, seq = passage.table_id, passage.lines[0].seq
        if isinstance(error, INTEGRITY) and await self._is_taken(table_id, seq):
            return Overtaken(table_id, seq)
        return not_written(f"entry {seq} of table {table_id} cannot be written", error)

    async def _is_taken(self, table_id: str, seq: int) -> bool:
        place = (entries.c.table_id == table_id) & (entries.c.seq == seq)
        try:
            async with self._database.reading() as connection:
                return await connection.scalar(select(entries.c.seq).where(place)) is not None
        except (NotWritten, SQLAlchemyError):
            return False


def fence_of(batch: Sequence[Passage]) -> Fence:
    """Behind which fence this is written; all passages of a process have the same node."""
    node = next((passage.fence for passage in batch if passage.fence), "")
    if not node:
        return NO_FENCE
    return Fence(node, frozenset(each.table_id for each in batch if each.fence))


def not_written(sentence: str, cause: Exception) -> NotWritten:
    """Each caller gets an error of its own: one raised in several tasks mixes their traces."""
    error = NotWritten(sentence)
    error.__cause__ = cause
    return error

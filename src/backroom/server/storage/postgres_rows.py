"""Entries into PostgreSQL by the shortest way: one connection, one statement, one round trip.

The statement is a transaction of its own. If the line breaks while it is under way, nobody knows
whether it was done: then it is looked up, and done again only if it was not.
"""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import psycopg
from psycopg.errors import UniqueViolation
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from backroom.server.storage.postgres import Fence, Missing
from backroom.server.storage.postgres_arrays import int_array, text_array
from backroom.server.storage.postgres_line import BROKEN, PostgresLine

HELD = """held AS MATERIALIZED (
  SELECT table_id FROM node_leases
  WHERE node = %(node)s AND table_id = ANY(%(fenced)s::text[]) FOR SHARE
),"""
CLOSED = "table_id = ANY(%(fenced)s::text[]) AND table_id NOT IN (SELECT table_id FROM held)"
INSERT = """
WITH {held} new AS MATERIALIZED (
  SELECT *, {closed} AS closed
  FROM unnest(
    %(tables)s::text[], %(seqs)s::int[], %(texts)s::text[], %(seals)s::text[], %(firsts)s::int[]
  ) AS given (table_id, seq, entry, seal, first)
), put AS (
  INSERT INTO entries (table_id, seq, entry, seal)
  SELECT table_id, seq, entry, seal FROM new
  WHERE NOT closed AND NOT EXISTS (
    SELECT FROM entries kept WHERE kept.table_id = new.table_id AND kept.seq = new.first
  )
  RETURNING table_id
)
SELECT table_id, false FROM put UNION ALL SELECT table_id, true FROM new WHERE closed
"""
FENCED = INSERT.format(held=HELD, closed=CLOSED)
UNFENCED = INSERT.format(held="", closed="false")
OURS = """
SELECT kept.table_id, false
FROM unnest(%(tables)s::text[], %(seqs)s::int[], %(seals)s::text[]) AS new (table_id, seq, seal)
JOIN entries kept ON kept.table_id = new.table_id AND kept.seq = new.seq AND kept.seal = new.seal
"""
AFTER = """
SELECT kept.table_id, kept.seq, kept.entry, kept.seal
FROM unnest(%(tables)s::text[], %(seqs)s::int[]) AS wanted (table_id, after)
JOIN entries kept ON kept.table_id = wanted.table_id AND kept.seq > wanted.after
ORDER BY kept.table_id, kept.seq
"""
AGAIN = 0.1
"""Seconds until a database that does not answer is asked again."""


class PostgresRows:
    """The line that writes entries, and the one that reads what other nodes have written."""

    def __init__(self, url: URL, patience: float, safe: bool) -> None:
        self._line = PostgresLine(url, patience, safe)
        self._reader = PostgresLine(url, patience)
        self._patience = patience

    async def insert(self, rows: Sequence[Sequence[Any]], fence: Fence) -> Missing:
        """All of these entries or none, but for those of tables that the fence has closed, and of
        those where somebody else has written already: which those are is the answer. An error of
        SQLAlchemy says why nothing was written."""
        tables, seqs, texts, seals = ([*each] for each in zip(*rows, strict=True))
        first: dict[str, int] = {}
        for table_id, seq in zip(tables, seqs, strict=True):
            first.setdefault(table_id, seq)
        given: dict[str, Any] = {
            "tables": text_array(tables),
            "seqs": int_array(seqs),
            "texts": text_array(texts),
            "seals": text_array(seals),
            "firsts": int_array([first[each] for each in tables]),
        }
        if fence.tables:
            given |= {"node": fence.node, "fenced": text_array(fence.tables)}
        try:
            found = await self._insert(FENCED if fence.tables else UNFENCED, given)
        except UniqueViolation as error:
            raise IntegrityError(None, None, error) from None
        except psycopg.Error as error:
            raise DBAPIError.instance(None, None, error, psycopg.Error) from None
        closed = frozenset(table_id for table_id, is_closed in found if is_closed)
        written = {table_id for table_id, is_closed in found if not is_closed}
        return Missing(closed, frozenset(first) - written - closed)

    async def read_after(self, seqs: Mapping[str, int]) -> list[tuple[str, int, str, str]]:
        """What comes after these places in the logs of these tables, table by table, in order."""
        values = {"tables": text_array(seqs), "seqs": int_array(seqs.values())}
        try:
            try:
                return await self._reader.ask(AFTER, values)
            except BROKEN:  # nothing is lost by asking again
                return await self._reader.ask(AFTER, values)
        except psycopg.Error as error:
            raise DBAPIError.instance(None, None, error, psycopg.Error) from None

    async def _insert(self, statement: str, given: dict[str, Any]) -> list[tuple[str, bool]]:
        loop = asyncio.get_running_loop()
        end = loop.time() + self._patience
        in_doubt = False
        while True:
            try:
                if in_doubt and (ours := await self._line.ask(OURS, given)):
                    return ours
                return await self._line.ask(statement, given)
            except UniqueViolation:
                # Of two statements in doubt the first may have been done just now.
                if in_doubt and (ours := await self._line.ask(OURS, given)):
                    return ours
                raise
            except BROKEN:
                in_doubt = True
                if loop.time() > end:
                    raise
                await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        for line in (self._line, self._reader):
            await line.hang_up()

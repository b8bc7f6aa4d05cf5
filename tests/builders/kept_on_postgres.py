"""Houses of tests that keep their games on PostgreSQL: one database for each folder, on the
tests' own server. What a test does past the service, it does on either."""

import re
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

from backroom.server.storage.migrate import migrate
from builders.postgres import shared_postgres


@cache
def template() -> str:
    """An empty house, from which the others are copied: a migration takes longer than a test."""
    server = shared_postgres()
    name = server.new_database()
    migrate(server.address(name))
    return name


@cache
def on_postgres(folder: Path) -> str:
    """Whoever opens a house in the same folder again finds what was there."""
    server = shared_postgres()
    return server.address(server.new_database(template()))


class Plain:
    """A connection of PostgreSQL that takes statements as SQLite does."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self.connection = connection

    def execute(self, statement: str, values: Sequence[Any] | Mapping[str, Any] = ()) -> Any:
        if isinstance(values, Mapping):
            asked = re.sub(r":([a-z]\w*)", r"%(\1)s", statement)
        else:
            asked = statement.replace("?", "%s")
        return self.connection.execute(asked, values or None)

    def executemany(self, statement: str, rows: Iterable[Any]) -> None:
        for row in rows:
            self.execute(statement, row)


@contextmanager
def past_the_service(database: Path | str) -> Iterator[Any]:
    """The same database by another program: every statement is its own transaction."""
    if "://" in str(database):
        with psycopg.connect(str(database), autocommit=True) as other:
            yield Plain(other)
        return
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        yield connection

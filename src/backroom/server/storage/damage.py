"""Damage: what is kept of a table cannot be read any more, or is not what was once written."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from backroom.server.refusals import Reason, Refused
from backroom.server.storage.sqlite import kind_of

DAMAGED_FILE = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
DAMAGED_STATES = ("XX001", "XX002")
"""What PostgreSQL calls damaged data, and a damaged index."""


class Damaged(Refused):
    """What is kept of a table is not what was once written. The text says where, to the operator;
    whoever asks for the table is told only that it was set aside."""

    def __init__(self, fault: str) -> None:
        super().__init__(Reason.ASIDE)
        self.args = (fault,)


class Unreadable(Damaged):
    """The database is damaged where it keeps the log of this table."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"the log of table {table_id} cannot be read from the database")
        self.table_id = table_id


@contextmanager
def told_if_damaged(damaged: Damaged) -> Iterator[None]:
    """Raises this if the database is damaged in the place that is read, but not if it merely does
    not answer for now."""
    try:
        yield
    except DBAPIError as error:
        if not is_damage(error):
            raise
        raise damaged from error


def is_damage(error: DBAPIError) -> bool:
    found = error.orig
    return kind_of(found) in DAMAGED_FILE or getattr(found, "sqlstate", None) in DAMAGED_STATES

"""What is wrong with a database, as sentences for whoever runs it."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, TimeoutError

from backroom.kernel.errors import BadInput
from backroom.server.storage.postgres import trouble_of
from backroom.server.storage.sqlite import TROUBLES, kind_of, sqlite_file

NO_CONNECTION = "all connections to the database are in use"


@contextmanager
def told_as(kind: type[Exception], url: URL) -> Iterator[None]:
    """What is wrong with the file, the disk or PostgreSQL becomes a sentence; other errors pass."""
    try:
        yield
    except TimeoutError as error:
        raise kind(f"{url.database}: {NO_CONNECTION}") from error
    except (DBAPIError, sqlite3.Error) as error:
        found = error.orig if isinstance(error, DBAPIError) else error
        sentence = TROUBLES.get(kind_of(found)) or trouble_of(found)
        if sentence is None:
            raise
        raise kind(f"{url.database}: {sentence}") from error


def refuse_closed_file(url: URL) -> None:
    """Finds a file that cannot be opened before the asynchronous driver does, because that would
    start a thread for it and leave it behind."""
    with told_as(BadInput, url):
        sqlite3.connect(sqlite_file(url)).close()

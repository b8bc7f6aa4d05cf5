"""A copy of the database, made while people play, and the way back to it."""

import errno
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import URL

from backroom.kernel.errors import BadInput
from backroom.server.storage.database import PATIENCE, database_url
from backroom.server.storage.migrate import connected, revision_of
from backroom.server.storage.sqlite import is_sqlite, kind_of, refuse_no_file, sqlite_file
from backroom.server.storage.troubles import told_as

COMPANIONS: Final = ("-wal", "-shm")
"""What SQLite keeps beside a file while it is open."""


def copy_database(address: str, to: Path) -> None:
    """A whole copy in `to`, for this user alone; it is there when it is whole, or not at all."""
    source = existing_file(address)
    refuse_to_overwrite(to)
    with written_whole(to) as part:
        copy_pages(source, part)
        refuse_damage(part, f"{source}: the copy is damaged, so it was not kept")


def restore_database(copy: Path, address: str, aside: Callable[[Path], Path]) -> Path | None:
    """The copy becomes the database. The one that was there is moved to `aside(its path)`, with all
    that belongs to it; where it lies now is the answer, None if there was none.

    Whoever calls this holds the lock of the house: no service may have the file open.
    """
    source = existing_file(str(copy))
    refuse_damage(source, f"{source}: this copy is damaged; take another")
    refuse_foreign(source)
    file = sqlite_file(local_url(address))
    with written_whole(file) as part:
        copy_pages(source, part)
        return move_aside(file, aside) if file.exists() else None


def move_aside(file: Path, aside: Callable[[Path], Path]) -> Path:
    place = aside(file)
    refuse_to_overwrite(place)
    # The journal first: a database without it is an older one, a journal alone is nothing.
    for companion in (*COMPANIONS, ""):
        with suppress(FileNotFoundError):
            file.with_name(file.name + companion).replace(place.with_name(place.name + companion))
    return place


def local_url(address: str) -> URL:
    url = database_url(address)
    if not is_sqlite(url):
        raise BadInput("only an SQLite file is copied by Backroom; PostgreSQL has pg_dump for it")
    refuse_no_file(url)
    return url


def existing_file(address: str) -> Path:
    file = sqlite_file(local_url(address))
    if not file.exists():
        raise BadInput(f"{file}: there is no such database")
    return file


def refuse_to_overwrite(place: Path) -> None:
    if place.exists():
        raise BadInput(f"{place} is there already")


@contextmanager
def written_whole(place: Path) -> Iterator[Path]:
    """A file beside it to write into; it takes its place only if all went well, and is on disk."""
    part = place.with_name(place.name + ".part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        try:
            yield part
            flush(part)
            part.replace(place)
            flush(place.parent)
        finally:
            part.unlink(missing_ok=True)
    except OSError as fault:
        raise BadInput(f"{place} cannot be written: {fault.strerror}") from None


def flush(path: Path) -> None:
    """What was written there survives a power cut."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def copy_pages(source: Path, to: Path) -> None:
    """By SQLite itself, in one step: what is written meanwhile waits in the journal, and nobody
    waits for us. The copy needs no companions."""
    with (
        told_as(BadInput, database_url(str(source))),
        closing(sqlite3.connect(source, timeout=PATIENCE)) as read,
        closing(sqlite3.connect(to)) as written,
    ):
        try:
            read.backup(written)
        except sqlite3.Error as fault:
            if kind_of(fault) != sqlite3.SQLITE_FULL:
                raise
            # Where the copy is written: the database that is read needs no room.
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)) from None
        written.execute("PRAGMA journal_mode=DELETE")


def refuse_damage(file: Path, sentence: str) -> None:
    with (
        told_as(BadInput, database_url(str(file))),
        closing(sqlite3.connect(file)) as connection,
    ):
        if connection.execute("PRAGMA integrity_check(1)").fetchall() != [("ok",)]:
            raise BadInput(sentence)


def refuse_foreign(file: Path) -> None:
    """An empty file is a sound database to SQLite; to put it in the place of a house is not."""
    url = database_url(str(file))
    with connected(url, writes=False) as connection:
        if revision_of(connection, url) is None:
            raise BadInput(f"{file}: this is not a copy of a house: it is empty")

"""One house, one SQLite file: a second service on it would not hear what happens at the first."""

import errno
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy import URL

from backroom.kernel.errors import BadInput
from backroom.server.operations.listening_port import AlreadyOpen
from backroom.server.storage.sqlite import is_sqlite, refuse_no_file, sqlite_file

LONGEST_ADDRESS = 300


@contextmanager
def only_instance_on(url: URL, address: str) -> Iterator[None]:
    """While this lasts no other service can have the file; it is told where to find this one.

    The lock goes with its process, however that ends; its file beside the database stays.
    """
    if not is_sqlite(url):
        yield
        return
    refuse_no_file(url)
    file = sqlite_file(url)
    place = file.with_name(file.name + ".lock")
    try:
        lock = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as fault:
        raise BadInput(f"{file.parent} cannot be written: {fault.strerror}") from None
    try:
        take(lock)
        write(lock, address.encode())
        yield
    finally:
        os.close(lock)


def take(lock: int) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise AlreadyOpen(os.pread(lock, LONGEST_ADDRESS, 0).decode(errors="replace")) from None
    except OSError as fault:
        # Some network file systems have no locks. SQLite itself would rather not live there.
        if fault.errno not in (errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL):
            raise


def write(lock: int, text: bytes) -> None:
    with suppress(OSError):  # a full disk is for the database to tell
        os.ftruncate(lock, 0)
        os.pwrite(lock, text, 0)

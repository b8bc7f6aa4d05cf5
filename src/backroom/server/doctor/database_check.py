"""The doctor's look at the database: the folder, the file, and the log of every table."""

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from backroom.kernel.errors import BadInput
from backroom.server.doctor.findings import HOSTING, Finding, ok, warning, wrong
from backroom.server.doctor.table_check import Checked, check_tables, put_back
from backroom.server.storage.database import database_url
from backroom.server.storage.migrate import connected, pending
from backroom.server.storage.offline import offline, reason_of
from backroom.server.storage.sqlite import is_sqlite, refuse_no_file, sqlite_file

LITTLE_SPACE = 1 << 30
NO_SPACE = 1 << 26
AHEAD = 60_000
"""Milliseconds that the log of a table may be ahead of this machine's clock."""

Progress = Callable[[int, int], None]
"""Told how many tables have been looked at, and of how many."""


async def of_database(
    address: str, cure: bool, now: int, progress: Progress
) -> AsyncIterator[Finding]:
    try:
        url = database_url(address)
        if is_sqlite(url):
            refuse_no_file(url)
            file = sqlite_file(url)
            for finding in of_folder(file.parent):
                yield finding
            if not os.path.exists(file):
                yield warning(f"{file}: there is no database yet", "`backroom serve` makes it")
                return
            if file.stat().st_mode & 0o077:
                yield warning(
                    f"{file}: others on this machine may read it, and it holds every secret",
                    f"chmod 600 {file}*",
                )
        if pending(url):
            yield warning(
                f"{url.database}: it is of an older Backroom",
                "make a copy; then `backroom serve` brings it up to date",
            )
            return
        with connected(url, writes=False) as connection:
            if is_sqlite(url):
                mode = connection.exec_driver_sql("PRAGMA journal_mode").scalar_one()
                faults = connection.exec_driver_sql("PRAGMA quick_check(3)").scalars().all()
    except BadInput as fault:
        yield wrong(str(fault), f"mend that, or restore the last copy; {HOSTING}")
        return
    except SQLAlchemyError as fault:
        yield wrong(f"the database does not answer: {reason_of(fault)}", HOSTING)
        return
    yield ok(f"the database opens, and has all its tables: {url.database}")
    if is_sqlite(url):
        for finding in of_sqlite(mode, list(faults)):
            yield finding
    async for each in of_tables(address, cure, now, progress):
        yield each


def of_folder(folder: Path) -> Iterator[Finding]:
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as fault:
        yield wrong(
            f"{folder} cannot be written: {fault.strerror}",
            "give it to the user that Backroom runs as, or choose another with --db",
        )
    else:
        yield ok(f"the data folder can be written: {folder}")
    free = shutil.disk_usage(folder).free
    told = f"{free / (1 << 30):.1f} GB are free on its disk"
    if free < NO_SPACE:
        yield wrong(told, "make room: without it no move can be written")
    elif free < LITTLE_SPACE:
        yield warning(told, "make room")
    else:
        yield ok(told)


def of_sqlite(mode: str, faults: list[str]) -> Iterator[Finding]:
    if mode == "wal":
        yield ok("people can read while one writes (WAL)")
    else:
        yield warning(f"its journal is {mode}, not WAL", "`backroom serve` switches it over")
    if faults == ["ok"]:
        yield ok("SQLite finds no damage (quick_check)")
    else:
        told = "; ".join(" ".join(fault.split()) for fault in faults)
        yield wrong(f"SQLite finds damage: {told}", f"restore the last copy; {HOSTING}")


async def of_tables(
    address: str, cure: bool, now: int, progress: Progress
) -> AsyncIterator[Finding]:
    """Every log, replayed with its seals."""
    whole = latest = 0
    try:
        async with offline(address) as database:
            async for each in check_tables(database, progress):
                latest = max(latest, each.latest)
                if each.fault is not None:
                    yield damaged(each)
                elif each.other_version is not None:
                    yield ok(f"table {each.table_id} is kept, and closed: {each.other_version}")
                elif each.row is None or each.row.status != "aside":
                    whole += 1
                elif cure:
                    await put_back(database, each)
                    yield ok(f"table {each.table_id} is whole and was put back")
                else:
                    yield warning(
                        f"table {each.table_id} was set aside ({each.row.fault}) but is whole",
                        "`backroom doctor --put-back` puts it back",
                    )
    except BadInput as fault:
        yield wrong(f"the tables cannot be read: {fault}", f"restore the last copy; {HOSTING}")
        return
    yield ok(f"tables that are whole, with every seal: {whole}")
    if latest > now + AHEAD:
        ahead = (latest - now) / 60_000
        yield warning(
            f"the newest log is {ahead:.0f} minutes ahead of this machine's clock",
            "set the clock; until then the players' clocks stand still",
        )
    else:
        yield ok("no log is ahead of this machine's clock")


def damaged(found: Checked) -> Finding:
    return wrong(
        f"table {found.table_id} is damaged: {found.fault}",
        "the others go on without it; `backroom import` mends it from a file or a copy",
    )

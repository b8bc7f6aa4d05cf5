"""The database is read and written, by one and by many, and closed without a trace."""

import asyncio
import os
import random
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.errors import BadInput
from backroom.server.storage.database import Database, NotWritten, Synchronous
from backroom.server.storage.migrate import migrate, pending
from backroom.server.storage.schema import entries, people
from builders.kept_on_postgres import past_the_service
from server.storage.house import TABLES, come_in, house, opened, set_up, texts

pytestmark = pytest.mark.filterwarnings("error::pytest.PytestUnhandledThreadExceptionWarning")


async def pragma(connection: AsyncConnection, name: str) -> Any:
    return (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()


async def heads(connection: AsyncConnection) -> int:
    count: int = (await connection.execute(select(func.count()).select_from(people))).scalar_one()
    return count


@pytest.mark.parametrize(("synchronous", "level"), [("FULL", 2), ("NORMAL", 1)])
def test_every_connection_keeps_a_write_ahead_log_and_foreign_keys(
    tmp_path: Path, synchronous: Synchronous, level: int
) -> None:
    async def run() -> None:
        database = await Database.open(str(house(tmp_path)), synchronous, patience=2.5)
        async with database.reading() as one, database.reading() as other:
            for connection in (one, other):
                assert await pragma(connection, "journal_mode") == "wal"
                assert await pragma(connection, "foreign_keys") == 1
                assert await pragma(connection, "synchronous") == level
                # Nobody waits inside SQLite, where everybody would wait with him.
                assert await pragma(connection, "busy_timeout") == 0
        await database.close()

    asyncio.run(run())


def test_a_power_cut_is_survived_unless_the_host_wants_speed(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database, database.reading() as connection:
            assert await pragma(connection, "synchronous") == 2

    asyncio.run(run())


def test_what_is_written_is_kept_and_what_fails_is_not(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            async with database.writing() as connection:
                await come_in(connection, "Tony")
            with suppress(ZeroDivisionError):
                async with database.writing() as connection:
                    await come_in(connection, "Silvio")
                    raise ZeroDivisionError
            async with database.reading() as connection:
                assert (await connection.execute(select(people.c.name))).all() == [("Tony",)]

    asyncio.run(run())


def test_what_is_written_while_reading_is_dropped(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            async with database.reading() as connection:
                await come_in(connection, "Tony")
            async with database.reading() as connection:
                assert await heads(connection) == 0

    asyncio.run(run())


def test_a_reader_sees_one_moment_while_others_write(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database, database.reading() as reader:
            assert await heads(reader) == 0
            async with database.writing() as writer:
                await come_in(writer, "Tony")
            assert await heads(reader) == 0
            async with database.reading() as later:
                assert await heads(later) == 1

    asyncio.run(run())


def test_whoever_means_to_write_is_alone_from_the_beginning(tmp_path: Path) -> None:
    """One who asked for the lock after reading could be turned away."""

    async def run() -> None:
        file = house(tmp_path)
        with past_the_service(file) as other:
            other.execute("PRAGMA busy_timeout=0")
            async with opened(file) as database:
                async with database.writing():
                    with pytest.raises(sqlite3.OperationalError, match="locked"):
                        other.execute("BEGIN IMMEDIATE")
                async with database.reading() as connection:
                    await heads(connection)
                    other.execute("BEGIN IMMEDIATE")
                    other.execute("ROLLBACK")

    asyncio.run(run())


def test_nobody_counts_what_another_is_about_to_change(tmp_path: Path) -> None:
    async def count_up(database: Database) -> None:
        async with database.writing() as connection:
            await come_in(connection, str(await heads(connection)))

    async def run() -> None:
        file = house(tmp_path)
        async with opened(file) as one, opened(file) as other:
            await asyncio.gather(*(count_up(each) for each in (one, other) * 10))
            async with one.reading() as connection:
                names = (await connection.execute(select(people.c.name))).scalars().all()
            assert sorted(names, key=int) == [str(number) for number in range(20)]

    asyncio.run(run())


def test_an_entry_for_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            with pytest.raises(IntegrityError):
                async with database.writing() as connection:
                    await connection.execute(
                        insert(entries).values(table_id="nowhere", seq=0, entry="", seal="")
                    )

    asyncio.run(run())


def test_the_number_of_a_person_who_was_forgotten_is_not_given_again(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            async with database.writing() as connection:
                tony = await come_in(connection, "Tony")
                await connection.execute(delete(people).where(people.c.id == tony))
            async with database.writing() as connection:
                assert await come_in(connection, "Paulie") > tony

    asyncio.run(run())


def test_a_database_may_be_open_twice(tmp_path: Path) -> None:
    async def run() -> None:
        file = house(tmp_path)
        async with opened(file) as one:
            async with opened(file) as other:
                for database in (one, other):
                    async with database.writing() as connection:
                        await come_in(connection, "somebody")
                    for each in (one, other):
                        async with each.reading() as connection:
                            assert await heads(connection) == 1 + (database is other)
            async with one.writing() as connection:
                await come_in(connection, "the last one")
        async with opened(file) as again, again.reading() as connection:
            assert await heads(connection) == 3
            assert await pragma(connection, "integrity_check") == "ok"

    asyncio.run(run())


def test_whoever_opens_a_file_that_is_being_made_waits_for_it(tmp_path: Path) -> None:
    """The change to a write-ahead log needs a lock for which SQLite itself asks only once."""

    async def run() -> None:
        file = house(tmp_path)
        with past_the_service(file) as maker:
            maker.execute("BEGIN IMMEDIATE")
            opening = asyncio.create_task(Database.open(str(file)))
            await asyncio.wait([opening], timeout=0.2)
            assert not opening.done()
            maker.execute("COMMIT")
            await (await opening).close()

    asyncio.run(run())


def test_a_file_that_stays_locked_is_refused(tmp_path: Path) -> None:
    file = house(tmp_path)
    with past_the_service(file) as other:
        other.execute("BEGIN IMMEDIATE")
        assert refusal(lambda: asyncio.run(open_and_close(file))) == (
            f"{file}: another program keeps this database locked"
        )


def test_a_writer_waits_only_so_long_for_another_program(tmp_path: Path) -> None:
    async def run() -> None:
        file = house(tmp_path)
        async with opened(file, patience=0.05) as database:
            with past_the_service(file) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(NotWritten, match=f"^{file}: another program keeps .* locked$"):
                    async with database.writing():
                        pytest.fail("two write at the same time")
                other.execute("ROLLBACK")
            async with database.writing() as connection:
                await come_in(connection, "Tony")

    asyncio.run(run())


def test_whoever_writes_while_writing_is_told_instead_of_waiting_for_ever(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path), patience=0.05) as database:
            async with database.writing() as connection:
                await come_in(connection, "Tony")
                with pytest.raises(NotWritten, match="others wrote for longer than"):
                    async with database.writing():
                        pytest.fail("two write at the same time")
            async with database.reading() as connection:
                assert await heads(connection) == 1

    asyncio.run(run())


def test_whoever_goes_away_in_the_middle_locks_nobody_out(tmp_path: Path) -> None:
    async def write(database: Database, table_id: str) -> None:
        async with database.writing() as connection:
            await set_up(connection, table_id)

    async def run() -> None:
        chance = random.Random(6)
        async with opened(house(tmp_path), patience=2) as database:
            for number in range(60):
                tasks: list[asyncio.Task[Any]] = [
                    asyncio.create_task(write(database, f"new-{number}-{each}"))
                    for each in range(3)
                ]
                tasks.append(asyncio.create_task(texts(database, TABLES[0])))
                await asyncio.sleep(chance.random() * 0.006)
                for task in tasks:
                    if chance.random() < 0.7:
                        task.cancel()
                for ending in await asyncio.gather(*tasks, return_exceptions=True):
                    assert ending is None or isinstance(ending, list | asyncio.CancelledError)
            await write(database, "last")

    asyncio.run(run())


def test_opening_changes_nothing_in_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(file) as database, database.reading() as connection:
            assert await pragma(connection, "user_version") == 7

    file = house(tmp_path)
    with past_the_service(file) as connection:
        connection.execute("PRAGMA user_version=7")
    asyncio.run(run())
    asyncio.run(run())


def test_a_closed_database_leaves_no_thread_and_no_second_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            async with database.reading() as one, database.writing() as other:
                await heads(one)
                await come_in(other, "Tony")
            assert new_threads()

    before = set(threading.enumerate())

    def new_threads() -> set[threading.Thread]:
        return set(threading.enumerate()) - before

    asyncio.run(run())
    refuse_threads(before)
    assert [each.name for each in tmp_path.iterdir()] == ["house.db"]


def refuse_threads(before: set[threading.Thread]) -> None:
    """A thread that has been told to end needs a moment to do so."""
    for thread in set(threading.enumerate()) - before:
        thread.join(5)
        assert not thread.is_alive()


def refusal(use: Callable[[], object]) -> str:
    """What is said; and nothing stays behind."""
    before = set(threading.enumerate())
    with pytest.raises(BadInput) as told:
        use()
    refuse_threads(before)
    return str(told.value)


async def open_and_close(file: Path) -> None:
    async with opened(file, patience=0.05):
        pass


def refused(file: Path, sentence: str) -> None:
    """Whichever way the file is used, the sentence names it."""
    for use in (migrate, pending):
        assert refusal(partial(use, str(file))) == f"{file}: {sentence}"
    assert refusal(lambda: asyncio.run(open_and_close(file))) == f"{file}: {sentence}"


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    text = "Dear Tony, I never saw the fish. " * 100
    file.write_text(text)
    refused(file, "this file is not a database")
    assert file.read_text() == text


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = house(tmp_path)
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xaa" * 3996
    file.write_bytes(content)
    refused(file, "this database is damaged")


def test_a_folder_is_not_a_database(tmp_path: Path) -> None:
    refused(tmp_path, "this is a folder; the database is a file")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    refused(folder / "house.db", f"Backroom finds no folder {folder} to keep the database in")


@contextmanager
def as_nobody() -> Iterator[Path]:
    """A folder of somebody who is not root, for whom nothing is forbidden.

    Nobody may be unable to read this repository: whatever is loaded late is loaded before.
    """
    root = os.geteuid() == 0
    with TemporaryDirectory() as folder:
        asyncio.run(open_and_close(house(Path(folder))))
        if root:
            for path in (Path(folder), *Path(folder).iterdir()):
                os.chown(path, 65534, 65534)
            os.seteuid(65534)
        try:
            yield Path(folder)
        finally:
            if root:
                os.seteuid(0)


CANNOT_OPEN = "this file cannot be opened; may Backroom read and write it, and write in its folder?"
MAY_NOT_WRITE = "this file, or the folder that it lies in, may not be written"


def test_a_file_that_may_not_be_read_is_refused() -> None:
    with as_nobody() as folder:
        file = house(folder)
        file.chmod(0)
        refused(file, CANNOT_OPEN)


@pytest.mark.parametrize("mode", ["wal", "delete"])
def test_a_file_that_may_not_be_written_is_refused(mode: str) -> None:
    with as_nobody() as folder:
        file = house(folder)
        with past_the_service(file) as connection:
            connection.execute(f"PRAGMA journal_mode={mode}")
        file.chmod(0o400)
        assert refusal(lambda: asyncio.run(open_and_close(file))) == f"{file}: {MAY_NOT_WRITE}"


def test_a_folder_that_may_not_be_written_is_refused() -> None:
    with as_nobody() as folder:
        file = house(folder)
        folder.chmod(0o500)
        try:
            new = folder / "new.db"
            assert refusal(lambda: migrate(str(new))) == f"{new}: {CANNOT_OPEN}"
            assert refusal(lambda: asyncio.run(open_and_close(new))) == f"{new}: {CANNOT_OPEN}"
            assert refusal(lambda: asyncio.run(open_and_close(file))) == f"{file}: {MAY_NOT_WRITE}"
        finally:
            folder.chmod(0o700)


def test_an_error_that_is_ours_is_not_blamed_on_the_file(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            with pytest.raises(Exception, match="no such table: nowhere") as told:
                async with database.writing() as connection:
                    await connection.exec_driver_sql("DELETE FROM nowhere")
            assert not isinstance(told.value, NotWritten)

    asyncio.run(run())

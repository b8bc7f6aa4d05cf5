"""Statements are done where they are asked for, and nobody who waits makes others wait."""

import asyncio
import threading
from pathlib import Path

import pytest
from sqlalchemy import text

from backroom.server.storage.database import Database
from builders.kept_on_postgres import past_the_service
from server.storage.house import come_in, house, opened
from server.storage.test_database import heads


def test_to_read_asks_no_other_thread(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            before = set(threading.enumerate())
            for _ in range(3):
                async with database.reading() as connection:
                    assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
            assert set(threading.enumerate()) == before

    asyncio.run(run())


def test_others_go_on_while_a_writer_waits_for_another_program(tmp_path: Path) -> None:
    async def run() -> None:
        file = house(tmp_path)
        async with opened(file) as database:
            with past_the_service(file) as other:
                other.execute("BEGIN IMMEDIATE")
                writing = asyncio.create_task(write(database))
                for _ in range(20):  # if it waited inside SQLite, this would never come to an end
                    await asyncio.sleep(0.001)
                assert not writing.done()
                other.execute("ROLLBACK")
            await writing
            async with database.reading() as connection:
                assert await heads(connection) == 1

    asyncio.run(run())


async def write(database: Database) -> None:
    async with database.writing() as connection:
        await come_in(connection, "Tony")


async def sent_away(database: Database) -> tuple[asyncio.Task[None], threading.Event]:
    """Somebody who writes is sent away while the disk takes its time, until the event is set."""
    driver = database._driver
    assert driver is not None
    go_on = threading.Event()
    driver._committing.submit(go_on.wait)
    writing = asyncio.create_task(write(database))
    while driver._committing._work_queue.qsize() == 0:
        await asyncio.sleep(0.001)
    writing.cancel()
    await asyncio.sleep(0)
    return writing, go_on


def test_whoever_goes_away_during_a_commit_leaves_a_connection_that_can_be_used(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            writing, go_on = await sent_away(database)
            assert not writing.done()
            go_on.set()
            with pytest.raises(asyncio.CancelledError):
                await writing
            await write(database)
            async with database.reading() as connection:
                assert await heads(connection) == 2

    asyncio.run(run())


def test_whoever_is_sent_away_twice_during_a_commit_waits_for_it_nevertheless(
    tmp_path: Path,
) -> None:
    """Two threads that ask SQLite at once for the same connection would break the house."""

    async def run() -> None:
        async with opened(house(tmp_path)) as database:
            writing, go_on = await sent_away(database)
            threading.Timer(0.2, go_on.set).start()
            writing.cancel()
            with pytest.raises(asyncio.CancelledError):
                await writing
            assert go_on.is_set()
            async with database.reading() as connection:
                assert await heads(connection) == 1

    asyncio.run(run())

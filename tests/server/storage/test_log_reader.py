"""The log of a table is read as it was written."""

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from backroom.server.storage.log_reader import StoredEntry, Unreadable, read_entries
from backroom.server.storage.log_writer import Line
from builders.kept_on_postgres import past_the_service
from server.storage.house import SEAL, TABLES, log_of, opened, place, sqlite_only, texts, writer_of

ONE, OTHER = TABLES[:2]
TEXTS = st.lists(
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0")), max_size=8
)
"""Entries are JSON, in which the character of number 0 is written in others."""


@given(one=TEXTS, other=TEXTS, after=st.integers(-1, 9))
def test_whatever_was_written_is_read_in_order(
    tmp_path_factory: pytest.TempPathFactory, one: list[str], other: list[str], after: int
) -> None:
    async def run() -> None:
        file = place(tmp_path_factory.mktemp("evening"))
        async with opened(file) as database:
            async with writer_of(database) as writer:
                for table_id, log in ((ONE, one), (OTHER, other)):
                    for seq, text in reversed(list(enumerate(log))):
                        await writer.append(table_id, Line(seq, text, f"{seq:064}"))
            expected = [StoredEntry(seq, text, f"{seq:064}") for seq, text in enumerate(one)]
            assert await log_of(database, ONE) == expected
            assert await texts(database, OTHER) == other
            async with database.reading() as connection:
                assert await read_entries(connection, ONE, after) == expected[after + 1 :]

    asyncio.run(run())


def test_a_table_without_a_log_has_no_entries(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database:
            assert await log_of(database, ONE) == []
            assert await log_of(database, "nowhere") == []

    asyncio.run(run())


@sqlite_only
def test_a_damaged_log_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    file = place(tmp_path)
    with past_the_service(file) as connection:
        for table_id, text in ((ONE, "CAST(X'FFFE' AS TEXT)"), (OTHER, "'fine'")):
            connection.execute(
                f"INSERT INTO entries (table_id, seq, entry, seal) VALUES (?, 0, {text}, ?)",
                (table_id, SEAL),
            )

    async def run() -> None:
        async with opened(file) as database:
            with pytest.raises(Unreadable, match=f"the log of table {ONE} cannot") as told:
                await log_of(database, ONE)
            assert told.value.table_id == ONE
            assert await texts(database, OTHER) == ["fine"]

    asyncio.run(run())

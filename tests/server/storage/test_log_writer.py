"""Many tables write into one log-book: together, and without harming each other."""

import asyncio
import traceback
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from backroom.server.storage.database import Database
from backroom.server.storage.log_writer import Line, LogWriter, NotWritten, Overtaken
from builders.kept_on_postgres import past_the_service
from server.storage.house import SEAL, TABLES, log_of, opened, place, sqlite_only, texts, writer_of

ONE, OTHER = TABLES[:2]


async def play(writer: LogWriter, table_id: str, moves: int) -> None:
    """A table writes one entry after another."""
    for seq in range(moves):
        await writer.append(table_id, Line(seq, f"{table_id}: {seq}", SEAL))


async def endings(*appends: asyncio.Future[None]) -> list[BaseException | None]:
    return await asyncio.gather(*appends, return_exceptions=True)


def begun(writer: LogWriter, table_id: str, seq: int, text: str = "a move") -> asyncio.Task[None]:
    return asyncio.create_task(writer.append(table_id, Line(seq, text, SEAL)))


async def queued(writer: LogWriter) -> None:
    """Wait until the writer is at work, and let whatever has begun since arrive in its queue."""
    while writer._writing is None:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


def test_an_entry_is_in_the_file_when_its_table_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        file = place(tmp_path)
        async with opened(file) as database, writer_of(database) as writer:
            for seq in range(5):
                await writer.append(ONE, Line(seq, f"move {seq}", SEAL))
                with past_the_service(file) as other:
                    found = other.execute("SELECT entry FROM entries WHERE seq = ?", (seq,))
                    assert found.fetchall() == [(f"move {seq}",)]

    asyncio.run(run())


def test_fifty_tables_write_at_once_and_share_their_commits(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database:
            async with writer_of(database) as writer:
                await asyncio.gather(*(play(writer, each, 20) for each in TABLES))
                assert writer.rows == 1000
                assert 20 <= writer.commits <= 100
            for each in TABLES:
                assert await texts(database, each) == [f"{each}: {seq}" for seq in range(20)]

    asyncio.run(run())


def test_entries_that_are_judged_when_their_commit_begins_are_written_with_it(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            lines: list[Line] = []
            judged = asyncio.create_task(writer.append_when_due(ONE, lambda: lines))
            lines += [Line(0, "in time", SEAL), Line(1, "too", SEAL)]
            await judged
            assert await texts(database, ONE) == ["in time", "too"]
            assert (writer.rows, writer.commits) == (2, 1)
            await writer.append_when_due(ONE, lambda: [])
            assert (writer.rows, writer.commits) == (2, 1), "nothing is to be written"

    asyncio.run(run())


def test_who_fails_to_judge_his_entries_holds_up_nobody(tmp_path: Path) -> None:
    def fails() -> list[Line]:
        raise KeyError("a defect")

    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            broken = asyncio.create_task(writer.append_when_due(ONE, fails))
            ended = await endings(broken, begun(writer, OTHER, 0))
            assert [type(each) for each in ended] == [KeyError, type(None)]
            assert await texts(database, OTHER) == ["a move"]
            await play(writer, ONE, 2)

    asyncio.run(run())


def test_the_second_who_wants_a_place_in_the_log_is_overtaken(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            await writer.append(ONE, Line(0, "first", SEAL))
            with pytest.raises(Overtaken, match=f"entry 0 of table {ONE}") as told:
                await writer.append(ONE, Line(0, "second", SEAL))
            assert (told.value.table_id, told.value.seq) == (ONE, 0)
            assert await texts(database, ONE) == ["first"]
            assert (writer.rows, writer.commits) == (1, 1)

    asyncio.run(run())


@pytest.mark.parametrize("unlucky", [0, 1, 24, 25, 48, 49])
def test_one_who_is_overtaken_holds_up_none_of_those_who_write_with_him(
    tmp_path: Path, unlucky: int
) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            await writer.append(TABLES[unlucky], Line(0, "somebody else's", SEAL))
            ended = await endings(*(begun(writer, each, 0, each) for each in TABLES))
            assert [type(each) for each in ended] == [
                Overtaken if number == unlucky else type(None) for number in range(50)
            ]
            for number, each in enumerate(TABLES):
                expected = "somebody else's" if number == unlucky else each
                assert await texts(database, each) == [expected]
            assert writer.rows == 50

    asyncio.run(run())


def test_two_who_want_the_same_place_in_the_same_moment_are_told_apart(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            ended = await endings(
                begun(writer, OTHER, 0), *(begun(writer, ONE, 0, str(n)) for n in range(3))
            )
            assert [type(each) for each in ended] == [type(None), type(None), Overtaken, Overtaken]
            assert await texts(database, ONE) == ["0"]

    asyncio.run(run())


def test_of_two_houses_that_fight_over_one_file_exactly_one_wins_each_place(
    tmp_path: Path,
) -> None:
    async def fight(name: str, writer: LogWriter, table_id: str, wins: Counter[str]) -> None:
        for seq in range(6):
            try:
                await writer.append(table_id, Line(seq, name, SEAL))
                wins[f"{table_id} {seq} {name}"] += 1
            except Overtaken:
                pass

    async def run() -> None:
        file = place(tmp_path)
        wins: Counter[str] = Counter()
        async with (
            opened(file) as one,
            opened(file) as other,
            writer_of(one) as north,
            writer_of(other) as south,
        ):
            await asyncio.gather(
                *(
                    fight(name, writer, table_id, wins)
                    for table_id in TABLES[:10]
                    for name, writer in (("north", north), ("south", south))
                )
            )
            kept = [
                f"{table_id} {each.seq} {each.entry}"
                for table_id in TABLES[:10]
                for each in await log_of(one, table_id)
            ]
            assert len(kept) == 60
            assert wins == Counter(kept)
            assert north.rows + south.rows == 60

    asyncio.run(run())


def test_a_table_that_is_not_there_is_not_written_and_not_called_overtaken(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            lost, kept = await endings(begun(writer, "nowhere", 7), begun(writer, ONE, 0))
            assert isinstance(lost, NotWritten)
            assert str(lost) == "entry 7 of table nowhere cannot be written"
            assert kept is None

    asyncio.run(run())


def test_what_a_table_keeps_secret_is_in_no_error_and_in_no_trace_of_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            await writer.append(ONE, Line(0, "the knave of hearts", SEAL))
            for table_id in (ONE, "nowhere"):
                (error,) = await endings(begun(writer, table_id, 0, "the knave of hearts"))
                assert isinstance(error, Overtaken | NotWritten)
                assert "knave" not in "".join(traceback.format_exception(error))

    asyncio.run(run())


@pytest.mark.parametrize(("seq", "text"), [(0, "half a letter: \ud800"), (2**63, "too far")])
def test_an_entry_that_no_database_can_hold_harms_only_its_own_table(
    tmp_path: Path, seq: int, text: str
) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            lost, *kept = await endings(
                begun(writer, ONE, seq, text), *(begun(writer, each, 0) for each in TABLES[1:])
            )
            assert isinstance(lost, NotWritten)
            assert kept == [None] * 49

    asyncio.run(run())


@sqlite_only
def test_a_full_disk_is_told_to_those_who_wait_and_the_writer_lives_on(tmp_path: Path) -> None:
    async def most_pages(database: Database, most: int) -> None:
        rows = database._rows
        assert rows is not None
        writing: Any = rows._connection
        limited = partial(writing.execute, f"PRAGMA max_page_count={most}")
        await asyncio.get_running_loop().run_in_executor(rows._thread, limited)

    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            await writer.append(ONE, Line(0, "before", SEAL))
            await most_pages(database, 1)
            ended = await endings(*(begun(writer, each, 1, "x" * 9999) for each in TABLES))
            for each in ended:
                assert isinstance(each, NotWritten)
                assert str(each) == f"{database.url.database}: there is no room left on the disk"
            assert len({id(each) for each in ended}) == 50
            await writer.append(ONE, Line(1, "after", SEAL))
            assert await texts(database, ONE) == ["before", "after"]
            assert (writer.rows, writer.commits) == (2, 2)

    asyncio.run(run())


@sqlite_only
def test_a_locked_database_is_told_to_those_who_wait_and_the_writer_lives_on(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        file = place(tmp_path)
        async with opened(file, patience=0.05) as database, writer_of(database) as writer:
            with past_the_service(file) as other:
                other.execute("BEGIN IMMEDIATE")
                for each in await endings(begun(writer, ONE, 0), begun(writer, OTHER, 0)):
                    assert isinstance(each, NotWritten)
                    assert "another program keeps this database locked" in str(each)
            await writer.append(ONE, Line(0, "after", SEAL))
            assert await texts(database, ONE) == ["after"]
            assert await texts(database, OTHER) == []

    asyncio.run(run())


def test_whoever_stops_waiting_harms_nobody(tmp_path: Path) -> None:
    """His entry may be written or not; every other one is."""

    async def run() -> None:
        chance = Random(6)
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            for seq in range(20):
                waiting = [begun(writer, each, seq, each) for each in TABLES]
                for _ in range(chance.randrange(40)):
                    await asyncio.sleep(0)
                leavers = [task for task in waiting if chance.random() < 0.5 and task.cancel()]
                for task, ended in zip(waiting, await endings(*waiting), strict=True):
                    if task in leavers:
                        assert isinstance(ended, asyncio.CancelledError)
                    else:
                        assert ended is None
            await writer.close()
            for each in TABLES:
                assert set(await texts(database, each)) <= {each}

    asyncio.run(run())


def test_an_entry_whose_caller_left_the_queue_does_not_fail_the_others(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            await writer.append(ONE, Line(0, "somebody else's", SEAL))
            leaver, stayer = begun(writer, ONE, 0), begun(writer, OTHER, 0)
            await queued(writer)
            leaver.cancel()
            await stayer
            assert await texts(database, OTHER) == ["a move"]
            assert await texts(database, ONE) == ["somebody else's"]

    asyncio.run(run())


def test_closing_writes_what_waits_and_takes_nothing_more(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database:
            writer = LogWriter(database)
            waiting = [begun(writer, each, 0) for each in TABLES]
            await queued(writer)
            waiting += [begun(writer, each, 1) for each in TABLES]
            await queued(writer)
            await writer.close()
            assert writer.rows == 100
            assert await endings(*waiting) == [None] * 100
            with pytest.raises(NotWritten, match="the house is closing"):
                await writer.append(ONE, Line(2, "too late", SEAL))
            await writer.close()
            assert len(await texts(database, ONE)) == 2

    asyncio.run(run())


def test_a_close_that_is_cut_short_stops_nobody_from_writing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database:
            writer = LogWriter(database)
            waiting = [begun(writer, each, 0) for each in TABLES]
            await queued(writer)
            closing = asyncio.create_task(writer.close())
            await asyncio.sleep(0)
            closing.cancel()
            (cut, *written) = await endings(closing, *waiting)
            assert isinstance(cut, asyncio.CancelledError)
            assert written == [None] * 50
            await writer.close()

    asyncio.run(run())


def test_a_writer_that_is_stopped_by_force_tells_those_who_wait(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database, writer_of(database) as writer:
            waiting = [begun(writer, each, 0) for each in TABLES]
            await queued(writer)
            assert writer._writing is not None
            writer._writing.cancel()
            for each in await endings(*waiting):
                assert isinstance(each, NotWritten)
            await writer.append(ONE, Line(1, "after", SEAL))

    asyncio.run(run())


def test_entries_that_are_sent_together_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(place(tmp_path)) as database:
            async with writer_of(database) as writer:
                await writer.append(ONE, Line(0, "card", SEAL), Line(1, "target", SEAL))
                assert (writer.rows, writer.commits) == (2, 1)
                late = Line(1, "late", SEAL), Line(2, "later", SEAL)
                other = asyncio.create_task(writer.append(OTHER, Line(0, "alone", SEAL)))
                with pytest.raises(Overtaken):
                    await writer.append(ONE, *late)
                await other
            assert await texts(database, ONE) == ["card", "target"]
            assert await texts(database, OTHER) == ["alone"]

    asyncio.run(run())

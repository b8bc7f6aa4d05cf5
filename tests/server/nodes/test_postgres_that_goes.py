"""PostgreSQL is stopped, crashes, or loses a line: what was acknowledged is there, and is there
once."""

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest
from psycopg.errors import OperationalError

from backroom.server.storage.database import Database
from backroom.server.storage.log_writer import Line, LogWriter, Overtaken
from builders.postgres import needs_postgres, shared_postgres
from builders.rooms_inside import at
from builders.running_house import until
from server.nodes.houses import nodes
from server.storage.house import SEAL, TABLES, Kind, place, texts, writer_of

pytestmark = needs_postgres
ONE = TABLES[0]


@pytest.fixture(autouse=True)
def on_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Kind, "postgres", True)


@pytest.mark.parametrize("done", [True, False])
def test_an_entry_whose_line_broke_is_written_once_and_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, done: bool
) -> None:
    """Whether the statement was done before the line broke, or not."""

    async def run() -> None:
        database = await Database.open(str(place(tmp_path)))
        async with writer_of(database) as writer:
            await writer.append(ONE, Line(0, "before", SEAL))
            assert database._postgres is not None
            line = database._postgres._line
            ask, broken = line.ask, [True]

            async def breaks(statement: str, values: Any = None) -> list[Any]:
                if "INSERT" in statement and broken:
                    broken.clear()
                    if done:
                        await ask(statement, values)
                    raise OperationalError("the line broke")
                return await ask(statement, values)

            monkeypatch.setattr(line, "ask", breaks)
            await writer.append(ONE, Line(1, "in doubt", "1" * 64))
            with pytest.raises(Overtaken):
                await writer.append(ONE, Line(1, "another's", "2" * 64))
            await writer.append(ONE, Line(2, "after", SEAL))
        assert await texts(database, ONE) == ["before", "in doubt", "after"]
        await database.close()

    asyncio.run(run())


def test_entries_wait_for_a_database_that_is_started_anew(tmp_path: Path) -> None:
    async def run() -> None:
        database = await Database.open(str(place(tmp_path)), patience=60.0)
        writer = LogWriter(database)
        await writer.append(ONE, Line(0, "before", SEAL))
        restart = asyncio.create_task(asyncio.to_thread(shared_postgres().restart, signal.SIGQUIT))
        for seq in range(1, 5):
            await writer.append(ONE, Line(seq, str(seq), SEAL))
        await restart
        await writer.append(ONE, Line(5, "5", SEAL))
        assert await texts(database, ONE) == ["before", "1", "2", "3", "4", "5"]
        await writer.close()
        await database.close()

    asyncio.run(run())


def test_after_a_crash_of_postgresql_the_nodes_find_each_other_again(tmp_path: Path) -> None:
    with nodes(tmp_path, 2) as two:
        people = [node.guest(name) for node, name in zip(two.nodes, ("Ann", "Bob"), strict=True)]
        table = two.table(people)
        ann, bob = [person.socket(table) for person in people]
        for socket in (ann, bob):
            at(socket, 0)
        two.until_in_charge(table)
        shared_postgres().restart(signal.SIGQUIT)
        until(lambda: two.ask("SELECT count(*) FROM nodes") == [(2,)], "both nodes are there")
        until(lambda: two.ask("SELECT count(*) FROM node_presence") == [(2,)], "both people are")
        two.until_in_charge(table)
        mover, other = (ann, bob) if ann.newest["update"]["question"] is not None else (bob, ann)
        answer = mover.act(mover.newest["update"]["question"]["legal"][0]["action"])
        assert answer["type"] == "done", answer
        assert at(other, answer["seq"])
        ann.connection.close()
        bob.connection.close()

"""A database that cannot be written for a while: moves are refused and nothing happens; then play
goes on."""

import asyncio
import random
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from backroom.server.storage.database import Database
from backroom.server.storage.pulse import FRESH, Pulse
from backroom.server.storage.sqlite_driver import DirectSqlite
from bots.processes import linux_only
from builders import rooms_inside
from builders.running_house import Client, Json, Socket, open_house, play_out, until
from server.running import Running, serving

pytestmark = pytest.mark.sqlite_only

FILE = "backroom.db"
SHOWN = ("seq", "view", "position", "question", "menu", "undo", "result", "seats")


def begun(people: list[Client], bots: int = 0) -> Json:
    return rooms_inside.begun(people, "counterfeiters", bots)


def act(line: Socket) -> Json:
    """The first thing that this player may do."""
    return line.act(line.newest["update"]["question"]["legal"][0]["action"])


def nothing_happens(lines: list[Socket]) -> None:
    """A move and a word are refused because they cannot be written, and nobody sees anything."""
    before = [dict(line.newest) for line in lines]
    [mover] = [line for line in lines if line.newest["update"]["question"]]
    for answer in (act(mover), mover.ask("say", text="Hello?")):
        assert answer["type"] == "refused"
        assert answer["message"]["name"] == "service-not-written"
    for line, known in zip(lines, before, strict=True):
        assert line.ask("ping")["seq"] == known["update"]["seq"]
        assert line.newest["update"] == known["update"]
        assert "talk" not in line.newest


@contextmanager
def opened_at(table: Json, people: list[Client]) -> Iterator[list[Socket]]:
    lines = [person.socket(table) for person in people]
    try:
        for line in lines:
            line.wait("update", lambda update: all(each["present"] for each in update["seats"]))
        yield lines
    finally:
        for line in lines:
            line.connection.close()


def test_while_another_program_keeps_the_file_locked_nothing_happens(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    soon = DirectSqlite(0.2)  # so long it waits for the lock
    monkeypatch.setattr("backroom.server.storage.database.DirectSqlite", lambda patience: soon)
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        with opened_at(begun(people), people) as lines:
            with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                nothing_happens(lines)
            play_out(dict(enumerate(lines)), random.Random(seed))
        assert len(people[0].get("/api/my/results")) == 1


@contextmanager
def full_disk(running: Running, file: Path) -> Iterator[None]:
    """No file of the service may grow beyond what the database has taken up to now."""
    here = (resource.RLIMIT_FSIZE, file.with_name(f"{file.name}-wal").stat().st_size)
    _, most = resource.prlimit(running.process.pid, here[0])
    resource.prlimit(running.process.pid, here[0], (here[1], most))
    try:
        yield
    finally:
        resource.prlimit(running.process.pid, here[0], (most, most))


@linux_only
def test_while_the_disk_is_full_nothing_happens(tmp_path: Path, seed: int) -> None:
    with serving(tmp_path) as running:
        people = [running.guest("Anna"), running.guest("Bruno")]
        with opened_at(begun(people), people) as lines:
            with full_disk(running, tmp_path / FILE):
                nothing_happens(lines)
                assert people[0].http.get("/health").json()["aside"] == []
            play_out(dict(enumerate(lines)), random.Random(seed))
        assert len(people[0].get("/api/my/results")) == 1


@linux_only
def test_a_bot_that_cannot_move_tries_again_after_a_while_and_then_goes_on(tmp_path: Path) -> None:
    pause = 0.3
    short = {"backroom.server.rooms.runner.AFTER_A_FAULT": pause}
    with serving(tmp_path, constants=short) as running:
        anna = running.guest("Anna")
        table = where_the_bot_begins(anna)

        def refused() -> list[Json]:
            return [line for line in running.log if line["event"] == "not_written"]

        with ExitStack() as stack:
            with full_disk(running, tmp_path / FILE):
                line = stack.enter_context(anna.socket(table))  # before, the table slept
                until(lambda: len(refused()) >= 3, "the bot has tried three times")
                assert line.ask("ping")["seq"] == 0
            times = [datetime.fromisoformat(each["timestamp"]) for each in refused()]
            for earlier, later in pairwise(times):
                assert (later - earlier).total_seconds() >= 0.9 * pause
            line.wait("update", lambda update: update["seq"] > 0)


def where_the_bot_begins(person: Client) -> Json:
    """A table at which nobody has looked on yet, and at which a bot has the first move."""
    while True:
        table = begun([person], 1)
        [mine] = [each for each in person.get("/api/my/tables") if each["id"] == table["id"]]
        if not mine["waits_for_me"]:
            return table


# What the house says of itself meanwhile


def statuses(client: Client) -> tuple[int, int]:
    return client.http.get("/live").status_code, client.http.get("/health").status_code


@linux_only
def test_on_a_full_disk_the_house_lives_and_does_not_call_itself_well(tmp_path: Path) -> None:
    """It called itself well while no move could be written."""
    with serving(tmp_path) as running:
        anna = running.guest("Anna")
        assert statuses(anna) == (204, 200)
        with full_disk(running, tmp_path / FILE):
            until(lambda: statuses(anna) == (204, 503), "the house says that it is not well")
            assert anna.http.get("/health").json()["status"] == "trouble"
        until(lambda: statuses(anna) == (204, 200), "it says that it is well again")


def test_with_a_database_that_may_only_be_read_the_house_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_house(tmp_path) as house:
        anna = house.guest("Anna")
        assert statuses(anna) == (204, 200)
        engine = house.service.house.database._readers.sync_engine

        def only_reading(connection: Connection) -> None:
            connection.exec_driver_sql("PRAGMA query_only=ON")

        event.listen(engine, "begin", only_reading)
        until(lambda: statuses(anna) == (204, 503), "the house says that it is not well")
        assert anna.http.get("/api/me").status_code == 200, "what can be read is shown"


def test_whoever_asks_all_the_time_how_the_house_is_does_not_keep_its_disk_busy(
    tmp_path: Path,
) -> None:
    async def ask() -> int:
        database = await Database.open(str(tmp_path / FILE))
        now = [0.0]
        pulse = Pulse(database, lambda: now[0])
        answers = await asyncio.gather(*[pulse.is_well() for _ in range(100)])
        assert answers == [True] * 100
        written = pulse.number
        now[0] += FRESH
        assert await pulse.is_well()
        assert pulse.number == written + 1
        await database.close()
        return written

    assert asyncio.run(ask()) == 1

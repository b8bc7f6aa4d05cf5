"""A damaged database: each table that cannot be read is named and set aside, and the rest of the
house plays on."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from backroom.kernel.errors import BadInput
from backroom.server.opening import opened
from house import Client, Json, Socket, open_house, play_out, quick
from server.damages import LOGS, ROWS, STATUS, TALK, copied, play_on
from server.running import Running, serving

DAMAGES = LOGS | ROWS | STATUS
WHOLE = ["whole", "whole as well"]
FILE = "backroom.db"
MOVES = 10
LONG = 60
"""Moves: the log of such a game lies on several pages of the file."""
PAGE = 4096


class Wreck:
    """A service on a file in which many tables are damaged, each in another way."""

    def __init__(
        self, file: Path, running: Running, people: list[Client], tables: dict[str, Json]
    ) -> None:
        self.file = file
        self.running = running
        self.people = people
        self.tables = tables

    def logged(self, event: str) -> list[dict[str, Any]]:
        return [line for line in self.running.log if line["event"] == event]

    def aside(self) -> list[str]:
        """The tables that the operator is told of."""
        named: list[str] = self.people[0].get("/health")["aside"]
        return named


def begun(people: list[Client], title: str) -> Json:
    """A listed table of two, at which the game has begun."""
    table = people[0].make("counterfeiters", 2, listed=True, title=title)
    for seat, guest in enumerate(people):
        guest.sit(table, seat)
    people[0].start(table)
    return table


def came_back(person: Client, port: int) -> Client:
    """The same person at a service that was started again."""
    again = Client(port)
    again.http.cookies.update(person.http.cookies)
    return again


@pytest.fixture(scope="module")
def wreck(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wreck]:
    folder = tmp_path_factory.mktemp("wreck")
    with open_house(folder) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        first = begun(people, WHOLE[0])
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        play_on(file, first["id"], MOVES)
        tables = {
            name: copied(file, first, number, name)
            for number, name in enumerate([*DAMAGES, *TALK, WHOLE[1]])
        }
        for name, damage in (DAMAGES | TALK).items():
            damage(file, tables[name]["id"])
    tables[WHOLE[0]] = first
    with serving(folder, "--fast-commits") as running:
        people = [came_back(person, running.port) for person in people]
        yield Wreck(folder / FILE, running, people, tables)


def test_the_lists_show_all_tables_that_can_be_shown(wreck: Wreck) -> None:
    anna = wreck.people[0]
    listed = {each["title"] for each in anna.get("/api/tables")}
    mine = {each["title"] for each in anna.get("/api/my/tables")}
    assert listed.issuperset([*LOGS, *TALK, *WHOLE])
    assert mine.issuperset([*LOGS, *TALK, *WHOLE])
    assert anna.get("/api/my/results") == []
    assert anna.get("/api/results") == []


ASKED: list[tuple[str, str, Json | None]] = [
    ("GET", "", None),
    ("PATCH", "", {"watchers": False}),
    ("PATCH", "", {"options": {}}),
    ("POST", "/seats", {}),
    ("DELETE", "/seats/1", None),
    ("PUT", "/seats/1/bot", {"level": "random"}),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("GET", "/replay?seq=1", None),
    ("GET", "/log", None),
]


@pytest.mark.parametrize("name", LOGS | ROWS | TALK)
def test_whatever_is_asked_of_a_damaged_table_is_answered_with_a_sentence(
    wreck: Wreck, name: str
) -> None:
    anna = wreck.people[0]
    for method, path, body in ASKED:
        answer = anna.http.request(
            method, f"/api/tables/{wreck.tables[name]['id']}{path}", json=body
        )
        assert answer.status_code < 500, (method, path, answer.text)
        assert answer.is_success or answer.json()["text"]
    for link in wreck.tables[name]["links"].values():
        assert anna.http.get(f"/api/links/{link}").status_code in (200, 409)
    assert wreck.logged("fault") == []
    assert "Traceback" not in wreck.running.err


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_table_is_named_and_set_aside(wreck: Wreck, name: str) -> None:
    table = wreck.tables[name]
    for person in wreck.people:
        with person.socket(table) as line:
            goodbye = line.closed()
        assert goodbye is not None
        assert goodbye["message"]["name"] == "service-aside"
        assert set(line.newest) == {"goodbye"}
    assert table["id"] in wreck.aside()
    [told] = [each for each in wreck.logged("set_aside") if each["table"] == table["id"]]
    assert told["fault"]


@pytest.mark.parametrize("name", TALK)
def test_where_only_talk_is_damaged_the_game_goes_on(wreck: Wreck, name: str) -> None:
    with wreck.people[0].socket(wreck.tables[name]) as anna:
        assert anna.wait("update")["seq"] >= MOVES


def test_the_other_tables_are_played_to_their_end(wreck: Wreck, seed: int) -> None:
    for name in WHOLE:
        table = wreck.tables[name]
        lines = {seat: each.socket(table) for seat, each in enumerate(wreck.people)}
        result = play_out(lines, random.Random(seed))
        for line in lines.values():
            line.connection.close()
        assert len(result["places"]) == 2
    titles = {each["title"] for each in wreck.people[0].get("/api/my/results")}
    assert titles == set(WHOLE)


def test_what_was_set_aside_stays_so_and_is_named_when_the_service_starts_again(
    wreck: Wreck, tmp_path: Path
) -> None:
    wreck.running.stop()
    shutil.copy(wreck.file, tmp_path / FILE)
    ids = sorted(wreck.tables[name]["id"] for name in DAMAGES)
    with capture_logs() as logged, open_house(tmp_path) as house:
        anna = came_back(wreck.people[0], house.port)
        assert anna.get("/health")["aside"] == ids
        for name in DAMAGES:
            with anna.socket(wreck.tables[name]) as line:
                goodbye = line.closed()
            assert goodbye is not None
            assert goodbye["message"]["name"] == "service-aside"
        assert anna.get("/health")["aside"] == ids
    assert [line for line in logged if line["event"] == "set_aside"] == []


def test_a_damaged_result_leaves_the_others_in_their_lists(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        table = begun(people, "whole")
        with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
            play_on(file, table["id"])
        with people[0].socket(table) as line:
            assert line.wait("update")["result"] is not None
        with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
            for number, damage in enumerate(ROWS.values()):
                damage(file, copied(file, table, number, "damaged")["id"])
        for path in ("/api/results", "/api/my/results"):
            titles = [each["title"] for each in people[0].get(path)]
            assert "whole" in titles
            assert len(titles) < len(ROWS)


def test_a_table_that_turns_out_to_be_damaged_while_it_is_played_is_set_aside(
    tmp_path: Path,
) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        table = begun(people, "first")
        lines = [person.socket(table) for person in people]
        for line in lines:
            line.wait("update")
        with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
            row = (table["id"], 1, '{"entry":"undo","at":0,"seat":0}', "no seal")
            file.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", row)
        mover = next(line for line in lines if line.newest["update"]["question"])
        mover.send("act", seq=0, action=legal(mover)[0]["action"])
        for line in lines:
            goodbye = line.closed()
            assert goodbye is not None
            assert goodbye["message"]["name"] == "service-aside"
        assert people[0].get("/health")["aside"] == [table["id"]]
        with people[1].socket(table) as line:
            assert line.take()["message"]["name"] == "service-aside"


def legal(line: Socket) -> list[Json]:
    found: list[Json] = line.newest["update"]["question"]["legal"]
    return found


# The file itself


def lose(file: Path, page: int) -> None:
    """As a disk loses a part of a file: there are only zeros left."""
    with file.open("r+b") as opened:
        opened.seek((page - 1) * PAGE)
        opened.write(bytes(PAGE))


def page_of(file: Path, text: str) -> int:
    place = file.read_bytes().find(text.encode())
    assert place >= 0
    return place // PAGE + 1


def test_a_lost_page_of_one_log_costs_one_table(tmp_path: Path, seed: int) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        tables = [begun(people, title) for title in ("before", "lost", "after")]
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        for table in tables:
            play_on(file, table["id"], LONG)
        asked = "SELECT seal FROM entries WHERE table_id = ? AND seq = ?"
        [seal] = file.execute(asked, (tables[1]["id"], LONG // 2)).fetchone()
    lose(tmp_path / FILE, page_of(tmp_path / FILE, seal))
    with serving(tmp_path) as running:
        people = [came_back(person, running.port) for person in people]
        with people[0].socket(tables[1]) as line:
            assert line.take()["message"]["name"] == "service-aside"
        assert people[0].get("/health")["aside"] == [tables[1]["id"]]
        [told] = [each for each in running.log if each["event"] == "set_aside"]
        assert told["table"] == tables[1]["id"]
        for table in (tables[0], tables[2]):
            lines = {seat: person.socket(table) for seat, person in enumerate(people)}
            play_out(lines, random.Random(seed))
            for line in lines.values():
                line.connection.close()
        titles = {each["title"] for each in people[0].get("/api/my/results")}
        assert titles == {"before", "after"}


def test_whichever_page_is_lost_there_is_a_sentence_for_it(tmp_path: Path, seed: int) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        first = begun(people, "first")
    whole = tmp_path / FILE
    with closing(sqlite3.connect(whole)) as file, file:
        play_on(file, first["id"], LONG)
        tables = [first, *(copied(file, first, number, str(number)) for number in range(4))]
    pages = whole.stat().st_size // PAGE
    for page in random.Random(seed).sample(range(1, pages + 1), 3):
        folder = tmp_path / str(page)
        folder.mkdir()
        shutil.copy(whole, folder / FILE)
        lose(folder / FILE, page)
        refusal = why_closed(folder)
        if refusal is None:
            with open_house(folder) as house:
                look_around(came_back(people[0], house.port), tables)
        else:
            assert refusal.endswith(("is damaged", "is not a database"))


def look_around(somebody: Client, tables: list[Json]) -> None:
    """Whatever is asked, the answer is one, or a sentence."""
    pages = ["/health", "/api/tables", "/api/results", "/api/my/tables", "/api/my/results"]
    pages += [f"/api/tables/{table['id']}" for table in tables]
    for page in ["/api/me", *pages]:
        answer = somebody.http.get(page)
        assert answer.status_code in (200, 401, 409, 503), (page, answer.text)
        assert answer.is_success or answer.json()["text"]
    for table in tables:
        with somebody.socket(table) as line:
            assert line.take()["type"] in ("welcome", "goodbye")


def why_closed(folder: Path) -> str | None:
    """Why the house cannot be opened, if it cannot."""

    async def run() -> None:
        async with opened(quick(folder)):
            pass

    try:
        asyncio.run(run())
    except BadInput as refusal:
        return str(refusal)
    return None


@pytest.mark.parametrize("content", ["Dear diary\n" * 1000, "SQLite format 3\0" + "x" * 5000])
def test_a_file_that_is_no_database_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / FILE).write_text(content)
    assert why_closed(tmp_path) == f"{tmp_path / FILE}: this file is not a database"

"""A damaged database: each table that cannot be read is named and set aside, and the rest of the
house plays on."""

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from backroom.kernel.errors import BadInput
from backroom.server.lifecycle import opened
from builders import rooms_inside
from builders.rooms_inside import came_back
from builders.running_house import Client, Json, Socket, open_house, play_out, quick
from server.damages import LOGS, ROWS, STATUS, TALK, copied, play_on
from server.running import serving

pytestmark = pytest.mark.sqlite_only

DAMAGES = LOGS | ROWS | STATUS
WHOLE = ["whole", "whole as well"]
FILE = "backroom.db"
MOVES = 10
LONG = 60
"""Moves: the log of such a game lies on several pages of the file."""
PAGE = 4096


def begun(people: list[Client], title: str, **settings: Any) -> Json:
    """A listed table of two, at which the game has begun."""
    return rooms_inside.begun(people, "counterfeiters", listed=True, title=title, **settings)


def wrecked(folder: Path) -> tuple[list[Client], dict[str, Json]]:
    """Two people, and the tables at which they play: by what is wrong with them."""
    with open_house(folder) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        first = begun(people, WHOLE[0])
    with closing(sqlite3.connect(folder / FILE)) as file, file:
        play_on(file, first["id"], MOVES)
        names = [*DAMAGES, *TALK, *WHOLE[1:]]
        tables = {name: copied(file, first, number, name) for number, name in enumerate(names)}
        for name, damage in (DAMAGES | TALK).items():
            damage(file, tables[name]["id"])
    return people, tables | {WHOLE[0]: first}


def is_set_aside(table: Json, person: Client) -> bool:
    """Is this person told so, and nothing more?"""
    with person.socket(table) as line:
        goodbye = line.closed()
    assert set(line.newest) == {"goodbye"}
    return goodbye is not None and goodbye["message"]["name"] == "service-aside"


def named(person: Client) -> list[str]:
    """The damaged tables of which the operator is told."""
    found: list[str] = person.get("/health")["aside"]
    return found


def test_each_damaged_table_is_named_and_set_aside_and_the_others_are_played_to_their_end(
    tmp_path: Path, seed: int
) -> None:
    people, tables = wrecked(tmp_path)
    ids = sorted(tables[name]["id"] for name in DAMAGES)
    with serving(tmp_path, "--fast-commits") as running:
        people = [came_back(person, running.port) for person in people]
        for name in DAMAGES:
            assert all(is_set_aside(tables[name], person) for person in people), name
        assert named(people[0]) == ids
        lines = [line for line in running.log if line["event"] == "set_aside"]
        assert sorted(line["table"] for line in lines) == ids
        assert all(line["fault"] for line in lines)
        for name in TALK:
            with people[0].socket(tables[name]) as line:
                assert line.wait("update")["seq"] == MOVES
        for name in WHOLE:
            sockets = {seat: person.socket(tables[name]) for seat, person in enumerate(people)}
            play_out(sockets, random.Random(seed))
            for line in sockets.values():
                line.connection.close()
        results = people[0].get("/api/my/results")
        assert {each["title"] for each in results} == set(WHOLE)
        assert "Traceback" not in running.err
    with serving(tmp_path, "--fast-commits") as running:
        people = [came_back(person, running.port) for person in people]
        assert named(people[0]) == ids
        for name in DAMAGES:
            assert is_set_aside(tables[name], people[0]), name
        assert "set_aside" not in running.err


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
    ("GET", "/verify", None),
    ("GET", "/story", None),
    ("GET", "/truth?seq=1", None),
]


def test_whatever_is_asked_of_damaged_tables_is_answered_with_a_sentence(tmp_path: Path) -> None:
    people, tables = wrecked(tmp_path)
    with capture_logs() as logged, open_house(tmp_path) as house:
        anna = came_back(people[0], house.port)
        for path in ("/api/tables", "/api/my/tables"):
            titles = {each["title"] for each in anna.get(path)}
            assert titles.issuperset([*LOGS, *TALK, *WHOLE])
        for name in LOGS | ROWS | TALK:
            for method, path, body in ASKED:
                place = f"/api/tables/{tables[name]['id']}{path}"
                answer = anna.http.request(method, place, json=body)
                assert answer.status_code < 500, (name, method, path, answer.text)
                assert answer.is_success or answer.json()["text"]
            for link in tables[name]["links"].values():
                assert anna.http.get(f"/api/links/{link}").status_code in (200, 409), name
    assert [line for line in logged if "exc_info" in line] == []


def test_a_damaged_game_by_correspondence_does_not_keep_the_service_from_starting(
    tmp_path: Path,
) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest("Anna"), house.guest("Bruno")]
        table = begun(people, "by letter", clock={"decision": 86_400})
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        play_on(file, table["id"], MOVES)
        ids = [copied(file, table, number, name)["id"] for number, name in enumerate(DAMAGES)]
        for table_id, damage in zip(ids, DAMAGES.values(), strict=True):
            damage(file, table_id)
    with capture_logs() as logged, open_house(tmp_path) as house:
        anna = came_back(people[0], house.port)
        assert anna.get("/health")["tables"] == 1
        told = {line["table"] for line in logged if line["event"] in ("set_aside", "damaged")}
        assert told.issuperset(ids[: len(LOGS)])


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
            with capture_logs(), open_house(folder) as house:
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

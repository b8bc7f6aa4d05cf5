"""A damaged database: each table that cannot be read is named and set aside, and the rest of the
house plays on."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from house import Client, House, Json, open_house, play_out
from server.damages import LOGS, ROWS, TALK, copied, play_on
from server.running import Running, serving

DAMAGES = LOGS | ROWS
WHOLE = ["whole", "whole as well"]
FILE = "backroom.db"
MOVES = 10


class Wreck:
    """A service on a file in which many tables are damaged, each in another way."""

    def __init__(self, running: Running, people: list[Client], tables: dict[str, Json]) -> None:
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
        yield Wreck(running, [came_back(person, running.port) for person in people], tables)


def test_the_lists_show_all_tables_that_can_be_shown(wreck: Wreck) -> None:
    anna = wreck.people[0]
    listed = {each["title"] for each in anna.get("/api/tables")}
    mine = {each["title"] for each in anna.get("/api/my/tables")}
    assert listed.issuperset([*LOGS, *TALK, *WHOLE])
    assert mine.issuperset([*LOGS, *TALK, *WHOLE])
    assert anna.get("/api/my/results") == []
    assert anna.get("/api/results") == []


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
    [line] = [each for each in wreck.logged("set_aside") if each["table"] == table["id"]]
    assert line["fault"]


ASKED = [
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
    ("DELETE", "", None),
]


@pytest.mark.parametrize("name", DAMAGES | TALK)
def test_whatever_is_asked_of_a_damaged_table_is_answered_with_a_sentence(
    wreck: Wreck, name: str
) -> None:
    anna = wreck.people[0]
    for method, path, body in ASKED:
        answer = anna.http.request(method, f"/api/tables/{wreck.tables[name]['id']}{path}", json=body)
        assert answer.status_code < 500, (method, path, answer.text)
        assert answer.is_success or answer.json()["text"]
    for link in wreck.tables[name]["links"].values():
        assert anna.http.get(f"/api/links/{link}").status_code in (200, 409)
    assert wreck.logged("fault") == []
    assert "Traceback" not in wreck.running.err


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

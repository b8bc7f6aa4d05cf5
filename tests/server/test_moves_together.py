"""Moves of one table that wait for the same commit are written as one and shown as one; and nobody
is told anything because of a move that is not written yet."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from backroom.server.rooms.room import Room
from builders.running_house import House, Json, Socket, open_house, until

SEATS = 4


class SlowPen:
    """Holds back the commits of a house until it is told to let them go."""

    def __init__(self, house: House, patch: pytest.MonkeyPatch) -> None:
        self.house = house
        self.database = house.service.house.database
        self.insert = self.database.insert
        self.free: asyncio.Event = house.inside(asyncio.Event)
        self.held: list[Sequence[Any]] = []
        """The rows of each commit that was begun."""
        self.fault: Exception | None = None
        patch.setattr(self.database, "insert", self.hold)

    async def hold(self, table: Any, rows: Sequence[Any], *fence: Any) -> Any:
        self.held.append(rows)
        await self.free.wait()
        if self.fault is not None:
            raise self.fault
        return await self.insert(table, rows, *fence)

    def let_go(self) -> None:
        self.house.inside(self.free.set)


@contextmanager
def planning(folder: Path) -> Iterator[tuple[House, Room, list[Socket]]]:
    """A table of Capo at which all are asked at once, each in front of a screen."""
    with open_house(folder) as house, ExitStack() as stack:
        people = [house.guest(f"Guest {seat}") for seat in range(SEATS)]
        table = people[0].make("capo-della-mafia", SEATS)
        for seat, person in enumerate(people):
            person.sit(table, seat)
        people[0].start(table)
        lines = [stack.enter_context(person.socket(table)) for person in people]
        for line in lines:
            line.wait("update", lambda update: all(each["present"] for each in update["seats"]))
        yield house, house.service.rooms.running[table["id"]].room, lines


def first_choice(line: Socket) -> dict[str, int]:
    update = line.newest["update"]
    return {"seq": update["seq"], "action": update["question"]["legal"][0]["action"]}


def answer_to(line: Socket, number: int) -> Json:
    while True:
        message = line.take()
        if message.get("id") == number:
            return message


def moves_shown(line: Socket, seq: int) -> list[list[int]]:
    """Whose moves each update has brought, until the table has come so far."""
    begin = len(line.received)
    while line.newest["update"]["seq"] < seq:
        line.take()
    updates = [each for each in map(loaded, line.received[begin:]) if each["type"] == "update"]
    return [[each["seat"] for each in update["happened"]] for update in updates]


def loaded(text: str) -> Json:
    found: Json = json.loads(text)
    return found


def waiting(room: Room, moves: int) -> Callable[[], bool]:
    return lambda: len(room.waiting) == moves


def test_moves_that_come_during_a_commit_are_written_and_shown_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with planning(tmp_path) as (house, room, lines):
        pen = SlowPen(house, monkeypatch)
        lines[0].send("act", **first_choice(lines[0]))
        until(lambda: len(pen.held) == 1, "the first is on its way")
        for line in lines[1:3]:
            line.send("act", **first_choice(line))
        until(waiting(room, 2), "two others wait")
        assert room.playing()[0].seq == 0, "nothing has happened before it is written"
        pen.let_go()
        assert moves_shown(lines[3], 3) == [[0], [1, 2]]
        assert [[row[1] for row in rows] for rows in pen.held] == [[1], [2, 3]]
        for seq, line in enumerate(lines[1:3], 2):
            assert moves_shown(line, 3)[-1] == [1, 2]
            assert line.newest["done"]["seq"] == seq


def test_if_the_commit_fails_none_of_them_has_happened_and_each_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with planning(tmp_path) as (house, room, lines):
        pen = SlowPen(house, monkeypatch)
        first = lines[0].send("act", **first_choice(lines[0]))
        until(lambda: len(pen.held) == 1, "the first is on its way")
        numbers = [line.send("act", **first_choice(line)) for line in lines[1:3]]
        until(waiting(room, 2), "two others wait")
        pen.fault = sqlite3.OperationalError("disk I/O error")
        pen.let_go()
        asked = zip(lines, (first, *numbers), strict=False)
        for line, number in asked:
            assert answer_to(line, number)["message"]["name"] == "service-not-written"
        pen.fault = None
        assert lines[3].ask("ping")["seq"] == 0
        assert lines[1].act(first_choice(lines[1])["action"])["type"] == "done"

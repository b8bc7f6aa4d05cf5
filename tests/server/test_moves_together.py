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

from backroom.kernel.game import Game, all_games
from backroom.kernel.rng import fast_rng
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.questions import Questions
from backroom.server.rooms.room import Room
from backroom.server.rooms.waiting_moves import Round
from backroom.server.rooms.wanted import Wanted
from backroom.table import Proposal, Table
from builders.lone_room import lone_room
from builders.running_house import House, Json, Socket, open_house, until
from conformance.cases import some_action

SEATS = 4
ROUNDS = 60


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


def test_where_nothing_is_written_any_more_everybody_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with planning(tmp_path) as (house, room, lines):
        with monkeypatch.context() as closing:
            closing.setattr(house.service.house.writer, "_closed", True)
            for line in lines[:2]:
                refused = line.act(first_choice(line)["action"])
                assert refused["message"]["name"] == "service-not-written"
        until(lambda: not room.tasks, "nobody waits")
        assert lines[0].act(first_choice(lines[0])["action"])["type"] == "done"


def all_answer(room: Room, choices: Any) -> list[Wanted]:
    """Everybody who is asked sends something, the first of them twice."""
    table, _ = room.playing()
    seats = list(table.state.to_act())
    wanted = []
    for seat in (*seats, seats[0]):
        action = some_action(table.state, seat, choices)
        number, terms = int(action.index), action.terms()
        wanted.append(Wanted(seat, number, terms, (), table.seq, 0, lambda fault: None))
    return wanted


class OneByOne:
    """The same game, where each move is written before the next is judged."""

    def __init__(self, game: Game, seed: str) -> None:
        self.table = Table.open(game, game.seats[-1], {}, seed)
        self.painter, self.questions = Painter(self.table), Questions()
        self.questions.note(self.painter)

    def moves(self, chosen_at: int, proposal: Proposal) -> bool:
        """Is this what would have been written?"""
        move: Any = proposal.entry
        if self.questions.is_outdated(move.seat, chosen_at):
            return False
        answer = self.table.propose_move(move.seat, move.action, move.terms, "player", move.at)
        assert isinstance(answer, Proposal)
        assert (answer.seq, answer.seal) == (proposal.seq, proposal.seal)
        self.table.commit(proposal)
        self.questions.note(self.painter, {move.seat})
        return True


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.id)
def test_moves_that_are_judged_together_are_those_that_are_judged_one_by_one(
    game: Game, seed: int
) -> None:
    choices, other = fast_rng(seed), OneByOne(game, str(seed))
    room = lone_room(game, Table.open(game, game.seats[-1], {}, str(seed)))
    table, painter = room.playing()
    for _ in range(ROUNDS):
        if table.state.is_over():
            break
        room.waiting, chosen_at = all_answer(room, choices), table.seq
        wanted = list(room.waiting)
        round = Round(room)
        round.judge()
        assert table.seq == chosen_at, "to judge changes nothing"
        assert all(other.moves(chosen_at, each) for each in round.together)
        assert round.movers + room.waiting == sorted(wanted, key=lambda each: each in room.waiting)
        for proposal in round.together:
            table.commit(proposal)
        room.questions.note(painter, {each.seat for each in round.movers})
        for late in room.waiting:
            first = round.movers[0].seat
            assert late.seat == first or was_concerned(room, late, chosen_at)


def was_concerned(room: Room, late: Wanted, chosen_at: int) -> bool:
    """Has what the others did to do with this one?"""
    table, _ = room.playing()
    if room.questions.is_outdated(late.seat, chosen_at):
        return True
    action = table.game.action(late.action, late.terms)
    return table.state.refuse(late.seat, action) is not None

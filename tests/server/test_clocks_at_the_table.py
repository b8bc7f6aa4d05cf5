"""Clocks at the table: the time is the test's, and what is due happens when it has come."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.server.rooms.runner import Due
from backroom.table import Clock, Move, Opening, Table
from builders import rooms_inside
from builders.rooms_inside import Watch, at, next_due, pass_time, room_of
from builders.running_house import PATIENCE, Client, House, Json, Socket, open_house, until

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"
DAY = 86_400
GRACE = 30_000
"""Milliseconds that a player always has after coming back."""


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, watch: Watch) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("clocks"), now=watch) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    return [house.guest(name) for name in ("Ann", "Bob", "Carl")]


def begun(people: list[Client], game: str, decision: int, reserve: int = 0) -> Json:
    """A table of these people at which nobody is replaced."""
    clock = {"decision": decision, "reserve": reserve}
    return rooms_inside.begun(people, game, hold=0, clock=clock)


def entries_of(house: House, table: Json) -> list[Any]:
    game = room_of(house, table).table
    assert game is not None
    return list(game.entries)


def is_neutral(house: House, table: Json, seq: int) -> bool:
    """Is this entry the game's own neutral action at that place of the log?"""
    opening, *entries = entries_of(house, table)
    assert isinstance(opening, Opening)
    again = Table(opening, room_of(house, table).row.seed)
    for entry in entries[: seq - 1]:
        again.add(entry)
    entry = entries[seq - 1]
    assert isinstance(entry, Move)
    return entry == again.neutral_move(entry.seat, "clock", entry.at)


def first_asked(*sockets: Socket) -> tuple[int, Socket, Socket]:
    """Whose turn it is at a table of two: his seat, his socket and the other's."""
    for socket in sockets:
        if "update" not in socket.newest:
            socket.wait("update")
    seat = 0 if sockets[0].newest["update"]["question"] is not None else 1
    return seat, sockets[seat], sockets[1 - seat]


def act(socket: Socket) -> Json:
    """The first thing that may be done."""
    return socket.act(socket.newest["update"]["question"]["legal"][0]["action"])


def deadline(update: Json, seat: int) -> int | None:
    found: int | None = update["seats"][seat]["deadline"]
    return found


def by_clock(update: Json) -> list[tuple[int, int]]:
    """The entries and seats for which the clock acted."""
    return [(each["seq"], each["seat"]) for each in update["happened"] if each.get("by") == "clock"]


# Live


def test_when_the_time_is_up_the_neutral_action_is_taken_by_the_clock_and_not_before(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, decision=60)
    start = watch.now
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat, mover, other = first_asked(one, two)
        for socket in (mover, other):
            assert deadline(socket.newest["update"], seat) == start + 60_000
            assert deadline(socket.newest["update"], 1 - seat) is None
            assert socket.newest["update"]["now"] == start
        pass_time(house, watch, table, 59_999)
        assert next_due(house, table) == Due(start + 60_000, "clock", seat)
        assert mover.ask("ping")["seq"] == 0
        pass_time(house, watch, table, 1)
        for socket in (mover, other):
            assert by_clock(at(socket, 1)) == [(1, seat)]
    assert is_neutral(house, table, 1)
    assert entries_of(house, table)[1].at == start + 60_000


def test_a_round_that_nobody_answers_is_played_by_the_clock_alone(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people, CAPO, decision=60)
    with people[0].socket(table) as one:
        update = one.wait("update")
        while update["view"]["round"] == 1:
            owing = [each["owes"] for each in update["seats"]].count(True)
            pass_time(house, watch, table, 60_000)
            update = at(one, update["seq"] + owing)
    entries = entries_of(house, table)
    assert {entry.by for entry in entries[1:]} == {"clock"}
    assert all(is_neutral(house, table, seq) for seq in range(1, len(entries)))
    assert {entry.seat for entry in entries[1:]} == {0, 1, 2}


def test_the_reserve_is_used_when_the_time_for_the_decision_is_gone(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, decision=60, reserve=30)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat, mover, other = first_asked(one, two)
        assert deadline(mover.newest["update"], seat) == watch.now + 90_000
        pass_time(house, watch, table, 70_000)
        due = next_due(house, table)
        assert due == Due(watch.now + 20_000, "clock", seat)
        seq = act(mover)["seq"]
        assert at(other, seq)["seats"][seat]["reserve"] == 20_000
        assert at(other, seq)["seats"][1 - seat]["reserve"] == 30_000
        while other.newest["update"]["question"] is not None:
            at(other, act(other)["seq"])
        update = at(mover, other.newest["update"]["seq"])
        assert deadline(update, seat) == watch.now + 80_000
        pass_time(house, watch, table, 80_000)
        update = at(mover, update["seq"] + 1)
        assert by_clock(update)[-1] == (update["seq"], seat)
        assert update["seats"][seat]["reserve"] == 0


def test_without_a_clock_nobody_is_in_a_hurry(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, decision=0)
    with people[0].socket(table) as one:
        update = one.wait("update")
        assert [each["deadline"] for each in update["seats"]] == [None, None]
        pass_time(house, watch, table, 30 * DAY * 1000)
        assert next_due(house, table) is None


def test_a_table_at_which_nobody_looks_sleeps_and_whoever_comes_back_has_time_to_look(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, decision=60)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat, *_ = first_asked(one, two)
    room = room_of(house, table)
    until(lambda: not room.presence.visitors, "everybody is gone")
    pass_time(house, watch, table, 3_600_000)
    assert next_due(house, table) is None
    with people[2].socket(table, link=table["links"]["watch"]) as onlooker:
        onlooker.wait("update")
        assert next_due(house, table) is None
    with people[seat].socket(table) as back:
        update = back.wait("update")
        assert update["seq"] == 0
        assert deadline(update, seat) == watch.now + GRACE
        assert next_due(house, table) == Due(watch.now + GRACE, "clock", seat)
        assert act(back)["type"] == "done"


def whose_clock_runs_alone(one: Socket, two: Socket) -> tuple[int, Socket]:
    """Who is asked and goes away; and the screen of the other one, who sees it."""
    seat, mover, other = first_asked(one, two)
    mover.connection.close()
    other.wait("update", lambda each: not each["seats"][seat]["present"])
    return seat, other


def test_who_comes_back_just_in_time_has_a_moment_to_look_also_for_the_others_eyes(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, decision=60)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat, other = whose_clock_runs_alone(one, two)
        pass_time(house, watch, table, 59_000)
        with people[seat].socket(table) as back:
            assert deadline(back.wait("update"), seat) == watch.now + GRACE
            update = other.wait("update", lambda each: each["seats"][seat]["present"])
            assert deadline(update, seat) == watch.now + GRACE
            pass_time(house, watch, table, GRACE - 1)
            assert next_due(house, table) == Due(watch.now + 1, "clock", seat)
            pass_time(house, watch, table, 1)
            assert by_clock(at(other, 1)) == [(1, seat)]


def test_the_clock_of_somebody_who_is_away_runs_while_others_are_there(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, decision=60)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat, other = whose_clock_runs_alone(one, two)
        pass_time(house, watch, table, 60_000)
        assert by_clock(at(other, 1)) == [(1, seat)]


def test_a_move_that_is_being_written_down_is_not_overtaken_by_the_clock(
    house: House, watch: Watch, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begun(people[:2], SMALL, decision=60)
    writer = house.service.house.writer
    keep = writer.append_when_due
    begins, may_end = threading.Event(), asyncio.Event()

    async def slowly(*moves: Any) -> None:
        begins.set()
        await may_end.wait()
        await keep(*moves)

    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat, mover, other = first_asked(one, two)
        room = room_of(house, table)
        pass_time(house, watch, table, 30_000)
        monkeypatch.setattr(writer, "append_when_due", slowly)
        question = mover.newest["update"]["question"]
        mover.send("act", seq=0, action=question["legal"][0]["action"])
        assert begins.wait(10)
        pass_time(house, watch, table, 30_000)
        until(lambda: len(room.tasks) == 2, "the clock waits behind the move")
        house.inside(may_end.set)
        update = at(other, 1)
        assert by_clock(update) == []
        assert mover.ask("ping")["seq"] == 1
        assert room.row.status == "playing"
        assert next_due(house, table) == Due(watch.now + 30_000, "clock", 1 - seat)


# After a restart, and by correspondence


def moved(house: House, people: list[Client]) -> None:
    """Their browsers find the house at its new address."""
    for client in people:
        client.port = house.port
        client.http.base_url = f"http://127.0.0.1:{house.port}"


def test_by_correspondence_the_clock_runs_though_nobody_looks_also_after_a_restart(
    tmp_path: Path,
) -> None:
    watch = Watch()
    with open_house(tmp_path, now=watch) as house:
        people = [house.guest(name) for name in ("Ann", "Bob")]
        table = begun(people, SMALL, decision=DAY)
        live = begun(people, SMALL, decision=60)
        with people[0].socket(table) as one, people[0].socket(live) as other:
            one.wait("update")
            other.wait("update")
        until(lambda: not room_of(house, table).presence.visitors, "everybody is gone")
        pass_time(house, watch, table, DAY * 1000 - 1)
        assert len(entries_of(house, table)) == 1
        pass_time(house, watch, table, 1)
        until(lambda: len(entries_of(house, table)) == 2, "the clock moves")
        assert is_neutral(house, table, 1)
    watch.now += DAY * 1000
    with open_house(tmp_path, now=watch) as house:
        moved(house, people)
        until(lambda: len(entries_of(house, table)) == 3, "the clock moves again")
        assert is_neutral(house, table, 2)
        assert live["id"] not in house.service.rooms.running
        pass_time(house, watch, table, DAY * 1000)
        until(lambda: len(entries_of(house, table)) == 4, "and again")
        with people[0].socket(table, since=0) as one:
            assert [seq for seq, _ in by_clock(one.wait("update"))] == [1, 2, 3]
        with people[0].socket(live) as one, people[1].socket(live) as two:
            seat, mover, _ = first_asked(one, two)
            assert deadline(mover.newest["update"], seat) == watch.now + GRACE
            assert act(mover)["type"] == "done"


def test_by_correspondence_the_clock_runs_from_the_start_though_nobody_ever_came(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, decision=DAY)
    until(lambda: table["id"] in house.service.rooms.running, "the table is awake")
    pass_time(house, watch, table, DAY * 1000)
    until(lambda: len(entries_of(house, table)) == 2, "the clock moves")


@pytest.mark.parametrize("steps", range(6))
def test_a_table_is_put_away_also_if_something_changes_at_that_very_moment(
    house: House, people: list[Client], steps: int
) -> None:
    table = begun(people[:2], SMALL, decision=DAY)
    rooms = house.service.rooms

    async def put_away() -> None:
        room = await rooms.open(table["id"])
        for _ in range(20):  # until its clock is watched
            await asyncio.sleep(0)
        room.wake()
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(5):
            await rooms.put_away(table["id"])

    asyncio.run_coroutine_threadsafe(put_away(), house.loop).result(PATIENCE)
    assert table["id"] not in rooms.running


def test_the_clock_of_the_table_stands_in_its_log(house: House, people: list[Client]) -> None:
    table = begun(people[:2], SMALL, decision=60, reserve=5)
    with people[0].socket(table) as one:
        one.wait("update")
        assert entries_of(house, table)[0].clock == Clock(60, 5)

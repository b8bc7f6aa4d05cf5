"""One person with many games keeps nobody else from playing, and games that rest take no room."""

from pathlib import Path
from typing import Any

import pytest

from backroom.bots.fair_turns import Whose
from backroom.bots.request import Choice, DecisionRequest
from backroom.bots.worker_pool import NOBODY
from builders.rooms_inside import NearBots, Watch
from builders.running_house import Client, House, Json, open_house, until

SMALL = "counterfeiters"
DAY = 86_400
LOGIN = {"login": "ann.example", "passphrase": "correct horse battery"}


def begin(host: Client, expect: int | None = None, **settings: Any) -> Json:
    table = host.make(SMALL, 2, **settings)
    host.sit(table, 0)
    host.bots(table, 1)
    answer = host.post(f"/api/tables/{table['id']}/start", expect=expect)
    return table if expect is None else answer


def test_a_guest_begins_so_many_games_a_day_and_an_account_more(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, now=watch, games_a_guest=2, games_an_account=3) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        for _ in range(2):
            begin(ann)
        refused = begin(ann, 429)
        assert refused["message"]["name"] == "service-too-many-games"
        assert refused["message"]["facts"] == {"most": 2}
        begin(bob)
        ann.post("/api/account", LOGIN)
        begin(ann)
        assert begin(ann, 429)["message"]["facts"] == {"most": 3}
        watch.now += DAY * 1000 + 1
        begin(ann)


def test_bots_think_for_the_host_of_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Whose] = []

    class Listening(NearBots):
        async def ask(
            self, thought: DecisionRequest, whose: Whose = NOBODY
        ) -> tuple[Choice | None, None]:
            asked.append(whose)
            return await super().ask(thought, whose)

    monkeypatch.setattr("backroom.server.lifecycle.BotPool", Listening)
    with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        table = begin(ann)
        with ann.socket(table) as one:
            while not asked:
                update = one.wait("update")
                if update["question"] is not None and update["question"]["must"]:
                    one.act(update["question"]["legal"][0]["action"])
        room = house.service.rooms.running[table["id"]].room
        assert set(asked) == {Whose(str(room.row.host), table["id"])}


# Games by correspondence


def is_awake(house: House, table: Json) -> bool:
    return table["id"] in house.service.rooms.running


def entries(house: House, table: Json) -> int:
    running = house.service.rooms.running.get(table["id"])
    game = None if running is None else running.room.table
    return 0 if game is None else len(game.entries)


def test_a_game_by_correspondence_leaves_the_memory_and_comes_back_when_something_is_due(
    tmp_path: Path,
) -> None:
    """Each of them stayed for ever: whoever began a thousand had the memory of the house."""
    watch = Watch()
    with open_house(tmp_path, now=watch, empty_after=0.4) as house:
        people = [house.guest("Ann"), house.guest("Bob")]
        table = people[0].make(SMALL, 2, clock={"decision": DAY})
        for seat, person in enumerate(people):
            person.sit(table, seat)
        people[0].start(table)
        until(lambda: is_awake(house, table), "the table is awake")
        watch.now += 1_000
        until(lambda: not is_awake(house, table), "the table has left the memory")
        assert house.service.rooms.alarms[table["id"]] == watch.now - 1_000 + DAY * 1000
        watch.now += DAY * 1000
        until(lambda: entries(house, table) == 2, "the clock has moved")
        watch.now += 1_000
        until(lambda: not is_awake(house, table), "and it rests again")
        with people[1].socket(table) as one:
            assert one.wait("update")["seq"] == 1
            assert is_awake(house, table)
            assert table["id"] not in house.service.rooms.alarms


def test_many_games_by_correspondence_do_not_fill_the_memory_when_the_house_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    with open_house(tmp_path, now=watch) as house:
        people = [house.guest("Ann"), house.guest("Bob")]
        tables = []
        for _ in range(6):
            table = people[0].make(SMALL, 2, clock={"decision": DAY})
            for seat, person in enumerate(people):
                person.sit(table, seat)
            people[0].start(table)
            tables.append(table["id"])
    monkeypatch.setattr("backroom.server.rooms.rooms.MOST_AWAKE", 2)
    with open_house(tmp_path, now=watch) as house:
        rooms = house.service.rooms
        assert len(rooms.running) <= 2
        assert set(rooms.running) | set(rooms.alarms) == set(tables)

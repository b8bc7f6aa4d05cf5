"""Taking back, exactly when it is fair; and a pause, while all players wish for one."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from backroom.kernel.messages import Message
from backroom.table import Table
from backroom.words import LANGUAGES, Speaker
from builders import rooms_inside
from builders.rooms_inside import NearBots, Watch, at, near_house, next_due, pass_time, room_of
from builders.running_house import Client, House, Json, Socket, open_house, until

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, watch: Watch) -> Iterator[House]:
    with near_house(tmp_path_factory.mktemp("undo"), watch) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    return [house.guest(name) for name in ("Ann", "Bob", "Carl", "Dora")]


def begun(people: list[Client], game: str, bots: int = 0, **settings: Any) -> Json:
    """A table at which nobody is replaced."""
    return rooms_inside.begun(people, game, bots, hold=0, **settings)


def act(socket: Socket) -> int:
    """The first thing that may be done; how far the table is then."""
    answer = socket.act(socket.newest["update"]["question"]["legal"][0]["action"])
    assert answer["type"] == "done", answer
    return int(answer["seq"])


def done(socket: Socket, kind: str, **fields: Any) -> int:
    answer = socket.ask(kind, **fields)
    assert answer["type"] == "done", answer
    return int(answer["seq"])


def refusal(answer: Json) -> str:
    """Why not, after seeing that it can be said in every language."""
    assert answer["type"] == "refused", answer
    message = msgspec.convert(answer["message"], Message)
    assert len({Speaker(language).say(message) for language in LANGUAGES}) == len(LANGUAGES)
    return message.name


# Taking back


def test_a_choice_is_taken_back_for_everybody_as_if_it_had_never_been(
    people: list[Client],
) -> None:
    table = begun(people[:3], CAPO)
    with (
        people[0].socket(table) as one,
        people[1].socket(table) as two,
        people[3].socket(table, link=table["links"]["watch"]) as onlooker,
    ):
        everybody = (one, two, onlooker)
        before = [at(socket, 0) for socket in everybody]
        assert not any(update["undo"] for update in before)
        seq = act(one)
        sealed = [at(socket, seq) for socket in everybody]
        assert [update["undo"] for update in sealed] == [True, False, False]
        assert [each["view"] for each in sealed] != [each["view"] for each in before]
        back = done(one, "undo")
        after = [at(socket, back) for socket in everybody]
        for update, earlier in zip(after, before, strict=True):
            [entry] = update["happened"]
            assert (entry["entry"], entry["seat"]) == ("undo", 0)
            for part in ("view", "position", "question", "undo"):
                assert update[part] == earlier[part]
        assert act(one) == back + 1


def test_nobody_takes_back_what_another_did_or_what_another_has_followed(
    people: list[Client],
) -> None:
    table = begun(people[:3], CAPO)
    with (
        people[0].socket(table) as one,
        people[1].socket(table) as two,
        people[2].socket(table) as three,
        people[3].socket(table, link=table["links"]["watch"]) as onlooker,
    ):
        everybody = (one, two, three, onlooker)
        for socket in everybody:
            at(socket, 0)
        assert refusal(one.ask("undo")) == "table-refused-undo"
        offered: list[list[bool]] = []
        for mover in (one, two, three):
            seq = act(mover)
            offered.append([at(socket, seq)["undo"] for socket in everybody])
            for socket in everybody[:3]:
                if not socket.newest["update"]["undo"]:
                    assert refusal(socket.ask("undo")) == "table-refused-undo"
            assert refusal(onlooker.ask("undo")) == "service-not-seated"
        assert offered[:2] == [[True, False, False, False], [False, True, False, False]]
        assert offered[2] == [False] * 4, "the cards were opened together"
        assert one.ask("ping")["seq"] == 3


@pytest.mark.parametrize(("game", "seats"), [(SMALL, 2), (CAPO, 3)])
def test_taking_back_is_offered_exactly_when_the_table_finds_it_fair(
    house: House, people: list[Client], game: str, seats: int, seed: int
) -> None:
    table = begun(people[:seats], game)
    chance = random.Random(seed)
    sockets = [client.socket(table) for client in people[:seats]]
    try:
        opening = at(sockets[0], 0)
        mirror = room_of(house, table).table
        assert mirror is not None
        again = Table(mirror.opening, mirror.seed)
        for seq in range(1, 25):
            asked = [each for each in sockets if at(each, seq - 1)["question"] is not None]
            if not asked:
                break
            mover = chance.choice(asked)
            mover.act(chance.choice(mover.newest["update"]["question"]["legal"])["action"])
            shown = [at(socket, seq)["undo"] for socket in sockets]
            again.add(mirror.entries[seq])
            assert shown == [again.can_undo(seat) for seat in range(seats)]
        assert opening["undo"] is False
    finally:
        for socket in sockets:
            socket.connection.close()


def test_taking_back_puts_the_clocks_back_as_well(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:3], CAPO, clock={"decision": 60, "reserve": 30})
    with people[0].socket(table) as one:
        begin = at(one, 0)["seats"][0]["deadline"]
        pass_time(house, watch, table, 70_000)
        assert at(one, act(one))["seats"][0]["reserve"] == 20_000
        seat = at(one, done(one, "undo"))["seats"][0]
        assert (seat["reserve"], seat["deadline"]) == (30_000, begin)


def test_who_has_left_his_seat_is_not_offered_to_take_back(people: list[Client]) -> None:
    table = begun(people[:3], CAPO)
    with people[0].socket(table) as one:
        at(one, 0)
        assert at(one, act(one))["undo"]
        update = at(one, done(one, "leave"))
        assert refusal(one.ask("undo")) == "service-bot-sits"
        assert not update["undo"]


def test_what_was_taken_back_stays_in_the_log_and_the_log_can_be_replayed(
    house: House, people: list[Client]
) -> None:
    table = begun(people[:3], CAPO)
    with people[0].socket(table) as one:
        at(one, 0)
        for _ in range(2):
            at(one, act(one))
            at(one, done(one, "undo"))
        at(one, act(one))
        played = room_of(house, table).table
        assert played is not None
        kinds = [type(entry).__name__ for entry in played.entries]
        assert kinds == ["Opening", "Move", "Undo", "Move", "Undo", "Move"]
        assert Table.read(played.log(), "the log").state == played.state


# A pause


def test_a_pause_by_agreement_stops_the_clocks_and_refuses_moves_until_one_has_had_enough(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:3], CAPO, clock={"decision": 60, "reserve": 0})
    with (
        people[0].socket(table) as one,
        people[1].socket(table) as two,
        people[2].socket(table) as three,
    ):
        everybody = (one, two, three)
        deadline = at(one, 0)["seats"][0]["deadline"]
        pass_time(house, watch, table, 10_000)
        for number, socket in enumerate(everybody[:2], 1):
            at(socket, number - 1)
            update = at(one, done(socket, "pause", wish=True))
            assert [each["wishes_pause"] for each in update["seats"]].count(True) == number
            assert not update["paused"]
        assert refusal(one.ask("pause", wish=True)) == "table-refused-same-wish"
        assert next_due(house, table) is not None
        at(three, 2)
        seq = done(three, "pause", wish=True)
        for socket in everybody:
            update = at(socket, seq)
            assert update["paused"]
            assert [each["deadline"] for each in update["seats"]] == [None] * 3
            assert update["menu"] == []
        [entry] = update["happened"]
        assert (entry["entry"], entry["seat"], entry["wish"]) == ("pause", 2, True)
        pass_time(house, watch, table, 3_600_000)
        assert next_due(house, table) is None
        for socket in everybody:
            question = socket.newest["update"]["question"]
            answer = socket.act(question["legal"][0]["action"])
            assert refusal(answer) == "table-refused-paused"
        seq = done(two, "pause", wish=False)
        for socket in everybody:
            update = at(socket, seq)
            assert not update["paused"]
            assert update["seats"][0]["deadline"] == deadline + 3_600_000
        assert [each["wishes_pause"] for each in update["seats"]] == [True, False, True]
        assert refusal(two.ask("pause", wish=False)) == "table-refused-same-wish"
        assert act(one) == seq + 1


def test_during_a_pause_nothing_is_taken_back(people: list[Client]) -> None:
    table = begun(people[:3], CAPO)
    with (
        people[0].socket(table) as one,
        people[1].socket(table) as two,
        people[2].socket(table) as three,
    ):
        at(one, 0)
        assert at(one, act(one))["undo"]
        for socket in (one, two, three):
            seq = done(socket, "pause", wish=True)
        assert not at(one, seq)["undo"]
        assert refusal(one.ask("undo")) == "table-refused-undo"
        seq = done(one, "pause", wish=False)
        assert at(one, seq)["undo"]
        done(one, "undo")


def test_bots_need_not_be_asked_for_a_pause_and_do_not_play_in_one(
    house: House, people: list[Client]
) -> None:
    bots = house.service.house.bots
    assert isinstance(bots, NearBots)
    house.inside(bots.may_answer.clear)
    before = bots.thoughts, bots.answers
    try:
        table = begun(people[:2], CAPO, bots=1)
        with people[0].socket(table) as one, people[1].socket(table) as two:
            at(one, 0)
            until(lambda: bots.thoughts == before[0] + 1, "the bot thinks")
            done(one, "pause", wish=True)
            seq = done(two, "pause", wish=True)
            assert at(one, seq)["paused"]
            house.inside(bots.may_answer.set)
            until(lambda: bots.answers == before[1] + 1, "the bot has an answer")
            until(lambda: next_due(house, table) is None, "nothing is due")
            assert one.ask("ping")["seq"] == seq
            assert bots.thoughts == before[0] + 1
            done(two, "pause", wish=False)
            [move] = at(one, seq + 2)["happened"][-1:]
            assert (move["entry"], move["seat"], move["by"]) == ("move", 2, "bot")
    finally:
        house.inside(bots.may_answer.set)


def test_spectators_and_a_table_in_the_lobby_know_no_pause(people: list[Client]) -> None:
    table = begun(people[:2], SMALL)
    with people[3].socket(table, link=table["links"]["watch"]) as onlooker:
        assert refusal(onlooker.ask("pause", wish=True)) == "service-not-seated"
    table = people[0].make(SMALL, 2)
    people[0].sit(table, 0)
    with people[0].socket(table) as one:
        assert refusal(one.ask("pause", wish=True)) == "service-not-begun"


def test_a_pause_lasts_over_a_restart(tmp_path: Path) -> None:
    watch = Watch()
    with open_house(tmp_path, now=watch) as house:
        people = [house.guest(name) for name in ("Ann", "Bob")]
        table = begun(people, SMALL, clock={"decision": 60, "reserve": 0})
        with people[0].socket(table) as one, people[1].socket(table) as two:
            for socket in (one, two):
                at(socket, 0)
                seq = done(socket, "pause", wish=True)
    watch.now += 3_600_000
    with open_house(tmp_path, now=watch) as house:
        for client in people:
            client.port = house.port
            client.http.base_url = f"http://127.0.0.1:{house.port}"
        with people[0].socket(table) as one:
            assert at(one, seq)["paused"]
            assert next_due(house, table) is None
            update = at(one, done(one, "pause", wish=False))
            assert not update["paused"]
            [running] = [each["deadline"] for each in update["seats"] if each["owes"]]
            assert running == watch.now + 60_000

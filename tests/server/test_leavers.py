"""Coming and going: several tabs, coming back after a break, and seats that somebody left."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from backroom.server.lobby.bot_chairs import SIT_IN
from backroom.server.rooms.runner import Due
from builders.rooms_inside import (
    NearBots,
    Watch,
    at,
    begun,
    near_house,
    next_due,
    pass_time,
    refusal,
    room_of,
)
from builders.running_house import Client, House, Json, Socket, until

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"
HOLD = 120_000
"""Milliseconds that a seat is held at these tables."""


@pytest.fixture(scope="module")
def watch() -> Watch:
    return Watch()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, watch: Watch) -> Iterator[House]:
    with near_house(tmp_path_factory.mktemp("leavers"), watch) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    return [house.guest(name) for name in ("Ann", "Bob", "Carl", "Dora")]


def act(socket: Socket) -> Json:
    """The first thing that may be done."""
    return socket.act(socket.newest["update"]["question"]["legal"][0]["action"])


def whose_turn(*sockets: Socket) -> int:
    """Who is asked at a table of two."""
    for socket in sockets:
        at(socket, 0)
    return 0 if sockets[0].newest["update"]["question"] is not None else 1


@contextmanager
def two_at(people: list[Client], table: Json) -> Iterator[tuple[int, Socket, Socket]]:
    """Who is asked at a table of two, and the screens of him and of the other one."""
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat = whose_turn(one, two)
        yield (seat, one, two) if seat == 0 else (seat, two, one)


def happened(socket: Socket) -> list[Json]:
    """All entries that this socket was told of, in order."""
    updates = [json.loads(text) for text in socket.received]
    return [each for told in updates if told["type"] == "update" for each in told["happened"]]


def go_away(mover: Socket, other: Socket, seat: int) -> None:
    """Close the screen of this seat; the other one sees it."""
    mover.connection.close()
    other.wait("update", lambda each: not each["seats"][seat]["present"])


# Tabs


def test_two_tabs_of_one_person_show_the_same_and_either_may_act(people: list[Client]) -> None:
    ann, bob, carl, _ = people
    table = begun([ann, bob, carl], CAPO)
    with ann.socket(table) as one, ann.socket(table) as other, bob.socket(table) as two:
        for socket in (one, other, two):
            at(socket, 0)
        for tab, twin in ((one, other), (other, one)):
            assert tab.newest["update"]["question"] is not None
            seq = act(tab)["seq"]
            assert at(tab, seq) == at(twin, seq)
            assert tab.newest["update"]["question"] is None
            assert tab.newest["update"]["undo"]
            assert twin.ask("undo")["type"] == "done"
            assert at(tab, seq + 1) == at(twin, seq + 1)
            at(two, seq + 1)
        assert one.newest["update"] == other.newest["update"]
        assert two.newest["update"]["seats"][0]["present"]
        other.connection.close()
        assert two.ask("ping")["type"] == "done"
        assert two.newest["update"]["seats"][0]["present"]


def test_what_was_answered_in_one_tab_is_not_answered_again_in_another(
    people: list[Client],
) -> None:
    table = begun(people[:2], SMALL)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat = whose_turn(one, two)
        tab = (one, two)[seat]
        with people[seat].socket(table) as stale:
            at(stale, 0)
            assert act(tab)["seq"] == 1
            question = stale.newest["update"]["question"]
            answer = stale.act(question["legal"][0]["action"], seq=0)
            assert refusal(answer) == "service-moved-on"
            assert at(stale, 1)["seq"] == 1


# Coming back


def test_who_comes_back_gets_exactly_what_he_missed_and_who_reloads_gets_everything(
    people: list[Client],
) -> None:
    table = begun(people[:3], CAPO)
    ann, bob, carl, dora = people
    with bob.socket(table) as two, carl.socket(table) as three:
        with ann.socket(table) as one:
            at(one, 0)
            seen = act(one)["seq"]
            at(one, seen)
            before = happened(one)
        for socket in (two, three):
            at(socket, seen)
            act(socket)
        last = at(three, seen + 2)["seq"]
        with ann.socket(table, since=seen) as back:
            update = back.wait("update")
            assert update["seq"] == last
            assert [each["seq"] for each in update["happened"]] == [seen + 1, seen + 2]
            with ann.socket(table) as again:
                everything = again.wait("update")["happened"]
            assert before + update["happened"] == everything
            assert [each["seq"] for each in everything] == list(range(last + 1))
            act(back)
            at(back, last + 1)
            told = [each["seq"] for each in happened(back)]
            assert told == [seen + 1, seen + 2, last + 1]
        for since in (last + 1, 999):
            with ann.socket(table, since=since) as back:
                update = back.wait("update")
                assert update["happened"] == []
                assert update["seq"] == last + 1
        with dora.socket(table, since=-5, link=table["links"]["watch"]) as onlooker:
            told = [each["seq"] for each in onlooker.wait("update")["happened"]]
            assert told == list(range(last + 2))


# Seats that somebody left


def test_the_seat_of_somebody_who_is_waited_for_is_held_and_then_a_bot_plays_until_he_is_back(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, hold=HOLD // 1000)
    with two_at(people, table) as (seat, mover, other):
        go_away(mover, other, seat)
        pass_time(house, watch, table, HOLD - 1)
        assert next_due(house, table) == Due(watch.now + 1, "hold", seat)
        assert other.ask("ping")["seq"] == 0
        pass_time(house, watch, table, 1)
        update = at(other, 2)
        chair, move = [each for each in happened(other) if each["seq"] in (1, 2)]
        assert (chair["entry"], chair["seat"], chair["bot"]) == ("chair", seat, SIT_IN)
        assert (move["entry"], move["seat"], move["by"]) == ("move", seat, "bot")
        assert update["seats"][seat]["bot"] == SIT_IN
        with people[seat].socket(table) as back:
            update = back.wait("update")
            assert update["seats"][seat]["present"]
            assert update["seats"][seat]["bot"] == SIT_IN
            seq = back.ask("return")["seq"]
            [chair] = [each for each in at(other, seq)["happened"] if each["seq"] == seq]
            assert (chair["entry"], chair["seat"], chair.get("bot", "")) == ("chair", seat, "")
            assert at(back, seq)["seats"][seat]["bot"] == ""
            while back.newest["update"]["question"] is None:
                if other.newest["update"]["question"] is not None:
                    seq = act(other)["seq"]
                at(other, seq)
                at(back, seq)
            seq = act(back)["seq"]
            [move] = [each for each in at(other, seq)["happened"] if each["seq"] == seq]
            assert (move["seat"], move.get("by", "player")) == (seat, "player")


def test_who_is_away_keeps_his_seat_and_is_held_from_when_he_is_waited_for(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, hold=HOLD // 1000)
    with two_at(people, table) as (seat, mover, other):
        go_away(other, mover, 1 - seat)
        pass_time(house, watch, table, 10 * HOLD)
        assert next_due(house, table) is None
        at(mover, act(mover)["seq"])
        assert next_due(house, table) == Due(watch.now + HOLD, "hold", 1 - seat)
        pass_time(house, watch, table, HOLD)
        at(mover, 2)
        assert moves(house, table)[:2] == [("move", seat), ("chair", 1 - seat)]


def moves(house: House, table: Json) -> list[tuple[str, int]]:
    """The entries behind the opening, and whose they are."""
    game = room_of(house, table).table
    assert game is not None
    return [(type(each).__name__.lower(), getattr(each, "seat", -1)) for each in game.entries[1:]]


def test_nobody_is_replaced_while_none_of_the_others_is_there(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, hold=HOLD // 1000)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        whose_turn(one, two)
    until(lambda: not room_of(house, table).presence.visitors, "everybody is gone")
    with people[2].socket(table, link=table["links"]["watch"]) as onlooker:
        onlooker.wait("update")
        pass_time(house, watch, table, 10 * HOLD)
        assert next_due(house, table) is None


def test_a_table_can_hold_seats_for_ever(house: House, watch: Watch, people: list[Client]) -> None:
    table = begun(people[:2], SMALL, hold=0)
    with two_at(people, table) as (seat, mover, other):
        go_away(mover, other, seat)
        pass_time(house, watch, table, 20 * 86_400_000)
        assert next_due(house, table) is None


def test_who_comes_back_in_time_keeps_his_seat_and_the_next_time_is_held_as_long(
    house: House, watch: Watch, people: list[Client]
) -> None:
    table = begun(people[:2], SMALL, hold=HOLD // 1000)
    with two_at(people, table) as (seat, mover, other):
        go_away(mover, other, seat)
        pass_time(house, watch, table, HOLD - 1)
        with people[seat].socket(table) as back:
            at(back, 0)
            pass_time(house, watch, table, 10 * HOLD)
            assert next_due(house, table) is None
            other.wait("update", lambda each: each["seats"][seat]["present"])
            go_away(back, other, seat)
        assert next_due(house, table) == Due(watch.now + HOLD, "hold", seat)


def test_who_leaves_lets_a_bot_play_at_once_and_may_take_his_seat_back(
    people: list[Client],
) -> None:
    table = begun(people[:2], SMALL)
    with two_at(people, table) as (seat, mover, other):
        assert refusal(mover.ask("return")) == "table-refused-same-chair"
        assert mover.ask("leave")["type"] == "done"
        at(other, 2)
        chair, move = happened(other)[1:3]
        assert (chair["entry"], chair["seat"], chair["bot"]) == ("chair", seat, SIT_IN)
        assert (move["seat"], move["by"]) == (seat, "bot")
        assert refusal(mover.ask("leave")) == "table-refused-same-chair"
        for kind, fields in (
            ("act", {"seq": 0, "action": 0}),
            ("undo", {}),
            ("pause", {"wish": True}),
        ):
            assert refusal(mover.ask(kind, **fields)) == "service-bot-sits"
        assert not mover.newest["update"]["undo"]
        assert mover.ask("return")["type"] == "done"
        assert refusal(mover.ask("return")) == "table-refused-same-chair"


def test_spectators_and_tables_in_the_lobby_have_no_seat_to_leave(people: list[Client]) -> None:
    table = begun(people[:2], SMALL)
    with people[2].socket(table, link=table["links"]["watch"]) as onlooker:
        for kind in ("leave", "return"):
            assert refusal(onlooker.ask(kind)) == "service-not-seated"
    table = people[0].make(SMALL, 2)
    people[0].sit(table, 0)
    with people[0].socket(table) as one:
        for kind in ("leave", "return"):
            assert refusal(one.ask(kind)) == "service-not-begun"


def test_a_bot_that_still_thinks_when_the_player_is_back_does_not_act_any_more(
    house: House, people: list[Client]
) -> None:
    bots = house.service.house.bots
    assert isinstance(bots, NearBots)
    table = begun(people[:2], SMALL)
    with people[0].socket(table) as one, people[1].socket(table) as two:
        seat = whose_turn(one, two)
        mover = (one, two)[seat]
        before = bots.thoughts
        house.inside(bots.may_answer.clear)
        try:
            assert mover.ask("leave")["seq"] == 1
            until(lambda: bots.thoughts == before + 1, "the bot thinks")
            assert mover.ask("return")["seq"] == 2
            answered = bots.answers
        finally:
            house.inside(bots.may_answer.set)
        until(lambda: bots.answers == answered + 1, "the bot has an answer")
        at(mover, 2)
        assert act(mover)["seq"] == 3
        assert moves(house, table) == [("chair", seat), ("chair", seat), ("move", seat)]
        game = room_of(house, table).table
        assert game is not None
        assert [move.by for move in game.moves] == ["player"]


# The host


def test_the_host_and_nobody_else_puts_a_bot_in_place_of_somebody_while_he_is_away(
    people: list[Client],
) -> None:
    ann, bob, _, dora = people
    table = ann.make(SMALL, 2, hold=0)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.start(table)
    path = f"/api/tables/{table['id']}/seats/1/bot"
    with ann.socket(table) as one:
        at(one, 0)
        with bob.socket(table) as two:
            at(two, 0)
            answer = ann.ask("PUT", path, {"level": "random"}, 409)
            assert answer["message"]["name"] == "service-is-there"
        one.wait("update", lambda each: not each["seats"][1]["present"])
        for client, status, name in ((bob, 403, "not-host"), (dora, 404, "no-table")):
            answer = client.ask("PUT", path, {"level": "random"}, status)
            assert answer["message"]["name"] == f"service-{name}"
        answer = ann.ask("PUT", path, {"level": "genius"}, 400)
        assert answer["message"]["name"] == "service-no-level"
        ann.ask("PUT", path.replace("/1/", "/2/"), {"level": "random"}, 400)
        assert one.ask("ping")["seq"] == 0
        ann.ask("PUT", path, {"level": "random"})
        at(one, 1)
        chair = happened(one)[1]
        assert (chair["entry"], chair["seat"], chair["bot"]) == ("chair", 1, "random")
        answer = ann.ask("PUT", path, {"level": "random"}, 409)
        assert answer["message"]["name"] == "service-same-chair"
        with bob.socket(table) as back:
            at(back, 1)
            assert back.ask("return")["type"] == "done"
            answer = ann.ask("PUT", path, {"level": "random"}, 409)
            assert answer["message"]["name"] == "service-is-there"

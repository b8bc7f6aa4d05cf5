"""Standing orders: an answer given once for all, kept by the house and told to nobody else."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.kernel.game import find_game
from backroom.server.rooms.runner import Runner
from backroom.server.rooms.writer import move
from backroom.table import Move
from builders import rooms_inside
from builders.capo_della_mafia import CAPO
from builders.rooms_inside import at, at_the_table, refusal, room_of
from builders.running_house import PATIENCE, Client, House, Json, Socket, open_house, until

NOON = 1_790_000_000_000
CLAIM_NOTHING = "cap-order-claim-nothing"
CLAIM = "cap-ask-claim"
[ORDER] = CAPO.orders
SUSPECT_NOBODY = next(int(each.index) for each in CAPO.actions if each.name == "suspect_nobody")
SEED = "5a" * 32


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("orders")) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    return [house.guest(name) for name in ("Ann", "Bob", "Carl")]


def begun(people: list[Client], game: str = CAPO.id, **settings: Any) -> Json:
    return rooms_inside.begun(people, game, **settings)


def is_left_alone(house: House, table: Json) -> bool:
    """Does nothing happen at this table by itself?"""
    room = room_of(house, table)

    def look() -> bool:
        runs = room.on_change
        try:
            return Runner(room).next_due() is None
        finally:
            room.on_change = runs

    return bool(house.inside(look))


def asked(update: Json) -> str:
    """What the seat of this update is asked."""
    return "" if update["question"] is None else str(update["question"]["text"]["name"])


def choose(question: Json) -> int:
    """Two cards, nobody suspected, nothing claimed: so all are asked for a claim in each round."""
    legal = question["legal"]
    match question["text"]["name"]:
        case "cap-ask-lay":
            return next(int(each["action"]) for each in legal if len(each["picks"]) == 2)
        case "cap-ask-suspect":
            return SUSPECT_NOBODY
        case "cap-ask-claim":
            return int(ORDER.action.index)
    return int(legal[0]["action"])


def play_until(sockets: list[Socket], question: str, round: int = 1) -> None:
    """All answer in turn, until the first of them is asked this."""
    for socket in sockets:
        at(socket, 0)
    while True:
        newest = sockets[0].newest["update"]
        if asked(newest) == question and newest["view"]["round"] == round:
            return
        for socket in sockets:
            if asked(socket.newest["update"]):
                seq = socket.act(choose(socket.newest["update"]["question"]))["seq"]
                for each in sockets:
                    at(each, seq)
                break
        else:
            raise AssertionError("nobody is asked")


def entries_of(house: House, table: Json) -> list[Any]:
    game = room_of(house, table).table
    assert game is not None
    return list(game.entries)


def moves_by_order(house: House, table: Json) -> list[tuple[int, int]]:
    """Whose orders answered, and with what."""
    return [
        (entry.seat, entry.action)
        for entry in entries_of(house, table)
        if isinstance(entry, Move) and entry.by == "order"
    ]


def give(socket: Socket, until: str, name: str = CLAIM_NOTHING) -> None:
    assert socket.ask("order", name=name, until=until)["type"] == "done"


def orders(socket: Socket, wanted: list[Json]) -> None:
    """Wait until this seat is shown these orders of its own."""
    if socket.newest["update"]["orders"] != wanted:
        socket.wait("update", lambda each: each["orders"] == wanted)


PASSED = (0, int(ORDER.action.index))


def test_an_order_for_this_round_answers_in_this_round_and_not_in_the_next(
    house: House, people: list[Client]
) -> None:
    table = begun(people)
    with at_the_table(people, table) as (one, two, three):
        at(one, 0)
        give(one, "round")
        orders(one, [{"name": CLAIM_NOTHING, "round": 1}])
        play_until([two, one, three], CLAIM)
        asked_at = two.newest["update"]["seq"]
        for socket in (two, one, three):
            at(socket, asked_at + 1)
        assert moves_by_order(house, table) == [PASSED]
        assert asked(one.newest["update"]) == ""
        play_until([one, two, three], CLAIM, round=2)
        assert one.newest["update"]["orders"] == []
        assert is_left_alone(house, table)
        assert moves_by_order(house, table) == [PASSED]


def test_an_order_given_while_the_question_is_open_answers_it_at_once(
    house: House, people: list[Client]
) -> None:
    table = begun(people)
    with at_the_table(people, table) as (one, two, three):
        play_until([one, two, three], CLAIM)
        assert is_left_alone(house, table)
        before = one.newest["update"]["seq"]
        give(one, "round")
        assert asked(at(one, before + 1)) == ""
        assert moves_by_order(house, table) == [PASSED]


def test_an_order_until_the_end_answers_in_every_round_until_it_is_withdrawn(
    house: House, people: list[Client]
) -> None:
    table = begun(people)
    with at_the_table(people, table) as (one, two, three):
        at(one, 0)
        give(one, "end")
        orders(one, [{"name": CLAIM_NOTHING, "round": None}])
        for round in (1, 2):
            play_until([two, one, three], CLAIM, round)
            asked_at = two.newest["update"]["seq"]
            for socket in (two, one, three):
                at(socket, asked_at + 1)
            assert moves_by_order(house, table) == [PASSED] * round
        give(one, "never")
        orders(one, [])
        play_until([one, two, three], CLAIM, round=3)
        assert is_left_alone(house, table)
        assert moves_by_order(house, table) == [PASSED] * 2
        give(one, "never")


def test_an_order_can_be_changed_from_this_round_to_the_end_and_back(people: list[Client]) -> None:
    table = begun(people)
    with people[0].socket(table) as one:
        at(one, 0)
        for until, round in (("round", 1), ("end", None), ("round", 1)):
            give(one, until)
            orders(one, [{"name": CLAIM_NOTHING, "round": round}])


def test_nobody_is_told_of_an_order(people: list[Client]) -> None:
    table = begun(people)
    watch = table["links"]["watch"]
    with (
        people[0].socket(table) as one,
        people[1].socket(table) as two,
        people[2].socket(table, link=watch, watch=1) as onlooker,
    ):
        for socket in (one, two, onlooker):
            at(socket, 0)
            socket.ask("ping")
        before = [len(two.received), len(onlooker.received)]
        for until in ("round", "end", "never"):
            give(one, until)
        for socket in (two, onlooker):
            socket.ask("ping")
        assert [len(two.received), len(onlooker.received)] == [each + 1 for each in before]
        assert two.newest["update"]["orders"] == []
        assert onlooker.newest["update"]["orders"] == []


def test_an_order_is_kept_over_a_restart(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest(name) for name in ("Ann", "Bob", "Carl")]
        table = begun(people)
        with people[0].socket(table) as one, people[1].socket(table) as two:
            at(one, 0)
            give(one, "end")
            at(two, 0)
            give(two, "end")
            give(two, "never")
    with open_house(tmp_path) as house:
        for client in people:
            client.port = house.port
            client.http.base_url = f"http://127.0.0.1:{house.port}"
        with (
            people[0].socket(table) as one,
            people[1].socket(table) as two,
            people[2].socket(table) as three,
        ):
            assert at(one, 0)["orders"] == [{"name": CLAIM_NOTHING, "round": None}]
            assert at(two, 0)["orders"] == []
            play_until([two, one, three], CLAIM)
            until(lambda: moves_by_order(house, table) == [PASSED], "the order answers")


def test_only_orders_of_this_game_are_taken_and_only_from_its_players(
    people: list[Client],
) -> None:
    table = begun(people)
    with people[0].socket(table) as one:
        answer = one.ask("order", name="lcn-order-pass-docs", until="end")
        assert refusal(answer) == "service-no-order"
        assert answer["message"]["facts"]["orders"] == [CLAIM_NOTHING]
        answer = one.ask("order", name=CLAIM_NOTHING, until="tomorrow")
        assert refusal(answer) == "service-bad-message"
        assert at(one, 0)["orders"] == []
    with people[0].socket(table, watch=1) as onlooker:
        answer = onlooker.ask("order", name=CLAIM_NOTHING, until="end")
        assert refusal(answer) == "service-not-seated"
    small = begun(people[:2], "counterfeiters")
    with people[0].socket(small) as one:
        answer = one.ask("order", name=CLAIM_NOTHING, until="end")
        assert refusal(answer) == "service-no-order"
        assert answer["message"]["facts"]["orders"] == []
    lobby = people[0].make(CAPO.id, 3)
    people[0].sit(lobby, 0)
    with people[0].socket(lobby) as one:
        answer = one.ask("order", name=CLAIM_NOTHING, until="end")
        assert refusal(answer) == "service-not-begun"


# What the others see


def updates(socket: Socket) -> list[str]:
    """Every update that it received, byte for byte."""
    return [text for text in socket.received if json.loads(text)["type"] == "update"]


def seen_by_others(
    house: House, people: list[Client], watch: list[int], ordered: bool
) -> list[list[str]]:
    """All that Bob, Carl and a spectator see while Ann passes: by an order, or by hand."""
    watch[0] = NOON
    table = begun(people)
    with people[0].socket(table) as one:
        at(one, 0)
        if ordered:
            give(one, "end")
        with people[1].socket(table) as two:
            at(two, 0)
            with people[2].socket(table) as three:
                at(three, 0)
                two.wait("update", lambda each: each["seats"][2]["present"])
                one.wait("update", lambda each: each["seats"][2]["present"])
                link = table["links"]["watch"]
                with people[2].socket(table, link=link, watch=1) as onlooker:
                    everybody = [one, two, three, onlooker]
                    at(onlooker, 0)
                    while asked(one.newest["update"]) != CLAIM:
                        mover = next(each for each in everybody if asked(each.newest["update"]))
                        seq = mover.act(choose(mover.newest["update"]["question"]))["seq"]
                        for each in everybody:
                            at(each, seq)
                    watch[0] += 1000
                    if ordered:
                        house.inside(room_of(house, table).wake)
                    else:
                        one.act(int(ORDER.action.index))
                    for each in everybody:
                        at(each, seq + 1)
                    for socket in (two, three):
                        seq = socket.act(choose(socket.newest["update"]["question"]))["seq"]
                        for each in everybody:
                            at(each, seq)
                    assert len(moves_by_order(house, table)) == ordered
                    return [updates(each) for each in (two, three, onlooker)]


def test_to_the_others_an_order_looks_byte_for_byte_like_an_answer_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.server.lobby.new_tables.new_seed", lambda: SEED)
    watch = [NOON]
    with open_house(tmp_path, now=lambda: watch[0], pace=(1.0, 1.0)) as house:
        people = [house.guest(name) for name in ("Ann", "Bob", "Carl")]
        by_hand = seen_by_others(house, people, watch, ordered=False)
        by_order = seen_by_others(house, people, watch, ordered=True)
    assert by_hand == by_order
    assert all(len(texts) >= 10 for texts in by_hand)


# Windows that come again and again


SCHEMERS = "lcn-order-pass-before-turns"
GAP = "lcn-ask-gap-action"


async def play_a_round(house: House, table: Json, chance: random.Random) -> int:
    """La Cosa Nostra until the second round; seat 0 answers that question by its order alone. How
    often it was asked."""
    room = await house.service.rooms.open(table["id"])
    game, painter = room.playing()
    put = 0
    while int(game.state.round) == 1:
        if 0 in game.state.owing():
            if painter.teller.question(game.state.view(0)).name == GAP:
                put += 1
                before = game.seq
                while game.seq == before:
                    await asyncio.sleep(0.001)
                continue
        seat = game.state.owing()[0]
        action = int(chance.choice(game.state.legal(seat)).index)
        await move(room, seat, action, None, "player", game.seq)
    return put


def test_all_schemer_windows_of_a_round_are_passed_by_one_order(
    house: House, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.server.lobby.new_tables.new_seed", lambda: SEED)
    table = begun(people, "la-cosa-nostra")
    with people[0].socket(table) as one:
        at(one, 0)
        give(one, "round", SCHEMERS)
        playing = play_a_round(house, table, random.Random(1))
        put = asyncio.run_coroutine_threadsafe(playing, house.loop).result(PATIENCE)
        [order] = [each for each in find_game("la-cosa-nostra").orders if each.name == SCHEMERS]
        assert put > 2
        assert moves_by_order(house, table) == [(0, int(order.action.index))] * put
        orders(one, [])

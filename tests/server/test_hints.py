"""Hints: a bot that knows no more than the seat says what it would do, if the table allows it."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from backroom.kernel.game import all_games
from backroom.kernel.messages import CardName, Message, SeatName, as_message
from builders.rooms_inside import room_of
from builders.running_house import Client, House, Json, Socket, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("hints")) as house:
        yield house


def begun(house: House, game: str, **settings: Any) -> tuple[Client, Json]:
    """A table of one person against bots."""
    person = house.guest("Anna")
    table = person.make(game, 4, **settings)
    person.sit(table, 0)
    person.bots(table, 1, 2, 3)
    person.start(table)
    return person, table


def wait_until_asked(one: Socket) -> Json:
    if one.newest.get("update", {}).get("question") is not None:
        return one.newest["update"]
    return one.wait("update", lambda each: each["question"] is not None)


@pytest.mark.parametrize("game", all_games())
def test_a_hint_is_one_of_my_choices_and_a_sentence_that_says_why(house: House, game: str) -> None:
    person, table = begun(house, game, hints=True)
    with person.socket(table) as one:
        update = wait_until_asked(one)
        advice = one.ask("hint")
        assert advice["type"] == "advice", advice
        assert advice["seq"] >= update["seq"]
        offered = [*update["question"]["legal"], *update["menu"]]
        assert advice["choice"] in offered
        assert advice["reason"]["name"].startswith("bots-")
        assert one.act(advice["choice"]["action"], advice["choice"].get("terms"))["type"] == "done"


def test_the_next_hint_goes_on_with_what_the_last_one_meant(house: House) -> None:
    """Whoever plays the card that was advised is then told what it was for."""
    person, table = begun(house, "maffiosi", hints=True)
    followed = 0
    with person.socket(table) as one:
        while not followed:
            wait_until_asked(one)
            advice = one.ask("hint")
            intention = room_of(house, table).advised.of.get(0)
            answer = one.act(advice["choice"]["action"])
            while one.newest["update"]["seq"] < answer["seq"]:
                one.take()
            if intention is not None and wait_until_asked(one)["seq"] == answer["seq"]:
                assert one.ask("hint")["choice"]["action"] == intention.actions[1]
                followed += 1


@pytest.mark.parametrize("settings", [{}, {"hints": True, "rated": True}])
def test_no_hints_where_the_table_has_none_and_never_in_a_rated_game(
    house: House, settings: Json
) -> None:
    person, table = begun(house, "capo-della-mafia", **settings)
    with person.socket(table) as one:
        wait_until_asked(one)
        answer = one.ask("hint")
        assert (answer["type"], answer["message"]["name"]) == ("refused", "service-no-hints")


def test_who_is_not_asked_gets_no_hint_and_who_watches_neither(house: House) -> None:
    people = [house.guest(name) for name in ("Ann", "Bob")]
    table = people[0].make("counterfeiters", 2, hints=True)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    people[0].start(table)
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.socket(table)) for person in people]
        for one in sockets:
            one.wait("update")
        waits = next(each for each in sockets if each.newest["update"]["question"] is None)
        assert waits.ask("hint")["message"]["name"] == "service-nothing-asked"
        watcher = stack.enter_context(
            house.guest("Eve").socket(table, link=links(people[0], table))
        )
        watcher.wait("update")
        assert watcher.ask("hint")["message"]["name"] == "service-not-seated"


def links(host: Client, table: Json) -> str:
    return str(host.get(f"/api/tables/{table['id']}")["links"]["watch"])


def test_a_reason_comes_through_a_pipe_as_it_was() -> None:
    reason = Message(
        "bots-why",
        {
            "who": SeatName(2),
            "cards": (CardName("maffiosi", 3), CardName("maffiosi", 4)),
            "part": Message("bots-part", {"chance": 3}),
            "count": 2,
        },
    )
    assert as_message(msgspec.json.decode(msgspec.json.encode(reason))) == reason

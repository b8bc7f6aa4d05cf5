"""What a table asks of the rules: whoever only looks on is told what everybody sees. (Of games that
are over: test_history.py.)"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from backroom.kernel.queries import ask, query_types
from backroom.kernel.seats import SPECTATOR
from backroom.table import Table
from builders.rooms_inside import begun, game_of
from builders.running_house import Client, House, Json, open_house

MAFFIOSI = "maffiosi"
STANDING = {"ask": "as_it_stands"}
KILLED = {"ask": "if_killed", "chair": 0}
PRIVATE: list[Json] = [
    {"ask": "cards_in_hand"},
    {"ask": "chairs_for", "chair": 3},
    {"ask": "targets", "action": 0},
    {"ask": "consequences", "actions": [0]},
]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("queries")) as house:
        yield house


@pytest.fixture(scope="module")
def table(house: House) -> Json:
    """A game of Maffiosi that has just begun, and may be watched."""
    return begun([house.guest(name) for name in ("Ann", "Bob", "Carl")], MAFFIOSI, listed=True)


@pytest.mark.parametrize("query", [STANDING, KILLED])
def test_whoever_looks_on_is_answered_what_everybody_sees(
    house: House, table: Json, query: Json
) -> None:
    with Client(house.port).socket(table) as one:
        one.wait("update")
        answer = one.ask("ask", query=query)
    assert answer["answer"] == rules_say(game_of(house, table), SPECTATOR, query)


@pytest.mark.parametrize("query", PRIVATE)
def test_and_nothing_that_only_a_player_could_ask(house: House, table: Json, query: Json) -> None:
    with Client(house.port).socket(table) as one:
        one.wait("update")
        refused = one.ask("ask", query=query)
    assert refused["message"]["name"] == "service-not-seated"


def rules_say(table: Table, seat: int, query: Json) -> Any:
    found = ask(table.game, table.state, seat, msgspec.convert(query, query_types(table.game)))
    return json.loads(msgspec.json.encode(found))

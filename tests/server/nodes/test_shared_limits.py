"""Whoever spreads what he does over three nodes may do no more than at one."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from backroom.bots.fair_turns import Whose
from backroom.server.nodes.tallies import SharedTallies
from backroom.server.operations.costs import MESSAGES, REQUESTS
from builders.postgres import Postgres, needs_postgres
from builders.rooms_inside import begun
from builders.running_house import Client, House, until
from server.nodes.houses import Three, nodes

pytestmark = needs_postgres
PHRASE = "correct horse battery"
MUCH = 3_000
"""What an address may have at once; nothing comes back while a test runs."""
TABLES = REQUESTS["GET tables"]
MUTE = MESSAGES["mute"]


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy this machine is, PostgreSQL answers in time."""
    monkeypatch.setattr("backroom.server.nodes.tallies.PATIENCE", 60.0)


@pytest.fixture
def three(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Three]:
    with nodes(tmp_path, **request.param) as three:
        yield three


def limited(**changes: Any) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("three", [changes], indirect=True, ids=[""])


def tallies(node: House) -> SharedTallies:
    found = node.service.house.tallies
    assert isinstance(found, SharedTallies)
    return found


def everywhere(three: Three, machine: str, lines: int = 4) -> list[Client]:
    """So many lines from this machine to each node."""
    return [Client(node.port, machine) for node in three.nodes for _ in range(lines)]


def granted(lines: list[Client], path: str, requests: int) -> int:
    """How many of so many requests on each line, all at once, were not refused as too fast."""

    def flood(line: Client) -> int:
        return sum(line.http.get(path).status_code != 429 for _ in range(requests))

    with ThreadPoolExecutor(len(lines)) as hands:
        return sum(hands.map(flood, lines))


@limited(cost_rate=0.001, cost_burst=MUCH)
def test_a_flood_over_three_nodes_gets_what_one_node_grants(three: Three) -> None:
    one = granted([Client(three.nodes[0].port, "127.0.0.7")], "/api/tables", 60)
    assert one == MUCH // TABLES
    lines = everywhere(three, "127.0.0.8")
    assert one // 2 < granted(lines, "/api/tables", 20) <= 1.2 * one
    assert granted(everywhere(three, "127.0.0.9", 1), "/api/tables", 1) == 3, "others do not notice"


@limited(cost_rate=0.001, cost_burst=1_200)
def test_messages_at_three_nodes_count_together(three: Three) -> None:
    people = [three.nodes[0].guest("Ann"), three.nodes[0].guest("Bob")]
    table = begun(people, "counterfeiters")
    tabs = [three.at(number, people[0]).socket(table) for number in range(3)]
    answers = [tab.ask("mute", seat=1, on=number % 2 == 0) for number in range(30) for tab in tabs]
    done = [answer["type"] for answer in answers].count("done")
    assert 30 < done <= 1_200 // MUTE
    for refused in answers[-3:]:
        assert refused["message"]["name"] == "service-too-fast"
    for tab in tabs:
        tab.connection.close()


@limited(sign_ups_a_minute=6.0)
def test_guesses_at_a_passphrase_are_no_more_at_three_nodes_and_its_owner_comes_in(
    three: Three,
) -> None:
    began = time.monotonic()
    owner = three.nodes[0].guest("Tony")
    owner.post("/api/account", {"login": "tony", "passphrase": PHRASE})
    wrong = {"login": "tony", "passphrase": "wrong and wrong"}
    strangers = [
        Client(node.port, f"127.0.1.{number}") for number in range(10) for node in three.nodes
    ]
    with ThreadPoolExecutor(6) as hands:
        answers = [*hands.map(lambda one: one.http.post("/api/session", json=wrong), strangers)]
    tried = [answer.status_code for answer in answers].count(401)
    assert 6 <= tried <= 6 + (time.monotonic() - began) / 10
    for node in three.nodes:
        right = {"login": "tony", "passphrase": PHRASE}
        assert Client(node.port).http.post("/api/session", json=right).status_code == 201
    known = three.ask("SELECT * FROM node_limits") + three.ask("SELECT * FROM node_homes")
    assert known
    assert not any(word in str(known) for word in ("127.0", "tony"))


@limited(sockets_a_person=6)
def test_somebody_has_so_many_tabs_at_all_nodes_together(three: Three) -> None:
    people = [three.nodes[0].guest("Ann"), three.nodes[0].guest("Bob")]
    table = begun(people, "counterfeiters")
    tabs = [three.at(number % 3, people[0]).socket(table) for number in range(6)]
    for tab in tabs:
        tab.wait("update")
    for number in range(3):
        goodbye = three.at(number, people[0]).socket(table).closed()
        assert goodbye is not None
        assert goodbye["message"]["name"] == "service-too-many-sockets"
    other = three.at(0, people[1]).socket(table)
    other.wait("update")
    tabs[0].connection.close()

    def comes_in() -> bool:
        again = three.at(2, people[0]).socket(table)
        tabs.append(again)
        try:
            return bool(again.take()["type"] != "goodbye")
        except ConnectionClosed:
            return False

    until(comes_in, "the place that he has left is free")
    for tab in (*tabs, other):
        tab.connection.close()


@limited(tables_a_person=4, talk_burst=3, talk_rate=0.0001)
def test_tables_and_talk_are_counted_for_all_nodes(three: Three) -> None:
    ann, bob = three.nodes[0].guest("Ann"), three.nodes[0].guest("Bob")
    table = begun([ann, bob], "counterfeiters")
    for number in range(4):
        three.at(number % 3, ann).make("counterfeiters", 2)
    wanted = {"game": "counterfeiters", "seats": 2, "options": {}, "settings": {}}
    refused = three.at(1, ann).post("/api/tables", wanted, expect=429)
    assert refused["message"]["name"] == "service-too-many-tables"
    tabs = [three.at(number % 3, ann).socket(table) for number in range(6)]
    answers = [tab.ask("say", text=f"Word {number}.") for number, tab in enumerate(tabs)]
    assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 3
    for tab in tabs:
        tab.connection.close()


@limited()
def test_who_had_bots_think_at_one_node_comes_later_at_another(three: Three) -> None:
    here, there = (node.service.house.bots.turns for node in three.nodes[:2])
    served: list[str] = []

    async def wait(person: str) -> None:
        async with here.turn(Whose(person)):
            served.append(person)

    def begin() -> None:
        here.free = 0
        waiting.extend(three.nodes[0].loop.create_task(wait(each)) for each in ("7", "8"))

    waiting: list[Any] = []
    three.nodes[0].inside(begin)
    three.nodes[1].inside(lambda: there.on_work("7", 20.0))
    until(lambda: here.seconds_had("7") > 10, "what was done elsewhere is known here")
    assert here.seconds_had("8") == 0

    def go_on() -> None:
        here.free = 1
        here._next()

    three.nodes[0].inside(go_on)
    until(lambda: len(served) == 2, "both have had their turn")
    assert served == ["8", "7"]


def test_while_postgres_is_away_each_node_keeps_its_own_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("backroom.server.nodes.tallies.PATIENCE", 1.0)
    server = Postgres()
    try:
        with nodes(tmp_path, 2, server, cost_rate=0.001, cost_burst=MUCH) as two:
            server.stop()
            lines = everywhere(two, "127.0.0.7")
            most = MUCH // 5
            assert granted(lines, "/api/games", 200) <= 2 * most
            assert granted(lines, "/api/games", 1) == 0
            server.start()
            known = tallies(two.nodes[0])
            until(lambda: known.clock() > known.away_until, "it is asked again")
            assert granted(everywhere(two, "127.0.0.8"), "/api/games", 200) <= 1.2 * most
    finally:
        server.close()


@limited()
def test_what_a_node_does_not_hold_any_more_is_not_counted_for_ever(three: Three) -> None:
    """As after a crash of PostgreSQL, which brings another secret."""
    node = tallies(three.nodes[0])
    told = "INSERT INTO node_held (key, node, number) VALUES ('before', %s, 1)"
    three.ask(told, node.member.fence)
    node.tidied_at = -1e9
    until(lambda: not three.ask("SELECT * FROM node_held"), "nothing is held")

"""Floods: everything has a cost, and one address has only so much of the house's work."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler
from websockets.exceptions import InvalidStatus

from backroom.server.operations.costs import LONGEST_WAIT, MESSAGES, REQUESTS, Costs, cost_of
from backroom.server.operations.login_guard import FEW, LoginGuard
from backroom.server.operations.settings import Settings
from backroom.server.operations.tallies import AloneTallies
from backroom.server.refusals import Refused
from backroom.server.web.app import make_app
from backroom.server.wire.protocol import Up
from builders.running_house import Client, Json, open_house
from server.watching import Clock

PHRASE = "correct horse battery"
ELSEWHERE = "127.0.0.2"


class Seconds:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# What a request costs


def test_every_cost_is_that_of_a_request_that_there_is() -> None:
    app = make_app(Settings(database="none.db"))
    known: set[str] = set()
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if isinstance(handler, HTTPRouteHandler) and route.path.startswith("/api/"):
                shape = re.sub(r"\{[^}]*\}", "*", route.path.removeprefix("/api/"))
                known |= {f"{method} {shape}" for method in handler.http_methods}
    assert set(REQUESTS) <= known


def test_every_message_of_a_socket_has_a_cost() -> None:
    assert {str(kind.__struct_config__.tag) for kind in Up.__subclasses__()} == set(MESSAGES)


def test_a_request_costs_what_stands_in_the_list_whatever_it_names() -> None:
    assert cost_of("GET", "/api/tables") == REQUESTS["GET tables"]
    assert cost_of("HEAD", "/api/tables") == REQUESTS["GET tables"]
    assert cost_of("GET", "/api/tables/") == REQUESTS["GET tables"]
    assert cost_of("GET", "/api/tables/4f1c/replay") == REQUESTS["GET tables/*/replay"]
    assert cost_of("GET", "/api/games/maffiosi/rulebook/nl") == 5
    for path in ("", "/", "//", "/api", "/api//", "/nothing", "/api/tables/a/b/c/d/e/f/g", "x"):
        assert 1 <= cost_of("GET", path) <= 5


# Who asks too much


def test_whoever_asks_for_more_than_his_share_waits_and_then_is_refused() -> None:
    clock = Seconds()
    costs = Costs(Settings(database="", cost_rate=100.0, cost_burst=200), AloneTallies(), clock)

    def wait(address: str, cost: int) -> float:
        return asyncio.run(costs.wait(address, cost))

    assert [wait("a", 100) for _ in range(3)] == [0.0, 0.0, 1.0]
    assert wait("a", 200) == LONGEST_WAIT
    with pytest.raises(Refused) as refused:
        wait("a", 1)
    assert refused.value.message.facts == {"seconds": 1}
    assert wait("b", 100) == 0.0, "others are not made to wait"
    clock.now += LONGEST_WAIT
    assert wait("a", 100) == 1.0
    clock.now += 10
    assert wait("a", 200) == 0.0


def test_what_costs_more_than_anybody_has_at_once_is_granted_to_who_has_waited() -> None:
    settings = Settings(database="", cost_rate=1.0, cost_burst=10)
    costs = Costs(settings, AloneTallies(), Seconds())
    assert asyncio.run(costs.wait("a", 300)) == 0.0
    with pytest.raises(Refused):
        asyncio.run(costs.demand("a", 300))


Flood = Callable[[Client], int]


def ask_for_tables(client: Client) -> int:
    return client.http.get("/api/tables").status_code


def ask_for_nothing(client: Client) -> int:
    return client.http.get("/api/nothing").status_code


def sign_up(client: Client) -> int:
    return client.http.post("/api/guests", json={"name": "Bot"}).status_code


def upload(client: Client) -> int:
    return client.http.post("/api/logs", json={"text": "nonsense"}).status_code


@pytest.mark.parametrize("flood", [ask_for_tables, ask_for_nothing, sign_up, upload])
def test_a_flood_of_requests_is_refused_and_another_address_does_not_notice(
    tmp_path: Path, flood: Flood
) -> None:
    # The share does not fill again while the test runs, however slow the machine is.
    with open_house(tmp_path, cost_rate=0.01, cost_burst=300) as house:
        attacker, honest = Client(house.port), Client(house.port, ELSEWHERE)
        honest.post("/api/guests", {"name": "Honest"})
        first = flood(attacker)
        assert first != 429
        answers = [flood(attacker) for _ in range(400)]
        assert answers[-1] == 429
        refused = attacker.http.get("/api/tables")
        assert refused.json()["message"]["name"] == "service-too-fast"
        assert int(refused.headers["retry-after"]) > 0
        assert refused.headers["x-content-type-options"] == "nosniff"
        assert refused.headers["cache-control"] == "no-store"
        honest.make("counterfeiters", 2)


def reconnect(client: Client, table: Json, opened: list[None]) -> None:
    for _ in range(300):
        with client.socket(table) as one:
            one.wait("welcome")
        opened.append(None)


def test_a_flood_of_reconnects_is_refused_before_anything_is_shown(tmp_path: Path) -> None:
    with open_house(tmp_path, cost_rate=0.01, cost_burst=300) as house:
        ann = Client(house.port, ELSEWHERE)
        ann.post("/api/guests", {"name": "Ann"})
        table = ann.make("counterfeiters", 2, listed=True)
        stranger = Client(house.port)
        opened: list[None] = []
        with pytest.raises(InvalidStatus) as refused:
            reconnect(stranger, table, opened)
        assert 5 < len(opened) < 30
        assert refused.value.response.status_code == 429
        body = json.loads(refused.value.response.body or b"")
        assert body["message"]["name"] == "service-too-fast"


def test_a_flood_of_mutes_is_refused_in_all_windows_together(tmp_path: Path) -> None:
    """Each one was written to the disk, and every window had as many as it liked."""
    with open_house(tmp_path, cost_rate=0.01, cost_burst=300) as house:
        ann, bob = house.guest("Ann"), Client(house.port, ELSEWHERE)
        bob.post("/api/guests", {"name": "Bob"})
        table = ann.make("counterfeiters", 2)
        ann.sit(table, 0)
        bob.sit(table, 1)
        ann.start(table)
        with ann.socket(table) as one, ann.socket(table) as two, bob.socket(table) as other:
            answers = [
                window.ask("mute", seat=1, on=number % 2 == 0)["type"]
                for number in range(30)
                for window in (one, two)
            ]
            assert 5 < answers.count("done") < 30
            assert set(answers[-10:]) == {"refused"}
            assert one.newest["refused"]["message"]["name"] == "service-too-fast"
            assert other.ask("mute", seat=0, on=True)["type"] == "done"


# Whoever tries logins


def test_somebody_else_s_guesses_do_not_keep_the_owner_out(tmp_path: Path) -> None:
    with open_house(tmp_path, Clock(), sign_ups_a_minute=8.0) as house:
        owner = house.guest("Tony")
        owner.post("/api/account", {"login": "tony", "passphrase": PHRASE})
        statuses = []
        for number in range(2, 12):
            stranger = Client(house.port, f"127.0.0.{number}")
            wrong = {"login": "tony", "passphrase": "wrong and wrong"}
            statuses += [stranger.http.post("/api/session", json=wrong).status_code for _ in "ab"]
        assert statuses.count(401) == 8, "strangers share the tries that are free to strangers"
        assert statuses.count(429) == 12
        at_home = Client(house.port)
        answer = at_home.http.post("/api/session", json={"login": "tony", "passphrase": PHRASE})
        assert answer.status_code == 201


def test_one_strange_address_does_not_use_up_the_tries_of_the_others() -> None:
    clock = Clock()
    guard = LoginGuard(20.0, AloneTallies(), clock)

    def tries(address: str) -> int:
        granted = 0
        for _ in range(50):
            try:
                asyncio.run(guard.demand("tony", address))
            except Refused:
                break
            granted += 1
        return granted

    assert tries("elsewhere") == 20 // FEW
    assert tries("on a journey") == 20 // FEW
    asyncio.run(guard.came_in("tony", "home"))
    assert tries("home") == 20
    assert sum(tries(f"bot {number}") for number in range(100)) == 20 - 2 * (20 // FEW)
    clock.turn(60)
    assert tries("home") == 20


def test_the_memory_of_where_people_live_has_an_end() -> None:
    guard = LoginGuard(20.0, AloneTallies(), Clock())

    async def come_in() -> None:
        for number in range(11_000):
            await guard.came_in("tony", str(number))

    asyncio.run(come_in())
    assert len(guard.homes) == 10_000

"""A token lets a program sit down, play and talk as a bot that everybody knows for one; and nothing
else, for nobody else, and no longer than its owner likes."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from backroom.server.people.tokens import MOST_TOKENS
from backroom.server.rooms.endings import Hosts, voters
from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE, Client, House, Json, open_house, play_out
from server.watching import Clock, records

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        house.account("Anna", "anna")
        yield house


@pytest.fixture
def anna(house: House) -> Iterator[Client]:
    """An account without tokens."""
    client = Client(house.port)
    client.post("/api/session", {"login": "anna", "passphrase": "seven quiet canaries"})
    yield client
    for each in client.get("/api/my/tokens"):
        client.ask("DELETE", f"/api/my/tokens/{each['card']}")


def why(trouble: Any) -> str:
    name: str = trouble["message"]["name"]
    return name.removeprefix("service-")


def at_a_table(anna: Client, bot: Client) -> Json:
    """Anna's table of two, begun, with her own bot opposite."""
    table = anna.make("counterfeiters", 2)
    anna.sit(table, 0)
    bot.sit(table, 1)
    anna.start(table)
    return table


# What it is good for


def test_a_bot_plays_a_whole_game_against_its_owner_and_everybody_sees_what_it_is(
    house: House, anna: Client
) -> None:
    bot = house.bot_of(anna)
    table = anna.make("counterfeiters", 2)
    anna.sit(table, 0)
    chairs = bot.sit(table, 1)["chairs"]
    assert [each["name"] for each in chairs] == ["Anna", "Robot (bot)"]
    anna.start(table)
    with anna.socket(table) as hers, bot.socket(table) as its:
        its.wait("update")
        assert its.ask("say", text="01001000")["type"] == "done"
        assert hers.wait("talk")["speaker"] == 1
        play_out({0: hers, 1: its}, random.Random(5))
    (over,) = [each for each in anna.get("/api/my/results") if each["table"] == table["id"]]
    assert sorted(each["name"] for each in over["places"]) == ["Anna", "Robot (bot)"]
    assert [each["id"] for each in bot.get("/api/my/tables")] == [table["id"]]
    assert anna.get("/api/me")["ratings"] == {}
    with past_the_service(house.settings.database) as kept:
        (opening,) = next(iter(kept.execute("select entry from entries where seq = 0")))
    assert "Robot (bot)" in opening


def test_a_bot_sees_its_own_chair_and_not_its_owner_s(house: House, anna: Client) -> None:
    bot = house.bot_of(anna)
    table = anna.make("counterfeiters", 2)
    anna.sit(table, 0)
    anna.bots(table, 1)
    anna.start(table)
    bot.get(f"/api/tables/{table['id']}", expect=404)
    assert bot.get("/api/my/tables") == []
    with bot.socket(table) as one:
        goodbye = one.closed()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-no-table"


def test_nobody_but_a_bot_bears_the_mark_of_one(house: House, anna: Client) -> None:
    for name in ("Otto (bot)", "Otto(BOT)", "Otto ( b o t )", "Otto \uff08bot\uff09"):
        stranger = Client(house.port)
        refused = stranger.post("/api/guests", {"name": name}, expect=400)
        assert why(refused) == "name-of-a-bot"
        assert why(anna.ask("PATCH", "/api/me", {"name": name}, expect=400)) == "name-of-a-bot"
        anna.post("/api/my/tokens", {"name": name}, expect=400)
    assert why(anna.post("/api/my/tokens", {"name": "x" * 35}, expect=400)) == "name-long"
    assert anna.post("/api/my/tokens", {"name": "x" * 34})["shown"]["name"] == "x" * 34 + " (bot)"


def test_a_rated_table_is_for_people(house: House, anna: Client) -> None:
    bot = house.bot_of(anna)
    rated = anna.make("counterfeiters", 2, rated=True)
    path = f"/api/tables/{rated['id']}/seats?link={rated['links']['play']}"
    assert why(bot.post(path, {}, expect=409)) == "rated-for-people"
    friendly = anna.make("counterfeiters", 2)
    bot.sit(friendly, 0)
    wish = {"settings": friendly["settings"] | {"rated": True}}
    refused = anna.ask("PATCH", f"/api/tables/{friendly['id']}", wish, expect=409)
    assert why(refused) == "rated-for-people"


def test_whoever_blocked_the_owner_has_no_bot_of_his_at_his_table(
    house: House, anna: Client
) -> None:
    bot, bruno = house.bot_of(anna), house.guest("Bruno")
    card = anna.get("/api/my/circle")["card"]
    bruno.ask("PUT", f"/api/people/{card}/shun", {"how": "block"})
    table = bruno.make("counterfeiters", 2)
    path = f"/api/tables/{table['id']}/seats?link={table['links']['play']}"
    assert why(bot.post(path, {}, expect=403)) == "no-join"


# What it is not good for

OPEN = {
    ("POST", "/api/guests"),
    ("POST", "/api/session"),
    ("POST", "/api/calls/{token}/confirm"),
    ("POST", "/api/calls/{token}/end"),
}
"""What changes something and does not ask by whom: whoever has the address may."""
FOR_PLAYERS = {
    ("POST", "/api/tables/{table}/seats"),
    ("DELETE", "/api/tables/{table}/seats/{seat}"),
    ("GET", "/api/my/tables"),
}


def test_a_token_opens_what_is_for_players_and_nothing_that_is_added_later(
    house: House, anna: Client
) -> None:
    """Each operation of the document is tried."""
    bot = house.bot_of(anna)
    table = at_a_table(anna, bot)
    before = records(house)
    bodies: dict[tuple[str, str], Any] = {
        ("PATCH", "/api/me"): {"name": "Owned"},
        ("POST", "/api/account"): {"login": "owned", "passphrase": "nine small ponds"},
        ("PUT", "/api/account/passphrase"): {"old": "x" * 20, "new": "y" * 20},
        ("POST", "/api/my/tokens"): {"name": "Another"},
        ("POST", "/api/tables"): {"game": "counterfeiters", "seats": 2},
        ("PATCH", "/api/tables/{table}"): {"watchers": False},
        ("POST", "/api/tables/{table}/end"): {"wish": True},
        ("POST", "/api/tables/{table}/invitations"): {"card": "nobody"},
        ("PUT", "/api/tables/{table}/webhook"): {"address": "https://hooks.example/1"},
        ("PUT", "/api/tables/{table}/seats/{seat}/bot"): {"level": "random"},
        ("PUT", "/api/people/{card}/shun"): {"how": "mute"},
        ("POST", "/api/match"): {},
        ("POST", "/api/my/calls/push"): {"endpoint": "https://a.example", "p256dh": "", "auth": ""},
        ("POST", "/api/my/calls/mail"): {"address": "a@b.example"},
        ("POST", "/api/logs"): {"text": "x"},
    }
    tried = 0
    for path, methods in bot.get("/schema/openapi.json")["paths"].items():
        for method in (each.upper() for each in methods):
            mine = path.startswith("/api/my/")
            if (method, path) in OPEN | FOR_PLAYERS or (method == "GET" and not mine):
                continue
            real = path.replace("{table}", table["id"]).replace("{seat}", "0")
            real = real.replace("{link}", table["links"]["host"]).replace("{card}", "nobody")
            answer = bot.http.request(method, real, json=bodies.get((method, path)))
            assert answer.status_code == 403, (method, path, answer.text)
            assert why(answer.json()) == "only-people", (method, path)
            tried += 1
    assert tried > 25
    bot.get(f"/api/tables/{table['id']}/webhook", expect=403)
    assert records(house) == before


def test_a_bot_frees_no_chair_but_its_own(house: House, anna: Client) -> None:
    bot = house.bot_of(anna)
    table = anna.make("counterfeiters", 2)
    anna.sit(table, 0)
    bot.sit(table, 1)
    assert why(bot.ask("DELETE", f"/api/tables/{table['id']}/seats/0", expect=403)) == "not-host"
    bot.ask("DELETE", f"/api/tables/{table['id']}/seats/1")


def test_a_bot_never_becomes_the_host_and_holds_nobody_who_wishes_to_end(
    house: House, anna: Client
) -> None:
    bot = house.bot_of(anna)
    table = at_a_table(anna, bot)
    with bot.socket(table) as one:
        one.wait("update")
        rooms = house.service.rooms
        room = rooms.running[table["id"]].room
        assert house.inside(lambda: Hosts(rooms).heir(room)) is None
        with anna.socket(table) as hers:
            hers.wait("update")
            assert house.inside(lambda: voters(room)) == {0}


def test_there_are_no_more_tokens_than_enough_and_none_for_guests(
    house: House, anna: Client
) -> None:
    for number in range(MOST_TOKENS):
        anna.post("/api/my/tokens", {"name": f"Robot {number}"})
    assert why(anna.post("/api/my/tokens", {"name": "More"}, expect=429)) == "too-many-tokens"
    refused = house.guest("Bruno").post("/api/my/tokens", {"name": "Robot"}, expect=409)
    assert why(refused) == "tokens-of-accounts"


def test_all_bots_of_an_account_have_the_sockets_of_one_person(tmp_path: Path) -> None:
    with open_house(tmp_path, sockets_a_person=2) as house:
        anna = house.account("Anna", "anna")
        one, two = house.bot_of(anna, "One"), house.bot_of(anna, "Two")
        table = anna.make("counterfeiters", 3)
        for each in (anna, one, two):
            each.sit(table)
        with anna.socket(table) as hers, one.socket(table) as first:
            hers.wait("welcome")
            first.wait("welcome")
            with two.socket(table) as second:
                goodbye = second.closed()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-too-many-sockets"


# Who has one, and how long


def test_a_token_is_shown_once_listed_with_its_last_use_and_kept_as_a_hash(tmp_path: Path) -> None:
    clock = Clock()
    with open_house(tmp_path, clock) as house:
        anna = house.account("Anna", "anna")
        made = anna.post("/api/my/tokens", {"name": "Robot"})
        token = made["token"]
        (listed,) = anna.get("/api/my/tokens")
        assert listed == made["shown"]
        assert (listed["name"], listed["used"]) == ("Robot (bot)", None)
        bot = Client(house.port)
        bot.show(token)
        for seconds in (0, 59, 1):  # noted to the minute
            clock.turn(seconds)
            assert bot.get("/api/me") == {
                "name": "Robot (bot)",
                "login": None,
                "language": "en",
                "ratings": {},
            }
            (listed,) = anna.get("/api/my/tokens")
            assert listed["used"] == clock.time - (59_000 if seconds == 59 else 0)
        assert token not in repr(records(house))
        with past_the_service(house.settings.database) as kept:
            assert token not in repr(list(kept.execute("select * from tokens")))


def test_a_revoked_token_opens_nothing_and_its_bot_is_sent_away(house: House, anna: Client) -> None:
    bot = house.bot_of(anna)
    table = at_a_table(anna, bot)
    waiting = anna.make("counterfeiters", 2)
    bot.sit(waiting, 0)
    (listed,) = anna.get("/api/my/tokens")
    with bot.socket(table) as one:
        one.wait("update")
        anna.ask("DELETE", f"/api/my/tokens/{listed['card']}")
        goodbye = one.closed()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-stranger"
    assert anna.get("/api/my/tokens") == []
    assert bot.get("/api/me") is None
    bot.post(f"/api/tables/{table['id']}/seats", {}, expect=401)
    shown = anna.get(f"/api/tables/{table['id']}")["chairs"][1]
    assert (shown["name"], shown["taken"]) == ("Robot (bot)", True)
    assert not anna.get(f"/api/tables/{waiting['id']}")["chairs"][0]["taken"]


def test_nobody_revokes_the_token_of_somebody_else(house: House, anna: Client) -> None:
    bot = house.bot_of(anna)
    (listed,) = anna.get("/api/my/tokens")
    mallory = house.account("Mallory", "mallory")
    assert mallory.get("/api/my/tokens") == []
    for card in (listed["card"], "nobody", anna.get("/api/my/circle")["card"]):
        refused = mallory.ask("DELETE", f"/api/my/tokens/{card}", expect=404)
        assert why(refused) == "no-token"
    assert bot.get("/api/me")["name"] == "Robot (bot)"


def test_the_bots_of_somebody_forgotten_are_forgotten(house: House) -> None:
    carla = house.account("Carla", "carla")
    bot = house.bot_of(carla)
    assert bot.get("/api/me")["name"] == "Robot (bot)"
    carla.ask("DELETE", "/api/me")
    assert bot.get("/api/me") is None


def test_a_token_that_is_none_is_a_stranger_s(house: House, anna: Client) -> None:
    """Foreign, cut, malformed, huge; beside a cookie too, which then counts for nothing."""
    made = anna.post("/api/my/tokens", {"name": "Robot"})
    token = made["token"]
    with past_the_service(house.settings.database) as kept:
        (kept_hash,) = next(iter(kept.execute("select token from tokens")))
    forged: list[bytes] = [
        f"Bearer {each}".encode("latin-1")
        for each in (
            token[:-1],
            token + "A",
            token.swapcase(),
            token.removeprefix("backroom-"),
            kept_hash,
            str(anna.http.cookies["backroom"]),
            "backroom-" + "A" * 43,
            "backroom-" + "A" * 30_000,
            "' or '1'='1",
            "\xe9\xff",
            f"{token} {token}",
        )
    ]
    forged.append(b"Bearer")
    cookie = anna.cookies().encode()
    address = f"http://127.0.0.1:{house.port}/api"
    for value in forged:
        for more in ({}, {b"Cookie": cookie}):
            headers = {b"Authorization": value, **more}
            answer = httpx.get(f"{address}/me", headers=headers, timeout=PATIENCE)
            assert (answer.status_code, answer.json()) == (200, None), value[:60]
            answer = httpx.get(f"{address}/my/tables", headers=headers, timeout=PATIENCE)
            assert answer.status_code == 401
    wrong = Client(house.port)
    wrong.http.cookies.set("backroom", token)
    assert wrong.get("/api/me") is None, "a token is no cookie"
    assert Client(house.port).get(f"/api/me?token={token}") is None, "nor part of an address"
    table = anna.make("counterfeiters", 2)
    wrong.show("backroom-" + "A" * 43)
    with wrong.socket(table) as one:
        goodbye = one.closed()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-no-table"

"""Nobody acts, reads or whispers as somebody else, and nobody comes further than his links go."""

import io
import json
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.exceptions import ConnectionClosed

from backroom.server.operations.logs import set_up_logs
from backroom.server.people.people import SESSION_LASTS
from backroom.server.web.identity import COOKIE
from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE, Client, House, Json, Socket, open_house, play_out
from server.watching import Clock, hear, records, unchanged

PHRASE = "seven quiet canaries"
OTHER_PHRASE = "eleven loud parrots"
NOWHERE = "000000000000"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


def two_at_a_table(house: House, begun: bool = True, **settings: Any) -> tuple[list[Client], Json]:
    """Anna, who hosts, and Bruno."""
    guests = [house.guest("Anna"), house.guest("Bruno")]
    table = guests[0].make("counterfeiters", 2, **settings)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    if begun:
        guests[0].start(table)
    return guests, table


def secret_of(client: Client) -> str:
    return client.http.cookies[COOKIE]


def with_cookie(house: House, secret: str) -> Client:
    client = Client(house.port)
    client.http.cookies.set(COOKIE, secret)
    return client


def farewell(one: Socket) -> str:
    """Why the service closed this socket."""
    goodbye = one.closed()
    assert goodbye is not None
    assert one.connection.close_code == 1008
    name: str = goodbye["message"]["name"]
    return name


# Who somebody is


@pytest.mark.parametrize(
    "forge",
    [
        lambda secret: "",
        lambda secret: "nonsense",
        lambda secret: secret[:-1],
        lambda secret: secret + "A",
        lambda secret: secret.swapcase(),
        lambda secret: secret[::-1],
        lambda secret: "1",
        lambda secret: "' or '1'='1",
        lambda secret: "A" * 6_000,
    ],
)
def test_a_forged_cookie_is_a_stranger_s(house: House, forge: Any) -> None:
    guests, table = two_at_a_table(house)
    forger = with_cookie(house, forge(secret_of(guests[0])))
    assert forger.get("/api/me") is None
    refused = forger.post("/api/tables", {"game": "counterfeiters", "seats": 2}, expect=401)
    assert refused["message"]["name"] == "service-stranger"
    forger.get(f"/api/tables/{table['id']}", expect=404)
    with forger.socket(table) as one:
        assert farewell(one) == "service-no-table"
    assert guests[0].get("/api/me")["name"] == "Anna"


def test_a_cookie_that_is_no_text_is_nobody_s(house: House) -> None:
    address = f"http://127.0.0.1:{house.port}/api/me"
    for value in (b"\xe9", b"\xff\xfe", b'"', b"=;,", b"%00"):
        headers = {b"Cookie": COOKIE.encode() + b"=" + value}
        answer = httpx.get(address, headers=headers, timeout=PATIENCE)
        assert (answer.status_code, answer.json()) == (200, None)


def test_the_hash_that_the_house_keeps_opens_nothing(house: House) -> None:
    house.guest("Anna")
    with past_the_service(house.settings.database) as file:
        hashes = [row[0] for row in file.execute("select token from sessions")]
    for each in hashes:
        assert with_cookie(house, each).get("/api/me") is None


def test_a_cookie_that_lay_about_too_long_opens_nothing(tmp_path: Path) -> None:
    clock = Clock()
    with open_house(tmp_path, clock) as house:
        guests, table = two_at_a_table(house)
        clock.turn(SESSION_LASTS / 1000 - 1)
        assert guests[0].get("/api/me")["name"] == "Anna"
        clock.turn(2)
        assert guests[1].get("/api/me") is None
        guests[1].get(f"/api/tables/{table['id']}", expect=404)
        with guests[1].socket(table) as one:
            assert farewell(one) == "service-no-table"
        assert guests[0].get("/api/me")["name"] == "Anna"


def test_the_cookie_is_for_this_site_and_no_script(tmp_path: Path) -> None:
    for proxied in (False, True):
        folder = tmp_path / str(proxied)
        folder.mkdir()
        with open_house(folder, proxied=proxied) as house:
            stranger = Client(house.port)
            answer = stranger.http.post("/api/guests", json={"name": "Anna"})
            secret = cookie_in(answer)[COOKIE].value
            left = stranger.http.request(
                "DELETE", "/api/session", headers={"Cookie": f"{COOKIE}={secret}"}
            )
            for each in (answer, left):
                kept = cookie_in(each)[COOKIE]
                assert kept["httponly"]
                assert kept["samesite"].lower() == "strict"
                assert kept["path"] == "/"
                assert bool(kept["secure"]) == proxied
                assert not kept["domain"]
            assert int(cookie_in(answer)[COOKIE]["max-age"]) == SESSION_LASTS // 1000
            assert cookie_in(left)[COOKIE]["max-age"] == "0"
            assert len(secret) >= 43


def cookie_in(answer: httpx.Response) -> SimpleCookie:
    return SimpleCookie(answer.headers["set-cookie"])


def test_a_namesake_is_somebody_else(house: House) -> None:
    guests, table = two_at_a_table(house)
    namesake = house.guest("Anna")
    namesake.get(f"/api/tables/{table['id']}", expect=404)
    assert namesake.get("/api/my/tables") == []
    assert [each["id"] for each in guests[0].get("/api/my/tables")] == [table["id"]]


def test_a_bad_change_of_oneself_changes_nothing(house: House) -> None:
    anna = house.guest("Anna")
    for changes in (
        {"name": "Angela", "language": "fr"},
        {"name": "\u202e", "language": "nl"},
        {"name": "", "language": "nl"},
        {"language": "nl", "name": "x" * 41},
        {"name": "Angela", "login": "root"},
    ):
        anna.ask("PATCH", "/api/me", changes, expect=400)
        me = anna.get("/api/me")
        assert (me["name"], me["language"]) == ("Anna", "en")
    changed = anna.ask("PATCH", "/api/me", {"name": "Angela", "language": "nl"})
    assert (changed["name"], changed["language"]) == ("Angela", "nl")


# How far links go


def test_a_link_to_watch_neither_plays_nor_hosts(house: House) -> None:
    host = house.guest("Anna")
    table = host.make("counterfeiters", 2)
    link = table["links"]["watch"]
    guest = house.guest("Bruno")
    shown = guest.get(f"/api/tables/{table['id']}?link={link}")
    assert shown["links"] == {"play": None, "watch": None, "host": None}
    assert guest.get(f"/api/links/{link}") == {"table": table["id"], "role": "watch"}
    refused_to_host(house, guest, table, link)
    path = f"/api/tables/{table['id']}/seats?link={link}"
    assert guest.post(path, {}, expect=403)["message"]["name"] == "service-no-join"
    with guest.socket(table, link=link) as one:
        assert one.wait("welcome")["table"]["seat"] is None
        assert one.ask("say", text="Hello?")["message"]["name"] == "service-not-seated"


def test_a_link_to_play_does_not_host(house: House) -> None:
    host = house.guest("Anna")
    table = host.make("counterfeiters", 2)
    guest, link = house.guest("Bruno"), table["links"]["play"]
    shown = guest.get(f"/api/tables/{table['id']}?link={link}")
    assert shown["links"] == {"play": None, "watch": None, "host": None}
    refused_to_host(house, guest, table, link)
    sat = guest.sit(table)
    assert sat["links"]["host"] is None
    refused_to_host(house, guest, table, link)


def refused_to_host(house: House, guest: Client, table: Json, link: str) -> None:
    """All that only a host may do."""
    before = records(house)
    tries = [
        ("PATCH", "", {"watchers": False}),
        ("DELETE", "", None),
        ("PUT", "/seats/1/bot", {"level": "random"}),
        ("DELETE", "/seats/1", None),
        ("POST", "/start", None),
    ]
    for method, rest, body in tries:
        answer = guest.http.request(
            method, f"/api/tables/{table['id']}{rest}", params={"link": link}, json=body
        )
        assert answer.status_code in (403, 404), (method, rest, answer.text)
    refused = guest.post(f"/api/links/{link}", expect=403)
    assert refused["message"]["name"] == "service-not-host"
    assert records(house) == before


def test_the_host_s_link_makes_a_host_who_sees_no_cards(house: House) -> None:
    guests, table = two_at_a_table(house)
    heir = house.guest("Carla")
    link = table["links"]["host"]
    assert heir.post(f"/api/links/{link}")["is_host"]
    assert not guests[0].get(f"/api/tables/{table['id']}")["is_host"]
    with heir.socket(table) as one, heir.socket(table, link=table["links"]["watch"]) as plain:
        update = one.wait("update")
        assert (update["question"], update["menu"]) == (None, [])
        assert update["view"] == plain.wait("update")["view"]
        assert one.act(0)["message"]["name"] == "service-not-seated"


def test_a_link_of_another_table_opens_nothing(house: House) -> None:
    host, guest = house.guest("Anna"), house.guest("Bruno")
    table, other = host.make("counterfeiters", 2), host.make("counterfeiters", 2)
    for link in (
        *other["links"].values(),
        "",
        "x",
        table["links"]["play"][:-1],
        "%00",
        "%ED%A0%80",
    ):
        guest.get(f"/api/tables/{table['id']}?link={link}", expect=404)
        guest.post(f"/api/tables/{table['id']}/seats?link={link}", {}, expect=404)
        with guest.socket(table, link=link) as one:
            assert farewell(one) == "service-no-table"
    for link in ("x", table["links"]["play"][:-1], table["id"], "%00", "%"):
        guest.get(f"/api/links/{link}", expect=404)
        guest.post(f"/api/links/{link}", expect=404)


# Tables that are nobody else's business


@pytest.fixture(scope="module", params=["lobby", "playing", "over"])
def hidden(house: House, request: pytest.FixtureRequest) -> Json:
    """A table that takes a link, at each time of its life."""
    guests, table = two_at_a_table(house, begun=request.param != "lobby")
    if request.param == "over":
        sockets = {seat: guest.socket(table) for seat, guest in enumerate(guests)}
        play_out(sockets, random.Random(7))
        for one in sockets.values():
            one.connection.close()
    return table


def operations(house: House) -> list[tuple[str, str]]:
    """Every method and path of the service that speaks of a table."""
    document = Client(house.port).get("/schema/openapi.json")
    found = [
        (method.upper(), path)
        for path, methods in document["paths"].items()
        for method in methods
        if "{table}" in path
    ]
    assert len(found) >= 10
    return found


BODIES: dict[tuple[str, str], Any] = {
    ("PATCH", "/api/tables/{table}"): {"watchers": False},
    ("POST", "/api/tables/{table}/seats"): {"seat": None},
    ("POST", "/api/tables/{table}/end"): {"wish": True},
    ("POST", "/api/tables/{table}/invitations"): {"card": "nobody"},
    ("PUT", "/api/tables/{table}/webhook"): {"address": "https://hooks.example/1"},
    ("PUT", "/api/tables/{table}/seats/{seat}/bot"): {"level": "random"},
}
ASKED: dict[str, dict[str, str | int]] = {
    "query": {"asked": '{"ask": "targets", "action": 0}'},
    "coach": {"seat": 0, "seq": 1},
}
"""What has to be asked of the paths that take a question."""


def test_a_hidden_table_is_for_others_as_if_it_were_not_there(house: House, hidden: Json) -> None:
    """Whatever they ask: the very same answer as for a table that never was."""
    guest, stranger = house.guest("Carla"), Client(house.port)
    before = records(house)
    for method, path in operations(house):
        body = BODIES.get((method, path))
        for client in (guest, stranger):
            here, nowhere = [
                client.http.request(
                    method,
                    path.replace("{table}", table).replace("{seat}", "0"),
                    json=body,
                    params=ASKED.get(path.rpartition("/")[2]),
                )
                for table in (hidden["id"], NOWHERE)
            ]
            if not path.startswith("/api/my/"):  # what one has oneself: there may be nothing to do
                expected = (404,) if client is guest else (401, 404)
                assert here.status_code in expected, (method, path)
            assert (here.status_code, here.text) == (nowhere.status_code, nowhere.text)
    for client in (guest, stranger):
        queries: list[Json] = [{}, {"watch": 1}, {"seat": 0}, {"link": "x"}]
        for query in queries:
            with client.socket(hidden, **query) as one, client.socket({"id": NOWHERE}) as other:
                assert farewell(one) == "service-no-table"
                assert farewell(other) == "service-no-table"
                assert one.received == other.received
    assert hidden["id"] not in json.dumps(
        [guest.get(path) for path in ("/api/tables", "/api/results", "/api/my/tables")]
    )
    assert records(house) == before


def test_a_listed_table_tells_a_stranger_no_secret(house: House) -> None:
    guests, table = two_at_a_table(house, listed=True)
    stranger = Client(house.port)
    seen = [stranger.http.get(f"/api/tables{rest}").text for rest in ("", f"/{table['id']}")]
    with stranger.socket(table) as one:
        one.wait("update")
        hear(one)
        seen += one.received
    with past_the_service(house.settings.database) as file:
        asked = "select seed, play_link, watch_link, host_link from tables where id = ?"
        secrets = list(file.execute(asked, (table["id"],)).fetchone())
    for text in seen:
        for secret in (*secrets, secret_of(guests[0]), secret_of(guests[1])):
            assert secret not in text


# Being somebody else at the table


def test_what_a_socket_claims_in_its_address_gives_it_no_other_eyes(house: House) -> None:
    guests, table = two_at_a_table(house)
    with guests[0].socket(table) as one, guests[1].socket(table) as other:
        mine, his = one.wait("update")["view"], other.wait("update")["view"]
        assert mine != his
        claims: list[Json] = [
            {"seat": 1},
            {"eyes": 1},
            {"person": 2},
            {"watch": "0", "seat": "1"},
            {COOKIE: secret_of(guests[1])},
            {"link": table["links"]["host"]},
        ]
        for claim in claims:
            with guests[0].socket(table, **claim) as again:
                assert again.wait("update")["view"] == mine
        with guests[0].socket(table, watch=1) as looking_on:
            assert looking_on.wait("update")["view"] not in (mine, his)


def test_a_whisper_is_heard_by_two_and_carries_the_name_of_its_speaker(house: House) -> None:
    guests = [house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = guests[0].make("capo-della-mafia", 3, listed=True)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[0].start(table)
    sockets = [guest.socket(table) for guest in guests]
    onlooker = Client(house.port).socket(table)
    for one in (*sockets, onlooker):
        one.wait("update")
    assert sockets[0].ask("say", text="Tony squeals", to=1)["type"] == "done"
    told = sockets[1].wait("talk")
    assert (told["speaker"], told["to"], told["text"]) == (0, 1, "Tony squeals")
    for one in (sockets[2], onlooker):
        assert [each for each in hear(one) if each["type"] == "talk"] == []
        assert "squeals" not in "".join(one.received)
    for one in (*sockets, onlooker):
        one.connection.close()


def test_one_player_does_not_take_another_from_his_seat(house: House) -> None:
    guests, table = two_at_a_table(house, begun=False)
    with unchanged(house):
        path = f"/api/tables/{table['id']}/seats/0"
        assert guests[1].ask("DELETE", path, expect=403)["message"]["name"] == "service-not-host"
        path = f"/api/tables/{table['id']}/seats?link={table['links']['play']}"
        refused = guests[1].post(path, {"seat": 0}, expect=409)
        assert refused["message"]["name"] == "service-already-seated"


def test_whoever_is_taken_from_his_seat_sees_the_table_no_more(house: House) -> None:
    guests, table = two_at_a_table(house, begun=False)
    with guests[1].socket(table) as one:
        assert one.wait("welcome")["table"]["seat"] == 1
        guests[0].ask("DELETE", f"/api/tables/{table['id']}/seats/1")
        assert farewell(one) == "service-no-table"
    guests[1].get(f"/api/tables/{table['id']}", expect=404)


# Other sites

ELSEWHERE = [
    "https://evil.example",
    "null",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1.evil.example:{port}",
    "http://evil.example@127.0.0.1:{port}",
    "http://[",
    "//",
    "é",
]


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_does_nothing_here(house: House, origin: str) -> None:
    anna = house.guest("Anna")
    table = anna.make("counterfeiters", 2, listed=True)
    document = anna.get("/schema/openapi.json")
    before = records(house)
    origin = origin.replace("{port}", str(house.port))
    headers = {b"Origin": origin.encode("latin-1")}
    tried = 0
    for path, methods in document["paths"].items():
        address = path.replace("{table}", table["id"]).replace("{seat}", "0")
        address = address.replace("{link}", table["links"]["host"]).replace("{game}", table["game"])
        for method in methods:
            if method != "get":
                answer = anna.http.request(method.upper(), address, json={}, headers=headers)
                assert answer.status_code == 403, (method, path, answer.text)
                assert answer.json()["message"]["name"] == "service-other-origin"
                tried += 1
    assert tried >= 10
    with socket_from(house, anna, table, origin) as one:
        assert farewell(one) == "service-other-origin"
    assert records(house) == before


def socket_from(house: House, client: Client, table: Json, origin: str) -> Socket:
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table['id']}/socket"
    headers = {"Cookie": client.cookies(), "Origin": origin}
    return Socket.open(address, headers)


def test_a_page_of_this_site_does(house: House) -> None:
    anna = house.guest("Anna")
    table = anna.make("counterfeiters", 2)
    origin = f"http://127.0.0.1:{house.port}"
    answer = anna.http.post(f"/api/tables/{table['id']}/seats", json={}, headers={"Origin": origin})
    assert answer.status_code == 201
    with socket_from(house, anna, table, origin) as one:
        assert one.wait("welcome")["table"]["seat"] == 0


# Whoever has left


def account(house: House, login: str) -> Client:
    client = house.guest(login.title())
    client.post("/api/account", {"login": login, "passphrase": PHRASE})
    return client


def logged_in(house: House, login: str, phrase: str = PHRASE) -> Client:
    client = Client(house.port)
    client.post("/api/session", {"login": login, "passphrase": phrase})
    return client


@contextmanager
def open_sockets(client: Client, *tables: Json) -> Iterator[list[Socket]]:
    sockets = [client.socket(table) for table in tables]
    for one in sockets:
        one.wait("welcome")
        hear(one)
    yield sockets
    for one in sockets:
        one.connection.close()


def leave(client: Client, method: str, path: str, body: Any = None) -> str:
    """Leave, and keep the cookie that was valid until then."""
    secret = secret_of(client)
    client.ask(method, path, body)
    return secret


def test_who_has_logged_out_does_nothing_more(house: House) -> None:
    guests, table = two_at_a_table(house)
    listed = house.guest().make("capo-della-mafia", 3, listed=True)
    with open_sockets(guests[0], table, listed) as sockets, open_sockets(guests[1], table) as [his]:
        secret = leave(guests[0], "DELETE", "/api/session")
        before = records(house)
        for one in sockets:
            with pytest.raises(ConnectionClosed):
                act_until_closed(one)
            assert farewell(one) == "service-stranger"
        assert records(house) == before
        his.wait("update", lambda each: not each["seats"][0]["present"])
    left = with_cookie(house, secret)
    assert left.get("/api/me") is None
    left.get(f"/api/tables/{table['id']}", expect=404)
    with left.socket(table) as one:
        assert farewell(one) == "service-no-table"


def act_until_closed(one: Socket) -> None:
    """Whatever is legal, again and again."""
    while True:
        one.send("act", seq=0, action=0)
        one.send("say", text="I am still here")
        one.take()


def test_one_session_ends_and_the_others_of_the_account_do_not(house: House) -> None:
    here = account(house, "tony")
    there = logged_in(house, "tony")
    table = here.make("counterfeiters", 2)
    with open_sockets(here, table) as [mine], open_sockets(there, table) as [other]:
        leave(here, "DELETE", "/api/session")
        assert farewell(mine) == "service-stranger"
        hear(other)
        assert there.get("/api/me")["login"] == "tony"


@pytest.mark.parametrize("how", ["passphrase", "account"])
def test_a_new_lock_shuts_everybody_out_who_came_in_before(house: House, how: str) -> None:
    here = account(house, f"silvio-{how}") if how == "passphrase" else house.guest("Silvio")
    table = here.make("counterfeiters", 2)
    here.sit(table)
    old = with_cookie(house, secret_of(here))
    with open_sockets(old, table) as [one]:
        if how == "passphrase":
            new = {"old": PHRASE, "new": OTHER_PHRASE}
            here.ask("PUT", "/api/account/passphrase", new)
        else:
            here.post("/api/account", {"login": "silvio", "passphrase": PHRASE})
        assert farewell(one) == "service-stranger"
    assert old.get("/api/me") is None
    with open_sockets(here, table) as [one]:
        assert one.newest["welcome"]["table"]["seat"] == 0


def test_who_was_forgotten_does_nothing_more_and_his_waiting_table_is_closed(
    house: House,
) -> None:
    guests, table = two_at_a_table(house, begun=False)
    with open_sockets(guests[0], table) as [mine], open_sockets(guests[1], table) as [his]:
        secret = leave(guests[0], "DELETE", "/api/me")
        assert farewell(mine) in ("service-stranger", "service-table-gone")
        assert farewell(his) == "service-table-gone"
    left = with_cookie(house, secret)
    assert left.get("/api/me") is None
    left.get(f"/api/tables/{table['id']}", expect=404)
    with left.socket(table) as one:
        assert farewell(one) == "service-no-table"


def test_who_logs_out_while_he_comes_in_stays_outside(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests, table = two_at_a_table(house)
    rooms, people = house.service.rooms, house.service.house.people
    enter = rooms.enter
    secret = secret_of(guests[0])

    async def enter_and_log_out(table_id: str, visitor: Any) -> Any:
        room = await enter(table_id, visitor)
        await people.log_out(secret)
        return room

    monkeypatch.setattr(rooms, "enter", enter_and_log_out)
    with guests[0].socket(table) as one:
        assert farewell(one) == "service-stranger"
        assert [json.loads(text)["type"] for text in one.received] == ["goodbye"]


# Whoever tries


def test_one_login_is_not_tried_again_and_again_from_anywhere(tmp_path: Path) -> None:
    clock = Clock()
    with open_house(tmp_path, clock, sign_ups_a_minute=4.0) as house:
        account(house, "tony")
        account(house, "silvio")
        for number in range(2, 6):
            trouble = log_in_from(house, number, " Tony ", "wrong and wrong").json()
            assert trouble["message"]["name"] == "service-log-in"
        answer = log_in_from(house, 6, "tony", PHRASE)
        assert answer.status_code == 429
        assert answer.json()["message"]["facts"] == {"seconds": 15}
        assert log_in_from(house, 9, "silvio", PHRASE).status_code == 201
        assert log_in_from(house, 10, "nobody", PHRASE).status_code == 401
        clock.turn(15)
        assert log_in_from(house, 11, "tony", PHRASE).status_code == 201


def log_in_from(house: House, number: int, login: str, phrase: str) -> httpx.Response:
    """From another machine: this one has many addresses of its own."""
    line = httpx.HTTPTransport(local_address=f"127.0.0.{number}")
    address = f"http://127.0.0.1:{house.port}"
    with httpx.Client(base_url=address, transport=line, timeout=PATIENCE) as elsewhere:
        return elsewhere.post("/api/session", json={"login": login, "passphrase": phrase})


# What is told to whoever reads the logs, or an error


@contextmanager
def everything_logged() -> Iterator[io.StringIO]:
    """All that the service, and the server under it, would write on standard error."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    with redirect_stderr(written):
        set_up_logs(as_json=True)
    try:
        yield written
    finally:
        structlog.reset_defaults()
        root.removeHandler(handler)
        root.setLevel(level)


def test_no_secret_is_ever_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with everything_logged() as written, open_house(tmp_path) as house:
        guests, table = two_at_a_table(house)
        secrets = [secret_of(guest) for guest in guests] + list(table["links"].values())
        secrets += [PHRASE, "wrong and wrong", "Tony squeals", "Anna", "Bruno", "capone"]
        for link in table["links"].values():
            guests[1].get(f"/api/links/{link}")
            with Client(house.port).socket(table, link=link) as one:
                one.wait("update")
        guests[0].post("/api/account", {"login": "capone", "passphrase": PHRASE})
        guests[0].post(
            "/api/session", {"login": "capone", "passphrase": "wrong and wrong"}, expect=401
        )
        sockets = {seat: guest.socket(table) for seat, guest in enumerate(guests)}
        sockets[0].ask("say", text="Tony squeals", to=1)
        sockets[0].connection.send('{"type": "say", "id": 1, "text": "Tony squeals", "x": 0}')
        with past_the_service(house.settings.database) as file:
            secrets += [row[0] for row in file.execute("select seed from tables")]

        # Defects of ours, on a page whose address is a link, and at a table.
        async def fail(*_: Any) -> Any:
            raise RuntimeError("a defect")

        monkeypatch.setattr(house.service.house.directory, "follow", fail)
        for link in table["links"].values():
            trouble = guests[0].get(f"/api/links/{link}?link={link}", expect=500)
            assert trouble["message"] == {"type": "message", "name": "service-fault", "facts": {}}
            assert link not in json.dumps(trouble)
        monkeypatch.setattr("backroom.server.rooms.asking.say", fail)
        refused = sockets[0].ask("say", text="Tony squeals")
        assert refused["message"]["name"] == "service-fault"
        hear(sockets[0])  # it lives on
        monkeypatch.setattr(house.service.rooms, "enter", fail)
        with guests[0].socket(table, link=table["links"]["watch"]) as one:
            assert farewell(one) == "service-fault"
        monkeypatch.undo()
        play_out(sockets, random.Random(1))
        for one in sockets.values():
            one.connection.close()
    text = written.getvalue()
    assert text.count("a defect") >= 5
    assert '"event": "finished"' in text
    for secret in secrets:
        assert secret not in text


def test_an_error_repeats_no_secret(house: House) -> None:
    client = account(house, "paulie")
    bodies: list[tuple[str, str, Json]] = [
        ("POST", "/api/session", {"login": "paulie", "passphrase": [PHRASE]}),
        ("POST", "/api/session", {"login": "paulie", "passphrase": PHRASE, "more": PHRASE}),
        ("POST", "/api/session", {"login": "paulie", "passphrase": PHRASE * 30}),
        ("POST", "/api/session", {"login": "paulie", "passphrase": f"not {PHRASE}"}),
        ("POST", "/api/account", {"login": "paulie", "passphrase": PHRASE}),
        ("PUT", "/api/account/passphrase", {"old": f"not {PHRASE}", "new": PHRASE * 2}),
        ("PUT", "/api/account/passphrase", {"old": PHRASE, "new": PHRASE * 11}),
    ]
    for method, path, body in bodies:
        answer = client.http.request(method, path, json=body)
        assert 400 <= answer.status_code < 500
        assert "canaries" not in answer.text
        assert secret_of(client) not in answer.text
        assert "Traceback" not in answer.text
        assert "server" not in answer.headers

"""People are called back when it is their turn: once, in their language, with nothing hidden."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from backroom.server.calling import delivery
from backroom.server.calling.mail import Letter, postman
from backroom.server.calling.outgoing import NotSent
from backroom.server.calling.push import CURVE, Vapid, decoded, opened, point_of
from builders.running_house import Client, House, Json, open_house, until
from server.people.house import Clock
from server.post_office import Browser, Mailbox, PostOffice, has_looked, mailbox, post_office
from server.test_history import begun, play_to_the_end

SMALL = "counterfeiters"
SLOW = {"decision": 86_400}
HOUSE = "https://backroom.example.org"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    with post_office() as office:
        yield office


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, box: Mailbox, clock: Clock) -> Iterator[House]:
    settings = {"call_after": 0.0, "private_hooks": True, "mail": box.address, "public": HOUSE}
    with open_house(tmp_path, clock, **settings) as house:
        yield house


def person(house: House, name: str, language: str = "en") -> Client:
    client = Client(house.port)
    client.post("/api/guests", {"name": name, "language": language})
    return client


def subscribe(client: Client, browser: Browser) -> Json:
    calls: Json = client.post("/api/my/calls/push", browser.subscription())
    return calls


def act(client: Client, table: Json) -> None:
    """Answers whatever is asked first."""
    with client.socket(table) as socket:
        update = socket.wait("update", lambda message: message["question"] is not None)
        choice = update["question"]["legal"][0]
        wish = {"type": "act", "id": 1, "seq": update["seq"], "action": choice["action"]}
        socket.connection.send(msgspec.json.encode(wish).decode())
        socket.wait("done")


def waited_for(house: House, table: Json) -> list[int]:
    room = house.service.rooms.running[table["id"]].room
    assert room.table is not None
    return room.table.waited_for()


# The message itself


def test_a_sealed_message_is_the_one_of_the_standard() -> None:
    """The example of RFC 8291, appendix A."""
    number = int.from_bytes(decoded("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    private = ec.derive_private_key(number, CURVE)
    message = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    text = opened(private, decoded("BTBZMqHH6r4Tts7J_aSIgg"), decoded(message))
    assert text == b"When I grow up, I want to be a watermelon"


def is_signed_by(vapid: Vapid, authorization: str) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    token, key = authorization.removeprefix("vapid t=").split(", k=")
    signed, _, signature = token.rpartition(".")
    raw = decoded(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    assert decoded(key) == point_of(vapid.private.public_key())
    try:
        vapid.private.public_key().verify(
            encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256())
        )
    except InvalidSignature:
        return False
    return True


# Push


def test_whoever_is_waited_for_is_called_once_and_again_at_the_next_turn(
    house: House, office: PostOffice
) -> None:
    people = [person(house, "Ann"), person(house, "Bob", "de")]
    browsers = [Browser(office), Browser(office)]
    for client, browser in zip(people, browsers, strict=True):
        subscribe(client, browser)
    table = begun(people, SMALL, clock=SLOW, title="Friday night")
    until(lambda: bool(office.delivered), "somebody is called")
    [first] = waited_for(house, table)
    [call] = browsers[first].read()
    assert call["path"] == f"/table/{table['id']}"
    assert "Friday night" in call["title"]
    assert ("Zug" in call["title"]) == (first == 1)
    for _ in range(40):
        now = waited_for(house, table)[0]
        if now != first:
            break
        act(people[first], table)
    until(lambda: len(browsers[1 - first].read()) == 1, "the other is called")
    assert len(browsers[first].read()) == 1
    [sent] = [each for each in office.delivered if each.path == browsers[first].path]
    assert sent.headers["content-encoding"] == "aes128gcm"
    vapid = house.service.caller.subscriptions.vapid
    assert is_signed_by(vapid, sent.headers["authorization"])


def test_a_call_says_the_game_and_the_table_and_nothing_else(
    house: House, office: PostOffice
) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    browser = Browser(office)
    subscribe(ann, browser)
    subscribe(bob, Browser(office))
    begun([ann, bob], SMALL, clock=SLOW)
    until(lambda: bool(office.delivered), "somebody is called")
    for call in browser.read():
        assert set(call) == {"title", "text", "path", "token", "leave"}
        assert call["title"] == "It is your turn: Counterfeiters"
        assert call["text"] == "Counterfeiters: the table waits for you."
    assert all(b"Ann" not in each.body for each in office.delivered)


def test_nobody_is_called_who_did_not_ask_or_to_a_table_that_is_played_live(
    house: House, office: PostOffice
) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    subscribe(ann, Browser(office))
    live = begun([ann, bob], SMALL)
    play_to_the_end(house, live)
    assert office.delivered == []
    assert person(house, "Cleo").get("/api/my/calls")["calls"] == []


def test_one_tap_ends_it_without_a_name(house: House, office: PostOffice) -> None:
    ann = person(house, "Ann")
    browser = Browser(office)
    [call] = subscribe(ann, browser)["calls"]
    assert call["address"] == "127.0.0.1"  # the rest of the address is a secret of the browser
    again = subscribe(ann, browser)["calls"]
    assert len(again) == 1
    stranger = Client(house.port)
    stranger.post(f"/api/calls/{again[0]['token']}/end")
    assert ann.get("/api/my/calls")["calls"] == []
    answer = stranger.post(f"/api/calls/{again[0]['token']}/end", expect=404)
    assert answer["message"]["name"] == "service-no-call"


def test_a_browser_that_is_gone_is_forgotten(house: House, office: PostOffice) -> None:
    office.status = 410
    people = [person(house, "Ann"), person(house, "Bob")]
    for client in people:
        subscribe(client, Browser(office))
    table = begun(people, SMALL, clock=SLOW)
    until(lambda: bool(office.delivered), "somebody is called")
    called = people[waited_for(house, table)[0]]
    until(lambda: called.get("/api/my/calls")["calls"] == [], "the house forgets the browser")


def test_what_is_not_taken_is_tried_again_a_few_times_and_given_up(
    house: House, office: PostOffice, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "PAUSES", (0.01, 0.01))
    office.status = 503
    people = [person(house, "Ann"), person(house, "Bob")]
    for client in people:
        subscribe(client, Browser(office))
    begun(people, SMALL, clock=SLOW)
    until(lambda: len(office.delivered) == 3, "it is tried three times")
    assert len(people[0].get("/api/my/calls")["calls"]) == 1


def test_the_key_of_the_house_is_made_once(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with open_house(tmp_path) as house:
            keys.append(house.guest().get("/api/my/calls")["key"])
    assert keys[0] == keys[1]
    assert len(decoded(keys[0])) == 65


def test_a_house_that_was_closed_calls_nobody_twice(tmp_path: Path, office: PostOffice) -> None:
    settings: Json = {"call_after": 0.0, "private_hooks": True}
    with open_house(tmp_path, **settings) as house:
        people = [house.guest("Ann"), house.guest("Bob")]
        for client in people:
            subscribe(client, Browser(office))
        table = begun(people, SMALL, clock=SLOW)
        until(lambda: len(office.delivered) == 1, "somebody is called")
    with open_house(tmp_path, **settings) as house:
        until(lambda: has_looked(house), "the house has looked")
        assert waited_for(house, table)
    assert len(office.delivered) == 1


# Where the house sends nothing


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("http://hooks.example.org/x", "scheme"),
        ("https://127.0.0.1/x", "private"),
        ("https://[::1]/x", "private"),
        ("https://[::ffff:10.0.0.1]/x", "private"),
        ("https://[64:ff9b::a00:1]/x", "private"),
        ("https://10.1.2.3/x", "private"),
        ("https://169.254.169.254/latest/meta-data", "private"),
        ("https://localhost/x", "private"),
        ("https://printer.local/x", "private"),
        ("https://me:secret@hooks.example.org/x", "host"),
        ("https:///x", "host"),
        ("ftp://hooks.example.org/x", "scheme"),
        ("https://hooks.example.org/a b", "url"),
        ("https://hooks.example.org:99999/", "url"),
    ],
)
def test_no_address_is_taken_that_is_not_public(tmp_path: Path, address: str, why: str) -> None:
    with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        table = ann.make(SMALL, 2, clock=SLOW)
        path = f"/api/tables/{table['id']}/webhook"
        told = ann.ask("PUT", path, {"address": address}, 400)
        assert told["message"]["facts"] == {"why": why}
        assert ann.get(path) == {"host": None}
        with post_office() as office:
            keys = Browser(office).subscription() | {"endpoint": address}
        assert ann.post("/api/my/calls/push", keys, 400)["message"]["facts"] == {"why": why}


def test_a_public_name_of_a_private_address_is_found_out(
    tmp_path: Path, office: PostOffice
) -> None:
    """Whoever names a host decides where its name leads, also between two looks."""
    with open_house(tmp_path, call_after=0.0) as house:
        people = [house.guest("Ann"), house.guest("Bob")]
        table = people[0].make(SMALL, 2, clock=SLOW)
        port = office.server.server_port
        address = f"https://localhost.localdomain.example:{port}/x"
        people[0].ask("PUT", f"/api/tables/{table['id']}/webhook", {"address": address})
        for client in people:
            client.sit(table)
        people[0].start(table)
        until(lambda: has_looked(house), "the house has looked")
    assert office.delivered == []


def test_keys_that_are_none_are_refused(house: House, office: PostOffice) -> None:
    ann = person(house, "Ann")
    good = Browser(office).subscription()
    for bad in (
        {"p256dh": "AAAA"},
        {"auth": "AAAA"},
        {"p256dh": "§"},
        {"p256dh": good["p256dh"][:-4]},
    ):
        told = ann.post("/api/my/calls/push", good | bad, 400)
        assert told["message"]["facts"] == {"why": "keys"}
    ann.post("/api/my/calls/push", good | {"more": 1}, 400)
    Client(house.port).post("/api/my/calls/push", good, 401)


def test_one_person_is_called_in_a_few_ways_only(tmp_path: Path, office: PostOffice) -> None:
    with open_house(tmp_path, private_hooks=True, calls_a_person=2) as house:
        ann = house.guest("Ann")
        for _ in range(2):
            subscribe(ann, Browser(office))
        told = ann.post("/api/my/calls/push", Browser(office).subscription(), 429)
    assert told["message"]["name"] == "service-too-many-calls"


# Webhooks


def test_a_table_tells_its_webhook_whose_turn_it_is(house: House, office: PostOffice) -> None:
    people = [person(house, "@everyone"), person(house, "Bob")]
    table = people[0].make(SMALL, 2, clock=SLOW, title="Friday")
    path = f"/api/tables/{table['id']}/webhook"
    wanted = {"address": f"{office.address}/hook?wait=1", "language": "nl"}
    for seat, client in enumerate(people):
        client.sit(table, seat)
    assert people[1].ask("PUT", path, wanted, 403)["message"]["name"] == "service-not-host"
    assert people[0].ask("PUT", path, wanted) == {"host": "127.0.0.1"}
    people[0].start(table)
    until(lambda: bool(office.delivered), "the webhook is told")
    [sent] = office.delivered
    body = msgspec.json.decode(sent.body)
    name = ("@everyone", "Bob")[waited_for(house, table)[0]]
    link = f"{HOUSE}/table/{table['id']}"
    assert body["content"] == f"Counterfeiters, Friday: {name} is aan de beurt.\n{link}"
    assert body["allowed_mentions"] == {"parse": []}
    assert sent.path == "/hook?wait=1"
    people[0].ask("DELETE", path)
    assert people[0].get(path) == {"host": None}


# E-mail


def test_letters_go_only_to_an_address_that_was_confirmed(house: House, box: Mailbox) -> None:
    people = [person(house, "Ann"), person(house, "Bob")]
    for number, client in enumerate(people):
        client.post("/api/my/calls/mail", {"address": f"player{number}@example.org"})
    until(lambda: len(box.letters) == 2, "both are asked")
    first = begun(people, SMALL, clock=SLOW)
    until(lambda: has_looked(house), "the house has looked")
    assert len(box.letters) == 2
    for client in people:
        [call] = client.get("/api/my/calls")["calls"]
        assert call["confirmed"] is False
        Client(house.port).post(f"/api/calls/{call['token']}/confirm")
    begun(people, SMALL, clock=SLOW)
    until(lambda: len(box.letters) == 3, "a letter comes")
    letter = box.letters[2]
    assert letter["Subject"] == "It is your turn: Counterfeiters"
    assert letter["List-Unsubscribe"].strip().startswith(f"<{HOUSE}/api/calls/")
    assert first["id"] not in letter.as_string()


def test_bad_and_too_many_addresses_are_refused(house: House, box: Mailbox) -> None:
    ann = person(house, "Ann")
    for bad in ("nobody", "a@b", "a@b.org\r\nBcc: c@d.org", "a b@c.org", "@c.org", "a@@c.org"):
        told = ann.post("/api/my/calls/mail", {"address": bad}, 400)
        assert told["message"]["facts"] == {"why": "mailbox"}
    for _ in range(3):
        ann.post("/api/my/calls/mail", {"address": "victim@example.org"})
    other = person(house, "Other")
    other.post("/api/my/calls/mail", {"address": "Victim@example.org"}, 429)
    until(lambda: len(box.letters) == 3, "the first three are written")


def test_the_password_of_the_mail_is_not_sent_in_the_open(box: Mailbox) -> None:
    open_line = postman(box.address)
    with_password = open_line._replace(user="house", password="secret")
    letter = Letter("ann@example.org", "Your turn", "It is.", "")
    asyncio.run(open_line.send(letter))
    with pytest.raises(NotSent, match="has no TLS"):
        asyncio.run(with_password.send(letter))
    assert len(box.letters) == 1


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ann = house.guest("Ann")
        assert ann.get("/api/my/calls")["mail"] is False
        told = ann.post("/api/my/calls/mail", {"address": "ann@example.org"}, 409)
    assert told["message"]["name"] == "service-no-mail"


# Calendars


def test_the_calendar_has_what_is_due_and_only_for_whoever_has_its_address(
    house: House, clock: Clock
) -> None:
    people = [person(house, "Ann"), person(house, "Bob")]
    title = "Long; strange, title " + "é" * 30
    table = begun(people, SMALL, clock=SLOW, title=title)
    texts = []
    for client in people:
        assert client.get("/api/my/calls")["calendar"] is None
        path = client.ask("PUT", "/api/my/calls/calendar")["calendar"]
        answer = Client(house.port).http.get(path)
        assert answer.headers["content-type"].startswith("text/calendar")
        texts.append(answer.text)
        client.ask("DELETE", "/api/my/calls/calendar")
        assert Client(house.port).http.get(path).status_code == 404
    waited = waited_for(house, table)[0]
    assert texts[waited].count("BEGIN:VEVENT") == 1
    assert "BEGIN:VEVENT" not in texts[1 - waited]
    assert all(len(line.encode()) <= 75 for line in texts[waited].split("\r\n"))
    whole = texts[waited].replace("\r\n ", "")
    assert "Long\\; strange\\, title" in whole
    assert f"{HOUSE}/table/{table['id']}" in whole


def test_a_table_is_continued_after_a_day(house: House, office: PostOffice, clock: Clock) -> None:
    """By correspondence: called in the evening, answered the next day, before time is up."""
    people = [person(house, "Ann"), person(house, "Bob")]
    browsers = [Browser(office), Browser(office)]
    for client, browser in zip(people, browsers, strict=True):
        subscribe(client, browser)
    table = begun(people, SMALL, clock={"decision": 2 * 86_400})
    until(lambda: bool(office.delivered), "somebody is called")
    first = waited_for(house, table)[0]
    clock.time += 86_400_000
    [mine] = people[first].get("/api/my/tables")
    assert mine["waits_for_me"] is True
    for _ in range(40):
        if waited_for(house, table)[0] != first:
            break
        act(people[first], table)
    until(lambda: len(browsers[1 - first].read()) == 1, "the other is called")

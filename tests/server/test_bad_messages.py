"""Whatever a socket sends: it is refused with a reason, the socket lives on, the table stands."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from backroom.kernel.game import find_game
from backroom.kernel.messages import Message, SeatName
from backroom.server.web.serve import LARGEST_FRAME
from backroom.server.web.socket import MOST_IGNORED
from backroom.server.wire.protocol import LONGEST_TALK
from backroom.words import LANGUAGES, Speaker
from builders.running_house import Client, House, Json, Socket, open_house, play_out
from server.watching import Clock, hear, nothing_logged, records, unchanged

EXAMPLES = max(100, settings().max_examples)

# The server in the next thread draws its own chance while Hypothesis draws ours.
pytestmark = pytest.mark.filterwarnings("ignore:Do not use the `random` module")


class Evening:
    """A table of Counterfeiters with two players and somebody who looks on.

    It has no bots and no clock: it changes only when a player does something.
    """

    def __init__(self, house: House, *, begun: bool = True) -> None:
        self.house = house
        self.guests = [house.guest("Anna"), house.guest("Bruno")]
        self.table = self.guests[0].make("counterfeiters", 2, listed=True)
        for seat, guest in enumerate(self.guests):
            guest.sit(self.table, seat)
        if begun:
            self.guests[0].start(self.table)
        self.players = [guest.socket(self.table) for guest in self.guests]
        self.onlooker = Client(house.port).socket(self.table)
        for one in (*self.players, self.onlooker):
            one.wait("update" if begun else "welcome")
        hear(self.players[0])

    @property
    def turn(self) -> int:
        """The seat that is asked."""
        [seat] = [seat for seat, one in enumerate(self.players) if question(one) is not None]
        return seat

    @property
    def asked(self) -> Socket:
        return self.players[self.turn]

    @property
    def waiting(self) -> Socket:
        return self.players[1 - self.turn]

    def others(self, one: Socket) -> list[Socket]:
        return [other for other in (*self.players, self.onlooker) if other is not one]

    def close(self) -> None:
        for one in (*self.players, self.onlooker):
            one.connection.close()


def question(one: Socket) -> Any:
    return one.newest["update"]["question"]


def any_choice(one: Socket) -> int:
    action: int = question(one)["legal"][0]["action"]
    return action


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with nothing_logged(), open_house(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def evening(house: House) -> Iterator[Evening]:
    """One table for all that does not change it."""
    evening = Evening(house)
    yield evening
    evening.close()


@pytest.fixture
def own_evening(house: House) -> Iterator[Evening]:
    """A table for this test alone."""
    evening = Evening(house)
    yield evening
    evening.close()


def refusal(one: Socket, frame: str | bytes) -> Json:
    """How this frame is refused. The socket must live on."""
    one.connection.send(frame)
    message = one.take()
    assert message["type"] == "refused", message
    said(message)
    assert hear(one) == []
    return message


def said(refused: Json) -> list[str]:
    """The reason in all languages."""
    message = spoken(refused["message"])
    return [
        Speaker(language, names=["Anna", "Bruno", "Carla"]).say(message) for language in LANGUAGES
    ]


def spoken(fact: Any) -> Any:
    """A fact as it was before it became JSON."""
    if isinstance(fact, list):
        return tuple(spoken(each) for each in fact)
    if not isinstance(fact, dict):
        return fact
    if fact["type"] == "seat":
        return SeatName(fact["seat"])
    return Message(fact["name"], {key: spoken(each) for key, each in fact["facts"].items()})


def act(**fields: Any) -> str:
    return json.dumps({"type": "act", "id": 7, "seq": 0, "action": 0} | fields)


# What cannot be read

DEEP = "[" * 2_000 + "]" * 2_000
UNREADABLE: dict[str, tuple[str, int | None]] = {
    "nothing": ("", None),
    "no JSON": ("Gentlemen, we are open", None),
    "half a message": ('{"type": "ping", "id": 7', None),
    "two messages": ('{"type": "ping", "id": 7}{"type": "ping", "id": 8}', None),
    "a number": ("7", None),
    "a list": ('["ping", 7]', None),
    "null": ("null", None),
    "no type": ('{"id": 7}', 7),
    "an unknown type": ('{"type": "bribe", "id": 7}', 7),
    "a type that is no word": ('{"type": 7, "id": 7}', 7),
    "a type of ours": ('{"type": "update", "id": 7}', 7),
    "no id": ('{"type": "ping"}', None),
    "an id that is no number": ('{"type": "ping", "id": "7"}', None),
    "a negative id": ('{"type": "ping", "id": -1}', None),
    "half an id": ('{"type": "ping", "id": 7.5}', None),
    "a huge id": (f'{{"type": "ping", "id": {10**400}}}', None),
    "an unknown field": ('{"type": "ping", "id": 7, "seat": 1}', 7),
    "an act without seq": ('{"type": "act", "id": 7, "action": 0}', 7),
    "an act without action": ('{"type": "act", "id": 7, "seq": 0}', 7),
    "a negative seq": (act(seq=-1), 7),
    "a huge seq": (act(seq=2**31), 7),
    "a seq that is no number": (act(seq="0"), 7),
    "a negative action": (act(action=-1), 7),
    "a huge action": (act(action=2**64), 7),
    "half an action": (act(action=0.5), 7),
    "an action that is true": (act(action=True), 7),
    "a foreign seat": (act(seat=0), 7),
    "a number that is none": ('{"type": "act", "id": 7, "seq": NaN, "action": 0}', None),
    "infinite terms": ('{"type": "act", "id": 7, "seq": 0, "action": 0, "terms": 1e999}', 7),
    "endless terms": (act(terms=10**4_000).replace(f"{10**4_000}", "9" * 5_000), 7),
    "deep terms": (act(terms="?").replace('"?"', DEEP), None),
    "a wish that is no wish": ('{"type": "pause", "id": 7, "wish": "yes"}', 7),
    "talk that is no text": ('{"type": "say", "id": 7, "text": null}', 7),
    "half a character": ('{"type": "say", "id": 7, "text": "\\ud800"}', None),
    "a raw NUL": ('{"type": "say", "id": 7, "text": "\0"}', None),
    "too much talk at once": (
        json.dumps({"type": "say", "id": 7, "text": "x" * (LONGEST_TALK + 1)}),
        7,
    ),
    "talk to a seat that is none": ('{"type": "say", "id": 7, "text": "x", "to": 100}', 7),
    "talk in a foreign name": ('{"type": "say", "id": 7, "text": "x", "speaker": 1}', 7),
    "an order for some time": ('{"type": "order", "id": 7, "name": "x", "until": "soon"}', 7),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_cannot_be_read_is_refused_with_its_id_where_that_can_be_read(
    evening: Evening, what: str
) -> None:
    text, number = UNREADABLE[what]
    one = evening.asked
    with unchanged(evening.house, *evening.others(one)):
        refused = refusal(one, text)
    assert refused["message"]["name"] == "service-bad-message"
    assert refused["id"] == number
    assert refused["rule"] == ""


def test_a_long_unknown_word_is_not_repeated_in_full(evening: Evening) -> None:
    one = evening.asked
    refused = refusal(one, json.dumps({"type": "x" * 10_000, "id": 7}))
    assert len(refused["message"]["facts"]["reason"]) <= 300


@pytest.mark.parametrize("frame", [b"", b"\xff\xfe", b'{"type": "ping", "id": 7}'])
def test_bytes_are_no_message(evening: Evening, frame: bytes) -> None:
    one = evening.asked
    with unchanged(evening.house, *evening.others(one)):
        refused = refusal(one, frame)
    assert refused["message"]["name"] == "service-no-text"


def test_a_long_message_is_refused_and_an_endless_one_closes_the_socket(
    own_evening: Evening,
) -> None:
    one = own_evening.asked
    most = own_evening.house.settings.message_bytes
    frame = json.dumps({"type": "ping", "id": 7, "x": ""})
    longest = frame.replace('""', f'"{"x" * (most - len(frame))}"')
    with unchanged(own_evening.house, *own_evening.others(one)):
        assert refusal(one, longest)["message"]["name"] == "service-bad-message"
        refused = refusal(one, longest + " ")
        assert refused["message"] == {
            "type": "message",
            "name": "service-message-long",
            "facts": {"most": most},
        }
        # It is bytes that are counted.
        assert refusal(one, '"' + "é" * (most // 2))["message"]["name"] == "service-message-long"
        assert refusal(one, "x" * LARGEST_FRAME)["message"]["name"] == "service-message-long"
    one.connection.send("x" * (LARGEST_FRAME + 1))
    assert one.closed() is None
    assert one.connection.close_code == 1009


@pytest.mark.parametrize("since", ["-5", "x", "1e3", "1.5", "%D9%A3", "9" * 50, "%00", "999999999"])
def test_whatever_a_client_claims_to_have_seen_it_gets_the_present_picture(
    evening: Evening, since: str
) -> None:
    query = f"since={since}&heard={since}&watch={since}"
    address = f"ws://127.0.0.1:{evening.house.port}/api/tables/{evening.table['id']}/socket?{query}"
    headers = {"Cookie": evening.guests[evening.turn].cookies()}
    with Socket.open(address, headers) as one:
        update = one.wait("update")
        assert update["view"] == evening.asked.newest["update"]["view"]
        assert update["question"] == question(evening.asked)
        hear(one)


# What can be read, and is not allowed


def test_whoever_is_not_asked_is_refused_by_the_rule(evening: Evening) -> None:
    one = evening.waiting
    seq, action = one.newest["update"]["seq"], any_choice(evening.asked)
    with unchanged(evening.house, *evening.others(one)):
        refused = one.act(action, seq=seq)
        assert hear(one) == []
    assert refused["message"]["name"] == "cft-refused-not-your-turn"
    assert refused["message"]["facts"] == {"turn": {"type": "seat", "seat": evening.turn}}
    assert refused["rule"] == "CFT-E42"
    assert all(said(refused))


def test_what_the_rules_forbid_is_refused_by_the_rule(evening: Evening) -> None:
    one = evening.asked
    legal = {choice["action"] for choice in question(one)["legal"]}
    with unchanged(evening.house, *evening.others(one)):
        for action in range(40):
            if action not in legal:
                refused = one.act(action)
                assert refused["type"] == "refused"
                assert refused["rule"].startswith("CFT-")
                assert all(said(refused))
        assert hear(one) == []


def test_a_number_that_is_no_action_is_refused(evening: Evening) -> None:
    one = evening.asked
    with unchanged(evening.house, *evening.others(one)):
        for kind in ("act", "why", "outlook"):
            fields = {"seq": one.newest["update"]["seq"]} if kind == "act" else {}
            refused = one.ask(kind, action=100_000, **fields)
            assert refused["message"]["name"] == "service-bad-input"
            assert "no action 100000" in said(refused)[0]


def test_terms_where_none_belong_are_refused(evening: Evening) -> None:
    one = evening.asked
    with unchanged(evening.house, *evening.others(one)):
        nonsense: list[Any] = [{}, [], 0, "", {"do": "offer"}, False]
        for terms in nonsense:
            refused = one.act(any_choice(one), terms)
            assert refused["message"]["name"] == "service-bad-input"
            assert "has no terms" in said(refused)[0]


def test_the_same_act_sent_twice_is_done_once(own_evening: Evening) -> None:
    one, other = own_evening.asked, own_evening.waiting
    seat, action = own_evening.turn, any_choice(one)
    seq = one.newest["update"]["seq"]
    text = act(seq=seq, action=action)
    one.connection.send(text)
    one.connection.send(text)
    answers = {"done": one.wait("done"), "refused": one.wait("refused")}
    assert answers["done"]["seq"] == seq + 1
    assert answers["refused"]["message"]["name"] == "service-moved-on"
    other.wait("update", lambda each: each["seq"] == seq + 1)
    assert hear(other) == []
    moves = [json.loads(row[2]) for row in entries(own_evening) if row[1] > 0]
    assert [(move["seat"], move["action"]) for move in moves] == [(seat, action)]


def entries(evening: Evening) -> list[Any]:
    return [row for row in records(evening.house)["entries"] if row[0] == evening.table["id"]]


def test_an_act_for_an_older_or_a_newer_table_is_refused(own_evening: Evening) -> None:
    one = own_evening.asked
    seq = one.newest["update"]["seq"]
    assert one.act(any_choice(one))["type"] == "done"
    for player in own_evening.players:
        while player.newest["update"]["seq"] <= seq:
            player.take()
    one = own_evening.asked
    with unchanged(own_evening.house, *own_evening.others(one)):
        for wrong in (seq, seq + 2, seq + 1_000):
            refused = one.act(any_choice(one), seq=wrong)
            assert refused["message"]["name"] == "service-moved-on"
        assert hear(one) == []
    assert one.act(any_choice(one), seq=seq + 1)["type"] == "done"


def test_a_player_acts_for_his_own_seat_whatever_he_sends(own_evening: Evening) -> None:
    """No message names the seat that acts; the one that tries is not read at all."""
    seq = own_evening.asked.newest["update"]["seq"]
    seat, action = own_evening.turn, any_choice(own_evening.asked)
    thief = own_evening.waiting
    with unchanged(own_evening.house, *own_evening.others(thief)):
        for claim in ({"seat": seat}, {"person": 1}, {"as": seat}, {"by": "bot"}):
            refused = refusal(thief, act(seq=seq, action=action, **claim))
            assert refused["message"]["name"] == "service-bad-message"
        assert refusal(thief, act(seq=seq, action=action))["rule"] == "CFT-E42"
    assert own_evening.asked.act(action)["type"] == "done"
    assert json.loads(entries(own_evening)[-1][2])["seat"] == seat


SPECTATOR_TRIES: list[tuple[str, Json]] = [
    ("act", {"seq": 0, "action": 0}),
    ("why", {"action": 0}),
    ("outlook", {"action": 0}),
    ("undo", {}),
    ("pause", {"wish": True}),
    ("say", {"text": "He has the pistol!"}),
    ("say", {"text": "He has the pistol!", "to": 0}),
    ("mute", {"seat": 0, "on": True}),
    ("order", {"name": "x", "until": "end"}),
    ("leave", {}),
    ("return", {}),
]


@pytest.mark.parametrize(("kind", "fields"), SPECTATOR_TRIES)
def test_whoever_looks_on_does_nothing_else(evening: Evening, kind: str, fields: Json) -> None:
    one = evening.onlooker
    with unchanged(evening.house, *evening.players):
        refused = one.ask(kind, **fields)
        assert hear(one) == []
    assert refused["message"]["name"] == "service-not-seated"


def test_a_player_who_looks_on_as_a_spectator_does_nothing_else_either(evening: Evening) -> None:
    with evening.guests[evening.turn].socket(evening.table, watch=1) as one:
        one.wait("update")
        assert question(one) is None
        with unchanged(evening.house, *evening.players):
            refused = one.act(any_choice(evening.asked))
        assert refused["message"]["name"] == "service-not-seated"


def test_before_the_start_nobody_acts(house: House) -> None:
    evening = Evening(house, begun=False)
    one = evening.players[0]
    tries: list[tuple[str, Json]] = [
        ("act", {"seq": 0, "action": 0}),
        ("why", {"action": 0}),
        ("outlook", {"action": 0}),
        ("undo", {}),
        ("pause", {"wish": True}),
        ("order", {"name": "x", "until": "end"}),
        ("leave", {}),
        ("return", {}),
    ]
    with unchanged(house, *evening.others(one)):
        for kind, fields in tries:
            refused = one.ask(kind, **fields)
            assert refused["message"]["name"] == "service-not-begun", kind
        assert hear(one) == []
    evening.close()


def test_while_a_bot_sits_in_the_player_only_takes_his_seat_back(house: House) -> None:
    evening = Evening(house)
    one, action = evening.waiting, any_choice(evening.asked)
    assert one.ask("leave")["type"] == "done"
    for other in evening.others(one):
        other.wait("update")
    with unchanged(house, *evening.others(one)):
        for kind, fields in (
            ("act", {"seq": 1, "action": action}),
            ("undo", {}),
            ("pause", {"wish": True}),
        ):
            assert one.ask(kind, **fields)["message"]["name"] == "service-bot-sits"
        assert one.ask("leave")["message"]["name"] == "table-refused-same-chair"
        assert hear(one) == []
    assert one.ask("return")["type"] == "done"
    assert one.ask("return")["message"]["name"] == "table-refused-same-chair"
    evening.close()


def test_during_a_pause_nobody_moves(house: House) -> None:
    evening = Evening(house)
    one = evening.asked
    action = any_choice(one)
    assert one.ask("pause", wish=False)["message"]["name"] == "table-refused-same-wish"
    for player in evening.players:
        assert player.ask("pause", wish=True)["type"] == "done"
    for each in (*evening.players, evening.onlooker):
        while not each.newest["update"]["paused"]:
            each.take()
    with unchanged(house, *evening.others(one)):
        refused = one.act(action)
        assert refused["message"]["name"] == "table-refused-paused"
        assert refused["rule"] == ""
        assert all(said(refused))
        assert one.ask("undo")["message"]["name"] == "table-refused-undo"
        assert one.ask("pause", wish=True)["message"]["name"] == "table-refused-same-wish"
        assert hear(one) == []
    evening.close()


def test_after_the_end_nobody_acts(house: House, seed: int) -> None:
    evening = Evening(house)
    play_out(dict(enumerate(evening.players)), random.Random(seed))
    for one in (*evening.players, evening.onlooker):
        while one.newest["update"]["result"] is None:
            one.take()
    one = evening.players[0]
    tries: list[tuple[str, Json, str]] = [
        ("act", {"seq": one.newest["update"]["seq"], "action": 0}, "cft-refused-over"),
        ("act", {"seq": 0, "action": 0}, "service-moved-on"),
        ("why", {"action": 0}, "cft-refused-over"),
        ("outlook", {"action": 0}, "cft-refused-over"),
        ("pause", {"wish": True}, "table-refused-over"),
        ("leave", {}, "table-refused-over"),
        ("return", {}, "table-refused-over"),
    ]
    hear(one)
    with unchanged(house, *evening.others(one)):
        for kind, fields, name in tries:
            refused = one.ask(kind, **fields)
            assert refused["message"]["name"] == name, (kind, refused)
            assert bool(refused["rule"]) == name.startswith("cft")
            assert all(said(refused))
        assert hear(one) == []
    evening.close()


def test_nobody_takes_back_what_he_did_not_do(evening: Evening) -> None:
    for one in evening.players:
        with unchanged(evening.house, *evening.others(one)):
            assert one.ask("undo")["message"]["name"] == "table-refused-undo"


def test_talk_and_orders_are_refused_with_a_reason(evening: Evening) -> None:
    one, mine = evening.asked, evening.turn
    tries: list[tuple[str, Json, str]] = [
        ("say", {"text": ""}, "service-empty-talk"),
        ("say", {"text": " \n\t"}, "service-empty-talk"),
        ("say", {"text": "\0\u202e"}, "service-empty-talk"),
        ("say", {"text": "x", "to": mine}, "service-no-listener"),
        ("say", {"text": "x", "to": 2}, "service-no-listener"),
        ("mute", {"seat": mine, "on": True}, "service-no-listener"),
        ("mute", {"seat": 99, "on": True}, "service-no-listener"),
        ("order", {"name": "", "until": "end"}, "service-no-order"),
        ("order", {"name": "pass everything", "until": "never"}, "service-no-order"),
    ]
    with unchanged(evening.house, *evening.others(one)):
        for kind, fields, name in tries:
            refused = one.ask(kind, **fields)
            assert refused["message"]["name"] == name, (kind, fields)
        assert hear(one) == []


@pytest.mark.parametrize(("talk", "to"), [("none", None), ("none", 1), ("table", 1)])
def test_where_the_host_wants_no_talk_there_is_none(
    house: House, talk: str, to: int | None
) -> None:
    guests = [house.guest("Anna"), house.guest("Bruno")]
    table = guests[0].make("counterfeiters", 2, talk=talk)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    with guests[0].socket(table) as one, guests[1].socket(table) as other:
        with unchanged(house, other):
            refused = one.ask("say", text="psst", to=to)
        expected = "service-no-talk" if talk == "none" else "service-no-whispers"
        assert refused["message"]["name"] == expected


# Terms


@pytest.fixture(scope="module")
def dealers(house: House) -> Iterator[list[Socket]]:
    """A table of La Cosa Nostra, where everything is dealt in."""
    guests = [house.guest(name) for name in ("Anna", "Bruno", "Carla")]
    table = guests[0].make("la-cosa-nostra", 3)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[0].start(table)
    sockets = [guest.socket(table) for guest in guests]
    for one in sockets:
        one.wait("update")
    seq = 0
    while not sockets[0].newest["update"]["menu"]:  # until offers can be made
        owing = next(one for one in sockets if question(one) is not None and question(one)["must"])
        choice = question(owing)["legal"][0]
        seq = owing.act(choice["action"], choice.get("terms"))["seq"]
        for one in sockets:
            while one.newest["update"]["seq"] < seq:
                one.take()
    for one in sockets:
        hear(one)
    yield sockets
    for one in sockets:
        one.connection.close()


OFFER: Json = {"do": "offer", "partner": 1, "gives": {}, "gets": {"cash": 1000}}
HUGE = 2**70
WRONG_TERMS: dict[str, Any] = {
    "a text": "an offer he can't refuse",
    "a list": [OFFER],
    "nothing to do": {},
    "an unknown deed": {"do": "bribe"},
    "an unknown field": OFFER | {"seat": 2},
    "no partner": {"do": "offer", "gives": {}, "gets": {}},
    "half money": OFFER | {"gets": {"cash": 0.5}},
    "money in words": OFFER | {"gets": {"cash": "1000"}},
    "an unknown promise": {"do": "pledge", "partner": 1, "promise": {"kind": "love"}},
}
FORBIDDEN_TERMS: dict[str, Any] = {
    "oneself": OFFER | {"partner": 0},
    "nobody": OFFER | {"partner": 3},
    "less than nobody": OFFER | {"partner": -1},
    "no such offer": {"do": "withdraw", "slot": 0},
    "less than no offer": {"do": "withdraw", "slot": -1},
    "no such card": {"do": "take_back", "business": 10_000},
    "negative money": OFFER | {"gets": {"cash": -1000}},
}
HUGE_TERMS: dict[str, Any] = {
    "a huge partner": OFFER | {"partner": HUGE},
    "a partner just too large": OFFER | {"partner": 2**63},
    "a partner far below": OFFER | {"partner": -HUGE},
    "huge money": OFFER | {"gets": {"cash": HUGE * 1000}},
    "a huge business": OFFER | {"gets": {"businesses": [HUGE]}},
    "a huge gangster": OFFER | {"gives": {"gangsters": [HUGE]}},
    "a huge marker": OFFER | {"gives": {"permits": [HUGE], "returns": [-HUGE]}},
    "a huge answer": OFFER | {"answers": HUGE},
    "a huge slot": {"do": "withdraw", "slot": HUGE},
    "a huge card": {"do": "take_back", "business": HUGE},
    "a pledge to a huge seat": {"do": "pledge", "partner": HUGE, "promise": {"kind": "share"}},
    "a huge promise": {
        "do": "pledge",
        "partner": 1,
        "promise": {"kind": "repay", "amount": HUGE * 1000},
    },
}


def terms_index() -> int:
    return len(find_game("la-cosa-nostra").actions)


def refused_terms(house: House, dealers: list[Socket], terms: Any) -> list[Json]:
    """How these terms are refused: as an act, as a question and as an outlook."""
    one, index = dealers[0], terms_index()
    with unchanged(house, *dealers[1:]):
        answers = [
            one.act(index, terms),
            one.ask("why", action=index, terms=terms),
            one.ask("outlook", action=index, terms=terms),
        ]
        assert hear(one) == []
    assert [each["type"] for each in answers] == ["refused"] * 3
    return answers


@pytest.mark.parametrize("what", WRONG_TERMS)
def test_terms_that_cannot_be_read_are_refused(
    house: House, dealers: list[Socket], what: str
) -> None:
    for refused in refused_terms(house, dealers, WRONG_TERMS[what]):
        assert refused["message"]["name"] == "service-bad-input"
        assert "these terms cannot be read" in said(refused)[0]


@pytest.mark.parametrize("what", FORBIDDEN_TERMS)
def test_terms_that_the_rules_forbid_are_refused_by_the_rule(
    house: House, dealers: list[Socket], what: str
) -> None:
    for refused in refused_terms(house, dealers, FORBIDDEN_TERMS[what]):
        assert refused["rule"].startswith("LCN-")
        assert all(said(refused))


@pytest.mark.parametrize("what", HUGE_TERMS)
def test_numbers_of_any_size_are_only_refused(
    house: House, dealers: list[Socket], what: str
) -> None:
    for refused in refused_terms(house, dealers, HUGE_TERMS[what]):
        assert refused["rule"].startswith("LCN-") or (
            refused["message"]["name"] == "service-bad-input"
        )


def test_an_offer_without_terms_and_terms_of_a_listed_action_are_refused(
    house: House, dealers: list[Socket]
) -> None:
    one, index = dealers[0], terms_index()
    with unchanged(house, *dealers[1:]):
        assert one.act(index)["message"]["name"] == "service-bad-input"
        assert one.act(index - 1, OFFER)["message"]["name"] == "service-bad-input"
        assert one.act(index + 1, OFFER)["message"]["name"] == "service-bad-input"
        assert hear(one) == []


# Anything at all

WORDS = some.text(max_size=20)
NUMBERS = some.integers() | some.integers(-1, 110) | some.integers(-(2**70), 2**70)
ANYTHING: some.SearchStrategy[Any] = some.recursive(
    some.none() | some.booleans() | NUMBERS | some.floats() | WORDS,
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)
KINDS = ["act", "why", "outlook"]
FIELDS: dict[str, some.SearchStrategy[Any]] = {
    "id": some.integers(0, 99) | ANYTHING,
    "seq": some.integers(0, 3) | ANYTHING,
    "action": some.integers(0, 1_100) | ANYTHING,
    "terms": ANYTHING,
}


def lives_on(one: Socket) -> None:
    """Whatever it was, it was answered, and nothing else than answers came."""
    for message in hear(one):
        assert message["type"] in ("refused", "done", "outlook"), message


def encoded(value: Any) -> str:
    """JSON, or what a careless client takes for it: NaN, Infinity, halves of characters."""
    return json.dumps(value)


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(value=ANYTHING)
def test_no_value_closes_a_socket_or_changes_a_table(evening: Evening, value: Any) -> None:
    before = records(evening.house)
    evening.waiting.connection.send(encoded(value))
    lives_on(evening.waiting)
    assert records(evening.house) == before


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(
    kind=some.sampled_from(KINDS),
    fields=some.fixed_dictionaries({}, optional=FIELDS),
    more=some.dictionaries(WORDS, ANYTHING, max_size=1),
)
def test_no_act_of_one_who_is_not_asked_changes_a_table(
    evening: Evening, kind: str, fields: Json, more: Json
) -> None:
    before = records(evening.house)
    evening.waiting.connection.send(encoded({"type": kind} | fields | more))
    lives_on(evening.waiting)
    assert records(evening.house) == before


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(frame=some.binary(max_size=200), as_text=some.booleans())
def test_no_bytes_close_a_socket_or_change_a_table(
    evening: Evening, frame: bytes, as_text: bool
) -> None:
    if as_text:  # what is no text at all must close it: see above
        frame = frame.decode("utf-8", "replace").encode()
    before = records(evening.house)
    evening.waiting.connection.send(frame, text=as_text)
    lives_on(evening.waiting)
    assert records(evening.house) == before


SIDE = some.fixed_dictionaries(
    {},
    optional={
        "cash": NUMBERS | some.sampled_from([1000, 5000]),
        "businesses": some.lists(NUMBERS, max_size=3),
        "gangsters": some.lists(NUMBERS, max_size=3),
        "permits": some.lists(NUMBERS, max_size=3),
        "returns": some.lists(NUMBERS, max_size=3),
        "promises": some.lists(
            some.fixed_dictionaries(
                {"kind": some.sampled_from(["no_attack", "share", "repay", "words"])},
                optional={"amount": NUMBERS, "words": WORDS},
            ),
            max_size=3,
        ),
    },
)
TERMS = some.one_of(
    some.fixed_dictionaries(
        {"do": some.just("offer"), "partner": NUMBERS, "gives": SIDE, "gets": SIDE},
        optional={"answers": NUMBERS},
    ),
    some.fixed_dictionaries({"do": some.just("withdraw"), "slot": NUMBERS}),
    some.fixed_dictionaries({"do": some.just("take_back"), "business": NUMBERS}),
    some.fixed_dictionaries(
        {
            "do": some.just("pledge"),
            "partner": NUMBERS,
            "promise": some.fixed_dictionaries(
                {"kind": some.sampled_from(["no_attack", "share", "repay", "words"])},
                optional={"amount": NUMBERS, "words": WORDS},
            ),
        }
    ),
)


@settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
@given(terms=TERMS, kind=some.sampled_from(["why", "outlook"]))
def test_any_terms_are_judged(dealers: list[Socket], terms: Any, kind: str) -> None:
    one = dealers[0]
    one.connection.send(encoded({"type": kind, "id": 0, "action": terms_index(), "terms": terms}))
    lives_on(one)


# Too often


def test_too_many_messages_are_refused_until_time_has_passed(tmp_path: Path) -> None:
    clock = Clock()
    with open_house(tmp_path, clock, message_rate=2.0, message_burst=3) as house:
        guest = house.guest()
        table = guest.make("counterfeiters", 2)
        with guest.socket(table) as one:
            one.wait("welcome")
            assert [one.ask("ping")["type"] for _ in range(3)] == ["done"] * 3
            one.send("ping")
            refused = one.take()
            assert refused["message"]["name"] == "service-too-fast"
            assert refused["id"] is None
            clock.turn(0.5)
            assert one.ask("ping")["type"] == "done"
            one.send("ping")
            assert one.take()["type"] == "refused"
            clock.turn(60)
            assert [one.ask("ping")["type"] for _ in range(3)] == ["done"] * 3


def test_a_flood_is_closed_with_a_reason_and_the_next_socket_is_welcome(tmp_path: Path) -> None:
    with (
        nothing_logged(),
        open_house(tmp_path, Clock(), message_rate=1.0, message_burst=1) as house,
    ):
        guest = house.guest()
        table = guest.make("counterfeiters", 2)
        with guest.socket(table) as one:
            for _ in range(1 + MOST_IGNORED + 1):
                one.send("ping")
            goodbye = one.closed()
            assert goodbye is not None
            assert goodbye["message"]["name"] == "service-too-fast"
            assert one.connection.close_code == 1008
            kinds = [json.loads(text)["type"] for text in one.received]
            assert (kinds.count("done"), kinds.count("refused")) == (1, MOST_IGNORED + 1)
        with guest.socket(table) as again:
            assert again.wait("welcome")["table"]["id"] == table["id"]


def test_who_is_too_fast_now_and_then_is_never_closed(tmp_path: Path) -> None:
    clock = Clock()
    with open_house(tmp_path, clock, message_rate=1.0, message_burst=1) as house:
        guest = house.guest()
        table = guest.make("counterfeiters", 2)
        with guest.socket(table) as one:
            one.wait("welcome")
            for _ in range(30):
                clock.turn(60)
                for _ in range(50):
                    one.send("ping")
                kinds = [one.take()["type"] for _ in range(50)]
                assert kinds == ["done"] + ["refused"] * 49


def test_too_much_talk_is_refused_until_time_has_passed(tmp_path: Path) -> None:
    clock = Clock()
    with open_house(tmp_path, clock, talk_rate=0.5, talk_burst=2) as house:
        evening = Evening(house)
        one, other = evening.players
        # Two windows of one player have one mouth.
        with evening.guests[0].socket(evening.table) as second:
            assert one.ask("say", text="Who is it?")["type"] == "done"
            assert second.ask("say", text="Who?", to=1)["type"] == "done"
            for window in (one, second):
                refused = window.ask("say", text="Well?")
                assert refused["message"]["name"] == "service-too-much-talk"
        assert other.ask("say", text="The plumber.")["type"] == "done"
        clock.turn(2)
        assert one.ask("say", text="Come in.")["type"] == "done"
        assert one.ask("say", text="Wait.")["message"]["name"] == "service-too-much-talk"
        told = [row[-2] for row in records(house)["talk"]]
        assert sorted(told) == sorted(["Who is it?", "Who?", "The plumber.", "Come in."])
        evening.close()


def test_only_so_many_come_in_from_one_address_in_a_minute(tmp_path: Path) -> None:
    clock = Clock()
    with open_house(tmp_path, clock, sign_ups_a_minute=3.0) as house:
        stranger = Client(house.port)
        for _ in range(3):
            stranger.post("/api/guests", {"name": "Anna"})
        trouble = stranger.post("/api/guests", {"name": "Anna"}, expect=429)
        assert trouble["message"] == {
            "type": "message",
            "name": "service-too-fast",
            "facts": {"seconds": 20},
        }
        clock.turn(20)
        stranger.post("/api/guests", {"name": "Anna"})
        stranger.post("/api/guests", {"name": "Anna"}, expect=429)
        assert len(records(house)["people"]) == 4


def test_one_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    with nothing_logged(), open_house(tmp_path, sockets_a_person=2) as house:
        guest, other = house.guest(), house.guest()
        here, there = guest.make("counterfeiters", 2), guest.make("capo-della-mafia", 3)
        first, second = guest.socket(here), guest.socket(there)
        first.wait("welcome")
        second.wait("welcome")
        with guest.socket(here) as third:
            goodbye = third.closed()
            assert goodbye is not None
            assert goodbye["message"]["name"] == "service-too-many-sockets"
            assert third.connection.close_code == 1008
        with other.socket(here, link=here["links"]["watch"]) as elsewhere:
            elsewhere.wait("welcome")
        first.connection.close()  # waits until the service has closed it too
        with guest.socket(here) as third:
            third.wait("welcome")
        second.connection.close()

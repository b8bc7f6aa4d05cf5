"""Talk: to the whole table or whispered, heard by those it is for, in the order it was said."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from backroom.server.wire.protocol import LONGEST_TALK
from builders import rooms_inside
from builders.rooms_inside import refusal
from builders.running_house import Client, House, Json, Socket, open_house

CAPO = "capo-della-mafia"
NOON = 1_790_000_000_000

Heard = tuple[int, int, int | None, str]
"""Its number for this listener, who said it, to whom, and what."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("talk")) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    return [house.guest(name) for name in ("Ann", "Bob", "Carl", "Dora")]


def begun(people: list[Client], **settings: Any) -> Json:
    """A game of Capo della Mafia of the first three."""
    return rooms_inside.begun(people[:3], CAPO, **settings)


def say(socket: Socket, text: str, to: int | None = None) -> None:
    answer = socket.ask("say", text=text, to=to)
    assert answer["type"] == "done", answer


def all_heard(socket: Socket) -> list[Heard]:
    """All that this socket has heard so far."""
    received = [json.loads(text) for text in socket.received]
    return [
        (each["number"], each["speaker"], each["to"], each["text"])
        for each in received
        if each["type"] == "talk"
    ]


def heard(socket: Socket, last: str) -> list[Heard]:
    """All that this socket has heard when it has heard this."""
    while last not in [text for *_, text in all_heard(socket)]:
        socket.wait("talk")
    return all_heard(socket)


# To all


def test_what_is_said_to_the_table_is_heard_by_everybody_and_by_spectators(
    people: list[Client],
) -> None:
    ann, bob, _, dora = people
    table = begun(people)
    watch = table["links"]["watch"]
    with (
        ann.socket(table) as one,
        bob.socket(table) as two,
        dora.socket(table, link=watch) as onlooker,
    ):
        say(one, "Good evening.")
        say(two, "Evening, Ann.")
        expected = [(0, 0, None, "Good evening."), (1, 1, None, "Evening, Ann.")]
        for socket in (one, two, onlooker):
            assert heard(socket, "Evening, Ann.") == expected


def test_spectators_and_people_without_a_seat_listen_and_do_not_speak(
    people: list[Client],
) -> None:
    ann, _, _, dora = people
    table = begun(people)
    with dora.socket(table, link=table["links"]["watch"]) as onlooker:
        assert refusal(onlooker.ask("say", text="Hello?")) == "service-not-seated"
        assert refusal(onlooker.ask("say", text="Psst", to=0)) == "service-not-seated"
    with ann.socket(table, watch=1) as looking:
        assert refusal(looking.ask("say", text="Hello?")) == "service-not-seated"
    with ann.socket(table) as one:
        say(one, "Nobody spoke before me.")
        assert heard(one, "Nobody spoke before me.") == [(0, 0, None, "Nobody spoke before me.")]


def test_seated_people_talk_in_the_lobby_and_whoever_comes_later_can_read_it(
    people: list[Client],
) -> None:
    ann, bob, carl, _ = people
    table = ann.make(CAPO, 3)
    play = table["links"]["play"]
    ann.sit(table, 0)
    with ann.socket(table) as one, bob.socket(table, link=play) as two:
        say(one, "Who is coming?")
        assert refusal(two.ask("say", text="Me.")) == "service-not-seated"
        bob.sit(table, 1)
        two.wait("welcome", lambda each: each["table"]["seat"] == 1)
        say(two, "Me.")
        expected = [(0, 0, None, "Who is coming?"), (1, 1, None, "Me.")]
        assert heard(one, "Me.") == expected
        assert heard(two, "Me.") == expected
        carl.sit(table, 2)
        ann.start(table)
        with carl.socket(table) as three:
            assert heard(three, "Me.") == expected


# Whispers


def test_a_whisper_is_heard_by_two_and_leaves_no_gap_for_anybody_else(
    people: list[Client],
) -> None:
    ann, bob, carl, dora = people
    table = begun(people)
    with (
        ann.socket(table) as one,
        bob.socket(table) as two,
        carl.socket(table) as three,
        dora.socket(table, link=table["links"]["watch"]) as onlooker,
    ):
        say(one, "Let us begin.")
        say(one, "You and I?", to=1)
        say(two, "Against Carl.", to=0)
        say(three, "Are you whispering?", to=1)
        say(two, "No.")
        of_all = [(0, 0, None, "Let us begin."), (1, 1, None, "No.")]
        assert heard(onlooker, "No.") == of_all
        assert heard(three, "No.") == [
            (0, 0, None, "Let us begin."),
            (1, 2, 1, "Are you whispering?"),
            (2, 1, None, "No."),
        ]
        assert heard(one, "No.") == [
            (0, 0, None, "Let us begin."),
            (1, 0, 1, "You and I?"),
            (2, 1, 0, "Against Carl."),
            (3, 1, None, "No."),
        ]
        assert [text for *_, text in heard(two, "No.")] == [
            "Let us begin.",
            "You and I?",
            "Against Carl.",
            "Are you whispering?",
            "No.",
        ]
        for socket in (three, onlooker):
            assert "You and I?" not in "".join(socket.received)


def test_one_whispers_to_another_seat_of_this_table_only(people: list[Client]) -> None:
    table = begun(people)
    with people[0].socket(table) as one:
        assert refusal(one.ask("say", text="Me?", to=0)) == "service-no-listener"
        assert refusal(one.ask("say", text="Who?", to=3)) == "service-no-listener"
        assert refusal(one.ask("say", text="Who?", to=-1)) == "service-bad-message"


def test_a_whisper_in_the_lobby_is_not_heard_by_whoever_takes_the_chair_later(
    people: list[Client],
) -> None:
    ann, bob, carl, _ = people
    table = ann.make(CAPO, 3)
    ann.sit(table, 0)
    bob.sit(table, 1)
    with ann.socket(table) as one:
        one.ask("say", text="For Bob alone", to=1)
        bob.ask("DELETE", f"/api/tables/{table['id']}/seats/1")
        carl.sit(table, 1)
        with carl.socket(table) as two:
            say(two, "Hello, Ann.")
            heard(two, "Hello, Ann.")
            assert "For Bob alone" not in "".join(two.received)


# What a table allows


@pytest.mark.parametrize(
    ("talk", "aloud", "whispered"),
    [
        ("all", None, None),
        ("table", None, "service-no-whispers"),
        ("none", "service-no-talk", "service-no-talk"),
    ],
)
def test_a_table_has_all_talk_or_no_whispers_or_none(
    people: list[Client], talk: str, aloud: str | None, whispered: str | None
) -> None:
    table = begun(people, talk=talk)
    with people[0].socket(table) as one:
        for to, expected in ((None, aloud), (1, whispered)):
            answer = one.ask("say", text="Psst", to=to)
            if expected is None:
                assert answer["type"] == "done"
            else:
                assert refusal(answer) == expected


@pytest.mark.parametrize("empty", ["", "   \n\t ", "\u200b\u202e\x00"])
def test_who_says_nothing_is_told_so(people: list[Client], empty: str) -> None:
    table = begun(people)
    with people[0].socket(table) as one:
        assert refusal(one.ask("say", text=empty)) == "service-empty-talk"


def test_what_is_said_has_a_longest_length_and_loses_what_cannot_be_shown(
    people: list[Client],
) -> None:
    table = begun(people)
    longest = "ä" * LONGEST_TALK
    with people[0].socket(table) as one:
        say(one, longest)
        assert refusal(one.ask("say", text=longest + "!")) == "service-bad-message"
        say(one, " two\nlines \u202e<b>老大</b> \x07🂡 \ue000")
        said = heard(one, "two\nlines <b>老大</b> 🂡")
        assert [text for *_, text in said] == [longest, "two\nlines <b>老大</b> 🂡"]


def test_who_talks_too_fast_must_catch_breath_and_the_others_need_not(tmp_path: Path) -> None:
    now = [NOON]
    with open_house(tmp_path, now=lambda: now[0], talk_rate=0.5, talk_burst=3) as house:
        people = [house.guest(name) for name in ("Ann", "Bob", "Carl")]
        table = begun(people)
        with people[0].socket(table) as one, people[0].socket(table) as tab:
            say(one, "one")
            say(one, "two", to=1)
            say(tab, "three")
            assert refusal(one.ask("say", text="four")) == "service-too-much-talk"
            assert refusal(tab.ask("say", text="four")) == "service-too-much-talk"
            assert one.ask("ping")["type"] == "done"
            with people[1].socket(table) as two:
                say(two, "I still can.")
            now[0] += 1999
            assert refusal(one.ask("say", text="four")) == "service-too-much-talk"
            now[0] += 1
            say(one, "four")
            assert refusal(one.ask("say", text="five")) == "service-too-much-talk"
            texts = [text for *_, text in heard(one, "four")]
            assert texts == ["one", "two", "three", "I still can.", "four"]


# Who does not want to hear whom


def muted(socket: Socket, seats: list[int]) -> None:
    """Wait until the table shows that these are muted."""
    if socket.newest["update"]["muted"] != seats:
        socket.wait("update", lambda each: each["muted"] == seats)


def test_whoever_is_muted_is_not_heard_by_that_player_and_by_all_others(
    people: list[Client],
) -> None:
    ann, bob, carl, _ = people
    table = begun(people)
    with ann.socket(table) as one, ann.socket(table) as tab, bob.socket(table) as two:
        for socket in (one, tab):
            socket.wait("update")
        assert one.ask("mute", seat=1, on=True)["type"] == "done"
        muted(one, [1])
        muted(tab, [1])
        say(two, "La la la")
        say(two, "La la la, Ann", to=0)
        with carl.socket(table) as three:
            say(three, "Bob, please.")
            assert [text for *_, text in heard(three, "Bob, please.")] == [
                "La la la",
                "Bob, please.",
            ]
            assert three.newest["update"]["muted"] == []
        for socket in (one, tab):
            assert [text for *_, text in heard(socket, "Bob, please.")] == ["Bob, please."]
        assert two.newest["update"]["muted"] == []
        assert one.ask("mute", seat=1, on=False)["type"] == "done"
        muted(one, [])
        say(two, "Sorry.")
        assert [text for *_, text in heard(one, "Sorry.")] == ["Bob, please.", "Sorry."]
        numbers = [number for number, *_ in all_heard(one)]
        assert numbers == sorted(set(numbers))


def test_one_mutes_another_player_and_not_oneself(people: list[Client]) -> None:
    table = begun(people)
    with people[0].socket(table) as one:
        assert refusal(one.ask("mute", seat=0, on=True)) == "service-no-listener"
        assert refusal(one.ask("mute", seat=3, on=True)) == "service-no-listener"


# Coming back


def test_talk_and_mutes_are_kept_and_a_socket_gets_what_it_has_not_heard(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        people = [house.guest(name) for name in ("Ann", "Bob", "Carl")]
        table = begun(people)
        ann, bob, carl = people
        with ann.socket(table) as one, bob.socket(table) as two, carl.socket(table) as three:
            say(one, "Good evening.")
            say(two, "Psst", to=0)
            say(three, "Hm.")
            assert three.ask("mute", seat=1, on=True)["type"] == "done"
            before = heard(one, "Hm.")
    with open_house(tmp_path) as house:
        for client in people:
            client.http.base_url = f"http://127.0.0.1:{house.port}"
            client.port = house.port
        with ann.socket(table) as one, carl.socket(table) as three:
            assert heard(one, "Hm.") == before
            three.wait("update")
            muted(three, [1])
            with bob.socket(table, heard=1) as two:
                say(two, "Where were we?")
                assert heard(two, "Where were we?") == [
                    (2, 2, None, "Hm."),
                    (3, 1, None, "Where were we?"),
                ]
            assert heard(one, "Where were we?") == [*before, (3, 1, None, "Where were we?")]
            say(one, "At the beginning.")
            assert heard(three, "At the beginning.") == [
                (0, 0, None, "Good evening."),
                (1, 2, None, "Hm."),
                (3, 0, None, "At the beginning."),
            ]


def test_a_socket_that_has_heard_everything_hears_nothing_twice(people: list[Client]) -> None:
    ann, bob, *_ = people
    table = begun(people)
    with ann.socket(table) as one:
        for text in ("one", "two", "three"):
            say(one, text)
    with bob.socket(table, heard=2) as two:
        say(two, "four")
        assert heard(two, "four") == [(3, 1, None, "four")]
    for nonsense in ("-1", "x", "", "999999999999"):
        with bob.socket(table, heard=nonsense) as two:
            assert [number for number, *_ in heard(two, "four")] == [0, 1, 2, 3]

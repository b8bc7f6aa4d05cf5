"""The lobby: making a table, finding it, sitting down, and what its host may and may not do."""

import asyncio
import hashlib
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest

from backroom.bots.learnt_levels import tables_of_masters
from backroom.bots.levels import usual_levels
from backroom.bots.specs import TEMPERS
from backroom.kernel.game import Game, all_games
from backroom.server.rooms.room import Room
from backroom.server.rooms.writer import move
from backroom.table import Table
from backroom.words.rulebook import rulebook
from builders.capo_della_mafia import CAPO
from builders.running_house import PATIENCE, Client, House, Json, Socket, open_house, play_out

GAMES = list(all_games().values())
SMALL = "counterfeiters"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("lobby")) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    """Ann, who mostly is the host, and others."""
    return [house.guest(name) for name in ("Ann", "Bob", "Carl", "Dora", "Emil")]


@pytest.fixture(scope="module")
def stranger(house: House) -> Client:
    """Somebody without a name or a cookie."""
    return Client(house.port)


def refused(answer: Json, name: str, *words: str) -> None:
    """It was refused for that reason, in a sentence with these words."""
    assert answer["message"]["name"] == f"service-{name}", answer
    for word in words:
        assert word in answer["text"]


def page(client: Client, table: Json, link: str = "", expect: int | None = None) -> Json:
    shown: Json = client.get(f"/api/tables/{table['id']}?link={link}", expect)
    return shown


def try_to_sit(client: Client, table: Json, link: str, expect: int, **wanted: Any) -> Json:
    path = f"/api/tables/{table['id']}/seats?link={link}"
    answer: Json = client.post(path, wanted, expect)
    return answer


def get_up(client: Client, table: Json, seat: int, expect: int | None = None) -> Json:
    answer: Json = client.ask("DELETE", f"/api/tables/{table['id']}/seats/{seat}", None, expect)
    return answer


def change(client: Client, table: Json, expect: int | None = None, **wanted: Any) -> Json:
    answer: Json = client.ask("PATCH", f"/api/tables/{table['id']}", wanted, expect)
    return answer


def names_at(shown: Json) -> list[str]:
    return [chair["name"] for chair in shown["chairs"]]


def say_goodbye(client: Client, table: Json, **query: Any) -> str:
    """Why a socket is closed at once."""
    with client.socket(table, **query) as socket:
        goodbye = socket.closed()
    assert goodbye is not None
    name: str = goodbye["message"]["name"]
    return name


def room_at(house: House, table: Json) -> Room:
    """The table as the service has it in memory."""
    return house.service.rooms.running[table["id"]].room


# Games


def test_every_game_is_shown_with_its_declared_options_orders_and_bots(stranger: Client) -> None:
    shown = {each["id"]: each for each in stranger.get("/api/games")}
    assert list(shown) == [game.id for game in GAMES]
    for game in GAMES:
        told = shown[game.id]
        assert told["seats"] == list(game.seats)
        assert told["rules"] == game.version
        assert told["options"] == [
            {"name": each.name, "values": list(each.values), "rule": each.rule}
            for each in game.options
        ]
        assert told["orders"] == [{"name": each.name, "rule": each.rule} for each in game.orders]
        assert told["bots"] == list(usual_levels())
        assert told["masters"] == tables_of_masters(game)
        assert told["tempers"] == list(TEMPERS)
        assert stranger.get(f"/api/games/{game.id}") == told


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_rule_of_every_option_and_order_can_be_read(stranger: Client, game: Game) -> None:
    rules = rulebook(game, "en").rules
    told = stranger.get(f"/api/games/{game.id}/rulebook/en")
    assert told["rules"] == rules
    assert {option.rule for option in game.options} <= set(rules)
    assert {order.rule for order in game.orders} <= set(rules)


def test_a_game_that_is_not_here_is_refused_with_those_that_are(stranger: Client) -> None:
    refused(stranger.get("/api/games/poker", 404), "no-game", SMALL, CAPO.id)


# Making a table


def test_a_table_is_made_with_options_a_clock_and_an_owners_cards(people: list[Client]) -> None:
    text = CAPO.own_cards().text.replace("Big Sal", "Bigger Sal")
    wanted = {
        "game": CAPO.id,
        "seats": 3,
        "options": {"deck": "main"},
        "settings": {"title": " Friday   night ", "clock": {"decision": 60, "reserve": 300}},
        "cards": text,
    }
    ann = people[0]
    made = ann.post("/api/tables", wanted)
    defaults = {option.name: option.default for option in CAPO.options}
    assert made["options"] == defaults | {"deck": "main"}
    assert made["settings"]["clock"] == {"decision": 60, "reserve": 300}
    assert made["settings"]["title"] == "Friday night"
    assert made["own_cards"]
    assert (made["status"], made["host"], made["is_host"]) == ("lobby", "Ann", True)
    assert names_at(made) == ["", "", ""]
    assert made["seat"] is None


def test_the_game_is_then_played_by_those_options_that_clock_and_those_cards(
    house: House, people: list[Client]
) -> None:
    ann = people[0]
    text = CAPO.own_cards().text.replace("Big Sal", "Bigger Sal")
    table = ann.make(CAPO.id, 3, {"giulia": "auto"}, clock={"decision": 60, "reserve": 300})
    assert not table["own_cards"]
    wanted = {"game": CAPO.id, "seats": 3, "options": {"giulia": "auto"}, "cards": text}
    table = ann.post("/api/tables", wanted | {"settings": {"clock": {"decision": 60}}})
    ann.sit(table, 0)
    ann.bots(table, 1, 2)
    ann.start(table)
    with ann.socket(table) as socket:
        socket.wait("update")
        opening = room_at(house, table).table
        assert opening is not None
        assert opening.opening.cards == text
        assert opening.opening.options["giulia"] == "auto"
        assert opening.opening.clock.decision == 60


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"options": {"decks": "main"}}, ("no option 'decks'", "deck, first_game")),
        ({"options": {"deck": "hard"}}, ("option deck cannot be 'hard'", "milder, main", "CAP-")),
        ({"seats": 8}, ("3 to 7 players, not 8", "CAP-1")),
        ({"seats": 2}, ("3 to 7 players, not 2", "CAP-1")),
        ({"game": "poker"}, ("no game 'poker'", CAPO.id)),
        ({"cards": "nonsense"}, ("the card file", "is not TOML")),
        ({"settings": {"clock": {"decision": 61 * 86_400}}}, ("60 days at most",)),
        ({"settings": {"clock": {"decision": -1}}}, ("60 days at most",)),
        ({"settings": {"clock": {"reserve": -1}}}, ("60 days at most",)),
        ({"settings": {"hold": -1}}, ("settings.hold",)),
        ({"settings": {"talk": "shouting"}}, ("settings.talk",)),
        ({"settings": {"tittle": "Friday"}}, ("tittle",)),
        ({"settings": {"title": "Fri\u202eday"}}, ("U+202E",)),
        ({"seats": "three"}, ("seats",)),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_sentence_that_says_what_is_wrong(
    people: list[Client], wanted: Json, words: tuple[str, ...]
) -> None:
    emil = people[4]
    before = emil.get("/api/my/tables")
    answer = emil.post("/api/tables", {"game": CAPO.id, "seats": 3} | wanted, 400)
    for word in words:
        assert word in answer["text"], answer["text"]
    assert emil.get("/api/my/tables") == before


def test_nobody_keeps_more_tables_waiting_than_the_house_allows(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = house.guest("Greedy")
    monkeypatch.setattr(house.service.house.lobby, "tables_a_person", 2)
    first = guest.make(SMALL, 2)
    guest.make(SMALL, 2)
    answer = guest.post("/api/tables", {"game": SMALL, "seats": 2}, 429)
    refused(answer, "too-many-tables", "2")
    guest.ask("DELETE", f"/api/tables/{first['id']}")
    guest.make(SMALL, 2)


# Finding a table


def test_a_table_that_is_not_listed_is_found_by_its_links_alone(
    people: list[Client], stranger: Client
) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2)
    refused(page(bob, table, expect=404), "no-table")
    refused(page(bob, table, "a-guess", 404), "no-table")
    refused(page(stranger, table, expect=404), "no-table")
    assert say_goodbye(bob, table) == "service-no-table"
    for role in ("play", "watch", "host"):
        link = table["links"][role]
        assert stranger.get(f"/api/links/{link}") == {"table": table["id"], "role": role}
        assert page(stranger, table, link)["id"] == table["id"]
    refused(stranger.get("/api/links/a-guess", 404), "no-link")
    assert table["id"] not in [each["id"] for each in stranger.get("/api/tables")]


def test_the_three_links_are_different_and_another_table_has_others(people: list[Client]) -> None:
    ann = people[0]
    one, other = ann.make(SMALL, 2)["links"], ann.make(SMALL, 2)["links"]
    assert len({*one.values(), *other.values()}) == 6


def test_links_are_shown_to_those_who_may_pass_them_on(people: list[Client]) -> None:
    ann, bob, carl, *_ = people
    table = ann.make(SMALL, 2)
    links = table["links"]
    none = {"play": None, "watch": None, "host": None}
    assert page(bob, table, links["play"])["links"] == none
    assert page(carl, table, links["watch"])["links"] == none
    assert bob.sit(table)["links"] == links | {"host": None}
    assert page(ann, table)["links"] == links


def test_one_sits_down_by_the_link_to_play_and_not_by_the_one_to_watch(
    people: list[Client], stranger: Client
) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2)
    links = table["links"]
    refused(try_to_sit(bob, table, "", 404), "no-table")
    refused(try_to_sit(bob, table, links["watch"], 403), "no-join")
    refused(try_to_sit(stranger, table, links["play"], 401), "stranger")
    shown = try_to_sit(bob, table, links["play"], 201, seat=1)
    assert names_at(shown) == ["", "Bob"]
    assert shown["seat"] == 1
    assert [chair["you"] for chair in shown["chairs"]] == [False, True]


def test_at_a_listed_table_anybody_sits_down_without_a_link(people: list[Client]) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2, listed=True, title="Come in")
    [listed] = [each for each in bob.get("/api/tables") if each["id"] == table["id"]]
    assert (listed["title"], listed["host"], listed["taken"]) == ("Come in", "Ann", 0)
    assert (listed["game"], listed["seats"], listed["status"]) == (SMALL, 2, "lobby")
    assert try_to_sit(bob, table, "", 201)["seat"] == 0
    [listed] = [each for each in bob.get("/api/tables") if each["id"] == table["id"]]
    assert listed["taken"] == 1


def test_open_tables_wait_for_players_or_may_be_watched(people: list[Client]) -> None:
    ann = people[0]

    def is_open(game: str = SMALL) -> bool:
        return table["id"] in [each["id"] for each in ann.get(f"/api/tables?game={game}")]

    table = ann.make(SMALL, 2, listed=True)
    assert is_open()
    assert not is_open(CAPO.id)
    ann.sit(table)
    ann.bots(table, 1)
    ann.start(table)
    assert is_open()
    change(ann, table, watchers=False)
    assert not is_open()
    refused(ann.get("/api/tables?game=poker", 400), "bad-input", "poker")


def test_my_tables_are_those_where_i_sit_and_those_i_host(house: House) -> None:
    fay, gus = house.guest("Fay"), house.guest("Gus")
    hosted, joined = fay.make(SMALL, 2), gus.make(SMALL, 2)
    fay.sit(joined)
    gus.make(SMALL, 2)
    mine = fay.get("/api/my/tables")
    assert {each["id"] for each in mine} == {hosted["id"], joined["id"]}


def test_my_tables_tell_where_the_game_waits_for_me(people: list[Client]) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2)

    def waits() -> list[bool]:
        """For Ann, and for Bob."""
        return [
            each["waits_for_me"]
            for client in (ann, bob)
            for each in client.get("/api/my/tables")
            if each["id"] == table["id"]
        ]

    for seat, client in enumerate((ann, bob)):
        client.sit(table, seat)
    assert waits() == [False, False]
    ann.start(table)
    with ann.socket(table) as one, bob.socket(table) as two:
        asked = [socket.wait("update")["question"] is not None for socket in (one, two)]
        assert sorted(asked) == [False, True]
        assert waits() == asked
        mover = (one, two)[asked.index(True)]
        mover.act(mover.newest["update"]["question"]["legal"][0]["action"])
        assert waits() == asked[::-1]


# Chairs


def test_a_chair_is_for_one_and_a_person_takes_one(people: list[Client]) -> None:
    ann, bob, carl, *_ = people
    table = ann.make(SMALL, 2)
    play = table["links"]["play"]
    bob.sit(table, 1)
    refused(try_to_sit(carl, table, play, 409, seat=1), "chair-taken")
    refused(try_to_sit(bob, table, play, 409, seat=0), "already-seated")
    refused(try_to_sit(bob, table, play, 409), "already-seated")
    refused(try_to_sit(carl, table, play, 404, seat=2), "no-seat", "2")
    try_to_sit(carl, table, play, 400, seat=-1)
    assert carl.sit(table)["seat"] == 0
    refused(try_to_sit(ann, table, play, 409), "table-full")
    assert names_at(page(ann, table)) == ["Carl", "Bob"]


def test_a_chair_that_is_left_can_be_taken_by_another(people: list[Client]) -> None:
    ann, bob, carl, *_ = people
    table = ann.make(SMALL, 2)
    bob.sit(table, 1)
    shown = get_up(bob, table, 1)
    assert names_at(shown) == ["", ""]
    assert shown["seat"] is None
    carl.sit(table, 1)
    assert names_at(page(ann, table)) == ["", "Carl"]
    refused(get_up(carl, table, 0, 403), "not-host")
    refused(get_up(ann, table, 0, 409), "chair-free")
    refused(get_up(ann, table, 7, 404), "no-seat")


def test_of_many_who_rush_for_one_chair_exactly_one_gets_it(people: list[Client]) -> None:
    start = Barrier(len(people))

    def rush(client: Client, table: Json) -> int:
        start.wait()
        path = f"/api/tables/{table['id']}/seats?link={table['links']['play']}"
        return client.http.post(path, json={"seat": 1}).status_code

    with ThreadPoolExecutor(len(people)) as crowd:
        for _ in range(3):
            table = people[0].make(SMALL, 2)
            answers = list(crowd.map(rush, people, [table] * len(people)))
            assert sorted(answers) == [201] + [409] * (len(people) - 1)
            assert len([name for name in names_at(page(people[0], table)) if name]) == 1


def test_of_many_who_rush_for_any_chair_each_gets_another_one(people: list[Client]) -> None:
    start = Barrier(len(people))

    def rush(client: Client) -> int:
        start.wait()
        path = f"/api/tables/{table['id']}/seats?link={table['links']['play']}"
        return client.http.post(path, json={}).status_code

    table = people[0].make(CAPO.id, 4)
    with ThreadPoolExecutor(len(people)) as crowd:
        answers = list(crowd.map(rush, people))
    assert sorted(answers) == [201, 201, 201, 201, 409]
    assert len(set(names_at(page(people[0], table)))) == 4


ODD_NAMES = ["O'Neil <b>&amp;", "Zoë „die Bär“", "老大", "محمد", "Ann 🂡", '"};--', "a" * 40]


def test_names_with_odd_characters_are_shown_and_kept_as_they_are(house: House) -> None:
    guests = [house.guest(name) for name in ODD_NAMES]
    table = guests[0].make(CAPO.id, 7, title=ODD_NAMES[0])
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    guests[0].start(table)
    with guests[3].socket(table) as socket:
        shown = socket.wait("welcome")["table"]
        kept = room_at(house, table).table
    assert (shown["host"], shown["settings"]["title"]) == (ODD_NAMES[0], ODD_NAMES[0])
    assert names_at(shown) == ODD_NAMES
    assert kept is not None
    assert kept.opening.names == ODD_NAMES


# The host


def test_the_host_puts_bots_and_frees_any_chair_before_the_start(people: list[Client]) -> None:
    ann, bob, *_ = people
    table = ann.make(CAPO.id, 3)
    bob.sit(table, 0)
    ann.bots(table, 1, 2)
    shown = page(ann, table)
    assert [chair["bot"] for chair in shown["chairs"]] == ["", "random", "random"]
    assert len(set(names_at(shown))) == 3
    path = f"/api/tables/{table['id']}/seats"
    refused(ann.ask("PUT", f"{path}/0/bot", {"level": "random"}, 409), "chair-taken")
    refused(ann.ask("PUT", f"{path}/3/bot", {"level": "random"}, 404), "no-seat")
    refused(ann.ask("PUT", f"{path}/2/bot", {"level": "genius"}, 400), "no-level", "random")
    refused(ann.ask("PUT", f"{path}/2/bot", {"level": "master"}, 400), "no-level", "hard")
    assert [chair["taken"] for chair in get_up(ann, table, 2)["chairs"]] == [True, True, False]
    assert not get_up(ann, table, 0)["chairs"][0]["taken"]


def test_a_master_sits_down_where_a_network_has_learnt_the_table(people: list[Client]) -> None:
    assert 4 in tables_of_masters(CAPO), "pip install 'backroom[rl]'"
    ann = people[0]
    table = ann.make(CAPO.id, 4)
    path = f"/api/tables/{table['id']}/seats"
    shown = ann.ask("PUT", f"{path}/2/bot", {"level": "master/bold"})
    assert shown["chairs"][2]["bot"] == "master/bold"


def test_the_host_changes_options_and_settings_before_the_start(people: list[Client]) -> None:
    ann = people[0]
    table = ann.make(CAPO.id, 3)
    shown = change(ann, table, options={"deck": "main"}, settings={"talk": "none", "hold": 0})
    assert shown["options"]["deck"] == "main"
    assert (shown["settings"]["talk"], shown["settings"]["hold"]) == ("none", 0)
    refused(change(ann, table, 400, options={"deck": "hard"}), "bad-input", "deck")
    refused(change(ann, table, 400, settings={"clock": {"decision": -1}}), "clock")
    assert page(ann, table) == shown


def test_the_game_begins_when_every_chair_is_taken_and_somebody_plays(
    people: list[Client],
) -> None:
    ann, bob, *_ = people
    table = ann.make(CAPO.id, 3)
    path = f"/api/tables/{table['id']}/start"
    bob.sit(table, 1)
    refused(ann.post(path, None, 409), "chairs-free", "2 seats")
    ann.bots(table, 0)
    refused(ann.post(path, None, 409), "chairs-free", "One seat")
    ann.bots(table, 2)
    get_up(ann, table, 1)
    ann.bots(table, 1)
    refused(ann.post(path, None, 409), "nobody-plays")
    get_up(ann, table, 1)
    ann.sit(table, 1)
    assert ann.post(path)["status"] == "playing"


HOST_ONLY = {
    "start": ("POST", "/start", None),
    "put a bot": ("PUT", "/seats/2/bot", {"level": "random"}),
    "remove a player": ("DELETE", "/seats/0", None),
    "change options": ("PATCH", "", {"options": {"deck": "main"}}),
    "change settings": ("PATCH", "", {"settings": {"title": "Mine"}}),
    "close to spectators": ("PATCH", "", {"watchers": False}),
    "discard": ("DELETE", "", None),
}


@pytest.fixture(scope="module")
def waiting(people: list[Client]) -> Json:
    """Ann's table, at which Carl and Bob sit; nobody in these tests manages to change it."""
    ann, bob, carl, *_ = people
    table = ann.make(CAPO.id, 3)
    carl.sit(table, 0)
    bob.sit(table, 1)
    return table


@pytest.mark.parametrize("power", HOST_ONLY)
def test_nobody_but_the_host_may_do_what_the_host_does(
    people: list[Client], stranger: Client, waiting: Json, power: str
) -> None:
    ann, bob, _, dora, _ = people
    method, path, body = HOST_ONLY[power]
    before = page(ann, waiting)
    address = f"/api/tables/{waiting['id']}{path}"
    refused(bob.ask(method, address, body, 403), "not-host")
    refused(dora.ask(method, address, body, 404), "no-table")
    refused(stranger.ask(method, address, body, 401), "stranger")
    assert page(ann, waiting) == before


def test_the_host_needs_no_chair_to_do_it(people: list[Client]) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2)
    bob.sit(table, 0)
    ann.bots(table, 1)
    ann.start(table)
    assert page(ann, table)["status"] == "playing"
    assert page(ann, table)["seat"] is None


@pytest.fixture(scope="module")
def playing(people: list[Client]) -> Json:
    """A table of Ann, Bob and Carl that has begun."""
    ann, bob, carl, *_ = people
    table = ann.make(CAPO.id, 3)
    for seat, client in enumerate((ann, bob, carl)):
        client.sit(table, seat)
    ann.start(table)
    return table


@pytest.mark.parametrize("power", [each for each in HOST_ONLY if each != "close to spectators"])
def test_after_the_start_the_host_may_no_longer_change_the_table(
    people: list[Client], playing: Json, power: str
) -> None:
    ann, _, carl, *_ = people
    method, path, body = HOST_ONLY[power]
    before = page(ann, playing)
    with carl.socket(playing) as socket:
        socket.wait("update")
        answer = ann.ask(method, f"/api/tables/{playing['id']}{path}", body, 409)
    refused(answer, "is-there" if power == "put a bot" else "has-begun")
    assert page(ann, playing) == before


def test_closing_a_table_sends_its_spectators_away_at_once_and_opening_lets_them_in(
    people: list[Client],
) -> None:
    ann, bob, carl, *_ = people
    table = ann.make(SMALL, 2)
    ann.sit(table, 0)
    bob.sit(table, 1)
    ann.start(table)
    watch = table["links"]["watch"]
    with carl.socket(table, link=watch) as onlooker, bob.socket(table) as player:
        onlooker.wait("update")
        player.wait("update")
        change(ann, table, watchers=False)
        goodbye = onlooker.closed()
        assert goodbye is not None
        assert goodbye["message"]["name"] == "service-no-watch"
        assert player.ask("ping")["type"] == "done"
    assert say_goodbye(carl, table, link=watch) == "service-no-watch"
    assert say_goodbye(bob, table, watch=1) == "service-no-watch"
    change(ann, table, watchers=True)
    with carl.socket(table, link=watch) as onlooker:
        assert onlooker.wait("update")["question"] is None


def test_whoever_waits_in_the_lobby_of_a_closed_table_must_go_when_it_begins(
    people: list[Client],
) -> None:
    ann, bob, carl, *_ = people
    table = ann.make(SMALL, 2, watchers=False)
    ann.sit(table, 0)
    bob.sit(table, 1)
    with carl.socket(table, link=table["links"]["play"]) as onlooker:
        onlooker.wait("welcome")
        ann.start(table)
        goodbye = onlooker.closed()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-no-watch"
    assert "update" not in onlooker.newest


def test_whoever_holds_the_hosts_link_becomes_the_host(people: list[Client]) -> None:
    ann, bob, carl, *_ = people
    table = ann.make(SMALL, 2)
    links = table["links"]
    for role in ("play", "watch"):
        refused(bob.post(f"/api/links/{links[role]}", None, 403), "not-host")
    refused(bob.post("/api/links/a-guess", None, 404), "no-link")
    shown = bob.post(f"/api/links/{links['host']}")
    assert (shown["host"], shown["is_host"], shown["links"]) == ("Bob", True, links)
    change(bob, table, settings={"title": "Bob's"})
    carl.sit(table, 0)
    get_up(bob, table, 0)
    ann.sit(table, 0)
    refused(change(ann, table, 403, settings={"title": "Ann's"}), "not-host")
    assert page(ann, table)["links"] == links | {"host": None}


def test_a_discarded_table_is_gone_for_everybody(people: list[Client]) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2, listed=True)
    bob.sit(table, 0)
    with bob.socket(table) as socket:
        socket.wait("welcome")
        ann.ask("DELETE", f"/api/tables/{table['id']}")
        goodbye = socket.closed()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-table-gone"
    refused(page(ann, table, expect=404), "no-table")
    refused(bob.get(f"/api/links/{table['links']['play']}", 404), "no-link")
    for client in (ann, bob):
        assert table["id"] not in [each["id"] for each in client.get("/api/my/tables")]
    assert table["id"] not in [each["id"] for each in bob.get("/api/tables")]


def test_a_discarded_table_lets_nobody_in_again(people: list[Client]) -> None:
    ann, *_ = people
    table = ann.make(SMALL, 2)
    with ann.socket(table) as socket:
        socket.wait("welcome")
        ann.ask("DELETE", f"/api/tables/{table['id']}")
        socket.closed()
    with ann.socket(table) as socket:
        assert socket.take()["type"] == "goodbye"


# Everybody sees the lobby change


def chairs_of(socket: Socket, wanted: list[str]) -> Json:
    """The next page on which the chairs are taken like that."""
    shown: Json = socket.wait("welcome", lambda each: names_at(each["table"]) == wanted)["table"]
    return shown


def test_everybody_in_the_lobby_sees_every_change_as_it_happens(people: list[Client]) -> None:
    ann, bob, carl, dora, _ = people
    table = ann.make(CAPO.id, 3)
    play = table["links"]["play"]
    watch = table["links"]["watch"]
    with ann.socket(table) as host, dora.socket(table, link=watch) as onlooker:
        everybody = [host, onlooker]
        for one in everybody:
            chairs_of(one, ["", "", ""])
        bob.sit(table, 1)
        for one in everybody:
            chairs_of(one, ["", "Bob", ""])
        with carl.socket(table, link=play) as other:
            everybody.append(other)
            chairs_of(other, ["", "Bob", ""])
            assert carl.sit(table, 0)["seat"] == 0
            for one in everybody:
                seen = chairs_of(one, ["Carl", "Bob", ""])
                assert seen["seat"] == (0 if one is other else None)
                assert seen["is_host"] == (one is host)
            ann.bots(table, 2)
            for one in everybody:
                seen = one.wait("welcome", lambda each: each["table"]["chairs"][2]["taken"])
                assert seen["table"]["chairs"][2]["bot"] == "random"
            change(ann, table, options={"deck": "main"}, settings={"title": "Tonight"})
            for one in everybody:
                seen = one.wait("welcome", lambda each: each["table"]["settings"]["title"] != "")
                assert seen["table"]["settings"]["title"] == "Tonight"
                assert seen["table"]["options"]["deck"] == "main"
            get_up(ann, table, 2)
            for one in everybody:
                chairs_of(one, ["Carl", "Bob", ""])
            assert [kind for one in everybody for kind in one.newest] == ["welcome"] * 3
            ann.sit(table, 2)
            ann.start(table)
            for one in everybody:
                seen = one.wait("welcome", lambda each: each["table"]["status"] == "playing")
                assert seen["table"]["started"] is not None
                one.wait("update")
            assert host.newest["update"]["question"] is not None
            assert onlooker.newest["update"]["question"] is None


def test_whoever_is_removed_from_a_table_that_takes_a_link_is_shown_out(
    people: list[Client],
) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2)
    bob.sit(table, 0)
    with bob.socket(table) as socket:
        socket.wait("welcome")
        get_up(ann, table, 0)
        goodbye = socket.closed()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-no-table"


def test_whoever_was_given_a_chair_comes_in_before_the_table_has_heard_of_it(
    house: House, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bus is late, or another node has answered: what the lobby said holds nevertheless."""
    ann, bob, carl, dora, emil = people
    table = ann.make(CAPO.id, 3)
    with ann.socket(table) as host:
        host.wait("welcome")
        monkeypatch.setattr(house.service.house.bus, "listeners", [])
        for seat, client in enumerate((ann, bob, carl)):
            client.sit(table, seat)
            for link in ("", table["links"]["play"]):
                with client.socket(table, link=link) as socket:
                    assert socket.take()["table"]["seat"] == seat
                    assert socket.ask("say", text="Here I am.")["type"] == "done"
            host.ask("ping")  # she reads what she is told, or her line would be full
        get_up(carl, table, 2)
        with carl.socket(table) as socket:
            assert socket.take()["message"]["name"] == "service-no-table"
        dora.sit(table, 2)
        ann.start(table)
        with dora.socket(table) as socket:
            assert socket.take()["table"]["status"] == "playing"
            assert socket.take()["type"] == "update"
        emil.post(f"/api/links/{table['links']['host']}")
        with emil.socket(table) as socket:
            assert socket.take()["table"]["is_host"]


# Fairness


def test_the_commitment_is_there_before_anybody_sits_and_is_kept_to_the_end(
    people: list[Client], stranger: Client, seed: int
) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2)
    promised = table["commitment"]
    assert page(stranger, table, table["links"]["watch"])["commitment"] == promised
    ann.sit(table, 0, "a rabbit's foot")
    bob.sit(table, 1, "四葉のクローバー")
    ann.start(table)
    with ann.socket(table) as one, bob.socket(table) as other:
        result = play_out({0: one, 1: other}, random.Random(seed))
    assert page(ann, table)["commitment"] == promised
    assert hashlib.sha256(bytes.fromhex(result["seed"])).hexdigest() == promised
    log = Table.read(ann.http.get(f"/api/tables/{table['id']}/log").text, "the log")
    assert log.opening.commitment == promised
    assert log.opening.seeds == ["a rabbit's foot", "四葉のクローバー"]
    assert log.seed == result["seed"]


def test_the_houses_seed_is_in_no_message_before_the_end(
    house: House, people: list[Client]
) -> None:
    ann, bob, *_ = people
    table = ann.make(CAPO.id, 3)
    for seat, client in enumerate((ann, bob)):
        client.sit(table, seat, f"seed of {client.cookies()[-8:]}")
    ann.bots(table, 2)
    ann.start(table)
    with ann.socket(table) as one, bob.socket(table) as other:
        one.wait("update")
        other.wait("update")
        one.act(one.newest["update"]["question"]["legal"][0]["action"])
        secret = room_at(house, table).row.seed
        received = "".join(one.received + other.received)
    assert secret not in received
    assert "seed of" not in received
    assert secret not in ann.http.get(f"/api/tables/{table['id']}").text


# Again


@pytest.fixture
def finished(house: House, people: list[Client]) -> Json:
    """A finished game of Ann, Bob and Carl."""
    ann, bob, carl, *_ = people
    table = ann.make(CAPO.id, 3, {"deck": "main"}, title="Friday")
    for seat, client in enumerate((ann, bob, carl)):
        client.sit(table, seat, "once")
    ann.start(table)
    asyncio.run_coroutine_threadsafe(play_to_the_end(house, table), house.loop).result(PATIENCE)
    return table


async def play_to_the_end(house: House, table: Json) -> None:
    """Quicker than over sockets: everybody does anything that he may."""
    chance = random.Random(1)
    room = await house.service.rooms.open(table["id"])
    game, _ = room.playing()
    while not game.state.is_over():
        seat = game.state.owing()[0]
        action = int(chance.choice(game.state.legal(seat)).index)
        await move(room, seat, action, None, "player", game.seq)


def test_a_rematch_is_one_new_table_for_the_same_people(
    people: list[Client], finished: Json
) -> None:
    ann, bob, carl, dora, _ = people
    path = f"/api/tables/{finished['id']}/rematch"
    refused(dora.post(path, None, 404), "no-table")
    with carl.socket(finished) as socket:
        socket.wait("welcome")
        again = bob.post(path)
        told = socket.wait("welcome", lambda each: each["table"]["rematch"] is not None)
    assert told["table"]["rematch"] == again["id"] != finished["id"]
    assert (again["status"], again["host"], again["seat"]) == ("lobby", "Bob", 1)
    assert names_at(again) == ["Ann", "Bob", "Carl"]
    assert again["options"]["deck"] == "main"
    assert again["settings"]["title"] == "Friday"
    assert again["commitment"] != finished["commitment"]
    assert set(again["links"].values()).isdisjoint(finished["links"].values())
    landed = ann.post(path)
    assert (landed["id"], landed["seat"], landed["is_host"]) == (again["id"], 0, False)
    assert page(carl, again)["seat"] == 2
    assert bob.post(f"/api/tables/{again['id']}/start")["status"] == "playing"


def test_a_rematch_that_was_discarded_can_be_asked_for_anew(
    people: list[Client], finished: Json
) -> None:
    ann, bob, *_ = people
    path = f"/api/tables/{finished['id']}/rematch"
    first = ann.post(path)
    ann.ask("DELETE", f"/api/tables/{first['id']}")
    again = bob.post(path)
    assert again["id"] != first["id"]
    assert names_at(again) == ["Ann", "Bob", "Carl"]
    assert ann.post(path)["id"] == again["id"]


def test_a_rematch_keeps_no_chair_for_somebody_who_is_not_here_any_more(
    house: House, people: list[Client]
) -> None:
    ann, bob, *_ = people
    leaver = house.guest("Leaver")
    table = ann.make(CAPO.id, 3)
    for seat, client in enumerate((ann, leaver)):
        client.sit(table, seat)
    ann.bots(table, 2)
    ann.start(table)
    asyncio.run_coroutine_threadsafe(play_to_the_end(house, table), house.loop).result(PATIENCE)
    leaver.ask("DELETE", "/api/me")
    again = ann.post(f"/api/tables/{table['id']}/rematch")
    assert [chair["taken"] for chair in again["chairs"]] == [True, False, True]
    bob.sit(again, 1)
    ann.start(again)


def test_there_is_no_rematch_before_the_end_and_none_for_spectators(
    people: list[Client],
) -> None:
    ann, bob, *_ = people
    table = ann.make(SMALL, 2, listed=True)
    path = f"/api/tables/{table['id']}/rematch"
    refused(bob.post(path, None, 403), "not-seated")
    bob.sit(table, 0)
    refused(bob.post(path, None, 409), "not-over")
    ann.bots(table, 1)
    ann.start(table)
    refused(bob.post(path, None, 409), "not-over")
    refused(ann.post(path, None, 403), "not-seated")

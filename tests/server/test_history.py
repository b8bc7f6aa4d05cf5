"""The archive: results, ratings, replays from everybody's eyes, and the file of a game."""

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from backroom.kernel.game import find_game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import ask
from backroom.kernel.seats import SPECTATOR
from backroom.kernel.state import heard_by
from backroom.server.rooms.writer import move
from backroom.table import Clock, Move, Table, write_log
from backroom.table.fair import commitment, fair_key, new_seed
from backroom.table.story import TRUTH, checked, tell
from backroom.words import Speaker
from builders.kept_on_postgres import past_the_service
from builders.running_house import PATIENCE, Client, House, Json, open_house
from server import damages
from server.damages import Damage, resealed, row, sql

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"
PHRASE = "seven quiet canaries"
SHORT = "04" * 32
"""The seed of a short game, all of which can be looked at from everybody's eyes."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("history")) as house:
        yield house


@pytest.fixture(scope="module")
def people(house: House) -> list[Client]:
    return [house.guest(name) for name in ("Ann", "Bob", "Carl")]


@pytest.fixture(scope="module")
def stranger(house: House) -> Client:
    return Client(house.port)


@pytest.fixture(scope="module")
def capo(house: House, people: list[Client]) -> Json:
    """A finished game of Capo della Mafia of Ann, Bob and a bot."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("backroom.server.lobby.new_tables.new_seed", lambda: SHORT)
        table = begun(people[:2], CAPO, bots=1)
    play_to_the_end(house, table)
    return table


@pytest.fixture(scope="module")
def log(people: list[Client], capo: Json) -> str:
    return log_of(people[0], capo)


def begun(people: list[Client], game: str, bots: int = 0, **settings: Any) -> Json:
    seats = len(people) + bots
    table = people[0].make(game, seats, **settings)
    for seat, client in enumerate(people):
        client.sit(table, seat, f"seed of {seat}")
    people[0].bots(table, *range(len(people), seats))
    people[0].start(table)
    return table


def play_to_the_end(house: House, table: Json) -> None:
    """Everybody does anything that he may; quicker than over sockets."""

    async def play() -> None:
        chance = random.Random(3)
        room = await house.service.rooms.open(table["id"])
        game, _ = room.playing()
        while not game.state.is_over():
            seat = game.state.owing()[0]
            action = int(chance.choice(game.state.legal(seat)).index)
            await move(room, seat, action, None, "player", game.seq)

    asyncio.run_coroutine_threadsafe(play(), house.loop).result(PATIENCE)


def log_of(client: Client, table: Json) -> str:
    answer = client.http.get(f"/api/tables/{table['id']}/log")
    assert answer.status_code == 200
    assert f'filename="{table["id"]}.backroom"' in answer.headers["content-disposition"]
    return answer.text


def refused(answer: Json, name: str, *words: str) -> None:
    assert answer["message"]["name"] == f"service-{name}", answer
    for word in words:
        assert word in answer["text"]


def frame(client: Client, table: Json, seq: int, eyes: int | None) -> Json:
    whose = "" if eyes is None else f"&eyes={eyes}"
    shown: Json = client.get(f"/api/tables/{table['id']}/replay?seq={seq}{whose}")
    assert shown["seq"] == seq
    return shown


def plain(thing: object) -> Any:
    """As it comes out of JSON."""
    return json.loads(msgspec.json.encode(thing))


# Results


def test_the_result_is_what_the_rules_say_for_everybody_who_played(
    people: list[Client], capo: Json, log: str
) -> None:
    standings = Table.read(log, "the log").state.standings()
    [mine] = [each for each in people[0].get("/api/my/results") if each["table"] == capo["id"]]
    assert (mine["game"], mine["seats"], mine["rated"]) == (CAPO, 3, False)
    places = {each["seat"]: each for each in mine["places"]}
    assert [places[seat]["place"] for seat in range(3)] == list(standings.places)
    assert [places[seat]["points"] for seat in range(3)] == list(standings.points)
    assert [places[seat]["name"] for seat in range(2)] == ["Ann", "Bob"]
    assert [places[seat]["bot"] for seat in range(3)] == ["", "", "random"]
    assert [each["place"] for each in mine["places"]] == sorted(standings.places)
    assert people[1].get("/api/my/results")[0] == mine
    assert mine["table"] not in [each["table"] for each in people[2].get("/api/my/results")]
    shown = people[0].get(f"/api/tables/{capo['id']}")
    assert (shown["status"], shown["ended"]) == ("over", mine["ended"])


def test_the_results_of_listed_tables_are_for_everybody_the_latest_first(
    house: House, people: list[Client], stranger: Client, capo: Json
) -> None:
    older, newer = [begun(people[:2], SMALL, listed=True) for _ in range(2)]
    for table in (newer, older):
        play_to_the_end(house, table)
    ended = [each["table"] for each in stranger.get("/api/results")]
    assert ended[:2] == [older["id"], newer["id"]]
    assert capo["id"] not in ended
    assert stranger.get(f"/api/results?game={CAPO}") == []
    assert len(stranger.get(f"/api/results?game={SMALL}")) == len(ended)
    refused(stranger.get("/api/results?game=poker", 400), "bad-input", "poker")


# Ratings


def test_ratings_move_at_rated_tables_only_and_are_listed_for_accounts(house: House) -> None:
    people = [house.guest(name) for name in ("Nora", "Otto")]
    for login, client in zip(("nora", "otto"), people, strict=True):
        client.post("/api/account", {"login": login, "passphrase": PHRASE})
    path = f"/api/games/{SMALL}/ranking"
    play_to_the_end(house, begun(people, SMALL))
    assert [client.get("/api/me")["ratings"] for client in people] == [{}, {}]
    assert people[0].get(path)["lines"] == []
    table = begun(people, SMALL, rated=True)
    play_to_the_end(house, table)
    [result] = [each for each in people[0].get("/api/my/results") if each["table"] == table["id"]]
    assert result["rated"]
    place = {each["name"]: each["place"] for each in result["places"]}
    mine = [client.get("/api/me")["ratings"][SMALL] for client in people]
    assert [each["games"] for each in mine] == [1, 1]
    if place["Nora"] != place["Otto"]:
        assert (mine[0]["rating"] > mine[1]["rating"]) == (place["Nora"] < place["Otto"])
    listed = Client(house.port).get(path)["lines"]
    facts = ("name", "rating", "games")
    shown = [{fact: each[fact] for fact in facts} for each in listed]
    assert sorted(shown, key=lambda each: str(each["name"])) == mine
    ratings = [each["rating"] for each in listed]
    assert ratings == sorted(ratings, reverse=True)
    play_to_the_end(house, begun(people, SMALL, rated=True))
    assert [client.get("/api/me")["ratings"][SMALL]["games"] for client in people] == [2, 2]


def test_a_rated_game_against_bots_alone_moves_nobodys_rating(house: House) -> None:
    guest = house.guest("Solo")
    play_to_the_end(house, begun([guest], SMALL, bots=1, rated=True))
    assert guest.get("/api/me")["ratings"] == {}


# Replays


def test_a_replay_shows_at_every_place_what_each_pair_of_eyes_saw(
    people: list[Client], capo: Json, log: str
) -> None:
    whole = Table.read(log, "the log")
    table = Table(whole.opening, whole.seed)
    teller = table.game.teller(table.rules)
    for seq, entry in enumerate(whole.entries):
        if seq > 0:
            table.add(entry)
        for eyes in (None, *range(3)):
            seat = SPECTATOR if eyes is None else eyes
            shown = frame(people[0], capo, seq, eyes)
            picture = shown["picture"]
            assert shown["last"] == whole.seq
            assert picture["view"] == plain(table.state.view(seat))
            [happened] = picture["happened"]
            assert (happened["seq"], happened["at"]) == (seq, entry.at)
            told = [each["event"] for each in happened.get("events", [])]
            assert told == plain(heard_by(seat, list(table.told_by(seq))))
            assert (picture["result"] is None) == (seq < whole.seq)
            question = picture["question"]
            if seat in table.state.to_act():
                legal = [int(each.index) for each in table.state.legal(seat)]
                assert [each["action"] for each in question["legal"]] == legal
                asked = teller.question(table.state.view(seat))
                assert question["text"]["name"] == asked.name
            else:
                assert question is None
    assert picture["result"]["seed"] == whole.seed


def test_a_replay_has_no_place_before_the_first_or_behind_the_last_and_no_eyes_beside_the_table(
    people: list[Client], capo: Json
) -> None:
    path = f"/api/tables/{capo['id']}/replay"
    last = frame(people[0], capo, 0, None)["last"]
    refused(people[0].get(f"{path}?seq={last + 1}", 404), "no-entry", str(last))
    refused(people[0].get(f"{path}?seq=-1", 404), "no-entry")
    refused(people[0].get(f"{path}?eyes=3", 404), "no-seat", "3")
    refused(people[0].get(f"{path}?eyes=-1", 404), "no-seat")


def test_before_the_end_there_is_no_replay_and_no_truth_for_anybody(people: list[Client]) -> None:
    ann = people[0]
    for table in (ann.make(SMALL, 2), begun(people[:2], SMALL)):
        for path in ("replay", "query?asked={}", "log", "story", "truth", "course", "verify"):
            refused(ann.get(f"/api/tables/{table['id']}/{path}", 409), "not-over")


def test_a_finished_game_that_was_not_listed_is_seen_by_its_people_and_by_link(
    people: list[Client], stranger: Client, capo: Json
) -> None:
    for path in ("replay", "log", "story", "truth", "course", "verify"):
        address = f"/api/tables/{capo['id']}/{path}"
        for client in (stranger, people[2]):
            refused(client.get(address, 404), "no-table")
        link = capo["links"]["watch"]
        assert stranger.http.get(f"{address}?link={link}").status_code == 200


def test_the_story_tells_the_whole_game_at_once_as_each_pair_of_eyes_saw_it(
    people: list[Client], capo: Json, log: str
) -> None:
    last = Table.read(log, "the log").seq
    for eyes in (None, 0, 2):
        whose = "" if eyes is None else f"?eyes={eyes}"
        story = people[0].get(f"/api/tables/{capo['id']}/story{whose}")
        assert len(story["rounds"]) == len(story["happened"]) == last + 1
        assert story["rounds"][0] == 1
        assert story["rounds"] == sorted(story["rounds"])
        for seq in (0, last // 2, last):
            assert [story["happened"][seq]] == frame(people[0], capo, seq, eyes)["picture"][
                "happened"
            ]
    refused(people[0].get(f"/api/tables/{capo['id']}/story?eyes=3", 404), "no-seat", "3")


def test_a_replay_goes_back_as_well_as_on(people: list[Client], capo: Json) -> None:
    last = frame(people[0], capo, 0, None)["last"]
    onwards = [frame(people[0], capo, seq, 0) for seq in range(last + 1)]
    back = [frame(people[0], capo, seq, 0) for seq in reversed(range(last + 1))]
    assert back == onwards[::-1]


def test_the_truth_is_what_everybody_held_and_chose(
    people: list[Client], capo: Json, log: str
) -> None:
    whole = Table.read(log, "the log")
    table = Table(whole.opening, whole.seed)
    told = {each.seq: each.lines for each in tell(whole, TRUTH, "en").paragraphs}
    for seq, each in enumerate(whole.entries):
        if seq > 0:
            table.add(each)
        truth = people[0].get(f"/api/tables/{capo['id']}/truth?seq={seq}")
        assert (truth["chosen"] is not None) == isinstance(each, Move)
        assert len(told.get(seq, [])) == len(truth["told"]) + isinstance(each, Move)
        secret = [each for each in truth["told"] if len(each["hearers"]) < table.seats]
        assert len(secret) == sum(line.startswith("Only for") for line in told.get(seq, []))
        open_lines = plain(table.game.teller(table.rules).position(table.state.view(SPECTATOR)))
        for seat in range(table.seats):
            names = [line["name"] for line in truth["held"][seat]]
            assert ("cap-view-hand" in names) == bool(plain(table.state.view(seat))["hand"])
            assert all(line not in open_lines for line in truth["held"][seat])
            assert truth["views"][seat] == plain(table.state.view(seat))
        assert truth["open"] == plain(table.state.view(SPECTATOR))
    path = f"/api/tables/{capo['id']}/truth"
    refused(people[0].get(f"{path}?seq={whole.seq + 1}", 404), "no-entry", str(whole.seq))


def test_the_rules_are_asked_as_the_game_stood_then(
    people: list[Client], capo: Json, log: str
) -> None:
    whole = Table.read(log, "the log")
    table = Table(whole.opening, whole.seed)
    assert whole.game.queries_now is not None
    path = f"/api/tables/{capo['id']}/query"
    kept_back = 0
    for seq, each in enumerate(whole.entries[:9]):
        if seq > 0:
            table.add(each)
        for query in whole.game.queries_now(table.state.view(1)):
            text = quote(msgspec.json.encode(query).decode())
            answer = people[0].get(f"{path}?seq={seq}&eyes=1&asked={text}")["answer"]
            found = ask(table.game, table.state, 1, query)
            assert answer == (None if isinstance(found, Refusal) else plain(found))
            if query.public:
                seen = ask(table.game, table.state, SPECTATOR, query)
                shown = people[0].get(f"{path}?seq={seq}&asked={text}")["answer"]
                assert shown == (None if isinstance(seen, Refusal) else plain(seen))
            else:
                # Only a player could ask this: from nobody's eyes it makes no sense.
                assert people[0].get(f"{path}?seq={seq}&asked={text}")["answer"] is None
                kept_back += 1
    assert kept_back > 0, "everything was for everybody"
    refused(people[0].get(f"{path}?seq=0&eyes=1&asked={{}}", 400), "bad-input", "query")


# Verifying


def verified(client: Client, table: Json) -> Json:
    answer: Json = client.get(f"/api/tables/{table['id']}/verify")
    return answer


def test_a_game_verifies_in_the_same_words_as_its_file(
    people: list[Client], capo: Json, log: str
) -> None:
    table = Table.read(log, "the log")
    verdict = verified(people[1], capo)
    assert (verdict["sound"], verdict["fault"]) == (True, "")
    assert all(each["holds"] for each in verdict["checks"])
    speaker = Speaker("en", table.game.teller(table.rules), table.opening.names)
    said = [
        speaker.ui(each["say"]["name"], **each["say"]["facts"])
        for each in verdict["checks"]
        if each["name"] != "result"
    ]
    assert sorted(said) == sorted(checked(table, "en")[1:6])
    assert verdict["checks"][-1]["name"] == "result"
    assert commitment(verdict["seed"]) == verdict["commitment"] == capo["commitment"]
    assert verdict["seeds"] == ["seed of 0", "seed of 1", ""]
    assert verdict["key"] == fair_key(verdict["seed"], verdict["seeds"]).hex()
    assert verdict["seal"] == json.loads(log.splitlines()[-2])["seal"]


def another_card(line: Json) -> Json:
    """The same entry, but somebody else did it."""
    return line | {"seat": (line["seat"] + 1) % 3}


TAMPERED: dict[str, tuple[str, Damage]] = {
    "an entry altered": ("seals", damages.entry("""replace(entry, '"seat":', '"seat":1')""")),
    "an entry deleted": (
        "seals",
        sql("DELETE FROM entries WHERE table_id = :table AND seq = 3"),
    ),
    "the whole log deleted": ("seals", sql("DELETE FROM entries WHERE table_id = :table")),
    "another seed": ("seed", row("seed", f"'{new_seed()}'")),
    "another commitment": ("seed", row("commitment", f"'{commitment(new_seed())}'")),
    "another seed that fits its commitment": (
        "rules",
        row("seed", f"'{'05' * 32}', commitment = '{commitment('05' * 32)}'"),
    ),
    "a move of somebody else, sealed anew": ("rules", resealed(2, another_card)),
    "another number of seats": ("rules", row("seats", "4")),
    "the end cut off": (
        "rules",
        sql(
            "DELETE FROM entries WHERE table_id = :table AND seq = "
            "(SELECT max(seq) FROM entries WHERE table_id = :table)"
        ),
    ),
    "another winner": (
        "result",
        sql("UPDATE results SET place = 4 - place WHERE table_id = :table"),
    ),
    "more points": (
        "result",
        sql("UPDATE results SET points = points + 1 WHERE table_id = :table"),
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_a_game_that_was_tampered_with_in_the_database_is_told_so(
    house: House, log: str, what: str
) -> None:
    broken, damage = TAMPERED[what]
    guest = house.guest("Collector")
    table = guest.post("/api/logs", {"text": log})
    assert verified(guest, table)["sound"]
    assert frame(guest, table, 0, None)["seq"] == 0  # now it is at hand, and still looked up
    with past_the_service(house.settings.database) as file:
        damage(file, table["id"])
    verdict = verified(guest, table)
    assert not verdict["sound"]
    assert verdict["fault"]
    states = {each["name"]: each["holds"] for each in verdict["checks"]}
    assert list(states) == ["seals", "seed", "rules", "chance", "clocks", "result"]
    found = list(states).index(broken)
    assert list(states.values()) == [True] * found + [False] + [None] * (5 - found)
    assert (verdict["seed"], verdict["key"], verdict["seeds"]) == ("", "", [])


def test_a_finished_game_that_was_set_aside_still_tells_what_is_wrong_with_it(
    house: House, log: str
) -> None:
    guest = house.guest("Collector")
    table = guest.post("/api/logs", {"text": log})
    with past_the_service(house.settings.database) as file:
        TAMPERED["an entry altered"][1](file, table["id"])
    with guest.socket(table) as line:
        goodbye = line.closed()
    assert goodbye is not None
    assert guest.get(f"/api/tables/{table['id']}")["status"] == "aside"
    assert "entry 5" in verified(guest, table)["fault"]
    refused(guest.get(f"/api/tables/{table['id']}/replay", 409), "not-over")


def test_a_game_that_was_set_aside_before_its_end_gives_nothing_away(
    house: House, people: list[Client]
) -> None:
    """Its seed would tell all that is hidden; it may yet be mended and played on."""
    table = begun(people[:2], SMALL)
    with past_the_service(house.settings.database) as file:
        row("status", "'aside'")(file, table["id"])
    refused(people[0].get(f"/api/tables/{table['id']}/verify", 409), "not-over")


# The file


def test_the_file_of_a_game_verifies_and_holds_the_whole_truth(
    people: list[Client], capo: Json, log: str
) -> None:
    table = Table.read(log, "the log", find_game(CAPO))
    assert table.state.is_over()
    assert table.opening.commitment == capo["commitment"]
    assert table.opening.names[:2] == ["Ann", "Bob"]
    assert table.log() == log
    assert log_of(people[1], capo) == log


def test_a_file_can_be_brought_back_and_is_shown_again_to_who_brought_it(
    house: House, people: list[Client], stranger: Client, capo: Json, log: str
) -> None:
    carl = people[2]
    brought = carl.post("/api/logs", {"text": log})
    assert (brought["status"], brought["game"], brought["is_host"]) == ("over", CAPO, True)
    assert brought["id"] != capo["id"]
    assert [chair["name"] for chair in brought["chairs"]][:2] == ["Ann", "Bob"]
    assert brought["commitment"] == capo["commitment"]
    for eyes in (None, 0, 2):
        last = frame(carl, brought, 0, eyes)["last"]
        for seq in (0, last // 2, last):
            assert frame(carl, brought, seq, eyes) == frame(people[0], capo, seq, eyes)
    assert log_of(carl, brought) == log
    with carl.socket(brought) as socket:
        assert socket.wait("update")["result"] is not None
    refused(stranger.get(f"/api/tables/{brought['id']}", 404), "no-table")
    refused(stranger.post("/api/logs", {"text": log}, 401), "stranger")


def test_a_brought_game_counts_for_nobody(house: House, people: list[Client], log: str) -> None:
    guest = house.guest("Collector")
    brought = guest.post("/api/logs", {"text": log})
    assert not brought["settings"]["rated"]
    for client in (guest, people[0]):
        assert brought["id"] not in [each["table"] for each in client.get("/api/my/results")]
        assert CAPO not in client.get("/api/me")["ratings"]


@pytest.fixture(scope="module")
def forger(house: House) -> Client:
    return house.guest("Forger")


@pytest.fixture(scope="module")
def bad_logs(log: str) -> dict[str, tuple[str, str]]:
    """Files that are not finished games, and a word of what is said about each."""
    lines = log.splitlines()
    table = Table.read(log, "the log")
    moves = [each for each in table.entries if isinstance(each, Move)]
    unfinished = write_log(table.entries[:-1], table.seed)
    late = [msgspec.structs.replace(each, at=2**70) for each in table.entries]
    opening = msgspec.structs.replace(table.opening, clock=Clock(2**70))
    return {
        "nothing": ("", "line 1"),
        "nonsense": ("a game of cards\n", "line 1"),
        "cut short": ("\n".join(lines[:-1]) + "\n", "cut short"),
        "altered": (log.replace('"Ann"', '"Eve"'), "line 1"),
        "not over": (unfinished, "not over"),
        "another seed": (log.replace(table.seed, new_seed()), "committed"),
        "a move too many": (write_log([*table.entries, moves[-1]], table.seed), "refuse"),
        "a time that no clock shows": (write_log(late, table.seed), "a time that never was"),
        "a clock for ever": (
            write_log([opening, *table.entries[1:]], table.seed),
            "a clock that Backroom",
        ),
    }


@pytest.mark.parametrize(
    "kind",
    [
        "nothing",
        "nonsense",
        "cut short",
        "altered",
        "not over",
        "another seed",
        "a move too many",
        "a time that no clock shows",
        "a clock for ever",
    ],
)
def test_a_file_that_is_not_a_finished_game_is_refused_with_what_is_wrong(
    forger: Client, bad_logs: dict[str, tuple[str, str]], kind: str
) -> None:
    text, word = bad_logs[kind]
    answer = forger.post("/api/logs", {"text": text}, 400)
    assert word in answer["text"]
    assert forger.get("/api/my/tables") == []

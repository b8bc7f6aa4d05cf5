"""Quick match: whoever waits is found, nobody waits for long, and nobody meets whom he blocked."""

from collections.abc import Iterator

import pytest

from builders.running_house import Client, House, Json, open_house, until
from server.test_meeting import card_of

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("match"), match_after=3600.0) as house:
        yield house


def find(client: Client, game: str | None = SMALL) -> Json:
    found: Json = client.post("/api/match", {"game": game})
    return found


def begun(client: Client) -> Json:
    """The table of a client who waits, once it has begun."""
    seen: list[Json] = []

    def look() -> bool:
        mine = client.get("/api/match")["mine"]
        seen.append(mine)
        return mine is not None and bool(mine["begun"])

    until(look, "the match begins")
    return seen[-1]


def test_those_who_wait_are_seated_together_and_a_full_table_begins(house: House) -> None:
    people = [house.guest(name) for name in ("Ann", "Bob", "Cleo", "Dora")]
    first = find(people[0])
    assert [each["name"] for each in first["waiting"]] == ["Ann"]
    assert find(people[0])["table"] == first["table"]  # asking again changes nothing
    assert Client(house.port).get("/api/match") == {"waiting": {SMALL: 1}, "mine": None}
    for client in people[1:]:
        assert find(client)["table"] == first["table"]
    assert all(begun(client)["table"] == first["table"] for client in people)
    table = people[0].get(f"/api/tables/{first['table']}")
    assert (table["status"], table["settings"]["rated"], table["unrated"]) == ("playing", True, "")
    assert Client(house.port).get("/api/match")["waiting"] == {}


def test_who_does_not_mind_the_game_sits_down_with_whoever_waits(house: House) -> None:
    ann, bob, cleo = (house.guest(name) for name in ("Ann", "Bob", "Cleo"))
    assert find(cleo, None)["game"] == CAPO
    cleo.ask("DELETE", "/api/match")
    waits = find(ann, SMALL)
    assert find(bob, None)["table"] == waits["table"]


def test_after_its_minute_bots_take_the_free_chairs(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with open_house(tmp_path_factory.mktemp("soon"), match_after=0.0) as house:
        ann = house.guest("Ann")
        find(ann)
        table = ann.get(f"/api/tables/{begun(ann)['table']}")
    assert [bool(chair["bot"]) for chair in table["chairs"]] == [False, True, True, True]
    assert (table["status"], table["unrated"]) == ("playing", "alone")


def test_all_who_wait_may_agree_to_begin_with_bots_at_once(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    find(ann)
    find(bob)
    assert ann.post("/api/match/begin")["begun"] is False
    assert ann.get("/api/match")["mine"]["wishes"] == 1
    bob.post("/api/match/begin")
    assert len(begun(ann)["waiting"]) == 2


def test_whoever_waits_no_longer_frees_the_chair_and_the_last_clears_the_table(
    house: House,
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = find(ann)["table"]
    find(bob)
    ann.ask("DELETE", "/api/match")
    assert [each["name"] for each in bob.get("/api/match")["mine"]["waiting"]] == ["Bob"]
    bob.ask("DELETE", "/api/match")
    bob.get(f"/api/tables/{table}", 404)
    assert bob.ask("DELETE", "/api/match", expect=404)["message"]["name"] == "service-no-match"
    bob.post("/api/match/begin", expect=404)


def test_another_game_is_another_table(house: House) -> None:
    ann = house.guest("Ann")
    first, second = find(ann, SMALL), find(ann, CAPO)
    assert first["table"] != second["table"]
    assert ann.get("/api/match")["waiting"] == {CAPO: 1}


@pytest.mark.parametrize("who", ["the one who waits", "the one who comes"])
def test_nobody_is_seated_with_whom_he_blocked(house: House, who: str) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    one, other = (ann, bob) if who == "the one who waits" else (bob, ann)
    one.ask("PUT", f"/api/people/{card_of(other)}/shun", {"how": "block"})
    assert find(ann)["table"] != find(bob)["table"]


def test_bad_wishes_and_strangers_are_refused(house: House) -> None:
    ann = house.guest("Ann")
    ann.post("/api/match", {"game": "chess"}, 404)
    ann.post("/api/match", {"game": 7}, 400)
    ann.post("/api/match", {"games": SMALL}, 400)
    Client(house.port).post("/api/match", {"game": SMALL}, 401)
    assert ann.get("/api/match") == {"waiting": {}, "mine": None}

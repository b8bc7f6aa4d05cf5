"""A table that people leave: ended by the vote of all who still play, or led by another host."""

from collections.abc import Iterator

import pytest

from builders.running_house import Client, House, Json, open_house, until
from server.people.house import Clock
from server.test_history import begun, play_to_the_end

SMALL = "counterfeiters"
MINUTES = 60_000


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("endings"), clock, host_after=0.2) as house:
        yield house


def wish(client: Client, table: Json, wish: bool = True, expect: int | None = None) -> Json:
    answer: Json = client.post(f"/api/tables/{table['id']}/end", {"wish": wish}, expect)
    return answer


def test_a_game_ends_when_all_who_play_wish_it_and_counts_for_nobody(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = begun([ann, bob], SMALL, bots=1, rated=True)
    with bob.socket(table) as socket:
        socket.wait("update")
        assert wish(ann, table)["votes"] == [0]
        assert socket.wait("welcome")["table"]["votes"] == [0]
        assert wish(ann, table, False)["votes"] == []
        wish(ann, table)
        assert wish(bob, table)["status"] == "ended"
        gone = socket.wait("goodbye") if "goodbye" in socket.newest else None
        assert gone is None or gone["message"]["name"] == "service-ended"
    assert ann.get("/api/my/results") == []
    assert ann.get("/api/me")["ratings"] == {}
    [listed] = ann.get("/api/my/tables")
    assert listed["status"] == "ended"
    assert wish(ann, table, expect=409)["message"]["name"] == "service-ended"
    assert ann.get(f"/api/tables/{table['id']}/replay")["seq"] == 0


def test_somebody_who_has_been_away_for_long_does_not_hold_the_others(
    house: House, clock: Clock
) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = begun([ann, bob], SMALL)
    with ann.socket(table) as socket:
        socket.wait("update")
        assert wish(ann, table)["status"] == "playing"
        clock.time += 9 * MINUTES
        assert wish(ann, table)["status"] == "playing"
        clock.time += 2 * MINUTES
        assert wish(ann, table)["status"] == "ended"


def test_by_correspondence_everybody_is_asked(house: House, clock: Clock) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = begun([ann, bob], SMALL, clock={"decision": 7 * 86_400})
    clock.time += 3 * 86_400_000
    assert wish(ann, table)["status"] == "playing"
    assert wish(bob, table)["status"] == "ended"


def test_only_players_vote_and_only_while_it_is_played(house: House) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    lobby = ann.make(SMALL, 2)
    ann.sit(lobby)
    assert wish(ann, lobby, expect=409)["message"]["name"] == "service-not-begun"
    table = begun([ann, bob], SMALL, listed=True)
    assert wish(eve, table, expect=403)["message"]["name"] == "service-not-seated"
    ann.post(f"/api/tables/{table['id']}/end", {"wish": "yes"}, 400)
    assert ann.get(f"/api/tables/{table['id']}")["votes"] == []
    play_to_the_end(house, table)
    wish(ann, table, expect=409)


def test_a_host_who_left_is_replaced_by_somebody_who_is_there(house: House, clock: Clock) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.make(SMALL, 2)
    ann.sit(table)
    bob.sit(table)
    with bob.socket(table) as socket:
        with ann.socket(table) as hers:
            hers.wait("welcome")
        socket.wait("welcome", lambda message: message["table"]["chairs"][1]["there"])
        clock.time += MINUTES
        until(lambda: moved(house, clock), "the house looks around")
        heard = socket.wait("welcome", lambda message: message["table"]["host"] == "Bob")
        assert heard["table"]["is_host"] is True
    assert ann.get(f"/api/tables/{table['id']}")["is_host"] is False
    bob.post(f"/api/tables/{table['id']}/start")


def moved(house: House, clock: Clock) -> bool:
    """The host is given his time from the first look without him."""
    clock.time += MINUTES
    return all(each.room.host == "Bob" for each in house.service.rooms.running.values())


def test_nobody_takes_the_place_of_a_host_who_is_there(house: House, clock: Clock) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = ann.make(SMALL, 2)
    ann.sit(table)
    bob.sit(table)
    with ann.socket(table) as hers, bob.socket(table) as his:
        hers.wait("welcome")
        his.wait("welcome")
        for _ in range(3):
            clock.time += 60 * MINUTES
            bob.get("/api/me")
    assert ann.get(f"/api/tables/{table['id']}")["is_host"] is True

"""People among each other: profiles, rankings, friends, whom to keep away from."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from builders.running_house import Client, House, Json, open_house, until
from server.test_history import begun, play_to_the_end

CAPO = "capo-della-mafia"
SMALL = "counterfeiters"
PHRASE = "seven quiet canaries"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("meeting")) as house:
        yield house


def account(house: House, login: str) -> Client:
    client = house.guest(login.capitalize())
    client.post("/api/account", {"login": login, "passphrase": PHRASE})
    return client


def card_of(client: Client) -> str:
    return str(client.get("/api/my/circle")["card"])


def friends(one: Client, other: Client) -> None:
    link = one.post("/api/my/friend-link")["link"]
    other.post(f"/api/friends/{link}")


def names(client: Client, how: str) -> list[str]:
    return [each["name"] for each in client.get("/api/my/circle")["people"] if each["how"] == how]


# Profiles and rankings


def test_a_rated_game_shows_in_profile_and_ranking_and_says_what_it_did(house: House) -> None:
    nora, otto = account(house, "nora"), account(house, "otto")
    play_to_the_end(house, begun([nora, otto], SMALL))
    table = begun([nora, otto], SMALL, rated=True)
    play_to_the_end(house, table)
    friendly, rated = sorted(nora.get("/api/my/results"), key=lambda each: bool(each["rated"]))
    assert (friendly["unrated"], rated["unrated"]) == ("friendly", "")
    assert all(place["change"] is None for place in friendly["places"])
    changes = {place["name"]: place["change"] for place in rated["places"]}

    ranking = nora.get(f"/api/games/{SMALL}/ranking")
    assert ranking["missing"] == ""
    assert ranking["mine"]["name"] == "Nora"
    assert ranking["mine"]["week"] == changes["Nora"]
    assert ranking["course"] == [ranking["mine"]["rating"]]
    assert [line["you"] for line in ranking["lines"]].count(True) == 1
    assert [line["place"] for line in ranking["lines"]] == [1, 2]

    profile = otto.get(f"/api/people/{card_of(nora)}")
    [record] = profile["records"]
    assert (record["game"], record["games"], record["rated"]) == (SMALL, 2, 1)
    assert record["rating"] == ranking["mine"]["rating"]
    assert (profile["you"], profile["account"]) == (False, True)


def test_whoever_is_not_in_the_ranking_is_told_why(house: House) -> None:
    stranger, guest, newcomer = Client(house.port), house.guest(), account(house, "newcomer")
    path = f"/api/games/{CAPO}/ranking"
    told = [client.get(path)["missing"] for client in (stranger, guest, newcomer)]
    assert told == ["stranger", "guest", "new"]
    assert stranger.get("/api/games/chess/ranking", 404)["message"]["name"] == "service-no-game"


def test_of_a_guest_only_the_name_is_shown(house: House) -> None:
    gina = house.guest("Gina")
    profile = Client(house.port).get(f"/api/people/{card_of(gina)}")
    assert (profile["name"], profile["account"], profile["records"]) == ("Gina", False, [])
    assert "login" not in profile
    answer = gina.get("/api/people/0123456789abcdef", 404)
    assert answer["message"]["name"] == "service-no-person"


def test_a_table_says_before_it_begins_why_it_will_not_be_rated(house: House) -> None:
    host, guest = house.guest("Host"), house.guest("Guest")
    friendly = host.make(SMALL, 2)
    assert friendly["unrated"] == "friendly"
    rated = host.make(SMALL, 2, rated=True)
    assert rated["unrated"] == "alone"
    assert host.sit(rated)["unrated"] == "alone"
    assert guest.sit(rated)["unrated"] == ""


# Friends


def test_a_link_makes_friends_both_ways_and_a_new_one_ends_the_old(house: House) -> None:
    one, other, late = house.guest("One"), house.guest("Other"), house.guest("Late")
    old = one.post("/api/my/friend-link")["link"]
    assert Client(house.port).get(f"/api/friends/{old}") == {"name": "One", "friends": False}
    assert other.post(f"/api/friends/{old}") == {"name": "One", "friends": True}
    other.post(f"/api/friends/{old}")  # once more changes nothing
    assert (names(one, "friend"), names(other, "friend")) == (["Other"], ["One"])
    one.post("/api/my/friend-link")
    assert late.post(f"/api/friends/{old}", expect=404)["message"]["name"] == "service-no-link"
    other.ask("DELETE", f"/api/my/friends/{card_of(one)}")
    assert (names(one, "friend"), names(other, "friend")) == ([], [])


def test_nobody_is_his_own_friend_and_strangers_have_none(house: House) -> None:
    one = house.guest("One")
    link = one.post("/api/my/friend-link")["link"]
    assert one.post(f"/api/friends/{link}")["friends"]
    assert names(one, "friend") == []
    Client(house.port).post(f"/api/friends/{link}", expect=401)
    Client(house.port).get("/api/my/circle", 401)


def test_a_friend_is_asked_to_a_table_and_finds_it_until_he_sits_or_declines(house: House) -> None:
    host, friend, other = house.guest("Host"), house.guest("Friend"), house.guest("Other")
    friends(host, friend)
    table = host.make(SMALL, 2, title="Friday night")
    host.sit(table)
    path = f"/api/tables/{table['id']}/invitations"
    refused = host.post(path, {"card": card_of(other)}, 403)
    assert refused["message"]["name"] == "service-no-friend"
    other.post(path, {"card": card_of(host)}, 404)  # it is not even his to see
    host.post(path, {"card": card_of(friend)})
    host.post(path, {"card": card_of(friend)})
    [asked] = friend.get("/api/my/invitations")
    assert (asked["table"], asked["title"], asked["host"]) == (table["id"], "Friday night", "Host")
    assert other.get("/api/my/invitations") == []
    friend.ask("DELETE", f"/api/my/invitations/{table['id']}")
    assert friend.get("/api/my/invitations") == []
    host.post(path, {"card": card_of(friend)})
    friend.post(f"/api/tables/{table['id']}/seats?link={asked['link']}", {})
    assert friend.get("/api/my/invitations") == []


# Keeping away


def shun(client: Client, other: Client, how: str | None) -> None:
    client.ask("PUT", f"/api/people/{card_of(other)}/shun", {"how": how})


def test_whoever_is_blocked_cannot_sit_down_at_ones_table_and_is_not_told_why(house: House) -> None:
    host, pest = house.guest("Host"), house.guest("Pest")
    friends(host, pest)
    shun(host, pest, "block")
    assert (names(host, "friend"), names(host, "block"), names(pest, "block")) == ([], ["Pest"], [])
    table = host.make(SMALL, 2, listed=True)
    refused = pest.post(f"/api/tables/{table['id']}/seats", {}, 403)
    assert refused["message"]["name"] == "service-no-join"
    shun(host, pest, None)
    pest.post(f"/api/tables/{table['id']}/seats", {})
    shun(host, pest, "mute")
    assert pest.get(f"/api/people/{card_of(host)}")["shunned"] is None


def test_bad_wishes_about_others_change_nothing(house: House) -> None:
    one, other = house.guest("One"), house.guest("Other")
    path = f"/api/people/{card_of(other)}/shun"
    one.ask("PUT", path, {"how": "kill"}, 400)
    one.ask("PUT", f"/api/people/{card_of(one)}/shun", {"how": "mute"}, 400)
    one.ask("PUT", "/api/people/nobody/shun", {"how": "mute"}, 404)
    Client(house.port).ask("PUT", path, {"how": "mute"}, 401)
    assert one.get("/api/my/circle")["people"] == []


def seated(house: House, *people: Client) -> Json:
    table = people[0].make(SMALL, len(people))
    for seat, client in enumerate(people):
        client.sit(table, seat)
    return table


def test_whom_one_mutes_at_a_table_one_does_not_hear_at_the_next(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    first = seated(house, ann, bob)
    ann.start(first)
    with ann.socket(first) as socket:
        socket.wait("update")
        socket.connection.send('{"type":"mute","id":1,"seat":1,"on":true}')
        socket.wait("done")
    assert names(ann, "mute") == ["Bob"]
    second = seated(house, bob, ann)
    with ann.socket(second) as hers, bob.socket(second) as his:
        his.wait("welcome")
        his.connection.send('{"type":"say","id":1,"to":null,"text":"psst"}')
        his.wait("talk")
        hers.connection.send('{"type":"say","id":1,"to":null,"text":"hello"}')
        his.wait("talk", lambda message: message["text"] == "hello")
        assert hers.wait("talk")["text"] == "hello"
    bob.start(second)
    with ann.socket(second) as hers:
        assert hers.wait("update")["muted"] == [0]


def test_blocking_from_a_card_is_heeded_at_a_table_at_once(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    table = seated(house, ann, bob)
    ann.start(table)
    with ann.socket(table) as socket:
        assert socket.wait("update")["muted"] == []
        card = table_card(ann, table, 1)
        ann.ask("PUT", f"/api/people/{card}/shun", {"how": "block"})
        room = house.service.rooms.running[table["id"]].room
        until(lambda: room.talk.muted == {(0, 1)}, "the table knows")


def table_card(client: Client, table: Json, seat: int) -> str:
    """As the table names whoever sits there."""
    shown = client.get(f"/api/tables/{table['id']}")
    return str(shown["chairs"][seat]["card"])


def test_what_is_known_of_people_goes_with_them(house: House, tmp_path: Path) -> None:
    one, other = house.guest("One"), house.guest("Other")
    friends(one, other)
    card = card_of(other)
    other.ask("DELETE", "/api/me")
    assert one.get("/api/my/circle")["people"] == []
    one.get(f"/api/people/{card}", 404)

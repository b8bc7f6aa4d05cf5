"""What happens at one node is known at the others: who is there, what was said, who has gone."""

import asyncio
import re
from collections.abc import Iterator

import psycopg
import pytest

from backroom.server.lobby.bot_chairs import SIT_IN
from backroom.server.wire.people import MatchWaiting
from builders.postgres import needs_postgres
from builders.rooms_inside import at, begun
from builders.running_house import Client, Json, Socket, until
from server.nodes.houses import Three, chairs, nodes, seats

pytestmark = needs_postgres


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Three]:
    with nodes(tmp_path_factory.mktemp("three")) as three:
        yield three


@pytest.fixture(scope="module")
def people(three: Three) -> list[Client]:
    """One at each node."""
    return [node.guest(name) for node, name in zip(three.nodes, ("Ann", "Bob"), strict=False)]


def sat_down(people: list[Client], table: Json) -> list[Socket]:
    """Everybody at his own node, and each sees that the others are there."""
    sockets = [person.socket(table) for person in people]
    for socket in sockets:
        socket.wait("update", lambda update: all(each["present"] for each in update["seats"]))
    return sockets


def leave(*sockets: Socket) -> None:
    for socket in sockets:
        socket.connection.close()


def reason(answer: Json) -> str:
    """Of a refusal over REST or over a socket."""
    name: str = answer["message"]["name"]
    return name


def test_who_sits_at_another_node_is_there_until_he_goes(
    three: Three, people: list[Client]
) -> None:
    table = three.table(people)
    ann, bob = sat_down(people, table)
    leave(bob)
    ann.wait("update", lambda update: not update["seats"][1]["present"])
    assert seats(ann)[0]["present"]
    leave(ann)
    until(lambda: three.ask("SELECT * FROM node_presence") == [], "nobody is there")


def test_nobody_who_sits_at_another_node_is_replaced_by_a_bot_and_who_went_away_is(
    three: Three, people: list[Client]
) -> None:
    table = three.table(people, hold=60)
    ann, bob = sat_down(people, table)
    asked = 0 if at(ann, 0)["question"] is not None else 1
    mover, other = (ann, bob) if asked == 0 else (bob, ann)
    host = people[0]
    path = f"/api/tables/{table['id']}/seats/1/bot"
    assert reason(host.ask("PUT", path, {"level": SIT_IN}, 409)) == "service-is-there"
    three.until_in_charge(table)
    three.turn(table, 1_000)
    assert other.ask("ping")["seq"] == mover.ask("ping")["seq"] == 0
    assert chairs(other, asked) == ""
    leave(mover)
    other.wait("update", lambda update: not update["seats"][asked]["present"])
    until(lambda: three.in_charge(table) == [1 - asked], "who is still there has charge")
    three.turn(table, 59)
    assert other.ask("ping")["seq"] == 0
    three.turn(table, 2)
    other.wait("update", lambda update: update["seats"][asked]["bot"] == SIT_IN)
    leave(other)


def test_a_clock_runs_out_once_though_three_nodes_look_at_it(
    three: Three, people: list[Client]
) -> None:
    table = three.table(people, hold=0, clock={"decision": 60, "reserve": 0})
    ann, bob = sat_down(people, table)
    watcher = three.at(2, people[0]).socket(table, watch=1)
    three.until_in_charge(table)
    three.turn(table, 61)
    for socket in (ann, bob, watcher):
        at(socket, 1)
    told = [entry for entry in ann.newest["update"]["happened"] if entry.get("by") == "clock"]
    assert len(told) == 1
    assert three.ask("SELECT max(seq) FROM entries WHERE table_id = %s", table["id"]) == [(1,)]
    leave(ann, bob, watcher)


def test_what_is_said_is_heard_at_every_node_and_a_whisper_by_one(
    three: Three, people: list[Client]
) -> None:
    table = three.table(people)
    ann, bob = sat_down(people, table)
    watcher = three.at(2, people[0]).socket(table, watch=1)
    watcher.wait("update")
    assert ann.ask("say", text="To all.")["type"] == "done"
    for socket in (bob, watcher):
        assert socket.wait("talk")["text"] == "To all."
    assert bob.ask("say", text="To you.", to=0)["type"] == "done"
    assert ann.wait("talk", lambda talk: talk["text"] == "To you.")
    assert ann.ask("say", text="To all again.")["type"] == "done"
    assert watcher.wait("talk")["text"] == "To all again."
    assert bob.ask("mute", seat=0, on=True)["type"] == "done"
    tab = three.at(0, people[1]).socket(table)
    tab.wait("update", lambda update: update["muted"] == [0])
    leave(ann, bob, watcher, tab)


def test_a_session_that_ends_at_one_node_ends_at_the_others(
    three: Three, people: list[Client]
) -> None:
    guest = three.nodes[0].guest("Carl")
    table = three.table([guest, people[1]])
    here, there = guest.socket(table), three.at(2, guest).socket(table)
    other = people[1].socket(table)
    for socket in (here, there, other):
        socket.wait("update")
    guest.ask("DELETE", "/api/session")
    for socket in (here, there):
        goodbye = socket.closed()
        assert goodbye is not None
        assert goodbye["message"]["name"] == "service-stranger"
    assert other.ask("ping")["type"] == "done"
    leave(other)


def test_quick_matches_are_made_and_hurried_across_nodes(three: Three) -> None:
    ann, bob = three.nodes[0].guest("Dora"), three.nodes[1].guest("Emil")
    tables = {
        each.post("/api/match", {"game": "counterfeiters", "seed": ""})["table"]
        for each in (ann, bob)
    }
    assert len(tables) == 1
    [table] = tables
    assert not ann.post("/api/match/begin")["begun"]
    assert bob.post("/api/match/begin")["begun"]
    elsewhere = three.at(2, ann)

    def told() -> bool:
        mine = elsewhere.get("/api/match")["mine"]
        return mine is not None and mine["table"] == table and mine["begun"]

    until(told, "she is told at a third node")
    until(lambda: ann.get("/api/match")["mine"] is None, "she is told once")


def test_who_hurries_is_told_of_the_table_that_another_node_has_begun_meanwhile(
    three: Three, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = three.nodes[0].guest("Flora"), three.nodes[1].guest("Gus")
    table = ann.post("/api/match", {"game": "maffiosi", "seed": ""})
    bob.post("/api/match", {"game": "maffiosi", "seed": ""})
    ann.post("/api/match/begin")
    matching = three.nodes[1].service.matching
    monkeypatch.setattr(matching, "note_begun", lambda table_id, waited: None)

    async def overtaken() -> float:
        """The others were quicker."""
        while await three.nodes[1].service.matching.shown(None) != MatchWaiting({}, None):
            await asyncio.sleep(0.01)
        return 60.0

    monkeypatch.setattr(matching, "begin_what_can", overtaken)
    shown = bob.post("/api/match/begin")
    assert shown["begun"]
    assert shown["table"] == table["table"]


def test_a_tab_that_has_seen_more_than_its_new_node_is_not_shown_less(
    three: Three, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = three.table(people)
    ann, bob = sat_down(people, table)
    deaf = three.at(2, people[0]).socket(table)
    deaf.wait("update")
    monkeypatch.setattr(three.nodes[2].service.rooms.hearing, "reads", True)
    mover = ann if at(ann, 0)["question"] is not None else bob
    seq = mover.act(mover.newest["update"]["question"]["legal"][0]["action"])["seq"]
    assert deaf.ask("ping")["seq"] == 0, "this node has not heard of the move"
    again = three.at(2, people[0]).socket(table, since=seq)
    assert again.wait("update")["seq"] >= seq
    leave(ann, bob, deaf, again)


def test_of_sealed_choices_at_two_nodes_both_count_though_one_has_not_heard_of_the_other(
    three: Three, people: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    everybody = [*people, three.nodes[2].guest("Carl")]
    table = begun(everybody, "capo-della-mafia")
    sockets = sat_down(everybody, table)
    asked = [each for each in sockets if at(each, 0)["question"] is not None]
    assert len(asked) >= 2, "they choose at the same time"
    for node in three.nodes:
        monkeypatch.setattr(node.service.rooms.hearing, "reads", True)
    answers = [each.act(each.newest["update"]["question"]["legal"][0]["action"]) for each in asked]
    assert [each["type"] for each in answers] == ["done"] * len(asked)
    assert [each["seq"] for each in answers] == [*range(1, len(asked) + 1)]
    # And nobody can send twice what was done, at whatever node.
    again = three.at(1, everybody[0]).socket(table)
    again.wait("update")
    first = sockets[0].newest["update"]
    twice = again.act(first["question"]["legal"][0]["action"] if first["question"] else 0, seq=0)
    assert reason(twice) == "service-moved-on"
    leave(*sockets, again)


def test_only_ids_and_numbers_are_told_from_node_to_node(
    three: Three, people: list[Client]
) -> None:
    address = three.nodes[0].settings.database
    with psycopg.connect(address, autocommit=True) as listener:
        listener.execute("LISTEN backroom")
        table = three.table(people)
        ann, bob = sat_down(people, table)
        mover = ann if at(ann, 0)["question"] is not None else bob
        mover.act(mover.newest["update"]["question"]["legal"][0]["action"])
        bob.ask("say", text="Nobody else hears that.", to=0)
        ann.wait("talk")
        bob.ask("mute", seat=0, on=False)
        people[0].post("/api/match", {"game": "counterfeiters", "seed": ""})
        people[0].ask("DELETE", "/api/match")
        leave(ann, bob)
        told = [each.payload for each in listener.notifies(timeout=3.0)]
    items = [item for payload in told for item in payload.split(" ")[1:]]
    assert {item.partition(":")[0] for item in items} >= {"table", "present"}
    for item in items:
        assert re.fullmatch(r"[a-z]+:[0-9a-f]*:-?[0-9]+", item), item

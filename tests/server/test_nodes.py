"""Two services on one file, as two nodes of a bigger house: both take moves for the same tables,
and the log decides."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from backroom.table import Move
from builders.kept_on_postgres import past_the_service
from builders.rooms_inside import begun, came_back
from builders.running_house import Client, House, Json, Kept, Socket, open_house
from server.crowd import Crowd, Player, logs_in

SHOWN = ("seq", "view", "position", "question", "menu", "undo", "result")


@contextmanager
def two_nodes(folder: Path) -> Iterator[tuple[House, House]]:
    with open_house(folder) as one, open_house(folder) as other:
        yield one, other


def join(nodes: tuple[House, House]) -> None:
    """What the bus of a bigger house will do: each node hears what the other one publishes."""
    for speaker, listener in (nodes, reversed(nodes)):

        def pass_on(table: str, seq: int, to: House = listener) -> None:
            to.loop.call_soon_threadsafe(to.service.rooms.hearing.heard, table, seq)

        speaker.service.house.bus.subscribe(pass_on)


def at(node: House, person: Client) -> Client:
    """The same person in a tab that speaks to this node."""
    return came_back(person, node.port)


def raced(tabs: list[Socket], seq: int, actions: list[int]) -> list[Json]:
    """Act in all these tabs at once; the answers."""
    pairs = zip(tabs, actions, strict=True)
    numbers = [tab.send("act", seq=seq, action=action) for tab, action in pairs]
    return [answer_to(tab, number) for tab, number in zip(tabs, numbers, strict=True)]


def answer_to(tab: Socket, number: int) -> Json:
    while True:
        message = tab.take()
        if message.get("id") == number:
            return message


def until_seq(tab: Socket, seq: int) -> Json:
    """What this tab shows once the table has come so far."""
    while tab.newest.get("update", {"seq": -1})["seq"] < seq:
        tab.take()
    return {name: tab.newest["update"][name] for name in SHOWN}


def test_of_two_moves_at_two_nodes_one_counts_and_both_show_it(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    won: list[int] = []
    with two_nodes(tmp_path) as nodes:
        people = [nodes[0].guest("Anna"), nodes[0].guest("Bruno")]
        table = begun(people, "counterfeiters")
        tabs = [[at(node, person).socket(table) for node in nodes] for person in people]
        while True:
            shown = [[until_seq(tab, len(won)) for tab in pair] for pair in tabs]
            assert all(here == there for here, there in shown)
            if shown[0][0]["result"] is not None:
                break
            seat = next(seat for seat in (0, 1) if shown[seat][0]["question"])
            legal = shown[seat][0]["question"]["legal"]
            actions = [chance.choice(legal)["action"] for _ in nodes]
            answers = raced(tabs[seat], len(won), actions)
            [done] = [each for each in answers if each["type"] == "done"]
            [late] = [each for each in answers if each["type"] == "refused"]
            assert late["message"]["name"] == "service-moved-on"
            won.append(actions[answers.index(done)])
            assert done["seq"] == len(won)
        for pair in tabs:
            for tab in pair:
                tab.connection.close()
        [result] = people[0].get("/api/my/results")
        assert len(result["places"]) == 2
    log = logs_in(Kept.place(tmp_path))[table["id"]]
    assert [entry.action for entry in log if isinstance(entry, Move)] == won


def test_two_nodes_that_hear_each_other_play_one_game_to_its_end(tmp_path: Path, seed: int) -> None:
    with two_nodes(tmp_path) as nodes:
        join(nodes)
        people = [nodes[0].guest(name) for name in ("Anna", "Bruno", "Carla")]
        table = begun(people, "capo-della-mafia", bots=1, rated=True)["id"]
        players = [
            Player(at(nodes[seat % 2], person), table, seat, random.Random(seed + seat), 0)
            for seat, person in enumerate(people)
        ]

        async def run() -> Crowd:
            crowd = Crowd(people, players)
            crowd.come()
            await crowd.until(lambda: all(each.is_over for each in players), "the end")
            return crowd

        crowd = asyncio.run(run())
        assert {each.seq for each in players} == {players[0].seq}
        [result] = people[0].get("/api/my/results")
        assert len(result["places"]) == 4
        games = [at(nodes[1], person).get("/api/me")["ratings"] for person in people]
        assert [each["capo-della-mafia"]["games"] for each in games] == [1, 1, 1]
    crowd.find_all_kept(Kept.place(tmp_path))
    with past_the_service(Kept.place(tmp_path)) as file:
        assert file.execute("SELECT count(*) FROM results").fetchone() == (4,)


def test_two_who_speak_at_once_at_two_nodes_are_both_heard(tmp_path: Path) -> None:
    with two_nodes(tmp_path) as nodes:
        people = [nodes[0].guest("Anna"), nodes[0].guest("Bruno")]
        table = begun(people, "counterfeiters")
        tabs = [at(node, person).socket(table) for node, person in zip(nodes, people, strict=True)]
        for tab, text in zip(tabs, ("Me first.", "No, me."), strict=True):
            tab.wait("update")
            assert tab.ask("say", text=text)["type"] == "done"
        while tabs[1].newest.get("talk", {"text": ""})["text"] != "No, me.":
            tabs[1].take()
        spoken = [json.loads(text) for text in tabs[1].received]
        heard = [each["text"] for each in spoken if each["type"] == "talk"]
        assert heard == ["Me first.", "No, me."]
        for tab in tabs:
            tab.connection.close()

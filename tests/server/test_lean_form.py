"""The lean form of the socket says what the form in words says, no more and no less."""

import random
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from backroom.kernel.game import all_games
from builders.lean_reader import LeanReader
from builders.running_house import PATIENCE, House, Json, Socket, open_house, play_on

MOVES = 60
NOT_THERE = {"type", "now", "position", "menu", "happened"}
"""What the lean form has not got, or tells at another moment."""


class LeanSocket(Socket):
    """A socket whose frames are read by somebody with the word lists."""

    reader: LeanReader
    happened: list[Json]
    unread: list[Json]

    def take(self) -> Json:
        if not self.unread:
            text = self.connection.recv(PATIENCE)
            assert isinstance(text, str)
            self.received.append(text)
            self.unread = self.reader.read(text)
        message = self.unread.pop(0)
        self.newest[message["type"]] = message
        self.happened += message.get("happened", [])
        return message


def begun(house: House, stack: ExitStack, game: str, seats: int) -> tuple[Json, list[Any]]:
    """A table of persons."""
    people = [house.guest(f"Player {seat}") for seat in range(seats)]
    table = people[0].make(game, seats)
    for seat, person in enumerate(people):
        person.sit(table, seat)
    people[0].start(table)
    return table, people


def lean_socket(person: Any, table: Json, **query: Any) -> LeanSocket:
    opened = person.socket(table, lean=1, **query)
    socket = LeanSocket(opened.connection)
    socket.reader = LeanReader()
    socket.happened, socket.unread = [], []
    return socket


@pytest.mark.parametrize("game", sorted(all_games()))
def test_both_forms_tell_the_same(game: str, tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    seats = all_games()[game].seats[0]
    with ExitStack() as stack, ExitStack() as sockets:
        house = stack.enter_context(open_house(tmp_path))
        table, people = begun(house, stack, game, seats)
        words = {n: sockets.enter_context(each.socket(table)) for n, each in enumerate(people)}
        lean = [lean_socket(each, table) for each in people]
        watchers = [house.guest("Watcher").socket(table, link=table["links"]["watch"])]
        watching = lean_socket(house.guest("Reader"), table, link=table["links"]["watch"])
        for one in (*lean, *watchers, watching):
            sockets.enter_context(one)
        happened: list[list[Json]] = [[] for _ in range(seats + 1)]
        for _ in range(MOVES):
            if play_on(words, chance) is not None:
                break
            seq = max(one.newest["update"]["seq"] for one in words.values())
            pairs = zip([*words.values(), *watchers], [*lean, watching], strict=True)
            for number, (full, short) in enumerate(pairs):
                for each in (full, short):
                    while each.newest.get("update", {"seq": -1})["seq"] < seq:
                        each.take()
                compare(full.newest["update"], short.newest["update"])
                told = full.newest["update"]["happened"]
                happened[number] += [each for each in told if each not in happened[number]]
        for full, heard in zip(happened, [one.happened for one in (*lean, watching)], strict=True):
            heard = [each for each in heard if each["seq"] <= full[-1]["seq"]]
            assert [each for each in heard if each in full] == full


def compare(full: Json, short: Json) -> None:
    assert full["seq"] == short["seq"]
    for name in full.keys() - NOT_THERE:
        assert short[name] == full[name], name


def test_who_asks_for_offers_and_for_words_gets_them(tmp_path: Path) -> None:
    with ExitStack() as stack:
        house = stack.enter_context(open_house(tmp_path))
        table, people = begun(house, stack, "la-cosa-nostra", 3)
        full = stack.enter_context(people[0].socket(table))
        update = full.wait("update")
        short = stack.enter_context(lean_socket(people[0], table))
        short.wait("update")
        assert short.newest["glossary"]["offers"]
        assert short.ask("position")["lines"] == update["position"]
        assert short.ask("offers")["choices"] == update["menu"]
        watcher = stack.enter_context(
            lean_socket(house.guest("Watcher"), table, link=table["links"]["watch"])
        )
        watcher.wait("update")
        assert watcher.ask("position")["lines"]
        assert watcher.ask("offers")["message"]["name"] == "service-not-seated"


def test_a_move_and_its_acknowledgement_come_in_one_frame(tmp_path: Path) -> None:
    with ExitStack() as stack:
        house = stack.enter_context(open_house(tmp_path))
        table, people = begun(house, stack, "capo-della-mafia", 3)
        mover = stack.enter_context(lean_socket(people[0], table))
        mover.wait("update")
        before = len(mover.received)
        choice = mover.newest["update"]["question"]["legal"][0]
        assert mover.act(choice["action"])["type"] == "done"
        (frame,) = mover.received[before:]
        assert [line.partition(",")[0] for line in frame.split("\n")] == [
            '{"type":"done"',
            '{"type":"change"',
        ]


def test_after_a_broken_line_a_whole_picture_comes_with_what_was_missed(tmp_path: Path) -> None:
    with ExitStack() as stack:
        house = stack.enter_context(open_house(tmp_path))
        table, people = begun(house, stack, "capo-della-mafia", 3)
        first = stack.enter_context(lean_socket(people[0], table))
        second = stack.enter_context(lean_socket(people[1], table))
        first.wait("update")
        second.wait("update")
        seen = second.newest["update"]["seq"]
        second.connection.close()
        first.act(first.newest["update"]["question"]["legal"][0]["action"])
        again = stack.enter_context(lean_socket(people[1], table, since=seen))
        again.wait("update")
        assert again.newest["update"]["seq"] == seen + 1
        assert [each["seq"] for each in again.newest["update"]["happened"]] == [seen + 1]

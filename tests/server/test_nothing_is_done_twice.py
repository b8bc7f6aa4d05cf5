"""A move is checked once and sealed once, and each pair of eyes has its picture painted once,
however many look with them."""

from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest

from backroom.kernel.seats import SPECTATOR
from backroom.table.entries import seal_of
from builders.running_house import House, Json, Socket, open_house
from counting import Counting

SEATS = 3


def begun(house: House, stack: ExitStack) -> tuple[Json, list[Socket]]:
    """A table at which every player has two tabs open, and two more look on."""
    people = [house.guest(f"Guest {seat}") for seat in range(SEATS)]
    table = people[0].make("capo-della-mafia", SEATS)
    for seat, client in enumerate(people):
        client.sit(table, seat)
    people[0].start(table)
    watch = table["links"]["watch"]
    strangers = [house.guest(f"Watcher {number}") for number in range(2)]
    sockets = [client.socket(table, link=watch) for client in (*people, *people, *strangers)]
    for socket in sockets:
        stack.enter_context(socket).wait("update")
    return table, sockets


def test_nothing_is_done_twice_for_one_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seals: list[bytes] = []

    def counted_seal(before: bytes, text: bytes) -> bytes:
        seals.append(text)
        return seal_of(before, text)

    monkeypatch.setattr("backroom.table.table.seal_of", counted_seal)
    # Whether a move may be taken back is found by questions of its own.
    monkeypatch.setattr("backroom.table.table.is_fair", lambda game, last, after: False)
    with ExitStack() as stack:
        house = stack.enter_context(open_house(tmp_path))
        table, sockets = begun(house, stack)
        room = house.service.rooms.running[table["id"]].room
        game, painter = room.playing()
        state, teller = Counting(game.state), Counting(painter.teller)

        def count() -> None:
            game.state, painter.teller = cast(Any, state), cast(Any, teller)

        house.inside(count)
        seals.clear()
        first = sockets[0].newest["update"]["question"]["legal"][0]
        assert sockets[0].act(first["action"])["type"] == "done"
        for socket in sockets:
            if socket.newest["update"]["seq"] < 1:
                socket.wait("update", lambda update: update["seq"] == 1)
        still_asked = len(game.state.to_act())
        assert still_asked == SEATS - 1
        assert len(seals) == 1
        assert state.calls["refuse"] == 1
        assert state.calls["apply"] == 1
        assert state.views == dict.fromkeys((*range(SEATS), SPECTATOR), 1)
        assert state.calls["legal"] == still_asked
        assert teller.calls["question"] == still_asked
        assert teller.calls["position"] == SEATS + 1

"""A house that is asked to step aside stops as soon as no table is moving, and loses nothing."""

import os
import signal
import socket
from pathlib import Path

import pytest

from backroom.kernel.errors import BadInput
from backroom.server.operations.listening_port import address_of, inherited_port
from backroom.server.web.serve import STILL
from builders.running_house import PATIENCE, House, Json, open_house
from server.running import refused, serving

NOON = 1_700_000_000_000


class Clock:
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.at = NOON

    def __call__(self) -> int:
        return self.at


def is_asked(update: Json) -> bool:
    """Does everything wait for this player? Then no bot moves on."""
    return update["question"] is not None and [seat["owes"] for seat in update["seats"]] == [
        True,
        False,
        False,
    ]


def is_still(house: House) -> bool:
    found: bool = house.inside(lambda: house.service.rooms.is_still(STILL))
    return found


def test_a_table_that_somebody_looks_at_is_moving_for_a_while_after_each_move(
    tmp_path: Path,
) -> None:
    clock = Clock()
    with open_house(tmp_path, clock) as house:
        person = house.guest()
        table = person.make("capo-della-mafia", 3)
        assert is_still(house)
        person.sit(table, 0)
        person.bots(table, 1, 2)
        person.start(table)
        with person.socket(table) as line:
            asked = line.wait("update", is_asked)
            assert not is_still(house)
            house.inside(lambda: house.server.step_aside())
            clock.at += int(STILL * 1000) - 1
            assert not is_still(house)
            done = line.act(asked["question"]["legal"][0]["action"])
            line.wait("update", lambda update: update["seq"] > done["seq"] and is_asked(update))
            assert not is_still(house)
            clock.at += int(STILL * 1000) + 1
            goodbye = line.closed()
        house.thread.join(PATIENCE)
        assert not house.thread.is_alive()
    assert goodbye is not None
    assert goodbye["message"]["name"] == "service-closing"


def test_whoever_is_not_asked_to_step_aside_stays_however_still_it_is(tmp_path: Path) -> None:
    with open_house(tmp_path, Clock()) as house:
        assert is_still(house)
        assert house.guest().get("/health")["status"] == "ok"
        assert house.thread.is_alive()


def test_a_signal_asks_and_the_house_ends_as_if_it_were_told_to_stop(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        running.guest()
        running.process.send_signal(signal.SIGUSR1)
        assert running.process.wait(PATIENCE) == 0
        assert running.log[-1]["event"] == "closed"


def test_a_socket_that_listens_is_a_door() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    with listening, inherited_port(os.dup(listening.fileno())) as inherited:
        assert address_of("127.0.0.1", inherited) == address_of("127.0.0.1", listening)


def test_a_file_is_no_door(tmp_path: Path) -> None:
    file = (tmp_path / "file").open("w", encoding="utf-8")
    with file, pytest.raises(BadInput, match=f"descriptor {file.fileno()} is not a socket"):
        inherited_port(file.fileno())


def test_a_socket_that_does_not_listen_is_no_door() -> None:
    with socket.socket() as silent, pytest.raises(BadInput, match="is not a socket that listens"):
        inherited_port(silent.fileno())


def test_a_number_that_is_no_descriptor_is_refused_with_a_sentence(tmp_path: Path) -> None:
    err = refused("serve", "--db", str(tmp_path / "backroom.db"), "--fd", "99")
    assert "file descriptor 99 is not a socket that listens" in err

"""A link that is sent to friends must lead them here, and not to their own machine."""

import socket
from pathlib import Path

import pytest

from backroom.server.operations import listening_port
from backroom.server.operations.listening_port import address_for_others, open_port
from builders.running_house import Client, open_house
from server.running import command


def test_a_house_that_hears_this_machine_only_has_no_address_for_others() -> None:
    with open_port("127.0.0.1", 0) as listening:
        assert address_for_others(listening) is None


def test_a_house_that_hears_everywhere_names_its_address_on_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(listening_port, "own_address", lambda: "192.168.7.5")
    with open_port("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        assert address_for_others(listening) == f"http://192.168.7.5:{port}"


@pytest.mark.parametrize(("own", "told"), [("192.168.7.5", "192.168.7.5"), ("127.0.0.1", None)])
def test_the_address_is_the_one_that_the_system_would_send_from(
    own: str, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket.socket, "connect", lambda *_: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _: (own, 40_000))
    assert listening_port.own_address() == told


def test_without_a_network_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_way(*_: object) -> None:
        raise OSError("Network is unreachable")

    with open_port("0.0.0.0", 0) as listening:
        monkeypatch.setattr(socket.socket, "connect", no_way)
        assert listening_port.own_address() is None
        assert address_for_others(listening) is None


@pytest.mark.parametrize("reachable", ["http://192.168.7.5:8710", None])
def test_the_house_tells_browsers_where_others_find_it(
    tmp_path: Path, reachable: str | None
) -> None:
    with open_house(tmp_path, reachable=reachable) as house:
        assert Client(house.port).http.get("/api/house").json() == {"reachable": reachable}


def test_people_are_let_in_directly_or_through_a_proxy_not_both() -> None:
    refused = command("serve", "--lan", "--behind-proxy", "--db", "a.db")
    assert refused.code == 2
    assert "--lan lets people in directly" in refused.err

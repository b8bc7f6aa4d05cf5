"""Lines to the house: who says nothing is not waited for, and nobody can have them all."""

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from backroom.server.operations.addresses import Known, counted_as
from backroom.server.operations.open_files import backlog, file_limit, most_connections
from bots.processes import linux_only
from builders.running_house import PATIENCE, Client, House, open_house, until
from server.running import serving

HALF = b"GET /health HTTP/1.1\r\nHost: here\r\nX-Slow: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
BODY = b"POST /api/guests HTTP/1.1\r\nHost: here\r\nContent-Length: 99\r\n\r\n{"
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.2"


@contextmanager
def line_to(port: int, source: str = HERE) -> Iterator[socket.socket]:
    """A bare line, from this address."""
    with socket.create_connection((HERE, port), PATIENCE, (source, 0)) as line:
        yield line


def rest_of(line: socket.socket) -> bytes:
    """All that the house says until it closes the line."""
    said = b""
    try:
        while more := line.recv(65536):
            said += more
    except ConnectionResetError:
        pass
    return said


def is_well(port: int, source: str = HERE) -> bool:
    with Client(port, source).http as one:
        return one.get("/health").status_code == 200


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that does not wait long for the rest of a request."""
    folder = tmp_path_factory.mktemp("hasty")
    with open_house(folder, request_seconds=0.5, body_seconds=0.5) as house:
        yield house


@pytest.mark.parametrize(
    ("sent", "answers"),
    [(b"", 0), (b"G", 0), (HALF, 0), (WHOLE, 1), (WHOLE + HALF, 1), (BODY, 0)],
    ids=["nothing", "a letter", "half a head", "a request", "one and a half", "half a body"],
)
def test_a_line_that_does_not_say_what_it_wants_is_closed(
    hasty: House, sent: bytes, answers: int
) -> None:
    """Half a head was waited for until the end of days."""
    with line_to(hasty.port) as line:
        line.sendall(sent)
        assert rest_of(line).count(b"HTTP/1.1 200 OK") == answers
    until(lambda: hasty.server.doorkeeper.all == 0, "the line is counted no longer")


def drip(line: socket.socket) -> None:
    """Send a letter now and then, until the house closes the line."""
    line.settimeout(0.05)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        line.sendall(b"x")
        try:
            if not line.recv(100):
                raise ConnectionResetError
        except TimeoutError:
            continue


def test_a_head_that_comes_a_letter_at_a_time_does_not_keep_its_line(hasty: House) -> None:
    with line_to(hasty.port) as line:
        line.sendall(HALF)
        with pytest.raises(ConnectionError):
            drip(line)


def test_a_socket_at_a_table_may_be_silent_for_as_long_as_it_likes(hasty: House) -> None:
    ann = hasty.guest("Ann")
    table = ann.make("counterfeiters", 2)
    with ann.socket(table) as one:
        one.wait("welcome")
        with line_to(hasty.port) as line:
            assert rest_of(line) == b""  # so long do others have
        assert one.ask("ping")["type"] == "done"
        ann.http.close()
        until(lambda: hasty.server.doorkeeper.all == 1, "only the socket is open")
    until(lambda: hasty.server.doorkeeper.all == 0, "the socket is counted no longer")


def test_one_address_has_only_so_many_lines_and_others_are_still_let_in(tmp_path: Path) -> None:
    with open_house(tmp_path, connections_an_address=5) as house, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(line_to(house.port))
        until(lambda: house.server.doorkeeper.all == 5, "they are all open")
        with line_to(house.port) as sixth:
            said = rest_of(sixth)
        assert said.startswith(b"HTTP/1.1 429 Too Many Requests\r\n")
        assert b'"service-too-many-connections"' in said
        assert b"x-content-type-options: nosniff" in said
        assert is_well(house.port, ELSEWHERE)
        stack.close()
        until(lambda: house.server.doorkeeper.all == 0, "they are all closed")
        assert is_well(house.port)


def test_behind_a_proxy_its_lines_are_not_counted_by_address(tmp_path: Path) -> None:
    limits: dict[str, Any] = {"connections_an_address": 2, "proxied": True}
    with open_house(tmp_path, **limits) as house, ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(line_to(house.port))
        until(lambda: house.server.doorkeeper.all == 5, "they are all open")
        assert is_well(house.port)


@linux_only
def test_with_few_files_a_crowd_that_says_nothing_stops_nobody_and_fills_no_disk(
    tmp_path: Path,
) -> None:
    """Three hundred half requests stopped the house and wrote 84 megabytes of log in a minute."""
    few = 160
    limits = ["--limit", "request_seconds=2"]
    constants = {"backroom.server.operations.open_files.WISHED": few}
    with serving(tmp_path, *limits, constants=constants) as running:
        resource.prlimit(running.process.pid, resource.RLIMIT_NOFILE, (few, few))
        with ExitStack() as stack:
            for _ in range(300):
                line = stack.enter_context(line_to(running.port))
                try:
                    line.sendall(HALF)
                except ConnectionError:
                    continue
            assert is_well(running.port, ELSEWHERE)
            guest = Client(running.port, ELSEWHERE)
            guest.post("/api/guests", {"name": "Honest"})
            guest.make("counterfeiters", 2)
        until(lambda: is_well(running.port), "also the crowd's address is let in again")
        assert len(running.err) < 100_000
        assert "out of system resource" not in running.err


def test_so_many_lines_are_let_in_that_files_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    for files in (100, 256, 1024, 65_536, 10**9):
        monkeypatch.setattr(resource, "getrlimit", lambda _, files=files: (files, files))
        assert 8 <= most_connections(10**9) + backlog() < file_limit()
        assert most_connections(50) <= 50


def test_a_household_of_ipv6_is_counted_as_one() -> None:
    assert (
        counted_as("2001:db8:1:2::1") == counted_as("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    )
    assert counted_as("2001:db8:1:3::1") != counted_as("2001:db8:1:2::1")
    assert counted_as("::ffff:10.0.0.1") == counted_as("10.0.0.1") == "10.0.0.1"
    assert counted_as("fe80::1%eth0") == "fe80::/64"
    assert counted_as("") == ""
    assert counted_as("testclient") == "testclient"


def test_a_proxy_is_known_by_its_address_its_network_or_its_name() -> None:
    known = Known(["10.0.0.0/8", "::1", "unix"])
    assert "10.1.2.3" in known
    assert "::1" in known
    assert "unix" in known
    assert "11.1.2.3" not in known
    assert "" not in known
    assert "anybody" in Known(["*"])

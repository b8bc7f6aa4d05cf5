"""A house that is told to stop has stopped five seconds later, whatever its visitors do."""

import socket
import time
from pathlib import Path

from backroom.server.web.serve import GOODBYE, STOPPING
from builders.running_house import PATIENCE
from server.running import serving

WHOLE = 5.0
"""Seconds in which SIGTERM is obeyed: an engine of containers grants ten, and then kills."""


def test_what_it_waits_for_when_it_stops_takes_less_than_five_seconds() -> None:
    assert STOPPING + GOODBYE <= WHOLE - 1.5


def mid_request(port: int) -> socket.socket:
    """Somebody who has sent half of what he wants to say."""
    half = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    half.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    return half


def test_it_stops_within_five_seconds_though_somebody_is_in_the_middle_of_a_request(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as running, mid_request(running.port) as half:
        anna = running.guest("Anna")
        table = anna.make("capo-della-mafia", 3)
        anna.sit(table, 0)
        anna.bots(table, 1, 2)
        anna.start(table)
        with anna.socket(table) as line:
            line.wait("update")
            began = time.monotonic()
            assert running.stop() == 0
            assert time.monotonic() - began < WHOLE
        assert half.fileno() >= 0

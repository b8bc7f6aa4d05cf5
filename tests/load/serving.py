"""A server in a process of its own, and what it costs."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
WIDE = {
    "cost_rate": "1e9",
    "cost_burst": "1000000000",
    "message_rate": "100000",
    "message_burst": "100000",
    "sockets_a_person": "100000",
    "sockets_an_address": "100000",
    "connections_an_address": "100000",
    "sign_ups_a_minute": "100000",
    "tables_a_person": "100000",
    "games_a_guest": "100000",
    "empty_after": "3600",
}
"""Limits are for strangers: here one machine plays everybody."""


class Served:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """Seconds of processor that it has used, in all its threads."""
        return cpu_of(self.process.pid)

    def memory(self) -> int:
        """Bytes of memory that are its own."""
        for line in Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines():
            if line.startswith("Private_Dirty:"):
                return int(line.split()[1]) * 1024
        raise ValueError("the system does not tell how much memory a process has")


def cpu_of(process: int, ended_children: bool = False) -> float:
    """Seconds of processor; also of its children that have ended, if that is wanted."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return sum(int(each) for each in fields[11 : 15 if ended_children else 13]) / TICKS


@contextmanager
def running(command: Sequence[str], port: int) -> Iterator[Served]:
    """This server, from its first answer on."""
    process = subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        wait_for(process, port)
        yield Served(process, port)
    finally:
        process.terminate()
        process.wait(30)


def wait_for(process: "subprocess.Popen[str]", port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if process.poll() is not None:
            assert process.stdout is not None
            raise RuntimeError(f"the server did not start: {process.stdout.read()}")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server does not listen")


@contextmanager
def backroom(folder: Path, port: int, database: str = "") -> Iterator[Served]:
    """The house as `backroom serve` opens it: durable, with the limits of a stranger taken off."""
    limits = [f"--limit={name}={value}" for name, value in WIDE.items()]
    start = [sys.executable, "-c", "from backroom.cli import main; main()", "serve"]
    command = [*start, f"--port={port}", f"--db={database or folder / 'backroom.db'}", *limits]
    with running(command, port) as served:
        yield served

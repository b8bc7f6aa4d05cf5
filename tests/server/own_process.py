"""A service in a process of its own, which a test may stop, kill and start again on the same port."""

import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from house import PATIENCE, Client, quick, until
from server import run_service

TESTS = Path(__file__).parents[1]
PORTS = range(20_000, 32_000)
"""No program gets one of these by itself, so a port stays free while the service is down."""


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port


class Process:
    """The service, its port, and what it writes into its log."""

    def __init__(self, folder: Path, **changes: Any) -> None:
        self.settings = quick(folder, port=free_port(), **changes)
        self.file = Path(self.settings.database)
        self.log = folder / "service.log"
        self.running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.running is not None:
            self.running.kill()
            self.running.wait(PATIENCE)

    @property
    def port(self) -> int:
        return self.settings.port

    @property
    def pid(self) -> int:
        assert self.running is not None, "the service does not run"
        return self.running.pid

    def start(self) -> None:
        assert self.running is None
        path = os.pathsep.join([str(TESTS), *sys.path])
        with self.log.open("ab") as log:
            self.running = subprocess.Popen(
                [sys.executable, run_service.__file__, msgspec.json.encode(self.settings).decode()],
                env=os.environ | {"PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )
        until(lambda: self.answers() or self.has_ended(), "the service answers")
        assert not self.has_ended(), self.log.read_text()

    def answers(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health").is_success
        except httpx.TransportError:
            return False

    def has_ended(self) -> bool:
        assert self.running is not None
        return self.running.poll() is not None

    def send(self, number: signal.Signals) -> None:
        assert self.running is not None
        self.running.send_signal(number)

    def ended(self) -> int:
        """Wait until it has ended; its exit code."""
        assert self.running is not None
        code = self.running.wait(PATIENCE)
        self.running = None
        return code

    def kill(self) -> None:
        """As by kill -9: it has no time for anything."""
        self.send(signal.SIGKILL)
        assert self.ended() == -signal.SIGKILL

    def guest(self, name: str) -> Client:
        client = Client(self.port)
        client.post("/api/guests", {"name": name})
        return client

    def logged(self, event: str) -> list[dict[str, Any]]:
        """The lines about this that it has logged since its first start."""
        lines = [msgspec.json.decode(line) for line in self.log.read_bytes().splitlines()]
        return [line for line in lines if line["event"] == event]

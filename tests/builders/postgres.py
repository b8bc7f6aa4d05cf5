"""A PostgreSQL of the tests' own: Debian's, in a temporary folder, on a free port of 127.0.0.1.

It refuses to run as root; then it runs as the user `postgres`, whom Debian's package brings.
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest

from builders.running_house import until

PLACES = "/usr/lib/postgresql"
UNDERTAKER = """
read -r _
kill -QUIT "$(head -n 1 data/postmaster.pid)"
sleep 1
cd / && rm -rf "$1"
"""
"""Waits for the tests to end, however they end: also of those that are killed nothing stays."""
QUICK = ("fsync=off", "full_page_writes=off", "shared_buffers=64MB", "max_connections=200")
"""A power cut would lose it; nothing else does, kill -9 of the server included."""


@cache
def programs() -> Path | None:
    """Where `initdb` and `postgres` lie, the newest first; None where they are not installed."""
    folders = sorted(Path(PLACES).glob("*/bin"), key=lambda each: -float(each.parent.name))
    found = shutil.which("postgres")
    if found is not None:
        folders.append(Path(found).parent)
    return next((each for each in folders if (each / "initdb").exists()), None)


needs_postgres = pytest.mark.skipif(
    programs() is None, reason="there is no PostgreSQL here: apt-get install postgresql"
)


def whose() -> dict[str, Any]:
    """As whom it runs."""
    if os.getuid() != 0:
        return {}
    found = pwd.getpwnam("postgres")
    return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}


class Postgres:
    """A server, and its databases."""

    def __init__(self, *options: str) -> None:
        folder = programs()
        assert folder is not None
        self.programs = folder
        self.options = [word for each in (*QUICK, *options) for word in ("-c", each)]
        self.folder = Path(tempfile.mkdtemp(prefix="backroom-postgres-"))
        if os.getuid() == 0:
            os.chown(self.folder, whose()["user"], whose()["group"])
        # In a session of its own: Ctrl-C is for the tests.
        self.undertaker = subprocess.Popen(
            ["sh", "-c", UNDERTAKER, "sh", str(self.folder)],
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.made = 0
        self.process: subprocess.Popen[bytes] | None = None
        self.run("initdb", "-D", "data", "-U", "tests", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.programs / program, *arguments],
            cwd=self.folder,
            check=True,
            capture_output=True,
            **whose(),
        )

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(self.programs / "postgres", "-D", "data", "-p", str(self.port)),
                    *("-h", "127.0.0.1", "-k", str(self.folder), *self.options),
                ],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                **whose(),
            )
        until(self.answers, "PostgreSQL answers")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT cuts all lines; SIGQUIT is a crash."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)
        self.process = None

    def restart(self, how: signal.Signals = signal.SIGINT) -> None:
        self.stop(how)
        self.start()

    def answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log").read_text()
        try:
            self.ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def address(self, name: str) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}/{name}"

    def ask(self, statement: str, database: str = "postgres", *values: Any) -> list[Any]:
        """The rows, if there are any."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            found = connection.execute(statement, values or None)
            return found.fetchall() if found.description else []

    def new_database(self, template: str = "template1") -> str:
        """Its name."""
        self.made += 1
        name = f"house_{self.made}"
        self.ask(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    def close(self) -> None:
        if self.process is not None:
            self.stop(signal.SIGQUIT)
        self.undertaker.kill()
        self.undertaker.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def shared_postgres() -> Postgres:
    """One for all tests of a process, ended with it (tests/conftest.py)."""
    return Postgres()


def close_shared() -> None:
    if shared_postgres.cache_info().currsize:
        shared_postgres().close()
        shared_postgres.cache_clear()

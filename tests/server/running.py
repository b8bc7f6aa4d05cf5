"""Backroom as a host runs it: `serve` as a process of its own, and the other commands."""

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from typer.testing import CliRunner

import backroom
from backroom.cli import app
from backroom.kernel.errors import BadInput
from builders.running_house import PATIENCE, Client, Kept, until

QUICK = [
    "pace=[0,0]",
    "message_rate=1e5",
    "message_burst=100000",
    "sign_ups_a_minute=100000",
    "games_a_guest=1000",
    "cost_rate=1e6",
    "cost_burst=1000000",
]
"""Limits for tests: bots answer at once, nobody is throttled."""


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


def query(file: Path, statement: str, *values: Any) -> list[Any]:
    """What this statement finds in the file of a house, or changes there."""
    with closing(sqlite3.connect(file)) as connection, connection:
        return connection.execute(statement, values).fetchall()


def environment(**more: str) -> dict[str, str]:
    here = {"PYTHONPATH": str(Path(backroom.__file__).parents[1]), "COLUMNS": "400"}
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BACKROOM_")}
    return kept | here | {"PYTHONIOENCODING": "utf-8"} | more


def run(*arguments: str, answers: str = "", cwd: Path | None = None, **env: str) -> Outcome:
    """A command that ends by itself."""
    done = subprocess.run(
        [sys.executable, "-m", "backroom.cli", *arguments],
        input=answers,
        capture_output=True,
        env=environment(**env),
        text=True,
        timeout=2 * PATIENCE,
        check=False,
        cwd=cwd,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def refused(*arguments: str, cwd: Path | None = None, **env: str) -> str:
    """The words with which a command ends that cannot do what it should: no traceback."""
    code, out, err = run(*arguments, cwd=cwd, **env)
    assert (code, out) == (2, ""), (code, out, err)
    assert "Traceback" not in err
    return err


def program(constants: Mapping[str, float | str]) -> list[str]:
    """Backroom, with other values for some of its constants: those that only make a test wait, or
    (an expression) the clock on the wall."""
    if not constants:
        return ["-m", "backroom.cli"]
    lines = ["from importlib import import_module as module"]
    for name, value in constants.items():
        place, _, constant = name.rpartition(".")
        lines.append(f"assert hasattr(module({place!r}), {constant!r})")
        lines.append(f"module({place!r}).{constant} = {value}")
    return ["-c", "; ".join([*lines, "module('backroom.cli').main()"])]


class Running:
    """A service that was started, and what it has printed so far."""

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        constants: Mapping[str, float | str] | None = None,
        **env: str,
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        number = len(list(folder.glob("*.out")))
        self.printed = folder / f"{number}.out"
        self.logged = folder / f"{number}.err"
        with self.printed.open("wb") as out, self.logged.open("wb") as err:
            self.process = subprocess.Popen(
                [sys.executable, *program(constants or {}), "serve", *arguments],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env=environment(**env),
            )

    def wait_until_open(self) -> None:
        until(
            lambda: "Stop it" in self.out or self.process.poll() is not None, "the service is open"
        )
        assert self.process.poll() is None, self.err

    @property
    def out(self) -> str:
        return self.printed.read_text("utf-8")

    @property
    def err(self) -> str:
        return self.logged.read_text("utf-8")

    @property
    def log(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.err.splitlines()]

    @property
    def address(self) -> str:
        found = re.search(r"Backroom is open: (http://\S+:\d+)\n", self.out)
        assert found is not None, (self.out, self.err)
        return found[1]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def guest(self, name: str = "Guest") -> Client:
        client = Client(self.port)
        client.post("/api/guests", {"name": name})
        return client

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Its exit code."""
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def serving(
    folder: Path,
    *more: str,
    port: int = 0,
    constants: Mapping[str, float | str] | None = None,
    **env: str,
) -> Iterator[Running]:
    """A service for this folder; whatever happens, it does not outlive the test."""
    limits = [word for limit in QUICK for word in ("--limit", limit)]
    running = Running(
        folder / "said",
        *("--db", Kept.place(folder), "--port", str(port), *limits, *more),
        constants=constants,
        **env,
    )
    try:
        running.wait_until_open()
        yield running
    finally:
        if running.process.poll() is None:
            running.stop(signal.SIGKILL)


def command(*arguments: str, answers: str = "") -> Outcome:
    """A command in this process: quicker, and as true where no signal and no server is meant."""
    mask = os.umask(0o022)
    try:
        done = CliRunner().invoke(app, list(arguments), input=answers)
    finally:
        os.umask(mask)
    if isinstance(done.exception, BadInput):
        return Outcome(2, done.stdout, f"{done.stderr}{done.exception}")
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return Outcome(done.exit_code, done.stdout, done.stderr)

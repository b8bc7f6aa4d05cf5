"""docs/hosting.md is true: its options, limits, metrics, events, commands and statements."""

import os
import re
import shlex
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from prometheus_client.metrics import MetricWrapperBase

from backroom.cli import app
from backroom.server.history.table_file import prepare
from backroom.server.operations.metrics import Metrics
from backroom.server.operations.settings import LIMITS, Settings
from builders.running_house import open_house
from server.running import command

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
SERVER = ROOT / "src" / "backroom" / "server"
COMMANDS = [
    shlex.split(found, comments=True)
    for found in re.findall(r"(?m)^(?: {4,}|ExecStart=)(?:\S*/)?backroom (.+)$", HOSTING + README)
]


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table below this heading, without its head."""
    part = HOSTING[HOSTING.index(f"\n## {heading}\n") :]
    table = re.search(r"(?m)^\|.+\n\|[ -|]+\n((?:\|.+\n)+)", part)
    assert table is not None
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in table[1].splitlines()]


def code(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def test_every_limit_is_listed_with_its_default() -> None:
    shown = {code(name)[0]: default for name, default, _ in rows("Limits")}
    defaults = Settings(database="")
    assert list(shown) == list(LIMITS)
    assert shown.pop("bot_workers") == "cores − 1"
    assert defaults.bot_workers == max(1, len(os.sched_getaffinity(0)) - 1)
    assert {name: msgspec.json.decode(default) for name, default in shown.items()} == {
        name: as_json(getattr(defaults, name)) for name in shown
    }


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_every_metric_is_listed_with_its_labels() -> None:
    shown = {code(name)[0]: code(labels) for name, labels, _ in rows("Health and metrics")}
    counted: dict[str, list[str]] = {}
    for metric in vars(Metrics()).values():
        if isinstance(metric, MetricWrapperBase):
            (family,) = metric.describe()
            name = f"{family.name}_total" if family.type == "counter" else family.name
            counted[name] = list(metric._labelnames)
    assert shown == counted


def test_every_event_of_the_log_is_listed() -> None:
    shown = {event for row in rows("Logs") for event in code(row[0])}
    source = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    logged = set(re.findall(r"\.(?:info|warning|error|exception)\(\s*\"(\w+)\"", source))
    assert shown == logged | {"library"}


def test_every_option_of_serve_is_listed_with_its_default_and_its_variable() -> None:
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    options = {option.opts[0]: option for option in serve.params if option.name != "help"}
    shown = {code(row[0])[0]: row for row in rows("Run")}
    assert list(shown) == [
        *("--db", "--host", "--port", "--lan", "--next-port", "--fd", "--behind-proxy"),
        *("--proxy", "--fast-commits", "--json-logs", "--limit"),
    ]
    assert set(shown) == set(options)
    for name, (_, default, variable, _) in shown.items():
        assert code(variable) == ([options[name].envvar] if options[name].envvar else [])
        if code(default):
            assert code(default) == [str(options[name].default)]
    defaults = Settings(database="")
    assert options["--host"].default == defaults.host
    assert options["--port"].default == defaults.port


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_is_understood(words: list[str]) -> None:
    commands: Any = typer.main.get_command(app)
    name, *arguments = words
    commands.commands[name].make_context(name, arguments)


def test_the_commands_of_the_unit_of_the_readme_and_of_this_page_are_among_them() -> None:
    assert len(COMMANDS) > 15
    assert {words[0] for words in COMMANDS} >= {"serve", "doctor", "export", "import", "replay"}


def test_a_copy_made_as_described_while_people_play_is_whole(tmp_path: Path) -> None:
    found = re.search(r"\"(VACUUM INTO) '/backup/backroom-", HOSTING)
    assert found is not None
    with open_house(tmp_path) as house:
        anna = house.guest("Anna")
        table = anna.make("capo-della-mafia", 3)
        anna.sit(table, 0)
        anna.bots(table, 1, 2)
        anna.start(table)
        with closing(sqlite3.connect(tmp_path / "backroom.db")) as connection:
            connection.execute(f"{found[1]} '{tmp_path / 'copy.db'}'")
    done = command("export", table["id"], "--db", str(tmp_path / "copy.db"), "-o", "-", "--yes")
    assert done.code == 0
    assert '"Anna"' in done.out


def test_somebody_is_forgotten_and_a_game_is_deleted_as_described(tmp_path: Path) -> None:
    forget, delete = re.findall(r"```sql\n(.*?)```", HOSTING, re.DOTALL)
    file = tmp_path / "club.db"
    prepare(str(file))
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(
            "INSERT INTO people (name, login, language, made) VALUES ('Anna', 'anna', 'en', 0);"
        )
        connection.commit()
    shelf = ROOT / "tests" / "fixtures" / "games" / "capo-della-mafia-4-options.backroom"
    assert command("import", str(shelf), "--db", str(file), "--seat", "1=anna").code == 0
    with closing(sqlite3.connect(file)) as connection:
        ((table,),) = connection.execute("SELECT id FROM tables").fetchall()
        connection.execute("INSERT INTO sessions VALUES ('0', 1, 0, 0)")
        connection.execute("INSERT INTO talk VALUES (?, 0, 0, 0, NULL, 'psst', NULL)", [table])
        connection.commit()
        connection.executescript(forget)
        assert connection.execute("SELECT * FROM people").fetchall() == []
        assert connection.execute("SELECT * FROM sessions").fetchall() == []
        asked = "SELECT person, name FROM results WHERE seat = 0"
        assert connection.execute(asked).fetchall() == [(None, "Ann")]
        connection.executescript(delete.replace("4f1c0b7a2d3e", table))
        for name in ("tables", "chairs", "entries", "talk", "results"):
            assert connection.execute(f"SELECT * FROM {name}").fetchall() == [], name

"""docs/hosting.md is true: its options, limits, metrics, events, commands and statements."""

import os
import re
import shlex
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from prometheus_client.metrics import MetricWrapperBase

from backroom.cli import app
from backroom.commands.service import wanted_limits
from backroom.server.history.table_file import prepare
from backroom.server.operations.metrics import Metrics
from backroom.server.operations.settings import LIMITS, Settings
from backroom.server.operations.single_instance_lock import only_instance_on
from backroom.server.storage.database import database_url
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
        *("--proxy", "--public", "--mail", "--private-hooks"),
        *("--fast-commits", "--json-logs", "--limit"),
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


@pytest.mark.sqlite_only
def test_a_copy_made_as_described_while_people_play_is_whole_and_opens_again(
    tmp_path: Path,
) -> None:
    file, copy = tmp_path / "backroom.db", tmp_path / "copy.db"
    with open_house(tmp_path) as house:
        anna = house.guest("Anna")
        table = anna.make("capo-della-mafia", 3)
        anna.sit(table, 0)
        anna.bots(table, 1, 2)
        anna.start(table)
        done = command("backup", str(copy), "--db", str(file))
        assert (done.code, "1 table," in done.out) == (0, True), done
        assert copy.stat().st_mode & 0o077 == 0
        assert not list(tmp_path.glob("copy.db?*")), "a copy is one file"
        with only_instance_on(database_url(str(file)), "the first"):
            done = command("restore", str(copy), "--db", str(file))
            assert (done.code, "the first" in done.err) == (2, True), "not under a service's feet"
    done = command("restore", str(copy), "--db", str(file))
    assert done.code == 0, done
    assert len(list(tmp_path.glob("backroom.db.2*"))) >= 1, "what was there is kept"
    done = command("export", table["id"], "--db", str(file), "--output", "-", "--yes")
    assert done.code == 0
    assert '"Anna"' in done.out


@pytest.mark.parametrize("name", LIMITS)
def test_every_limit_can_be_set_in_the_environment(name: str) -> None:
    value = getattr(Settings(database=""), name)
    text = msgspec.json.encode(value).decode()
    assert wanted_limits(None, {f"BACKROOM_{name.upper()}": text}) == {name: text}
    assert wanted_limits(None, {f"BACKROOM_{name.upper()}": ""}) == {}
    assert wanted_limits([f"{name}=7"], {f"BACKROOM_{name.upper()}": text}) == {name: "7"}


def test_every_option_of_serve_can_be_set_in_the_environment() -> None:
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    without = [each.opts[0] for each in serve.params if not each.envvar and each.name != "help"]
    assert without == ["--limit"], "a limit has a variable of its own"
    context = serve.make_context("serve", ["--port", "1"])
    assert not context.params["behind_proxy"]
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("BACKROOM_BEHIND_PROXY", "1")
        environment.setenv("BACKROOM_PROXY", "10.0.0.5 10.0.0.6")
        environment.setenv("BACKROOM_PORT", "2")
        context = serve.make_context("serve", ["--port", "1"])
    assert context.params["behind_proxy"]
    assert context.params["proxy"] == ["10.0.0.5", "10.0.0.6"]
    assert context.params["port"] == 1


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_the_unit_of_systemd_exposes_little(tmp_path: Path) -> None:
    found = re.search(r"```ini\n(\[Unit\].*?)```", HOSTING, re.DOTALL)
    assert found is not None
    unit = tmp_path / "backroom.service"
    unit.write_text(found[1], "utf-8")
    analysed = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", str(unit)],
        capture_output=True,
        text=True,
        check=False,
    )
    level = re.search(r"exposure level for backroom.service: ([0-9.]+)", analysed.stdout)
    assert level is not None, analysed.stderr
    assert float(level[1]) <= 3.0
    assert f"exposure {level[1]} of 10" in HOSTING


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
        connection.execute(
            "INSERT INTO people (id, name, language, made) VALUES (99, 'Robot (bot)', 'en', 0)"
        )
        connection.execute("INSERT INTO tokens VALUES ('0', 99, 1, NULL)")
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

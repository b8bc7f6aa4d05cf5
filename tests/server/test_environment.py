"""Every setting of a house, made by environment variables and by nothing else."""

import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from backroom.cli import app
from backroom.server.operations import logs
from backroom.server.operations.settings import LIMITS, Settings
from backroom.server.web import serve as serving

MADE_OF_OTHERS = {"reachable"}
"""What no variable says by itself: where people find a house follows from `BACKROOM_LAN`."""


def another(value: Any) -> Any:
    """A value that is not the default."""
    return [0.25, 0.75] if isinstance(value, tuple) else value + 1


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port


def started(monkeypatch: pytest.MonkeyPatch, **variables: str) -> Settings:
    """The settings with which `backroom serve` opens a house in this environment."""
    found: list[Settings] = []
    as_json: list[bool] = []

    def note(settings: Settings, listening: socket.socket, opened: object) -> None:
        listening.close()
        found.append(settings)

    monkeypatch.setattr(serving, "serve", note)
    # They would write where the runner has closed, also for the tests that come after.
    monkeypatch.setattr(logs, "set_up_logs", as_json.append)
    result = CliRunner().invoke(app, ["serve"], env=variables)
    assert result.exit_code == 0, (result.output, result.exception)
    (settings,) = found
    assert as_json == [variables.get("BACKROOM_JSON_LOGS", "1") == "1"]
    return settings


def test_every_setting_is_a_variable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    limits = {name: another(getattr(Settings(database=""), name)) for name in LIMITS}
    variables = {f"BACKROOM_{name.upper()}": as_text(value) for name, value in limits.items()} | {
        "BACKROOM_DB": str(tmp_path / "club.db"),
        "BACKROOM_HOST": "localhost",
        "BACKROOM_PORT": str(port),
        "BACKROOM_BEHIND_PROXY": "1",
        "BACKROOM_PROXY": "10.0.0.5 10.1.0.0/16",
        "BACKROOM_PUBLIC": "https://play.example.org/",
        "BACKROOM_MAIL": "smtp://anna:secret@mail.example.org:587?from=house@example.org",
        "BACKROOM_PRIVATE_HOOKS": "1",
        "BACKROOM_FAST_COMMITS": "1",
        "BACKROOM_JSON_LOGS": "0",
    }
    settings = started(monkeypatch, **variables)
    expected = limits | {
        "database": str(tmp_path / "club.db"),
        "host": "localhost",
        "port": port,
        "safe": False,
        "proxied": True,
        "proxies": ["10.0.0.5", "10.1.0.0/16"],
        "public": "https://play.example.org",
        "mail": variables["BACKROOM_MAIL"],
        "private_hooks": True,
    }
    shown = msgspec.to_builtins(settings)
    assert {name: listed(shown[name]) for name in expected} == expected
    assert set(shown) == set(expected) | MADE_OF_OTHERS, "a setting that no variable makes"
    defaults = msgspec.to_builtins(Settings(database=""))
    assert [name for name in expected if listed(defaults[name]) == expected[name]] == []
    serve: Any = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    others = {each.envvar for each in serve.params if each.envvar} - set(variables)
    assert others == {"BACKROOM_LAN", "BACKROOM_NEXT_PORT", "BACKROOM_FD"}


def as_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def listed(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value


def test_what_excludes_the_others_is_a_variable_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "club.db")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        wanted = {"BACKROOM_PORT": port, "BACKROOM_NEXT_PORT": "1"}
        started(monkeypatch, BACKROOM_DB=database, **wanted)
    with socket.create_server(("127.0.0.1", 0)) as inherited:
        number = str(inherited.fileno())
        started(monkeypatch, BACKROOM_DB=database, BACKROOM_FD=number)
        inherited.detach()
    lan = {"BACKROOM_LAN": "1", "BACKROOM_PORT": str(free_port())}
    assert started(monkeypatch, BACKROOM_DB=database, **lan).host == "0.0.0.0"

"""Every command in the documents is understood, and those that can be are carried out."""

import importlib.util
import json
import re
import shutil
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import typer
from typer.testing import CliRunner

from backroom.bots.specs import read_spec
from backroom.cli import app
from backroom.kernel.game import find_game
from backroom.server.history.table_file import prepare
from builders.running_house import Client, open_house
from docs.commands import DOCUMENTS, Command, all_commands, cheap
from docs.site import ROOT
from server.running import command as run

COMMANDS = all_commands()
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
FINISHED = ROOT / "tests/fixtures/games/capo-della-mafia-4-options.backroom"
GROUP: Any = typer.main.get_command(app)
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
ELSEWHERE = {
    *("analyse", "exploit", "learn", "new-game", "night-shift", "serve", "tune"),
    *("--ray", "--server", "--url"),
}
"""Carried out by tests of their own, which may take the time that it takes."""
OF_OTHERS = {
    *("cibuildwheel", "docker", "echo", "git", "node", "python3", "systemctl"),
    *("proxy_read_timeout",),
}
"""Programs that are not ours, and that a test cannot start."""


def of(program: str) -> list[Any]:
    return [pytest.param(each, id=str(each)) for each in COMMANDS if each.program == program]


def test_every_command_has_a_way_of_being_tried() -> None:
    known = {"backroom", "make", "python", "pip", "curl", *OF_OTHERS}
    unknown = [
        f"{each.document}: {each}"
        for each in COMMANDS
        if each.program not in known and not (ROOT / each.program).is_file()
    ]
    assert unknown == [], "tests/docs/test_commands.py does not know how to try these"
    assert len(COMMANDS) > 80


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what the commands of the documents name."""
    folder = tmp_path_factory.mktemp("club")
    (folder / "evening.backroom").write_bytes(FINISHED.read_bytes())
    (folder / "mine.toml").write_text(find_game("capo-della-mafia").own_cards().text, "utf-8")
    (folder / "backups").mkdir()
    database = folder / "club.db"
    prepare(str(database))
    done = run("import", str(FINISHED), "--db", str(database))
    assert done.code == 0, done
    table = re.search(r"Table (\w+):", done.out)
    assert table is not None
    (folder / "table").write_text(table[1])
    assert run("backup", str(folder / "copy.db"), "--db", str(database)).code == 0
    return folder


@pytest.mark.parametrize("command", of("backroom"))
def test_a_command_of_ours_is_understood_and_carried_out(
    command: Command, club: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, *arguments = command.rest[1:]
    GROUP.commands[name].make_context(name, list(arguments))
    if name == "tournament":
        for bot in arguments[arguments.index("--bots") + 1].split(","):
            read_spec(bot)
    if ELSEWHERE & {name, *arguments}:
        return
    here = tmp_path / "club"
    shutil.copytree(club, here)
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "200")
    words = cheap((name, *arguments))
    if name == "restore":
        shutil.copy(here / "copy.db", here / words[1])
    if name == "export":
        (here / "evening.backroom").unlink()
        words[1] = (here / "table").read_text()
        words = ["copy.db" if word.startswith("backups/") else word for word in words]
    if name == "import":
        shutil.move(here / "evening.backroom", here / words[1])
        (here / "club.db").unlink()
    if name in ("backup", "export") and "--db" not in words:
        words += ["--db", "club.db"]
    if any(word.endswith(".parquet") for word in words):
        pytest.importorskip("pyarrow")
    result = CliRunner().invoke(app, words, input="")
    fault = result.exception
    assert fault is None or isinstance(fault, SystemExit), fault
    assert result.exit_code == 0 or name == "doctor", result.output
    assert result.output


@pytest.mark.parametrize("command", of("make"))
def test_a_target_of_make_is_there(command: Command) -> None:
    target = command.rest[1]
    assert re.search(rf"(?m)^{re.escape(target)}:", MAKEFILE), f"there is no target {target}"
    settings = [*command.words[: command.words.index("make")], *command.rest[2:]]
    for setting in settings:
        name = setting.partition("=")[0]
        known = f"$({name})" in MAKEFILE or f"'$({name})'" in MAKEFILE or f"${name}" in MAKEFILE
        assert known or name.startswith("BACKROOM_"), f"the Makefile asks for no {name}"


@pytest.mark.parametrize("command", of("python"))
def test_what_python_is_to_run_is_there(command: Command) -> None:
    words = command.rest
    if words[1] != "-m":
        assert (ROOT / words[1]).is_file()
        return
    module = words[2].split(".")[0]
    if module in ("backroom", "pytest"):
        assert importlib.util.find_spec(words[2]) is not None
    elif module != "build":  # of the sdist; who publishes has it
        assert (ROOT / "tests" / words[2].replace(".", "/")).with_suffix(".py").is_file() or (
            ROOT / "tests" / words[2].replace(".", "/") / "__main__.py"
        ).is_file()


@pytest.mark.parametrize("command", of("pip"))
def test_what_is_to_be_installed_exists(command: Command) -> None:
    extras = set(PROJECT["optional-dependencies"])
    for word in command.rest[2:]:
        if wanted := re.search(r"\[(\w+)\]", word):
            assert wanted[1] in extras
        elif not word.startswith((".", "-", "/")):
            assert word in (ROOT / "requirements.lock").read_text("utf-8"), word


def test_the_five_requests_are_answered_by_a_house(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        http = Client(house.port).http
        for command in (each for each in COMMANDS if each.program == "curl"):
            words = list(command.rest)
            address = urlsplit(words[-1]).path
            body = words[words.index("-d") + 1] if "-d" in words else None
            if body is None:
                answer = http.get(address)
            else:
                answer = http.post(address, json=json.loads(body))
            assert answer.status_code in (200, 201), (str(command), answer.text)


def python_of(name: str) -> str:
    """The one block of Python in this document."""
    (found,) = PYTHON.findall((ROOT / name).read_text("utf-8"))
    return str(found)


def test_all_python_of_the_documents_is_run_by_a_test() -> None:
    told = [path for path in DOCUMENTS if "```python\n" in path.read_text("utf-8")]
    assert [path.relative_to(ROOT).as_posix() for path in told] == [
        "docs/api/file.md",
        "docs/environments.md",
        "docs/lab/index.md",
    ]


def test_the_python_of_the_laboratory_plays_a_game_to_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    exec(python_of("docs/lab/index.md"), {})
    assert "over=True" in capsys.readouterr().out


ENVIRONMENTS = PYTHON.findall((ROOT / "docs/environments.md").read_text("utf-8"))


@pytest.mark.parametrize("number", range(len(ENVIRONMENTS)))
def test_the_python_of_the_environments_opens_tables(number: int) -> None:
    code = ENVIRONMENTS[number]
    for name, needs in (("batch", "numpy"), ("zoo", "pettingzoo"), ("single", "gymnasium")):
        if f"backroom.envs.{name}" in code:
            pytest.importorskip(needs)
    if "pyspiel" in code:
        pytest.importorskip("pyspiel")
    space: dict[str, Any] = {}
    exec(code.replace("range(1000)", "range(3)"), space)
    assert "env" in space or "game" in space


def test_the_seals_of_a_file_are_checked_as_described() -> None:
    space: dict[str, Any] = {}
    exec(python_of("docs/api/file.md"), space)
    check: Callable[[str], bool] = space["sealed_as_written"]
    text = FINISHED.read_text("utf-8")
    lines = text.splitlines()
    assert check(text)
    assert not check(re.sub(r'"action":(\d)', r'"action":9\1', text, count=1))
    assert not check("\n".join([*lines[:5], *lines[6:]]))
    for other in sorted(FINISHED.parent.glob("*.backroom"))[:12]:
        assert check(other.read_text("utf-8")), other

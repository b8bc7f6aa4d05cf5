"""The README is true: its Python runs, and its commands are understood."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from backroom.cli import app

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
COMMANDS = [
    line.partition("#")[0].strip()
    for line in README.splitlines()
    if line.startswith("    backroom ") and "--deck" not in line
]


def test_the_python_of_the_readme_plays_a_game_to_its_end(
    capsys: pytest.CaptureFixture[str],
) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(code, {})
    assert "over=True" in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_works(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # a game put aside stays out of your home
    result = CliRunner().invoke(app, shlex.split(command)[1:], input="")
    assert result.exit_code == 0, result.output
    assert result.output

"""Every module of the rules is compiled, or says in its first line why it is not."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
from compiled_modules import (
    MARK,
    MOVES,
    compiled_modules,
    reason_not_to_compile,
    rules_modules,
)

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/backroom"


def test_a_new_module_is_compiled_unless_its_first_line_says_why_not(tmp_path: Path) -> None:
    game = tmp_path / "src/backroom/games/heist"
    game.mkdir(parents=True)
    for name, first in (
        ("__init__.py", ""),
        ("robbing.py", '"""Robbing."""\n'),
        ("events.py", f"{MARK}structs.\n"),
        ("telling.py", f'"""Words."""\n{MARK}said too late.\n'),
    ):
        (game / name).write_text(first)
    rules = [each for each in compiled_modules(tmp_path) if "/games/" in each]
    assert rules == [f"src/backroom/games/heist/{name}.py" for name in ("robbing", "telling")]


def test_whoever_runs_interpreted_gives_a_reason() -> None:
    reasons = [reason_not_to_compile(path) for path in rules_modules(PACKAGE)]
    assert all(reason is None or reason.endswith(".") for reason in reasons)
    assert None in reasons


def is_compiled(path: Path) -> bool:
    """In the build that is tested."""
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    found = importlib.util.find_spec(module)
    assert found is not None
    assert found.origin is not None
    return not found.origin.endswith(".py")


of_the_build = pytest.mark.skipif(
    os.environ.get("BACKROOM_BUILD") != "compiled", reason="nothing is compiled"
)


@of_the_build
def test_the_build_has_compiled_exactly_what_does_not_say_otherwise() -> None:
    for path in rules_modules(PACKAGE):
        assert is_compiled(path) == (reason_not_to_compile(path) is None), path


@of_the_build
def test_what_every_move_needs_is_compiled_and_what_leaks_are_planted_in_is_not() -> None:
    rooms = PACKAGE / "server/rooms"
    assert all(is_compiled(PACKAGE / name) for name in MOVES)
    assert not any(is_compiled(rooms / name) for name in ("painter.py", "updates.py", "writer.py"))


IN_A_HOUSE = """
import importlib, sys
sys.modules["numpy"] = None
for name in sys.argv[1:]:
    importlib.import_module(name)
"""


def test_whoever_only_plays_can_use_all_that_is_compiled() -> None:
    """A house has no NumPy, and moves over to a build only if every module of it can be used."""
    modules = [
        ".".join(Path(each).relative_to("src").with_suffix("").parts)
        for each in compiled_modules(ROOT)
    ]
    done = subprocess.run(
        [sys.executable, "-c", IN_A_HOUSE, *modules], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr

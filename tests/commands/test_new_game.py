"""`backroom new-game` writes a game that is under the laws from its first minute."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from backroom.commands.new_game import names_of
from backroom.kernel.errors import BadInput

ROOT = Path(__file__).parents[2]
BYTECODE = ROOT / ".build" / "bytecode"
"""That of the packages is there already, and is most of it."""
PARTS = ("src/backroom", "tests", "rulebook", "pyproject.toml", "tools")


def run(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python in that tree, on its sources."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("BACKROOM_")}
    return subprocess.run(
        [sys.executable, *words],
        cwd=tree,
        env=kept | {"PYTHONPATH": "src", "PYTHONPYCACHEPREFIX": str(BYTECODE)},
        capture_output=True,
        text=True,
    )


def new_game(tree: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return run(tree, "-m", "backroom.cli", "new-game", *words)


def files_in(tree: Path) -> set[Path]:
    return {path for path in tree.rglob("*") if path.is_file()}


@pytest.fixture
def tree(tmp_path: Path) -> Iterator[Path]:
    """A copy of the checkout, without the web client."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", *PARTS],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if "/static/" not in name and "/fixtures/games/" not in name and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    yield tmp_path
    shutil.rmtree(BYTECODE / tmp_path.relative_to(tmp_path.anchor), ignore_errors=True)


def test_a_new_game_obeys_the_laws_and_all_its_rules_are_shown(tree: Path) -> None:
    written = new_game(tree, "night-shift")
    assert written.returncode == 0, written.stderr
    assert "backroom play night-shift" in written.stdout
    tests = [
        "tests/games/night_shift",
        "tests/conformance/test_laws.py",
        "tests/lab/test_matrix.py",
    ]
    tests += ["tests/words", "tests/kernel/test_all_games.py"]
    wanted = "night_shift or night-shift-2 or night-shift] or sentence or word"
    told = run(tree, "-m", "pytest", "-q", "-n0", "-x", *tests, "-k", wanted)
    assert told.returncode == 0, told.stdout[-3000:]
    assert "skipped" not in told.stdout


def test_the_copies_of_a_new_game_are_what_make_copies_writes(tree: Path) -> None:
    new_game(tree, "night-shift")
    copies = tree / "src/backroom/games/night_shift/copies.py"
    written = copies.read_text("utf-8")
    assert run(tree, "tools/copies.py").returncode == 0
    assert copies.read_text("utf-8") == written


def test_a_new_game_is_typed_and_formatted_like_the_others(tree: Path) -> None:
    new_game(tree, "night-shift", "--prefix", "ZZZ", "--title", "Night Shift, later")
    folders = ["src/backroom/games/night_shift", "tests/games/night_shift"]
    checks = (["ruff", "check"], ["ruff", "format", "--check"], ["mypy", "--cache-dir=types"])
    for check, places in zip(checks, (folders, folders, folders[:1]), strict=True):
        told = run(tree, "-m", *check, *places)
        assert told.returncode == 0, told.stdout


@pytest.mark.parametrize(
    ("name", "prefix", "title", "why"),
    [
        ("Night", None, None, "words in small letters with hyphens"),
        ("night_shift", None, None, "words in small letters with hyphens"),
        ("../night", None, None, "words in small letters with hyphens"),
        ("night-", None, None, "words in small letters with hyphens"),
        ("", None, None, "words in small letters with hyphens"),
        ("a" * 25, None, None, "at most 24 letters"),
        ("class", None, None, "means something else in Python"),
        ("maffiosi", None, None, "there is a game 'maffiosi' already"),
        ("night", "MAF", None, "MAF numbers the rules of Maffiosi"),
        ("night", "nig", None, "three capital letters"),
        ("night", None, "{}", "no game can be called '{}'"),
    ],
)
def test_a_name_that_cannot_be_gets_a_sentence(
    name: str, prefix: str | None, title: str | None, why: str
) -> None:
    with pytest.raises(BadInput) as refused:
        names_of(name, prefix, title)
    assert why in str(refused.value)


def test_after_a_bad_name_nothing_is_written(tree: Path) -> None:
    before = files_in(tree)
    told = new_game(tree, "../night")
    assert told.returncode == 2
    assert "words in small letters" in told.stderr
    assert files_in(tree) == before


def test_what_is_there_is_never_written_over(tree: Path) -> None:
    place = tree / "rulebook" / "night_shift" / "nl.md"
    place.parent.mkdir()
    place.write_text("mine", "utf-8")
    before = files_in(tree)
    told = new_game(tree, "night-shift")
    assert told.returncode == 2
    assert "nothing was written" in " ".join(told.stderr.split())
    assert files_in(tree) == before
    assert place.read_text("utf-8") == "mine"


def test_outside_a_checkout_it_says_so(tmp_path: Path) -> None:
    kept = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    kept.pop("BACKROOM_BUILD", None)
    command = [sys.executable, "-m", "backroom.cli", "new-game", "night-shift"]
    told = subprocess.run(command, cwd=tmp_path, env=kept, capture_output=True, text=True)
    assert told.returncode == 2
    assert "inside a checkout" in " ".join(told.stderr.split())

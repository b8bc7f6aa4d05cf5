"""What is published: the wheel has everything that plays, the sdist everything that builds it."""

import os
import shutil
import signal
import subprocess
import sys
import tarfile
import tomllib
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

import backroom
from package.hiding import base_only

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
VERSION = backroom.__version__
INFO = f"backroom-{VERSION}.dist-info"
NOT_COPIED = shutil.ignore_patterns(
    ".*", "build", "dist", "docs", "node_modules", "__pycache__", "*.egg-info", "*.so"
)
MANUAL = ("index.html", "hosting/index.html", "assets/house.css")
"""Documents that were built, as far as a wheel is concerned."""
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv.pop())('out')"


class Published(NamedTuple):
    sdist: Path
    wheel: Path
    wheel_of_sdist: Path
    unpacked: Path


def build(tree: Path, what: str) -> Path:
    """Build as pip does, without its isolation and without the compiler."""
    subprocess.run(
        [sys.executable, "-c", BUILD, what],
        cwd=tree,
        env=os.environ | {"BACKROOM_COMPILE": "0"},
        capture_output=True,
        check=True,
    )
    (made,) = (tree / "out").glob("*.whl" if what == "build_wheel" else "*.tar.gz")
    return made


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Published:
    place = tmp_path_factory.mktemp("published")
    tree = shutil.copytree(ROOT, place / "tree", ignore=NOT_COPIED)
    for name in MANUAL:
        (tree / ".build/manual" / name).parent.mkdir(parents=True, exist_ok=True)
        (tree / ".build/manual" / name).write_text("a document")
    sdist = build(tree, "build_sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(place, filter="data")
    wheel = build(tree, "build_wheel")
    with ZipFile(wheel) as unpacked:
        unpacked.extractall(place / "site")
    from_sdist = build(place / f"backroom-{VERSION}", "build_wheel")
    return Published(sdist, wheel, from_sdist, place / "site")


@pytest.fixture
def metadata(published: Published) -> Message:
    return Parser().parsestr((published.unpacked / INFO / "METADATA").read_text("utf-8"))


def contents(wheel: Path) -> dict[str, bytes]:
    with ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def files_below(folder: Path) -> set[str]:
    found = (each.relative_to(folder) for each in folder.rglob("*") if each.is_file())
    return {
        str(each)
        for each in found
        if "__pycache__" not in each.parts and each.suffix != ".so" and each.parts[0] == "backroom"
    }


def test_the_pure_wheel_says_that_it_is_pure(published: Published) -> None:
    assert published.wheel.name == f"backroom-{VERSION}-py3-none-any.whl"
    about = (published.unpacked / INFO / "WHEEL").read_text("utf-8")
    assert "Root-Is-Purelib: true" in about
    assert "Tag: py3-none-any" in about


def test_the_wheel_has_every_file_of_the_package_and_the_rulebooks(published: Published) -> None:
    rulebooks = {f"backroom/rulebook/{each}" for each in relative(ROOT / "rulebook")}
    wanted = files_below(ROOT / "src") | rulebooks | {f"backroom/manual/{each}" for each in MANUAL}
    found = {name for name in contents(published.wheel) if not name.startswith(INFO)}
    assert found == wanted
    assert "backroom/py.typed" in found


def relative(folder: Path) -> list[Path]:
    return [each.relative_to(folder) for each in folder.rglob("*") if each.is_file()]


def test_the_sdist_has_what_builds_the_wheel_and_no_tests(published: Published) -> None:
    with tarfile.open(published.sdist) as archive:
        names = [Path(each.name).parts[1:] for each in archive.getmembers() if each.isfile()]
    assert {parts[0] for parts in names} == {
        *("CHANGELOG.md", "LICENSE", "MANIFEST.in", "PKG-INFO", "README.md", "THIRD-PARTY.md"),
        *("pyproject.toml", "rulebook", "setup.cfg", "setup.py", "src", "tools", ".build"),
    }
    assert {parts[1] for parts in names if parts[0] == "tools"} == {
        *("build_commands.py", "compiled_modules.py"),
    }
    assert not [parts for parts in names if parts[-1].endswith((".c", ".h", ".so", ".pyc"))]


def test_a_wheel_of_the_sdist_is_the_wheel_of_the_tree(published: Published) -> None:
    assert contents(published.wheel_of_sdist) == contents(published.wheel)


def test_the_metadata_tell_licence_types_and_extras(metadata: Message) -> None:
    assert metadata["License-Expression"] == "Apache-2.0"
    assert set(metadata.get_all("License-File", [])) == {"LICENSE", "THIRD-PARTY.md"}
    assert metadata["Requires-Python"] == ">=3.11"
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert {"serve", "terminal", "lab", "postgres", "bench"} <= set(
        metadata.get_all("Provides-Extra", [])
    )


def test_a_compiled_wheel_is_built_for_every_python_that_is_promised(metadata: Message) -> None:
    classifier = "Programming Language :: Python :: 3."
    promised = [each for each in metadata.get_all("Classifier", []) if each.startswith(classifier)]
    built = PROJECT["tool"]["cibuildwheel"]["build"]
    assert built == [f"cp3{each.removeprefix(classifier)}-*" for each in promised]


def test_building_without_isolation_needs_the_same_as_building_with_it() -> None:
    group = set(PROJECT["dependency-groups"]["build"])
    assert group == {*PROJECT["build-system"]["requires"], "wheel"}


@pytest.fixture
def elsewhere(published: Published, tmp_path: Path) -> dict[str, str]:
    """The environment of an installed wheel: nothing of the checkout is found."""
    return os.environ | {"PYTHONPATH": str(published.unpacked), "XDG_DATA_HOME": str(tmp_path)}


@pytest.fixture
def bare(elsewhere: dict[str, str], tmp_path: Path) -> dict[str, str]:
    """The same, with the base dependencies only."""
    return base_only(elsewhere, tmp_path)


def test_a_researcher_needs_no_web_part(bare: dict[str, str]) -> None:
    done = run(
        bare,
        "games --lang nl",
        "rules maffiosi --lang de",
        "cards counterfeiters",
        "schema la-cosa-nostra",
        "simulate capo-della-mafia -p 3 --games 2 --json",
        "tournament capo-della-mafia --bots easy,random,random --games 1 --workers 1",
    )
    assert done.stderr == "0 0 0 0 0 0 "
    for word in ("milder: met", "Stühle", "provenance", "$schema", "shared_wins", "share of wins"):
        assert word in done.stdout


def test_whoever_plays_in_the_terminal_needs_no_web_part(
    bare: dict[str, str], tmp_path: Path
) -> None:
    played = run(bare, "play capo-della-mafia -p 3 --bots easy --seed 1", answers="1\n\nq\n")
    assert played.stderr == "0 "
    (kept,) = (tmp_path / "backroom" / "games").iterdir()
    told = run(bare, f"replay {kept} --truth")
    assert told.stderr == "0 "
    assert "Capo della Mafia" in told.stdout


def test_a_command_of_the_house_says_how_to_get_the_web_part(bare: dict[str, str]) -> None:
    done = run(bare, "serve", "doctor", "export 0", "import kept.backroom")
    assert done.stdout == ""
    assert done.stderr == "".join(
        f"backroom: `backroom {name}` needs the web part: pip install 'backroom[serve]'\n2 "
        for name in ("serve", "doctor", "export", "import")
    )


RUN_ALL = """
import sys
from backroom.cli import main
for command in sys.argv[1:]:
    sys.argv = ["backroom", *command.split()]
    try:
        main()
    except SystemExit as end:
        print(end.code, end=" ", file=sys.stderr)
"""


def run(
    environment: dict[str, str], *commands: str, answers: str = ""
) -> subprocess.CompletedProcess[str]:
    """Commands of the installed Backroom, after each its exit code on standard error."""
    return subprocess.run(
        [sys.executable, "-c", RUN_ALL, *commands],
        input=answers,
        capture_output=True,
        text=True,
        env=environment,
        cwd=environment["XDG_DATA_HOME"],
        timeout=100,
        check=False,
    )


def test_a_house_of_the_wheel_opens_answers_and_stops(
    elsewhere: dict[str, str], tmp_path: Path
) -> None:
    house = subprocess.Popen(
        [sys.executable, "-m", "backroom.cli", "serve", "--port", "0", "--db", "club.db"],
        stdout=subprocess.PIPE,
        text=True,
        env=elsewhere,
        cwd=tmp_path,
    )
    try:
        assert house.stdout is not None
        address = house.stdout.readline().split()[-1]
        assert fetched(f"{address}/health")
        assert "<script" in fetched(f"{address}/")
        assert "woff2" in fetched(f"{address}/static/index.css")
        house.send_signal(signal.SIGTERM)
        assert house.wait(30) == 0
    finally:
        house.kill()
        house.wait()


def fetched(address: str) -> str:
    with urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
    return text

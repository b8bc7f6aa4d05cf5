"""What is published is whole, the same on any day, and nothing that does not fit gets out."""

import hashlib
import re
import tarfile
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import backroom

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = spec_from_file_location("release", ROOT / "tools" / "release.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_version_is_that_of_the_package_and_the_changelog_speaks_of_it(tool: Any) -> None:
    assert tool.version() == backroom.__version__
    tool.check_changelog(tool.version())
    with pytest.raises(tool.NotReleased, match=r"says nothing of 99\.0"):
        tool.check_changelog("99.0")


def test_a_container_is_built_from_what_it_needs_and_nothing_private(tool: Any) -> None:
    names = set(tool.context_files())
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    for line in re.findall(r"(?m)^COPY (?!--from)(.+) \./$", dockerfile):
        assert set(line.split()) <= names
    wanted = ("setup.py", "mkdocs.yml", "docs/hosting.md", "src/backroom/cli.py", "compose.yaml")
    assert set(wanted) <= names
    assert "rulebook/maffiosi/nl.md" in names
    assert "examples/bot.py" in names
    assert "tests/reference/kuhn_poker.py" in names
    for name in names:
        assert not name.startswith((".git/", "web/", ".venv", "tests/server", ".build")), name
        assert not name.endswith((".pyc", ".so", ".db")), name


def test_the_same_files_make_the_same_archive(tool: Any, tmp_path: Path) -> None:
    for name in ("one.tar.gz", "two.tar.gz"):
        tool.pack(tmp_path / name, ROOT, ["LICENSE", "Dockerfile"], "backroom")
    with tarfile.open(tmp_path / "one.tar.gz") as one, tarfile.open(tmp_path / "two.tar.gz") as two:
        members = [(each.name, each.size, each.mtime, each.uname) for each in one.getmembers()]
        assert members == [(e.name, e.size, e.mtime, e.uname) for e in two.getmembers()]
    assert [name for name, *_ in members] == ["backroom/LICENSE", "backroom/Dockerfile"]


def wheel(place: Path, name: str, *files: str) -> Path:
    with ZipFile(place / name, "w") as archive:
        for file in files:
            archive.writestr(file, "x")
    return place / name


WHOLE = ("backroom/manual/index.html", "backroom/static/index.html", "backroom/py.typed")


def test_a_wheel_that_is_not_what_it_says_is_not_released(tool: Any, tmp_path: Path) -> None:
    pure = "backroom-0.1.0-py3-none-any.whl"
    compiled = "backroom-0.1.0-cp311-cp311-linux_x86_64.whl"
    tool.check_wheel(wheel(tmp_path, pure, *WHOLE), "0.1.0")
    tool.check_wheel(wheel(tmp_path, compiled, *WHOLE, "backroom/kernel/state.so"), "0.1.0")
    for name, files, release, why in (
        (pure, WHOLE[1:], "0.1.0", "lacks backroom/manual"),
        (pure, WHOLE, "0.2.0", "is not version 0.2.0"),
        (pure, (*WHOLE, "a.so"), "0.1.0", "does not say whether it is compiled"),
        (compiled, WHOLE, "0.1.0", "does not say whether it is compiled"),
    ):
        with pytest.raises(tool.NotReleased, match=why):
            tool.check_wheel(wheel(tmp_path, name, *files), release)


def test_the_sums_are_those_of_the_files(tool: Any, tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.tar.gz").write_bytes(b"a")
    (tmp_path / "SHA256SUMS").write_text("of the last time")
    expected = [(hashlib.sha256(letter).hexdigest(), name) for letter, name in TWO]
    assert tool.sums(tmp_path) == "".join(f"{digest}  {name}\n" for digest, name in expected)


TWO = ((b"a", "a.tar.gz"), (b"b", "b.whl"))

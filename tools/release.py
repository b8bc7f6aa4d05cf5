#!/usr/bin/env python3
"""Everything that is published, as far as this machine can make it: `make release`.

Into dist/: the pure wheel, the wheel compiled for this Python, the sdist, the documents, what a
container is built from, and SHA256SUMS over all of it. Each is looked at before it counts: a wheel
is installed where nothing else is, and plays, simulates and hosts (tools/try-wheel).
"""

import argparse
import fnmatch
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parents[1]
MANUAL = ROOT / ".build" / "manual"
PACKAGE = "src/backroom/__init__.py"
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv.pop())('dist')"
DIRTY = "what is published is what is committed: commit or put away what `git status` shows"


class NotReleased(Exception):
    """Why not, as a sentence."""


def version() -> str:
    for line in (ROOT / PACKAGE).read_text("utf-8").splitlines():
        if line.startswith("__version__"):
            return line.partition('"')[2].rstrip('"')
    raise NotReleased(f"{PACKAGE} names no version")


def listed(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def in_context(name: str, patterns: list[str]) -> bool:
    """Whether .dockerignore lets this file through to the engine. The last that fits counts."""
    let_in = True
    for pattern in patterns:
        wanted = pattern.removeprefix("!")
        parts = name.split("/")
        above = ["/".join(parts[: length + 1]) for length in range(len(parts))]
        deep = wanted.removeprefix("**/")
        fits = (
            any(fnmatch.fnmatchcase(each, deep) for each in parts)
            if wanted.startswith("**/")
            else any(fnmatch.fnmatchcase(each, wanted) and "*" not in wanted for each in above)
            or fnmatch.fnmatchcase(name, wanted)
        )
        if fits:
            let_in = pattern.startswith("!")
    return let_in


def context_files() -> list[str]:
    """The committed files from which a container is built."""
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith("#")]
    names = listed("ls-files", "--cached", "--others", "--exclude-standard")
    return [".dockerignore", *(name for name in sorted(names) if in_context(name, patterns))]


def pack(archive: Path, folder: Path, names: list[str], below: str) -> None:
    """The same files make the same archive, byte by byte, on any day."""
    with tarfile.open(archive, "w:gz", compresslevel=9) as packed:
        for name in names:
            member = packed.gettarinfo(folder / name, f"{below}/{name}")
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime = 0
            with (folder / name).open("rb") as file:
                packed.addfile(member, file)


def build(what: str, **settings: str) -> Path:
    """One wheel or sdist, as pip builds it."""
    before = set((ROOT / "dist").iterdir())
    subprocess.run(
        [sys.executable, "-c", BUILD, what],
        cwd=ROOT,
        env=os.environ | settings,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    (made,) = set((ROOT / "dist").iterdir()) - before
    return made


def check_wheel(wheel: Path, release: str) -> None:
    """It is what its name says, and has the documents."""
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        if broken := archive.testzip():
            raise NotReleased(f"{wheel.name} is damaged at {broken}")
    for wanted in ("backroom/manual/index.html", "backroom/static/index.html", "backroom/py.typed"):
        if wanted not in names:
            raise NotReleased(f"{wheel.name} lacks {wanted}")
    if f"backroom-{release}-" not in wheel.name:
        raise NotReleased(f"{wheel.name} is not version {release}")
    compiled = any(name.endswith((".so", ".pyd")) for name in names)
    if compiled == wheel.name.endswith("none-any.whl"):
        raise NotReleased(f"{wheel.name} does not say whether it is compiled")


def check_changelog(release: str) -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    if f"## {release}" not in text:
        raise NotReleased(f"CHANGELOG.md says nothing of {release}")


def sums(folder: Path) -> str:
    """One line a file, as sha256sum writes and checks it."""
    return "".join(
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(folder.iterdir())
        if path.name != "SHA256SUMS"
    )


def try_wheel(wheel: Path) -> None:
    subprocess.run([str(ROOT / "tools/try-wheel"), base_python(), str(wheel)], check=True)


def base_python() -> str:
    """The interpreter below this environment, which has no pip of its own."""
    return str(getattr(sys, "_base_executable", sys.executable))


def context_builds(archive: Path) -> None:
    """What the container is built from makes a wheel: nothing that setup.py needs was left out."""
    with tempfile.TemporaryDirectory() as place:
        with tarfile.open(archive) as packed:
            packed.extractall(place, filter="data")
        (tree,) = Path(place).iterdir()
        (tree / "dist").mkdir()
        subprocess.run(
            [sys.executable, "-c", BUILD, "build_wheel"],
            cwd=tree,
            env=os.environ | {"BACKROOM_COMPILE": "0"},
            stdout=subprocess.DEVNULL,
            check=True,
        )


def release(allow_dirty: bool, try_out: bool) -> None:
    dist = ROOT / "dist"
    wanted = version()
    check_changelog(wanted)
    if not allow_dirty and listed("status", "--porcelain"):
        raise NotReleased(DIRTY)
    if not (MANUAL / "index.html").is_file():
        raise NotReleased("there are no documents: make docs")
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    print(f"Backroom {wanted}: the wheels …", flush=True)
    wheels = [build("build_wheel", BACKROOM_COMPILE="0")]
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    wheels += [build("build_wheel", BACKROOM_COMPILE="1", BACKROOM_OPTIMISE="2")]
    for wheel in wheels:
        check_wheel(wheel, wanted)
    build("build_sdist")
    pages = [path.relative_to(MANUAL).as_posix() for path in sorted(MANUAL.rglob("*"))]
    files = [name for name in pages if (MANUAL / name).is_file()]
    pack(dist / f"backroom-{wanted}-docs.tar.gz", MANUAL, files, f"backroom-{wanted}-docs")
    context = dist / f"backroom-{wanted}-container.tar.gz"
    pack(context, ROOT, context_files(), f"backroom-{wanted}")
    context_builds(context)
    if try_out:
        for wheel in wheels:
            try_wheel(wheel)
    (dist / "SHA256SUMS").write_text(sums(dist), "utf-8")
    print(sums(dist) + f"Backroom {wanted} lies in dist/.")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--dirty", action="store_true", help="also what is not committed")
    arguments.add_argument("--untried", action="store_true", help="without trying the wheels out")
    wanted = arguments.parse_args()
    try:
        release(wanted.dirty, not wanted.untried)
    except NotReleased as why:
        sys.exit(f"nothing is released: {why}")
    except subprocess.CalledProcessError as fault:
        sys.exit(f"nothing is released: {' '.join(map(str, fault.cmd))} failed")


if __name__ == "__main__":
    main()

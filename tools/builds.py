"""The compiled builds of this checkout: where they lie, and which one fits the sources.

A build is a folder of its own, named by everything it was made from, and never changed afterwards:
a house and its bots that started on one stay on it, whatever is compiled meanwhile.

    .build/work-1     what the compilers need to do only the changed parts again
    .build/trees/…    whole packages, compiled; BUILD.json, written last, says that one is complete
    .build/compiled   a link to the newest one for daily work (-O1)
    .build/optimised  a link to the newest one for measuring and for strength (-O2)
"""

import fcntl
import hashlib
import json
import os
import shutil
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LINKS = {"1": "compiled", "2": "optimised"}
"""The link to the newest build, by gcc's level of optimisation."""
RULES = (
    *("src/backroom/kernel", "src/backroom/games", "src/backroom/bots", "src/backroom/envs"),
    *("src/backroom/table", "src/backroom/server/rooms", "src/backroom/server/wire"),
)
"""Where what is compiled lies, with everything that the compiler reads beside it."""


class Builds:
    """All builds of one checkout with one level of optimisation."""

    def __init__(self, optimise: str, root: Path = ROOT) -> None:
        self.optimise = optimise
        self.root = root
        self.folder = root / ".build"
        self.work = self.folder / f"work-{optimise}"
        self.link = self.folder / LINKS[optimise]

    # What a build is made from

    def rules_digest(self) -> str:
        """Changes when something has to be compiled anew."""
        files = [each for folder in RULES for each in (self.root / folder).rglob("*.py")]
        return self.digest([*self.recipe(), *files])

    def package_digest(self) -> str:
        """Changes with everything that a build holds."""
        files = [each for folder in ("src", "rulebook") for each in self.files_of(folder)]
        return self.digest([*self.recipe(), *files])

    def recipe(self) -> list[Path]:
        """What says how to compile, and with which compiler."""
        tools = ("tools/build_commands.py", "tools/compiled_modules.py")
        return [self.root / name for name in ("setup.py", *tools, "requirements-build.lock")]

    def digest(self, files: Iterable[Path]) -> str:
        total = hashlib.sha256(f"{sys.version}{sys.platform}{self.optimise}".encode())
        for path in sorted(files):
            total.update(str(path.relative_to(self.root)).encode() + b"\0")
            total.update(hashlib.sha256(path.read_bytes()).digest())
        return total.hexdigest()[:16]

    def files_of(self, folder: str) -> list[Path]:
        found: list[Path] = []
        for place, folders, names in os.walk(self.root / folder):
            folders[:] = [each for each in folders if is_source(each)]
            found += [Path(place, name) for name in names]
        return found

    # Which build there is

    def tree(self) -> Path:
        """Where the build of the present sources lies, or would lie."""
        return self.folder / "trees" / self.package_digest()

    def present(self) -> Path | None:
        """The build of the present sources, if it is complete."""
        tree = self.tree()
        return tree if is_complete(tree) else None

    def is_compiled(self) -> bool:
        """Has everything been compiled that the present sources need? Then a build is laid out in
        a moment, though words or pictures have changed since the last one."""
        stamp = self.work / "RULES"
        return stamp.is_file() and stamp.read_text("utf-8") == self.rules_digest()

    def note_compiled(self, digest: str) -> None:
        (self.work / "RULES").write_text(digest, "utf-8")

    # Laying a build out

    def stage(self) -> Path:
        """The whole package with its compiled parts, beside the builds, not yet one of them."""
        staged = self.folder / "trees" / f"staged-{os.getpid()}"
        shutil.rmtree(staged, ignore_errors=True)
        shutil.copytree(self.root / "src/backroom", staged / "backroom", ignore=no_leftovers)
        shutil.copytree(self.root / "rulebook", staged / "backroom/rulebook", ignore=no_leftovers)
        # With the time of now: a part may be older than an edit that did not concern it.
        shutil.copytree(self.work / "lib", staged, copy_function=shutil.copy, dirs_exist_ok=True)
        return staged

    def settle(self, staged: Path, tree: Path) -> Path:
        """From now on this is the build of the sources that it was staged from."""
        facts = {"optimise": self.optimise, "python": sys.version, "rules": self.rules_digest()}
        (staged / "BUILD.json").write_text(json.dumps(facts, indent=2) + "\n", "utf-8")
        shutil.rmtree(tree, ignore_errors=True)
        staged.rename(tree)
        self.point_to(tree)
        self.forget_others()
        return tree

    def point_to(self, tree: Path) -> None:
        fresh = self.link.with_name(f"{self.link.name}-{os.getpid()}")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(tree.relative_to(self.folder))
        if self.link.is_dir() and not self.link.is_symlink():  # a build of an older Makefile
            shutil.rmtree(self.link)
        fresh.replace(self.link)

    def forget_others(self) -> None:
        """Remove the builds that nobody uses and no link points to."""
        wanted = {(self.folder / name).resolve() for name in LINKS.values()}
        for tree in (self.folder / "trees").iterdir():
            if tree.resolve() not in wanted and not is_held(tree):
                shutil.rmtree(tree, ignore_errors=True)


def is_source(name: str) -> bool:
    return name != "__pycache__" and not name.endswith(".egg-info")


def no_leftovers(_: str, names: list[str]) -> list[str]:
    return [name for name in names if not is_source(name)]


def is_complete(tree: Path) -> bool:
    return (tree / "BUILD.json").is_file()


def hold(tree: Path) -> int:
    """A lock on a build that keeps it from being removed, for as long as whoever has it lives."""
    lock = os.open(tree / "BUILD.json", os.O_RDONLY)
    fcntl.flock(lock, fcntl.LOCK_SH)
    os.set_inheritable(lock, True)
    return lock


def is_held(tree: Path) -> bool:
    if not is_complete(tree):
        return is_alive(tree.name.removeprefix("staged-"))
    lock = os.open(tree / "BUILD.json", os.O_RDONLY)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return False
    except OSError:
        return True
    finally:
        os.close(lock)


def is_alive(process: str) -> bool:
    """Does the process that stages this build still run?"""
    if not process.isdigit():
        return False
    try:
        os.kill(int(process), 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True

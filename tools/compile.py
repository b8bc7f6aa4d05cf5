#!/usr/bin/env python3
"""Compiles the rules and the bots in parts, and lays the build out beside the others.

usage: tools/compile.py [--optimise 1|2]

Only the parts that changed are compiled again. Exit code 0: the build of these sources is there;
3: there is no C compiler here; 1: anything else that stands in the way, in one sentence.
"""

import argparse
import errno
import fcntl
import importlib.metadata
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from builds import LINKS, ROOT, Builds

NO_COMPILER = 3
COPIED_AT_MOST = 5
"""Times, while somebody changes the sources."""
TOLD = 5
"""Steps in which progress is told where no line can be drawn over."""
TRY_EVERY_MODULE = """
import importlib, sys
for name in sys.argv[1:]:
    found = importlib.import_module(name).__file__ or ""
    if found.endswith(".py"):
        sys.exit(f"{name} is not compiled")
"""


class Trouble(Exception):
    """Why there is no build, as a sentence."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


class NotCompiled(Trouble):
    """The compilers have failed, with these sources or with what they remember of others."""


class Progress:
    """How far the compilers are: one line that is drawn over, or a line now and then."""

    def __init__(self) -> None:
        self.draws = sys.stdout.isatty()
        self.told = -1

    def show(self, share: float) -> None:
        percent = int(100 * share)
        if self.draws:
            print(f"\rcompiling the rules … {percent} %", end="", flush=True)
        elif percent * TOLD // 100 > self.told:
            self.told = percent * TOLD // 100
            print(f"compiling the rules … {percent} %", flush=True)

    def end(self) -> None:
        if self.draws:
            print("\r\033[K", end="", flush=True)


def refuse_no_compiler() -> None:
    """Say what is missing before minutes are spent on finding out."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        raise Trouble(
            f"There is no C compiler here ({compiler}), so the rules run interpreted: all games"
            " work, hard bots are weaker. With gcc and the headers of Python they are compiled.",
            NO_COMPILER,
        )
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if not header.is_file():
        raise Trouble(
            f"The headers of Python are not here ({header}), so the rules run interpreted: all"
            " games work, hard bots are weaker. On Debian the package python3-dev brings them.",
            NO_COMPILER,
        )


def install_mypyc(root: Path) -> None:
    """Players get the compiler's packages only now, when the house is open already."""
    lock = root / "requirements-build.lock"
    wanted = re.search(r"^mypy(?:\[mypyc\])?==(\S+)", lock.read_text("utf-8"), re.MULTILINE)
    assert wanted is not None, lock
    try:
        if importlib.metadata.version("mypy") == wanted[1]:
            return
    except importlib.metadata.PackageNotFoundError:
        pass
    base = getattr(sys, "_base_executable", sys.executable)
    command = [str(root / "tools/install"), base, sys.prefix, str(lock)]
    if subprocess.run(command, check=False).returncode != 0:
        raise Trouble("Without them the rules run interpreted; `make compile` tries again.")


@contextmanager
def alone_at(work: Path) -> Iterator[None]:
    """Two compilers in one folder would spoil each other's files."""
    work.mkdir(parents=True, exist_ok=True)
    with open(work / "LOCK", "w", encoding="utf-8") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("the rules are being compiled already; waiting for that …", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def run_compilers(builds: Builds) -> list[str]:
    """Bring the compiled parts up to date; the names of all modules that are compiled."""
    work = builds.work.relative_to(builds.root)
    command = [sys.executable, "setup.py", "--quiet", "build_ext"]
    command += ["--build-lib", f"{work}/lib", "--build-temp", f"{work}/temp"]
    settings = {"BACKROOM_WORK": str(work), "BACKROOM_OPTIMISE": builds.optimise}
    log = builds.folder / f"compile-{builds.optimise}.log"
    with open(log, "w", encoding="utf-8") as errors:
        running = subprocess.Popen(
            command,
            cwd=builds.root,
            env=os.environ | settings | {"BACKROOM_COMPILE": "1"},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,  # so that all compilers can be stopped together
        )
        try:
            names = follow(running)
            code = running.wait()
        except BaseException:
            os.killpg(running.pid, signal.SIGTERM)
            running.wait()
            raise
    said = log.read_text("utf-8", errors="replace")
    if "No space left on device" in said:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    if code != 0:
        raise NotCompiled(f"The rules could not be compiled; {log} says why. They run interpreted.")
    lib = builds.work / "lib"
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    parts = {name: lib / f"{name.replace('.', '/')}{ending}" for name in names}
    for name, part in parts.items():
        if not part.is_file():  # setuptools goes on without a part that failed; we do not
            raise Trouble(
                f"{name} could not be compiled; {log} says why. The rules run interpreted."
            )
    remove_others(lib, set(parts.values()))
    return [name for name in names if not name.endswith("__mypyc")]


def remove_others(lib: Path, parts: set[Path]) -> None:
    """A module that is not compiled any more would hide its source."""
    for path in lib.rglob("*"):
        if path.is_file() and path not in parts:
            path.unlink()


def follow(running: subprocess.Popen[str]) -> list[str]:
    """Read what the compilers say, and show how far they are; the names of all parts."""
    assert running.stdout is not None
    weights: dict[str, int] = {}
    done = 0
    progress = Progress()
    try:
        for line in running.stdout:
            kind, _, rest = line.partition(" ")
            weight, _, name = rest.strip().partition(" ")
            if kind == "part":
                weights[name] = int(weight)
            elif kind == "compiled":
                done += int(weight)
                progress.show(done / sum(weights.values()))
    finally:
        progress.end()
    return sorted(weights)


def try_out(tree: Path, modules: list[str]) -> str | None:
    """What is wrong with this build, if anything is: every module must load, compiled."""
    run = subprocess.run(
        [sys.executable, "-c", TRY_EVERY_MODULE, *modules],
        env=os.environ | {"PYTHONPATH": str(tree)},
        capture_output=True,
        text=True,
        check=False,
    )
    return None if run.returncode == 0 else run.stderr.strip().rpartition("\n")[2] or "it crashes"


def build(builds: Builds) -> Path:
    """The build of the present sources; a Trouble says why there is none."""
    found = builds.present()
    if found is not None:
        builds.point_to(found)
        return found
    if not builds.is_compiled():
        refuse_no_compiler()
        install_mypyc(builds.root)
    with alone_at(builds.work):
        return lay_out(builds, tries=2)


def lay_out(builds: Builds, tries: int) -> Path:
    rules, modules = builds.rules_digest(), None
    if not builds.is_compiled():
        try:
            modules = run_compilers(builds)
        except NotCompiled:
            # mypyc sometimes trips over its own memory of a part that has changed.
            if tries == 1 or not forget(builds.work):
                raise
            return lay_out(builds, tries - 1)
    staged, tree = stage_in_peace(builds)
    if builds.rules_digest() != rules:
        shutil.rmtree(staged)
        raise Trouble("The rules changed while they were compiled; `make compile` once more.")
    fault = try_out(staged, modules) if modules is not None else None
    if fault is None:
        builds.note_compiled(rules)
        return builds.settle(staged, tree)
    # What an interrupted compiler left behind may look newer than its source.
    shutil.rmtree(staged)
    forget(builds.work)
    if tries > 1:
        print(f"a damaged build was thrown away ({fault}); once more from the start …", flush=True)
        return lay_out(builds, tries - 1)
    raise Trouble(f"The build does not work ({fault}). The rules run interpreted.")


def stage_in_peace(builds: Builds) -> tuple[Path, Path]:
    """What is staged, and the name of just these sources. While the rules are compiled words and
    pages may change; while all is copied, in a moment, nothing may."""
    for _ in range(COPIED_AT_MOST):
        tree = builds.tree()
        staged = builds.stage()
        if builds.tree() == tree:
            return staged, tree
        shutil.rmtree(staged)
    raise Trouble("The sources changed all the time; `make compile` once more.")


def forget(work: Path) -> bool:
    """Throw away what the compilers remember; False if there was nothing from an earlier run."""
    had = (work / "lib").is_dir()
    for half in ("lib", "temp", "mypy"):
        shutil.rmtree(work / half, ignore_errors=True)
    return had


def told(work: Callable[[], Path]) -> int:
    """Do it; whatever goes wrong is said in one sentence. The exit code."""
    try:
        work()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return trouble.code
    except OSError as fault:
        place = f" ({fault.filename})" if fault.filename else ""
        print(f"The rules could not be compiled: {fault.strerror}{place}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped; the parts that are compiled are kept.", file=sys.stderr)
        return 130
    return 0


def stop(*_: object) -> None:
    raise KeyboardInterrupt


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--optimise", choices=list(LINKS), default="1", help="gcc's level")
    wanted = arguments.parse_args()
    signal.signal(signal.SIGTERM, stop)
    began = time.monotonic()
    builds = Builds(wanted.optimise, ROOT)
    code = told(lambda: build(builds))
    if code == 0:
        seconds = time.monotonic() - began
        print(f"the compiled rules are ready in {builds.link} ({seconds:.0f} s)", flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main())

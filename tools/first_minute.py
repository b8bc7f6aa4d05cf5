#!/usr/bin/env python3
"""`make first-minute`: what a newcomer waits for, measured in a clean clone without pip's cache.

It clones the last commit, runs `make play` there, makes the first decision, waits until the house
has moved over to the compiled rules, starts it a second time, and compiles once more after typical
changes. It prints two tables for docs/performance.md. Uncommitted changes are not measured.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 900.0
"""Seconds after which something that should have happened is not waited for any longer."""
OPEN = re.compile(r"Backroom is open: (http://\S+)")


class Play:
    """`make play`, and the moments at which it said something."""

    def __init__(self, clone: Path, data: Path) -> None:
        self.began = time.monotonic()
        kept = {name: text for name, text in os.environ.items() if name != "MAKEFLAGS"}
        mine = {"PIP_NO_CACHE_DIR": "1", "XDG_DATA_HOME": str(data), "BACKROOM_PORT": "8760"}
        self.process = subprocess.Popen(
            ["make", "--no-print-directory", "play"],
            cwd=clone,
            env=kept | mine,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert self.process.stdout is not None
        self.lines: IO[str] = self.process.stdout

    def wait_for(self, words: str) -> tuple[float, str]:
        """Seconds from the start to the line that matches, and what it says."""
        for line in self.lines:
            print(f"{self.seconds():7.1f}  {line.rstrip()}", file=sys.stderr)
            found = re.search(words, line)
            if found is not None:
                return self.seconds(), found[found.re.groups]
            if self.seconds() > PATIENCE:
                break
        sys.exit(f"`make play` never said {words!r}")

    def seconds(self) -> float:
        return time.monotonic() - self.began

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGINT)
        for line in self.lines:
            print(f"         {line.rstrip()}", file=sys.stderr)
        self.process.wait()


def timed(command: list[str], clone: Path) -> float:
    began = time.monotonic()
    subprocess.run(command, cwd=clone, check=True, stdout=sys.stderr)
    return time.monotonic() - began


def first_minute(clone: Path, data: Path) -> None:
    play = Play(clone, data)
    opened, address = play.wait_for(OPEN.pattern)
    python = str(clone / ".venv/bin/python")
    decision = timed([python, "tools/first_decision.py", address], clone)
    moved, _ = play.wait_for(OPEN.pattern)
    play.stop()
    again = Play(clone, data)
    second, _ = again.wait_for(OPEN.pattern)
    again.stop()
    print("| from the command on | seconds |\n|---|---:|")
    print(
        f"| `make play` in a clean clone, nothing in pip's cache, to the address | {opened:.1f} |"
    )
    print(f"| from the address to the first decision, acknowledged | {decision:.1f} |")
    print(f"| to the house on compiled rules | {moved:.1f} |")
    print(f"| the second `make play`, to the address | {second:.1f} |")


def compiling(clone: Path) -> None:
    compile_1 = [str(clone / ".venv/bin/python"), "tools/compile.py"]
    rows = {"nothing changed": timed(compile_1, clone)}
    change(clone / "src/backroom/static/index.html", "<!-- -->")
    rows["a page changed"] = timed(compile_1, clone)
    change(
        clone / "src/backroom/games/maffiosi/turns.py", "\n\ndef one(a: int) -> int:\n    return a"
    )
    rows["one game changed"] = timed(compile_1, clone)
    shutil.rmtree(clone / ".build")
    rows["everything, -O1"] = timed(compile_1, clone)
    rows["everything, -O2"] = timed([*compile_1, "--optimise", "2"], clone)
    print("\n| `tools/compile.py` | seconds |\n|---|---:|")
    for name, seconds in rows.items():
        print(f"| {name} | {seconds:.1f} |")


def change(path: Path, more: str) -> None:
    path.write_text(path.read_text("utf-8") + more + "\n", "utf-8")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="first-minute-") as folder:
        clone = Path(folder, "backroom")
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        first_minute(clone, Path(folder, "data"))
        compiling(clone)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Plants small defects, one at a time, and sees whether a test notices: `make mutants`.

The set is fixed: of every part of the house those defects whose fingerprints come first, so that an
edit changes no more of the set than the lines it touches. Each is planted in a copy of the tree and
the tests that concern it are run there on the interpreted rules, the nearest first, until one
fails. What was found is kept below .build, and docs/mutants.md is written from it.
"""

import argparse
import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from defects import Defect, Finder, is_python
from touched import imports, module_of

ROOT = Path(__file__).resolve().parents[1]
WORK = ROOT / ".build" / "mutants"
BYTECODE = ROOT / ".build" / "bytecode"
REPORT = ROOT / "docs" / "mutants.md"
CHOSEN_BY_HAND = ROOT / "tools" / "mutants.toml"
LONGEST = 60
"""Seconds after which a single test that has not come to an end has noticed; none takes ten."""
NO_TIME = 3_000_000_000
"""No file was ever changed in the year 2065."""
GOAL = 95
"""Per cent."""
GAMES = ("capo_della_mafia", "counterfeiters", "la_cosa_nostra", "maffiosi")
WORDS_AND_SHAPES = ("events.py", "telling.py", "view.py", "copies.py")
"""What a game says is checked by the word tests, a struct has nothing that could be wrong, and what
was written by a tool is compared with it."""
FOLDERS_OF_WORDS = ("migrations", "events", "words")


class Part(NamedTuple):
    """A part of the house: how many defects are planted in it, and what tests it."""

    name: str
    files: tuple[str, ...]
    many: int
    tests: tuple[tuple[str, ...], ...]
    """Arguments for pytest, stage by stage."""


def game_part(folder: str) -> Part:
    name = folder.replace("_", "-")
    return Part(
        f"games/{folder}",
        (f"src/backroom/games/{folder}/**/*.py",),
        26,
        (
            (f"tests/games/{folder}",),
            ("tests/lab/test_playthroughs.py", "tests/table/test_shelf.py", "-k", name),
            ("tests/conformance/test_laws.py", "-k", name),
            ("tests/kernel/test_cards.py", "tests/kernel/test_lines_of_card_files.py"),
            ("tests/kernel/test_all_games.py", "tests/words", "tests/terminal", "-k", name),
        ),
    )


SEARCHER = ("search", "paired_lines", "worlds", "judgement", "levels", "decision", "request")
PARTS = (
    Part(
        "kernel",
        ("src/backroom/kernel/*.py",),
        30,
        (
            ("tests/kernel",),
            ("tests/games/capo_della_mafia", "tests/games/counterfeiters"),
            ("tests/games/maffiosi", "tests/games/la_cosa_nostra"),
            ("tests/table", "tests/lab/test_playthroughs.py"),
            ("tests/conformance/test_laws.py", "-k", "law_4 or law_6 or law_8"),
        ),
    ),
    *[game_part(folder) for folder in GAMES],
    Part(
        "table",
        ("src/backroom/table/*.py",),
        26,
        (("tests/table",), ("tests/conformance/test_laws.py", "-k", "law_1"), ("tests/terminal",)),
    ),
    Part(
        "bots",
        tuple(f"src/backroom/bots/{name}.py" for name in (*SEARCHER, "random_bot", "specs")),
        26,
        (("tests/bots/test_known_answers.py",), ("tests/bots",), ("tests/lab/test_tournament.py",)),
    ),
    Part("server", ("src/backroom/server/**/*.py",), 26, (("tests/server",),)),
)


class Outcome(NamedTuple):
    caught: bool
    by: str
    """The test that failed, or why there was none."""
    seconds: float


def chosen(part: Part, root: Path = ROOT) -> list[Defect]:
    """The defects that are planted in this part."""
    found: list[Defect] = []
    for pattern in part.files:
        for path in sorted(root.glob(pattern)):
            if path.name not in WORDS_AND_SHAPES and path.parent.name not in FOLDERS_OF_WORDS:
                found += Finder(str(path.relative_to(root)), path.read_bytes()).found()
    ranked = sorted(found, key=lambda defect: defect.rank)
    possible = (each for each in ranked if is_python(each.planted((root / each.path).read_bytes())))
    return list(islice(possible, part.many))


def stages(part: Part, defect: Defect, root: Path = ROOT) -> Iterator[tuple[str, ...]]:
    """The tests that name the module come before those of its part."""
    module = module_of(defect.path)
    assert module is not None
    near = [
        str(path.relative_to(root))
        for folder in part.tests[0]
        for path in sorted((root / folder).rglob("test_*.py"))
        if imports(path.read_text("utf-8"), module)
    ]
    if near:
        yield tuple(near)
    yield from part.tests


class Tree:
    """A copy of the working tree in which defects are planted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.plantings = 0
        # The packages' byte code is shared; what an older copy left behind is not.
        for stale in (folder, BYTECODE / folder.relative_to(folder.anchor)):
            shutil.rmtree(stale, ignore_errors=True)
        for name in git("ls-files", "--cached", "--others", "--exclude-standard"):
            if not name.startswith(("web/", "docs/pictures/")) and (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)

    def run(self, tests: Iterable[str]) -> tuple[int, str]:
        """What pytest says, with chance as in every other run."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n0", "-p", "no:cacheprovider"]
        command += ["--hypothesis-seed=1", "--no-header", "--tb=no", "-rfE"]
        command += ["-o", f"faulthandler_timeout={LONGEST}", "-o", "faulthandler_exit_on_timeout=1"]
        setting = os.environ | {
            "PYTHONPATH": "src",
            "BACKROOM_BUILD": "interpreted",
            "BACKROOM_SEED": "1",
            "PYTHONPYCACHEPREFIX": str(BYTECODE),
        }
        setting.pop("PYTHONDONTWRITEBYTECODE", None)
        done = subprocess.run(
            [*command, *tests], cwd=self.folder, env=setting, capture_output=True, text=True
        )
        return done.returncode, done.stdout + done.stderr

    @contextmanager
    def planted(self, name: str, changed: bytes) -> Iterator[None]:
        """The file with the defect; afterwards it is as before. Python knows its byte code by the
        file's time in seconds, so each defect gets one of its own."""
        path = self.folder / name
        source, stamp = path.read_bytes(), path.stat().st_mtime
        path.write_bytes(changed)
        self.plantings += 1
        os.utime(path, (stamp, NO_TIME + self.plantings))
        try:
            yield
        finally:
            path.write_bytes(source)
            os.utime(path, (stamp, stamp))

    def outcome(self, part: Part, defect: Defect) -> Outcome:
        """Plant it and run the tests."""
        began = time.monotonic()
        source = (self.folder / defect.path).read_bytes()
        with self.planted(defect.path, defect.planted(source)):
            for tests in stages(part, defect):
                code, said = self.run(tests)
                if code not in (0, 5):  # 5: none of them was chosen
                    return Outcome(True, failed(said), time.monotonic() - began)
        return Outcome(False, "", time.monotonic() - began)


def failed(said: str) -> str:
    for line in said.splitlines():
        if line.startswith(("FAILED", "ERROR")):
            return line.split(" ", 1)[1].split(" - ")[0]
    return "it never ends" if "Timeout" in said else "the tests cannot even be collected"


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def fingerprint(paths: Iterable[Path]) -> str:
    total = sha256()
    for path in paths:
        total.update(path.read_bytes())
    return total.hexdigest()[:16]


class Findings:
    """What is known: a caught defect stays caught while its file is the same, a survivor has to be
    tried again when any test has changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[str, dict[str, Any]] = (
            json.loads(path.read_text("utf-8")) if path.is_file() else {}
        )
        self.tests = fingerprint(sorted((ROOT / "tests").rglob("*.py")))

    def of(self, defect: Defect) -> Outcome | None:
        row = self.rows.get(defect.key)
        if row is None or row["file"] != fingerprint([ROOT / defect.path]):
            return None
        if not row["caught"] and row["tests"] != self.tests:
            return None
        return Outcome(row["caught"], row["by"], row["seconds"])

    def keep(self, defect: Defect, outcome: Outcome) -> None:
        known = {"file": fingerprint([ROOT / defect.path]), "tests": self.tests}
        self.rows[defect.key] = known | outcome._asdict()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.rows, indent=1, ensure_ascii=False), "utf-8")


def equivalents() -> dict[str, str]:
    """Defects that change nothing that anybody could notice, each with the reason."""
    listed = tomllib.loads(CHOSEN_BY_HAND.read_text("utf-8")).get("equivalent", [])
    return {row["key"]: row["why"] for row in listed}


def plant(todo: list[tuple[Part, Defect]], findings: Findings, jobs: int) -> None:
    """One after the other in so many copies."""
    waiting: queue.SimpleQueue[tuple[Part, Defect]] = queue.SimpleQueue()
    for each in todo:
        waiting.put(each)
    lock = threading.Lock()

    refuse_failing_tests(list(dict.fromkeys(part for part, _ in todo)))

    def work(number: int) -> None:
        tree = Tree(WORK / f"tree-{number}")
        while True:
            try:
                part, defect = waiting.get_nowait()
            except queue.Empty:
                return
            outcome = tree.outcome(part, defect)
            with lock:
                findings.keep(defect, outcome)
                say(defect, outcome)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def refuse_failing_tests(parts: list[Part]) -> None:
    """A test that fails without any defect would catch them all."""
    tree = Tree(WORK / "sound")
    for part in parts:
        for tests in part.tests:
            code, said = tree.run(tests)
            if code not in (0, 5):
                sys.exit(f"mutants: {part.name}: {failed(said)} fails already; mend it first")


def say(defect: Defect, outcome: Outcome) -> None:
    mark = "caught  " if outcome.caught else "SURVIVED"
    print(
        f"{mark} {outcome.seconds:5.1f} s  {defect.path}:{defect.line} [{defect.kind}]", flush=True
    )
    print(f"           {defect.was}\n           {defect.becomes}", flush=True)
    if outcome.caught:
        print(f"           {outcome.by}", flush=True)


def report(findings: Findings) -> str:
    """docs/mutants.md."""
    reasons = equivalents()
    rows: list[str] = []
    survivors: list[str] = []
    same: list[str] = []
    sums = [0, 0, 0, 0]
    for part in PARTS:
        defects = chosen(part)
        known = [(defect, findings.of(defect)) for defect in defects if defect.key not in reasons]
        tried = [(defect, outcome) for defect, outcome in known if outcome is not None]
        left = [defect for defect, outcome in tried if not outcome.caught]
        numbers = [len(defects), len(defects) - len(known), len(tried), len(tried) - len(left)]
        sums = [one + other for one, other in zip(sums, numbers, strict=True)]
        rows.append(row_of(part.name, numbers))
        survivors += [f"- `{each.path}:{each.line}` {change_of(each)}" for each in left]
        same += [
            f"- `{each.path}:{each.line}` {change_of(each)}: {reasons[each.key]}"
            for each in defects
            if each.key in reasons
        ]
    lines = [
        "# Mutants",
        "",
        "Written by `make mutants` (tools/mutants.py): small defects are planted one at a time,",
        f"and the tests must notice. The goal is {GOAL} % of those that matter; `make test` plants",
        "those of tools/mutants.toml.",
        "",
        "| part | planted | of them equivalent | tried | caught | share |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *rows,
        row_of("**all**", sums),
        "",
        "## Survivors",
        "",
        *(survivors or ["None."]),
        "",
        "## Equivalent",
        "",
        "These change nothing that anybody could notice (tools/mutants.toml).",
        "",
        *(same or ["None."]),
        "",
    ]
    return "\n".join(lines)


def row_of(name: str, numbers: list[int]) -> str:
    planted, same, tried, caught = numbers
    share = f"{100 * caught / tried:.0f} %" if tried else "–"
    return f"| {name} | {planted} | {same} | {tried} | {caught} | {share} |"


def change_of(defect: Defect) -> str:
    return f"{defect.kind}: {quoted(defect.was)} → {quoted(defect.becomes)}"


def quoted(line: str) -> str:
    return f"`{line.replace('|', '¦')}`"


def plant_the_sample() -> int:
    """Each of a few chosen defects with the tests that are to notice it; how many did not."""
    tree = Tree(WORK / "sample")
    lost = 0
    for row in tomllib.loads(CHOSEN_BY_HAND.read_text("utf-8"))["sample"]:
        path = tree.folder / row["path"]
        source = path.read_text("utf-8") if path.is_file() else ""
        if source.count(row["old"]) != 1:
            print(f"{row['path']} has not one {row['old']!r}: choose another in mutants.toml")
            lost += 1
            continue
        with tree.planted(row["path"], source.replace(row["old"], row["new"]).encode()):
            code, said = tree.run(row["tests"])
        noticed = code == 1
        lost += not noticed
        print(
            f"{'caught  ' if noticed else 'SURVIVED'} {row['path']}: {row['new'].strip()}",
            flush=True,
        )
        print(f"         {failed(said)}", flush=True)
    return lost


def main() -> None:
    wants = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    wants.add_argument("--part", help="only this part", choices=[part.name for part in PARTS])
    wants.add_argument("--at-most", type=int, default=10_000, help="so many that are not known yet")
    wants.add_argument("--sample", action="store_true", help="the few of mutants.toml only")
    wants.add_argument("--jobs", type=int, default=1)
    wants.add_argument("--list", action="store_true", help="say what would be planted")
    wanted = wants.parse_args()
    if wanted.sample:
        sys.exit(1 if plant_the_sample() else 0)
    findings = Findings(WORK / "findings.json")
    reasons = equivalents()
    parts = [part for part in PARTS if wanted.part in (None, part.name)]
    todo = [(part, each) for part in parts for each in chosen(part) if each.key not in reasons]
    todo = [(part, each) for part, each in todo if findings.of(each) is None][: wanted.at_most]
    if wanted.list:
        for _, defect in todo:
            print(f"{defect.path}:{defect.line} {change_of(defect)}")
        return
    plant(todo, findings, wanted.jobs)
    REPORT.write_text(report(findings), "utf-8")
    print(REPORT.read_text("utf-8"))


if __name__ == "__main__":
    main()

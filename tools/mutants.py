#!/usr/bin/env python3
"""Plants small defects, one at a time, and sees whether a test notices: `make mutants`.

The set is fixed: of every part of the house those defects whose fingerprints come first, so that an
edit changes no more of the set than the lines it touches. Each is planted in a copy of the tree and
the tests that concern it are run there until one fails, first those that were seen to come by it.
What was found is kept below .build, and docs/mutants.md is written from it.
"""

import argparse
import json
import queue
import sys
import threading
import time
import tomllib
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from defects import Defect
from mutant_parts import CHOSEN_BY_HAND, PARTS, Part, chosen, equivalents, runs
from mutant_report import change_of, report
from mutant_trees import INTERPRETED, ROOT, Run, Tree, build_for
from watching import Watched

WORK = ROOT / ".build" / "mutants"
REPORT = ROOT / "docs" / "mutants.md"


class Outcome(NamedTuple):
    caught: bool
    by: str
    """The test that failed, or why there was none."""
    seconds: float


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
        self.rows = self.kept()
        self.tests = fingerprint(sorted((ROOT / "tests").rglob("*.py")))

    def kept(self) -> dict[str, dict[str, Any]]:
        rows: dict[str, dict[str, Any]] = {}
        return json.loads(self.path.read_text("utf-8")) if self.path.is_file() else rows

    def of(self, defect: Defect) -> Outcome | None:
        row = self.rows.get(defect.key)
        if row is None or row["file"] != fingerprint([ROOT / defect.path]):
            return None
        if not row["caught"] and row["tests"] != self.tests:
            return None
        return Outcome(row["caught"], row["by"], row["seconds"])

    def was_caught(self, defect: Defect) -> bool | None:
        outcome = self.of(defect)
        return None if outcome is None else outcome.caught

    def keep(self, defect: Defect, outcome: Outcome) -> None:
        known = {"file": fingerprint([ROOT / defect.path]), "tests": self.tests}
        self.rows = self.kept()  # another part may be tried at the same time
        self.rows[defect.key] = known | outcome._asdict()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.rows, indent=1, ensure_ascii=False), "utf-8")


Todo = tuple[Part, Defect]


def watch(name: str, todo: list[Todo], watched: Watched) -> None:
    """See which tests come by which defects, where that is not known yet."""
    of_build: dict[str, list[Todo]] = {}
    for part, defect in todo:
        of_build.setdefault(build_for(defect), []).append((part, defect))
    for build, some in of_build.items():
        stages = dict.fromkeys(tests for part, _ in some for tests in part.tests)
        wanted = [tests for tests in stages if not watched.has(build, tests)]
        if not wanted:
            continue
        defects = [each for part in PARTS for each in chosen(part) if build_for(each) == build]
        tree = Tree(WORK / f"watched-{name}-{build}", build)
        tree.probe(defects)
        for tests in wanted:
            watched.keep(build, tests, tree.watched(tests), [each.key for each in defects])
            print(f"watched  {' '.join(tests)}", flush=True)


class Planter:
    """Plants in copies of its own. A test that fails without the defect too has shown nothing; one
    that was watched has passed."""

    def __init__(self, name: str, watched: Watched, hasty: bool) -> None:
        self.name = name
        self.watched = watched
        self.hasty = hasty
        self.trees: dict[str, Tree] = {}
        self.sound: set[tuple[str, str]] = set()

    def tree(self, build: str) -> Tree:
        if build not in self.trees:
            self.trees[build] = Tree(WORK / f"tree-{self.name}-{build}", build)
        return self.trees[build]

    def outcome(self, part: Part, defect: Defect) -> Outcome:
        began = time.monotonic()
        build = build_for(defect)
        tree = self.tree(build)
        source = tree.path_of(defect.path).read_bytes()
        comers = self.watched.tests_over(build, defect)
        with tree.planted(defect.path, defect.planted(source)):
            said = tree.noticed_by(runs(part, defect, comers, self.hasty))
        if said is None:
            return Outcome(False, "", time.monotonic() - began)
        self.refuse_unsound(build, said.failed())
        return Outcome(True, said.failed(), time.monotonic() - began)

    def refuse_unsound(self, build: str, test: str) -> None:
        file = test.partition("::")[0]
        is_known = (build, test) in self.sound or self.watched.has_passed(build, test)
        if is_known or not file.endswith(".py"):
            return
        only = [test] if "::" in test else None
        if self.tree(build).run(Run((file,), only)).noticed:
            raise Unsound(test)
        self.sound.add((build, test))


class Unsound(Exception):
    """This test fails without any defect."""


def plant(
    name: str, todo: list[Todo], findings: Findings, watched: Watched, jobs: int, hasty: bool
) -> bool:
    """One after the other in so many copies; was every test that failed a sound one?"""
    waiting: queue.SimpleQueue[Todo] = queue.SimpleQueue()
    for each in todo:
        waiting.put(each)
    lock = threading.Lock()
    unsound: list[str] = []

    def work(number: int) -> None:
        planter = Planter(f"{name}-{number}", watched, hasty)
        while True:
            try:
                part, defect = waiting.get_nowait()
            except queue.Empty:
                return
            try:
                outcome = planter.outcome(part, defect)
            except Unsound as trouble:
                unsound.append(str(trouble))
                print(f"{trouble} fails already; mend it first", flush=True)
                continue
            with lock:
                if outcome.caught or not hasty:
                    findings.keep(defect, outcome)
                say(defect, outcome)

    workers = [threading.Thread(target=work, args=(number,)) for number in range(jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return not unsound


def say(defect: Defect, outcome: Outcome) -> None:
    mark = "caught  " if outcome.caught else "SURVIVED"
    print(
        f"{mark} {outcome.seconds:5.1f} s  {defect.path}:{defect.line} [{defect.kind}]", flush=True
    )
    print(f"           {defect.was}\n           {defect.becomes}", flush=True)
    if outcome.caught:
        print(f"           {outcome.by}", flush=True)


def plant_the_sample() -> int:
    """Each of a few chosen defects with the tests that are to notice it; how many did not."""
    tree = Tree(WORK / "sample", INTERPRETED)
    lost = 0
    for row in tomllib.loads(CHOSEN_BY_HAND.read_text("utf-8"))["sample"]:
        path = tree.path_of(row["path"])
        source = path.read_text("utf-8") if path.is_file() else ""
        if source.count(row["old"]) != 1:
            print(f"{row['path']} has not one {row['old']!r}: choose another in mutants.toml")
            lost += 1
            continue
        with tree.planted(row["path"], source.replace(row["old"], row["new"]).encode()):
            said = tree.run(Run(("-x", *row["tests"])))
        noticed = said.code == 1
        lost += not noticed
        print(
            f"{'caught  ' if noticed else 'SURVIVED'} {row['path']}: {row['new'].strip()}",
            flush=True,
        )
        print(f"         {said.failed()}", flush=True)
    return lost


def main() -> None:
    wants = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    wants.add_argument("--part", help="only this part", choices=[part.name for part in PARTS])
    wants.add_argument("--at-most", type=int, default=10_000, help="so many that are not known yet")
    wants.add_argument("--sample", action="store_true", help="the few of mutants.toml only")
    wants.add_argument("--watch", action="store_true", help="only see which tests come by")
    wants.add_argument("--jobs", type=int, default=1)
    wants.add_argument(
        "--hasty", action="store_true", help="only tests that come by; no survivor is noted"
    )
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
    watched = Watched(WORK / "watched.json")
    name = (wanted.part or "all").replace("/", "-")
    watch(name, todo, watched)
    if wanted.watch:
        return
    sound = plant(name, todo, findings, watched, wanted.jobs, wanted.hasty)
    REPORT.write_text(report(findings.was_caught), "utf-8")
    print(REPORT.read_text("utf-8"))
    sys.exit(0 if sound else 1)


if __name__ == "__main__":
    main()

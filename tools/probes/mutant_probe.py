"""What pytest does for `make mutants` (tools/mutants.py): it runs tests in a given order, ends
those that never end, and sees which probes they run over.

A probe is a line in a copy of the sources, before a statement that some defect would change
(tools/watching.py). The probed sources load this file too, in every process that a test starts.
"""

import json
import os
import signal
from collections import defaultdict
from pathlib import Path
from typing import Any

LONGEST = float(os.environ.get("MUTANT_LONGEST", "40"))
"""Seconds of the processor after which a test never ends; none takes ten."""
HITS = os.environ.get("MUTANT_HITS", "")
"""A file to which every process adds the numbers of the probes it runs over."""
_seen: set[int] = set()
_open, _write, _close = os.open, os.write, os.close


def hit(number: int) -> None:
    """The probe with this number was run over."""
    if number in _seen or not HITS:
        return
    _seen.add(number)
    try:
        file = _open(HITS, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        _write(file, f"{number}\n".encode())
        _close(file)
    except OSError:  # some processes may write nowhere
        pass


class Watch:
    """Of every test that passes: how long it takes, and the probes it runs over."""

    def __init__(self, rows: Path) -> None:
        self.rows = rows
        self.read = 0
        self.seconds: dict[str, float] = defaultdict(float)
        self.hits: dict[str, set[int]] = defaultdict(set)
        self.prepared: dict[str, set[int]] = defaultdict(set)
        """What was run over while something was got ready that may serve the whole file."""
        self.failed: set[str] = set()

    def fresh(self) -> set[int]:
        """The probes since the last time."""
        _seen.clear()
        if not Path(HITS).is_file():
            return set()
        with open(HITS, encoding="ascii") as file:
            file.seek(self.read)
            said = file.read()
            self.read = file.tell()
        return {int(each) for each in said.split()}

    def pytest_collection_finish(self) -> None:
        self.fresh()

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.when == "setup":
            self.prepared[report.nodeid.partition("::")[0]] |= self.fresh()
        else:
            self.hits[report.nodeid] |= self.fresh()
        if not report.passed:
            self.failed.add(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        rows = {
            test: [round(seconds, 3), sorted(self.hits[test] | self.prepared[file_of(test)])]
            for test, seconds in self.seconds.items()
            if test not in self.failed
        }
        self.rows.write_text(json.dumps(rows), "utf-8")


class Order:
    """Only these tests and in this order, or all but these."""

    def __init__(self, only: list[str] | None, done: list[str]) -> None:
        self.only = only
        self.done = set(done)

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        if self.only is not None:
            place = {test: number for number, test in enumerate(self.only)}
            items[:] = [each for each in items if each.nodeid in place]
            items.sort(key=lambda each: place[each.nodeid])
        items[:] = [each for each in items if each.nodeid not in self.done]


class Patience:
    """Counts the processor's time, which is the same on a busy machine; what waits for ever is
    ended by pytest's own clock."""

    def pytest_runtest_logstart(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, LONGEST)

    def pytest_runtest_logfinish(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)


def file_of(test: str) -> str:
    return test.partition("::")[0]


def pytest_configure(config: Any) -> None:
    wanted = os.environ.get("MUTANT_TESTS")
    if wanted:
        order = json.loads(Path(wanted).read_text("utf-8"))
        config.pluginmanager.register(Order(order["only"], order["done"]))
    rows = os.environ.get("MUTANT_ROWS")
    if rows:
        config.pluginmanager.register(Watch(Path(rows)))
    config.pluginmanager.register(Patience())

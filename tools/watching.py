"""Which tests run over which defects: for `make mutants`.

A test that never comes by a line cannot notice what is wrong with it. So the tests are watched
once, on sources with a probe before every statement that some defect would change, and afterwards
those that come by are run first. What was seen may be old or incomplete (a card file is read by the
first test that wants it, and kept): it says what to try first, never what to leave out.
"""

import ast
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from defects import Defect

LOAD = '__import__("mutant_probe").hit'


def with_probes(source: bytes, places: dict[int, int]) -> bytes:
    """The source with a probe for each place (a byte of it) that lies in a function; what lies
    elsewhere runs when the file is loaded, and belongs to no test."""
    lines = source.decode().splitlines(keepends=True)
    functions = [each for each in ast.walk(ast.parse(source)) if is_function(each)]
    inner = [child for each in functions for child in ast.walk(each)]
    found = [each for each in inner if isinstance(each, ast.stmt) and can_stand_before(each, lines)]
    starts = starts_of(source)
    probes: list[tuple[int, int]] = []
    for number, byte in places.items():
        around = [each for each in found if begins(each, starts) <= byte < ends(each, starts)]
        if around:
            probes.append((max(each.lineno for each in around), number))
    for line, number in sorted(probes, reverse=True):
        indent = lines[line - 1][: len(lines[line - 1]) - len(lines[line - 1].lstrip())]
        lines.insert(line - 1, f"{indent}{LOAD}({number})\n")
    return "".join(lines).encode()


def is_function(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)


def can_stand_before(statement: ast.stmt, lines: list[str]) -> bool:
    """An `elif` has nothing before it; a function or class in a function has its statements."""
    if is_function(statement) or isinstance(statement, ast.ClassDef):
        return False
    text = lines[statement.lineno - 1]
    head = text.encode()[: statement.col_offset].decode()
    return not head.strip() and not text.lstrip().startswith("elif ")


def starts_of(source: bytes) -> list[int]:
    found = [0]
    for line in source.splitlines(keepends=True):
        found.append(found[-1] + len(line))
    return found


def begins(statement: ast.stmt, starts: list[int]) -> int:
    return starts[statement.lineno - 1] + statement.col_offset


def ends(statement: ast.stmt, starts: list[int]) -> int:
    assert statement.end_lineno is not None
    assert statement.end_col_offset is not None
    return starts[statement.end_lineno - 1] + statement.end_col_offset


class Watched:
    """What was seen: of each build its tests, each with its seconds and the defects it comes by."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.known = self.kept()

    def kept(self) -> dict[str, Any]:
        known: dict[str, Any] = {}
        return json.loads(self.path.read_text("utf-8")) if self.path.is_file() else known

    def has(self, build: str, stage: Iterable[str]) -> bool:
        return " ".join(stage) in self.known.get(build, {}).get("stages", [])

    def keep(self, build: str, stage: Iterable[str], rows: dict[str, Any], keys: list[str]) -> None:
        self.known = self.kept()  # another part may be watched at the same time
        of_build = self.known.setdefault(build, {"stages": [], "tests": {}})
        of_build["stages"].append(" ".join(stage))
        for test, (seconds, hits) in rows.items():
            of_build["tests"][test] = [seconds, [keys[number] for number in hits]]
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(json.dumps(self.known, ensure_ascii=False), "utf-8")

    def has_passed(self, build: str, test: str) -> bool:
        return test in self.known.get(build, {}).get("tests", {})

    def tests_over(self, build: str, defect: Defect) -> dict[str, float]:
        """Those that come by the defect with their seconds, first who is quick and comes by few
        others."""
        tests = self.known.get(build, {}).get("tests", {}).items()
        found = [
            ((seconds + 0.02) * len(keys), test, seconds)
            for test, (seconds, keys) in tests
            if defect.key in keys
        ]
        return {test: seconds for _, test, seconds in sorted(found)}

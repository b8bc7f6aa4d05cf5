"""How pytest runs tests for `make mutants`: some of them, in a given order, and none for ever."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tools.checkout import TOOLS

TESTS = """
def test_one() -> None: ...
def test_two() -> None: ...
def test_three() -> None: ...
"""


def ran(folder: Path, order: dict[str, list[str] | None]) -> list[str]:
    (folder / "test_some.py").write_text(TESTS, "utf-8")
    (folder / "order.json").write_text(json.dumps(order), "utf-8")
    command = [sys.executable, "-m", "pytest", "-v", "-p", "mutant_probe", "-p", "no:cacheprovider"]
    setting = {
        "PYTHONPATH": str(TOOLS / "probes"),
        "MUTANT_TESTS": str(folder / "order.json"),
    }
    done = subprocess.run(
        command, cwd=folder, env=os.environ | setting, capture_output=True, text=True, check=False
    )
    return [line.split(" ")[0] for line in done.stdout.splitlines() if " PASSED" in line]


def named(*tests: str) -> list[str]:
    return [f"test_some.py::test_{each}" for each in tests]


def test_chosen_tests_run_in_the_order_in_which_they_were_chosen(tmp_path: Path) -> None:
    assert ran(tmp_path, {"only": named("three", "one"), "done": []}) == named("three", "one")


def test_what_was_run_before_is_not_run_again(tmp_path: Path) -> None:
    assert ran(tmp_path, {"only": None, "done": named("two")}) == named("one", "three")


def test_a_test_that_is_never_done_thinking_is_ended(tmp_path: Path) -> None:
    program = "\n".join(
        [
            "import mutant_probe",
            "mutant_probe.LONGEST = 0.2",
            "mutant_probe.Patience().pytest_runtest_logstart()",
            "while True: pass",
        ]
    )
    setting = {"PYTHONPATH": str(TOOLS / "probes")}
    done = subprocess.run([sys.executable, "-c", program], env=os.environ | setting, check=False)
    assert done.returncode < 0

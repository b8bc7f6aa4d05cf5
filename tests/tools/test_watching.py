"""`make mutants` tries first the tests that were seen to come by a defect."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.checkout import TOOLS

sys.path.append(str(TOOLS))
from defects import Finder
from watching import Watched, with_probes

SOURCE = '''
MOST = 3


class Bank:
    limit = 5

    @staticmethod
    def pay(purse: list[int], seat: int, money: int = 0) -> None:
        """A document."""
        if seat > 6:
            purse[7] = 1
        elif seat < 8 and (
            money > 0
        ):
            purse[seat] -= money
        else:
            def told(what: int) -> int:
                return what + 9

            told(seat)
'''
TESTS = """
from bank import Bank
import pytest

@pytest.fixture(scope="module")
def ready() -> list[int]:
    purse = [0] * 9
    Bank.pay(purse, 1, 5)
    return purse

def test_of_a_rich_seat() -> None:
    Bank.pay([0] * 9, 7)

def test_that_never_pays(ready: list[int]) -> None:
    assert True

def test_that_fails() -> None:
    Bank.pay([0] * 9, 2)
    assert False
"""


def probes(source: str, *parts: str) -> str:
    places = {number: source.index(part) for number, part in enumerate(parts)}
    return with_probes(source.encode(), places).decode()


def test_a_probe_stands_before_the_statement_that_a_defect_would_change() -> None:
    probed = probes(SOURCE, "7", "9", "told(seat)", "8 and", "money > 0\n")
    lines = [line.strip() for line in probed.splitlines()]
    hits = [each.partition(".hit")[2] or each for each in lines]
    assert hits[hits.index("(3)") :] == [
        *("(3)", "(4)", "if seat > 6:", "(0)", "purse[7] = 1"),
        *("elif seat < 8 and (", "money > 0", "):", "purse[seat] -= money", "else:"),
        *("def told(what: int) -> int:", "(1)", "return what + 9", "", "(2)", "told(seat)"),
    ]
    compile(probed, "probed", "exec")


def test_what_runs_when_the_file_is_loaded_has_no_probe() -> None:
    assert probes(SOURCE, "3\n", "5\n", "0) ->") == SOURCE


def test_every_defect_can_be_probed() -> None:
    for path in (TOOLS.parent / "src/backroom/games/maffiosi").rglob("*.py"):
        source = path.read_bytes()
        places = {n: each.start for n, each in enumerate(Finder(path.name, source).found())}
        compile(with_probes(source, places), str(path), "exec")


@pytest.fixture
def seen(tmp_path: Path) -> Watched:
    """Three tests of the bank, watched."""
    source = SOURCE.encode()
    defects = list(Finder("bank.py", source).found())
    places = {number: each.start for number, each in enumerate(defects)}
    (tmp_path / "bank.py").write_bytes(with_probes(source, places))
    (tmp_path / "test_bank.py").write_text(TESTS, "utf-8")
    rows = tmp_path / "rows.json"
    setting = {
        "PYTHONPATH": f"{TOOLS / 'probes'}:{tmp_path}",
        "MUTANT_HITS": str(tmp_path / "hits"),
        "MUTANT_ROWS": str(rows),
    }
    command = [sys.executable, "-m", "pytest", "-q", "-p", "mutant_probe", "-p", "no:cacheprovider"]
    subprocess.run(command, cwd=tmp_path, env=os.environ | setting, check=False)
    watched = Watched(tmp_path / "watched.json")
    watched.keep(
        "interpreted",
        ("tests",),
        json.loads(rows.read_text("utf-8")),
        [each.key for each in defects],
    )
    return Watched(tmp_path / "watched.json")


def test_a_test_comes_by_what_it_runs_and_by_what_was_got_ready_for_its_file(
    seen: Watched,
) -> None:
    defects = {each.becomes: each for each in Finder("bank.py", SOURCE.encode()).found()}
    assert seen.tests_over("interpreted", defects["purse[7] = 2"]).keys() == {
        "test_bank.py::test_of_a_rich_seat"
    }
    assert sorted(seen.tests_over("interpreted", defects["purse[seat] += money"])) == [
        "test_bank.py::test_of_a_rich_seat",
        "test_bank.py::test_that_never_pays",
    ]
    assert not seen.tests_over("interpreted", defects["return what - 9"]), "its test fails"
    assert seen.has("interpreted", ("tests",))
    assert not seen.has("compiled", ("tests",))

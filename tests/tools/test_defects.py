"""The defects that `make mutants` plants: small, one at a time, and always Python."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "tools"))
from defects import Finder, is_python

SOURCE = '''
"""A document: 1 < 2."""

MOST: Final[int] = 3


def pay(purse: list[int], seat: int, money: int = 0) -> None:
    """Nothing is changed in here: not 1."""
    assert money > 0, "or here"
    if seat >= 0 and not is_out(seat):
        purse[seat] -= money
    tell("€", seat)
    purse.sort()
    return
'''


def changes() -> list[tuple[str, str]]:
    return [(each.kind, each.becomes) for each in Finder("bank.py", SOURCE.encode()).found()]


def test_defects_are_what_a_tired_programmer_might_write() -> None:
    assert sorted(changes()) == sorted(
        [
            ("one more", "MOST: Final[int] = 4"),
            ("one more", "def pay(purse: list[int], seat: int, money: int = 1) -> None:"),
            ("comparison", "if seat > 0 and not is_out(seat):"),
            ("and/or", "if seat >= 0 or not is_out(seat):"),
            ("one more", "if seat >= 1 and not is_out(seat):"),
            ("no not", "if seat >= 0 and (is_out(seat)):"),
            ("if not", "if not (seat >= 0 and not is_out(seat)):"),
            ("arithmetic", "purse[seat] += money"),
            ("nothing done", "pass"),
            ("return early", "return"),
            ("nothing done", "pass"),
            ("return early", "return"),
            ("nothing done", "pass"),
        ]
    )


def test_a_planted_defect_changes_its_own_line_alone_and_is_python() -> None:
    for defect in Finder("bank.py", SOURCE.encode()).found():
        planted = defect.planted(SOURCE.encode())
        assert is_python(planted)
        before, after = SOURCE.splitlines(), planted.decode().splitlines()
        assert len(before) == len(after)
        differ = [
            n for n, lines in enumerate(zip(before, after, strict=True), 1) if len({*lines}) > 1
        ]
        assert differ == [defect.line], defect


def test_a_defect_keeps_its_name_when_the_lines_above_it_change() -> None:
    moved = "\n\n" + SOURCE
    ranks = [each.rank for each in Finder("bank.py", SOURCE.encode()).found()]
    assert [each.rank for each in Finder("bank.py", moved.encode()).found()] == ranks
    assert len(set(ranks)) == len(ranks)

"""`make seeds` repeats the tests that draw chance: do we know them all?"""

import re
from pathlib import Path

import pytest

import conftest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "backroom"
ROLLS = re.compile(r"\b(import secrets|from secrets|urandom|SystemRandom|uuid4|Random\(\))")
"""Dice that no seed decides."""


def rollers(folder: Path) -> set[str]:
    """The parts of this folder that roll dice of their own."""
    return {
        path.relative_to(folder).parts[0]
        for path in folder.rglob("*.py")
        if ROLLS.search(path.read_text("utf-8"))
    }


def test_every_part_of_the_house_that_rolls_dice_of_its_own_is_tested_with_other_dice() -> None:
    """Commands are tested where the command line is; it plays in a terminal, and documents call
    it."""
    told = {"server": {"server", "browser"}, "table": {"table"}}
    told["commands"] = {"test_cli.py", "docs", "terminal"}
    assert rollers(SOURCES) == set(told)
    assert set(conftest.OWN_DICE) == set.union(*told.values())
    assert all((ROOT / "tests" / part).exists() for part in conftest.OWN_DICE)


def test_tests_roll_no_dice_but_those_of_the_seed() -> None:
    assert rollers(ROOT / "tests") - {"tools"} == {"conftest.py"}


def test_who_asks_for_a_seed_is_among_them(seed: int, request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("chance") is not None


def test_who_asks_for_none_is_not(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("chance") is None

"""`make copies` writes how states are cloned and frozen, from the fields of their classes."""

import sys
from pathlib import Path

import pytest

from tools.checkout import TOOLS

sys.path.insert(0, str(TOOLS))
from copies import Unclear, all_copies

pytestmark = pytest.mark.once

STATE = """
class State:
    seats: i64  # not frozen: the rules say it
    rng: Rng
    recorder: list[str] | None  # not copied, not frozen
"""
JOB = '''
@final
@mypyc_attr(acyclic=True)
class HardJob:
    """What is being done."""

    man: i64
    dice: list[int]
    loot: Loot

@final
class Loot:
    notes: list[int]

class Done:
    def __init__(self, by: i64) -> None:
        self.by = by
'''
RULES = """
class HeistRules:
    seats: i64
    prices: tuple[i64, ...]

    # Not frozen: what follows from the prices.

    dearest: i64
    cheapest: i64
"""


def written(folder: Path, fields: str, imports: str = "") -> str:
    """The copies.py of a game whose position has these fields."""
    kernel = folder / "src/backroom/kernel"
    game = folder / "src/backroom/games/heist"
    for path, text in (
        (kernel / "state.py", STATE),
        (game / "job.py", JOB),
        (game / "rules.py", RULES),
        (
            game / "position.py",
            f"from backroom.kernel.state import State\n{imports}\n"
            "from backroom.games.heist.rules import HeistRules\n"
            f"class Position(State):\n    rules: HeistRules\n{fields}",
        ),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return all_copies(folder)[game / "copies.py"]


def test_every_game_copies_the_fields_that_it_lists() -> None:
    for path, text in all_copies().items():
        assert path.read_text("utf-8") == text, "fields have changed: run `make copies`"


def test_lists_are_copied_and_what_never_changes_is_shared(tmp_path: Path) -> None:
    text = written(tmp_path, "    cash: list[int]\n    piles: list[list[int]]\n    turn: i64\n")
    assert "new.cash = old.cash[:]\n" in text
    assert "new.piles = [each[:] for each in old.piles]\n" in text
    assert "new.turn = old.turn\n" in text
    assert "new.rng = old.rng.clone()\n" in text


def test_nobody_listens_to_a_clone_and_the_rules_are_frozen_first(tmp_path: Path) -> None:
    text = written(tmp_path, "    turn: i64\n")
    assert "new.recorder = None\n" in text
    frozen = text.partition("def frozen_position")[2].partition("def ")[0]
    assert frozen.index("old.rules") < frozen.index("old.rng") < frozen.index("old.turn")
    assert "old.seats" not in frozen
    assert "old.recorder" not in frozen


def test_rules_are_frozen_by_what_they_do_not_work_out(tmp_path: Path) -> None:
    text = written(tmp_path, "    turn: i64\n")
    assert "new.rules = old.rules\n" in text
    assert "        frozen_rules(old.rules), " in text
    assert "    return (\n        old.seats, old.prices,\n    )\n" in text


def test_a_record_is_copied_with_what_it_has(tmp_path: Path) -> None:
    text = written(
        tmp_path,
        "    job: HardJob\n    next: HardJob | None\n    all: list[HardJob]\n    last: Done\n",
        "from backroom.games.heist.job import Done, HardJob",
    )
    assert "from backroom.games.heist.job import HardJob, Loot\n" in text
    assert "new.job = clone_hard_job(old.job)\n" in text
    assert "new.next = None if old.next is None else clone_hard_job(old.next)\n" in text
    assert "new.all = [clone_hard_job(each) for each in old.all]\n" in text
    assert "new.last = old.last\n" in text
    assert "None if old.next is None else frozen_hard_job(old.next)," in " ".join(text.split())
    assert "    new = HardJob()\n    new.man = old.man\n    new.dice = old.dice[:]\n" in text
    assert "    new.loot = clone_loot(old.loot)\n    return new\n" in text


def test_a_record_is_found_in_quotes_and_behind_its_module(tmp_path: Path) -> None:
    text = written(tmp_path, "    job: 'job.HardJob'\n", "from backroom.games.heist import job")
    assert "new.job = clone_hard_job(old.job)\n" in text


@pytest.mark.parametrize(
    "field", ["found: dict[str, int]", "jobs: tuple[HardJob, ...]", "what: Unknown"]
)
def test_a_field_that_cannot_be_copied_is_named(tmp_path: Path, field: str) -> None:
    with pytest.raises(Unclear, match=field.partition(":")[0]):
        written(tmp_path, f"    {field}\n", "from backroom.games.heist.job import HardJob")

"""Which tests `make mutants` runs for a defect, and in which order."""

import sys

from tools.checkout import TOOLS

sys.path.append(str(TOOLS))
from defects import Defect
from mutant_parts import PARTS, Part, runs, within

PATH = "src/backroom/kernel/row.py"
DEFECT = Defect(PATH, 1, "place", "one more", 0, 1, "2", "1", "2")
PART = Part("kernel", (PATH,), 1, (("tests/kernel",), ("tests/words",)))
COMERS = {f"tests/table/test_{number}.py::test": float(number) for number in range(20)}


def test_the_tests_that_come_by_are_run_first_and_then_all_others() -> None:
    quick, slow, near, part, rest = runs(PART, DEFECT, COMERS)
    assert [*(quick.only or []), *(slow.only or [])] == list(COMERS)
    assert quick.longest < slow.longest, "a test gets a multiple of what it is known to take"
    assert "tests/kernel/test_row.py" in near.arguments, "it names the module"
    assert (part.arguments, rest.arguments) == (("tests/kernel",), ("tests/words",))
    assert {near.done, part.done, rest.done} == {tuple(COMERS)}, "none is run twice"


def test_a_hasty_look_takes_no_longer_than_it_may() -> None:
    first, near = runs(PART, DEFECT, COMERS, hasty=True)
    assert "tests/kernel/test_row.py" in near.arguments, "it may have new tests"
    assert first.only == list(COMERS)[:6], "0 + 1 + 2 + 3 + 4 + 5 seconds"
    assert within(1.0, {"slow": 9.0, "other": 0.1}) == ["slow"], "one in any case"


def test_what_nobody_is_known_to_come_by_is_tried_with_everything_also_in_haste() -> None:
    assert list(runs(PART, DEFECT, {}, hasty=True)) == list(runs(PART, DEFECT, {}))


def test_every_test_of_every_part_is_there() -> None:
    for part in PARTS:
        for tests in part.tests:
            for each in tests[: tests.index("-k") if "-k" in tests else None]:
                assert (TOOLS.parent / each).exists(), (part.name, each)

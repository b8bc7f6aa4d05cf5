"""`make quick` runs the tests that a change touches."""

import subprocess
import sys

from tools.checkout import TOOLS


def touched(*changes: str) -> list[str]:
    command = [sys.executable, str(TOOLS / "touched.py"), *changes]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


def test_a_changed_rule_is_tested_by_its_games_tests_and_by_the_laws() -> None:
    tests = touched("src/backroom/games/capo_della_mafia/scoring.py")
    assert "tests/games/capo_della_mafia" in tests
    assert "tests/conformance/test_laws.py" in tests
    assert not any("maffiosi" in each for each in tests)


def test_a_changed_test_comes_first() -> None:
    change = "tests/kernel/test_terms.py"
    assert touched(change) == [change]
    assert touched("src/backroom/words/en/maffiosi.ftl", change) == [change, "tests/words"]


def test_whoever_imports_a_changed_module_is_run_once() -> None:
    tests = touched("src/backroom/server/throttle.py")
    assert tests == ["tests/server/test_throttle.py"]


def test_a_changed_helper_of_tests_runs_the_tests_that_use_it() -> None:
    assert "tests/games/capo_della_mafia/test_missions.py" in touched(
        "tests/builders/capo_della_mafia.py"
    )


def test_words_and_pages_have_their_tests() -> None:
    assert touched("src/backroom/words/nl/maffiosi.ftl") == ["tests/words"]
    assert touched("web/src/App.svelte") == ["tests/web"]


def test_what_no_test_speaks_of_touches_none() -> None:
    assert touched("LICENSE") == []


def test_a_changed_document_is_built_and_its_commands_are_tried() -> None:
    assert touched("docs/fairness.md", "README.md") == ["tests/docs"]

"""Law 1 across builds: interpreted and compiled rules give the same states, bit for bit."""

import os
import subprocess
import sys

import pytest

from conformance.cases import CASES

PRINT_FINGERPRINTS = """
from conformance.cases import CASES
from backroom.freshness import is_compiled
from backroom.lab.playthrough import fingerprint
print(is_compiled())
for case in CASES:
    print(case, fingerprint(case.game, case.players, case.options, 2))
"""


def fingerprints(source: str) -> list[str]:
    tests = os.path.dirname(os.path.dirname(__file__))
    run = subprocess.run(
        [sys.executable, "-c", PRINT_FINGERPRINTS],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((source, tests))},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


@pytest.mark.skipif(
    "BACKROOM_OTHER_BUILD" not in os.environ,
    reason="run by `make test`, which says where the other build is",
)
def test_law_1_both_builds_give_the_same_games() -> None:
    import backroom

    here = os.path.dirname(os.path.dirname(backroom.__file__))
    one = fingerprints(here)
    other = fingerprints(os.environ["BACKROOM_OTHER_BUILD"])
    assert {one[0], other[0]} == {"True", "False"}
    assert len(one) == len(CASES) + 1
    assert one[1:] == other[1:]

"""Law 1 across builds: interpreted and compiled rules give the same states, bit for bit."""

import os
import subprocess
import sys

import pytest

import backroom
from conformance.cases import CASES

GAMES = 4 if "BACKROOM_SOAK" in os.environ else 1
"""Of every case. The recorded games are played on both builds besides (tests/lab)."""

PRINT_FINGERPRINTS = f"""
from conformance.cases import CASES
from backroom.freshness import is_compiled
from backroom.lab.playthrough import fingerprint
print(is_compiled())
for case in CASES:
    print(case, fingerprint(case.game, case.players, case.options, {GAMES}))
"""

PRINT_DECISIONS = """
from backroom.bots.decision import decision_of
from backroom.bots.levels import decide_by_search, decide_with_judgement
from backroom.bots.request import request_for
from backroom.freshness import is_compiled
from conformance.cases import CASES, reach
print(is_compiled())
for case in CASES:
    if not case.options:
        state = reach(case, 7, 40)
        seat = state.to_act()[0]
        request = request_for(case.game, case.rules(), state, seat, "hard", 11, None, 3600.0)
        decision = decision_of(request)._replace(rounds=12)
        print(case, decision.judgement.likes(decision.world, seat, decision.actions))
        for plan in (decide_with_judgement(decision), decide_by_search(decision)):
            print([int(action.index) for action in plan])
"""

PRINT_SHOWN = """
from backroom.freshness import is_compiled
from builders.lone_room import fingerprints
print(is_compiled())
for line in fingerprints(25):
    print(line)
"""


def printed(program: str, source: str) -> list[str]:
    """What this program prints on the build that lies there."""
    tests = os.path.dirname(os.path.dirname(__file__))
    run = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": os.pathsep.join((source, tests))},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.splitlines()


def on_both_builds(program: str) -> list[str]:
    """What it prints, which must be the same on both."""
    here = os.path.dirname(os.path.dirname(backroom.__file__))
    one = printed(program, here)
    other = printed(program, os.environ["BACKROOM_OTHER_BUILD"])
    assert {one[0], other[0]} == {"True", "False"}
    assert one[1:] == other[1:]
    return one[1:]


both_builds = pytest.mark.skipif(
    "BACKROOM_OTHER_BUILD" not in os.environ,
    reason="run by `make test`, which says where the other build is",
)


@both_builds
def test_law_1_both_builds_give_the_same_games() -> None:
    assert len(on_both_builds(PRINT_FINGERPRINTS)) == len(CASES)


@both_builds
def test_bots_like_and_decide_the_same_on_both_builds() -> None:
    plain = [case for case in CASES if not case.options]
    assert len(on_both_builds(PRINT_DECISIONS)) == 3 * len(plain)


@both_builds
def test_everybody_is_shown_the_same_bytes_on_both_builds() -> None:
    """The tests of silence plant their leaks in what runs interpreted on both; what is compiled
    besides may add nothing to it."""
    assert len(on_both_builds(PRINT_SHOWN)) == 2 * len({case.game for case in CASES})

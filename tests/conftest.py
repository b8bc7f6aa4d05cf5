"""Settings of all tests: which build is tested, and how much chance may do."""

import os
import secrets
import signal
import sys
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import HealthCheck, settings

from backroom.freshness import is_compiled, refuse_stale_build
from told_again import ToldAgain

# Started in the background, the tests may ignore Ctrl-C, and so would all that they start;
# but some of them send it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Commands speak the language of whoever runs them; the tests read English.
os.environ["LC_ALL"] = "C.UTF-8"

TESTS = Path(__file__).parent
STARTED = monotonic()
SECONDS = float(os.environ.get("BACKROOM_SECONDS", "inf"))

settings.register_profile(
    "house",
    deadline=None,  # speed is measured by `make bench`, never by a test
    print_blob=True,
    # Interpreted rules are the same source, twenty times slower: a few examples will do.
    max_examples=int(os.environ.get("BACKROOM_EXAMPLES", "10" if is_compiled() else "3")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("house")


OWN_DICE = ("server", "browser", "table", "terminal", "test_cli.py", "docs")
"""Tests of those parts of the house that roll dice of their own (tests/tools/test_chance.py)."""


ON_POSTGRES = os.environ.get("BACKROOM_TESTS_ON") == "postgresql"
"""`make test-postgres`: what tests show of a house, they show of one that keeps its games there."""
if ON_POSTGRES:
    # Only then: whoever tests rules need not wait for all that the service stands on.
    from builders.kept_on_postgres import on_postgres
    from builders.running_house import Kept

    Kept.place = staticmethod(on_postgres)


def build() -> str:
    return "compiled" if is_compiled() else "interpreted"


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(ToldAgain())


def pytest_report_header() -> str:
    return f"rules: {build()}"


def pytest_sessionstart() -> None:
    """A run that means to test one build must not silently test the other."""
    refuse_stale_build()
    wanted = os.environ.get("BACKROOM_BUILD", build())
    if wanted != build():
        pytest.exit(f"this run should test the {wanted} rules, but they are {build()}", 1)


def pytest_sessionfinish() -> None:
    postgres = sys.modules.get("builders.postgres")
    if postgres is not None:
        postgres.close_shared()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The marker `chance`: what may end otherwise in the next run. `make seeds` runs it."""
    for item in items:
        if draws_chance(item):
            item.add_marker("chance")
        if ON_POSTGRES and item.get_closest_marker("sqlite_only"):
            item.add_marker(pytest.mark.skip(reason="shows how an SQLite file behaves"))


def draws_chance(item: pytest.Item) -> bool:
    if not isinstance(item, pytest.Function):
        return True  # whatever it is
    part = item.path.relative_to(TESTS).parts[0]
    is_random = getattr(item.obj, "is_hypothesis_test", False)
    return part in OWN_DICE or is_random or "seed" in item.fixturenames


def pytest_runtest_setup() -> None:
    """`make quick` has little time; what it leaves out it says, and `make test` runs it."""
    if monotonic() - STARTED > SECONDS:
        pytest.skip("out of time")


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> int:
    """A new one in every run; a failure prints it, and BACKROOM_SEED repeats it."""
    number = int(os.environ.get("BACKROOM_SEED", secrets.randbits(32)))
    request.node.add_report_section("call", "seed", f"BACKROOM_SEED={number}")
    return number

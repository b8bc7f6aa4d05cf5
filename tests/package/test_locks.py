"""The locks agree with each other and with the project, and name no package index."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
LOCKS = sorted(each.name for each in ROOT.glob("requirements*.lock"))
PINNED = re.compile(r"^([\w.-]+)(?:\[.*\])?==(\S+)", re.MULTILINE)


def versions(lock: str) -> dict[str, str]:
    return dict(PINNED.findall((ROOT / lock).read_text("utf-8")))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_package_index(lock: str) -> None:
    assert "://" not in (ROOT / lock).read_text("utf-8")
    assert "index-url" not in (ROOT / lock).read_text("utf-8")


@pytest.mark.parametrize(
    "lock", ["requirements-play.lock", "requirements-build.lock", "requirements-container.lock"]
)
def test_players_get_the_versions_that_developers_test(lock: str) -> None:
    assert versions(lock).items() <= versions("requirements.lock").items()


def test_what_builds_the_documents_stands_beside_what_developers_have() -> None:
    """Both are installed into one environment."""
    developers, documents = versions("requirements.lock"), versions("requirements-docs.lock")
    assert {name: documents[name] for name in developers.keys() & documents.keys()} == {
        name: developers[name] for name in developers.keys() & documents.keys()
    }


@pytest.mark.parametrize(
    ("lock", "requirements"),
    [
        ("requirements-play.lock", [*PROJECT["project"]["dependencies"], *EXTRAS["serve"]]),
        ("requirements-play.lock", EXTRAS["terminal"]),
        ("requirements-build.lock", PROJECT["dependency-groups"]["build"]),
        ("requirements.lock", EXTRAS["postgres"][1:] + EXTRAS["lab"]),
        ("requirements-container.lock", [*EXTRAS["serve"], *EXTRAS["postgres"][1:]]),
        ("requirements-docs.lock", PROJECT["dependency-groups"]["docs"]),
    ],
)
def test_a_lock_fits_what_the_project_asks_for(lock: str, requirements: list[str]) -> None:
    pinned = versions(lock)
    for wanted in map(Requirement, requirements):
        assert wanted.specifier.contains(pinned[canonicalize_name(wanted.name)]), str(wanted)

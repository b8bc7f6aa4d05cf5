"""An environment with the base dependencies only, without installing anything."""

import re
import tomllib
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


def needed(requirements: list[str]) -> set[str]:
    """These distributions and all that they need here."""
    found: set[str] = set()
    asked = [(Requirement(text), "") for text in requirements]
    while asked:
        wanted, extra = asked.pop()
        name = canonicalize_name(wanted.name)
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": extra}):
            continue
        new = {f"{name}[{each}]" for each in ("", *wanted.extras)} - found
        found |= new
        try:
            requires = distribution(name).requires or []
        except PackageNotFoundError:
            continue
        asked += [
            (Requirement(text), re.sub(r".*\[|\]", "", each)) for each in new for text in requires
        ]
    return {each.partition("[")[0] for each in found}


def base_only(environment: dict[str, str], folder: Path) -> dict[str, str]:
    """This environment, in which Python and all its children import no other package."""
    base = needed(PROJECT["dependencies"]) | {"backroom", "setuptools", "pip"}
    hidden = [
        module
        for module, owners in packages_distributions().items()
        if not base.intersection(canonicalize_name(each) for each in owners)
    ]
    (folder / "sitecustomize.py").write_text(
        f"import sys\nsys.modules.update(dict.fromkeys({sorted(hidden)!r}))\n", "utf-8"
    )
    return environment | {"PYTHONPATH": f"{folder}:{environment['PYTHONPATH']}"}

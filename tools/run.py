#!/usr/bin/env python3
"""`.venv/bin/backroom`: any command of Backroom in a checkout, on the best build that fits the
sources, or on the sources themselves. Nothing needs to be installed anew after a change."""

import os
import sys
from pathlib import Path

from builds import LINKS, ROOT, Builds, hold


def best_build(root: Path = ROOT) -> Path | None:
    """The quickest build of the present sources that is there."""
    for optimise in sorted(LINKS, reverse=True):
        builds = Builds(optimise, root)
        tree = builds.present()
        if tree is not None:
            return tree
    return None


def environment(tree: Path | None) -> dict[str, str]:
    """For a process that runs on this build, and for all that it starts."""
    kept = {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return kept | {
        "PYTHONPATH": str(tree or ROOT / "src"),
        "PYTHONPYCACHEPREFIX": str(ROOT / ".build/bytecode"),  # as in the Makefile
        "BACKROOM_COMMAND": ".venv/bin/backroom",
    }


def main() -> None:
    tree = best_build()
    if tree is not None:
        hold(tree)
    command = [sys.executable, "-m", "backroom.cli", *sys.argv[1:]]
    os.execve(sys.executable, command, environment(tree))


if __name__ == "__main__":
    main()

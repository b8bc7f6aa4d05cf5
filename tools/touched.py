#!/usr/bin/env python3
"""The tests that a change touches, one path a line: for `make quick`.

A change is what differs from the last commit; if nothing does, the last commit itself. Touched are
the changed tests, the tests that import a changed module, and the tests of its part of the house.
The most telling come first: whoever has little time runs as many as he can.
"""

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NEIGHBOURS = {
    "src/backroom/kernel/": ["tests/kernel", "tests/conformance/test_laws.py"],
    "src/backroom/games/": ["tests/conformance/test_laws.py", "tests/lab/test_playthroughs.py"],
    "src/backroom/words/": ["tests/words"],
    "src/backroom/static/": ["tests/web"],
    "rulebook/": ["tests/words", "tests/lab/test_matrix.py"],
    "web/": ["tests/web"],
    "tools/": ["tests/tools", "tests/package"],
    "Makefile": ["tests/tools"],
    "setup.py": ["tests/package"],
    "pyproject.toml": ["tests/package"],
    "README.md": ["tests/docs"],
    "docs/": ["tests/docs"],
    "mkdocs.yml": ["tests/docs"],
    "Dockerfile": ["tests/package/test_container.py"],
}
"""What else to run when something below this path has changed."""


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def changed() -> list[str]:
    """The files that differ from the last commit, or that it changed."""
    now = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return now or git("diff", "--name-only", "HEAD~1", "HEAD")


def touched(changes: Iterable[str], root: Path = ROOT) -> list[str]:
    """The tests to run, each once."""
    tests = sorted((root / "tests").rglob("*.py"))
    texts = {path: path.read_text("utf-8") for path in tests}
    first: list[str] = []
    then: list[str] = []
    for change in changes:
        module = module_of(change)
        if change.startswith("tests/") and is_test(Path(change)) and (root / change).is_file():
            first.append(change)
        elif module is not None:
            importers = [path for path, text in texts.items() if imports(text, module)]
            first += [str(path.relative_to(root)) for path in importers if is_test(path)]
        then += [str(place) for place in mirrors(change, root)]
        for start, others in NEIGHBOURS.items():
            if change.startswith(start):
                then += others
    return list(dict.fromkeys(first + then))


def is_test(path: Path) -> bool:
    return path.name.startswith("test_") and path.suffix == ".py"


def module_of(change: str) -> str | None:
    """The name by which tests import this file."""
    path = Path(change)
    if path.suffix != ".py" or path.parts[0] not in ("src", "tests"):
        return None
    parts = path.with_suffix("").parts[1:]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(text: str, module: str) -> bool:
    name = re.escape(module)
    package, _, last = module.rpartition(".")
    direct = rf"^\s*(from|import) {name}\b"
    by_name = rf"^\s*from {re.escape(package)} import [^\n]*\b{last}\b" if package else direct
    return re.search(f"{direct}|{by_name}", text, re.MULTILINE) is not None


def mirrors(change: str, root: Path) -> list[Path]:
    """The folder or file of tests that mirrors this part of the package."""
    path = Path(change)
    if path.parts[:2] != ("src", "backroom") or len(path.parts) < 4:
        return []
    folder = Path("tests", *path.parent.parts[2:])
    beside = folder / f"test_{path.stem}.py"
    # A game's folder is read in one sitting, and so are its tests; the server's take minutes.
    found = [beside] if folder == Path("tests/server") else [beside, folder]
    return [each for each in found if (root / each).exists()]


def main() -> None:
    for test in touched(sys.argv[1:] or changed()):
        print(test)


if __name__ == "__main__":
    main()

"""Which modules mypyc compiles: of kernel and games every one that does not say why it is not, and
what else is hot.

A module that is to run interpreted says so in its first line, `# Interpreted: ` and the reason; so
a new one is compiled, unless somebody has thought about it. Packages' own files are never compiled.
"""

from pathlib import Path

MARK = "# Interpreted: "
RULES = ("kernel/*.py", "games/*/**/*.py")
BOTS = ("judgement.py", "learned.py", "paired_lines.py", "playing_on.py", "search.py", "worlds.py")
"""Of the bots only what thinks is compiled; the judgements are."""
ENVIRONMENTS = ("tables.py",)
"""Of the learning environments only what moves the tables on."""

MOVES = (
    "table/clocks.py",
    *[f"server/rooms/{name}.py" for name in ("lean_pictures", "pictures", "questions")],
    "server/rooms/seats_shown.py",
)
"""Of a table and its room what is worked out for everybody at every move. `painter` and `updates`,
which ask the state and say who is shown what, run interpreted: there the tests of silence plant
their leaks, and what is compiled cannot be replaced."""


def compiled_modules(root: Path) -> list[str]:
    """Their paths, seen from the root of the checkout."""
    package = root / "src/backroom"
    judgements = package.glob("bots/judgements/**/*.py")
    sources = rules_modules(package) + [each for each in judgements if each.name != "__init__.py"]
    sources = [path for path in sources if reason_not_to_compile(path) is None]
    sources += [package / "bots" / name for name in BOTS]
    sources += [package / "envs" / name for name in ENVIRONMENTS]
    sources += [package / name for name in MOVES]
    return sorted(str(path.relative_to(root)) for path in sources)


def rules_modules(package: Path) -> list[Path]:
    """Every module of the kernel and the games."""
    found = [path for pattern in RULES for path in package.glob(pattern)]
    return sorted(path for path in found if path.name != "__init__.py")


def reason_not_to_compile(path: Path) -> str | None:
    """Why this module runs interpreted; None if it is compiled."""
    with open(path, encoding="utf-8") as file:
        first = file.readline().strip()
    return first.removeprefix(MARK) if first.startswith(MARK) else None

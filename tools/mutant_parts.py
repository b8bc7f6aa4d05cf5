"""The parts of the house in which `make mutants` plants defects, and the tests of each."""

import tomllib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from defects import Defect, Finder, is_python
from mutant_trees import Run
from touched import imports, module_of

ROOT = Path(__file__).resolve().parents[1]
CHOSEN_BY_HAND = ROOT / "tools" / "mutants.toml"
FIRST = 12
"""So many tests that come by a defect are tried before all others that do."""
HASTE = 20.0
"""Seconds of tests that are tried where only a first look is wanted."""
SHORTEST, PATIENCE = 4.0, 5.0
"""A test that is known to take so many seconds never ends if it takes `PATIENCE` times as many."""
GAMES = ("capo_della_mafia", "counterfeiters", "la_cosa_nostra", "maffiosi")
WORDS_AND_SHAPES = ("events.py", "telling.py", "view.py", "copies.py")
"""What a game says is checked by the word tests, a struct has nothing that could be wrong, and what
was written by a tool is compared with it."""
FOLDERS_OF_WORDS = ("migrations", "events", "words")


class Part(NamedTuple):
    """A part of the house: how many defects are planted in it, and what tests it."""

    name: str
    files: tuple[str, ...]
    many: int
    tests: tuple[tuple[str, ...], ...]
    """Arguments for pytest, stage by stage."""


def game_part(folder: str) -> Part:
    name = folder.replace("_", "-")
    return Part(
        f"games/{folder}",
        (f"src/backroom/games/{folder}/**/*.py",),
        26,
        (
            (f"tests/games/{folder}",),
            ("tests/lab/test_playthroughs.py", "tests/table/test_shelf.py", "-k", name),
            ("tests/conformance/test_laws.py", "-k", name),
            ("tests/conformance/test_rows_stay.py", "-k", name),
            ("tests/conformance/test_orders.py", "-k", name),
            ("tests/kernel/test_cards.py", "tests/kernel/test_lines_of_card_files.py"),
            ("tests/kernel/test_all_games.py", "tests/words", "tests/terminal", "-k", name),
        ),
    )


SEARCHER = ("search", "paired_lines", "worlds", "judgement", "levels", "decision", "request")
PARTS = (
    Part(
        "kernel",
        ("src/backroom/kernel/*.py",),
        30,
        (
            ("tests/kernel",),
            *[(f"tests/games/{folder}",) for folder in GAMES],
            ("tests/table",),
            ("tests/lab/test_playthroughs.py",),
            ("tests/conformance/test_laws.py", "-k", "law_4 or law_6 or law_8"),
        ),
    ),
    *[game_part(folder) for folder in GAMES],
    Part(
        "table",
        ("src/backroom/table/*.py",),
        26,
        (("tests/table",), ("tests/conformance/test_laws.py", "-k", "law_1"), ("tests/terminal",)),
    ),
    Part(
        "bots",
        tuple(f"src/backroom/bots/{name}.py" for name in (*SEARCHER, "random_bot", "specs")),
        26,
        (("tests/bots/test_known_answers.py",), ("tests/bots",), ("tests/lab/test_tournament.py",)),
    ),
    Part("server", ("src/backroom/server/**/*.py",), 26, (("tests/server",),)),
)


def chosen(part: Part, root: Path = ROOT) -> list[Defect]:
    """The defects that are planted in this part."""
    found: list[Defect] = []
    for pattern in part.files:
        for path in sorted(root.glob(pattern)):
            if path.name not in WORDS_AND_SHAPES and path.parent.name not in FOLDERS_OF_WORDS:
                found += Finder(str(path.relative_to(root)), path.read_bytes()).found()
    ranked = sorted(found, key=lambda defect: defect.rank)
    possible = (each for each in ranked if is_python(each.planted((root / each.path).read_bytes())))
    return list(islice(possible, part.many))


def runs(
    part: Part, defect: Defect, comers: dict[str, float], hasty: bool = False, root: Path = ROOT
) -> Iterator[Run]:
    """First the tests that are known to come by the defect, with their seconds; of all others first
    those that name its module, which may be new, and the rest if there is time for them."""
    known = within(HASTE, comers) if hasty else list(comers)
    for some in (known[:FIRST], known[FIRST:]):
        if some:
            files = tuple(dict.fromkeys(each.partition("::")[0] for each in some))
            slowest = max(comers[each] for each in some)
            yield Run(files, some, longest=SHORTEST + PATIENCE * slowest)
    module = module_of(defect.path)
    assert module is not None
    near = [
        str(path.relative_to(root))
        for folder in part.tests[0]
        for path in sorted((root / folder).rglob("test_*.py"))
        if imports(path.read_text("utf-8"), module)
    ]
    done = tuple(comers)
    if near:
        yield Run(tuple(near), done=done)
    if comers and hasty:
        return
    for tests in part.tests:
        yield Run(tests, done=done)


def within(seconds: float, comers: dict[str, float]) -> list[str]:
    """As many of them as so much time allows, and one in any case."""
    found: list[str] = []
    for test, takes in comers.items():
        seconds -= takes
        if found and seconds < 0.0:
            break
        found.append(test)
    return found


def equivalents() -> dict[str, str]:
    """Defects that change nothing that anybody could notice, each with the reason."""
    listed = tomllib.loads(CHOSEN_BY_HAND.read_text("utf-8")).get("equivalent", [])
    return {row["key"]: row["why"] for row in listed}

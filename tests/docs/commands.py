"""The commands that the documents name, and how each is tried without doing harm or taking long."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

from docs.site import ROOT

DOCUMENTS = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
)
INDENT = " " * 4
POINT = re.compile(r"(?:[*-]|\d+\.) ")
ENVIRONMENT = re.compile(r"[A-Z_]+=.*")
PATHS = {
    "/var/lib/backroom/backroom.db": "club.db",
    "/backup/before-update.db": "before-update.db",
    "/backup/": "backups/",
    "examples/": f"{ROOT}/examples/",
}
"""Places of a real house, and where a test has them."""


class Command(NamedTuple):
    document: str
    words: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(self.words)

    @property
    def program(self) -> str:
        """Without the settings before it and the place in which it lies."""
        return self.rest[0].rpartition("/bin/")[2]

    @property
    def rest(self) -> tuple[str, ...]:
        first = next(n for n, word in enumerate(self.words) if not ENVIRONMENT.fullmatch(word))
        return self.words[first:]


def commands_of(path: Path) -> list[Command]:
    """Lines that stand indented, behind an empty line or another such line, outside of fences; in a
    list twice as deep, for there its own paragraphs stand indented."""
    found: list[Command] = []
    fenced, before, deep = False, "", INDENT
    for line in path.read_text("utf-8").splitlines():
        if line.lstrip().startswith("```"):
            fenced = not fenced
        if POINT.match(line):
            deep = 2 * INDENT
        elif line and not line.startswith(" ") and before == "":
            deep = INDENT
        indented = line.startswith(deep) and (before == "" or before.startswith(deep))
        if (
            indented
            and not fenced
            and not re.match(r"\s*([|*\-]|\d+\.|:::|options:|[a-z_]+: )", line)
        ):
            try:
                words = tuple(shlex.split(line.strip(), comments=True))
            except ValueError:  # a quotation that does not end here is no command
                words = ()
            if words and not is_something_else(words[0]):
                found.append(Command(path.relative_to(ROOT).as_posix(), words))
        before = line
    return found


def is_something_else(first: str) -> bool:
    """A formula, or a list of folders."""
    return "(" in first or (ROOT / first).is_dir()


def all_commands() -> list[Command]:
    """Each once, however often it is said."""
    found = {str(each): each for path in DOCUMENTS for each in commands_of(path)}
    return list(found.values())


def cheap(words: tuple[str, ...]) -> list[str]:
    """The same command in the test's folder, with little to do."""
    arguments = [in_the_test(word) for word in words]
    few = {"--games": "1", "-g": "1", "--rounds": "1", "--workers": "1", "--trials": "1"}
    few |= {"--seconds": "0.05", "--deals": "2"}
    for number, word in enumerate(arguments[:-1]):
        arguments[number + 1] = few.get(word, arguments[number + 1])
    if arguments[0] == "negotiate" and "--games" in arguments:  # two deals, each from four seats
        arguments[arguments.index("--games") + 1] = "8"
    if arguments[0] == "tournament":  # any bots will do
        place = arguments.index("--bots") + 1
        arguments[place] = ",".join(["random"] * len(arguments[place].split(",")))
    return arguments


def in_the_test(word: str) -> str:
    for place, here in PATHS.items():
        word = word.replace(place, here)
    return word

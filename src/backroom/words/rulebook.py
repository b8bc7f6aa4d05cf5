"""The rulebooks: numbered rules in three languages, the ids the same in all."""

import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

import backroom
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.words.speaker import LANGUAGES

MARK = "[EVX]?"
"""Before the number of a rule: E for a ruling, V for a variant, X for a worked example."""
RULE = re.compile(rf"^\*\*(?P<id>[A-Z]{{3}}-{MARK}\d+[a-z]?)\.\*\* (?P<text>.+)$", re.MULTILINE)


class Rulebook(NamedTuple):
    """The whole text, and each rule by its id in the order of the book."""

    text: str
    rules: dict[str, str]

    def rule(self, wanted: str) -> str:
        """The text of one rule."""
        spelled = re.sub(r"(?<=\d)[A-Z]$", lambda letter: letter[0].lower(), wanted.upper())
        found = self.rules.get(spelled)
        if found is None:
            first, *_, last = self.rules
            raise BadInput(f"there is no rule {wanted}; they run from {first} to {last}")
        return found


def folder() -> Traversable:
    """Inside an installed package, or at the root of the source tree."""
    packaged = resources.files(backroom).joinpath("rulebook")
    if packaged.is_dir():
        return packaged
    return Path(backroom.__file__).parents[2] / "rulebook"


@cache
def rulebook(game: Game, language: str) -> Rulebook:
    if language not in LANGUAGES:
        raise BadInput(f"there is no language {language!r}; choose {', '.join(LANGUAGES)}")
    text = folder().joinpath(game.folder, f"{language}.md").read_text("utf-8")
    return Rulebook(text, {found["id"]: found["text"] for found in RULE.finditer(text)})

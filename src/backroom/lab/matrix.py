"""Rule → code → tests: read from the sources, so that it cannot say what is not there."""

import ast
import re
from pathlib import Path
from typing import NamedTuple

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.words.rulebook import rulebook


class Row(NamedTuple):
    """One rule, where it is enforced and where it is shown."""

    rule: str
    text: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


def source_tree() -> Path:
    """The checkout around the working directory."""
    for folder in (Path.cwd(), *Path.cwd().parents):
        if (folder / "rulebook").is_dir() and (folder / "tests").is_dir():
            return folder
    raise BadInput("the matrix is made from the sources: run this inside a checkout of Backroom")


def matrix(game: Game) -> list[Row]:
    """Every rule of the game's rulebook, in order."""
    root = source_tree()
    code = rules_in_code(game, root)
    tests = rules_in_tests(game, root)
    return [
        Row(rule, text, tuple(code.get(rule, ())), tuple(tests.get(rule, ())))
        for rule, text in rulebook(game, "en").rules.items()
    ]


def rules_in_code(game: Game, root: Path) -> dict[str, list[str]]:
    """Where the game's code and card file name each rule: `scoring.score_mission`."""
    found: dict[str, list[str]] = {}
    folder = root / "src" / "backroom" / "games" / game.folder
    for path in sorted(folder.glob("*.py")):
        source = path.read_text("utf-8")
        for name, part in parts_of(source):
            for rule in named_rules(game.prefix, part):
                note(found, rule, f"{path.stem}.{name}" if name else path.stem)
    for rule in named_rules(game.prefix, (folder / "cards.toml").read_text("utf-8")):
        note(found, rule, "cards.toml")
    return found


def parts_of(source: str) -> list[tuple[str, str]]:
    """The top-level functions and classes of a module with their text."""
    lines = source.splitlines()
    return [
        (getattr(node, "name", ""), "\n".join(lines[node.lineno - 1 : node.end_lineno]))
        for node in ast.parse(source).body
    ]


def named_rules(prefix: str, text: str) -> list[str]:
    """The rules that a text names, `CAP-26 to CAP-28` spelled out."""
    rules: list[str] = []
    pattern = rf"{prefix}-([EV]?)(\d+)([a-z]?)(?:\s+to\s+{prefix}-[EV]?(\d+))?"
    for mark, start, letter, end in re.findall(pattern, text):
        last = int(end) if end else int(start)
        rules.append(f"{prefix}-{mark}{start}{letter}")
        rules += [f"{prefix}-{mark}{number}" for number in range(int(start) + 1, last + 1)]
    return rules


def rules_in_tests(game: Game, root: Path) -> dict[str, list[str]]:
    """Which tests carry `@rule("…")`: their names are sentences."""
    found: dict[str, list[str]] = {}
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if f'"{game.prefix}-' not in text:
            continue
        for node in ast.parse(text).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for rule in shown_rules(node):
                    if rule.startswith(f"{game.prefix}-"):
                        note(found, rule, node.name.removeprefix("test_").replace("_", " "))
    return found


def shown_rules(test: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for decorator in test.decorator_list
        if isinstance(decorator, ast.Call)
        and isinstance(decorator.func, ast.Name)
        and decorator.func.id == "rule"
        for argument in decorator.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def note(found: dict[str, list[str]], rule: str, place: str) -> None:
    places = found.setdefault(rule, [])
    if place not in places:
        places.append(place)

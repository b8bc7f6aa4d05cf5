"""Rule → code → tests: read from the sources, so that it cannot say what is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.words.rulebook import MARK, rulebook

MOST_RULES = 3
"""Who shows more rules at once shows none of them clearly."""


DEEDS = {"act", "apply", "attempt", "play", "do"}
"""What a function calls that changes a table."""


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
    raise BadInput("this works on the sources: run it inside a checkout of Backroom")


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
    pattern = rf"{prefix}-({MARK})(\d+)([a-z]?)(?:\s+to\s+{prefix}-{MARK}(\d+))?"
    for mark, start, letter, end in re.findall(pattern, text):
        last = int(end) if end else int(start)
        rules.append(f"{prefix}-{mark}{start}{letter}")
        rules += [f"{prefix}-{mark}{number}" for number in range(int(start) + 1, last + 1)]
    return rules


def rules_in_tests(game: Game, root: Path) -> dict[str, list[str]]:
    """Which tests carry `@rule("…")`: their names are sentences."""
    found: dict[str, list[str]] = {}
    for _, test in tests_of(game, root):
        for rule in shown_rules(test):
            if rule.startswith(f"{game.prefix}-"):
                note(found, rule, test.name.removeprefix("test_").replace("_", " "))
    return found


def tests_of(game: Game, root: Path) -> Iterator[tuple[Path, ast.FunctionDef]]:
    """The tests in files that name a rule of this game."""
    for path in sorted((root / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if f'"{game.prefix}-' in text:
            for node in ast.parse(text).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    yield path, node


def weak_claims(game: Game, root: Path) -> list[str]:
    """Tests that claim to show rules and do not show them, each with the reason."""
    helpers = asserting_helpers(root)
    return [
        f"{path.relative_to(root)}:{test.lineno} {why}"
        for path, test in tests_of(game, root)
        if shown_rules(test) and (why := weakness_of(test, helpers))
    ]


def weakness_of(test: ast.FunctionDef, helpers: set[str]) -> str:
    """Why this test shows less than it claims; nothing if it is all right."""
    if len(shown_rules(test)) > MOST_RULES:
        return f"names more than {MOST_RULES} rules: split it"
    if not ends_with_a_look(test.body[-1], helpers):
        return "looks at nothing after the last deed: assert what has come of it"
    if all(says_only_that_it_is_over(each) for each in looks_in(test, helpers)):
        return "asserts only whether the game is over: assert what the rule says"
    return ""


def asserting_helpers(root: Path) -> set[str]:
    """The names of functions of the tests that only look, for who calls them, and assert what they
    see. One that also does something asserts mostly that it may."""
    return {
        node.name
        for path in sorted((root / "tests").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_")
        if any(isinstance(each, ast.Assert) for each in ast.walk(node))
        if not any(isinstance(each, ast.Call) and called(each) in DEEDS for each in ast.walk(node))
    }


def looks_in(node: ast.AST, helpers: set[str]) -> list[ast.AST]:
    """Everything in it that can fail a test on purpose."""
    return [each for each in ast.walk(node) if is_look(each, helpers)]


def is_look(node: ast.AST, helpers: set[str]) -> bool:
    if isinstance(node, ast.With):
        return any("raises(" in ast.unparse(item) for item in node.items)
    if isinstance(node, ast.Call):
        return called(node) in helpers
    return isinstance(node, ast.Assert)


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def ends_with_a_look(last: ast.stmt, helpers: set[str]) -> bool:
    """A loop or a block does if its own last statement does."""
    if is_look(last, helpers) or isinstance(last, ast.Expr | ast.Assign | ast.Return):
        return bool(looks_in(last, helpers))
    if isinstance(last, ast.For | ast.While | ast.With | ast.If):
        return ends_with_a_look(last.body[-1], helpers)
    return False


def says_only_that_it_is_over(look: ast.AST) -> bool:
    if not isinstance(look, ast.Assert):
        return False
    said = look.test.operand if isinstance(look.test, ast.UnaryOp) else look.test
    return isinstance(said, ast.Call) and called(said) == "is_over"


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

"""Parts of the documents that are made from the code, where a line `<!-- insert: … -->` asks for
them: so they cannot say what is no longer true."""

import ast
import re
from collections.abc import Callable
from pathlib import Path

from docs_commands import commands
from docs_diagram import drawing
from docs_rest import rest
from docs_socket import file_entries, socket
from import_diagram import graph_of

from backroom.kernel.game import all_games, find_game
from backroom.words import Speaker

ROOT = Path(__file__).resolve().parents[1]
INSERT = re.compile(r"^<!-- insert: (\w+) ?(.*?) -->$", re.MULTILINE)
MERMAID = re.compile(r"^```mermaid\n.*?^```$", re.MULTILINE | re.DOTALL)


def with_inserts(text: str) -> str:
    """The document with all that it asks for; KeyError if it asks for something unknown."""
    text = INSERT.sub(lambda found: MAKERS[found[1]](found[2]), text)
    # Repositories draw this themselves; the site has no script that would.
    return MERMAID.sub(lambda _: drawing(graph_of()), text)


def options(game: str) -> str:
    """The options of a game, as the lobby and the command line read them."""
    found = find_game(game)
    speaker = Speaker("en")
    lines = ["| option | values, the first goes without saying | rule |", "| --- | --- | --- |"]
    for option in found.options:
        stem = f"{found.prefix.lower()}-option-{option.name.replace('_', '-')}"
        values = "<br>".join(
            f"`{value if value == option.default else f'{option.name}={value}'}` "
            + speaker.ui(f"{stem}-{value.replace('_', '-')}")
            for value in option.values
        )
        rule = f"[{option.rule}](rules/{found.folder}.en.md#{option.rule.lower()})"
        lines.append(f"| {speaker.ui(stem)} | {values} | {rule} |")
    return "\n".join(lines)


def games(_: str) -> str:
    lines = ["| game | players | rules | actions |", "| --- | --- | --- | ---: |"]
    lines += [
        f"| [{game.title}]({game.id}.md) | {game.seats[0]}–{game.seats[-1]} "
        f"| version {game.version} | {len(game.actions):,} |"
        for game in all_games().values()
    ]
    return "\n".join(lines)


def source(wanted: str) -> str:
    """Classes and functions of a file, each as it stands there: `FILE NAME NAME …`."""
    place, *names = wanted.split()
    text = (ROOT / place).read_text("utf-8")
    lines = text.splitlines()
    found: dict[str, str] = {}
    for node in ast.parse(text).body:
        for name in names_of(node):
            first = min([node.lineno, *(each.lineno for each in decorators(node))])
            found[name] = "\n".join(lines[first - 1 : node.end_lineno])
    parts = "\n\n\n".join(found[name] for name in names)
    return f'```python title="{place}"\n{parts}\n```'


def names_of(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [each.id for each in node.targets if isinstance(each, ast.Name)]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    return []


def decorators(node: ast.stmt) -> list[ast.expr]:
    return node.decorator_list if isinstance(node, ast.ClassDef | ast.FunctionDef) else []


def template(_: str) -> str:
    """What `backroom new-game` writes, with the first sentence of each file."""
    folder = ROOT / "src/backroom/commands/game_template"
    lines = ["| file | what it is |", "| --- | --- |"]
    for path in sorted((folder / "game").iterdir()):
        lines.append(f"| `{path.name.removesuffix('.txt')}` | {first_sentence(path)} |")
    return "\n".join(lines)


def first_sentence(path: Path) -> str:
    text = path.read_text("utf-8")
    if docstring := re.search(r'"""(.+?)(?:\.\s|"""|$)', text, re.DOTALL):
        return re.sub(r"«(\w+)»", r"*\1*", " ".join(docstring[1].split())).rstrip(".") + "."
    comment = re.match(r"# (.+)", text)
    return re.sub(r"«(\w+)»", r"*\1*", comment[1]) if comment else ""


def file(wanted: str) -> str:
    """A whole file, in a fence of its kind."""
    path = ROOT / wanted
    kind = {".yaml": "yaml", ".py": "python", ".mjs": "javascript"}.get(path.suffix, "text")
    kind = "dockerfile" if path.name == "Dockerfile" else kind
    return f'```{kind} title="{wanted}"\n{path.read_text("utf-8").rstrip()}\n```'


MAKERS: dict[str, Callable[[str], str]] = {
    "commands": commands,
    "entries": file_entries,
    "file": file,
    "games": games,
    "options": options,
    "rest": rest,
    "socket": socket,
    "source": source,
    "template": template,
}

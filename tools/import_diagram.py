#!/usr/bin/env python3
"""Which part of the house imports which, drawn from the code into docs/architecture.md.

`tools/import_diagram.py write` draws it anew; without an argument it exits with 1 if the drawing is
not that of the code, or if the imports go round in a circle.
"""

import ast
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "backroom"
DEEPER = "server"
"""The package whose parts are drawn one by one."""
DOCUMENT = ROOT / "docs/architecture.md"
BEGIN = "<!-- drawn by tools/import_diagram.py: begin -->"
END = "<!-- drawn by tools/import_diagram.py: end -->"

Graph: TypeAlias = dict[str, set[str]]
"""Each part, and the parts that it imports."""


def part_of(module: str) -> str | None:
    """The part of the house to which a module belongs; none for the house itself."""
    words = module.split(".")
    if words[0] != PACKAGE or len(words) < 2:
        return None
    if words[1] == DEEPER:
        return f"{DEEPER}.{words[2]}" if len(words) > 2 else None
    return words[1]


def module_of(path: Path, source: Path) -> str:
    words = path.relative_to(source).with_suffix("").parts
    return ".".join(words[:-1] if words[-1] == "__init__" else words)


def imported(tree: ast.AST, modules: set[str]) -> Iterator[str]:
    """The modules that this one imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for each in node.names:
                deeper = f"{node.module}.{each.name}"
                yield deeper if deeper in modules else node.module


def graph_of(source: Path = ROOT / "src") -> Graph:
    files = {module_of(path, source): path for path in sorted((source / PACKAGE).rglob("*.py"))}
    packages = {module.rpartition(".")[0] for module in files}
    graph: Graph = {}
    for module, path in files.items():
        part = part_of(module)
        if part is not None:
            tree = ast.parse(path.read_text("utf-8"))
            wanted = {part_of(each) for each in imported(tree, packages | set(files))}
            graph.setdefault(part, set()).update(
                each for each in wanted if each is not None and each != part
            )
    return graph


def reached(graph: Mapping[str, set[str]], start: str) -> set[str]:
    """All parts that a part stands on, directly or not."""
    found: set[str] = set()
    waiting = list(graph.get(start, ()))
    while waiting:
        part = waiting.pop()
        if part not in found:
            found.add(part)
            waiting += graph.get(part, ())
    return found


def circles(graph: Graph) -> list[str]:
    """The parts that stand on themselves."""
    return sorted(part for part in graph if part in reached(graph, part))


def plain(graph: Graph) -> Graph:
    """Without the imports that follow from others: who stands on a part also stands on what is
    below it."""
    return {
        part: {each for each in below if not any(each in reached(graph, other) for other in below)}
        for part, below in graph.items()
    }


def drawing(graph: Graph) -> str:
    """The graph for mermaid, the parts of the service in a frame."""
    lines = ["```mermaid", "flowchart TD"]
    inside = sorted(part for part in graph if part.startswith(f"{DEEPER}."))
    lines += [f"    {part}" for part in sorted(graph) if part not in inside]
    lines.append(f"    subgraph {DEEPER}")
    lines += [f"        {name_of(part)}[{part.removeprefix(f'{DEEPER}.')}]" for part in inside]
    lines.append("    end")
    for part, below in sorted(plain(graph).items()):
        lines += [f"    {name_of(part)} --> {name_of(each)}" for each in sorted(below)]
    return "\n".join([*lines, "```"])


def name_of(part: str) -> str:
    """As mermaid takes it."""
    return part.replace(".", "_")


def drawn(text: str, graph: Graph) -> str:
    """The document with this drawing in its place."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{DOCUMENT.name} has no place for the drawing: {BEGIN} … {END}")
    return f"{before}{BEGIN}\n{drawing(graph)}\n{END}{after}"


def main() -> None:
    graph = graph_of()
    if found := circles(graph):
        raise SystemExit(f"imports go round in a circle: {', '.join(found)}")
    text = DOCUMENT.read_text("utf-8")
    wanted = drawn(text, graph)
    if sys.argv[1:] == ["write"]:
        DOCUMENT.write_text(wanted, "utf-8")
    elif wanted != text:
        raise SystemExit("the imports have changed: tools/import_diagram.py write")


if __name__ == "__main__":
    main()

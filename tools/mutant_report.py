"""docs/mutants.md, from what `make mutants` has found out."""

from collections.abc import Callable

from defects import Defect
from mutant_parts import PARTS, chosen, equivalents

GOAL = 95
"""Per cent."""


def report(was_caught: Callable[[Defect], bool | None]) -> str:
    """The whole page; None is said of a defect that has not been tried."""
    reasons = equivalents()
    rows: list[str] = []
    survivors: list[str] = []
    same: list[str] = []
    sums = [0, 0, 0, 0]
    for part in PARTS:
        defects = chosen(part)
        known = [(defect, was_caught(defect)) for defect in defects if defect.key not in reasons]
        tried = [(defect, caught) for defect, caught in known if caught is not None]
        left = [defect for defect, caught in tried if not caught]
        numbers = [len(defects), len(defects) - len(known), len(tried), len(tried) - len(left)]
        sums = [one + other for one, other in zip(sums, numbers, strict=True)]
        rows.append(row_of(part.name, numbers))
        survivors += [f"- `{each.path}:{each.line}` {change_of(each)}" for each in left]
        same += [
            f"- `{each.path}:{each.line}` {change_of(each)}: {reasons[each.key]}"
            for each in defects
            if each.key in reasons
        ]
    lines = [
        "# Mutants",
        "",
        "Written by `make mutants` (tools/mutants.py): small defects are planted one at a time,",
        f"and the tests must notice. The goal is {GOAL} % of those that matter; `make test` plants",
        "those of tools/mutants.toml.",
        "",
        "| part | planted | of them equivalent | tried | caught | share |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
        *rows,
        row_of("**all**", sums),
        "",
        "## Survivors",
        "",
        *(survivors or ["None."]),
        "",
        "## Equivalent",
        "",
        "These change nothing that anybody could notice (tools/mutants.toml).",
        "",
        *(same or ["None."]),
        "",
    ]
    return "\n".join(lines)


def row_of(name: str, numbers: list[int]) -> str:
    planted, same, tried, caught = numbers
    share = f"{100 * caught / tried:.0f} %" if tried else "–"
    return f"| {name} | {planted} | {same} | {tried} | {caught} | {share} |"


def change_of(defect: Defect) -> str:
    return f"{defect.kind}: {quoted(defect.was)} → {quoted(defect.becomes)}"


def quoted(line: str) -> str:
    return f"`{line.replace('|', '¦')}`"

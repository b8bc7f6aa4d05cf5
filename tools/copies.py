#!/usr/bin/env python3
"""Writes `copies.py` of every game: how its states are cloned, and what makes two of them differ.

usage: tools/copies.py

A field is written once, as an annotation in the class that has it. From these lists, those of the
kernel's `State` included, come the functions that copy and freeze a position and each record in it.
A record is a class that only lists fields: it is copied with the position that has it. Everything
else must never change while a state has it, and is shared.

A constant `NO_JOB: Final = Job()` beside a record is a blank one: nobody writes to it, and clones
share it.

A comment behind a field says what is special about it: `# not frozen` where it follows from other
fields; `# not copied` where a clone begins with None instead. `# Not frozen` on a line of its own
is said of all fields of the class that come after it.
"""

import ast
import re
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from textwrap import fill

ROOT = Path(__file__).resolve().parents[1]
LINE = 100
UNCHANGING = {"bool", "bytes", "float", "i64", "int", "None", "object", "str"}
RULES = "rules"
"""The field that is frozen first."""


class Unclear(Exception):
    """A field of which nobody can say how it is copied, as a sentence."""


# Reading


@dataclass(frozen=True)
class Field:
    name: str
    annotation: ast.expr
    source: "Module"
    """Where it is written: its names mean what they mean there."""
    copied: bool
    frozen: bool


@dataclass
class Listing:
    """A class as its source lists it."""

    node: ast.ClassDef
    source: "Module"

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def small_name(self) -> str:
        """`planned_job` for PlannedJob."""
        return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", self.name).lower()

    @property
    def blank(self) -> str | None:
        """The constant that stands for nothing of the kind: never written to, so it is shared."""
        for each in self.source.tree.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.value, ast.Call):
                if ast.unparse(each.value) == f"{self.name}()":
                    return ast.unparse(each.target)
        return None

    def is_record(self) -> bool:
        """Does it only list fields? Enums, structs and classes with a constructor are values."""
        has_constructor = any(
            isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in self.node.body
        )
        return not self.node.bases and not has_constructor and bool(self.fields())

    def fields(self) -> list[Field]:
        """The inherited ones first, in the order in which they are written."""
        found: list[Field] = []
        for base in self.node.bases:
            inherited = self.source.find(base)
            found += [] if inherited is None else inherited.fields()
        for each in self.node.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                line = each.end_lineno or each.lineno
                heading = self.source.heading_between(self.node.lineno, line)
                remark = self.source.remark_in(line) + heading.lower()
                found.append(
                    Field(
                        name=each.target.id,
                        annotation=unquoted(each.annotation),
                        source=self.source,
                        copied="not copied" not in remark,
                        frozen="not frozen" not in remark,
                    )
                )
        return found


class Module:
    """A module of the package, read and not run: it need not be there to be imported."""

    def __init__(self, name: str, sources: Path) -> None:
        self.name = name
        self.sources = sources
        self.text = path_of(name, sources).read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @cached_property
    def imported(self) -> dict[str, tuple[str, str]]:
        """By name: the module that it comes from, and its name there."""
        return {
            alias.asname or alias.name: (each.module or "", alias.name)
            for each in ast.walk(self.tree)
            if isinstance(each, ast.ImportFrom)
            for alias in each.names
        }

    def remark_in(self, line: int) -> str:
        return self.text.splitlines()[line - 1].partition("#")[2]

    def heading_between(self, first: int, last: int) -> str:
        """The last comment on a line of its own."""
        lines = [each.strip() for each in self.text.splitlines()[first - 1 : last]]
        return next((each for each in reversed(lines) if each.startswith("#")), "")

    def find(self, name: ast.expr) -> Listing | None:
        """The class of this package that is called so here; None for one of elsewhere."""
        if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
            package, module = self.imported.get(name.value.id, ("", ""))
            return find_class(f"{package}.{module}", name.attr, self.sources)
        if not isinstance(name, ast.Name):
            return None
        if name.id in self.imported:
            return find_class(*self.imported[name.id], self.sources)
        return find_class(self.name, name.id, self.sources)


def path_of(module: str, sources: Path) -> Path:
    return sources.joinpath(*module.split(".")).with_suffix(".py")


def find_class(module: str, name: str, sources: Path) -> Listing | None:
    if not path_of(module, sources).is_file():
        return None
    source = Module(module, sources)
    for each in source.tree.body:
        if isinstance(each, ast.ClassDef) and each.name == name:
            return Listing(each, source)
    return None


def unquoted(annotation: ast.expr) -> ast.expr:
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        return ast.parse(annotation.value, mode="eval").body
    return annotation


# What is copied and how


class Shape:
    """How a value of some type is copied and frozen. This one never changes, so it is shared."""

    changes = False

    def copied(self, value: str) -> str:
        return value

    def frozen(self, value: str) -> str:
        return value


class Chance(Shape):
    """A generator: a clone draws the same from here on."""

    changes = True

    def copied(self, value: str) -> str:
        return f"{value}.clone()"


@dataclass(frozen=True)
class Listed(Shape):
    inner: Shape
    changes = True

    def copied(self, value: str) -> str:
        if not self.inner.changes:
            return f"{value}[:]"
        return f"[{self.inner.copied('each')} for each in {value}]"

    def frozen(self, value: str) -> str:
        each = self.inner.frozen("each")
        return value if each == "each" else f"[{each} for each in {value}]"


@dataclass(frozen=True)
class Recorded(Shape):
    name: str
    changes = True

    def copied(self, value: str) -> str:
        return f"clone_{self.name}({value})"

    def frozen(self, value: str) -> str:
        return f"frozen_{self.name}({value})"


class OfTheTable(Shape):
    """The rules: shared by all states of a table, and frozen by what they are made of."""

    def frozen(self, value: str) -> str:
        return f"frozen_{RULES}({value})"


@dataclass(frozen=True)
class Perhaps(Shape):
    inner: Shape

    @property
    def changes(self) -> bool:  # type: ignore[override]
        return self.inner.changes

    def copied(self, value: str) -> str:
        copied = self.inner.copied(value)
        return value if copied == value else f"None if {value} is None else {copied}"

    def frozen(self, value: str) -> str:
        frozen = self.inner.frozen(value)
        return value if frozen == value else f"None if {value} is None else {frozen}"


def shape_of(field: Field, annotation: ast.expr) -> Shape:
    if field.name == RULES:
        return OfTheTable()
    if isinstance(annotation, ast.BinOp):
        return shape_of_union(field, annotation)
    if isinstance(annotation, ast.Subscript):
        return shape_of_many(field, annotation)
    written = ast.unparse(annotation)
    if written in UNCHANGING:
        return Shape()
    if written == "Rng":
        return Chance()
    listing = field.source.find(annotation)
    if listing is None:
        raise Unclear(f"{field.name}: {written} is no class of this package")
    return Recorded(listing.small_name) if listing.is_record() else Shape()


def shape_of_union(field: Field, annotation: ast.BinOp) -> Shape:
    one, other = shape_of(field, annotation.left), shape_of(field, annotation.right)
    if not one.changes and not other.changes:
        return Shape()
    if ast.unparse(annotation.right) != "None":
        raise Unclear(f"{field.name}: only `… | None` can be copied, not {unparsed(annotation)}")
    return Perhaps(one)


def shape_of_many(field: Field, annotation: ast.Subscript) -> Shape:
    kind = ast.unparse(annotation.value)
    if kind == "list":
        return Listed(shape_of(field, annotation.slice))
    inner = annotation.slice.elts if isinstance(annotation.slice, ast.Tuple) else [annotation.slice]
    parts = [each for each in inner if not isinstance(each, ast.Constant) or each.value is not ...]
    if kind != "tuple" or any(shape_of(field, each).changes for each in parts):
        raise Unclear(f"{field.name}: {unparsed(annotation)} cannot be shared; make it a list")
    return Shape()


def unparsed(annotation: ast.expr) -> str:
    return f"`{ast.unparse(annotation)}`"


def records_in(listing: Listing) -> list[Listing]:
    """The records that this class has, and those that they have, each once."""
    found: dict[str, Listing] = {}
    for field in listing.fields():
        for node in ast.walk(field.annotation):
            inner = field.source.find(node) if isinstance(node, ast.Name | ast.Attribute) else None
            if inner is not None and inner.is_record():
                found[inner.name] = inner
                found |= {each.name: each for each in records_in(inner)}
    return [found[name] for name in sorted(found)]


def rules_of(position: Listing) -> Listing:
    """The class of the rules that a position has."""
    for field in position.fields():
        found = field.source.find(field.annotation) if field.name == RULES else None
        if found is not None:
            return found
    raise Unclear(f"{position.name} of {position.source.name} has no {RULES} of this package")


# Writing


def copies_of(position: Listing) -> str:
    """The text of a game's copies.py."""
    rules = rules_of(position)
    records = records_in(position)
    parts = [
        '"""How a position is copied and frozen. Written by `make copies`, from the fields that its'
        '\nclasses list."""\n\n# fmt: off',
        imports_of([position, rules, *records]),
        copy_function(position),
        frozen_function(position),
        frozen_rules(rules),
    ]
    for record in records:
        parts += [clone_function(record), frozen_function(record)]
    return "\n\n".join(parts[:2]) + "\n\n\n" + "\n\n\n".join(parts[2:]) + "\n"


def imports_of(listings: list[Listing]) -> str:
    by_module: dict[str, list[str]] = {}
    for listing in listings:
        names = by_module.setdefault(listing.source.name, [])
        names += [each for each in (listing.blank, listing.name) if each is not None]
    lines = []
    for module, names in sorted(by_module.items()):
        names.sort(key=lambda name: (not name.isupper(), name))
        line = f"from {module} import {', '.join(names)}"
        if len(line) > LINE:
            line = "\n".join([f"from {module} import (", *[f"    {n}," for n in names], ")"])
        lines.append(line)
    return "\n".join(lines)


def assignments(listing: Listing) -> list[str]:
    return [
        f"    new.{field.name} = {shape_of(field, field.annotation).copied(f'old.{field.name}')}"
        if field.copied
        else f"    new.{field.name} = None"
        for field in listing.fields()
    ]


def copy_function(listing: Listing) -> str:
    """For a class whose subclasses are made: into one of them."""
    name = listing.small_name
    head = f"def copy_{name}(old: {listing.name}, new: {listing.name}) -> None:"
    return "\n".join([head, *assignments(listing)])


def clone_function(record: Listing) -> str:
    lines = [f"def clone_{record.small_name}(old: {record.name}) -> {record.name}:"]
    if record.blank is not None:
        lines += [f"    if old is {record.blank}:", "        return old"]
    lines.append(f"    new = {record.name}()")
    return "\n".join([*lines, *assignments(record), "    return new"])


def frozen_function(listing: Listing) -> str:
    fields = [field for field in listing.fields() if field.frozen]
    fields.sort(key=lambda field: field.name != RULES)
    values = [shape_of(each, each.annotation).frozen(f"old.{each.name}") for each in fields]
    return as_function(listing.small_name, listing, values)


def frozen_rules(rules: Listing) -> str:
    """Rules never change, so nothing in them is looked into."""
    return as_function(RULES, rules, [f"old.{each.name}" for each in rules.fields() if each.frozen])


def as_function(name: str, listing: Listing, values: list[str]) -> str:
    head = f"def frozen_{name}(old: {listing.name}) -> tuple[object, ...]:"
    filled = fill(", ".join(values) + ",", LINE - 8).splitlines()
    return "\n".join([head, "    return (", *[f"        {line}" for line in filled], "    )"])


def all_copies(root: Path = ROOT) -> dict[Path, str]:
    """By path: what each game's copies.py must say."""
    found: dict[Path, str] = {}
    for path in sorted(root.glob("src/backroom/games/*/position.py")):
        module = ".".join(path.relative_to(root / "src").with_suffix("").parts)
        position = find_class(module, "Position", root / "src")
        assert position is not None, path
        found[path.with_name("copies.py")] = copies_of(position)
    return found


def main() -> None:
    for path, text in all_copies().items():
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()

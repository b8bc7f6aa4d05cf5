"""Small defects that could be in a Python file: each as the text to replace, and by what.

A defect is something that a tired programmer might write: a comparison the wrong way round, a
forgotten `not`, one too many, a line that is missing. `mutants.py` plants them one at a time.
"""

import ast
import re
from collections.abc import Iterator
from hashlib import sha256
from typing import NamedTuple

COMPARISONS = {
    "Lt": ("<", "<="),
    "LtE": ("<=", "<"),
    "Gt": (">", ">="),
    "GtE": (">=", ">"),
    "Eq": ("==", "!="),
    "NotEq": ("!=", "=="),
    "Is": ("is", "is not"),
    "IsNot": ("is not", "is"),
    "In": ("in", "not in"),
    "NotIn": ("not in", "in"),
}
ARITHMETIC = {
    "Add": ("+", "-"),
    "Sub": ("-", "+"),
    "BitOr": ("|", "&"),
    "BitAnd": ("&", "|"),
    "LShift": ("<<", ">>"),
    "RShift": (">>", "<<"),
}
NOT_WORTH_IT = ("__repr__", "__str__", "__hash__", "__slots__", "TYPE_CHECKING", "__all__")
"""What is for readers only, or cannot go wrong unnoticed."""


class Defect(NamedTuple):
    """One change of one file."""

    path: str
    line: int
    place: str
    """The function or class around it."""
    kind: str
    start: int
    end: int
    """Bytes of the file that are replaced."""
    new: str
    was: str
    """The line as it is."""
    becomes: str

    @property
    def key(self) -> str:
        """The same as long as nothing about it changes, wherever in the file it moves."""
        return f"{self.path} {self.place}: {self.was} → {self.becomes}"

    @property
    def rank(self) -> str:
        """An order that has nothing to do with the place, and that edits elsewhere do not shift."""
        return sha256(self.key.encode()).hexdigest()

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


class Finder:
    """Goes through one file. Not all that it finds is Python any more: ask `is_python`."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def found(self) -> Iterator[Defect]:
        tree = ast.parse(self.source)
        seen: set[str] = set()
        for place, node in inside(tree, ""):
            for kind, start, end, new in self.changes(node):
                defect = self.defect(place, kind, start, end, new)
                if defect.key not in seen:
                    seen.add(defect.key)
                    yield defect

    def changes(self, node: ast.AST) -> Iterator[tuple[str, int, int, str]]:
        if isinstance(node, ast.Compare) and len(node.ops) == 1:
            old, new = COMPARISONS[type(node.ops[0]).__name__]
            yield from self.sign("comparison", node.left, node.comparators[0], old, new)
        elif isinstance(node, ast.BoolOp):
            old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            yield from self.sign("and/or", node.values[0], node.values[1], old, new)
        elif isinstance(node, ast.BinOp) and type(node.op).__name__ in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op).__name__]
            yield from self.sign("arithmetic", node.left, node.right, old, new)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield "no not", *self.span(node), f"({self.text(node.operand)})"
        elif isinstance(node, ast.Constant) and type(node.value) is int:
            yield "one more", *self.span(node), str(node.value + 1)
        elif isinstance(node, ast.Constant) and type(node.value) is bool:
            yield "the opposite", *self.span(node), str(not node.value)
        elif isinstance(node, ast.If) and not isinstance(node.test, ast.Compare | ast.UnaryOp):
            yield "if not", *self.span(node.test), f"not ({self.text(node.test)})"
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self.early_returns(node)
        if isinstance(node, ast.AugAssign) and type(node.op).__name__ in ARITHMETIC:
            old, new = ARITHMETIC[type(node.op).__name__]
            yield from self.sign("arithmetic", node.target, node.value, f"{old}=", f"{new}=")
        if is_deed(node):
            yield "nothing done", *self.span(node), "pass"

    def early_returns(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef
    ) -> Iterator[tuple[str, int, int, str]]:
        """Only where nothing is returned anyway; in the middle of what is done."""
        returns = function.returns
        if isinstance(returns, ast.Constant) and returns.value is None:
            for statement in function.body[2:]:
                if is_deed(statement):
                    yield "return early", *self.span(statement), "return"

    def sign(
        self, kind: str, left: ast.AST, right: ast.AST, old: str, new: str
    ) -> Iterator[tuple[str, int, int, str]]:
        """The operator stands between its operands, perhaps with brackets around."""
        start, end = self.span(left)[1], self.span(right)[0]
        between = self.source[start:end].decode()
        word = rf"\b{old}\b" if old[0].isalpha() else re.escape(old)
        found = re.search(word.replace(r"\ ", r"\s+"), between)
        if found is not None and "#" not in between:
            begin = start + len(between[: found.start()].encode())
            yield kind, begin, begin + len(found[0].encode()), new

    def span(self, node: ast.AST) -> tuple[int, int]:
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        return start, self.lines[node.end_lineno - 1] + node.end_col_offset

    def text(self, node: ast.AST) -> str:
        start, end = self.span(node)
        return self.source[start:end].decode()

    def defect(self, place: str, kind: str, start: int, end: int, new: str) -> Defect:
        first = max(at for at in self.lines if at <= start)
        last = min([at for at in self.lines if at >= end], default=len(self.source))
        was = self.source[first:last].decode()
        becomes = (self.source[first:start] + new.encode() + self.source[end:last]).decode()
        number = self.lines.index(first) + 1
        was, becomes = " ".join(was.split()), " ".join(becomes.split())
        return Defect(self.path, number, place, kind, start, end, new, was, becomes)


def inside(node: ast.AST, place: str) -> Iterator[tuple[str, ast.AST]]:
    """Everything that runs: no annotations, documents, assertions, errors or unions of types."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "msg"):
            continue
        if field == "keywords" and isinstance(node, ast.ClassDef):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or not is_worth_it(child, place):
                continue
            inner = place
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = f"{place}.{child.name}".lstrip(".")
            yield inner, child
            yield from inside(child, inner)


def is_worth_it(node: ast.AST, place: str) -> bool:
    if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom):
        return False
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name not in NOT_WORTH_IT
    if not place and isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return False
    return not (
        isinstance(node, ast.Assign | ast.If)
        and any(name.id in NOT_WORTH_IT for name in ast.walk(node) if isinstance(name, ast.Name))
    )


def is_deed(node: ast.AST) -> bool:
    """A statement that changes something and could be forgotten."""
    if isinstance(node, ast.Expr):
        value = node.value.value if isinstance(node.value, ast.Await) else node.value
        called = ast.unparse(value.func) if isinstance(value, ast.Call) else "super"
        return "super" not in called and called != "assert_never"
    if isinstance(node, ast.AugAssign):
        return True
    return isinstance(node, ast.Assign) and isinstance(
        node.targets[0], ast.Attribute | ast.Subscript
    )


def is_python(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec")
    except (SyntaxError, ValueError):
        return False
    return True

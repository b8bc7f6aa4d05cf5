# Interpreted: card files are read once a table.
"""How much a card file may hold. Looked at in one pass before it is read as TOML: a stranger's file
of a few kilobytes could keep the reader busy for seconds, and fill the memory."""

import re
from typing import NoReturn

from backroom.kernel.errors import BadInput

MOST_CHARACTERS = 100_000
"""Four times the longest file that comes with a game."""
MOST_VALUES = 10_000
MOST_NAMES = 4
"""In a key such as `numbers.hand.value`: the reader's work grows with the square of this."""
DEEPEST = 8
"""Brackets within brackets."""

PARTS = re.compile(
    r"""
      \#[^\n]*+                                        # a comment
    | \"{3} (?: [^"\\]++ | \\. | "(?!"") )*+ (?:\"{3})?  # texts of several lines, and of one
    | '{3} (?: [^']++ | '(?!'') )*+ (?:'{3})?
    | " (?: [^"\\\n]++ | \\[^\n] )*+ "?
    | ' [^'\n]*+ '?
    | [\n.=,\[\]{}]
    """,
    re.VERBOSE | re.DOTALL,
)
"""What is looked at. No part can fail half-way, so that every character is read once."""


def refuse_too_much(text: str, source: str) -> None:
    """BadInput, with its line, if this is more than any card file needs."""
    if len(text) > MOST_CHARACTERS:
        raise BadInput(
            f"{source}: a card file has at most {MOST_CHARACTERS} characters; this one has"
            f" {len(text)}"
        )
    depth = values = dots = 0
    for found in PARTS.finditer(text):
        part = found[0]
        if part == ".":
            dots += 1
            if dots >= MOST_NAMES:
                refuse(text, source, found.start(), f"a key has at most {MOST_NAMES} names")
            continue
        if part[0] in "\"'#":
            continue
        dots = 0
        if part in "[{":
            depth += 1
            if depth > DEEPEST:
                refuse(text, source, found.start(), f"brackets are at most {DEEPEST} deep")
        elif part in "]}":
            depth = max(depth - 1, 0)
        elif part in "=,":
            values += 1
            if values > MOST_VALUES:
                refuse(text, source, found.start(), f"a card file has at most {MOST_VALUES} values")


def refuse(text: str, source: str, place: int, complaint: str) -> NoReturn:
    line = text.count("\n", 0, place) + 1
    raise BadInput(f"{source}, line {line}: {complaint}")

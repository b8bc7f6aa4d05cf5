"""Values that nobody honest sends."""

import json
import random
import string
from typing import Any

ODD_TEXTS = (
    "",
    " ",
    "\u0000",
    "\ud800",
    "\u202eevil",
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "' OR 1=1 --",
    "'; DROP TABLE people; --",
    "{{7*7}}${7*7}",
    "%s%n%x",
    "../../etc/passwd",
    "\\\\host\\share",
    "a\r\nSet-Cookie: backroom=x",
    "\u0130\u0131\u212a",
    "Z\u0351\u036b\u0343" * 30,
    "\U0001f595" * 20,
    "x" * 5_000,
    "null",
    "-0",
    "NaN",
    "1e999",
)
ODD_NUMBERS = (-1, 0, 1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40, 1.5, -0.0, 1e308, 0.1)


def odd_value(chance: random.Random, depth: int = 0) -> Any:
    """Of any type."""
    match chance.randrange(9 if depth < 3 else 6):
        case 0:
            return None
        case 1:
            return chance.random() < 0.5
        case 2:
            return chance.choice(ODD_NUMBERS)
        case 3 | 4:
            return chance.choice(ODD_TEXTS)
        case 5:
            return "".join(chance.choices(string.printable, k=chance.randrange(40)))
        case 6:
            return [odd_value(chance, depth + 1) for _ in range(chance.randrange(5))]
        case 7:
            return [chance.choice(ODD_NUMBERS)] * chance.randrange(200)
        case _:
            words = chance.choices(ODD_TEXTS, k=chance.randrange(4))
            return {word: odd_value(chance, depth + 1) for word in words}


def deep(chance: random.Random, most: int = 5_000) -> str:
    """Brackets within brackets."""
    depth = chance.randrange(50, most)
    opening, closing = chance.choice((("[", "]"), ('{"a":', "}")))
    return opening * depth + "1" + closing * chance.choice((0, depth))


def broken_json(chance: random.Random) -> str:
    """Almost JSON, or far from it."""
    text = json.dumps(odd_value(chance))
    match chance.randrange(7):
        case 0:
            return deep(chance)
        case 1:
            return text[: chance.randrange(len(text) + 1)]
        case 2:
            return text + chance.choice((",", "}", "]", "\u0000", text))
        case 3:
            return text.replace('"', "'")
        case 4:
            return "9" * chance.randrange(1, 8_000)
        case 5:
            return "\ufeff" + text
        case _:
            return "".join(chance.choices('[]{}:,"\\u0 ntfe-+.', k=chance.randrange(200)))


def guessed_link(chance: random.Random) -> str:
    return "".join(chance.choices(string.ascii_letters + string.digits + "-_", k=24))


def guessed_table(chance: random.Random) -> str:
    return "".join(chance.choices("0123456789abcdef", k=12))

"""Lists as PostgreSQL reads arrays. Its driver finds out of each list anew what is in it: that took
most of the time in which a node writes a move."""

from collections.abc import Iterable


def text_array(texts: Iterable[str]) -> str:
    """For a parameter that is cast to text[]."""
    return "{" + ",".join([f'"{escaped(each)}"' for each in texts]) + "}"


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def int_array(numbers: Iterable[int]) -> str:
    """For a parameter that is cast to int[]."""
    return "{" + ",".join(map(str, numbers)) + "}"

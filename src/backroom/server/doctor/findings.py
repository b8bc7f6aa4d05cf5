"""What the doctor finds: one line each."""

from typing import Literal, NamedTuple

HOSTING = "see docs/hosting.md"


class Finding(NamedTuple):
    """One thing that was looked at."""

    level: Literal["ok", "warning", "wrong"]
    what: str
    advice: str = ""


def ok(what: str) -> Finding:
    return Finding("ok", what)


def warning(what: str, advice: str) -> Finding:
    return Finding("warning", what, advice)


def wrong(what: str, advice: str) -> Finding:
    return Finding("wrong", what, advice)

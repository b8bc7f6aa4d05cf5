"""The log of a table as one file (`.backroom`): JSON lines, each with its seal.

The last line closes the book: it counts the entries, so that a log cut short is noticed as surely
as one that was altered, and it gives away the house's seed. Whoever has the file can therefore see
every card; the service hands it out only when the game is over.

A log can be written in one way only, so that no byte of it can change unnoticed.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from backroom.kernel.errors import BadInput
from backroom.table.entries import FORMAT, START, LogEntry, Opening, read_entry, sealed


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many entries there are, and the seed of the house."""

    entries: int
    seed: str


class Log(NamedTuple):
    """A whole log: the opening, what followed, and the seed that chance was made from."""

    opening: Opening
    entries: list[LogEntry]
    """All but the opening."""
    seed: str


def write_log(entries: Sequence[LogEntry], seed: str) -> str:
    """The log as text; the first of the entries is the opening."""
    seal = START
    lines: list[bytes] = []
    for entry in entries:
        seal = sealed(seal, entry)
        lines.append(sealed_line(entry, seal))
    lines.append(msgspec.json.encode(Closing(len(entries), seed)))
    return b"\n".join(lines).decode() + "\n"


def sealed_line(entry: LogEntry, seal: bytes) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(entry) | {"seal": seal.hex()})


def read_log(text: str, source: str) -> Log:
    """The log in this text; whatever is wrong with it is said with its line."""
    lines = text.removesuffix("\n").split("\n")
    opening = read_opening(read_line(lines[0], source, 1), source)
    entries: list[LogEntry] = [opening]
    seal = check_seal(START, opening, lines[0], source, 1)
    for number, line in enumerate(lines[1:-1], 2):
        content = read_line(line, source, number)
        content.pop("seal", None)
        entry = as_entry(content, source, number)
        if isinstance(entry, Opening):
            raise BadInput(f"{source}, line {number}: a game is opened only once")
        seal = check_seal(seal, entry, line, source, number)
        entries.append(entry)
    last = read_line(lines[-1], source, len(lines))
    try:
        closing = msgspec.convert(last, Closing)
    except msgspec.ValidationError:
        raise BadInput(f"{source}: this log was cut short; its closing line is missing") from None
    if msgspec.json.encode(closing).decode() != lines[-1]:
        raise BadInput(f"{source}, line {len(lines)}: this log was altered in its closing line")
    if closing.entries != len(entries):
        raise BadInput(
            f"{source}: this log was cut short; it should have {closing.entries} entries and has "
            f"{len(entries)}"
        )
    if not text.endswith("\n"):
        raise BadInput(f"{source}: this log was cut short; its closing line does not end")
    return Log(opening, entries[1:], closing.seed)


def read_opening(content: dict[str, Any], source: str) -> Opening:
    form = content.get("backroom")
    if form is None:
        raise BadInput(f"{source}: this is not a Backroom game; its first line should name one")
    if form != FORMAT:
        raise BadInput(f"{source}: this log has format {form}; this Backroom reads {FORMAT}")
    content.pop("seal", None)
    opening = as_entry(content, source, 1)
    if not isinstance(opening, Opening):
        raise BadInput(f"{source}: this is not a Backroom game; its first line should name one")
    return opening


def read_line(line: str, source: str, number: int) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise BadInput(
            f"{source}, line {number}: this is not a line of a Backroom game, or it was cut short"
        ) from None


def as_entry(content: dict[str, Any], source: str, number: int) -> LogEntry:
    try:
        return read_entry(msgspec.json.encode(content))
    except (msgspec.MsgspecError, RecursionError) as fault:
        raise BadInput(f"{source}, line {number}: {fault}") from None


def check_seal(before: bytes, entry: LogEntry, line: str, source: str, number: int) -> bytes:
    """The entry's seal, if it is the one that the line claims."""
    try:
        seal = sealed(before, entry)
        expected = sealed_line(entry, seal).decode()
    except RecursionError:
        raise BadInput(f"{source}, line {number}: this has too many brackets") from None
    if line != expected:
        raise BadInput(f"{source}, line {number}: this log was altered; its seal is broken")
    return seal

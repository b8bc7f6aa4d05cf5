"""The log of a game: JSON lines, each sealed with a hash of all before it.

The first line says which game under which rules was dealt from which seed; then one line a move;
the last line closes the book, so that a log cut short is noticed as surely as one that was altered.
"""

import hashlib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from backroom.kernel.errors import BadInput
from backroom.kernel.wire import WireAction

Entry = TypeVar("Entry")

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be known to deal the game again."""

    game: str
    rules: int
    """The version of the game's rules."""
    seats: int
    options: dict[str, str]
    seed: str
    cards: str | None = None
    """The text of an owner's card file; None for the game's own cards."""
    backroom: int = FORMAT


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many moves there are."""

    moves: int


def write_log(header: Header, moves: Sequence[WireAction]) -> str:
    """The log as text."""
    sealed = b""
    lines: list[str] = []
    for entry in (header, *moves, Closing(len(moves))):
        content = msgspec.to_builtins(entry)
        sealed = seal(sealed, content)
        lines.append(msgspec.json.encode(content | {"hash": sealed.hex()}).decode())
    return "\n".join(lines) + "\n"


def seal(before: bytes, content: dict[str, Any]) -> bytes:
    return hashlib.sha256(before + msgspec.json.encode(content, order="sorted")).digest()


def read_log(text: str, source: str) -> tuple[Header, list[WireAction]]:
    """The log in this text; whatever is wrong with it is said with its line."""
    if not text.strip():
        raise BadInput(f"{source}: this is not a Backroom game; its first line should name one")
    sealed = b""
    entries: list[dict[str, Any]] = []
    for number, line in enumerate(text.removesuffix("\n").split("\n"), 1):
        content = read_line(line, f"{source}, line {number}")
        claimed = content.pop("hash", None)
        sealed = seal(sealed, content)
        if claimed != sealed.hex():
            raise BadInput(f"{source}, line {number}: this log was altered; its seal is broken")
        entries.append(content)
    if not entries or "backroom" not in entries[0]:
        raise BadInput(f"{source}: this is not a Backroom game; its first line should name one")
    if entries[0]["backroom"] != FORMAT:
        raise BadInput(
            f"{source}: this log has format {entries[0]['backroom']}; this Backroom reads {FORMAT}"
        )
    header = as_struct(entries[0], Header, f"{source}, line 1")
    moves = [
        as_struct(entry, WireAction, f"{source}, line {number}")
        for number, entry in enumerate(entries[1:], 2)
        if "moves" not in entry
    ]
    if entries[-1] != {"moves": len(moves)} or len(entries) != len(moves) + 2:
        raise BadInput(f"{source}: this log was cut short; its closing line is missing")
    return header, moves


def read_line(line: str, source: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise BadInput(
            f"{source}: this is not a line of a Backroom game, or it was cut short"
        ) from None


def as_struct(entry: dict[str, Any], shape: type[Entry], source: str) -> Entry:
    try:
        return msgspec.convert(entry, shape)
    except msgspec.ValidationError as fault:
        raise BadInput(f"{source}: {fault}") from None

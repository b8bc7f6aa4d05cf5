"""From stored entries to a table: each seal is checked, each entry replayed."""

from collections.abc import Iterator, Sequence

import msgspec

from backroom.kernel.errors import BadInput
from backroom.server.storage.damage import Damaged
from backroom.server.storage.log_reader import StoredEntry
from backroom.server.storage.table_rows import TableRow
from backroom.table import LogEntry, Opening, Table
from backroom.table.earlier import as_far_as_it_goes
from backroom.table.entries import START, read_entry, sealed
from backroom.table.fair import commitment
from backroom.table.opened import OtherVersion, refuse_other_version

__all__ = [
    "Damaged",
    "OtherVersion",
    "catch_up",
    "checked",
    "played",
    "read_all",
    "reason",
    "replay",
    "replay_earlier",
]


def replay(row: TableRow, stored: Sequence[StoredEntry]) -> Table:
    """The table that this log tells of."""
    if not stored:
        raise Damaged("its log is empty")
    opening = checked(START, 0, stored[0])
    if not isinstance(opening, Opening):
        raise Damaged("entry 0: the log does not begin with an opening")
    if (opening.game, opening.seats) != (row.game, row.seats):
        raise Damaged("entry 0: this is the opening of another table")
    refuse_other_seed(row)
    refuse_other_version(opening)
    try:
        table = Table(opening, row.seed)
    except Exception as fault:
        raise Damaged(f"entry 0: {reason(fault)}") from None
    for _ in catch_up(table, stored[1:]):
        pass
    return table


def replay_earlier(row: TableRow, stored: Sequence[StoredEntry]) -> Table:
    """The table that this log of earlier rules tells of, as far as today's rules agree; its seals
    must hold to the end."""
    opening, *entries = read_all(stored)
    refuse_other_seed(row)
    assert isinstance(opening, Opening)
    try:
        return as_far_as_it_goes(opening, row.seed, entries)
    except BadInput as fault:
        raise Damaged(f"entry 0: {fault}") from None


def read_all(stored: Sequence[StoredEntry]) -> list[LogEntry]:
    """Every entry of a log whose seals hold, whatever rules it was played under."""
    entries, seal = [], START
    for seq, each in enumerate(stored):
        entry = checked(seal, seq, each)
        seal = sealed(seal, entry)
        entries.append(entry)
    if not entries or not isinstance(entries[0], Opening):
        raise Damaged("entry 0: the log does not begin with an opening")
    return entries


def played(row: TableRow, stored: list[StoredEntry]) -> Table | None:
    """The game at this table, if it has begun."""
    if row.status != "lobby":
        return replay(row, stored)
    if stored:
        raise Damaged("it has a log, but waits in the lobby")
    return None


def catch_up(table: Table, stored: Sequence[StoredEntry]) -> Iterator[LogEntry]:
    """Let these entries, which somebody else has written, happen at the table."""
    for each in stored:
        entry = checked(table.seal, table.seq + 1, each)
        try:
            table.add(entry)
        except Exception as fault:
            raise Damaged(f"entry {each.seq}: {reason(fault)}") from None
        yield entry


def checked(before: bytes, seq: int, stored: StoredEntry) -> LogEntry:
    """The entry, if it is the next one and its seal holds."""
    if stored.seq != seq:
        raise Damaged(f"entry {seq} is missing")
    try:
        entry = read_entry(stored.entry)
    except (msgspec.MsgspecError, RecursionError, TypeError, UnicodeError) as fault:
        raise Damaged(f"entry {seq} cannot be read: {fault}") from None
    if sealed(before, entry).hex() != stored.seal:
        raise Damaged(f"entry {seq} was altered; its seal is broken")
    return entry


def refuse_other_seed(row: TableRow) -> None:
    """Asked here and not left to the table, whose words about a seed repeat it."""
    try:
        if commitment(row.seed) == row.commitment:
            return
    except BadInput:
        pass
    raise Damaged("the house's seed was altered")


def reason(fault: Exception) -> str:
    """Bad input explains itself. A defect of ours is only named: its words may hold cards."""
    return str(fault) if isinstance(fault, BadInput) else type(fault).__name__

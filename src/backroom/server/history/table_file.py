"""One table out of a house and into another, as a `.backroom` file.

A file of a game that is not over shows every hidden card: it is for whoever runs the house.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.server.history.import_table import check_size, set_up, settle, shown_name, stored_rows
from backroom.server.operations.single_instance_lock import only_instance_on
from backroom.server.people.names import as_login
from backroom.server.people.ratings import Ratings
from backroom.server.storage.database import Database, database_url
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.migrate import migrate, pending
from backroom.server.storage.replaying import Damaged, OtherVersion, checked, read_all, replay
from backroom.server.storage.schema import entries, people, tables
from backroom.server.storage.table_rows import (
    TableRow,
    find_table,
    list_tables,
)
from backroom.table import LogEntry, Table, write_log
from backroom.table.entries import START, sealed

MOST_COPIES = 100


def prepare(address: str) -> None:
    """Give the database its tables, if it lacks them and no service is at work on it."""
    if pending(address):
        with only_instance_on(database_url(address), "its database is being prepared"):
            migrate(address)


class Exported(NamedTuple):
    """A table as a file."""

    game: Game
    entries: list[LogEntry]
    seed: str
    is_over: bool
    """Else the file shows what is still secret."""

    def log(self) -> str:
        return write_log(self.entries, self.seed)


async def export_table(database: Database, table_id: str) -> Exported:
    """The game at this table; BadInput if there is none or its log is damaged."""
    try:
        async with database.reading() as connection:
            row = await find_table(connection, table_id)
            if row is None:
                raise BadInput(f"there is no table {table_id!r} in this database")
            if row.status == "lobby":
                raise BadInput(f"the game at table {table_id} has not begun")
            stored = await read_entries(connection, table_id)
            try:
                is_over = replay(row, stored).state.is_over()
            except OtherVersion:  # not for us to play on, but a file that another Backroom can read
                is_over = row.ended is not None
            return Exported(find_game(row.game), read_all(stored), row.seed, is_over)
    except Damaged as fault:
        raise BadInput(f"the log of table {table_id} is damaged: {fault}") from None


class Brought(NamedTuple):
    """A table that came in from a file."""

    row: TableRow
    table: Table
    lost: int | None
    """If its damaged log was mended: how many later entries that log had."""


async def import_table(
    database: Database, table: Table, logins: Mapping[int, str], host: str | None, now: int
) -> Brought:
    """The game of a file becomes a table here.

    If it is a table of this database whose log is damaged, its log is mended and its people keep
    their chairs. Otherwise it is a new table: the accounts named in `logins` take their seats, and
    bots sit in for all other persons of a game that is not over.
    """
    moments = [entry.at for entry in table.entries]
    check_size(table.opening, min(moments), max(moments))
    async with database.writing() as connection:
        known = await known_table(connection, table)
        if known is None:
            persons = await people_of(connection, table, logins)
            owner = None if host is None else await person_of(connection, host)
            row, lost = await set_up(connection, table, persons, owner, now), None
        elif logins or host is not None:
            raise BadInput(
                f"this game is table {known.id} of this database, and its people keep their"
                " chairs; leave --seat and --host out"
            )
        else:
            row, lost = known, await mend(connection, known, table)
        await settle(connection, Ratings(database), row, table)
        settled = await find_table(connection, row.id)
        assert settled is not None
    return Brought(settled, table, lost)


# A table that was here before


async def known_table(connection: AsyncConnection, table: Table) -> TableRow | None:
    """The table of this database that the file is of: no two games have the same commitment.
    There may be copies that people brought to look at; a damaged one is meant before a whole."""
    asked = tables.c.commitment == table.opening.commitment
    found = await list_tables(connection, asked, MOST_COPIES)
    for row in found:
        if not await is_whole(connection, row):
            return row
    return found[0] if found else None


async def is_whole(connection: AsyncConnection, row: TableRow) -> bool:
    stored = await read_entries(connection, row.id)
    try:
        replay(row, stored)
    except OtherVersion:  # its seals hold, and it is not for us to mend
        return True
    except Damaged:
        return False
    return True


async def mend(connection: AsyncConnection, row: TableRow, table: Table) -> int:
    """Put the file's log in the place of a damaged one; how many entries it is shorter."""
    if await is_whole(connection, row):
        advice = "; `backroom doctor --put-back` puts it back" if row.status == "aside" else ""
        raise BadInput(f"this game is here already, and whole: table {row.id}{advice}")
    if row.ended is not None and not table.state.is_over():
        raise BadInput(f"table {row.id} was played to its end; this file is from before it")
    stored = await read_entries(connection, row.id)
    refuse_other_story(stored, table)
    await connection.execute(delete(entries).where(entries.c.table_id == row.id))
    await connection.execute(insert(entries), stored_rows(row.id, table))
    return max(0, len(stored) - len(table.entries))


def refuse_other_story(stored: Sequence[StoredEntry], table: Table) -> None:
    """Up to where the damaged log is whole the file must tell the same."""
    seal = START
    for seq, (kept, entry) in enumerate(zip(stored, table.entries, strict=False)):
        try:
            found = checked(seal, seq, kept)
        except Damaged:
            return
        if found != entry:
            raise BadInput(f"this file and the database tell two stories from entry {seq} on")
        seal = sealed(seal, entry)


# A table that is new here


async def people_of(
    connection: AsyncConnection, table: Table, logins: Mapping[int, str]
) -> dict[int, int]:
    """Who takes which seat; somebody must play on in a game that is not over."""
    if not table.state.is_over() and not logins:
        raise BadInput(
            "this game is not over; say who plays on, as --seat 1=login, by logins of this"
            f" database: {players(table)}"
        )
    known = {seat: await person_of(connection, login) for seat, login in logins.items()}
    if len(set(known.values())) < len(known):
        raise BadInput("one person cannot have two seats")
    return known


def players(table: Table) -> str:
    """The persons of the game, for whoever has to name them."""
    names = table.opening.names
    return ", ".join(
        f"{seat + 1} {shown_name(names[seat], seat)}"
        for seat, bot in enumerate(table.opening.bots)
        if not bot
    )


def seats_of(table: Table, wanted: Sequence[str]) -> dict[int, str]:
    """Who takes which seat, as somebody typed it: number=login or name=login."""
    logins: dict[int, str] = {}
    for text in wanted:
        who, equals, login = text.rpartition("=")
        if not equals:
            raise BadInput(f"a seat is written number=login or name=login, not {text!r}")
        numbers = [str(number) for number in range(1, table.seats + 1)]
        names = table.opening.names
        if who in numbers:
            seat = numbers.index(who)
        elif names.count(who) == 1:
            seat = names.index(who)
        else:
            raise BadInput(f"no one player is {who!r}; the persons are {players(table)}")
        if seat in logins:
            raise BadInput(f"player {seat + 1} is named twice")
        if table.opening.bots[seat]:
            raise BadInput(f"player {seat + 1} is a bot; the persons are {players(table)}")
        logins[seat] = login
    return logins


async def person_of(connection: AsyncConnection, login: str) -> int:
    asked = select(people.c.id).where(people.c.login == as_login(login))
    number: int | None = (await connection.execute(asked)).scalar_one_or_none()
    if number is None:
        raise BadInput(f"nobody in this database has the login {login!r}")
    return number

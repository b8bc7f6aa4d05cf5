"""The tables of the lobby as they are kept: their row, and the chairs around them."""

from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.storage.damage import Damaged, is_damage, told_if_damaged
from backroom.server.storage.schema import chairs, people, tables, ways
from backroom.server.storage.table_settings import Status, StoredSettings


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table. It holds its secrets: never send one anywhere."""

    id: str
    game: str
    rules: int
    seats: int
    options: dict[str, str]
    settings: StoredSettings
    cards: str | None
    status: Status
    host: int | None
    play_link: str
    watch_link: str
    host_link: str
    seed: str
    commitment: str
    made: int
    started: int | None = None
    ended: int | None = None
    fault: str | None = None
    rematch: str | None = None
    match: int | None = None
    """Of a quick match: when bots take the chairs that are still free."""
    votes: str | None = None

    @property
    def votes_to_end(self) -> list[int]:
        """The seats that wish to end the game unfinished."""
        return [] if self.votes is None else msgspec.json.decode(self.votes, type=list[int])

    def __repr__(self) -> str:
        return f"<table {self.id}>"


class ChairRow(msgspec.Struct, frozen=True):
    """A chair that somebody has taken."""

    seat: int
    person: int | None
    name: str
    bot: str | None
    seed: str
    card: str = ""
    """By which others name the person; nobody's if a bot sits here."""

    def __repr__(self) -> str:
        return f"<chair {self.seat}>"


def packed(row: TableRow) -> dict[str, Any]:
    """The row as the database takes it."""
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    values["options"] = msgspec.json.encode(row.options).decode()
    values["settings"] = msgspec.json.encode(row.settings).decode()
    return values


def named_values(row: Row[Any]) -> dict[str, Any]:
    """By plain names: msgspec does not take SQLAlchemy's own kind of text for one."""
    return {str(name): value for name, value in row._mapping.items()}


def unpacked(row: Row[Any]) -> TableRow:
    """The row as it was packed; Damaged if it cannot have been."""
    values = named_values(row)
    try:
        values["options"] = msgspec.json.decode(values["options"])
        values["settings"] = msgspec.json.decode(values["settings"])
        return msgspec.convert(values, TableRow)
    except (msgspec.MsgspecError, RecursionError, TypeError) as fault:
        raise Damaged(f"its row cannot be read: {fault}") from None


# What is asked again and again is put together once: that costs more than to ask it.
THIS: BindParameter[Any] = bindparam("this")
FIND_TABLE = select(tables).where(tables.c.id == THIS)
CHAIRS_OF = (
    select(chairs, func.coalesce(ways.c.card, "").label("card"))
    .outerjoin(ways, ways.c.person == chairs.c.person)
    .where(chairs.c.table_id == THIS)
    .order_by(chairs.c.seat)
)
NAME_OF = select(people.c.name).where(people.c.id == THIS)
ADD_TABLE, TAKE_CHAIR = insert(tables), insert(chairs)


async def add_table(connection: AsyncConnection, row: TableRow) -> None:
    await connection.execute(ADD_TABLE, packed(row))


async def find_table(connection: AsyncConnection, table_id: str) -> TableRow | None:
    with told_if_damaged(Damaged("its row cannot be read from the database")):
        found = (await connection.execute(FIND_TABLE, {"this": table_id})).first()
    return None if found is None else unpacked(found)


async def find_by_link(connection: AsyncConnection, link: str) -> TableRow | None:
    asked = select(tables.c.id).where(
        (tables.c.play_link == link) | (tables.c.watch_link == link) | (tables.c.host_link == link)
    )
    found = (await connection.execute(asked)).scalar()
    return None if found is None else await find_table(connection, found)


async def list_tables(
    connection: AsyncConnection,
    wanted: ColumnElement[bool],
    limit: int,
    time: ColumnElement[int] = tables.c.made,
) -> list[TableRow]:
    """Those tables, the newest first, by this time. A damaged one is named to the operator and left
    out."""
    asked = select(tables).where(wanted).order_by(time.desc(), tables.c.id).limit(limit)
    try:
        rows = (await connection.execute(asked)).all()
    except DBAPIError as error:
        if not is_damage(error):
            raise
        return await list_one_by_one(connection, asked.with_only_columns(tables.c.id))
    found: list[TableRow] = []
    for row in rows:
        try:
            found.append(unpacked(row))
        except Damaged as fault:
            name_damaged(row.id, row.status, fault)
    return found


async def list_one_by_one(connection: AsyncConnection, asked: Select[str]) -> list[TableRow]:
    """Where one damaged row keeps the database from reading them all at once."""
    found: list[TableRow] = []
    for table_id in (await connection.execute(asked)).scalars():
        try:
            row = await find_table(connection, table_id)
        except Damaged as fault:
            name_damaged(table_id, "", fault)
        else:
            found += [] if row is None else [row]
    return found


def name_damaged(table_id: str, status: str, fault: Damaged) -> None:
    """To the operator; one that was set aside was named before."""
    if status != "aside":
        structlog.get_logger("backroom").error("damaged", table=table_id, fault=str(fault))


async def change_table(
    connection: AsyncConnection,
    table_id: str,
    changes: dict[str, Any],
    only_if: ColumnElement[bool] | None = None,
) -> bool:
    """Set these columns; False if the table was not (or no longer) as `only_if` says."""
    if "options" in changes:
        changes["options"] = msgspec.json.encode(changes["options"]).decode()
    if "settings" in changes:
        changes["settings"] = msgspec.json.encode(changes["settings"]).decode()
    change = update(tables).where(tables.c.id == table_id).values(changes)
    if only_if is not None:
        change = change.where(only_if)
    return (await connection.execute(change)).rowcount == 1


async def chairs_of(connection: AsyncConnection, table_id: str) -> list[ChairRow]:
    with told_if_damaged(Damaged("its chairs cannot be read from the database")):
        rows = (await connection.execute(CHAIRS_OF, {"this": table_id})).all()
    try:
        return [msgspec.convert(named_values(row), ChairRow) for row in rows]
    except msgspec.ValidationError as fault:
        raise Damaged(f"a chair cannot be read: {fault}") from None


def refuse_odd_chairs(row: TableRow, taken: Sequence[ChairRow]) -> None:
    """Damaged if they are not the chairs of this table: some of its seats, or all if it began."""
    seats = {chair.seat for chair in taken}
    if not seats.issubset(range(row.seats)) or (row.status != "lobby" and len(seats) < row.seats):
        raise Damaged("its chairs are not those of its seats")


async def take_chair(connection: AsyncConnection, table_id: str, chair: ChairRow) -> None:
    """IntegrityError if the chair is taken, or the person has another one at this table."""
    values = {name: getattr(chair, name) for name in chair.__struct_fields__ if name != "card"}
    await connection.execute(TAKE_CHAIR, {"table_id": table_id, **values})


async def free_chair(connection: AsyncConnection, table_id: str, seat: int) -> bool:
    freed = delete(chairs).where(chairs.c.table_id == table_id, chairs.c.seat == seat)
    return (await connection.execute(freed)).rowcount == 1


async def tables_of_person(connection: AsyncConnection, person: int, limit: int) -> list[TableRow]:
    """The tables at which somebody sits or which he hosts."""
    seated = select(chairs.c.table_id).where(chairs.c.person == person)
    wanted = tables.c.id.in_(seated) | (tables.c.host == person)
    return await list_tables(connection, wanted, limit)


async def name_of(connection: AsyncConnection, person: int | None) -> str:
    """The person's name; "" for somebody who is not here any more."""
    if person is None:
        return ""
    return str((await connection.execute(NAME_OF, {"this": person})).scalar_one_or_none() or "")


async def forget_table(connection: AsyncConnection, table_id: str) -> None:
    """A table that never began."""
    await connection.execute(delete(tables).where(tables.c.id == table_id))

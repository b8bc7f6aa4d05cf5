"""A game from a file becomes a table of this house: checked, kept, and settled."""

from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.errors import BadInput
from backroom.server.lobby.bot_chairs import SIT_IN
from backroom.server.lobby.new_tables import check_clock, new_row
from backroom.server.operations.file_worker import FinishedGame
from backroom.server.people.ratings import Ratings
from backroom.server.people.results import Outcome, finish, outcome_of
from backroom.server.refusals import Refused
from backroom.server.storage.schema import entries
from backroom.server.storage.table_rows import (
    ChairRow,
    TableRow,
    add_table,
    chairs_of,
    change_table,
    take_chair,
)
from backroom.server.storage.table_settings import StoredSettings
from backroom.table import Opening, Table
from backroom.table.entries import START, Chair, sealed, written

LONGEST_NAME = 40
LONGEST_SEED = 64
LAST_MOMENT = 1 << 53
"""No log is written later: a number that every database and every program can hold."""


def check_size(opening: Opening, first: int, last: int) -> None:
    """A file may hold anything; a table holds what the lobby would have taken. `first` and `last`
    are the earliest and the latest moment in it."""
    if first < 0 or last >= LAST_MOMENT:
        raise BadInput("this log has entries from a time that never was")
    if any(len(seed) > LONGEST_SEED for seed in opening.seeds):
        raise BadInput(f"this log has a player's seed of more than {LONGEST_SEED} characters")
    try:
        check_clock(opening.clock)
    except Refused:
        raise BadInput("this log has a clock that Backroom does not have") from None


async def set_up(
    connection: AsyncConnection,
    table: Table,
    persons: Mapping[int, int],
    host: int | None,
    now: int,
) -> TableRow:
    """A new table with this log: these people take their seats, and bots sit in for all other
    persons of a game that is not over."""
    row = await add_game(connection, table.opening, table.seed, persons, host, now)
    if not table.state.is_over():
        for seat in table.persons():
            if seat not in persons:
                table.add(Chair(max(now, table.entries[-1].at), seat, SIT_IN))
    await connection.execute(insert(entries), stored_rows(row.id, table))
    return row


async def set_up_finished(
    connection: AsyncConnection, ratings: Ratings, game: FinishedGame, host: int, now: int
) -> TableRow:
    """A finished game that somebody brings, as a table of its own with its books closed."""
    row = await add_game(connection, game.opening, game.seed, {}, host, now)
    rows = [
        {"table_id": row.id, "seq": seq, "entry": text, "seal": seal}
        for seq, (text, seal) in enumerate(game.rows)
    ]
    await connection.execute(insert(entries), rows)
    outcome = Outcome(game.points, game.places, game.bots)
    chairs = await chairs_of(connection, row.id)
    await finish(connection, ratings, row, chairs, outcome, game.ended)
    return row


async def add_game(
    connection: AsyncConnection,
    opening: Opening,
    seed: str,
    persons: Mapping[int, int],
    host: int | None,
    now: int,
) -> TableRow:
    """The row and the chairs of a table that has begun elsewhere."""
    row = new_row(
        game=opening.game,
        rules=opening.rules,
        seats=opening.seats,
        options=opening.options,
        settings=StoredSettings(clock=opening.clock),
        cards=opening.cards,
        host=host,
        made=now,
    )
    row = msgspec.structs.replace(
        row,
        status="playing",
        seed=seed,
        commitment=opening.commitment,
        started=opening.at,
    )
    await add_table(connection, row)
    for seat, name in enumerate(opening.names):
        chair = ChairRow(
            seat,
            persons.get(seat),
            shown_name(name, seat),
            opening.bots[seat] or None,
            opening.seeds[seat],
        )
        await take_chair(connection, row.id, chair)
    return row


async def settle(
    connection: AsyncConnection, ratings: Ratings, row: TableRow, table: Table
) -> None:
    """From now on the table is in play; or over, with its books closed once."""
    if row.ended is not None:
        await change_table(connection, row.id, {"status": "over", "fault": None})
        return
    await change_table(connection, row.id, {"status": "playing", "fault": None})
    if table.state.is_over():
        chairs = await chairs_of(connection, row.id)
        await finish(connection, ratings, row, chairs, outcome_of(table), table.entries[-1].at)


def shown_name(name: str, seat: int) -> str:
    """The name in the log as far as it can be shown."""
    return "".join(each for each in name if each.isprintable())[:LONGEST_NAME] or str(seat + 1)


def stored_rows(table_id: str, table: Table) -> list[dict[str, Any]]:
    """The whole log as rows of the database."""
    rows: list[dict[str, Any]] = []
    seal = START
    for seq, entry in enumerate(table.entries):
        seal = sealed(seal, entry)
        text = written(entry).decode()
        rows.append({"table_id": table_id, "seq": seq, "entry": text, "seal": seal.hex()})
    return rows

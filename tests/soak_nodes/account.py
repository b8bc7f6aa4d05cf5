"""What is true afterwards: looked up past the service, table by table."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from backroom.kernel.wire import encode
from backroom.server.storage.database import Database
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.replaying import read_all, replay
from backroom.server.storage.table_rows import TableRow, find_table
from backroom.table import Table
from server.nodes.cluster import Cluster, Wanderer


class Account(NamedTuple):
    """What was found."""

    tables: int
    over: int
    entries: int
    acknowledged: int
    lost_lines: int
    refused: int
    came_late: int
    views: int
    wrong: list[str]


async def stored(house: Cluster, table: str) -> tuple[TableRow, list[StoredEntry]]:
    database = await Database.open(house.address)
    try:
        async with database.reading() as connection:
            row = await find_table(connection, table)
            assert row is not None
            return row, await read_entries(connection, table)
    finally:
        await database.close()


def view_at(row: TableRow, log: Sequence[StoredEntry], seq: int, seat: int) -> Any:
    """What this seat is to see after this entry, from a replay that no node has anything to do
    with."""
    table: Table = replay(row, log[: seq + 1])
    return json.loads(encode(table.state.view(seat)))


async def look(house: Cluster, people: list[Wanderer]) -> Account:
    """Everything acknowledged is there once, every log replays with every seal, and everybody saw
    what the replay shows him."""
    at: dict[str, list[Wanderer]] = {}
    for each in people:
        at.setdefault(each.table, []).append(each)
    wrong: list[str] = []
    entries, over, views = 0, 0, 0
    for table, seated in at.items():
        row, log = await stored(house, table)
        try:
            whole = replay(row, log)
            over += whole.state.is_over()
            entries += len(log)
            read = read_all(log)
            for each in seated:
                each.compare(read)
                if each.viewed_at >= 0:
                    views += 1
                    shown = json.loads(each.view)
                    assert shown == view_at(row, log, each.viewed_at, each.seat), (
                        f"{table}: seat {each.seat} saw something else at {each.viewed_at}"
                    )
                if each.replaced:
                    wrong.append(f"{table}: a bot took seat {each.seat}, who was there")
        except Exception as fault:
            wrong.append(f"{table}: {fault!r}")
        await asyncio.sleep(0)
    return Account(
        tables=len(at),
        over=over,
        entries=entries,
        acknowledged=sum(len(each.acknowledged) for each in people),
        lost_lines=sum(each.lost for each in people),
        refused=sum(sum(each.refused.values()) for each in people),
        came_late=sum(each.came_late for each in people),
        views=views,
        wrong=wrong,
    )

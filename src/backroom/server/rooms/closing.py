"""How a table ends in memory: its books are closed, or it is set aside because it is damaged."""

from contextlib import suppress

import msgspec

from backroom.server.house import House
from backroom.server.people.results import finish, outcome_of
from backroom.server.refusals import Reason
from backroom.server.rooms.room import Room
from backroom.server.storage.database import NotWritten
from backroom.server.storage.table_rows import change_table, find_table


async def close_the_books(room: Room) -> None:
    """Results and ratings, once."""
    table, _ = room.playing()
    if room.row.status != "playing":
        return
    house, ended = room.house, room.now()
    try:
        async with house.database.writing() as connection:
            outcome = outcome_of(table)
            ours = await finish(connection, house.ratings, room.row, room.chairs, outcome, ended)
    except NotWritten as fault:  # done when the table is loaded again
        house.log.error("no_result_written", table=room.row.id, fault=str(fault))
        return
    room.row = msgspec.structs.replace(room.row, status="over", ended=ended)
    room.page += 1
    if not ours:  # another node, which has counted it
        return
    house.metrics.finished.labels(table.game.id).inc()
    house.log.info("finished", table=room.row.id, game=room.row.game)


async def set_room_aside(room: Room, fault: str) -> None:
    """The log of this table is damaged: nobody plays on, and the rest of the house does."""
    room.row = msgspec.structs.replace(room.row, status="aside", fault=fault)
    room.table = room.painter = None
    room.on_aside(fault)
    await set_aside(room.house, room.row.id, fault)
    room.presence.dismiss(Reason.ASIDE.message())


async def close_for_version(house: House, table_id: str) -> None:
    """A game begun under earlier rules is closed; its log stays, and can be looked at."""
    house.log.info("closed_for_version", table=table_id)
    async with house.database.writing() as connection:
        playing = await find_table(connection, table_id)
        if playing is not None and playing.status == "playing":
            await change_table(connection, table_id, {"status": "closed", "ended": house.now()})


async def open_again(room: Room) -> None:
    """A game that was closed because its rules were others, in a house that has them again."""
    async with room.house.database.writing() as connection:
        await change_table(connection, room.row.id, {"status": "playing", "ended": None})
    room.row = msgspec.structs.replace(room.row, status="playing", ended=None)


async def set_aside(house: House, table_id: str, fault: str) -> None:
    """Name a damaged table to the operator, and mark it."""
    house.metrics.aside.inc()
    house.log.error("set_aside", table=table_id, fault=fault)
    with suppress(NotWritten):  # then it is found damaged again when the next one comes
        async with house.database.writing() as connection:
            await change_table(connection, table_id, {"status": "aside", "fault": fault})

"""What another node, or the lobby, has changed about a table: read anew from the database."""

from collections.abc import Sequence
from contextlib import suppress

from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.closing import close_the_books, set_room_aside
from backroom.server.rooms.orders import OrderBook
from backroom.server.rooms.questions import seats_of
from backroom.server.rooms.room import Room
from backroom.server.rooms.talk import read_mutes
from backroom.server.storage.damage import Damaged
from backroom.server.storage.database import NotWritten
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.replaying import catch_up, played
from backroom.server.storage.table_rows import (
    TableRow,
    chairs_of,
    find_table,
    name_of,
    refuse_odd_chairs,
)


async def refresh(room: Room) -> None:
    await room.change(refresh_under_lock(room))


async def follow_log(room: Room, read: Sequence[StoredEntry] | None = None) -> None:
    """Let moves happen that were made elsewhere, and look for nothing else; they may have been read
    together with those of other tables."""
    await room.change(follow_under_lock(room, read))


async def follow_under_lock(room: Room, read: Sequence[StoredEntry] | None) -> None:
    if room.table is None:
        await refresh_under_lock(room)
        return
    try:
        if read is None:
            async with room.house.database.reading() as connection:
                read = await read_entries(connection, room.row.id, room.table.seq)
        fresh = [each for each in read if each.seq > room.table.seq]
        await take(room, fresh)
    except Damaged as fault:
        await set_room_aside(room, str(fault))
        return
    if fresh:
        room.wake()


async def read_moves(room: Room) -> None:
    """Under the lock: what another node has written where somebody here wanted to write. If it
    cannot be read, whoever wanted to write is told that he could not."""
    if room.house.database.is_ours_alone or room.table is None:
        await look_again(room)
        return
    try:
        rows = await room.house.database.read_after({room.row.id: room.table.seq})
    except NotWritten:
        raise Refused(Reason.NOT_WRITTEN) from None
    await follow_under_lock(room, [StoredEntry(*row[1:]) for row in rows])


async def look_again(room: Room) -> None:
    """What a write that failed has left us not knowing. If it cannot be read either, the next write
    finds out."""
    with suppress(NotWritten):
        await refresh_under_lock(room)


async def refresh_under_lock(room: Room) -> None:
    try:
        async with room.house.database.reading() as connection:
            row = await find_table(connection, room.row.id)
            if row is None:
                room.gone = True
                room.presence.dismiss(Message("service-table-gone"))
                return
            if row.status == "ended":
                end(room, row)
                return
            if row.status == "aside":
                raise Damaged(row.fault or "it was set aside elsewhere")
            chairs = await chairs_of(connection, room.row.id)
            refuse_odd_chairs(row, chairs)
            host = await name_of(connection, row.host)
            muted = await read_mutes(connection, room.row.id)
            after = -1 if room.table is None else room.table.seq
            fresh = await read_entries(connection, room.row.id, after)
            orders = room.orders
            if not room.house.database.is_ours_alone:
                await room.talk.catch_up(connection, room.row.id)
                orders = await OrderBook.load(connection, room.row.id, find_game(row.game))
        if (row, chairs, host) != (room.row, room.chairs, room.host):
            room.page += 1
        for seat in changed_for(room, muted, orders):
            room.private[seat] += 1
        room.row, room.chairs, room.host = row, chairs, host
        room.talk.muted, room.orders = muted, orders
        await take(room, fresh)
    except Damaged as fault:
        await set_room_aside(room, str(fault))
        return
    room.place_all()


def changed_for(room: Room, muted: set[tuple[int, int]], orders: OrderBook) -> set[int]:
    """The seats that have muted others, or given other orders, than is known here."""
    given = set(room.orders.given.values()) ^ set(orders.given.values())
    return {seat for seat, _ in room.talk.muted ^ muted} | {each.seat for each in given}


def end(room: Room, row: TableRow) -> None:
    """Everybody wished to end this game: nothing happens here any more."""
    room.row = row
    room.table = room.painter = room.lean = None
    room.presence.dismiss(Reason.ENDED.message())


async def take(room: Room, fresh: list[StoredEntry]) -> None:
    """Let happen here what was written elsewhere."""
    if room.table is None or room.painter is None:
        table = played(room.row, fresh)
        if table is not None:
            room.begin(table)
        return
    for entry in catch_up(room.table, fresh):
        room.questions.note(room.painter, seats_of([entry]))
    if room.table.state.is_over():
        await close_the_books(room)

"""What a visitor is shown of a table: whatever its socket has not got yet."""

from typing import Any

import msgspec

from backroom.kernel.seats import SPECTATOR
from backroom.server.lobby.showing import show_table
from backroom.server.rooms.room import Room
from backroom.server.rooms.visitor import Visitor
from backroom.server.wire.protocol import Order, SeatNow, Update, Welcome
from backroom.table import Table


def news_for(room: Room, visitor: Visitor) -> list[bytes]:
    """What this socket has not got yet."""
    messages: list[Any] = []
    if visitor.welcomed != room.page:
        messages.append(Welcome(show_table(room.access(visitor), room.host)))
        visitor.welcomed = room.page
    if room.table is not None:
        mark = (room.table.seq, room.presence.changes, room.private[visitor.seat])
        if visitor.mark != mark:
            messages.append(update_for(room, visitor))
            visitor.mark = mark
            visitor.seen = room.table.seq
    visitor.heard, spoken = room.talk.for_seat(visitor.seat, visitor.heard)
    return [msgspec.json.encode(message) for message in (*messages, *spoken)]


def update_for(room: Room, visitor: Visitor) -> Update:
    table, painter = room.playing()
    seat = visitor.seat
    picture = painter.picture(seat)
    over = table.state.is_over()
    return Update(
        seq=table.seq,
        now=room.house.now(),
        view=picture.encoded,
        position=picture.position,
        seats=[seat_now(room, table, each) for each in range(table.seats)],
        paused=table.paused,
        happened=painter.happened(seat, visitor.seen),
        question=picture.question,
        menu=[] if over or table.paused else picture.menu,
        undo=seat != SPECTATOR and table.can_undo(seat),
        orders=[
            Order(each.name, each.round) for each in room.orders.of(seat, int(table.state.round))
        ],
        muted=room.talk.muted_by(seat),
        result=painter.result(),
    )


def seat_now(room: Room, table: Table, seat: int) -> SeatNow:
    deadline = table.clocks.deadline(seat)
    return SeatNow(
        bot=table.bots[seat],
        present=room.presence.is_there(seat),
        asked=seat in table.state.to_act(),
        owes=seat in table.state.owing(),
        wishes_pause=seat in table.wishes,
        reserve=table.clocks.readings[seat].reserve,
        deadline=None if deadline is None else room.fair_deadline(seat, deadline),
    )

"""What a visitor is shown of a table: whatever its socket has not got yet."""

from typing import Any

import msgspec

from backroom.kernel.seats import SPECTATOR
from backroom.server.lobby.showing import show_table
from backroom.server.rooms.lean_pictures import LeanPainter, Mark, Shown
from backroom.server.rooms.room import Room
from backroom.server.rooms.seats_shown import SeatsShown
from backroom.server.rooms.visitor import Visitor
from backroom.server.wire.protocol import Order, SeatNow, Update, Welcome
from backroom.table import Table


def news_for(room: Room, visitor: Visitor) -> list[bytes]:
    """What this socket has not got yet, message by message."""
    if visitor.lean:
        return lean_news(room, visitor)
    messages: list[Any] = []
    if visitor.welcomed != room.page:
        messages.append(welcome(room, visitor))
        visitor.welcomed = room.page
    if room.table is not None:
        mark = (room.table.seq, room.presence.changes, room.private[visitor.seat])
        if visitor.mark != mark:
            messages.append(update_for(room, visitor))
            visitor.mark = mark
            visitor.seen = room.table.seq
    visitor.heard, spoken = room.talk.for_seat(visitor.seat, visitor.heard)
    return [msgspec.json.encode(message) for message in (*messages, *spoken)]


def lean_news(room: Room, visitor: Visitor) -> list[bytes]:
    """The same in the lean form."""
    news: list[bytes] = []
    if visitor.welcomed != room.page:
        news.append(msgspec.json.encode(welcome(room, visitor)))
        visitor.welcomed = room.page
    if room.lean is not None:
        eyes = visitor.seat
        shown = room.lean.newest(eyes, room.presence.changes, room.private[eyes])
        if shown is None:
            shown = shown_to(room, room.lean, eyes)
        if visitor.shown is not shown:
            news += lean_update(room, room.lean, visitor, shown)
            visitor.shown, visitor.seen = shown, shown.mark.seq
    visitor.heard, spoken = room.talk.for_seat(visitor.seat, visitor.heard)
    news += [msgspec.json.encode(each) for each in spoken]
    return news


def shown_to(room: Room, painter: LeanPainter, eyes: int) -> Shown:
    """The picture of this moment for these eyes, made now."""
    table, picture = painter.table, painter.painter.picture(eyes)
    mark = Mark(table.seq, room.presence.changes, room.private[eyes])
    shown = Shown(eyes, mark, picture.view)
    shown.seats = seats_now(room, table)
    shown.paused = table.paused
    shown.question = painter.question(picture)
    shown.undo = may_undo(room, table, eyes)
    shown.orders = orders_of(room, table, eyes)
    shown.muted = room.talk.muted_by(eyes)
    shown.result = painter.painter.result()
    painter.shown[eyes] = shown
    return shown


def lean_update(room: Room, painter: LeanPainter, visitor: Visitor, shown: Shown) -> list[bytes]:
    """What leads this socket from what it has to this picture."""
    before, now = visitor.shown, room.house.now()
    if before is None:
        return [
            painter.words.glossary,
            shown.whole(now, painter.happened(shown.eyes, visitor.seen)),
        ]
    if before.eyes != shown.eyes:
        return [shown.whole(now, painter.happened(shown.eyes, visitor.seen))]
    return [painter.change(before, shown, now)]


def welcome(room: Room, visitor: Visitor) -> Welcome:
    there = room.presence.seated() if room.table is None else set()
    return Welcome(show_table(room.access(visitor), room.host, there))


def may_undo(room: Room, table: Table, seat: int) -> bool:
    """A lesson has its own way back."""
    return seat != SPECTATOR and room.course is None and table.can_undo(seat)


def orders_of(room: Room, table: Table, seat: int) -> list[Order]:
    if not room.orders.given:
        return []
    return [Order(each.name, each.round) for each in room.orders.of(seat, int(table.state.round))]


def seats_now(room: Room, table: Table) -> SeatsShown:
    """What everybody may know of the seats: made once for all eyes."""
    moment = (table.seq, room.presence.changes)
    if room.seats.moment != moment:
        seats = [seat_now(room, table, seat) for seat in range(table.seats)]
        room.seats = SeatsShown(moment, tuple(seats))
    return room.seats


def update_for(room: Room, visitor: Visitor) -> Update:
    table, painter = room.playing()
    seat = visitor.seat
    picture = painter.picture(seat)
    return Update(
        seq=table.seq,
        now=room.house.now(),
        view=picture.encoded,
        position=picture.position,
        seats=list(seats_now(room, table).all),
        paused=table.paused,
        happened=painter.happened(seat, visitor.seen),
        question=picture.question,
        menu=painter.offers(seat),
        undo=may_undo(room, table, seat),
        orders=orders_of(room, table, seat),
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

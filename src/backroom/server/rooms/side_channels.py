"""What is done at a table beside its log: talk, muting, standing orders."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.kernel.messages import Message
from backroom.server.people.circle import no_longer_hear
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.orders import Given
from backroom.server.rooms.room import Room
from backroom.server.rooms.talk import TalkBook, proper_talk
from backroom.server.storage.bus import News
from backroom.server.storage.log_writer import NotWritten


async def say(room: Room, seat: int, to: int | None, text: str) -> None:
    await room.change(_say(room, seat, to, text))


async def _say(room: Room, seat: int, to: int | None, text: str) -> None:
    clean = proper_talk(text, to is not None, room.row.settings.talk)
    if to is not None:
        room.playing()  # before the start somebody else may take the chair, and read it
    if to is not None and (to == seat or to >= room.row.seats):
        raise Refused(Reason.NO_LISTENER)
    if await room.house.limits.voices.take(f"{room.row.id} {seat}") > 0:
        raise Refused(Reason.TOO_MUCH_TALK)
    await _speak(room, seat, to, clean)


async def bot_says(room: Room, seat: int, message: Message) -> None:
    """What a bot says with what it did; where nobody talks, it does not either."""
    if room.row.settings.talk != "none" and room.painter is not None:
        words = msgspec.json.encode(room.painter.worded(message)).decode()
        await room.change(_bot_says(room, seat, words))


async def _bot_says(room: Room, seat: int, words: str) -> None:
    if not room.talk.just_said(seat, words):
        with suppress(Refused):  # it has said enough at this table
            await _speak(room, seat, None, "", words)


async def _speak(
    room: Room, seat: int, to: int | None, text: str, words: str | None = None
) -> None:
    try:
        await _utter(room, seat, to, text, words)
    except IntegrityError:  # somebody was faster, at another node
        async with room.house.database.reading() as connection:
            room.talk = await TalkBook.load(connection, room.row.id)
        await _utter(room, seat, to, text, words)
    room.wake()


async def _utter(room: Room, seat: int, to: int | None, text: str, words: str | None) -> None:
    said = room.talk.say(room.house.now(), seat, to, text, words)
    await keep(room, lambda connection: room.talk.keep(connection, room.row.id, said))
    room.talk.heard(said)
    tell_others(room)


def tell_others(room: Room) -> None:
    """Other nodes read what lies beside the log."""
    room.house.bus.tell(News("table", room.row.id, -1))


async def mute(room: Room, seat: int, muted: int, on: bool) -> None:
    await room.change(_mute(room, seat, muted, on))


async def _mute(room: Room, seat: int, muted: int, on: bool) -> None:
    if muted == seat or muted >= room.row.seats:
        raise Refused(Reason.NO_LISTENER)
    person, other = room.person_at(seat), room.person_at(muted)

    async def write(connection: AsyncConnection) -> None:
        await room.talk.mute(connection, room.row.id, seat, muted, on)
        if person is not None and other is not None:
            await no_longer_hear(connection, person, other, on)

    await keep(room, write)
    (room.talk.muted.add if on else room.talk.muted.discard)((seat, muted))
    tell_others(room)
    room.for_one(seat)


async def order(room: Room, seat: int, name: str, until: str) -> None:
    await room.change(_order(room, seat, name, until))


async def _order(room: Room, seat: int, name: str, until: str) -> None:
    table, _ = room.playing()
    book = room.orders
    book.find(name)
    if until == "never":
        await keep(room, lambda connection: book.drop(connection, room.row.id, seat, name))
        book.given.pop((seat, name), None)
    else:
        given = Given(seat, name, int(table.state.round) if until == "round" else None)
        await keep(room, lambda connection: book.give(connection, room.row.id, given))
        book.given[seat, name] = given
    tell_others(room)
    room.for_one(seat)


async def keep(room: Room, work: Callable[[Any], Awaitable[None]]) -> None:
    """Write something that is not part of the log."""
    try:
        async with room.house.database.writing() as connection:
            await work(connection)
    except NotWritten as fault:
        room.house.log.error("not_written", table=room.row.id, fault=str(fault))
        raise Refused(Reason.NOT_WRITTEN) from None

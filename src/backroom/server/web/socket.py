"""The socket of a table: one task reads, one writes, and neither ever makes the table wait."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import msgspec

from backroom.kernel.messages import Message
from backroom.lessons.lesson import lesson_games
from backroom.server.lifecycle import Service
from backroom.server.operations.throttle import Bucket
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.asking import answer, hear_move
from backroom.server.rooms.room import Room
from backroom.server.rooms.updates import news_for
from backroom.server.rooms.visitor import Visitor
from backroom.server.storage.database import NotWritten
from backroom.server.web.asgi_socket import GOING_AWAY, AsgiSocket, Gone
from backroom.server.web.identity import (
    Connection,
    address_of,
    provide_somebody,
    refuse_other_origins,
    session_of,
)
from backroom.server.wire.protocol import Goodbye

POLICY = 1008
MOST_IGNORED = 100
"""Messages beyond the limit, within a minute, after which a socket is closed."""


async def table_socket(socket: AsgiSocket, service: Service, table: str) -> None:
    """View, legal actions and events down; actions and talk up.

    `since` is the last entry, `heard` the last talk that the client has got; `link` opens a table
    that is not listed; `watch=1` looks on even where one could sit; `lean=1` wants the lean form.
    """
    await open_socket(socket, service, table, lambda visitor: service.rooms.enter(table, visitor))


async def lesson_socket(socket: AsgiSocket, service: Service, game: str) -> None:
    """The same at the table of a lesson, which stands as after entry `at` of its log."""

    async def enter(visitor: Visitor) -> Room:
        if game not in lesson_games():
            raise Refused(Reason.NO_LESSON)
        at = number(socket.asked.query_params.get("at"))
        return service.rooms.enter_lesson(game, at, visitor)

    await open_socket(socket, service, f"lesson-{game}", enter)


async def open_socket(
    socket: AsgiSocket, service: Service, table: str, enter: Callable[[Visitor], Awaitable[Room]]
) -> None:
    house, rooms = service.house, service.rooms
    try:
        refuse_other_origins(socket.asked)
        visitor = await visitor_of(socket.asked)
        room = await enter(visitor)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    except NotWritten as fault:
        house.log.error("storage", path="socket", fault=str(fault))
        await turn_away(socket, Refused(Reason.NOT_WRITTEN))
        return
    except Exception as fault:
        house.log.error("socket", table=table, exc_info=fault)
        await turn_away(socket, Refused(Reason.FAULT))
        return
    try:
        # Whoever logged out while he came in was not there yet to be sent away.
        if visitor.person is not None and await provide_somebody(socket.asked) is None:
            visitor.dismiss(Reason.STRANGER.message())
        with suppress(Gone):
            await socket.accept()
            await talk_with(socket, room, visitor)
    finally:
        rooms.exit(room, visitor)


async def visitor_of(asked: Connection) -> Visitor:
    query = asked.query_params
    return Visitor(
        person=await provide_somebody(asked),
        session=session_of(asked),
        link=query.get("link"),
        watching=query.get("watch") == "1",
        seen=number(query.get("since")),
        heard=number(query.get("heard")),
        address=address_of(asked),
        lean=query.get("lean") == "1",
    )


def number(text: str | None) -> int:
    """A number of the client's; anything else means that it has nothing yet."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        return -1
    return int(text)


async def turn_away(socket: AsgiSocket, refused: Refused) -> None:
    """A browser cannot read why a socket was not opened: so it is opened, told, and closed."""
    with suppress(Gone):
        await socket.accept()
        await say_goodbye(socket, refused.message)


async def talk_with(socket: AsgiSocket, room: Room, visitor: Visitor) -> None:
    """Until either side has had enough."""
    visitor.fresh = partial(news_for, room)
    visitor.line = socket.line
    listener = Listener(room, visitor)
    if socket.line is not None:
        socket.line.hears = listener.hears
    reader = asyncio.create_task(listener.read(socket))
    writer = asyncio.create_task(write(socket, room, visitor))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if visitor.leaving is not None:
            await asyncio.wait((writer,), timeout=room.house.settings.patience)
    finally:
        writer.cancel()
        reader.cancel()
        visitor.gone = True
        if socket.line is not None:
            socket.line.hears = None
        ended = await asyncio.gather(reader, writer, return_exceptions=True)
    for fault in ended:
        if isinstance(fault, Exception) and not isinstance(fault, Gone):
            room.house.log.error("socket", table=room.row.id, exc_info=fault)


# Up


class Listener:
    """Takes one message after the other: what a client asks for first is done first."""

    def __init__(self, room: Room, visitor: Visitor) -> None:
        self.room = room
        self.visitor = visitor
        settings = room.house.settings
        self.bucket = Bucket(settings.message_rate, settings.message_burst)
        self.lenience = Bucket(MOST_IGNORED / 60, MOST_IGNORED)
        self.reading = False
        """A message was taken from the queue and is not answered yet."""

    def hears(self, text: bytes) -> bool:
        """A short message that has arrived while no other waits: was it taken at once?"""
        visitor = self.visitor
        if self.reading or visitor.busy or visitor.leaving is not None or visitor.gone:
            return False
        now = self.room.house.now()
        if self.bucket.wait(now) or not hear_move(self.room, visitor, text):
            return False
        self.bucket.take(now)
        return True

    async def read(self, socket: AsgiSocket) -> None:
        """All other messages, in a task that can wait."""
        visitor = self.visitor
        while visitor.leaving is None and not visitor.gone:
            text = await socket.receive()
            self.reading = True
            await visitor.rests()
            if visitor.leaving is not None:
                return
            await self.take(text)
            self.reading = False

    async def take(self, text: str | None) -> None:
        room, visitor = self.room, self.visitor
        settings, now = room.house.settings, room.house.now()
        if not self.bucket.take(now):
            visitor.refuse(None, Reason.TOO_FAST.message(seconds=1))
            if not self.lenience.take(now):
                visitor.dismiss(Reason.TOO_FAST.message(seconds=60))
        elif text is None:
            visitor.refuse(None, Message("service-no-text"))
        elif len(text.encode()) > settings.message_bytes:
            most = {"most": settings.message_bytes}
            visitor.refuse(None, Message("service-message-long", most))
        else:
            await answer(room, visitor, text)


# Down


async def write(socket: AsgiSocket, room: Room, visitor: Visitor) -> None:
    """What is new, as fast as this line takes it."""
    while True:
        frames = await visitor.news()
        visitor.sending = True
        for frame in frames:
            await socket.send(frame)
        visitor.sending = False
        if visitor.leaving is not None and not visitor.replies:
            await say_goodbye(socket, visitor.leaving)
            return


async def say_goodbye(socket: AsgiSocket, why: Message) -> None:
    """One last message, so that the client can say why."""
    await socket.send(msgspec.json.encode(Goodbye(why)))
    await socket.close(GOING_AWAY if why == Reason.CLOSING.message() else POLICY)

"""The socket of a table. What is said there never makes the table wait: what a line takes at once
is sent at once, and a task that can wait sends the rest."""

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
        return await service.rooms.enter_lesson(game, at, visitor)

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
    talk = Conversation(socket, room, visitor)
    try:
        await talk.listen()
    except Gone:
        pass
    except Exception as fault:
        room.house.log.error("socket", table=room.row.id, exc_info=fault)
    finally:
        await talk.end()


class Conversation:
    """What goes up and down a socket: one message after the other, as a client asks for them; and
    what is new at its table, as fast as its line takes it."""

    def __init__(self, socket: AsgiSocket, room: Room, visitor: Visitor) -> None:
        self.socket = socket
        self.room = room
        self.visitor = visitor
        settings = room.house.settings
        self.bucket = Bucket(settings.message_rate, settings.message_burst)
        self.lenience: Bucket | None = None
        self.reading = False
        """A message was taken from the queue and is not answered yet."""
        self.over = False
        """Everything was said."""
        self.listening: asyncio.Task[None] | None = None
        """Who waits for the next message."""
        self.writer: asyncio.Task[None] | None = None
        visitor.fresh = partial(news_for, room)
        visitor.line = socket.line
        visitor.send_patiently = self.send_patiently
        if socket.line is not None:
            socket.line.hears = self.hears
        if visitor.leaving is None:
            visitor.stir()
        else:  # he was sent away before he could be told
            self.send_patiently()

    async def end(self) -> None:
        """Nothing more is sent or heard."""
        visitor = self.visitor
        if self.writer is not None and visitor.leaving is not None and not self.over:
            await asyncio.wait((self.writer,), timeout=self.room.house.settings.patience)
        self.over = visitor.gone = True
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.wait((self.writer,))
        # Who knows each other in a circle is found by the collector only, much later.
        visitor.fresh, visitor.line, visitor.send_patiently = nothing_new, None, nothing
        if self.socket.line is not None:
            self.socket.line.hears = None

    # Up

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

    async def listen(self) -> None:
        """All other messages can be waited for."""
        visitor, self.listening = self.visitor, asyncio.current_task()
        try:
            while visitor.leaving is None:
                text = await self.socket.receive()
                self.reading = True
                await visitor.rests()
                if visitor.leaving is None:
                    await self.take(text)
                self.reading = False
        except asyncio.CancelledError:
            if not self.over or self.listening is None:
                raise
            self.listening.uncancel()  # it was `write` that broke it off
        finally:
            self.listening = None

    async def take(self, text: str | None) -> None:
        room, visitor = self.room, self.visitor
        settings, now = room.house.settings, room.house.now()
        if not self.bucket.take(now):
            visitor.refuse(None, Reason.TOO_FAST.message(seconds=1))
            self.lenience = self.lenience or Bucket(MOST_IGNORED / 60, MOST_IGNORED)
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

    def send_patiently(self) -> None:
        if self.writer is None and not self.over:
            self.visitor.sending = True
            self.writer = asyncio.create_task(self.write())

    async def write(self) -> None:
        """What could not be sent at once, and what is new when that is done."""
        visitor = self.visitor
        try:
            while True:
                while frames := visitor.take():
                    for frame in frames:
                        await self.socket.send(frame)
                if visitor.leaving is None:
                    self.writer, visitor.sending = None, False
                    return
                await say_goodbye(self.socket, visitor.leaving)
                break
        except Gone:
            pass
        except Exception as fault:
            self.room.house.log.error("socket", table=self.room.row.id, exc_info=fault)
        self.over = True
        if self.listening is not None:
            self.listening.cancel()


def nothing() -> None:
    """Nobody sends any more."""


def nothing_new(visitor: Visitor) -> list[bytes]:
    return []


async def say_goodbye(socket: AsgiSocket, why: Message) -> None:
    """One last message, so that the client can say why."""
    await socket.send(msgspec.json.encode(Goodbye(why)))
    await socket.close(GOING_AWAY if why == Reason.CLOSING.message() else POLICY)

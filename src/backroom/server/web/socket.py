"""The socket of a table: one task reads, one writes, and neither ever makes the table wait."""

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from backroom.kernel.messages import Message
from backroom.server.operations.throttle import Bucket
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.asking import answer
from backroom.server.rooms.room import Room
from backroom.server.rooms.updates import news_for
from backroom.server.rooms.visitor import Visitor
from backroom.server.storage.database import NotWritten
from backroom.server.web.dependencies import TableId
from backroom.server.web.identity import (
    address_of,
    provide_somebody,
    refuse_other_origins,
    service,
    session_of,
)
from backroom.server.wire.protocol import Goodbye

Socket = WebSocket[Any, Any, Any]

POLICY = 1008
GOING_AWAY = 1001
MOST_IGNORED = 100
"""Messages beyond the limit, within a minute, after which a socket is closed."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: TableId) -> None:
    """View, legal actions and events down; actions and talk up.

    `since` is the last entry, `heard` the last talk that the client has got; `link` opens a table
    that is not listed; `watch=1` looks on even where one could sit.
    """
    house, rooms = service(socket.app.state)
    try:
        refuse_other_origins(socket)
        visitor = await visitor_of(socket)
        room = await rooms.enter(table, visitor)
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
        if visitor.person is not None and await provide_somebody(socket) is None:
            visitor.dismiss(Reason.STRANGER.message())
        with suppress(WebSocketDisconnect):
            await within(house.settings.patience, socket.accept())
            await talk_with(socket, room, visitor)
    finally:
        rooms.exit(room, visitor)


async def visitor_of(socket: Socket) -> Visitor:
    query = socket.query_params
    return Visitor(
        person=await provide_somebody(socket),
        session=session_of(socket),
        link=query.get("link"),
        watching=query.get("watch") == "1",
        seen=number(query.get("since")),
        heard=number(query.get("heard")),
        address=address_of(socket),
    )


def number(text: str | None) -> int:
    """A number of the client's; anything else means that it has nothing yet."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        return -1
    return int(text)


async def turn_away(socket: Socket, refused: Refused) -> None:
    """A browser cannot read why a socket was not opened: so it is opened, told, and closed."""
    patience = service(socket.app.state).house.settings.patience
    with suppress(WebSocketDisconnect):
        await within(patience, socket.accept())
        await say_goodbye(socket, refused.message, patience)


async def talk_with(socket: Socket, room: Room, visitor: Visitor) -> None:
    """Until either side has had enough."""
    reader = asyncio.create_task(read(socket, room, visitor))
    writer = asyncio.create_task(write(socket, room, visitor))
    try:
        await asyncio.wait((reader, writer), return_when=asyncio.FIRST_COMPLETED)
        if visitor.leaving is not None:
            await asyncio.wait((writer,), timeout=room.house.settings.patience)
    finally:
        reader.cancel()
        writer.cancel()
        ended = await asyncio.gather(reader, writer, return_exceptions=True)
    for fault in ended:
        if isinstance(fault, Exception) and not isinstance(fault, WebSocketDisconnect):
            room.house.log.error("socket", table=room.row.id, exc_info=fault)


# Up


async def read(socket: Socket, room: Room, visitor: Visitor) -> None:
    """One message after the other: what a client asks for first is done first."""
    settings = room.house.settings
    bucket = Bucket(settings.message_rate, settings.message_burst)
    lenience = Bucket(MOST_IGNORED / 60, MOST_IGNORED)
    while visitor.leaving is None:
        text = await receive(socket)
        now = room.house.now()
        if visitor.leaving is not None:
            return
        if not bucket.take(now):
            visitor.refuse(None, Reason.TOO_FAST.message(seconds=1))
            if not lenience.take(now):
                visitor.dismiss(Reason.TOO_FAST.message(seconds=60))
        elif text is None:
            visitor.refuse(None, Message("service-no-text"))
        elif len(text.encode()) > settings.message_bytes:
            most = {"most": settings.message_bytes}
            visitor.refuse(None, Message("service-message-long", most))
        else:
            await answer(room, visitor, text)


async def receive(socket: Socket) -> str | None:
    """The next message; nothing if it is not a text."""
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", GOING_AWAY))
    text: str | None = event.get("text")
    return text


# Down


async def write(socket: Socket, room: Room, visitor: Visitor) -> None:
    """What is new, as fast as this line takes it."""
    patience = room.house.settings.patience
    while True:
        for text in await visitor.news(partial(news_for, room)):
            await within(patience, socket.send_data(text.decode()))
        if visitor.leaving is not None and not visitor.replies:
            await say_goodbye(socket, visitor.leaving, patience)
            return


async def say_goodbye(socket: Socket, why: Message, patience: float) -> None:
    """One last message, so that the client can say why."""
    last = msgspec.json.encode(Goodbye(why)).decode()
    await within(patience, socket.send_data(last))
    code = GOING_AWAY if why == Reason.CLOSING.message() else POLICY
    await within(patience, socket.close(code))


async def within(patience: float, sending: Awaitable[None]) -> None:
    """A line that takes nothing for so long is as good as closed. On a closed one the server raises
    an OSError, or a RuntimeError if it was itself that closed it."""
    try:
        async with asyncio.timeout(patience):
            await sending
    except (OSError, RuntimeError) as fault:
        raise WebSocketDisconnect(detail="gone") from fault

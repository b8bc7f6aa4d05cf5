"""The socket of a table: one task reads, one writes, and neither ever makes the table wait."""

import asyncio
from contextlib import suppress
from typing import Any

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from backroom.kernel.messages import Message
from backroom.server.refusals import Refused
from backroom.server.room.asking import answer
from backroom.server.room.room import Room
from backroom.server.room.visitor import Visitor
from backroom.server.throttle import Bucket
from backroom.server.web.given import TableId
from backroom.server.web.identity import provide_somebody, refuse_other_origins, service

Socket = WebSocket[Any, Any, Any]

POLICY = 1008
GOING_AWAY = 1001
MOST_IGNORED = 100
"""Messages beyond the limit after which a socket is closed."""


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, table: TableId) -> None:
    """View, legal actions and events down; actions and talk up.

    `since` is the last entry, `heard` the last talk that the client has got; `link` opens a table
    that is not listed; `watch=1` looks on even where one could sit.
    """
    rooms = service(socket.app.state).rooms
    query = socket.query_params
    try:
        refuse_other_origins(socket)
        visitor = Visitor(
            person=await provide_somebody(socket),
            link=query.get("link"),
            watching=query.get("watch") == "1",
            seen=number(query.get("since")),
            heard=number(query.get("heard")),
        )
        room = await rooms.enter(table, visitor)
    except Refused as refused:
        await turn_away(socket, refused)
        return
    try:
        await socket.accept()
        await talk_with(socket, room, visitor)
    finally:
        rooms.exit(room, visitor)


def number(text: str | None) -> int:
    """A number of the client's; anything else means that it has nothing yet."""
    if text is None or not text.isascii() or not text.isdigit() or len(text) > 9:
        return -1
    return int(text)


async def turn_away(socket: Socket, refused: Refused) -> None:
    """A browser cannot read why a socket was not opened: so it is opened, told, and closed."""
    visitor = Visitor(None, None, True, -1, -1)
    visitor.dismiss(refused.message)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.accept()
        await say_goodbye(socket, visitor)


async def say_goodbye(socket: Socket, visitor: Visitor) -> None:
    assert visitor.leaving is not None
    await socket.send_data(visitor.goodbye())
    code = GOING_AWAY if visitor.leaving.name == "service-closing" else POLICY
    await socket.close(code)


async def talk_with(socket: Socket, room: Room, visitor: Visitor) -> None:
    """Until either side has had enough."""
    tasks = [
        asyncio.create_task(read(socket, room, visitor)),
        asyncio.create_task(write(socket, room, visitor)),
    ]
    done, pending = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    for task in done:
        fault = task.exception()
        if fault is not None and not isinstance(fault, WebSocketDisconnect | TimeoutError):
            structlog.get_logger("backroom").error("socket", table=room.row.id, exc_info=fault)


async def read(socket: Socket, room: Room, visitor: Visitor) -> None:
    """One message after the other: what a client asks for first is done first."""
    settings = room.house.settings
    bucket = Bucket(settings.message_rate, settings.message_burst)
    ignored = 0
    while visitor.leaving is None:
        text = await socket.receive_data(mode="text")
        if not bucket.take(room.house.now()):
            ignored += 1
            visitor.refuse(None, Message("service-too-fast", {"seconds": 1}))
            if ignored > MOST_IGNORED:
                visitor.dismiss(Message("service-too-fast", {"seconds": 60}))
        elif len(text) > settings.message_bytes:
            most = {"most": settings.message_bytes}
            visitor.refuse(None, Message("service-message-long", most))
        else:
            await answer(room, visitor, text)


async def write(socket: Socket, room: Room, visitor: Visitor) -> None:
    """What is new, as fast as this line takes it."""
    while True:
        for text in await visitor.news(room):
            async with asyncio.timeout(room.house.settings.patience):
                await socket.send_data(text.decode())
        if visitor.leaving is not None and not visitor.replies:
            await say_goodbye(socket, visitor)
            return

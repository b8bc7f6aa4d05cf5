"""The application with a doorman: every request is weighed by what it costs before anything is done
for it."""

import asyncio
import re
from typing import Any

import msgspec
from litestar import Litestar

from backroom.server.lifecycle import Service
from backroom.server.operations.addresses import counted_as
from backroom.server.operations.costs import SOCKET, cost_of
from backroom.server.refusals import Refused
from backroom.server.web.asgi_socket import AsgiSocket
from backroom.server.web.security_headers import raw_headers
from backroom.server.web.socket import lesson_socket, table_socket
from backroom.server.web.statuses import STATUS_OF
from backroom.server.wire.rest import Trouble
from backroom.words import Speaker

SOCKETS = re.compile(r"/api/(tables|lessons)/([^/]+)/socket")


class FairApp(Litestar):
    """Makes whoever asks for much wait a little, and refuses whoever asks for far too much."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            try:
                await self.weigh(scope)
            except Refused as refused:
                self.state.service.house.metrics.requests.labels("429").inc()
                await refuse(scope, send, refused)
                return
        found = SOCKETS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await super().__call__(scope, receive, send)
            return
        scope["litestar_app"] = self  # where whoever asks is looked for
        service: Service = self.state.service
        socket = AsgiSocket(scope, receive, send, service.house.settings.patience)
        await (lesson_socket if found[1] == "lessons" else table_socket)(socket, service, found[2])

    async def weigh(self, scope: Any) -> None:
        client = scope["client"]
        address = "" if client is None else counted_as(client[0])
        if scope["type"] == "websocket":
            cost = SOCKET
        else:
            cost = cost_of(scope["method"], scope["path"])
        seconds = await self.state.service.house.limits.costs.wait(address, cost)
        if seconds > 0:
            await asyncio.sleep(seconds)


async def refuse(scope: Any, send: Any, refused: Refused) -> None:
    """The same answer as everywhere, without asking the application; a socket is not opened."""
    status = STATUS_OF[refused.reason]
    words = Speaker("en").say(refused.message)
    body = msgspec.json.encode(Trouble(status=status, message=refused.message, text=words))
    kind = "http" if scope["type"] == "http" else "websocket.http"
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(refused.message.facts["seconds"]).encode()),
        *raw_headers("/api"),
    ]
    await send({"type": f"{kind}.response.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})

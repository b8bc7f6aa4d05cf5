"""The least that a broadcast can cost on our server: a message in, one of the size of a change out
to each of four sockets, with no table behind it. `python -m load.raw_broadcast PORT BYTES`."""

import sys
from typing import Any

import uvicorn

SEATS = 4
tables: dict[str, list[Any]] = {}


def application(size: int) -> Any:
    text = "x" * size

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        sends = tables.setdefault(scope["path"], [])
        sends.append(send)
        while (await receive())["type"] == "websocket.receive":
            for each in sends:
                await each({"type": "websocket.send", "text": text})

    return app


if __name__ == "__main__":
    port, size = map(int, sys.argv[1:])
    uvicorn.run(
        application(size),
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        log_level="warning",
        lifespan="off",
    )

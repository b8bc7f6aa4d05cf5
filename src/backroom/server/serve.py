"""`backroom serve`: the service on a port, until it is told to stop."""

from collections.abc import Callable

import uvicorn

from backroom.server.house import wall_clock
from backroom.server.settings import Settings
from backroom.server.web.app import make_app

LARGEST_FRAME = 1 << 18
"""Bytes after which a socket is closed without another word; what is merely too long for a message
is refused with a reason."""
STOPPING = 10
"""Seconds that open requests have to finish when the service stops."""


def server(settings: Settings, now: Callable[[], int] = wall_clock) -> uvicorn.Server:
    """A server that is ready to run."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings, now),
            host=settings.host,
            port=settings.port,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=20,
            ws_ping_timeout=20,
            log_config=None,
            access_log=False,
            proxy_headers=settings.proxied,
            server_header=False,
            timeout_graceful_shutdown=STOPPING,
            lifespan="on",
        )
    )

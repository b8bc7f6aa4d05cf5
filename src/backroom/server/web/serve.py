"""`backroom serve`: the service on a port, until it is told to stop."""

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any, NamedTuple

import msgspec
import structlog
import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from backroom.kernel.errors import BadInput
from backroom.server.lifecycle import Service, joined
from backroom.server.operations.cleaning import Cleaner, spare_the_collector
from backroom.server.operations.listening_port import address_for_others, address_of, is_loopback
from backroom.server.operations.open_files import backlog, raise_limit
from backroom.server.operations.settings import Settings
from backroom.server.operations.single_instance_lock import only_instance_on
from backroom.server.storage.database import Database, database_url
from backroom.server.storage.migrate import migrate
from backroom.server.web.app import make_app
from backroom.server.web.connection_guard import Doorkeeper, guarded_by
from backroom.server.web.socket_backpressure import BackpressureProtocol

LARGEST_FRAME = 1 << 18
"""Bytes after which a socket is closed without another word; what is merely too long for a message
is refused with a reason."""
STOPS = (signal.SIGINT, signal.SIGTERM)
STOPPING = 2
"""Seconds that open requests have to finish when the service stops."""
GOODBYE = 1.0
"""Seconds in which the sockets take the service's last message."""
TICKS = 5
"""Tenths of a second between two looks at lines that say nothing."""
STEP_ASIDE = getattr(signal, "SIGUSR1", None)
"""Asks the service to stop as soon as no table is moving, so that another build can go on."""
HANDED_OVER = 0.001
"""Seconds after which a thread that waits for Python's lock, to commit what was written, has it."""
STILL = 15.0
"""Seconds without an entry in any log after which no table is moving."""


class Server(uvicorn.Server):
    """A server that tells when it really listens, and says goodbye before it closes."""

    def __init__(
        self, config: uvicorn.Config, doorkeeper: Doorkeeper, opened: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.doorkeeper = doorkeeper
        self.opened = opened
        self.steps_aside = False
        self.cleaner = Cleaner()

    def step_aside(self, *_: object) -> None:
        """From now on the first still moment is the end."""
        self.steps_aside = True

    async def on_tick(self, counter: int) -> bool:
        """Uvicorn asks ten times a second whether this is the end."""
        app: Any = self.config.app
        if counter % TICKS == 0:
            now = asyncio.get_running_loop().time()
            self.doorkeeper.close_overdue(self.server_state.connections, now)
        self.cleaner.tick(app.state.service.house.writer.rows)
        if self.steps_aside and app.state.service.rooms.is_still(STILL):
            self.should_exit = True
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A second Ctrl-C changes nothing: the first ends it in seconds, without a loss."""
        super().handle_exit(sig, frame)
        self.force_exit = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Uvicorn would cut the sockets first and close the house afterwards."""
        app: Any = self.config.app
        await say_goodbye(app.state.service)
        await super().shutdown(sockets)


async def say_goodbye(service: Service) -> None:
    """What was begun at the tables is finished, and everybody there is told."""
    rooms = [running.room for running in service.rooms.running.values()]
    await service.rooms.close()
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE):
            while any(room.presence.visitors for room in rooms):
                await asyncio.sleep(0.01)


def server(
    settings: Settings,
    now: Callable[[], int] | None = None,
    opened: Callable[[], None] = lambda: None,
) -> Server:
    """A server that is ready to run."""
    doorkeeper = Doorkeeper(settings)
    config = uvicorn.Config(
        make_app(settings, now),
        host=settings.host,
        port=settings.port,
        http=guarded_by(doorkeeper),
        ws=BackpressureProtocol,
        backlog=backlog(),
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # What changed is a kilobyte; to press it would cost more time and memory than it spares.
        ws_per_message_deflate=False,
        log_config=None,
        log_level="warning",  # at "info" it would write down addresses with links in them
        access_log=False,
        proxy_headers=settings.proxied,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=STOPPING,
        lifespan="on",
    )
    return Server(config, doorkeeper, opened)


class Opened(NamedTuple):
    """Where the service is found, and where its data lies."""

    address: str
    for_others: str | None
    only_here: bool
    """No other machine can reach it, not even by a proxy on this one."""
    place: str


def serve(settings: Settings, listening: socket.socket, opened: Callable[[Opened], None]) -> None:
    """Serve on this port until Ctrl-C or SIGTERM; BadInput if the house cannot be opened.

    `opened` is called when everything is ready.
    """
    address = address_of(settings.host, listening)
    url = database_url(settings.database)
    for each in STOPS:
        # Uvicorn puts its own in their place and, when it has stopped, raises the signal again.
        signal.signal(each, leave)
    with listening, only_instance_on(url, address):
        raise_limit()
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        if not settings.proxied:  # else the proxy alone knows
            others = address_for_others(listening)
            settings = msgspec.structs.replace(settings, reachable=others)
        prepare(settings)
        if not is_loopback(listening) and not settings.proxied:
            structlog.get_logger("backroom").warning(
                "no_tls", advice="put a proxy with TLS in front and use --behind-proxy"
            )
        place = url.database if url.get_backend_name() == "sqlite" else str(url)

        def listens() -> None:
            spare_the_collector()
            sys.setswitchinterval(HANDED_OVER)
            only_here = is_loopback(listening) and not settings.proxied
            opened(Opened(address, settings.reachable, only_here, place or ""))

        ready = server(settings, opened=listens)
        if STEP_ASIDE is not None:
            signal.signal(STEP_ASIDE, ready.step_aside)
            # Whoever started us may have held it back until we can hear it.
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {STEP_ASIDE})
        try:
            ready.run([listening])
        except SystemExit as end:
            if end.code:
                raise BadInput("the house could not be opened; the log says why") from None
            raise


def leave(*_: object) -> None:
    """Once: whoever is impatient must not disturb the tidying up."""
    for each in STOPS:
        signal.signal(each, signal.SIG_IGN)
    sys.exit(0)


def prepare(settings: Settings) -> None:
    """See that the database can be used and has its tables, while it can still be said simply."""
    try:
        migrate(settings.database)
        asyncio.run(look_into(settings))
    except SQLAlchemyError as fault:
        reason = str(getattr(fault, "orig", None) or fault).strip().partition("\n")[0]
        raise BadInput(f"the database cannot be used: {reason}") from None


async def look_into(settings: Settings) -> None:
    database = await Database.open(settings.database)
    try:
        others = await joined(settings, database)
        await others.leave()
    finally:
        await database.close()

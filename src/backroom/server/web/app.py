"""The application: handlers, dependencies, limits and the OpenAPI document."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message as ASGIMessage
from litestar.types import Scope

import backroom
from backroom.server.history.archive import History
from backroom.server.history.looking_back import LookingBack
from backroom.server.house import House
from backroom.server.lifecycle import opened
from backroom.server.operations.settings import Settings
from backroom.server.web.calls import CALLS
from backroom.server.web.client import client_page, invitation_page, replay_page, worker
from backroom.server.web.client_files import COMPRESSED_BEFOREHAND, client_file
from backroom.server.web.error_responses import HANDLERS
from backroom.server.web.fair_app import FairApp
from backroom.server.web.games import GAMES
from backroom.server.web.house_games import HOUSE_GAMES
from backroom.server.web.identity import (
    provide_caller,
    provide_house,
    provide_matching,
    provide_person,
    provide_player,
    provide_rooms,
    provide_somebody,
    refuse_other_origins,
)
from backroom.server.web.lessons import LESSONS
from backroom.server.web.looking_back import LOOKING_BACK
from backroom.server.web.manual import manual_page
from backroom.server.web.meeting import MEETING
from backroom.server.web.operations import OPERATIONS
from backroom.server.web.people import PEOPLE
from backroom.server.web.security_headers import add_security_headers
from backroom.server.web.tables import TABLES
from backroom.server.web.tokens import TOKENS

LARGEST_BODY = 128_000
"""Bytes. What holds a file says itself how large it may be."""
WORTH_PRESSING = 2_000
"""Bytes of an answer; less goes in a packet or two, and is there sooner as it is."""
SAFE = ("GET", "HEAD", "OPTIONS")


def make_app(settings: Settings, now: Callable[[], int] | None = None) -> Litestar:
    """The service as an ASGI application. It opens the house when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with opened(settings, now) as service:
            app.state.service = service
            app.state.history = History(service.house)
            app.state.looking_back = LookingBack(app.state.history)
            yield

    return FairApp(
        route_handlers=[
            client_page,
            invitation_page,
            replay_page,
            worker,
            client_file,
            manual_page,
            *GAMES,
            *PEOPLE,
            *TOKENS,
            *MEETING,
            *CALLS,
            *TABLES,
            *LESSONS,
            *HOUSE_GAMES,
            *LOOKING_BACK,
            *OPERATIONS,
        ],
        lifespan=[lifespan],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "rooms": Provide(provide_rooms, sync_to_thread=False),
            "matching": Provide(provide_matching, sync_to_thread=False),
            "caller": Provide(provide_caller, sync_to_thread=False),
            "history": Provide(provide_history, sync_to_thread=False),
            "looking_back": Provide(provide_looking_back, sync_to_thread=False),
            "somebody": Provide(provide_somebody),
            "player": Provide(provide_player, sync_to_thread=False),
            "person": Provide(provide_person, sync_to_thread=False),
        },
        before_request=only_from_here,
        before_send=[add_security_headers, count],
        exception_handlers=HANDLERS,
        request_max_body_size=LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=WORTH_PRESSING, exclude_opt_key=COMPRESSED_BEFOREHAND
        ),
        openapi_config=OpenAPIConfig(
            title="Backroom",
            version=backroom.__version__,
            description="Four Mafia table games at one table.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )


def provide_history(request: Request[Any, Any, Any]) -> History:
    found: History = request.app.state.history
    return found


def provide_looking_back(request: Request[Any, Any, Any]) -> LookingBack:
    found: LookingBack = request.app.state.looking_back
    return found


async def only_from_here(request: Request[Any, Any, Any]) -> None:
    if request.method not in SAFE:
        refuse_other_origins(request)


async def count(message: ASGIMessage, scope: Scope) -> None:
    """Every answer over HTTP."""
    if message["type"] == "http.response.start":
        house: House = scope["litestar_app"].state.service.house
        house.metrics.requests.labels(str(message["status"])).inc()

"""The web client: one page for all addresses of the room, and the files it is made of."""

from functools import cache
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router
from litestar.types import ExceptionHandlersMap

import backroom
from backroom.server.web.security_headers import security_headers

STATIC = Path(backroom.__file__).parent / "static"
PAGES = ("new", "join", "table", "games", "rules", "me", "about", "watch", "replay")
"""The first words of the addresses that the client knows (web/src/App.svelte)."""


@cache
def index() -> str:
    return STATIC.joinpath("index.html").read_text("utf-8")


def page(status: int = 200) -> Response[str]:
    """The one page; what it shows is decided by its address, in the browser."""
    headers = security_headers("/")  # also where the address is one of the service's own
    return Response(index(), media_type=MediaType.HTML, headers=headers, status_code=status)


def addresses() -> list[str]:
    deeper = [f"/{name}/{{rest:path}}" for name in PAGES]
    return ["/", *(f"/{name}" for name in PAGES), *deeper]


@get(addresses(), sync_to_thread=False, include_in_schema=False)
def client_page() -> Response[str]:
    return page()


def client_files(handlers: ExceptionHandlersMap) -> Router:
    """Fixed names, so browsers ask each time; an ETag spares them the download."""
    return create_static_files_router(
        path="/static",
        directories=[STATIC],
        include_in_schema=False,
        exception_handlers=handlers,
        cache_control=CacheControlHeader(no_cache=True),
    )

"""The web client: one page for all addresses of the room."""

from functools import cache
from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from backroom.kernel.game import Game, find_game
from backroom.server.web.client_files import client_files, version
from backroom.server.web.dependencies import TheHouse
from backroom.server.web.security_headers import security_headers

PAGES = (
    "new",
    "join",
    "table",
    "games",
    "rules",
    "me",
    "about",
    "watch",
    "replay",
    "ranking",
    "people",
    "match",
    "friend",
    "call",
    "learn",
    "guide",
    "puzzle",
)
"""The first words of the addresses that the client knows (web/src/App.svelte)."""
MOST_DIGITS = 7
"""No game has moves enough for a longer number."""


@cache
def index() -> str:
    """The page, which names the files of this version."""
    built = client_files()["index.html"].body.decode()
    return built.replace('="./', f'="/static/{version()}/')


def page(status: int = 200, preview: str = "") -> Response[str]:
    """The one page; what it shows is decided by its address, in the browser."""
    headers = security_headers("/")  # also where the address is one of the service's own
    text = index().replace("</head>", f"{preview}</head>") if preview else index()
    return Response(text, media_type=MediaType.HTML, headers=headers, status_code=status)


def addresses() -> list[str]:
    deeper = [f"/{name}/{{rest:path}}" for name in PAGES if name not in ("join", "replay")]
    return ["/", *(f"/{name}" for name in PAGES), *deeper]


@get(addresses(), sync_to_thread=False, include_in_schema=False)
def client_page() -> Response[str]:
    return page()


@get("/worker.js", sync_to_thread=False, include_in_schema=False)
def worker() -> Response[bytes]:
    """The service worker: from here it sees every page of the house. Asked for each time."""
    file = client_files()["worker.js"]
    return Response(file.body, media_type="text/javascript", headers=security_headers("/"))


@get("/join/{link:str}", include_in_schema=False)
async def invitation_page(
    request: Request[Any, Any, Any], house: TheHouse, link: FromPath[str]
) -> Response[str]:
    """The page behind an invitation: where the link is sent, it shows what it is for."""
    found = await house.directory.game_behind(link)
    if found is None:
        return page()
    game = find_game(found)
    players = f"{game.seats[0]} to {game.seats[-1]} players"
    says = f"{players}, in the browser, without an account."
    return page(preview=preview_of(game, f"{game.title} – Backroom", says, request))


@get("/replay/{table:str}", include_in_schema=False)
async def replay_page(
    request: Request[Any, Any, Any], house: TheHouse, table: FromPath[str]
) -> Response[str]:
    """The page of a finished game: a link to a moment of it shows which game that is, if the link
    opens it to anybody."""
    asked = request.query_params
    found = await house.directory.game_replayed(table, asked.get("link"))
    if found is None:
        return page()
    game, at = find_game(found), asked.get("at", "")
    moment = f", move {at}" if at.isascii() and at.isdigit() and len(at) < MOST_DIGITS else ""
    says = "What would you have done? Through every player's eyes, and with the truth beside them."
    return page(preview=preview_of(game, f"{game.title}{moment}: once more", says, request))


def preview_of(game: Game, title: str, says: str, request: Request[Any, Any, Any]) -> str:
    """For whoever sees only the link. It says nothing of who sits there: those who pass a link on
    have not asked them."""
    house = str(request.base_url).rstrip("/")
    facts = {
        "og:type": "website",
        "og:site_name": "Backroom",
        "og:title": title,
        "og:description": says,
        "og:image": f"{house}/static/share-{game.id}.jpg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join(
        f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()
    )

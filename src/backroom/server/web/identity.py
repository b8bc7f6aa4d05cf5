"""Who is asking: a secret in a cookie or a bot's token, and the address he asks from."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency

from backroom.server.calling.caller import Caller
from backroom.server.house import House
from backroom.server.lifecycle import Service
from backroom.server.operations.addresses import counted_as
from backroom.server.people.people import SESSION_LASTS, Person, hashed_secret
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.matching import Matching
from backroom.server.rooms.rooms import Rooms

COOKIE = "backroom"
Connection = ASGIConnection[Any, Any, Any, Any]


def service(state: State) -> Service:
    found: Service = state.service
    return found


def provide_house(state: State) -> House:
    return service(state).house


def provide_rooms(state: State) -> Rooms:
    return service(state).rooms


def provide_matching(state: State) -> Matching:
    return service(state).matching


def provide_caller(state: State) -> Caller:
    return service(state).caller


def secret_of(request: Connection) -> str | None:
    """What stands in our cookie, as it was sent. Not read by the framework: that would look for
    escaped signs in all cookies, in a time that grows with the square of their length."""
    for header in request.headers.getall("cookie", []):
        for each in header.split(";"):
            name, _, value = each.partition("=")
            if name.strip() == COOKIE:
                return value.strip()
    return None


def bearer_of(request: Connection) -> str | None:
    """The token that a bot shows, as it was sent. A cookie beside it counts for nothing."""
    for header in request.headers.getall("authorization", []):
        kind, _, value = header.strip().partition(" ")
        if kind.lower() == "bearer":
            return value.strip()
    return None


async def provide_somebody(request: Connection) -> Person | None:
    """Whoever asks, if we know him: by a bot's token, or by a cookie."""
    house = service(request.app.state).house
    token = bearer_of(request)
    if token is not None:
        return await house.tokens.who(token)
    secret = secret_of(request)
    return None if secret is None else await house.people.who(secret)


def session_of(request: Connection) -> str:
    """The session that somebody asks in, or the token of a bot, as the house keeps it; "" if he
    shows neither."""
    secret = bearer_of(request)
    secret = secret_of(request) if secret is None else secret
    return "" if secret is None else hashed_secret(secret)


def provide_player(somebody: NamedDependency[Person | None]) -> Person:
    """Whoever asks, perhaps a bot by its token; strangers are refused."""
    if somebody is None:
        raise Refused(Reason.STRANGER)
    return somebody


def provide_person(player: NamedDependency[Person]) -> Person:
    """Whoever asks; strangers are refused, and so are bots: a token sits, plays and talks, and is
    good for nothing that is not said to be for players."""
    if player.owner is not None:
        raise Refused(Reason.ONLY_PEOPLE)
    return player


def cookie(house: House, secret: str) -> Cookie:
    """No script can read it, and no other site can make a browser send it."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=SESSION_LASTS // 1000,
        path="/",
        httponly=True,
        samesite="strict",
        secure=house.settings.proxied,
    )


def no_cookie(house: House) -> Cookie:
    """The browser forgets the cookie."""
    gone = cookie(house, "")
    gone.max_age = 0
    return gone


def address_of(request: Connection) -> str:
    """From where somebody asks, as far as it counts. Behind a proxy uvicorn has put in what the
    proxy says."""
    return "" if request.client is None else counted_as(request.client.host)


def refuse_other_origins(connection: Connection) -> None:
    """A page of another site may not act in the name of whoever looks at it. Programs send no
    origin and are welcome."""
    origin = connection.headers.get("origin")
    if origin is not None and place_of(origin) != connection.headers.get("host"):
        raise Refused(Reason.OTHER_ORIGIN)


def place_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""

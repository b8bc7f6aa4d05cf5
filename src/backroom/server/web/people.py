"""Guests and accounts."""

from typing import Any, TypeAlias

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import JSONBody

from backroom.server.house import House
from backroom.server.people.names import as_login
from backroom.server.people.people import Arrival, Person
from backroom.server.web.dependencies import Somebody, TheHouse, ThePerson, TheRooms
from backroom.server.web.documented import NOTHING_TO_SAY, REFUSALS
from backroom.server.web.identity import address_of, cookie, no_cookie, secret_of, session_of
from backroom.server.wire.rest import Changes, Credentials, Me, NewGuest, NewPassphrase, Rated

Asking: TypeAlias = Request[Any, Any, Any]


async def show_me(house: House, person: Person) -> Me:
    ratings = await house.ratings.of(person.id)
    return Me(
        name=person.name,
        login=person.login,
        language=person.language,
        ratings={
            each.game: Rated(name=person.name, rating=each.rating, games=each.games)
            for each in ratings
        },
    )


async def came_in(house: House, arrival: Arrival) -> Response[Me]:
    return Response(await show_me(house, arrival.person), cookies=[cookie(house, arrival.secret)])


async def knock(request: Asking, house: House, login: str | None = None) -> None:
    """Not too many from one address, and not too many who try one login, from wherever."""
    await house.limits.sign_ups.demand(address_of(request))
    if login is not None:
        await house.limits.logins.demand(as_login(login), address_of(request))


@post("/api/guests", status_code=201, responses=REFUSALS)
async def be_guest(request: Asking, house: TheHouse, data: JSONBody[NewGuest]) -> Response[Me]:
    """Come in as a guest: a name is all it takes. The answer sets the cookie."""
    await knock(request, house)
    return await came_in(house, await house.people.guest(data.name, data.language))


@get("/api/me", responses=REFUSALS)
async def read_me(house: TheHouse, somebody: Somebody) -> Me | None:
    """Who I am here; null: nobody yet, which is no fault."""
    return None if somebody is None else await show_me(house, somebody)


@patch("/api/me", responses=REFUSALS)
async def change_me(house: TheHouse, person: ThePerson, data: JSONBody[Changes]) -> Me:
    """Change my name or my language."""
    return await show_me(house, await house.people.change(person, data.name, data.language))


@delete("/api/me", status_code=204, responses=NOTHING_TO_SAY)
async def forget_me(house: TheHouse, rooms: TheRooms, person: ThePerson) -> Response[None]:
    """Forget me. Finished games stay, with the name I had."""
    for gone in await house.people.forget(person):
        rooms.send_away(gone)
    return Response(None, status_code=204, cookies=[no_cookie(house)])


@post("/api/account", status_code=201, responses=REFUSALS)
async def make_account(
    request: Asking,
    house: TheHouse,
    rooms: TheRooms,
    person: ThePerson,
    data: JSONBody[Credentials],
) -> Response[Me]:
    """Make an account of me: a login and a passphrase open it on any machine. My older sessions
    end."""
    await knock(request, house)
    arrival = await house.people.make_account(person, data.login, data.passphrase)
    await house.limits.logins.came_in(as_login(data.login), address_of(request))
    rooms.send_away(person.id)
    return await came_in(house, arrival)


@put("/api/account/passphrase", responses=REFUSALS)
async def change_passphrase(
    request: Asking,
    house: TheHouse,
    rooms: TheRooms,
    person: ThePerson,
    data: JSONBody[NewPassphrase],
) -> Response[Me]:
    """Change my passphrase; my older sessions end."""
    await knock(request, house, person.login)
    arrival = await house.people.change_passphrase(person, data.old, data.new)
    rooms.send_away(person.id)
    return await came_in(house, arrival)


@post("/api/session", status_code=201, responses=REFUSALS)
async def log_in(
    request: Asking,
    house: TheHouse,
    data: JSONBody[Credentials],
) -> Response[Me]:
    """Come back to my account."""
    await knock(request, house, data.login)
    arrival = await house.people.log_in(data.login, data.passphrase)
    await house.limits.logins.came_in(as_login(data.login), address_of(request))
    return await came_in(house, arrival)


@delete("/api/session", status_code=204, responses=NOTHING_TO_SAY)
async def log_out(
    request: Asking, house: TheHouse, rooms: TheRooms, person: ThePerson
) -> Response[None]:
    """Leave. A guest without a cookie is a stranger again."""
    await house.people.log_out(secret_of(request) or "")
    rooms.send_away(person.id, session_of(request))
    return Response(None, status_code=204, cookies=[no_cookie(house)])


PEOPLE = [
    be_guest,
    read_me,
    change_me,
    forget_me,
    make_account,
    change_passphrase,
    log_in,
    log_out,
]

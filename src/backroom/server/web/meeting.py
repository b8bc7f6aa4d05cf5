"""People among each other: profiles, friends, whom to keep away from, and quick matches."""

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody

from backroom.server.lobby.access import enter
from backroom.server.refusals import Reason, Refused
from backroom.server.web.dependencies import (
    Card,
    LinkText,
    Somebody,
    TableId,
    TheCaller,
    TheHouse,
    TheMatching,
    ThePerson,
    TheRooms,
)
from backroom.server.web.documented import NOTHING_TO_SAY, REFUSALS
from backroom.server.wire.people import (
    Acquaintances,
    FindMatch,
    FriendLink,
    Invite,
    Invited,
    MatchShown,
    MatchWaiting,
    Profile,
    Shun,
)


@get("/api/people/{card:str}", responses=REFUSALS)
async def read_profile(house: TheHouse, somebody: Somebody, card: Card) -> Profile:
    """Somebody as everybody may see him: how he does in each game. A guest has only a name."""
    return await house.rankings.profile(somebody, card)


@put("/api/people/{card:str}/shun", status_code=204, responses=NOTHING_TO_SAY)
async def shun(
    house: TheHouse, rooms: TheRooms, person: ThePerson, card: Card, data: JSONBody[Shun]
) -> None:
    """Not hear somebody any more, or not be seated with him; he is not told. It lasts."""
    await house.circle.shun(person, card, data.how)
    rooms.heed(person.id)


@get("/api/my/circle", responses=REFUSALS)
async def my_circle(house: TheHouse, person: ThePerson) -> Acquaintances:
    """My friends, and whom I keep away from."""
    return await house.circle.of(person)


@post("/api/my/friend-link", status_code=201, responses=REFUSALS)
async def new_friend_link(house: TheHouse, person: ThePerson) -> Acquaintances:
    """A new link that makes friends; the one before leads nowhere any more."""
    await house.circle.new_link(person)
    return await house.circle.of(person)


@get("/api/friends/{link:str}", responses=REFUSALS)
async def read_friend_link(house: TheHouse, somebody: Somebody, link: LinkText) -> FriendLink:
    """Who gave this link."""
    return await house.circle.behind_link(somebody, link)


@post("/api/friends/{link:str}", status_code=201, responses=REFUSALS)
async def befriend(house: TheHouse, person: ThePerson, link: LinkText) -> FriendLink:
    """Become friends with whoever gave this link."""
    await house.circle.befriend(person, link)
    return await house.circle.behind_link(person, link)


@delete("/api/my/friends/{card:str}", status_code=204, responses=NOTHING_TO_SAY)
async def part(house: TheHouse, person: ThePerson, card: FromPath[str]) -> None:
    """Be friends no longer."""
    await house.circle.part(person, card)


@post("/api/tables/{table:str}/invitations", status_code=204, responses=NOTHING_TO_SAY)
async def invite(
    house: TheHouse, caller: TheCaller, person: ThePerson, table: TableId, data: JSONBody[Invite]
) -> None:
    """Keep a chair for a friend, who finds it on his first page, and is called if he wishes."""
    async with house.database.reading() as connection:
        found = await enter(connection, table, person)
    if found.seat is None and not found.is_host:
        raise Refused(Reason.NOT_SEATED)
    if found.row.status != "lobby":
        raise Refused(Reason.HAS_BEGUN)
    friend = await house.circle.invite(person, table, data.card)
    shown = await house.directory.page(person, table, None)
    await caller.call_to_table(person.name, friend, shown)


@get("/api/my/invitations", responses=REFUSALS)
async def my_invitations(house: TheHouse, person: ThePerson) -> list[Invited]:
    """Tables at which a friend keeps a chair for me."""
    return await house.circle.invited(person)


@delete("/api/my/invitations/{table:str}", status_code=204, responses=NOTHING_TO_SAY)
async def decline(house: TheHouse, person: ThePerson, table: TableId) -> None:
    """Not this time."""
    await house.circle.decline(person, table)


@get("/api/match", responses=REFUSALS)
async def read_match(matching: TheMatching, somebody: Somebody) -> MatchWaiting:
    """Who waits for a quick match, and where I do."""
    return await matching.shown(somebody)


@post("/api/match", status_code=201, responses=REFUSALS)
async def find_match(
    matching: TheMatching, person: ThePerson, data: JSONBody[FindMatch]
) -> MatchShown:
    """Sit down at the next table of this game, or of any. When it is full it begins; after a minute
    bots fill it up."""
    return await matching.find(person, data.game, data.seed)


@post("/api/match/begin", status_code=200, responses=REFUSALS)
async def hurry_match(matching: TheMatching, person: ThePerson) -> MatchShown:
    """Rather begin with bots at once; done when all who wait there want it."""
    return await matching.hurry(person)


@delete("/api/match", status_code=204, responses=NOTHING_TO_SAY)
async def leave_match(matching: TheMatching, person: ThePerson) -> None:
    """Wait no longer."""
    await matching.leave(person)


MEETING = [
    read_profile,
    shun,
    my_circle,
    new_friend_link,
    read_friend_link,
    befriend,
    part,
    invite,
    my_invitations,
    decline,
    read_match,
    find_match,
    hurry_match,
    leave_match,
]

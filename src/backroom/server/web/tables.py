"""The lobby over REST."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.params import FromQuery, JSONBody

from backroom.server.operations.costs import CARDS
from backroom.server.rooms.endings import vote
from backroom.server.web.dependencies import (
    Link,
    LinkText,
    OfGame,
    Seat,
    Somebody,
    TableId,
    TheHistory,
    TheHouse,
    ThePerson,
    ThePlayer,
    TheRooms,
)
from backroom.server.web.documented import REFUSALS
from backroom.server.web.identity import address_of
from backroom.server.wire.people import EndWish
from backroom.server.wire.rest import (
    Course,
    Frame,
    LinkShown,
    LogFile,
    NewTable,
    PutBot,
    QueryShown,
    ResultShown,
    SitDown,
    StoryShown,
    TableChanges,
    TableListed,
    TableShown,
    Truth,
    Verified,
)

FILE_TYPE = "application/x-ndjson"
LARGEST_CARDS = 1_300_000
LARGEST_GAME = 3_100_000
"""Bytes of a request: a character of a text in JSON takes at most six."""


@get("/api/tables", responses=REFUSALS)
async def open_tables(house: TheHouse, game: OfGame = None) -> list[TableListed]:
    """Tables that wait for players, and tables that may be watched."""
    return await house.directory.open_tables(game)


@post("/api/tables", status_code=201, responses=REFUSALS, request_max_body_size=LARGEST_CARDS)
async def make_table(
    request: Request[Any, Any, Any], house: TheHouse, person: ThePerson, data: JSONBody[NewTable]
) -> TableShown:
    """Make a table. Whoever makes it is its host."""
    if data.cards is not None:
        await house.limits.costs.demand(address_of(request), CARDS)
    return await house.lobby.make(person, data)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def read_table(
    house: TheHouse, somebody: Somebody, table: TableId, link: Link = None
) -> TableShown:
    """A table, for whoever sits there, hosts it, has a link, or finds it listed."""
    return await house.directory.page(somebody, table, link)


@patch("/api/tables/{table:str}", responses=REFUSALS)
async def change_table(
    house: TheHouse, person: ThePerson, table: TableId, data: JSONBody[TableChanges]
) -> TableShown:
    """The host changes the table: anything before the start, afterwards who may watch."""
    return await house.lobby.change(person, table, data)


@delete("/api/tables/{table:str}", status_code=204, responses=REFUSALS)
async def discard_table(house: TheHouse, person: ThePerson, table: TableId) -> None:
    """The host closes a table that has not begun."""
    await house.lobby.discard(person, table)


@post("/api/tables/{table:str}/seats", status_code=201, responses=REFUSALS)
async def sit_down(
    house: TheHouse, player: ThePlayer, table: TableId, data: JSONBody[SitDown], link: Link = None
) -> TableShown:
    """Take a seat, by a play link or at a listed table. A bot may by its token, unless the table is
    rated."""
    return await house.lobby.sit(player, table, data, link)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)
async def get_up(
    house: TheHouse, player: ThePlayer, table: TableId, seat: Seat, link: Link = None
) -> TableShown:
    """Leave my seat before the start; the host may free any."""
    return await house.lobby.get_up(player, table, seat, link)


@put("/api/tables/{table:str}/seats/{seat:int}/bot", responses=REFUSALS)
async def put_bot(
    house: TheHouse,
    rooms: TheRooms,
    person: ThePerson,
    table: TableId,
    seat: Seat,
    data: JSONBody[PutBot],
) -> TableShown:
    """The host puts a bot into a free seat; after the start, in place of a player who went away."""
    if await rooms.replace(person, table, seat, data.level):
        return await house.directory.page(person, table, None)
    return await house.lobby.put_bot(person, table, seat, data.level)


@post("/api/tables/{table:str}/start", status_code=200, responses=REFUSALS)
async def start(house: TheHouse, person: ThePerson, table: TableId) -> TableShown:
    """The host begins."""
    return await house.lobby.start(person, table)


@post("/api/tables/{table:str}/rematch", status_code=201, responses=REFUSALS)
async def rematch(house: TheHouse, person: ThePerson, table: TableId) -> TableShown:
    """The same people at a new table."""
    return await house.lobby.rematch(person, table)


@post("/api/tables/{table:str}/end", status_code=200, responses=REFUSALS)
async def wish_to_end(
    rooms: TheRooms, house: TheHouse, person: ThePerson, table: TableId, data: JSONBody[EndWish]
) -> TableShown:
    """Wish to end this game unfinished, or no longer. It ends when everybody who still plays wishes
    it, and counts for nobody."""
    await vote(rooms, person, table, data.wish)
    return await house.directory.page(person, table, None)


@get("/api/links/{link:str}", responses=REFUSALS)
async def follow_link(house: TheHouse, link: LinkText) -> LinkShown:
    """Where a link leads, and what it is good for."""
    return await house.directory.follow(link)


@post("/api/links/{link:str}", status_code=200, responses=REFUSALS)
async def claim_host(house: TheHouse, person: ThePerson, link: LinkText) -> TableShown:
    """Become the host by the host's link."""
    return await house.lobby.claim(person, link)


@get("/api/my/tables", responses=REFUSALS)
async def my_tables(house: TheHouse, rooms: TheRooms, player: ThePlayer) -> list[TableListed]:
    """Where I sit, and what I host."""
    listed = await house.directory.mine(player)
    return [
        await rooms.at_stake(each, player) if each.status == "playing" else each for each in listed
    ]


@get("/api/my/results", responses=REFUSALS)
async def my_results(history: TheHistory, person: ThePerson) -> list[ResultShown]:
    """How my games ended."""
    return await history.of_person(person)


@get("/api/results", responses=REFUSALS)
async def read_results(history: TheHistory, game: OfGame = None) -> list[ResultShown]:
    """How listed games ended, the latest first."""
    return await history.latest(game)


@get("/api/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    history: TheHistory,
    somebody: Somebody,
    table: TableId,
    seq: FromQuery[int] = 0,
    eyes: FromQuery[int | None] = None,
    link: Link = None,
) -> Frame:
    """A finished game at one place of its log, from any seat's eyes or a spectator's."""
    return await history.frame(somebody, table, seq, eyes, link)


@get("/api/tables/{table:str}/query", responses=REFUSALS)
async def replayed_query(
    history: TheHistory,
    somebody: Somebody,
    table: TableId,
    asked: FromQuery[str],
    seq: FromQuery[int] = 0,
    eyes: FromQuery[int | None] = None,
    link: Link = None,
) -> QueryShown:
    """Put a query of the game (see its schema) to a finished game at one place of its log, from any
    seat's eyes or a spectator's."""
    return await history.answer(somebody, table, seq, eyes, asked, link)


@get("/api/tables/{table:str}/story", responses=REFUSALS)
async def story(
    history: TheHistory,
    somebody: Somebody,
    table: TableId,
    eyes: FromQuery[int | None] = None,
    link: Link = None,
) -> StoryShown:
    """All that happened in a finished game, as any seat or a spectator saw it."""
    return await history.story(somebody, table, eyes, link)


@get("/api/tables/{table:str}/truth", responses=REFUSALS)
async def truth(
    history: TheHistory,
    somebody: Somebody,
    table: TableId,
    seq: FromQuery[int] = 0,
    link: Link = None,
) -> Truth:
    """What everybody really held and chose, at one place of the log of a finished game."""
    return await history.truth(somebody, table, seq, link)


@get("/api/tables/{table:str}/verify", responses=REFUSALS)
async def verify(
    history: TheHistory, somebody: Somebody, table: TableId, link: Link = None
) -> Verified:
    """Verify a finished game as `backroom replay FILE --verify` does: its seals, the house's seed,
    every move, card and die, and the ranking."""
    return await history.verify(somebody, table, link)


@get("/api/tables/{table:str}/course", responses=REFUSALS)
async def course(
    history: TheHistory, somebody: Somebody, table: TableId, link: Link = None
) -> Course:
    """How the points of a finished game went, round by round."""
    return await history.course(somebody, table, link)


@get("/api/tables/{table:str}/printed", responses=REFUSALS)
async def printed(
    house: TheHouse, somebody: Somebody, table: TableId, link: Link = None
) -> dict[str, Any]:
    """What is printed on the cards and the board of this table."""
    return await house.directory.printed(somebody, table, link)


@get("/api/tables/{table:str}/log", media_type=FILE_TYPE, responses=REFUSALS)
async def read_log(
    history: TheHistory, somebody: Somebody, table: TableId, link: Link = None
) -> Response[str]:
    """A finished game as a `.backroom` file: `backroom replay FILE --verify` checks it."""
    text = await history.log(somebody, table, link)
    name = f'attachment; filename="{table}.backroom"'
    return Response(text, media_type=FILE_TYPE, headers={"Content-Disposition": name})


@post("/api/logs", status_code=201, responses=REFUSALS, request_max_body_size=LARGEST_GAME)
async def bring_log(history: TheHistory, person: ThePerson, data: JSONBody[LogFile]) -> TableShown:
    """Bring the file of a finished game, to look at it here."""
    return await history.bring(person, data.text)


TABLES = [
    open_tables,
    make_table,
    read_table,
    change_table,
    discard_table,
    sit_down,
    get_up,
    put_bot,
    start,
    rematch,
    wish_to_end,
    follow_link,
    claim_host,
    my_tables,
    my_results,
    read_results,
    replay,
    replayed_query,
    story,
    truth,
    verify,
    course,
    printed,
    read_log,
    bring_log,
]

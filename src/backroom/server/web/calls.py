"""How people are called back: push, e-mail, webhooks, a calendar. All of it off until asked for."""

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, JSONBody

from backroom.server.calling.calendar import calendar_of
from backroom.server.calling.subscriptions import Hook, host_of
from backroom.server.house import House
from backroom.server.lobby.access import enter
from backroom.server.lobby.lobby import refuse_unless_host
from backroom.server.people.people import Person
from backroom.server.web.dependencies import TableId, TheCaller, TheHouse, ThePerson, TheRooms
from backroom.server.web.documented import NOTHING_TO_SAY, REFUSALS
from backroom.server.wire.people import (
    Calls,
    MailAddress,
    PushSubscription,
    Webhook,
    WebhookShown,
)

Token = FromPath[str]


@get("/api/my/calls", responses=REFUSALS)
async def my_calls(caller: TheCaller, person: ThePerson) -> Calls:
    """How I am called when it is my turn; nothing unless I asked for it."""
    return await caller.subscriptions.shown(person)


@post("/api/my/calls/push", status_code=201, responses=REFUSALS)
async def call_by_push(
    caller: TheCaller, person: ThePerson, data: JSONBody[PushSubscription]
) -> Calls:
    """Call this browser."""
    await caller.subscriptions.add_push(person, data)
    return await caller.subscriptions.shown(person)


@post("/api/my/calls/mail", status_code=201, responses=REFUSALS)
async def call_by_mail(caller: TheCaller, person: ThePerson, data: JSONBody[MailAddress]) -> Calls:
    """Write to this address, once whoever reads it has confirmed it."""
    await caller.ask_to_confirm(await caller.subscriptions.add_mail(person, data.address))
    return await caller.subscriptions.shown(person)


@put("/api/my/calls/calendar", responses=REFUSALS)
async def make_calendar(caller: TheCaller, person: ThePerson) -> Calls:
    """A new secret address for my deadlines, as a calendar."""
    await caller.subscriptions.new_calendar(person, wanted=True)
    return await caller.subscriptions.shown(person)


@delete("/api/my/calls/calendar", status_code=200, responses=REFUSALS)
async def end_calendar(caller: TheCaller, person: ThePerson) -> Calls:
    """The calendar shows nothing any more."""
    await caller.subscriptions.new_calendar(person, wanted=False)
    return await caller.subscriptions.shown(person)


@post("/api/calls/{token:str}/confirm", status_code=204, responses=NOTHING_TO_SAY)
async def confirm_call(caller: TheCaller, token: Token) -> None:
    """Yes, write to this address."""
    await caller.subscriptions.confirm(token)


@post("/api/calls/{token:str}/end", status_code=204, responses=NOTHING_TO_SAY)
async def end_call(caller: TheCaller, token: Token) -> None:
    """One tap, from the message itself: call me here no more."""
    await caller.subscriptions.end(token)


@get("/calendar/{name:str}", media_type="text/calendar", responses=REFUSALS)
async def read_calendar(
    house: TheHouse, rooms: TheRooms, caller: TheCaller, name: Token
) -> Response[str]:
    """The deadlines of whoever has this secret address."""
    person = await caller.subscriptions.whose_calendar(name.removesuffix(".ics"))
    text = await calendar_of(rooms, house.directory, person)
    return Response(text, media_type="text/calendar; charset=utf-8")


@get("/api/tables/{table:str}/webhook", responses=REFUSALS)
async def read_webhook(
    house: TheHouse, caller: TheCaller, person: ThePerson, table: TableId
) -> WebhookShown:
    """Where the table tells whose turn it is; for its host."""
    await refuse_others(house, person, table)
    hook = await caller.subscriptions.hook_of(table)
    return WebhookShown(host=None if hook is None else host_of(hook.address))


@put("/api/tables/{table:str}/webhook", responses=REFUSALS)
async def set_webhook(
    house: TheHouse,
    caller: TheCaller,
    person: ThePerson,
    table: TableId,
    data: JSONBody[Webhook],
) -> WebhookShown:
    """The host lets a table by correspondence tell whose turn it is, as Discord takes it."""
    await refuse_others(house, person, table)
    await caller.subscriptions.set_hook(table, Hook(data.address, data.language))
    return WebhookShown(host=host_of(data.address))


@delete("/api/tables/{table:str}/webhook", status_code=204, responses=NOTHING_TO_SAY)
async def end_webhook(
    house: TheHouse, caller: TheCaller, person: ThePerson, table: TableId
) -> None:
    """The table tells nobody any more."""
    await refuse_others(house, person, table)
    await caller.subscriptions.set_hook(table, None)


async def refuse_others(house: House, person: Person, table: str) -> None:
    async with house.database.reading() as connection:
        refuse_unless_host(await enter(connection, table, person))


CALLS = [
    my_calls,
    call_by_push,
    call_by_mail,
    make_calendar,
    end_calendar,
    confirm_call,
    end_call,
    read_calendar,
    read_webhook,
    set_webhook,
    end_webhook,
]

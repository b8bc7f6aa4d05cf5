"""Where people want to be called: kept until they, or their browser, end it."""

import secrets
from collections.abc import Callable
from typing import Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.calling.mail import checked_mailbox
from backroom.server.calling.outgoing import checked_target
from backroom.server.calling.push import BrowserKeys, Vapid, checked_keys, new_vapid, read_vapid
from backroom.server.operations.settings import Settings
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.database import Database
from backroom.server.storage.schema import keys, people, subscriptions, ways, webhooks
from backroom.server.wire.people import Calls, CallShown, PushSubscription

VAPID = "vapid"


class Subscription(msgspec.Struct, frozen=True):
    """One way to call somebody."""

    token: str
    person: int
    kind: Literal["push", "mail"]
    address: str
    keys: BrowserKeys | None
    language: str


class Hook(msgspec.Struct, frozen=True):
    """Where a table tells whose turn it is."""

    address: str
    language: str


class Subscriptions:
    """All ways to call all people."""

    def __init__(self, database: Database, settings: Settings, now: Callable[[], int]) -> None:
        self.database = database
        self.settings = settings
        self.now = now
        self.vapid: Vapid = new_vapid()
        """Replaced by the house's own when it opens."""

    async def open(self) -> None:
        """The key of the house, made when it opens for the first time."""
        async with self.database.writing() as connection:
            asked = select(keys.c.value).where(keys.c.name == VAPID)
            kept = (await connection.execute(asked)).scalar_one_or_none()
            if kept is None:
                values = {"name": VAPID, "value": self.vapid.written()}
                await connection.execute(insert(keys).values(values))
            else:
                self.vapid = read_vapid(kept)

    async def shown(self, person: Person) -> Calls:
        asked = select(subscriptions).where(subscriptions.c.person == person.id)
        calendar = select(ways.c.calendar).where(ways.c.person == person.id)
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked.order_by(subscriptions.c.made))).all()
            token = (await connection.execute(calendar)).scalar_one_or_none()
        return Calls(
            calls=[
                CallShown(
                    kind=row.kind,
                    address=row.address if row.kind == "mail" else host_of(row.address),
                    token=row.token,
                    confirmed=row.confirmed,
                )
                for row in rows
            ],
            key=self.vapid.public,
            mail=self.settings.mail is not None,
            calendar=None if token is None else f"/calendar/{token}.ics",
        )

    async def add_push(self, person: Person, wanted: PushSubscription) -> None:
        checked_target(wanted.endpoint, self.settings.private_hooks)
        kept = checked_keys(wanted.p256dh, wanted.auth)
        await self.add(person, "push", wanted.endpoint, kept, confirmed=True)

    async def add_mail(self, person: Person, address: str) -> Subscription:
        """It counts when whoever reads that mailbox has said so."""
        if self.settings.mail is None:
            raise Refused(Reason.NO_MAIL)
        return await self.add(person, "mail", checked_mailbox(address), None, confirmed=False)

    async def add(
        self,
        person: Person,
        kind: Literal["push", "mail"],
        address: str,
        kept: BrowserKeys | None,
        confirmed: bool,
    ) -> Subscription:
        token = secrets.token_urlsafe(18)
        mine = subscriptions.c.person == person.id
        same = (mine, subscriptions.c.kind == kind, subscriptions.c.address == address)
        async with self.database.writing() as connection:
            await connection.execute(delete(subscriptions).where(*same))
            counted = select(func.count()).select_from(subscriptions).where(mine)
            most = self.settings.calls_a_person
            if (await connection.execute(counted)).scalar_one() >= most:
                raise Refused(Reason.TOO_MANY_CALLS, most=most)
            row = {
                "token": token,
                "person": person.id,
                "kind": kind,
                "address": address,
                "keys": msgspec.json.encode(kept).decode(),
                "confirmed": confirmed,
                "made": self.now(),
            }
            await connection.execute(insert(subscriptions).values(row))
        return Subscription(token, person.id, kind, address, kept, person.language)

    async def confirm(self, token: str) -> None:
        change = update(subscriptions).where(subscriptions.c.token == token).values(confirmed=True)
        async with self.database.writing() as connection:
            if (await connection.execute(change)).rowcount == 0:
                raise Refused(Reason.NO_CALL)

    async def end(self, token: str) -> None:
        """One tap is enough: whoever has the token need not say who he is."""
        async with self.database.writing() as connection:
            gone = delete(subscriptions).where(subscriptions.c.token == token)
            if (await connection.execute(gone)).rowcount == 0:
                raise Refused(Reason.NO_CALL)

    async def of(self, persons: list[int]) -> list[Subscription]:
        asked = (
            select(subscriptions, people.c.language)
            .join(people, people.c.id == subscriptions.c.person)
            .where(subscriptions.c.person.in_(persons), subscriptions.c.confirmed)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [
            Subscription(
                row.token,
                row.person,
                row.kind,
                row.address,
                msgspec.json.decode(row.keys, type=BrowserKeys | None),
                row.language,
            )
            for row in rows
        ]

    # Calendars

    async def new_calendar(self, person: Person, wanted: bool) -> None:
        """A secret address for the deadlines; the one before shows nothing any more."""
        token = secrets.token_urlsafe(18) if wanted else None
        change = update(ways).where(ways.c.person == person.id).values(calendar=token)
        async with self.database.writing() as connection:
            await connection.execute(change)

    async def whose_calendar(self, token: str) -> Person:
        asked = (
            select(people.c.id, people.c.name, people.c.login, people.c.language)
            .join(ways, ways.c.person == people.c.id)
            .where(ways.c.calendar == token)
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(asked)).one_or_none()
        if row is None:
            raise Refused(Reason.NO_LINK)
        return Person(*row)

    # Webhooks

    async def hook_of(self, table_id: str) -> Hook | None:
        asked = select(webhooks).where(webhooks.c.table_id == table_id)
        async with self.database.reading() as connection:
            row = (await connection.execute(asked)).one_or_none()
        return None if row is None else Hook(row.address, row.language)

    async def set_hook(self, table_id: str, hook: Hook | None) -> None:
        if hook is not None:
            checked_target(hook.address, self.settings.private_hooks)
        try:
            async with self.database.writing() as connection:
                await replace_hook(connection, table_id, hook)
        except IntegrityError:  # the table was closed meanwhile
            raise Refused(Reason.NO_TABLE) from None


async def replace_hook(connection: AsyncConnection, table_id: str, hook: Hook | None) -> None:
    await connection.execute(delete(webhooks).where(webhooks.c.table_id == table_id))
    if hook is not None:
        row = {"table_id": table_id, "address": hook.address, "language": hook.language}
        await connection.execute(insert(webhooks).values(row))


def host_of(address: str) -> str:
    return checked_target(address, private=True).host

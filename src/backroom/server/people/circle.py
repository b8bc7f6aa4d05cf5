"""Whom somebody knows here: friends, made by a link, and those he would rather not hear or meet."""

import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.database import Database
from backroom.server.storage.schema import (
    chairs,
    friends,
    invitations,
    people,
    shunned,
    tables,
    ways,
)
from backroom.server.wire.people import SHUN, Acquaintance, Acquaintances, FriendLink, Invited

AnyRow: TypeAlias = Row[*tuple[Any, ...]]
MOST_FRIENDS = 500
MOST_SHUNNED = 500
BLOCKED = select(shunned.c.other).where(
    shunned.c.person == bindparam("this"),
    shunned.c.other.in_(bindparam("others", expanding=True)),
    shunned.c.how == "block",
)
LISTED = tables.c.settings.contains('"listed":true')


class Circle:
    """All acquaintances of all people."""

    def __init__(self, database: Database, now: Callable[[], int]) -> None:
        self.database = database
        self.now = now

    async def of(self, person: Person) -> Acquaintances:
        known = select(ways.c.card, people.c.name, people.c.id).join_from(ways, people)
        async with self.database.reading() as connection:
            own = await way_of(connection, person.id)
            liked = await connection.execute(
                known.join(friends, friends.c.friend == people.c.id)
                .where(friends.c.person == person.id)
                .order_by(people.c.name)
            )
            found = liked.all()
            waiting = await waiting_at(connection, [row.id for row in found])
            avoided = await connection.execute(
                known.add_columns(shunned.c.how)
                .join(shunned, shunned.c.other == people.c.id)
                .where(shunned.c.person == person.id)
                .order_by(people.c.name)
            )
            kept_away = avoided.all()
        return Acquaintances(
            card=own.card,
            link=own.friend_link,
            people=[
                Acquaintance(card=row.card, name=row.name, how="friend", table=waiting.get(row.id))
                for row in found
            ]
            + [Acquaintance(card=row.card, name=row.name, how=row.how) for row in kept_away],
        )

    # Friends

    async def new_link(self, person: Person) -> str:
        """A link that makes friends; the one before leads nowhere any more."""
        link = secrets.token_urlsafe(18)
        change = update(ways).where(ways.c.person == person.id).values(friend_link=link)
        async with self.database.writing() as connection:
            await connection.execute(change)
        return link

    async def behind_link(self, asking: Person | None, link: str) -> FriendLink:
        async with self.database.reading() as connection:
            giver = await giver_of(connection, link)
            mine = asking is not None and giver.id == asking.id
            known = asking is not None and await are_friends(connection, asking.id, giver.id)
        return FriendLink(name=giver.name, friends=mine or known)

    async def befriend(self, person: Person, link: str) -> None:
        """Both are friends from now on. Whoever had shunned the other has thought better of it."""
        async with self.database.writing() as connection:
            giver = await giver_of(connection, link)
            if giver.id == person.id or await are_friends(connection, person.id, giver.id):
                return
            if await avoids(connection, giver.id, [person.id]):
                raise Refused(Reason.NO_LINK)
            for one, other in ((person.id, giver.id), (giver.id, person.id)):
                counted = select(friends.c.friend).where(friends.c.person == one)
                if len((await connection.execute(counted)).all()) >= MOST_FRIENDS:
                    raise Refused(Reason.TOO_MANY_FRIENDS, most=MOST_FRIENDS)
                row = insert(friends).values(person=one, friend=other, since=self.now())
                await connection.execute(row)
            await connection.execute(
                delete(shunned).where(shunned.c.person == person.id, shunned.c.other == giver.id)
            )

    async def part(self, person: Person, card: str) -> None:
        """Friends no longer, neither way."""
        async with self.database.writing() as connection:
            other = await person_of(connection, card)
            await end_friendship(connection, person.id, other)

    async def invite(self, person: Person, table_id: str, card: str) -> int:
        """A friend is asked to this table; the caller has seen that it may be joined. Who it is."""
        async with self.database.writing() as connection:
            friend = await person_of(connection, card)
            if not await are_friends(connection, person.id, friend):
                raise Refused(Reason.NO_FRIEND)
            here = (invitations.c.table_id == table_id, invitations.c.person == friend)
            await connection.execute(delete(invitations).where(*here))
            row = insert(invitations).values(table_id=table_id, person=friend, host=person.id)
            await connection.execute(row)
        return friend

    async def invited(self, person: Person) -> list[Invited]:
        """Tables with a chair that a friend keeps for me, and that have not begun."""
        seated = select(chairs.c.table_id).where(chairs.c.person == person.id)
        asked = (
            select(tables, people.c.name.label("by"))
            .join(invitations, invitations.c.table_id == tables.c.id)
            .join(people, people.c.id == invitations.c.host)
            .where(
                invitations.c.person == person.id,
                tables.c.status == "lobby",
                tables.c.id.not_in(seated),
            )
            .order_by(tables.c.made.desc())
            .limit(20)
        )
        async with self.database.reading() as connection:
            rows = (await connection.execute(asked)).all()
        return [
            Invited(
                table=row.id,
                game=row.game,
                title=title_of(row.settings),
                host=row.by,
                link=row.play_link,
            )
            for row in rows
        ]

    async def decline(self, person: Person, table_id: str) -> None:
        async with self.database.writing() as connection:
            here = (invitations.c.table_id == table_id, invitations.c.person == person.id)
            await connection.execute(delete(invitations).where(*here))

    # Keeping away

    async def shun(self, person: Person, card: str, how: SHUN | None) -> None:
        """Not hear somebody any more, or not meet him; nothing: no longer. He is not told."""
        async with self.database.writing() as connection:
            other = await person_of(connection, card)
            if other == person.id:
                raise Refused(Reason.NO_LISTENER)
            await keep_away(connection, person.id, other, how)
            if how == "block":
                await end_friendship(connection, person.id, other)


def title_of(settings: str) -> str:
    """The title in the stored settings of a table."""
    return msgspec.json.decode(settings, type=Titled).title


class Titled(msgspec.Struct):
    title: str = ""


async def no_longer_hear(connection: AsyncConnection, person: int, other: int, on: bool) -> None:
    """What was wished at one table holds at all; whoever is blocked stays so."""
    if not await avoids(connection, person, [other]):
        await keep_away(connection, person, other, "mute" if on else None)


async def keep_away(connection: AsyncConnection, person: int, other: int, how: SHUN | None) -> None:
    here = (shunned.c.person == person, shunned.c.other == other)
    await connection.execute(delete(shunned).where(*here))
    if how is None:
        return
    counted = select(shunned.c.other).where(shunned.c.person == person)
    if len((await connection.execute(counted)).all()) >= MOST_SHUNNED:
        raise Refused(Reason.TOO_MANY_FRIENDS, most=MOST_SHUNNED)
    await connection.execute(insert(shunned).values(person=person, other=other, how=how))


async def end_friendship(connection: AsyncConnection, one: int, other: int) -> None:
    both = or_(
        and_(friends.c.person == one, friends.c.friend == other),
        and_(friends.c.person == other, friends.c.friend == one),
    )
    await connection.execute(delete(friends).where(both))


async def way_of(connection: AsyncConnection, person: int) -> AnyRow:
    return (await connection.execute(select(ways).where(ways.c.person == person))).one()


async def person_of(connection: AsyncConnection, card: str) -> int:
    """Whose card this is."""
    found = await connection.execute(select(ways.c.person).where(ways.c.card == card))
    person = found.scalar_one_or_none()
    if person is None:
        raise Refused(Reason.NO_PERSON)
    return int(person)


async def giver_of(connection: AsyncConnection, link: str) -> AnyRow:
    asked = select(people.c.id, people.c.name).join(ways).where(ways.c.friend_link == link)
    found = (await connection.execute(asked)).one_or_none()
    if found is None:
        raise Refused(Reason.NO_LINK)
    return found


async def are_friends(connection: AsyncConnection, one: int, other: int) -> bool:
    asked = select(friends.c.since).where(friends.c.person == one, friends.c.friend == other)
    return (await connection.execute(asked)).scalar_one_or_none() is not None


async def avoids(connection: AsyncConnection, person: int, others: Sequence[int]) -> bool:
    """Has this person blocked one of these?"""
    asked = {"this": person, "others": list(others)}
    return (await connection.execute(BLOCKED, asked)).first() is not None


async def keeps_apart(connection: AsyncConnection, person: int, others: Sequence[int]) -> bool:
    """Has this person blocked one of these, or one of these him?"""
    asked = select(shunned.c.other).where(
        shunned.c.how == "block",
        or_(
            and_(shunned.c.person == person, shunned.c.other.in_(others)),
            and_(shunned.c.person.in_(others), shunned.c.other == person),
        ),
    )
    return (await connection.execute(asked)).first() is not None


async def waiting_at(connection: AsyncConnection, persons: Sequence[int]) -> dict[int, str]:
    """At which listed table each of these waits for players, if at one."""
    asked = (
        select(chairs.c.person, tables.c.id)
        .join_from(chairs, tables)
        .where(chairs.c.person.in_(persons), tables.c.status == "lobby", LISTED)
        .order_by(tables.c.made)
    )
    return {row.person: row.id for row in await connection.execute(asked)}

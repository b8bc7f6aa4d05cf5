"""Who is who: guests, accounts, and the sessions in which they come and go."""

import hashlib
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec
from sqlalchemy import delete, insert, select, union_all, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.people import names
from backroom.server.people.passphrases import Passphrases, proper_passphrase
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.database import Database
from backroom.server.storage.schema import chairs, people, sessions, tables, tokens, ways
from backroom.server.wire.rest import LANGUAGE
from backroom.words import LANGUAGES

HOUR = 60 * 60 * 1000
# Correspondence games take their time; a cookie found in an attic opens nothing.
SESSION_LASTS = 180 * 24 * HOUR
KNOWN_FOR = 10_000
"""Milliseconds for which a session is believed without being looked up: the operator's own tools
may end one too."""
MOST_KNOWN = 10_000


class Person(msgspec.Struct, frozen=True):
    """Somebody the house knows; a guest has no login."""

    id: int
    name: str
    login: str | None
    language: LANGUAGE
    owner: int | None = None
    """Of a bot from outside: whose it is."""

    @property
    def answers_for(self) -> int:
        """The person by whom it is counted: a bot costs what its owner costs."""
        return self.id if self.owner is None else self.owner


PERSON = (people.c.id, people.c.name, people.c.login, people.c.language)


@dataclass(frozen=True, slots=True)
class Arrival:
    """Somebody has come in. The secret goes into the cookie; the house keeps only its hash."""

    person: Person
    secret: str = field(repr=False)


class Known(NamedTuple):
    """Whose session it is, as far as was read."""

    person: Person
    until: int


class People:
    """All people of the house.

    Whoever becomes an account or changes the passphrase comes in anew: every older session of that
    person ends, because whoever holds one of them may be somebody else.
    """

    def __init__(
        self, database: Database, now: Callable[[], int], passphrases: Passphrases | None = None
    ) -> None:
        self.database = database
        self.now = now
        self.passphrases = passphrases or Passphrases()
        self.known: dict[str, Known] = {}
        """Sessions that were asked for lately, by their token."""
        self.changes = 0
        """Counts what may have made them untrue."""

    async def guest(self, name: str, language: str) -> Arrival:
        """A new guest comes in."""
        new = insert(people).values(
            name=names.proper_name(name), language=known_language(language), made=self.now()
        )
        async with self.database.writing() as connection:
            row = (await connection.execute(new.returning(*PERSON))).one()
            await connection.execute(insert(ways).values(person=row.id, card=secrets.token_hex(8)))
            return await self._come_in(connection, Person(*row))

    async def who(self, secret: str) -> Person | None:
        """Whose session this is, if anybody's."""
        now, token, changes = self.now(), hashed_secret(secret), self.changes
        known = self.known.get(token)
        if known is not None and known.until > now:
            return known.person
        session = sessions.c.token == token
        wanted = (
            select(sessions.c.seen, *PERSON)
            .join_from(sessions, people)
            .where(session, sessions.c.seen > now - SESSION_LASTS)
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        seen, *person = row
        if now - seen >= HOUR:
            async with self.database.writing() as connection:
                await connection.execute(update(sessions).where(session).values(seen=now))
        found = Person(*person)
        if self.database.is_ours_alone and changes == self.changes:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            noted = now if now - seen >= HOUR else seen
            self.known[token] = Known(found, min(now + KNOWN_FOR, noted + HOUR))
        return found

    async def lasting(self, shown: set[str]) -> set[str]:
        """Which of these sessions have not ended, and which of these tokens of bots."""
        kept = [select(each.c.token).where(each.c.token.in_(shown)) for each in (sessions, tokens)]
        async with self.database.reading() as connection:
            return set((await connection.execute(union_all(*kept))).scalars())

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Whatever is changed here, nobody is known any more who was before."""
        try:
            async with self.database.writing() as connection:
                yield connection
        finally:
            self.changes += 1
            self.known.clear()

    async def change(
        self, person: Person, name: str | None = None, language: str | None = None
    ) -> Person:
        """Another name, another language, or both at once; finished games keep the old name."""
        values: dict[str, str] = {}
        if name is not None:
            values["name"] = names.proper_name(name)
        if language is not None:
            values["language"] = known_language(language)
        if not values:
            return person
        change = update(people).where(people.c.id == person.id).values(values).returning(*PERSON)
        async with self.writing() as connection:
            row = (await connection.execute(change)).one_or_none()
        if row is None:
            raise Refused(Reason.STRANGER)
        return Person(*row)

    async def make_account(self, person: Person, login: str, passphrase: str) -> Arrival:
        """A guest becomes an account and keeps everything: seats, results, ratings."""
        login = names.proper_login(login)
        hashed = await self.passphrases.hash(proper_passphrase(passphrase))
        wanted = select(people.c.login).where(people.c.id == person.id).with_for_update()
        become = update(people).where(people.c.id == person.id)
        become = become.values(login=login, passphrase=hashed)
        try:
            async with self.writing() as connection:
                row = (await connection.execute(wanted)).one_or_none()
                if row is None:
                    raise Refused(Reason.STRANGER)
                if row.login is not None:
                    raise Refused(Reason.ACCOUNT_ALREADY)
                account = (await connection.execute(become.returning(*PERSON))).one()
                return await self._come_in_anew(connection, Person(*account))
        except IntegrityError:
            pass  # its text may hold the hash: it must not become the cause of the refusal
        raise Refused(Reason.LOGIN_TAKEN, login=login)

    async def log_in(self, login: str, passphrase: str) -> Arrival:
        """The holder of an account comes in."""
        wanted = select(people.c.id, people.c.passphrase)
        wanted = wanted.where(people.c.login == names.as_login(login))
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        kept: str | None = None if row is None else row.passphrase
        fits = await self.passphrases.fits(passphrase, kept)
        if row is None or kept is None or not fits:
            raise Refused(Reason.LOG_IN)
        renewed = kept
        if self.passphrases.is_outdated(kept):
            renewed = await self.passphrases.hash(passphrase)
        async with self.writing() as connection:
            person = await exchange_hash(connection, row.id, kept, renewed)
            if person is None:
                raise Refused(Reason.LOG_IN)
            return await self._come_in(connection, person)

    async def change_passphrase(self, person: Person, old: str, new: str) -> Arrival:
        """Another passphrase for this account."""
        wanted = select(people.c.passphrase).where(people.c.id == person.id)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            raise Refused(Reason.STRANGER)
        if row.passphrase is None:
            raise Refused(Reason.ACCOUNT_NONE)
        if not await self.passphrases.fits(old, row.passphrase):
            raise Refused(Reason.PASSPHRASE_WRONG)
        hashed = await self.passphrases.hash(proper_passphrase(new))
        async with self.writing() as connection:
            changed = await exchange_hash(connection, person.id, row.passphrase, hashed)
            if changed is None:
                raise Refused(Reason.PASSPHRASE_WRONG)
            return await self._come_in_anew(connection, changed)

    async def log_out(self, secret: str) -> None:
        """This session ends."""
        async with self.writing() as connection:
            await connection.execute(
                delete(sessions).where(sessions.c.token == hashed_secret(secret))
            )

    async def log_out_everywhere(self, person: Person) -> None:
        """Every session of the person ends."""
        async with self.writing() as connection:
            await end_sessions(connection, person)

    async def forget(self, person: Person) -> list[int]:
        """The person is no longer known, nor any bot of his; games stay, but belong to nobody. Who
        they all were."""
        async with self.writing() as connection:
            bots = select(tokens.c.person).where(tokens.c.owner == person.id)
            gone = [person.id, *(await connection.execute(bots)).scalars()]
            for each in gone:
                await erase(connection, each)
        return gone

    async def _come_in(self, connection: AsyncConnection, person: Person) -> Arrival:
        secret = secrets.token_urlsafe(32)
        now = self.now()
        await connection.execute(
            insert(sessions).values(
                token=hashed_secret(secret), person=person.id, made=now, seen=now
            )
        )
        return Arrival(person, secret)

    async def _come_in_anew(self, connection: AsyncConnection, person: Person) -> Arrival:
        await end_sessions(connection, person)
        return await self._come_in(connection, person)


async def exchange_hash(
    connection: AsyncConnection, person: int, old: str, new: str
) -> Person | None:
    """Keep another hash, unless the old one, just compared with, is no longer the person's.

    While somebody is still comparing, a change of passphrase may have locked them out.
    """
    change = update(people).where(people.c.id == person, people.c.passphrase == old)
    change = change.values(passphrase=new)
    row = (await connection.execute(change.returning(*PERSON))).one_or_none()
    return None if row is None else Person(*row)


async def erase(connection: AsyncConnection, person: int) -> None:
    """What has not begun goes with the person: his tables in the lobby, and his chairs at those of
    others."""
    waiting = select(tables.c.id).where(tables.c.status == "lobby")
    await connection.execute(
        delete(chairs).where(chairs.c.person == person, chairs.c.table_id.in_(waiting))
    )
    await connection.execute(
        delete(tables).where(tables.c.host == person, tables.c.status == "lobby")
    )
    await connection.execute(delete(people).where(people.c.id == person))


async def end_sessions(connection: AsyncConnection, person: Person) -> None:
    await connection.execute(delete(sessions).where(sessions.c.person == person.id))


def hashed_secret(secret: str) -> str:
    """What is kept of a secret. Anything at all may stand in a header, even half a character."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def known_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused(Reason.LANGUAGE, languages=LANGUAGES)
    return language

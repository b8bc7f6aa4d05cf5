"""Tokens: by one a program sits down as a bot from outside, somebody of its own at the table.

A bot is a person without a login whom no cookie opens. So it sees no more than its own chair, its
owner may sit beside it, and whatever is kept of people (chairs, results) is kept of it as well.
What it may do is decided where a request comes in (`web/identity.py`): sit, play and talk.
"""

import re
import secrets
from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import func, insert, select, update

from backroom.server.people import names
from backroom.server.people.people import PERSON, People, Person, erase, hashed_secret
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.database import Database
from backroom.server.storage.schema import people, tokens, ways

FORM = re.compile(r"backroom-[A-Za-z0-9_-]{43}")
"""Its beginning tells whoever searches texts for lost secrets what he has found."""
MOST_TOKENS = 10
"""For each account."""
MINUTE = 60_000
"""Milliseconds: the last use is noted no more exactly, so that a busy bot writes little."""


class Token(NamedTuple):
    """A token as its owner finds it again: without its secret, which nobody has kept."""

    card: str
    """By which the bot is named, as people are."""
    name: str
    made: int
    used: int | None


class Tokens:
    """All tokens of the house."""

    def __init__(self, database: Database, now: Callable[[], int], known: People) -> None:
        self.database = database
        self.now = now
        self.people = known

    async def make(self, owner: Person, name: str) -> tuple[Token, str]:
        """A new bot of this account, and the secret that is shown this once."""
        if owner.login is None:
            raise Refused(Reason.TOKENS_OF_ACCOUNTS)
        name, card, now = names.bots_name(name), secrets.token_hex(8), self.now()
        secret = f"backroom-{secrets.token_urlsafe(32)}"
        new = insert(people).values(name=name, language=owner.language, made=now)
        locked = select(people.c.id).where(people.c.id == owner.id).with_for_update()
        counted = select(func.count()).where(tokens.c.owner == owner.id)
        async with self.database.writing() as connection:
            if (await connection.execute(locked)).first() is None:
                raise Refused(Reason.STRANGER)
            if (await connection.execute(counted)).scalar_one() >= MOST_TOKENS:
                raise Refused(Reason.TOO_MANY_TOKENS, most=MOST_TOKENS)
            bot = (await connection.execute(new.returning(people.c.id))).scalar_one()
            await connection.execute(insert(ways).values(person=bot, card=card))
            kept = insert(tokens).values(token=hashed_secret(secret), person=bot, owner=owner.id)
            await connection.execute(kept)
        return Token(card, name, now, None), secret

    async def of(self, owner: Person) -> list[Token]:
        """The tokens of this account, the oldest first."""
        wanted = (
            select(ways.c.card, people.c.name, people.c.made, tokens.c.used)
            .select_from(tokens)
            .join(people, people.c.id == tokens.c.person)
            .join(ways, ways.c.person == tokens.c.person)
            .where(tokens.c.owner == owner.id)
            .order_by(people.c.made, people.c.id)
        )
        async with self.database.reading() as connection:
            return [Token(*row) for row in await connection.execute(wanted)]

    async def revoke(self, owner: Person, card: str) -> int:
        """This token opens nothing any more, and its bot is nobody: who it was. A game that it
        plays waits for it as for anybody who went away."""
        wanted = (
            select(tokens.c.person)
            .join(ways, ways.c.person == tokens.c.person)
            .where(ways.c.card == card, tokens.c.owner == owner.id)
        )
        async with self.people.writing() as connection:
            bot = (await connection.execute(wanted)).scalar_one_or_none()
            if bot is None:
                raise Refused(Reason.NO_TOKEN)
            await erase(connection, bot)
        return int(bot)

    async def who(self, secret: str) -> Person | None:
        """The bot that shows this secret, if it is one's."""
        if FORM.fullmatch(secret) is None:
            return None
        now, token = self.now(), hashed_secret(secret)
        wanted = (
            select(tokens.c.used, *PERSON, tokens.c.owner)
            .join(people, people.c.id == tokens.c.person)
            .where(tokens.c.token == token)
        )
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        if row is None:
            return None
        used, *person = row
        if used is None or now - used >= MINUTE:
            noted = update(tokens).where(tokens.c.token == token).values(used=now)
            async with self.database.writing() as connection:
                await connection.execute(noted)
        return Person(*person)

"""A house with an empty database, a clock that the test sets, and locks that turn quickly."""

import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import Select, Table, func, select

from backroom.server.people.passphrases import Passphrases
from backroom.server.people.people import Arrival, People
from backroom.server.refusals import Refused
from backroom.server.storage.database import Database
from backroom.server.storage.migrate import migrate
from backroom.words import LANGUAGES, Speaker

NOON = 1_790_000_000_000
FOLDER = TemporaryDirectory()  # goes away with the process
PHRASE = "seven quiet canaries"
OTHER_PHRASE = "eleven loud parrots"


class CountingHasher(PasswordHasher):
    """As weak as argon2id can be, and it counts how often it worked."""

    def __init__(self, time_cost: int = 1) -> None:
        super().__init__(time_cost=time_cost, memory_cost=8, parallelism=1)
        self.hashed = 0
        self.verified = 0

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.hashed += 1
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> bool:  # type: ignore[override]
        self.verified += 1
        return super().verify(hash, password)


class Clock:
    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


class House:
    """Everything that a test about people needs."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = Clock()
        self.hasher = CountingHasher()
        self.people = People(database, self.clock, Passphrases(self.hasher))

    async def account(self, login: str = "tony", name: str = "Tony") -> Arrival:
        guest = await self.people.guest(name, "en")
        return await self.people.make_account(guest.person, login, PHRASE)

    async def rows(self, wanted: Select[Any]) -> list[Any]:
        async with self.database.reading() as connection:
            return list((await connection.execute(wanted)).all())

    async def count(self, table: Table) -> int:
        ((number,),) = await self.rows(select(func.count()).select_from(table))
        return int(number)


@cache
def empty_database() -> Path:
    """Made once: a migration takes longer than a test."""
    file = Path(FOLDER.name) / "empty.sqlite"
    migrate(str(file))
    return file


@asynccontextmanager
async def open_database(folder: Path) -> AsyncIterator[Database]:
    file = folder / "house.sqlite"
    shutil.copy(empty_database(), file)
    database = await Database.open(str(file), synchronous="NORMAL")
    try:
        yield database
    finally:
        await database.close()


def said(refused: pytest.ExceptionInfo[Refused]) -> str:
    """The refusal in English, after seeing that it can be said in every language."""
    sentences = [Speaker(language).say(refused.value.message) for language in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES)
    return sentences[0]

"""The database without its service, or beside one that runs: for doctor, export and import."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from backroom.kernel.errors import BadInput
from backroom.server.storage.damage import Damaged
from backroom.server.storage.database import PATIENCE, Database, NotWritten, database_url
from backroom.server.storage.migrate import pending
from backroom.server.storage.sqlite import (
    connect_args,
    is_sqlite,
    listen,
    refuse_no_file,
    sqlite_file,
)
from backroom.server.storage.troubles import told_as


@asynccontextmanager
async def offline(address: str) -> AsyncIterator[Database]:
    """The database as it is; nothing about it is changed by opening it. BadInput if it cannot be
    used, now or later."""
    url = database_url(address)
    options = {}
    if is_sqlite(url):
        refuse_no_file(url)
        if not os.path.exists(sqlite_file(url)):
            raise BadInput(f"{sqlite_file(url)}: there is no such database")
        options["connect_args"] = connect_args(PATIENCE)
    if pending(url):
        raise BadInput(
            f"{url.database}: this database is of an older Backroom;"
            " make a copy of it, then `backroom serve` brings it up to date"
        )
    engine = create_async_engine(url, hide_parameters=True, **options)
    if is_sqlite(url):
        listen(engine.sync_engine, "foreign_keys=ON", "synchronous=FULL")
    database = Database(url, engine, PATIENCE)
    try:
        with told_as(BadInput, url):
            yield database
    except (NotWritten, Damaged) as fault:
        raise BadInput(str(fault)) from None
    except SQLAlchemyError as fault:
        raise BadInput(f"the database does not do its work: {reason_of(fault)}") from None
    finally:
        await database.close()


def reason_of(fault: SQLAlchemyError) -> str:
    """What the database itself said, in one line."""
    return str(getattr(fault, "orig", None) or fault).strip().partition("\n")[0]

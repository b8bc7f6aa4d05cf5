"""Brings a database to the tables that this Backroom needs."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, NullPool, create_engine, inspect

from backroom.kernel.errors import BadInput
from backroom.server.storage.database import PATIENCE, database_url
from backroom.server.storage.postgres import GROUND
from backroom.server.storage.sqlite import (
    WRITES,
    connect_args,
    is_sqlite,
    listen,
    refuse_no_file,
    sqlite_file,
)
from backroom.server.storage.troubles import told_as

MIGRATIONS = Path(__file__).parent / "migrations"


def migrate(address: str | URL) -> None:
    """Makes or changes the tables, all or nothing; does nothing to a database that has them.

    Two that start at the same moment wait for each other.
    """
    url = database_url(address)
    if is_sqlite(url):
        refuse_no_file(url)
    with connected(url, writes=True) as connection:
        revision_of(connection, url)
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def pending(address: str | URL) -> bool:
    """Whether the database lacks tables of this Backroom; one that is not there lacks them all."""
    url = database_url(address)
    if is_sqlite(url):
        refuse_no_file(url)
        if not os.path.exists(sqlite_file(url)):
            return True
    with connected(url, writes=False) as connection:
        newest = ScriptDirectory.from_config(configuration()).get_current_head()
        return revision_of(connection, url) != newest


def configuration() -> Config:
    config = Config()
    # Alembic would take a lone percent sign for the name of another setting.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


@contextmanager
def connected(url: URL, writes: bool) -> Iterator[Connection]:
    """One connection in one transaction, by the driver that needs no event loop."""
    if is_sqlite(url):
        # Foreign keys stay off: SQLite changes a table by copying and dropping it, and the drop
        # would take along whatever refers to it.
        engine = create_engine(
            url.set(drivername="sqlite"), connect_args=connect_args(PATIENCE), poolclass=NullPool
        )
        listen(engine)
    else:
        engine = create_engine(url, poolclass=NullPool)
    with (
        told_as(BadInput, url),
        engine.execution_options(**{WRITES: writes}).begin() as connection,
    ):
        if writes and not is_sqlite(url):
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({GROUND})")
        yield connection


def revision_of(connection: Connection, url: URL) -> str | None:
    """The revision of the database, None if it is empty; refuses what this Backroom cannot know."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        if inspect(connection).get_table_names():
            raise BadInput(f"{url.database}: this database has tables, but they are not Backroom's")
        return None
    scripts = ScriptDirectory.from_config(configuration())
    if revision not in {script.revision for script in scripts.walk_revisions()}:
        raise BadInput(
            f"{url.database}: this database is of a newer Backroom (its revision is {revision});"
            " install that one"
        )
    return revision

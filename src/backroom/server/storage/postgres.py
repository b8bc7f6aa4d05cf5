"""PostgreSQL: how its connections are made, who may write when, and what its troubles are."""

import select
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

CONNECTIONS: Final = 10
"""Of one node, for people and the lobby; as many more for a moment."""
PEN: Final = 0x6261636B_726F6F6D
"""The number of the lock that whoever writes has until he commits."""
GROUND: Final = PEN + 1
"""And of the one that whoever makes or changes tables has."""
TAKE_PEN: Final = f"SELECT pg_advisory_xact_lock({PEN})"

TROUBLES: Final[dict[str, str]] = {
    "08": "PostgreSQL cannot be reached",
    "25006": "this database may only be read",
    "25P03": "this took too long, and was given up",
    "28": "PostgreSQL does not let Backroom in: see to the user and the password in its address",
    "3D000": "there is no such database; `createdb` makes one",
    "40": "others were faster; nothing was written",
    "53100": "there is no room left on the disk of PostgreSQL",
    "53": "PostgreSQL has no room for more connections or more work",
    "55P03": "others wrote for too long",
    "57": "PostgreSQL is being stopped or started",
    "58": "the disk of PostgreSQL could not be read or written",
}
"""By SQLSTATE, or by its class: its first two signs."""
NO_ANSWER: Final = "PostgreSQL does not answer"
LOST: Final = ("OperationalError", "InterfaceError")
"""What the driver raises where the other side has said nothing at all."""


class Fence(NamedTuple):
    """Of these tables a node writes only if it has charge of them when that is committed."""

    node: str
    tables: frozenset[str]


NO_FENCE = Fence("", frozenset())


class Missing(NamedTuple):
    """Tables of which nothing was written."""

    closed: frozenset[str]
    """The fence has closed them to this node."""
    taken: frozenset[str]
    """Somebody else has written in that place."""


NOTHING_MISSING = Missing(frozenset(), frozenset())


def is_postgres(url: URL) -> bool:
    return url.get_backend_name() == "postgresql"


def connect_args(patience: float, safe: bool = True) -> dict[str, Any]:
    """Nobody waits for ever: neither for a lock, nor for somebody who has gone without a word."""
    wait = int(patience * 1000)
    options = {
        "lock_timeout": wait,
        "idle_in_transaction_session_timeout": 2 * wait,
        "synchronous_commit": "on" if safe else "off",
    }
    return {
        "options": " ".join(f"-c {name}={value}" for name, value in options.items()),
        "application_name": "backroom",
        "connect_timeout": max(2, int(patience)),
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 2 * wait,
    }


def postgres_engine(url: URL, patience: float, safe: bool) -> AsyncEngine:
    """Parameters are hidden: what people write must not get into an error, and so into a log."""
    # Only where there is PostgreSQL there is its driver.
    import backroom.server.storage.postgres_text  # noqa: F401

    engine = create_async_engine(
        url,
        hide_parameters=True,
        connect_args=connect_args(patience, safe),
        pool_size=CONNECTIONS,
        max_overflow=CONNECTIONS,
        pool_timeout=patience,
    )
    event.listen(engine.sync_engine, "checkout", refuse_broken_line)
    return engine


def refuse_broken_line(connection: Any, *_: object) -> None:
    """Whoever takes a line that was cut while it rested gets another one. A line that rests is
    silent: if there is something to be read, it is a goodbye. To ask would cost a round trip."""
    line = select.poll()
    line.register(connection.driver_connection.fileno(), select.POLLIN | select.POLLHUP)
    if line.poll(0):
        raise DisconnectionError


async def take_pen(connection: AsyncConnection) -> None:
    """One writes at a time, at whatever node, as in an SQLite file: what is looked up before it is
    changed is true until the commit. Logs need no pen, they have their fence."""
    await connection.exec_driver_sql(TAKE_PEN)


def trouble_of(error: BaseException | None) -> str | None:
    """What is wrong with PostgreSQL, as a sentence; None if it is not to blame."""
    found = error.orig if isinstance(error, DBAPIError) else error
    state: str | None = getattr(found, "sqlstate", None)
    if state is not None:
        return TROUBLES.get(state) or TROUBLES.get(state[:2])
    kinds = {each.__name__ for each in type(found).__mro__ if "psycopg" in each.__module__}
    if not kinds & set(LOST):
        return None
    # Without a state these are the driver's own words, or those with which a line was refused;
    # there is nothing in them that people wrote.
    return f"{NO_ANSWER}: {str(found).strip().partition(chr(10))[0]}"

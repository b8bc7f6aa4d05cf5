"""Who may do what at a table: decided here, once, for REST and for sockets."""

import hmac
from typing import NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.table_rows import ChairRow, TableRow, chairs_of, find_table
from backroom.server.wire.rest import ROLE


class Access(NamedTuple):
    """A table, and what this person with this link may do at it."""

    row: TableRow
    chairs: list[ChairRow]
    seat: int | None
    is_host: bool
    link: ROLE | None

    @property
    def may_see(self) -> bool:
        """Somebody without any right is told that there is no such table."""
        row = self.row
        return self.seat is not None or self.is_host or row.settings.listed or self.link is not None

    @property
    def may_join(self) -> bool:
        return self.is_host or self.row.settings.listed or self.link in ("play", "host")

    @property
    def may_watch(self) -> bool:
        return self.row.settings.watchers and self.may_see


def role_of(row: TableRow, link: str | None) -> ROLE | None:
    """What this link is good for at this table. Compared in constant time."""
    if link:
        given = link.encode("utf-8", "surrogatepass")
        links: list[tuple[ROLE, str]] = [
            ("play", row.play_link),
            ("watch", row.watch_link),
            ("host", row.host_link),
        ]
        for role, right in links:
            if hmac.compare_digest(given, right.encode()):
                return role
    return None


def access(
    row: TableRow, chairs: list[ChairRow], person: Person | None, link: str | None
) -> Access:
    seat = None
    if person is not None:
        seat = next((chair.seat for chair in chairs if chair.person == person.id), None)
    is_host = person is not None and row.host == person.id
    return Access(row, chairs, seat, is_host, role_of(row, link))


async def enter(
    connection: AsyncConnection, table_id: str, person: Person | None, link: str | None = None
) -> Access:
    """The table as far as this person may come in; a refusal if not at all."""
    row = await find_table(connection, table_id)
    if row is None:
        raise Refused(Reason.NO_TABLE)
    found = access(row, await chairs_of(connection, table_id), person, link)
    if not found.may_see:
        raise Refused(Reason.NO_TABLE)
    return found

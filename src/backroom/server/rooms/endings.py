"""What becomes of a table that people leave: they end it by a vote, or it gets another host."""

import asyncio

import msgspec

from backroom.server.lobby.access import enter
from backroom.server.people.names import is_bots_name
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.room import Room
from backroom.server.rooms.rooms import Rooms
from backroom.server.storage.database import NotWritten
from backroom.server.storage.schema import tables
from backroom.server.storage.table_rows import change_table

AWAY = 600_000
"""Milliseconds after which somebody who is not there is not asked any more, at a live table."""


async def vote(rooms: Rooms, person: Person, table_id: str, wish: bool) -> None:
    """Somebody wishes to end the game unfinished, or does not any more. When all wish it, it ends:
    for nobody's rating, and with its log kept."""
    room = await rooms.open(table_id)
    async with rooms.house.database.writing() as connection:
        found = await enter(connection, table_id, person)
        if found.row.status == "ended":
            raise Refused(Reason.ENDED)
        if found.seat is None:
            raise Refused(Reason.NOT_SEATED)
        if found.row.status != "playing":
            raise Refused(Reason.NOT_BEGUN if found.row.status == "lobby" else Reason.HAS_BEGUN)
        votes = set(found.row.votes_to_end) - {found.seat}
        votes |= {found.seat} if wish else set()
        kept = msgspec.json.encode(sorted(votes)).decode() if votes else None
        changes: dict[str, object] = {"votes": kept}
        if wish and voters(room) <= votes:
            changes |= {"status": "ended", "ended": rooms.house.now()}
        await change_table(connection, table_id, changes, tables.c.status == "playing")
    rooms.house.bus.publish(table_id, -1)


def voters(room: Room) -> set[int]:
    """Who has a say: whoever still plays. A player whose chair a bot keeps has left; one who has
    not looked at a live table for long must not hold the others, and a bot from outside never."""
    table, _ = room.playing()
    long_ago = room.house.now() - AWAY
    away = room.presence.absent_since
    return {
        seat
        for seat in table.persons()
        if not is_bots_name(table.opening.names[seat])
        and (room.by_correspondence or away.get(seat, long_ago + 1) > long_ago)
    }


class Hosts:
    """Sees to it that a table at which people sit has a host who is there."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.house = rooms.house
        self.seen: dict[str, int] = {}
        """When the host of each table was last there."""

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            await asyncio.sleep(self.house.settings.host_after / 8)
            try:
                await self.look_around()
            except NotWritten as fault:
                self.house.log.error("hosts", fault=str(fault))

    async def look_around(self) -> None:
        """At all tables in memory."""
        now = self.house.now()
        running = self.rooms.running
        self.seen = {each: at for each, at in self.seen.items() if each in running}
        for table_id, each in list(running.items()):
            room = each.room
            heir = self.heir(room)
            if not room.in_charge or self.is_there(room) or heir is None or room.by_correspondence:
                self.seen[table_id] = now
            elif now - self.seen.setdefault(table_id, now) >= self.house.settings.host_after * 1000:
                await self.pass_on(room, heir)

    def is_there(self, room: Room) -> bool:
        """A quick match needs no host before it begins: it begins by itself."""
        if room.row.status not in ("lobby", "playing") or room.row.match is not None:
            return True
        return room.presence.sees(room.row.host)

    def heir(self, room: Room) -> int | None:
        """The first at the table who is there, and no bot from outside."""
        there = room.presence.seated()
        people = (chair for chair in room.chairs if not is_bots_name(chair.name))
        return next((each.person for each in people if each.seat in there and each.person), None)

    async def pass_on(self, room: Room, heir: int) -> None:
        """Unless the host has just changed."""
        before = room.row.host
        same = tables.c.host.is_(None) if before is None else tables.c.host == before
        async with self.house.database.writing() as connection:
            await change_table(connection, room.row.id, {"host": heir}, same)
        self.house.log.info("new_host", table=room.row.id)
        self.house.bus.publish(room.row.id, -1)

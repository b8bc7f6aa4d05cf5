"""Opening the house: the parts of a service are put together, and taken apart again in order."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

import structlog
from sqlalchemy import text

from backroom.bots.pool import BotPool
from backroom.server.calling.caller import Caller
from backroom.server.calling.subscriptions import Subscriptions
from backroom.server.house import House
from backroom.server.lobby.directory import Directory
from backroom.server.lobby.lobby import Lobby
from backroom.server.nodes.nodes import Alone, Nodes
from backroom.server.operations.evenings import Evenings
from backroom.server.operations.file_reader import FileReader
from backroom.server.operations.limits import Limits
from backroom.server.operations.metrics import Metrics
from backroom.server.operations.settings import Settings
from backroom.server.operations.steady_clock import SteadyClock, tell_if_strayed, wall_clock
from backroom.server.operations.tallies import AloneTallies, Tallies
from backroom.server.people.circle import Circle
from backroom.server.people.people import People
from backroom.server.people.rankings import Rankings
from backroom.server.people.ratings import Ratings
from backroom.server.people.tokens import Tokens
from backroom.server.rooms.endings import Hosts
from backroom.server.rooms.matching import Matching
from backroom.server.rooms.rooms import Rooms
from backroom.server.storage.bus import Bus, LocalBus
from backroom.server.storage.database import Database
from backroom.server.storage.log_writer import LogWriter
from backroom.server.storage.migrate import migrate
from backroom.server.storage.pulse import Pulse

DATABASE_CLOCK = "SELECT CAST(1000 * extract(epoch FROM clock_timestamp()) AS bigint)"


class Service(NamedTuple):
    """A house that is open, its tables, and what happens at them without anybody's asking."""

    house: House
    rooms: Rooms
    matching: Matching
    caller: Caller


class Others(NamedTuple):
    """What this node has to do with other nodes."""

    bus: Bus
    nodes: Nodes
    tallies: Tallies

    async def leave(self) -> None:
        await self.tallies.close()
        await self.nodes.leave()
        await self.bus.close()


async def joined(settings: Settings, database: Database) -> Others:
    """A house on an SQLite file is one process; one on PostgreSQL finds its other nodes, or refuses
    to open."""
    if database.is_ours_alone:
        return Others(LocalBus(), Alone(), AloneTallies())
    # Their driver comes with the extra `postgres`.
    from backroom.server.nodes.member import Member
    from backroom.server.nodes.tallies import SharedTallies
    from backroom.server.storage.notifications import PostgresBus

    name = secrets.token_hex(8)
    bus = PostgresBus(database.url, name)
    await bus.open()
    nodes = Member(database.url, name, f"{settings.host}:{settings.port}", bus)
    tallies = SharedTallies(database.url, nodes)
    try:
        await nodes.join()
        await tallies.open()
    except BaseException:
        await bus.close()
        raise
    return Others(bus, nodes, tallies)


async def house_clock(database: Database) -> SteadyClock:
    """Nodes of one house reckon from the same clock: that of their database."""
    if database.is_ours_alone:
        return SteadyClock(wall_clock())
    async with database.reading() as connection:
        return SteadyClock((await connection.execute(text(DATABASE_CLOCK))).scalar_one())


@asynccontextmanager
async def opened(
    settings: Settings, now: Callable[[], int] | None = None
) -> AsyncIterator[Service]:
    """The service, for as long as it is open. Closing it loses nothing: what was acknowledged is in
    the database already."""
    migrate(settings.database)
    database = await Database.open(settings.database, "FULL" if settings.safe else "NORMAL")
    try:
        now = now or await house_clock(database)
        others = await joined(settings, database)
    except BaseException:
        await database.close()
        raise
    writer = LogWriter(database)
    bots = BotPool(settings.bot_workers, settings.bot_limit)
    files = FileReader()
    evenings = Evenings()
    directory = Directory(database)
    people = People(database, now)
    house = House(
        settings=settings,
        database=database,
        writer=writer,
        pulse=Pulse(database),
        bus=others.bus,
        nodes=others.nodes,
        tallies=others.tallies,
        bots=bots,
        files=files,
        evenings=evenings,
        people=people,
        tokens=Tokens(database, now, people),
        ratings=Ratings(database),
        rankings=Rankings(database, now),
        circle=Circle(database, now),
        lobby=Lobby(database, now, others.bus, directory, files, settings),
        directory=directory,
        metrics=Metrics(),
        limits=Limits(settings, others.tallies, now),
        log=structlog.get_logger("backroom"),
        now=now,
    )
    for name, pool in (("bots", bots), ("files", files.workers), ("evenings", evenings.workers)):
        others.tallies.share_turns(name, pool.turns)
    rooms = Rooms(house)
    caller = Caller(rooms, Subscriptions(database, settings, now))
    await rooms.start()
    await caller.start()
    matching = Matching(rooms, caller.call_to_match)
    by_themselves = (matching.run(), Hosts(rooms).run(), tell_if_strayed(now, house.log))
    tasks = [asyncio.create_task(each) for each in by_themselves]
    house.log.info("open", database=database.url.render_as_string(hide_password=True))
    try:
        yield Service(house, rooms, matching, caller)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await caller.close()
        await rooms.close()
        await others.leave()
        await bots.close()
        await files.close()
        await evenings.close()
        await writer.close()
        await database.close()
        house.log.info("closed")

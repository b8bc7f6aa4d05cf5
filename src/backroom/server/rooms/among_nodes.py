"""The tables of this node among those of the others: who sits where, and who has charge of what.

One task does it, many tables at a time: it writes down who sits here, reads who sits elsewhere, and
takes charge of tables at which somebody is here and that nobody has charge of. What fails is done
again a moment later.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from backroom.server.nodes.nodes import Nodes
from backroom.server.rooms.room import Room
from backroom.server.storage.database import NotWritten

if TYPE_CHECKING:
    from backroom.server.rooms.rooms import Rooms

AGAIN = 0.3
"""Seconds until it is tried again."""
LOOK = 3.0
"""Seconds after which it looks also where nobody has said anything."""


class AmongNodes:
    """Keeps the rooms of this node in step with the other nodes."""

    def __init__(self, rooms: "Rooms") -> None:
        self.rooms = rooms
        self.house = rooms.house
        self.nodes: Nodes = rooms.house.nodes
        self.written: dict[str, set[tuple[int, int]]] = {}
        """Who sits here, as the others know it."""
        self.stirred: set[str] = set()
        """Tables at which somebody came or went here."""
        self.unread: set[str] = set()
        """Tables at which somebody came or went elsewhere."""
        self.missed: set[str] = set()
        """Tables that could not be read anew."""
        self.all = False
        """News may have been missed: look at every table."""
        self.on_free: list[Callable[[str], None]] = []
        """Told of a table whose node has gone."""
        self.looked_at = 0.0
        """When it last looked where nobody has said anything."""
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.nodes.alone:
            return
        bus = self.house.bus
        bus.hear("present", lambda table_id, _: self.note(self.unread, table_id))
        bus.hear("free", lambda table_id, _: self.note(self.stirred, table_id))
        bus.on_gap(self.look_at_all)
        self.nodes.on_change(self.look_at_all)
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """From now on nothing is told; that this node goes says it all."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def takes_charge(self, table_id: str) -> bool:
        """Does what happens by itself at this table happen here, or may it from now on?"""
        if self.nodes.has_charge(table_id):
            return True
        try:
            return table_id in await self.nodes.take_charge([table_id])
        except NotWritten:
            return False

    def came_free(self, table_id: str) -> None:
        """The node that had charge of this table has gone."""
        self.rooms.hearing.begin(self.rooms.hearing.open_if_due(table_id))
        for listener in self.on_free:
            listener(table_id)

    def note(self, where: set[str], table_id: str) -> None:
        if table_id in self.rooms.running:
            where.add(table_id)
            self.wake.set()

    def attend(self, room: Room) -> Callable[[], None]:
        """What this room calls when somebody comes or goes."""
        return lambda: self.note(self.stirred, room.row.id)

    def look_at_all(self) -> None:
        self.all = True
        self.wake.set()

    async def opened(self, room: Room) -> None:
        """A room that has just been loaded knows who sits elsewhere before anybody asks."""
        if self.nodes.alone:
            return
        room.on_seated = self.attend(room)
        await room.look_who_is_there()

    async def put_away(self, table_id: str, keep: bool) -> None:
        """This table has left the memory; something may be due there nevertheless."""
        if not self.written.get(table_id):
            self.written.pop(table_id, None)
        if not keep:
            with suppress(NotWritten):
                await self.nodes.let_go([table_id])

    async def run(self) -> None:
        """Until cancelled."""
        while True:
            try:
                await self.step()
            except NotWritten:
                self.wake.set()
                await asyncio.sleep(AGAIN)
            except Exception as fault:  # one table with a defect must not stop the others
                self.house.log.error("among_nodes", exc_info=fault)
                await asyncio.sleep(AGAIN)
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.wake.wait()

    async def step(self) -> None:
        self.wake.clear()
        everything, self.all = self.all, False
        stirred, unread, missed = set[str](), set[str](), set[str]()
        try:
            if everything:
                await self.catch_up()
            stirred, self.stirred = self.stirred, stirred
            unread, self.unread = self.unread, unread
            missed, self.missed = self.missed, missed
            await self.tell_who_sits_here(stirred, everything)
            await self.read_who_sits_elsewhere(unread)
            await self.share_out(stirred)
            for table_id in missed & self.rooms.running.keys():
                self.rooms.hearing.read_anew(self.rooms.running[table_id].room)
        except BaseException:
            self.stirred |= stirred
            self.unread |= unread
            self.missed |= missed
            self.all |= everything
            raise

    async def catch_up(self) -> None:
        """Nodes have come or gone, or this one was deaf: nothing is taken for granted."""
        here = self.rooms.running.keys()
        self.stirred |= here | self.written.keys()
        self.unread |= here
        self.missed |= here
        for table_id in await self.nodes.orphans():
            if table_id not in here:
                self.came_free(table_id)

    async def tell_who_sits_here(self, table_ids: set[str], again: bool) -> None:
        news: dict[str, set[tuple[int, int]]] = {}
        for table_id in table_ids:
            running = self.rooms.running.get(table_id)
            here = set() if running is None else running.room.presence.persons()
            if again or here != self.written.get(table_id, set()):
                news[table_id] = here
        if news:
            await self.nodes.seat(news)
            self.written |= {table_id: here for table_id, here in news.items() if here}
            for table_id in [each for each, here in news.items() if not here]:
                self.written.pop(table_id, None)

    async def read_who_sits_elsewhere(self, table_ids: set[str]) -> None:
        found = await self.nodes.seated(table_ids)
        for table_id, seated in found.items():
            running = self.rooms.running.get(table_id)
            if running is not None:
                running.room.learn(seated)

    async def share_out(self, stirred: set[str]) -> None:
        """Each table at which somebody is here has somebody in charge: this node, or another."""
        now = asyncio.get_running_loop().time()
        candidates = stirred & self.rooms.running.keys()
        if now >= self.looked_at + LOOK:
            self.looked_at = now
            candidates = set(self.rooms.running)
            self.count()
        rooms = [self.rooms.running[each].room for each in candidates]
        free = [each.row.id for each in rooms if each.wants_charge and not each.in_charge]
        idle = [each.row.id for each in rooms if not each.wants_charge and each.in_charge]
        await self.nodes.let_go(idle)
        taken = await self.nodes.take_charge(free)
        for table_id in taken:
            running = self.rooms.running.get(table_id)
            if running is not None:
                self.rooms.hearing.read_anew(running.room)
                running.room.wake()

    def count(self) -> None:
        metrics = self.house.metrics
        metrics.nodes.set(1 + len(self.nodes.names()))
        metrics.charge.set(sum(each.room.in_charge for each in self.rooms.running.values()))

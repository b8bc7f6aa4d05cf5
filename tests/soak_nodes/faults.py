"""What goes wrong: chosen by chance, one after the other, while people play."""

import asyncio
import os
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

import psycopg

from bots.processes import children_of
from server.nodes.cluster import Cluster, Wanderer
from server.running import Running
from soak_nodes.full_disk import disk
from soak_nodes.jumping_clock import set_clock

FEW = 5
"""What has no more weight than this takes some seconds."""
FROZEN = (0.5, 7.0)
"""Seconds that a node sleeps: sometimes longer than the others wait for it."""
HOUR = 3_600
DOWN = (0.0, 3.0)
"""Seconds that PostgreSQL is not there."""


class Faults:
    """Makes them, and counts them."""

    def __init__(self, house: Cluster, people: list[Wanderer], chance: random.Random) -> None:
        self.house = house
        self.people = people
        self.chance = chance
        self.counted: Counter[str] = Counter()
        self.slow: dict[str, asyncio.Task[bool]] = {}
        """Faults that take their time: at most one node and PostgreSQL are down at a time."""
        self.kinds: list[tuple[int, str, Callable[[], Awaitable[bool]]]] = [
            (60, "sockets cut", self.cut_socket),
            (16, "lines of PostgreSQL cut", self.cut_line),
            (10, "sockets that read nothing for some seconds", self.deafen),
            (7, "kill -9 of a process in which bots think", self.kill_worker),
            (6, "the clock of a machine set, by up to an hour", self.set_clock),
            (5, "a node asleep for some seconds", self.freeze),
            (5, "kill -9 of a node", self.kill_node),
            (3, "a node stopped and another started", self.replace_node),
            (2, "PostgreSQL stopped and started", self.restart),
            (2, "PostgreSQL crashed and started", self.crash),
            (3, "PostgreSQL's disk full for some seconds", self.fill_disk),
        ]

    async def make(self, seconds: float, pause: float) -> None:
        """So long, with so much time between two on average."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        weights = [weight for weight, _, _ in self.kinds]
        while loop.time() < end:
            [(weight, name, fault)] = self.chance.choices(self.kinds, weights)
            if weight > FEW:
                self.counted[name] += await fault()
            else:
                self.begin(name, fault)
            for task in self.slow.values():
                if task.done():
                    task.result()
            await asyncio.sleep(self.chance.uniform(0, 2 * pause))
        await asyncio.gather(*self.slow.values())

    def begin(self, name: str, fault: Callable[[], Awaitable[bool]]) -> None:
        """In the background: other things go wrong meanwhile."""
        which = "PostgreSQL" if name.startswith("PostgreSQL") else "a node"
        under_way = self.slow.get(which)
        if under_way is None or under_way.done():
            self.slow[which] = asyncio.ensure_future(fault())
            self.counted[name] += 1

    def some_node(self) -> Running:
        return self.chance.choice(self.house.alive)

    async def cut_socket(self) -> bool:
        """Without a word, as by a cable that is pulled."""
        line = self.chance.choice(self.people).line
        if line is None:
            return False
        line.transport.abort()
        return True

    async def deafen(self) -> bool:
        """The node's buffers for him fill up; what it does about that is its own affair."""
        self.chance.choice(self.people).deaf = self.chance.uniform(*FROZEN)
        return True

    async def set_clock(self) -> bool:
        """Of one machine, forwards or backwards: seats are held by time, and moments are logged."""
        node = self.chance.choice(self.house.alive)
        set_clock(node.folder, self.chance.randint(-HOUR, HOUR))
        return True

    async def cut_line(self) -> bool:
        def cut() -> bool:
            with suppress(psycopg.Error):
                found = self.house.ask(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                    " WHERE application_name = 'backroom' ORDER BY random() LIMIT 1"
                )
                return bool(found)
            return False

        return await asyncio.to_thread(cut)

    async def kill_worker(self) -> bool:
        workers = children_of(self.some_node().process.pid)
        if not workers:
            return False
        with suppress(ProcessLookupError):
            os.kill(self.chance.choice(sorted(workers)), signal.SIGKILL)
        return True

    async def freeze(self) -> bool:
        node = self.some_node()
        node.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(*FROZEN))
        node.process.send_signal(signal.SIGCONT)
        return True

    async def kill_node(self) -> bool:
        await self.end(signal.SIGKILL)
        return True

    async def replace_node(self) -> bool:
        await self.end(signal.SIGTERM)
        return True

    async def end(self, how: signal.Signals) -> None:
        await asyncio.to_thread(self.some_node().stop, how)
        await asyncio.to_thread(self.house.start_in_the_end)

    async def restart(self) -> bool:
        return await self.go_down(signal.SIGINT)

    async def crash(self) -> bool:
        return await self.go_down(signal.SIGQUIT)

    async def fill_disk(self) -> bool:
        """Every statement that writes is refused in PostgreSQL's own words."""
        await asyncio.to_thread(self.house.ask_in_the_end, disk(full=True))
        await asyncio.sleep(self.chance.uniform(*FROZEN))
        await asyncio.to_thread(self.house.ask_in_the_end, disk(full=False))
        return True

    async def go_down(self, how: signal.Signals) -> bool:
        await asyncio.to_thread(self.house.postgres.stop, how)
        await asyncio.sleep(self.chance.uniform(*DOWN))
        await asyncio.to_thread(self.house.postgres.start)
        return True

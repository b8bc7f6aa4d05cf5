"""The queue and the event of a socket; and nothing of a closed socket waits for the collector."""

import asyncio
import gc
from collections.abc import Callable
from pathlib import Path
from typing import cast
from weakref import ref

from backroom.server.operations.small_parts import Gate, Inbox
from backroom.server.web.socket_backpressure import BackpressureProtocol
from builders.running_house import open_house, until


def test_what_comes_in_is_read_in_order_also_by_who_waited_for_it() -> None:
    async def run() -> None:
        inbox = Inbox()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        assert not inbox.empty()
        assert [await reader, await inbox.get(), await inbox.get()] == [0, 1, 2]
        assert inbox.empty()

    asyncio.run(run())


def test_a_reader_that_is_sent_away_takes_nothing_with_him() -> None:
    async def run() -> None:
        inbox = Inbox()
        reader = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait("a message")
        reader.cancel()
        await asyncio.wait([reader])
        assert reader.cancelled()
        assert await inbox.get() == "a message"

    asyncio.run(run())


def test_all_who_come_to_a_shut_gate_go_on_when_it_opens() -> None:
    async def run() -> None:
        gate = Gate()
        await gate.wait()
        gate.clear()
        waiting = [asyncio.create_task(gate.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not gate.is_set()
        assert not any(each.done() for each in waiting[1:])
        assert len(gate._waiting) == 2, "who went away is forgotten"
        gate.set()
        await asyncio.gather(*waiting[1:])

    asyncio.run(run())


def test_our_pings_are_answered_without_anybody_who_reads_more_than_that(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        client = house.guest("Anna")
        table = client.make("counterfeiters", 2)
        with client.socket(table) as socket:
            socket.wait("welcome")
            [visitor] = house.service.rooms.running[table["id"]].room.presence.visitors
            line = cast(BackpressureProtocol, visitor.line)
            assert line._conn is None, "who read how it was asked for is not needed any more"
            house.inside(line.stop_keepalive)
            house.inside(line.send_keepalive_ping)
            until(lambda: line.pending_ping_payload is None, "the ping is answered")
            assert line.pong_timer is None
            assert line._conn is None
            assert socket.ask("ping")["type"] == "done"


def test_nothing_of_a_closed_socket_waits_for_the_collector(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        client = house.guest("Anna")
        table = client.make("counterfeiters", 2)
        with client.socket(table) as socket:
            socket.wait("welcome")
            [visitor] = house.service.rooms.running[table["id"]].room.presence.visitors
            kept: list[Callable[[], object]] = [ref(visitor), ref(visitor.line)]
            del visitor
            gc.collect()
            gc.disable()
        try:
            until(lambda: all(each() is None for each in kept), "it is gone")
        finally:
            gc.enable()

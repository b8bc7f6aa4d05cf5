"""A service that dies, or is stopped, in the middle of moving tables loses nothing that it has
acknowledged, and everybody goes on where they were."""

import asyncio
import json
import os
import random
import shutil
import signal
import socket
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from backroom.server.rooms.visitor import MOST_REPLIES
from bots.processes import children_of, is_running, linux_only
from builders.running_house import PATIENCE, until
from server.crowd import Crowd, Player, seated
from server.running import Running, serving

pytestmark = pytest.mark.sqlite_only

FILE = "backroom.db"
TABLES = 50 if "BACKROOM_SOAK" in os.environ else 16
FEW_TABLES = 8
ROOM = ("--limit", f"sockets_a_person={TABLES}", "--limit", "tables_a_person=1000")
PORTS = range(20_000, 32_000)
"""No program gets one of these by itself, so a port stays free while the service is down."""
GOODBYE = ("service-closing", 1001)
ALMOST_NEVER = {"backroom.server.web.serve.STOPPING": 3600}
"""A service that would wait so long for its last clients before it stops."""


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port


async def play_on(crowd: Crowd, moves: int, chance: random.Random) -> None:
    """Everybody comes, and people make so many moves at every table that is not over; until some
    moment after that."""
    goals = {table: crowd.moves_at(table) + moves for table in crowd.tables}
    crowd.come()

    def all_moved() -> bool:
        return all(
            crowd.moves_at(table) >= goal or crowd.is_over(table) for table, goal in goals.items()
        )

    await crowd.until(all_moved, "every table has moved")
    moment = crowd.moves() + chance.randrange(2 * len(goals))
    await crowd.until(lambda: crowd.moves() >= moment, "the moment has come")


async def ended(crowd: Crowd, running: Running, file: Path, how: signal.Signals) -> int:
    """The service is ended in the middle of everything. Its file has all that it acknowledged, and
    no bot stays behind."""
    assert crowd.guests[0].get("/health")["aside"] == []
    family = children_of(running.process.pid)
    assert family, "no bot is at work"
    code = await asyncio.to_thread(running.stop, how)
    await crowd.gone()
    crowd.find_all_kept(file)
    until(lambda: not any(is_running(each) for each in family), "the bots are gone as well")
    return code


@linux_only
def test_after_kill_9_amid_many_tables_nothing_is_lost_and_all_play_on(
    tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    port = free_port()

    async def run() -> None:
        crowd: Crowd | None = None
        for how_safe, moves in (["--fast-commits"], 0), ([], 1), (["--fast-commits"], 3):
            with serving(tmp_path, *ROOM, *how_safe, port=port) as running:
                crowd = crowd or seated(running, TABLES, chance)
                await play_on(crowd, moves, chance)
                code = await ended(crowd, running, tmp_path / FILE, signal.SIGKILL)
                assert code == -signal.SIGKILL

    asyncio.run(run())


@linux_only
def test_a_service_that_is_told_to_stop_says_goodbye_and_keeps_everything(
    tmp_path: Path, seed: int
) -> None:
    chance = random.Random(seed)
    port = free_port()

    async def run() -> None:
        patient = ("--limit", "patience=3600")
        with serving(tmp_path, *ROOM, *patient, port=port, constants=ALMOST_NEVER) as running:
            crowd = seated(running, FEW_TABLES, chance)
            async with AsyncExitStack() as frozen:
                await play_on(crowd, 1, chance)
                for table in list(crowd.tables)[:2]:
                    await freeze(frozen, crowd.tables[table][0])
                assert await ended(crowd, running, tmp_path / FILE, signal.SIGTERM) == 0
        for player in crowd.players:
            assert player.is_over or (player.goodbye, player.close_code) == GOODBYE
        alone = tmp_path / "alone.db"
        shutil.copy(tmp_path / FILE, alone)
        crowd.find_all_kept(alone)
        with serving(tmp_path, *ROOM, port=port) as running:
            await play_on(crowd, 1, chance)
            assert await ended(crowd, running, tmp_path / FILE, signal.SIGTERM) == 0

    asyncio.run(run())


async def freeze(frozen: AsyncExitStack, player: Player) -> None:
    """Somebody opens another socket at the table of this player, asks for far more than it takes,
    and does not read. Its packets are small, so that the system keeps little for it."""
    line = socket.socket()
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", player.client.port))
    opening = connect(
        player.address,
        sock=line,
        additional_headers={"Cookie": player.client.cookies()},
        compression=None,
        max_queue=1,
        open_timeout=PATIENCE,
        close_timeout=0.1,
    )
    stuck = await frozen.enter_async_context(opening)
    for _ in range(MOST_REPLIES - 50):
        await stuck.send(json.dumps({"type": "x" * 300, "id": 0}))
    until(lambda: unsent(line) > 10_000, "nothing more goes through")


def unsent(line: socket.socket) -> int:
    """Bytes for this client that the system still keeps, by the service's end of the line."""
    here, there = [f"{each[1]:04X}" for each in (line.getsockname(), line.getpeername())]
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, remote, _, queues, *_ = row.split()
        if (local[-4:], remote[-4:]) == (there, here):
            return int(queues.partition(":")[0], 16)
    return 0

"""A service that dies in the middle of fifty moving tables has lost nothing that it promised."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from backroom.server.storage.log_writer import Line
from server.storage import scribe
from server.storage.house import SEAL, TABLES, house, log_of, opened, writer_of

TESTS = Path(__file__).parents[2]


def written_until_killed(file: Path, lines: int) -> list[tuple[str, int]]:
    """What the scribe has acknowledged; after so many lines it gets kill -9."""
    path = os.pathsep.join([str(TESTS), *sys.path])
    with subprocess.Popen(
        [sys.executable, scribe.__file__, str(file)],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path},
        text=True,
    ) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(lines)]
        process.send_signal(signal.SIGKILL)
        said += process.stdout.readlines()
        assert process.wait() == -signal.SIGKILL
    # The last line may have been cut off with its writer.
    whole = [line.split() for line in said if line.endswith("\n")]
    assert len(whole) >= lines
    return [(table_id, int(seq)) for table_id, seq in whole]


@pytest.mark.parametrize("lines", [1, 1000])
def test_no_acknowledged_entry_is_lost_when_the_writer_is_killed(
    tmp_path: Path, lines: int
) -> None:
    file = house(tmp_path)
    acknowledged = written_until_killed(file, lines)
    assert (tmp_path / "house.db-wal").exists()

    async def run() -> None:
        async with opened(file) as database:
            async with database.reading() as connection:
                answer = await connection.exec_driver_sql("PRAGMA integrity_check")
                assert answer.scalar_one() == "ok"
            kept = {each: await log_of(database, each) for each in TABLES}
            for table_id, seq in acknowledged:
                assert kept[table_id][seq].entry == f"{table_id} {seq}"
            async with writer_of(database) as writer:
                for table_id, log in kept.items():
                    assert [each.seq for each in log] == list(range(len(log)))
                    await writer.append(table_id, Line(len(log), "the game goes on", SEAL))

    asyncio.run(run())

"""Writes the logs of many tables into a file and says, line by line, what is written.

Run as a program by the test that kills it: `python scribe.py FILE`.
"""

import asyncio
import sys
from pathlib import Path

from backroom.server.storage.log_writer import Line
from server.storage.house import SEAL, TABLES, opened, writer_of


async def write(file: Path) -> None:
    async with opened(file) as database, writer_of(database) as writer:

        async def play(table_id: str) -> None:
            for seq in range(10**9):
                await writer.append(table_id, Line(seq, f"{table_id} {seq}", SEAL))
                print(table_id, seq, flush=True)  # noqa: T201

        await asyncio.gather(*(play(each) for each in TABLES))


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))

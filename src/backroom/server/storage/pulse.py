"""Whether the database really takes what is written: asked by writing something."""

import asyncio
import time
from collections.abc import Callable

from sqlalchemy import text

from backroom.server.storage.database import Database
from backroom.server.storage.sqlite import is_sqlite

FRESH = 2.0
"""Seconds for which an answer holds: whoever asks all the time does not keep the disk busy."""
NUMBERS = 1_000_000


class Pulse:
    """A full disk, or one that may only be read, lets everybody read as before: so a number that
    means nothing is written, and has to be kept."""

    def __init__(self, database: Database, clock: Callable[[], float] = time.monotonic) -> None:
        self.database = database
        self.clock = clock
        self.asking = asyncio.Lock()
        self.asked_at = -FRESH
        self.well = False
        self.number = 0

    async def is_well(self) -> bool:
        """Can the database be read and written?"""
        async with self.asking:
            if self.clock() - self.asked_at >= FRESH:
                self.well = await self._look()
                self.asked_at = self.clock()
            return self.well

    async def _look(self) -> bool:
        try:
            if not is_sqlite(self.database.url):
                async with self.database.reading() as connection:
                    await connection.execute(text("SELECT 1"))
                return True
            self.number = (self.number + 1) % NUMBERS
            async with self.database.writing() as connection:
                await connection.exec_driver_sql(f"PRAGMA user_version={self.number}")
        except Exception:  # whatever it is, the answer is the same
            return False
        return True

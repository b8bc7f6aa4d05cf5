"""The evening in figures, for all who may see the replay: begun when somebody first asks, shown as
it comes, and kept when it is done."""

import asyncio
from collections import OrderedDict
from contextlib import suppress

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from backroom.analysis.shown import Advice, Figures
from backroom.bots.fair_turns import Whose
from backroom.server.history.archive import History
from backroom.server.history.replay_frames import ReplayFrames
from backroom.server.people.people import Person
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.schema import evenings

MOST_RUNNING = 20
"""Evenings that are being looked back on at a time; they take turns."""
MOST_FAILED = 200
"""So many evenings are remembered that could not be looked back on: they are not tried again."""


class Running:
    """An evening that is being looked back on."""

    def __init__(self) -> None:
        self.begun = asyncio.Event()
        """Is there something to show, or an end of it?"""
        self.figures: Figures | None = None
        self.refused: Refused | None = None


class LookingBack:
    """Figures and the coach."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.house = history.house
        self.running: dict[str, Running] = {}
        self.failed: OrderedDict[str, None] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()

    async def figures(self, somebody: Person | None, table_id: str, link: str | None) -> Figures:
        """What is known so far; all of it, if `looks` is what it should be."""
        log = await self.history.look(somebody, table_id, link, finished_log)
        kept = await self.kept(table_id)
        if kept is not None:
            return kept
        running = self.running.get(table_id)
        if running is None:
            running = self.begin(whose(somebody, table_id), log)
        await running.begun.wait()
        if running.refused is not None:
            raise running.refused
        assert running.figures is not None
        return running.figures

    async def advice(
        self, somebody: Person | None, table_id: str, seat: int, seq: int, link: str | None
    ) -> Advice:
        """What the coach would have done there."""
        log = await self.history.look(somebody, table_id, link, finished_log)
        return await self.house.evenings.advise(whose(somebody, table_id), log, seat, seq)

    def begin(self, whose: Whose, log: str) -> Running:
        if whose.table in self.failed:
            raise Refused(Reason.NO_FIGURES)
        if len(self.running) >= MOST_RUNNING:
            raise Refused(Reason.BUSY)
        running = self.running[whose.table] = Running()
        task = asyncio.create_task(self.look_back(whose, log, running))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return running

    async def look_back(self, whose: Whose, log: str, running: Running) -> None:
        """Portion by portion, to the end."""
        tally = None
        try:
            while True:
                portion = await self.house.evenings.look_on(whose, log, tally)
                tally = portion.tally
                running.figures = portion.figures
                running.begun.set()
                if portion.done:
                    await self.keep(whose.table, portion.figures)
                    return
        except Refused as refused:
            running.refused = refused
            if refused.reason is Reason.NO_FIGURES:
                self.house.log.error("no figures", table=whose.table)
                self.failed[whose.table] = None
                if len(self.failed) > MOST_FAILED:
                    self.failed.popitem(last=False)
        finally:
            self.running.pop(whose.table, None)
            running.begun.set()

    async def kept(self, table_id: str) -> Figures | None:
        asked = select(evenings.c.figures).where(evenings.c.table_id == table_id)
        async with self.house.database.reading() as connection:
            text = (await connection.execute(asked)).scalar_one_or_none()
        return None if text is None else msgspec.json.decode(text, type=Figures)

    async def keep(self, table_id: str, figures: Figures) -> None:
        text = msgspec.json.encode(figures).decode()
        # Somebody else may have found out the same meanwhile, and keeps the same.
        with suppress(IntegrityError):
            async with self.house.database.writing() as connection:
                await connection.execute(insert(evenings).values(table_id=table_id, figures=text))


def whose(somebody: Person | None, table_id: str) -> Whose:
    return Whose("" if somebody is None else str(somebody.id), table_id)


def finished_log(frames: ReplayFrames) -> str:
    """The log of a game that was played to its end by today's rules."""
    if frames.note is not None:
        told = frames.note.facts
        raise Refused(
            Reason.OTHER_VERSION,
            game=frames.whole.game.title,
            version=told["version"],
            ours=told["ours"],
        )
    if not frames.whole.state.is_over():
        raise Refused(Reason.NOT_OVER)
    return frames.log

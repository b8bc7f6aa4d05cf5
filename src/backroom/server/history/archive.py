"""Finished games: results, replays from any seat's eyes, the truth, and the file of the log."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TypeVar

from sqlalchemy import ColumnElement, select, true

from backroom.bots.fair_turns import Whose
from backroom.house_games.kept import KeptGame, kept_games
from backroom.kernel.game import find_game
from backroom.kernel.messages import Message
from backroom.server.history.import_table import check_size, set_up_finished
from backroom.server.history.inspection import Inspection
from backroom.server.history.replay_frames import ReplayFrames
from backroom.server.house import House
from backroom.server.lobby.access import enter
from backroom.server.people.people import Person
from backroom.server.people.results import read_results
from backroom.server.refusals import Reason, Refused
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.replaying import (
    Damaged,
    OtherVersion,
    read_all,
    replay,
    replay_earlier,
)
from backroom.server.storage.schema import results, tables
from backroom.server.storage.table_rows import TableRow
from backroom.server.storage.table_settings import FINISHED
from backroom.server.wire.rest import (
    Course,
    Frame,
    QueryShown,
    ResultShown,
    StoryShown,
    TableShown,
    Truth,
    Verified,
)
from backroom.table import write_log

MOST_RESULTS = 100
KEPT = 8
"""So many finished games are kept at hand while somebody leafs through them."""

Answer = TypeVar("Answer")


class History:
    """The archive of the house. Once a game is over nothing about it is secret any more."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.at_hand: OrderedDict[str, ReplayFrames] = OrderedDict()
        self.reading = asyncio.Lock()
        """One game is played again at a time, in a thread: not in the way of the tables."""

    async def of_person(self, person: Person) -> list[ResultShown]:
        mine = select(results.c.table_id).where(results.c.person == person.id)
        return await self.read(tables.c.id.in_(mine))

    async def latest(self, game: str | None) -> list[ResultShown]:
        """Of tables that were listed: those by link are nobody else's business."""
        wanted: ColumnElement[bool] = true()
        if game is not None:
            wanted = tables.c.game == find_game(game).id
        return await self.read(wanted & tables.c.settings.contains('"listed":true'))

    async def read(self, wanted: ColumnElement[bool]) -> list[ResultShown]:
        async with self.house.database.reading() as connection:
            return await read_results(connection, wanted, MOST_RESULTS)

    async def look(
        self,
        somebody: Person | None,
        table_id: str,
        link: str | None,
        work: Callable[[ReplayFrames], Answer],
    ) -> Answer:
        """Look at a finished game, if this person may see it; the house's own everybody may."""
        kept = kept_games().get(table_id)
        row = None if kept is not None else await self.finished(somebody, table_id, link)
        async with self.reading:
            frames = self.at_hand.pop(table_id, None)
            if frames is None and kept is not None:
                frames = await asyncio.to_thread(frames_of, kept)
            elif frames is None:
                assert row is not None
                async with self.house.database.reading() as connection:
                    stored = await read_entries(connection, table_id)
                frames = await asyncio.to_thread(self.replayed, row, stored)
            self.at_hand[table_id] = frames
            if len(self.at_hand) > KEPT:
                self.at_hand.popitem(last=False)
            return await asyncio.to_thread(work, frames)

    async def finished(self, somebody: Person | None, table_id: str, link: str | None) -> TableRow:
        """The row of a finished table that this person may see."""
        async with self.house.database.reading() as connection:
            found = await enter(connection, table_id, somebody, link)
        if found.row.status not in FINISHED:
            raise Refused(Reason.NOT_OVER)
        return found.row

    def replayed(self, row: TableRow, stored: Sequence[StoredEntry]) -> ReplayFrames:
        try:
            try:
                table = replay(row, stored)
            except OtherVersion as other:
                return self.replayed_earlier(row, stored, other)
            return ReplayFrames(table, table.log())
        except Damaged as fault:
            self.house.log.error("damaged", table=row.id, fault=str(fault))
            raise Refused(Reason.ASIDE) from None

    def replayed_earlier(
        self, row: TableRow, stored: Sequence[StoredEntry], fault: OtherVersion
    ) -> ReplayFrames:
        """A game of earlier rules as far as today's agree, with its whole log."""
        entries = read_all(stored)
        whole = replay_earlier(row, stored)
        said = {"version": fault.version, "ours": fault.game.version}
        counted = {"shown": whole.seq, "all": len(entries) - 1}
        note = Message("earlier-rules", {**said, **counted})
        return ReplayFrames(whole, write_log(entries, row.seed), note)

    async def log(self, somebody: Person | None, table_id: str, link: str | None) -> str:
        return await self.look(somebody, table_id, link, lambda frames: frames.log)

    async def frame(
        self,
        somebody: Person | None,
        table_id: str,
        seq: int,
        eyes: int | None,
        link: str | None,
    ) -> Frame:
        return await self.look(somebody, table_id, link, lambda frames: frames.frame(seq, eyes))

    async def answer(
        self,
        somebody: Person | None,
        table_id: str,
        seq: int,
        eyes: int | None,
        query: str,
        link: str | None,
    ) -> QueryShown:
        return await self.look(
            somebody, table_id, link, lambda frames: frames.answer(seq, eyes, query)
        )

    async def story(
        self, somebody: Person | None, table_id: str, eyes: int | None, link: str | None
    ) -> StoryShown:
        return await self.look(somebody, table_id, link, lambda frames: frames.story(eyes))

    async def truth(
        self, somebody: Person | None, table_id: str, seq: int, link: str | None
    ) -> Truth:
        return await self.look(somebody, table_id, link, lambda frames: frames.truth(seq))

    async def course(self, somebody: Person | None, table_id: str, link: str | None) -> Course:
        return await self.look(somebody, table_id, link, ReplayFrames.course)

    async def verify(self, somebody: Person | None, table_id: str, link: str | None) -> Verified:
        """Always from the records, never from what is at hand: they may have been tampered with."""
        async with self.house.database.reading() as connection:
            row = (await enter(connection, table_id, somebody, link)).row
            # A finished table may have been set aside because somebody found that it is damaged.
            if row.status != "over" and (row.status != "aside" or row.ended is None):
                raise Refused(Reason.NOT_OVER)
            stored = await read_entries(connection, table_id)
            asked = select(results.c.points, results.c.place).where(results.c.table_id == table_id)
            found = await connection.execute(asked.order_by(results.c.seat))
            kept = [(each.points, each.place) for each in found]
        async with self.reading:
            verdict = await asyncio.to_thread(Inspection(row, stored, kept).verdict)
        if not verdict.sound:
            self.house.log.error("damaged", table=table_id, fault=verdict.fault)
        return verdict

    async def bring(self, person: Person, text: str) -> TableShown:
        """A finished game from a file, as a table of its own. It counts for nobody's rating."""
        game = await self.house.files.finished_game(Whose(str(person.id)), text)
        check_size(game.opening, game.first, game.last)
        async with self.house.database.writing() as connection:
            await self.house.lobby.refuse_too_many(connection, person)
            row = await set_up_finished(
                connection, self.house.ratings, game, person.id, self.house.now()
            )
        return await self.house.directory.page(person, row.id, None)


def frames_of(kept: KeptGame) -> ReplayFrames:
    table = kept.table()
    return ReplayFrames(table, table.log())

"""Finished games: results, replays from any seat's eyes, and the file of the log."""

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, select, true

from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.seats import SPECTATOR
from backroom.server.access import enter
from backroom.server.bringing import check_size, set_up, settle
from backroom.server.house import House
from backroom.server.people import Person
from backroom.server.protocol import Replayed
from backroom.server.refusals import Refused
from backroom.server.results import read_results
from backroom.server.room.picture import Painter
from backroom.server.shapes import Course, Frame, ResultShown, TableShown
from backroom.server.storage.log_reader import read_entries
from backroom.server.storage.replaying import Damaged, replay
from backroom.server.storage.schema import results, tables
from backroom.server.storage.table_rows import TableRow
from backroom.table import Table

MOST_RESULTS = 100
KEPT = 8
"""So many finished games are kept at hand while somebody leafs through them."""
SOURCE = "this file"


class History:
    """The archive of the house. Once a game is over nothing about it is secret any more."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.at_hand: OrderedDict[str, Table] = OrderedDict()
        self.reading = asyncio.Lock()

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

    async def finished(
        self, somebody: Person | None, table_id: str, link: str | None
    ) -> tuple[TableRow, Table]:
        """A finished game that this person may see."""
        async with self.house.database.reading() as connection:
            found = await enter(connection, table_id, somebody, link)
            if found.row.status != "over":
                raise Refused(409, "not-over")
            table = self.at_hand.pop(table_id, None)
            if table is None:
                stored = await read_entries(connection, table_id)
                try:
                    table = replay(found.row, stored)
                except Damaged as fault:
                    self.house.log.error("damaged", table=table_id, fault=str(fault))
                    raise Refused(409, "aside") from None
        self.at_hand[table_id] = table
        if len(self.at_hand) > KEPT:
            self.at_hand.popitem(last=False)
        return found.row, table

    async def log(self, somebody: Person | None, table_id: str, link: str | None) -> str:
        _, table = await self.finished(somebody, table_id, link)
        return table.log()

    async def frame(
        self,
        somebody: Person | None,
        table_id: str,
        seq: int,
        eyes: int | None,
        link: str | None,
    ) -> Frame:
        """The game as it stood behind entry `seq`."""
        row, whole = await self.finished(somebody, table_id, link)
        if not 0 <= seq <= whole.seq:
            raise Refused(404, "no-entry", last=whole.seq)
        if eyes is not None and not 0 <= eyes < whole.seats:
            raise Refused(404, "no-seat", seats=whole.seats)
        seat = SPECTATOR if eyes is None else eyes
        table = Table(whole.opening, row.seed)
        for entry in whole.entries[1 : seq + 1]:
            table.add(entry)
        painter = Painter(table)
        view = painter.view(seat)
        picture = Replayed(
            view=msgspec.Raw(msgspec.json.encode(view)),
            position=painter.position(view),
            happened=painter.happened(seat, seq - 1),
            question=painter.question(seat, view),
            result=painter.result(),
        )
        return Frame(seq=seq, last=whole.seq, picture=as_plain(picture))

    async def course(self, somebody: Person | None, table_id: str, link: str | None) -> Course:
        """The points at the end of every round, and at the end of the game."""
        row, whole = await self.finished(somebody, table_id, link)
        table = Table(whole.opening, row.seed)
        rounds = [int(table.state.round)]
        points = [list(table.state.standings().points)]
        for entry in whole.entries[1:]:
            table.add(entry)
            if int(table.state.round) != rounds[-1]:
                rounds.append(int(table.state.round))
                points.append([])
            points[-1] = list(table.state.standings().points)
        return Course(rounds=rounds, points=points)

    async def bring(self, person: Person, text: str) -> TableShown:
        """A finished game from a file, as a table of its own. It counts for nobody's rating."""
        async with self.reading:  # one file at a time, and not in the way of the tables
            table = await asyncio.to_thread(Table.read, text, SOURCE)
        if not table.state.is_over():
            raise BadInput(f"{SOURCE}: this game is not over; only finished games are shown here")
        check_size(table)
        async with self.house.database.writing() as connection:
            await self.house.lobby.refuse_too_many(connection, person)
            row = await set_up(connection, table, {}, person.id, self.house.now())
            await settle(connection, self.house.ratings, row, table)
        return await self.house.lobby.page(person, row.id, None)


def as_plain(picture: Replayed) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(picture))
    return plain

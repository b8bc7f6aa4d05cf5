"""Finished games: results, replays from any seat's eyes, the truth, and the file of the log."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import ColumnElement, select, true

from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.messages import Message, SeatName
from backroom.kernel.seats import SPECTATOR, holds
from backroom.server.access import enter
from backroom.server.bringing import check_size, set_up, settle
from backroom.server.house import House
from backroom.server.people import Person
from backroom.server.protocol import Replayed
from backroom.server.refusals import Refused
from backroom.server.results import read_results
from backroom.server.room.picture import Painter
from backroom.server.shapes import (
    CHECK,
    CheckShown,
    Course,
    Frame,
    ResultShown,
    StoryShown,
    TableShown,
    ToldShown,
    Truth,
    Verified,
)
from backroom.server.storage.log_reader import StoredEntry, read_entries
from backroom.server.storage.replaying import Damaged, checked, reason, replay
from backroom.server.storage.schema import results, tables
from backroom.server.storage.table_rows import TableRow
from backroom.table import LogEntry, Move, Table, write_log
from backroom.table.entries import START, sealed
from backroom.table.fair import commitment

MOST_RESULTS = 100
KEPT = 8
"""So many finished games are kept at hand while somebody leafs through them."""
SOURCE = "this file"
RECORD = "the log"

Answer = TypeVar("Answer")


class Film:
    """A finished game, wound to the place where somebody last looked: to look a little further
    costs an entry, not the whole game."""

    def __init__(self, whole: Table) -> None:
        self.whole = whole
        self.table = Table(whole.opening, whole.seed)

    def wind(self, seq: int) -> Table:
        """The table as it stood behind this entry."""
        if self.table.seq > seq:
            self.table = Table(self.whole.opening, self.whole.seed)
        for entry in self.whole.entries[self.table.seq + 1 : seq + 1]:
            self.table.add(entry)
        return self.table

    def refuse_other_place(self, seq: int) -> None:
        if not 0 <= seq <= self.whole.seq:
            raise Refused(404, "no-entry", last=self.whole.seq)

    def seat_of(self, eyes: int | None) -> int:
        """Whose eyes: a seat's, or a spectator's."""
        if eyes is None:
            return SPECTATOR
        if not 0 <= eyes < self.whole.seats:
            raise Refused(404, "no-seat", seats=self.whole.seats)
        return eyes

    def frame(self, seq: int, eyes: int | None) -> Frame:
        """The game as it stood behind entry `seq`."""
        self.refuse_other_place(seq)
        seat = self.seat_of(eyes)
        painter = Painter(self.wind(seq))
        view = painter.view(seat)
        picture = Replayed(
            view=msgspec.Raw(msgspec.json.encode(view)),
            position=painter.position(view),
            happened=painter.happened(seat, seq - 1),
            question=painter.question(seat, view),
            result=painter.result(),
        )
        return Frame(seq=seq, last=self.whole.seq, picture=as_plain(picture))

    def story(self, eyes: int | None) -> StoryShown:
        happened = Painter(self.whole).happened(self.seat_of(eyes), -1)
        return StoryShown(
            rounds=[each.round for each in self.stations],
            happened=[as_plain(each) for each in happened],
        )

    def truth(self, seq: int) -> Truth:
        self.refuse_other_place(seq)
        chosen = self.chosen(seq)
        table = self.wind(seq)
        painter = Painter(table)
        seats = range(table.seats)
        told = [
            ToldShown(
                text=painter.worded(painter.teller.event(each.event)),
                hearers=[seat for seat in seats if holds(each.audience, seat)],
            )
            for each in table.told_by(seq)
            if not each.event.minor()
        ]
        seen_by_all = lines_of(painter, SPECTATOR)
        held = [
            [line for text, line in lines_of(painter, seat).items() if text not in seen_by_all]
            for seat in seats
        ]
        return Truth(seq=seq, chosen=chosen, told=told, held=held)

    def chosen(self, seq: int) -> Message | None:
        """What was chosen there, in the words of whoever chose it."""
        move = self.whole.entries[seq]
        if not isinstance(move, Move):
            return None
        before = self.wind(seq - 1)
        painter = Painter(before)
        action = before.game.action(move.action, move.terms)
        meant = painter.worded(painter.teller.action(painter.view(move.seat), action))
        return Message("story-move", {"by": move.by, "seat": SeatName(move.seat), "action": meant})

    def course(self) -> Course:
        """The points at the end of every round, and at the end of the game."""
        ends = {each.round: each.points for each in self.stations}
        return Course(rounds=list(ends), points=list(ends.values()))

    @cached_property
    def stations(self) -> list["Station"]:
        """How it stood behind each entry."""
        again = Table(self.whole.opening, self.whole.seed)
        found = [Station.of(again)]
        for entry in self.whole.entries[1:]:
            again.add(entry)
            found.append(Station.of(again))
        return found


class Station(NamedTuple):
    """The round and the points at one place of the log."""

    round: int
    points: list[int]

    @classmethod
    def of(cls, table: Table) -> "Station":
        return cls(int(table.state.round), list(table.state.standings().points))


class Inspection:
    """The records of a finished game, looked at as `backroom replay --verify` looks at a file: each
    check stands on the one before it."""

    def __init__(
        self,
        row: TableRow,
        stored: Sequence[StoredEntry],
        kept: Sequence[tuple[int, int]],
    ) -> None:
        self.row = row
        self.stored = stored
        self.kept = kept
        """The points and the place of each seat, as the house tells them."""
        self.entries: list[LogEntry] = []
        self.table: Table | None = None

    def seals(self) -> list[CheckShown]:
        if not self.stored:
            raise Damaged("its log is empty")
        seal = START
        for seq, each in enumerate(self.stored):
            entry = checked(seal, seq, each)
            seal = sealed(seal, entry)
            self.entries.append(entry)
        return [known("seals", "story-checked-seals", entries=len(self.entries))]

    def seed(self) -> list[CheckShown]:
        if commitment(self.row.seed) != self.row.commitment:
            raise Damaged("the house's seed is not the one that it committed itself to")
        return [known("seed", "story-checked-seed")]

    def game(self) -> list[CheckShown]:
        """From here on it is the file that anybody can download and verify himself."""
        table = Table.read(write_log(self.entries, self.row.seed), RECORD, find_game(self.row.game))
        if table.seats != self.row.seats:
            raise Damaged("this is the log of another table")
        if not table.state.is_over():
            raise Damaged("the log ends before the game does")
        moves = [entry for entry in table.entries if isinstance(entry, Move)]
        self.table = table
        return [
            known(
                "rules",
                "story-checked-rules",
                version=table.opening.rules,
                moves=len(moves),
                undone=len(moves) - len(table.moves),
            ),
            known("chance", "story-checked-chance", players=sum(map(bool, table.opening.seeds))),
            known(
                "clocks",
                "story-checked-clocks",
                clock=sum(move.by == "clock" for move in moves),
            ),
        ]

    def result(self) -> list[CheckShown]:
        assert self.table is not None
        standings = self.table.state.standings()
        if list(zip(standings.points, standings.places, strict=True)) != list(self.kept):
            raise Damaged("the ranking that the house tells is not the one of this game")
        return [known("result", "web-verify-result")]

    def verdict(self) -> Verified:
        steps: list[tuple[list[CHECK], Callable[[], list[CheckShown]]]] = [
            (["seals"], self.seals),
            (["seed"], self.seed),
            (["rules", "chance", "clocks"], self.game),
            (["result"], self.result),
        ]
        checks: list[CheckShown] = []
        fault = ""
        for names, look in steps:
            if not fault:
                try:
                    checks += look()
                    continue
                except Exception as found:
                    fault = str(found) if isinstance(found, Damaged) else reason(found)
                    checks.append(CheckShown(name=names.pop(0), holds=False, say=None))
            checks += [CheckShown(name=name, holds=None, say=None) for name in names]
        table = None if fault else self.table
        return Verified(
            sound=not fault,
            fault=fault,
            checks=checks,
            commitment=self.row.commitment,
            seed="" if table is None else table.seed,
            seeds=[] if table is None else table.opening.seeds,
            key="" if table is None else table.key.hex(),
            seal="" if table is None else table.seal.hex(),
        )


class History:
    """The archive of the house. Once a game is over nothing about it is secret any more."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.at_hand: OrderedDict[str, Film] = OrderedDict()
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
        work: Callable[[Film], Answer],
    ) -> Answer:
        """Look at a finished game, if this person may see it."""
        async with self.house.database.reading() as connection:
            found = await enter(connection, table_id, somebody, link)
            if found.row.status != "over":
                raise Refused(409, "not-over")
        async with self.reading:
            film = self.at_hand.pop(table_id, None)
            if film is None:
                async with self.house.database.reading() as connection:
                    stored = await read_entries(connection, table_id)
                film = await asyncio.to_thread(self.developed, found.row, stored)
            self.at_hand[table_id] = film
            if len(self.at_hand) > KEPT:
                self.at_hand.popitem(last=False)
            return await asyncio.to_thread(work, film)

    def developed(self, row: TableRow, stored: Sequence[StoredEntry]) -> Film:
        try:
            return Film(replay(row, stored))
        except Damaged as fault:
            self.house.log.error("damaged", table=row.id, fault=str(fault))
            raise Refused(409, "aside") from None

    async def log(self, somebody: Person | None, table_id: str, link: str | None) -> str:
        return await self.look(somebody, table_id, link, lambda film: film.whole.log())

    async def frame(
        self,
        somebody: Person | None,
        table_id: str,
        seq: int,
        eyes: int | None,
        link: str | None,
    ) -> Frame:
        return await self.look(somebody, table_id, link, lambda film: film.frame(seq, eyes))

    async def story(
        self, somebody: Person | None, table_id: str, eyes: int | None, link: str | None
    ) -> StoryShown:
        return await self.look(somebody, table_id, link, lambda film: film.story(eyes))

    async def truth(
        self, somebody: Person | None, table_id: str, seq: int, link: str | None
    ) -> Truth:
        return await self.look(somebody, table_id, link, lambda film: film.truth(seq))

    async def course(self, somebody: Person | None, table_id: str, link: str | None) -> Course:
        return await self.look(somebody, table_id, link, Film.course)

    async def verify(self, somebody: Person | None, table_id: str, link: str | None) -> Verified:
        """Always from the records, never from what is at hand: they may have been tampered with."""
        async with self.house.database.reading() as connection:
            row = (await enter(connection, table_id, somebody, link)).row
            # A finished table may have been set aside because somebody found that it is damaged.
            if row.status != "over" and (row.status != "aside" or row.ended is None):
                raise Refused(409, "not-over")
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
        async with self.reading:
            table = await asyncio.to_thread(Table.read, text, SOURCE)
        if not table.state.is_over():
            raise BadInput(f"{SOURCE}: this game is not over; only finished games are shown here")
        check_size(table)
        async with self.house.database.writing() as connection:
            await self.house.lobby.refuse_too_many(connection, person)
            row = await set_up(connection, table, {}, person.id, self.house.now())
            await settle(connection, self.house.ratings, row, table)
        return await self.house.lobby.page(person, row.id, None)


def known(name: CHECK, sentence: str, **facts: Any) -> CheckShown:
    return CheckShown(name=name, holds=True, say=Message(sentence, facts))


def lines_of(painter: Painter, seat: int) -> dict[bytes, Message]:
    """What these eyes see, line by line."""
    lines = painter.position(painter.view(seat))
    return {msgspec.json.encode(line): line for line in lines}


def as_plain(told: msgspec.Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return plain

"""A finished game, to be wound back and forth: from any seat's eyes, and with the truth."""

from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from backroom.analysis.marks import Mark, marks_of, may_open_pistols
from backroom.kernel.messages import Message, Refusal, SeatName
from backroom.kernel.queries import ask, query_types
from backroom.kernel.seats import SPECTATOR, holds
from backroom.kernel.wire import decoded
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.painter import Painter
from backroom.server.wire.protocol import Replayed
from backroom.server.wire.rest import (
    Course,
    Frame,
    MarkShown,
    QueryShown,
    StoryShown,
    ToldShown,
    Truth,
)
from backroom.table import Move, Table


class ReplayFrames:
    """A finished game, wound to the place where somebody last looked: to look a little further
    costs an entry, not the whole game."""

    def __init__(self, whole: Table, log: str, note: Message | None = None) -> None:
        self.whole = whole
        self.log = log
        self.note = note
        """What is to be said about it: a game of earlier rules may not be shown to its end."""
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
            raise Refused(Reason.NO_ENTRY, last=self.whole.seq)

    def seat_of(self, eyes: int | None) -> int:
        """Whose eyes: a seat's, or a spectator's."""
        if eyes is None:
            return SPECTATOR
        if not 0 <= eyes < self.whole.seats:
            raise Refused(Reason.NO_SEAT, seats=self.whole.seats)
        return eyes

    def frame(self, seq: int, eyes: int | None) -> Frame:
        """The game as it stood behind entry `seq`."""
        self.refuse_other_place(seq)
        seat = self.seat_of(eyes)
        painter = Painter(self.wind(seq))
        seen = painter.picture(seat)
        picture = Replayed(
            view=seen.encoded,
            position=seen.position,
            happened=painter.happened(seat, seq - 1),
            question=seen.question,
            result=painter.result(),
        )
        return Frame(seq=seq, last=self.whole.seq, picture=as_plain(picture))

    def answer(self, seq: int, eyes: int | None, text: str) -> QueryShown:
        """A query, put to the game as it stood behind entry `seq`."""
        self.refuse_other_place(seq)
        seat, game = self.seat_of(eyes), self.whole.game
        query = decoded(text, query_types(game), f"a query of {game.title}")
        if seat == SPECTATOR and not query.public:
            return QueryShown(None)
        found = ask(game, self.wind(seq).state, seat, query)
        return QueryShown(None if isinstance(found, Refusal) else as_plain(found))

    def story(self, eyes: int | None) -> StoryShown:
        happened = Painter(self.whole).happened(self.seat_of(eyes), -1)
        return StoryShown(
            note=self.note,
            rounds=[each.round for each in self.stations],
            happened=[as_plain(each) for each in happened],
            marks=[
                MarkShown(seq=seq, kind=mark.kind, seat=mark.seat)
                for seq, station in enumerate(self.stations)
                for mark in station.marks
            ],
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
        return Truth(
            seq=seq,
            chosen=chosen,
            told=told,
            held=held,
            views=[msgspec.to_builtins(painter.picture(seat).view) for seat in seats],
            open=msgspec.to_builtins(painter.picture(SPECTATOR).view),
        )

    def chosen(self, seq: int) -> Message | None:
        """What was chosen there, in the words of whoever chose it."""
        move = self.whole.entries[seq]
        if not isinstance(move, Move):
            return None
        before = self.wind(seq - 1)
        painter = Painter(before)
        action = before.game.action(move.action, move.terms)
        meant = painter.worded(painter.teller.action(painter.picture(move.seat).view, action))
        return Message("story-move", {"by": move.by, "seat": SeatName(move.seat), "action": meant})

    def course(self) -> Course:
        """The points at the end of every round, and at the end of the game."""
        ends = {each.round: each.points for each in self.stations}
        return Course(rounds=list(ends), points=list(ends.values()))

    @cached_property
    def stations(self) -> list["Station"]:
        """How it stood behind each entry."""
        again = Table(self.whole.opening, self.whole.seed)
        found = [Station.of(again, [])]
        for entry in self.whole.entries[1:]:
            before = again.state.clone() if may_open_pistols(again.state) else None
            again.add(entry)
            events = [told.event for told in again.told_by(again.seq)]
            found.append(Station.of(again, marks_of(before, events)))
        return found


class Station(NamedTuple):
    """The round and the points at one place of the log, and what is marked there."""

    round: int
    points: list[int]
    marks: list[Mark]

    @classmethod
    def of(cls, table: Table, marks: list[Mark]) -> "Station":
        return cls(int(table.state.round), list(table.state.standings().points), marks)


def lines_of(painter: Painter, seat: int) -> dict[bytes, Message]:
    """What these eyes see, line by line."""
    lines = painter.picture(seat).position
    return {msgspec.json.encode(line): line for line in lines}


def as_plain(told: msgspec.Struct) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(told))
    return plain

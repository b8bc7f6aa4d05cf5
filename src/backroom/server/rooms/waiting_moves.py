"""Moves of players wait for the pen: those of one table are written as one, and shown as one.

A commit takes milliseconds. Where many are asked at once, as for a sealed choice, many answer
within them. Whatever has come when the log's next commit begins is judged then, in the order in
which it came: each as if those before it had happened. What those before it have to do with, a
question that is another one now or a move that is refused, waits until they are written: nobody is
told anything of a move that may not be kept.
"""

import asyncio
from collections.abc import Sequence
from typing import Any

from backroom.kernel.state import State
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.pictures import INDEX, Asked
from backroom.server.rooms.room import Room
from backroom.server.rooms.wanted import Wanted
from backroom.server.rooms.writer import (
    TRIES,
    Answer,
    accepted,
    kept,
    let_happen,
    lines_of,
    refuse_outdated,
)
from backroom.server.storage.log_writer import Line
from backroom.table import Move, Proposal, Table
from backroom.table.proposal import behind, move_of
from backroom.table.together import Together, propose_together


async def make_move(
    room: Room, seat: int, action: int, terms: Any, then: Sequence[int], chosen_at: int
) -> int:
    """Its place in the log when it has happened, which it does even if whoever wants it goes."""
    done = asyncio.get_running_loop().create_future()

    def settle(fault: Exception | None) -> None:
        if not done.done():
            done.set_result(fault)

    wanted = Wanted(seat, action, terms, then, chosen_at, room.house.now(), settle)
    want(room, wanted)
    fault = await done
    if fault is not None:
        raise fault
    return wanted.seq


def want(room: Room, wanted: Wanted) -> None:
    """It is written with the log's next commit, or refused."""
    room.waiting.append(wanted)
    if not room.writes:
        room.writes = True
        room.begin_task(write_waiting(room))


async def write_waiting(room: Room) -> None:
    """Until nobody's move waits any more."""
    try:
        while room.waiting:
            async with room.lock:
                await write_round(room)
    finally:
        room.writes = False


async def write_round(room: Room) -> None:
    """All that have come until the next commit begins."""
    round = Round(room)
    try:
        if room.course is not None:
            round.judge()
            room.course.check(round.together)
        elif not await kept(room, room.house.writer.append_when_due(room.row.id, round.judge)):
            round.wait_again()
            return
        if round.together:
            await let_happen(room, round.together)
    except Exception as fault:
        round.fail(fault)
    else:
        round.settle(None)


class Round:
    """The moves that are written with one commit."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.together: list[Proposal] = []
        self.movers: list[Wanted] = []
        """Whose they are."""
        self._ahead: State | None = None
        """The game when the first so many of them have happened."""
        self._happened = 0
        self._judged_any = False

    def judge(self) -> list[Line]:
        """As many of the moves that wait as can be written together."""
        waiting, self.room.waiting = self.room.waiting, []
        self._judged_any = True
        for wanted in waiting:
            try:
                judged = self._judged(wanted)
            except Exception as fault:
                wanted.settle(fault)
                continue
            if judged is None:
                self.room.waiting.append(wanted)
            else:
                self.together += judged
                wanted.seq = judged[-1].seq
                self.movers.append(wanted)
        return lines_of(self.together)

    def settle(self, fault: Exception | None) -> None:
        for wanted in self.movers:
            wanted.settle(fault)

    def fail(self, fault: Exception) -> None:
        """None of them has happened. Where no commit begins any more nobody is ever judged: then
        this is the answer to all."""
        if not self._judged_any:
            self.movers, self.room.waiting = self.room.waiting, []
        self.settle(fault)

    def wait_again(self) -> None:
        """Another node was faster. Now that its entry has happened here, the same may still be
        wanted: of sealed choices each is made for itself."""
        for wanted in self.movers:
            wanted.tries += 1
            if wanted.tries >= TRIES:
                wanted.settle(Refused(Reason.MOVED_ON))
        again = [wanted for wanted in self.movers if wanted.tries < TRIES]
        self.room.waiting = again + self.room.waiting

    def _judged(self, wanted: Wanted) -> Together | None:
        """What is to be written; None if it has to wait for what is written before it."""
        table, painter = self.room.playing()
        if self.together:
            behind = self._behind(table, painter, wanted)
            return None if behind is None else [behind]
        refuse_while_a_bot_sits(table, wanted.seat)
        refuse_outdated(self.room, wanted.seat, wanted.chosen_at)
        return accepted(painter, first_of(table, wanted))

    def _behind(self, table: Table, painter: Painter, wanted: Wanted) -> Proposal | None:
        """The move behind the others, if they are nothing to it."""
        seat, room = wanted.seat, self.room
        if wanted.then or table.bots[seat] or wanted.chosen_at > table.seq:
            return None
        if room.questions.is_outdated(seat, wanted.chosen_at):
            return None
        if any(each.seat == seat for each in self.movers):
            return None
        ahead = self._game_ahead(table)
        if asked_of(painter, ahead, seat) != room.questions.asked[seat]:
            return None
        action = table.game.action(wanted.action, wanted.terms)
        if ahead.refuse(seat, action) is not None:
            return None
        before = self.together[-1]
        at = max(wanted.at, before.entry.at)
        return behind(before, move_of(seat, action, "player", at), action)

    def _game_ahead(self, table: Table) -> State:
        """The game as it will be when those before have happened."""
        if self._ahead is None:
            self._ahead = table.state.clone()
        for each in self.together[self._happened :]:
            assert isinstance(each.entry, Move)
            assert each.action is not None
            self._ahead.apply(each.entry.seat, each.action)
        self._happened = len(self.together)
        return self._ahead


def first_of(table: Table, wanted: Wanted) -> Answer:
    """Time never runs backwards in a log."""
    at, seat = max(wanted.at, table.entries[-1].at), wanted.seat
    if wanted.then:
        return propose_together(table, seat, (wanted.action, *wanted.then), "player", at)
    return table.propose_move(seat, wanted.action, wanted.terms, "player", at)


def asked_of(painter: Painter, state: State, seat: int) -> Asked | None:
    """What this seat is asked in this state, if anything."""
    if seat not in state.to_act():
        return None
    question = painter.teller.question(state.view(seat))
    return Asked(question, tuple(map(INDEX, state.legal(seat))))


def refuse_while_a_bot_sits(table: Table, seat: int) -> None:
    if table.bots[seat]:
        raise Refused(Reason.BOT_SITS)

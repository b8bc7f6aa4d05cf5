"""Changes of a table's log: first an entry is kept in the database, then it happens here, then
everybody is shown.

Every change runs under the table's lock, and to its end: if the socket of whoever asked for it
breaks meanwhile, it is completed all the same. An entry is checked once, when it is proposed.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import TypeAlias

from backroom.kernel.messages import Refusal
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.closing import close_the_books, set_room_aside
from backroom.server.rooms.course import Course
from backroom.server.rooms.painter import Painter
from backroom.server.rooms.questions import seats_of
from backroom.server.rooms.refreshing import look_again, read_moves
from backroom.server.rooms.room import Room, RuleRefused
from backroom.server.storage.log_writer import FenceClosed, Line, NotWritten, Overtaken
from backroom.server.storage.replaying import reason
from backroom.table import LogEntry, Move, Proposal, Table
from backroom.table.entries import Chosen
from backroom.table.together import Together

TRIES = 8
"""How often others may be faster before somebody is told to look again."""
Answer: TypeAlias = Proposal | Together | Refusal


async def move(
    room: Room, seat: int, action: int, terms: object, by: Chosen, chosen_at: int
) -> int:
    """A move that was chosen when the table stood at `chosen_at`, by whoever has charge of it."""

    def proposed(table: Table) -> Answer:
        refuse_outdated(room, seat, chosen_at)
        return table.propose_move(seat, action, terms, by, room.now())

    return await write_by_itself(room, proposed)


def refuse_outdated(room: Room, seat: int, chosen_at: int) -> None:
    """Whoever was asked something else when he chose, looks again."""
    table, _ = room.playing()
    if room.questions.is_outdated(seat, chosen_at) or chosen_at > table.seq:
        raise Refused(Reason.MOVED_ON)


async def follow(room: Room, seq: int) -> None:
    """Let a lesson's log run on to this entry."""
    course = room.course
    if course is None:
        raise Refused(Reason.NO_LESSON)
    await room.change(_follow(room, course, seq))


async def _follow(room: Room, course: Course, seq: int) -> None:
    """All of it before anybody looks: a film of hundreds of moves is not drawn move by move."""
    table, _ = room.playing()
    entries: list[LogEntry] = []
    try:
        while table.seq < seq:
            proposal = course.next(table, room.now())
            table.commit(proposal)
            entries.append(proposal.entry)
            await asyncio.sleep(0)  # other rooms have their turn
    finally:
        if entries:
            await went_on(room, entries)


async def write_if(room: Room, proposed: Callable[[Table], Answer]) -> int:
    """Write the entry that the table, when its turn has come, has for this."""
    return await room.change(_write_if(room, proposed))


async def write_by_itself(room: Room, proposed: Callable[[Table], Answer]) -> int:
    """The same for what nobody asked for: only where this node has charge of the table, and still
    has it when the entry is committed."""
    return await room.change(_write_if(room, proposed, room.house.nodes.fence))


async def _write_if(room: Room, proposed: Callable[[Table], Answer], fence: str = "") -> int:
    for _ in range(TRIES):
        table, painter = room.playing()
        together = accepted(painter, proposed(table))
        if await keep(room, together, fence):
            await let_happen(room, together)
            return table.seq
        # Another node was faster. Now that its entry has happened here, the same may still be
        # wanted: of sealed choices each is made for itself.
    raise Refused(Reason.MOVED_ON)


def accepted(painter: Painter, answer: Answer) -> Together:
    """What is to be written; a refusal if nothing is."""
    if isinstance(answer, Refusal):
        raise RuleRefused(painter.refusal(answer), answer.rule)
    return [answer] if isinstance(answer, Proposal) else answer


async def let_happen(room: Room, together: Together) -> None:
    table, _ = room.playing()
    for proposal in together:
        try:
            table.commit(proposal)
        except Exception as fault:  # a defect of ours: the log has it, the rules do not take it
            await set_room_aside(room, f"entry {proposal.seq}: {reason(fault)}")
            raise Refused(Reason.ASIDE) from fault
    await went_on(room, [proposal.entry for proposal in together])


async def keep(room: Room, together: Together, fence: str) -> bool:
    """Into the log of the database. False if somebody else has written there."""
    if room.course is not None:
        room.course.check(together)
        return True
    lines = lines_of(together)
    return await kept(room, room.house.writer.append(room.row.id, *lines, fence=fence))


def lines_of(together: Together) -> list[Line]:
    return [Line(each.seq, each.text.decode(), each.seal.hex()) for each in together]


async def kept(room: Room, writing: Awaitable[None]) -> bool:
    """Wait until it is in the log of the database; what is written cannot be taken back. False if
    somebody else has written there, which has then been read."""
    house, begin = room.house, perf_counter()
    try:
        await writing
    except FenceClosed:
        house.nodes.has_lost(room.row.id)
        raise Refused(Reason.MOVED_ON) from None
    except Overtaken:
        await read_moves(room)
        return False
    except NotWritten as fault:
        house.log.error("not_written", table=room.row.id, fault=str(fault))
        await look_again(room)  # it may have been written nevertheless
        raise Refused(Reason.NOT_WRITTEN) from None
    finally:
        house.metrics.commit.observe(perf_counter() - begin)
    return True


async def went_on(room: Room, entries: Sequence[LogEntry]) -> None:
    table, painter = room.playing()
    room.questions.note(painter, seats_of(entries))
    if room.course is None:
        await tell_the_house(room, table, entries)
    room.wake()


async def tell_the_house(room: Room, table: Table, entries: Sequence[LogEntry]) -> None:
    for entry in entries:
        if isinstance(entry, Move):
            # A standing order is counted like its giver's own move: the counters are open to all.
            by = "player" if entry.by == "order" else entry.by
            room.house.metrics.move(table.game.id, by)
    if table.state.is_over():
        await close_the_books(room)
    room.house.bus.publish(room.row.id, table.seq)

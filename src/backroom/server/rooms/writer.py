"""Changes of a table's log: first an entry is kept in the database, then it happens here, then
everybody is shown.

Every change runs under the table's lock, in a task of its own: if the socket of whoever asked for
it breaks meanwhile, it is completed all the same. An entry is checked once, when it is proposed.
"""

from collections.abc import Callable
from typing import TypeAlias

from backroom.kernel.messages import Refusal
from backroom.server.refusals import Reason, Refused
from backroom.server.rooms.closing import close_the_books, set_room_aside
from backroom.server.rooms.refreshing import look_again
from backroom.server.rooms.room import Room, RuleRefused
from backroom.server.storage.log_writer import NotWritten, Overtaken
from backroom.server.storage.replaying import reason
from backroom.table import LogEntry, Move, Proposal, Table
from backroom.table.entries import Chosen

Answer: TypeAlias = Proposal | Refusal


async def move(
    room: Room, seat: int, action: int, terms: object, by: Chosen, chosen_at: int
) -> int:
    """A move that was chosen when the table stood at `chosen_at`."""

    def proposed(table: Table) -> Answer:
        if room.questions.is_outdated(seat, chosen_at) or chosen_at > table.seq:
            raise Refused(Reason.MOVED_ON)
        return table.propose_move(seat, action, terms, by, room.now())

    return await write_if(room, proposed)


async def write_if(room: Room, proposed: Callable[[Table], Answer]) -> int:
    """Write the entry that the table, when its turn has come, has for this."""
    return await room.change(_write_if(room, proposed))


async def _write_if(room: Room, proposed: Callable[[Table], Answer]) -> int:
    table, painter = room.playing()
    answer = proposed(table)
    if isinstance(answer, Refusal):
        raise RuleRefused(painter.refusal(answer), answer.rule)
    await keep(room, answer)
    try:
        table.commit(answer)
    except Exception as fault:  # a defect of ours: the log has it, the rules do not take it
        await set_room_aside(room, f"entry {answer.seq}: {reason(fault)}")
        raise Refused(Reason.ASIDE) from fault
    await went_on(room, answer.entry)
    return table.seq


async def keep(room: Room, proposal: Proposal) -> None:
    """Into the log of the database; what is written cannot be taken back."""
    house = room.house
    with house.metrics.commit.time():
        try:
            text, seal = proposal.text.decode(), proposal.seal.hex()
            await house.writer.append(room.row.id, proposal.seq, text, seal)
        except Overtaken:
            await look_again(room)
            raise Refused(Reason.MOVED_ON) from None
        except NotWritten as fault:
            house.log.error("not_written", table=room.row.id, fault=str(fault))
            await look_again(room)  # it may have been written nevertheless
            raise Refused(Reason.NOT_WRITTEN) from None


async def went_on(room: Room, entry: LogEntry) -> None:
    table, painter = room.playing()
    if isinstance(entry, Move):
        # A standing order is counted like its giver's own move: the counters are open to all.
        by = "player" if entry.by == "order" else entry.by
        room.house.metrics.moves.labels(table.game.id, by).inc()
    room.questions.note(painter, getattr(entry, "seat", None))
    if table.state.is_over():
        await close_the_books(room)
    room.house.bus.publish(room.row.id, table.seq)
    room.wake()

"""What may happen next at a table: an entry that was checked, and is not yet done."""

from typing import NamedTuple

from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.messages import Refusal
from backroom.kernel.wire import wire_action
from backroom.table.entries import By, LogEntry, Move, seal_of, written

HOUSE = ""
"""The "rule" of a refusal that comes from the table, not from the game's rulebook."""


class Proposal(NamedTuple):
    """An entry that may be the next one: checked once, sealed once, and not yet done."""

    seq: int
    """Its place in the log: what was proposed before something else happened is void."""
    entry: LogEntry
    action: Action | None
    """What a move does in the game."""
    text: bytes
    """The entry as it is written."""
    seal: bytes


def move_of(seat: int, action: Action, by: By, at: int) -> Move:
    """How the log has this."""
    wire = wire_action(seat, action)
    return Move(at, seat, wire.action, wire.terms, by)


def behind(before: Proposal, entry: LogEntry, action: Action | None) -> Proposal:
    """This entry, written and sealed behind one that has not happened yet either."""
    text = written(entry)
    return Proposal(before.seq + 1, entry, action, text, seal_of(before.seal, text))


def allowed(answer: Proposal | Refusal) -> Proposal:
    """BadInput if the answer is a refusal."""
    if isinstance(answer, Refusal):
        if answer.rule == HOUSE:
            raise BadInput(f"the table refuses this: {answer.reason}")
        raise BadInput(f"the rules refuse this: {answer.reason} ({answer.rule})")
    return answer

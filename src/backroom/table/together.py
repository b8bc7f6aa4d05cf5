"""Moves that are sent together: a card and its target, both or none.

Only an action that does no more than open another choice of the same seat may be followed at once
(`Game.opens`). After any other one, to be told that the second is not possible would tell what
chance or somebody else has done, while the first could still be kept back.
"""

from collections.abc import Sequence
from typing import TypeAlias

from backroom.kernel.messages import Refusal
from backroom.table.entries import Chosen
from backroom.table.proposal import HOUSE, Proposal, behind, move_of
from backroom.table.table import Table

Together: TypeAlias = Sequence[Proposal]


def propose_together(
    table: Table, seat: int, actions: Sequence[int], by: Chosen, at: int
) -> Together | Refusal:
    """These moves of one seat, one after another, or why not all of them."""
    first = table.propose_move(seat, actions[0], None, by, at)
    if isinstance(first, Refusal):
        return first
    together = [first]
    ahead = table.state.clone()
    for index in actions[1:]:
        before = together[-1]
        assert before.action is not None
        if int(before.action.index) not in table.game.opens(ahead):
            return Refusal(HOUSE, "not_together")
        ahead.apply(seat, before.action)
        action = table.game.action(index)
        refusal = ahead.refuse(seat, action)
        if refusal is not None:
            return refusal
        together.append(behind(before, move_of(seat, action, by, at), action))
    return together

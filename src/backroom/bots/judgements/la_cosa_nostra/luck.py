"""Which dice and draws belong together in two lines of play: those of the same man."""

from typing import Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.steps.action_phase import TURN
from backroom.games.la_cosa_nostra.steps.announcing import ANNOUNCED
from backroom.games.la_cosa_nostra.steps.attacks import SHOOT_BACK, VICTIM
from backroom.games.la_cosa_nostra.steps.cash_jobs import MARKERS
from backroom.games.la_cosa_nostra.steps.payday import HAND_LIMIT, RECRUITS
from backroom.games.la_cosa_nostra.steps.robbery import ROBBERS
from backroom.games.la_cosa_nostra.steps.special_jobs import STAKE
from backroom.games.la_cosa_nostra.steps.trap import TRAPS
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count

BEFORE_THE_ROLL: Final = (TURN, ANNOUNCED, VICTIM, MARKERS, STAKE)
AFTER_IT: Final = (ROBBERS, TRAPS, SHOOT_BACK)
PAYDAY: Final = (RECRUITS, HAND_LIMIT)
CARDS: Final = 14
DRAWS: Final = 15
"""The moments in which a business comes to the market, and in which the next round is dealt."""
MEN: Final = 64
MOMENTS: Final = 16
"""There are fewer of both."""


def luck_of(position: Position, action: Action) -> i64:
    """A number for the roll that this action may lead to, or for the cards of the next round."""
    if not isinstance(action, LcnAction):
        return -1
    step = position.step
    moment: i64 = 0
    man: i64 = position.job.man
    if step in BEFORE_THE_ROLL:
        if step is TURN:
            if action.do is not Do.EXECUTE:
                return -1
            man = action.value
    elif step in AFTER_IT:
        moment = 1 + AFTER_IT.index(step)
        if position.robbery.robber >= 0:
            moment += len(AFTER_IT)
            man = position.robbery.man
    elif step in PAYDAY:
        moment = DRAWS
        man = 0
    elif action.do is Do.BUY:
        moment = CARDS
        man = cards_left(position)
    else:
        return -1
    if man < 0:
        return -1
    return (position.round * MOMENTS + moment) * MEN + man


def cards_left(position: Position) -> i64:
    """In the stack of businesses: the next one comes from it."""
    total: i64 = 0
    for block in position.town.stack:
        total += count(block)
    return total

"""What a seat can choose in the present phase."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.actions import (
    CLAIM_WITH,
    LAY_FROM,
    SUSPECT_FROM,
    TURN_UP_OF,
)
from backroom.games.capo_della_mafia.giulia import hidden_giulias
from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.playing import turn_up_count
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.kernel.actions import Action


def choices_of(position: Position, seat: i64) -> tuple[Action, ...]:
    """The choices of a seat that is asked: from its own cards and from what all can see."""
    if position.phase is Phase.LAY:
        return LAY_FROM[size(position.hands[seat])]
    if position.phase is Phase.TURN_UP:
        laid = size(position.table[seat])
        return TURN_UP_OF[laid][turn_up_count(position, laid)]
    if position.phase is Phase.SUSPECT:
        return SUSPECT_FROM[position.seats][seat]
    return CLAIM_WITH[hidden_giulias(position, seat)]

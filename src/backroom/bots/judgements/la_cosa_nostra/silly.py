"""What a searching bot never tries, however well it comes out in a few worlds: moves at which the
table laughs."""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.turns import is_response, is_worth_scheming
from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.position import Position
from backroom.kernel.actions import Action
from backroom.kernel.bitset import has, members


def is_silly(position: Position, seat: i64, action: Action) -> bool:
    if not isinstance(action, LcnAction):
        return False
    do = action.do
    if do is Do.HENCHMAN or do is Do.MACHINE_PISTOL:  # LCN-107, LCN-110
        return not has(position.crew.men[seat], action.value) or not position.has_job(action.value)
    if do is Do.EXECUTE:
        # Whoever has brought his turn forward has had a reason, and it was no purchase.
        return position.brought and not is_worth_scheming(position, seat, action.value)
    if do is Do.SKIP:
        return not waits_with_cause(position, seat)
    return do is Do.SPARE  # an attack that was announced and then left: a bot asks nothing for it


def waits_with_cause(position: Position, seat: i64) -> bool:
    """LCN-116: has this seat a Robbery or a Trap that others must walk into?"""
    for man in members(position.men_with_tasks(seat)):
        if is_response(position, man):
            return True
    return False

"""What an attack can be aimed at (LCN-69)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import Aim
from backroom.kernel.bitset import first, just
from backroom.kernel.seats import only


def aim_on(position: Position, man: i64) -> Aim:
    """What the job on this gangster is aimed at."""
    return position.rules.aim[position.rules.job_kind[position.crew.tasks[man]]]


def victims(position: Position, target: i64, aim: Aim) -> i64:
    """LCN-69, LCN-131, LCN-E44, LCN-E45: the target's gangsters or businesses that can be hit; a
    deactivated card is not there."""
    if aim is Aim.GANGSTER:
        return position.crew.men[target] & ~position.crew.off
    if aim is Aim.BUSINESSMAN:
        return position.active(target) & ~position.rules.companies
    if aim is Aim.COMPANY:
        return position.active(target) & position.rules.companies
    return 0


def targets_of(position: Position, seat: i64, man: i64) -> i64:
    """LCN-69, LCN-E54: the other players who have something that this gangster's attack can hit."""
    aim = aim_on(position, man)
    found: i64 = 0
    for target in range(position.seats):
        if target != seat and (aim is Aim.PLAYER or victims(position, target, aim) != 0):
            found |= only(target)
    return found


def without_victim(position: Position, seat: i64, men: i64) -> i64:
    """LCN-E54: those of these attackers who can hit nobody."""
    found: i64 = 0
    while men != 0:
        man = first(men)
        if targets_of(position, seat, man) == 0:
            found |= just(man)
        men &= men - 1
    return found


def bit_of(aim: Aim) -> i64:
    """A place for each aim in a set of them."""
    if aim is Aim.PLAYER:
        return 1
    if aim is Aim.BUSINESSMAN:
        return 2
    if aim is Aim.COMPANY:
        return 4
    return 8


def aims_at(position: Position, target: i64) -> i64:
    """The aims of which this player has something to hit."""
    found = bit_of(Aim.PLAYER)
    if victims(position, target, Aim.BUSINESSMAN) != 0:
        found |= bit_of(Aim.BUSINESSMAN)
    if victims(position, target, Aim.COMPANY) != 0:
        found |= bit_of(Aim.COMPANY)
    if victims(position, target, Aim.GANGSTER) != 0:
        found |= bit_of(Aim.GANGSTER)
    return found


def aims_at_anybody(position: Position, seat: i64) -> i64:
    """The aims of which any other player has something to hit."""
    found: i64 = 0
    for target in range(position.seats):
        if target != seat:
            found |= aims_at(position, target)
    return found

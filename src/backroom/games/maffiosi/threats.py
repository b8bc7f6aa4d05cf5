"""Who threatens whom, and who earns what: the questions that players, bots and screens all ask."""

from mypy_extensions import i64

from backroom.games.maffiosi.accounts import CAFE, MONOPOLIES, entry, sum_of
from backroom.games.maffiosi.chairs import (
    CHAIRS,
    NO_CHAIRS,
    beside,
    how_many,
    left_of,
    only_chair,
    right_of,
)
from backroom.games.maffiosi.position import NONE, Position
from backroom.games.maffiosi.rules import BOSS, FIRE, JACK, ROBBIE


def stabbers(position: Position, seat: i64) -> i64:
    """MAF-43, MAF-44, MAF-E9, MAF-E10, MAF-E12: the chairs of this player's awake men who are a
    Jack Stiletto or have a knife in front of them."""
    return position.awake(seat) & (position.sorts[JACK] | position.rules.knives)


def shooters(position: Position, seat: i64) -> i64:
    """MAF-46, MAF-47, MAF-E9, MAF-E10, MAF-E12: the chairs of this player's awake men who are a
    Revolver Robbie or have a revolver in front of them."""
    return position.awake(seat) & (position.sorts[ROBBIE] | position.rules.revolvers)


def can_stab(position: Position, seat: i64) -> i64:
    """MAF-43 to MAF-45, MAF-E11, MAF-E22a: the chairs of the opponents this player could stab."""
    return beside(stabbers(position, seat)) & position.occupied() & ~position.men[seat]


def line_of_fire(position: Position, seat: i64) -> i64:
    """MAF-46 to MAF-49, MAF-E8, MAF-E11: the chairs of the opponents this player could shoot."""
    armed = shooters(position, seat) & ~position.rules.crossed
    targets: i64 = NO_CHAIRS
    chair: i64 = 0
    while armed != 0:
        if armed & 1:
            targets |= only_chair(position.rules.opposite[chair])
        armed >>= 1
        chair += 1
    return targets & position.occupied() & ~position.men[seat]


def victims_of(position: Position, seat: i64, card: i64) -> i64:
    """The chairs on which this card could kill somebody."""
    return line_of_fire(position, seat) if card == FIRE else can_stab(position, seat)


def attacker_of(position: Position, seat: i64, card: i64, victim: i64) -> i64:
    """MAF-E40: the chair of one who can do it; it makes no difference which."""
    if card == FIRE:
        return position.rules.opposite[victim]
    armed = stabbers(position, seat) & beside(only_chair(victim))
    chair: i64 = 0
    while armed & 1 == 0:
        armed >>= 1
        chair += 1
    return chair


def blast_of(position: Position, pie: i64) -> i64:
    """MAF-20 to MAF-22, MAF-E1: the chairs of all who would die if this player's pie exploded now,
    sleeping or not, his own or not."""
    chair: i64 = position.pies[pie]
    if chair < 0:
        return NO_CHAIRS
    centre = only_chair(chair)
    return (centre | beside(centre)) & position.occupied()


def first_to_the_left(position: Position, chair: i64) -> i64:
    """MAF-52, MAF-E4: the first taken chair on the left; NONE if there is no other."""
    occupied = position.occupied()
    spot = left_of(only_chair(chair))
    for step in range(1, CHAIRS):
        if spot & occupied:
            return (chair + step) % CHAIRS
        spot = left_of(spot)
    return NONE


def first_to_the_right(position: Position, chair: i64) -> i64:
    """MAF-52, MAF-E4: the first taken chair on the right; NONE if there is no other."""
    occupied = position.occupied()
    spot = right_of(only_chair(chair))
    for step in range(1, CHAIRS):
        if spot & occupied:
            return (chair - step) % CHAIRS
        spot = right_of(spot)
    return NONE


def pie_goes_to(position: Position, pie: i64, left: bool) -> i64:
    """MAF-51, MAF-E5, MAF-E6: where this pie would be passed to; NONE if it cannot be."""
    chair: i64 = position.pies[pie]
    if chair < 0:
        return NONE
    if left:
        target = first_to_the_left(position, chair)
    else:
        target = first_to_the_right(position, chair)
    if target >= 0 and position.pie_chairs() & only_chair(target):
        return NONE
    return target


def drinkers(position: Position) -> i64:
    """MAF-55: the chairs of all gangsters with a drink in front of them."""
    return position.occupied() & position.rules.drinks


def income(position: Position, seat: i64) -> i64:
    """MAF-25 to MAF-29: all that the next turn would bring as things stand."""
    return doubled(position, seat, sum_of(earnings(position, seat)))


def earnings(position: Position, seat: i64) -> i64:
    """MAF-25 to MAF-27, MAF-29, MAF-E13: what the Boss, the businesses and their monopolies bring,
    as an account; who sleeps earns nothing."""
    rules = position.rules
    awake = position.awake(seat)
    account: i64 = 0
    if awake & position.sorts[BOSS]:
        account = rules.boss_pays
    source: i64 = CAFE
    for business in rules.businesses:
        run = awake & business
        if run:
            account += entry(source, how_many(run) * rules.business_pays)
            if run == business:
                account += entry(MONOPOLIES, rules.monopoly_pays)
        source += 1
    return account


def doubled(position: Position, seat: i64, total: i64) -> i64:
    """MAF-28, MAF-29: twice as much with an accountant who is awake."""
    if position.awake(seat) & position.rules.register:
        return total * position.rules.register_times
    return total

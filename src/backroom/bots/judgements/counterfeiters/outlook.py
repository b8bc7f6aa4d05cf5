"""How the table stands for a seat: who waits, who sells, and what somebody may expect."""

from mypy_extensions import i64

from backroom.bots.judgements.counterfeiters.fortunes import Clock, Fortunes
from backroom.bots.judgements.counterfeiters.holdings import Holdings
from backroom.games.counterfeiters.position import Position, Stage
from backroom.games.counterfeiters.turns import RECEIVER
from backroom.kernel.seats import holds


def waiting(position: Position) -> i64:
    """All henchmen that are not yet placed this round."""
    left: i64 = 0
    for henchmen in position.henchmen:
        left += henchmen
    return left


def free_receivers(position: Position) -> i64:
    free = position.rules.spaces_of[RECEIVER] & ~position.taken_spaces()
    count: i64 = 0
    while free != 0:
        free &= free - 1
        count += 1
    return count


def sellers(position: Position, seat: i64) -> i64:
    """How many others have a henchman left and enough fakes to go to a receiver with him."""
    count: i64 = 0
    for other in range(position.seats):
        if other != seat and position.henchmen[other] > 0:
            one, two, three = position.all_fakes_of(other)
            if one + two + three > 3:
                count += 1
    return count


def fortune_of(
    fortunes: Fortunes, position: Position, seat: i64, cash: i64, offshore: i64, clock: Clock
) -> float:
    """A seat's fortune as things stand, with that much money."""
    has = Holdings(position, seat, cash, offshore)
    if position.stage is Stage.ROUND:
        left = waiting(position)
        return fortunes.fortune(
            has,
            clock,
            fortunes.actions_left(clock, position.henchmen[seat], left),
            fortunes.dinners_left(clock, left),
            fortunes.room(clock, left, free_receivers(position), sellers(position, seat)),
        )
    actions = 0.0
    if position.stage is Stage.EXTRA:
        asked = holds(position.asked, seat) and not holds(position.pending, seat)
        if position.henchmen[seat] > 0 and not asked:
            actions = 1.0
        actions += float(has.lawyers)
    elif holds(position.pending, seat):
        actions = 1.0
    return fortunes.fortune(has, clock, actions, 1.0, float(min(1, free_receivers(position))))

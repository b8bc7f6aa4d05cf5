"""The officer on his track: Godfather, investigation, strike, end."""

from mypy_extensions import i64

from backroom.games.counterfeiters.announcing import (
    tell_end_triggered,
    tell_godfather_came,
    tell_godfather_paid,
    tell_officer_moved,
)
from backroom.games.counterfeiters.deeds import Deed
from backroom.games.counterfeiters.position import NONE, Position, Stage
from backroom.games.counterfeiters.rules import Special


def godfather_takes(cash: i64) -> i64:
    """CFT-45, CFT-E1: half of it, rounded up to the next $10."""
    return (cash + 1) // 2


def move_officer(position: Position, trigger: i64) -> None:
    """CFT-18, CFT-53: one space forward, and what it means to land there."""
    was_strike = position.is_strike()
    position.officer += 1
    position.moved = True
    special = position.rules.track[position.officer]
    tell_officer_moved(position, special, was_strike, trigger)
    if special is Special.GODFATHER:
        pay_godfather(position)
    elif special is Special.END:
        trigger_end(position, trigger)


def pay_godfather(position: Position) -> None:
    """CFT-45, CFT-46, CFT-E29: everybody at once, of onshore cash alone. CFT-E44: where the bank is
    counted, all see what each pays."""
    position.space = NONE
    if not position.rules.limited_notes:
        position.note_deed(NONE, Deed.GODFATHER, 0)
    tell_godfather_came(position)
    for seat in range(position.seats):
        money = godfather_takes(position.cash[seat])
        position.cash[seat] -= money
        if position.rules.limited_notes:
            position.note_deed(seat, Deed.GODFATHER, -money)
        tell_godfather_paid(position, seat, money)


def trigger_end(position: Position, trigger: i64) -> None:
    """CFT-62, CFT-63, CFT-E19: once, and the Godfather comes first."""
    position.stage = Stage.EXTRA
    position.trigger = trigger
    tell_end_triggered(position)
    pay_godfather(position)


def steps_to_special(position: Position) -> i64:
    """How many caps until the officer lands on a special space; 0 at the end of the track."""
    steps: i64 = 0
    space = position.officer
    while space + 1 < len(position.rules.track):
        space += 1
        steps += 1
        if position.rules.track[space] is not Special.NOTHING:
            return steps
    return 0

"""What a seat can choose in the present step."""

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import (
    DEPOSIT,
    MOST_MONEY,
    PASS,
    PLACE,
    TAKE,
    WITHDRAW,
    CftAction,
    sales_from,
)
from backroom.games.counterfeiters.money import count_of, fakes_taken_here, most_notes_here
from backroom.games.counterfeiters.position import Position, Stage, Step
from backroom.games.counterfeiters.rounds import can_move_from, dines_on
from backroom.games.counterfeiters.turns import can_use
from backroom.kernel.actions import Action


def choices_of(position: Position, seat: i64) -> tuple[Action, ...]:
    """The choices of a seat that is asked, from its own money and from what all can see."""
    if position.step is Step.PLACE:
        return places(position, seat)
    if position.step is Step.NOTES:
        return sales(position, seat)
    if position.step is Step.TRANSFER:
        return transfers(position, seat)
    if position.step is Step.TAKE:
        return henchmen_to_take(position, seat)
    return dinners(position, seat)


def may_pass(position: Position) -> bool:
    """CFT-20, CFT-64, CFT-65: a turn, an extra henchman and a lawyer may be passed up; but whoever
    has taken a henchman off the board must put him down (CFT-E39)."""
    if position.step is Step.PLACE:
        return position.stage is Stage.ROUND or position.stage is Stage.EXTRA
    return position.step is Step.TAKE


def places(position: Position, seat: i64) -> tuple[Action, ...]:
    found: list[Action] = [PASS] if may_pass(position) else []
    for space in range(position.rules.spaces):
        if can_use(position, seat, space):
            found.append(PLACE[space])
    return tuple(found)


def sales(position: Position, seat: i64) -> tuple[Action, ...]:
    """CFT-32, CFT-34, CFT-36, CFT-E12: any of the notes that the buyer takes, up to his limit."""
    one, two, three = fakes_taken_here(position, seat)
    return sales_from(one, two, three, most_notes_here(position))


def transfers(position: Position, seat: i64) -> tuple[Action, ...]:
    """CFT-40, CFT-E11: at least $10, at most what is there."""
    there = min(position.cash[seat], MOST_MONEY)
    back = min(position.offshore[seat], MOST_MONEY)
    found: list[Action] = []
    for amount in range(there):
        found.append(DEPOSIT[amount])
    for amount in range(back):
        found.append(WITHDRAW[amount])
    return tuple(found)


def henchmen_to_take(position: Position, seat: i64) -> tuple[Action, ...]:
    found: list[Action] = [PASS]
    for space in range(position.rules.spaces):
        if can_move_from(position, seat, space):
            found.append(TAKE[space])
    return tuple(found)


def dinners(position: Position, seat: i64) -> tuple[Action, ...]:
    """CFT-60, CFT-E27: exactly one note for each diner that can be fed."""
    eaten = dines_on(position, seat)
    one, two, three = position.all_fakes_of(seat)
    found: list[Action] = []
    for action in sales_from(one, two, three, eaten):
        assert isinstance(action, CftAction)
        if count_of(action.notes) == eaten:
            found.append(action)
    return tuple(found)

"""What a seat can choose in the present step."""

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import (
    DEPOSIT,
    MOST_LISTED,
    PASS_OR_PLACE,
    PASS_OR_TAKE,
    WITHDRAW,
    CftAction,
    Do,
    sales_from,
    transfer,
)
from backroom.games.counterfeiters.money import count_of, fakes_taken_here, most_notes_here
from backroom.games.counterfeiters.position import Position, Step
from backroom.games.counterfeiters.rounds import dines_on
from backroom.games.counterfeiters.turns import possible_spaces
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
    """CFT-20, CFT-64, CFT-65, CFT-E39: a turn, an extra henchman and a lawyer may be passed up,
    also by putting a henchman back whom a lawyer holds."""
    return position.step is Step.PLACE or position.step is Step.TAKE


def places(position: Position, seat: i64) -> tuple[Action, ...]:
    """CFT-15, CFT-17: the free spaces whose action is possible, or a pass."""
    usable = possible_spaces(position, seat) & ~position.taken_spaces()
    return PASS_OR_PLACE.of(1 | (usable << 1))


def sales(position: Position, seat: i64) -> tuple[Action, ...]:
    """CFT-32, CFT-34, CFT-36, CFT-E12: any of the notes that the buyer takes, up to his limit."""
    one, two, three = fakes_taken_here(position, seat)
    return sales_from(one, two, three, most_notes_here(position))


def transfers(position: Position, seat: i64) -> tuple[Action, ...]:
    """CFT-40, CFT-E11: at least $10, at most what is there."""
    return tuple(DEPOSIT[: position.cash[seat]] + WITHDRAW[: position.offshore[seat]])


def great_transfers(position: Position, seat: i64) -> tuple[Action, ...]:
    """CFT-E14: of the flights that no list holds, those with everything."""
    found: list[Action] = []
    if position.cash[seat] > MOST_LISTED:
        found.append(transfer(Do.DEPOSIT, position.cash[seat]))
    if position.offshore[seat] > MOST_LISTED:
        found.append(transfer(Do.WITHDRAW, position.offshore[seat]))
    return tuple(found)


def henchmen_to_take(position: Position, seat: i64) -> tuple[Action, ...]:
    own: i64 = position.standing[seat]
    return PASS_OR_TAKE.of(1 | (own << 1))


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

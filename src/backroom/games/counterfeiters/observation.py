"""Writes what a seat knows into a row, field by field as observation_layout.py has them.

Like a view a row starts empty, and every field is put in on purpose.
"""

from typing import Final

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import SELL, CftAction
from backroom.games.counterfeiters.knowledge import has_sealed, sees_money_of
from backroom.games.counterfeiters.position import Position, Stage, Step
from backroom.games.counterfeiters.rules import QUALITIES
from backroom.games.counterfeiters.state import CftState
from backroom.kernel.actions import Action
from backroom.kernel.row import Row
from backroom.kernel.seats import holds
from backroom.kernel.state import State

CARDS: Final = 4
"""Bits for the cards of one kind."""
NOTES: Final = 8
"""Bits for the notes of one quality."""


def encode(state: State, seat: i64, row: Row) -> None:
    """All that this seat knows."""
    assert isinstance(state, CftState)
    encode_table(state, seat, row)
    balance = state.start_cash if state.deeds is None else state.deeds.balance(state.start_cash)
    for place in range(state.seats):
        other = (seat + place) % state.seats
        encode_seat(state, seat, other, row)
        row.put(balance[other])
        sees = sees_money_of(state, seat, other) and (
            state.rules.open_money or state.stage is Stage.OVER
        )
        row.put(state.cash[other] + 1 if sees else 0)
        row.put(state.offshore[other] + 1 if sees else 0)
    row.put(state.cash[seat])
    row.put(state.offshore[seat])
    row.put(SELL[state.sealed[seat]].index + 1 if has_sealed(state, seat) else 0)


def encode_slot(state: State, seat: i64, action: Action, row: Row) -> None:
    """CFT-E14: a flight with more money than the list goes up to."""
    assert isinstance(action, CftAction)
    row.put(action.value)


def encode_table(position: Position, seat: i64, row: Row) -> None:
    """What lies between the players."""
    seats = position.seats
    row.put(number_of_stage(position.stage))
    row.put(number_of_step(position.step))
    row.put(position.round)
    row.put((position.turn - seat) % seats)
    row.put((position.first - seat) % seats)
    row.put((position.marker - seat) % seats)
    row.put(position.officer)
    row.put(position.space + 1)
    kinds = position.rules.kinds
    bits: i64 = 1
    while kinds >> bits != 0:
        bits += 1
    row.put_all([card + 1 for card in position.market], bits)
    encode_piles(position, row)
    counts = [0 for _ in range(kinds)]
    for card in position.trashed:
        counts[card] += 1
    row.put_all(counts, CARDS)
    row.put(position.bank_money() + 1 if position.rules.limited_notes else 0)


def encode_piles(position: Position, row: Row) -> None:
    """CFT-E35: everybody knows what is left of the draw pile, in no order; the first of its four
    parts is drawn from, and the others are as they were at the beginning."""
    counts = [0 for _ in range(position.rules.kinds)]
    row.put_all([len(pile) for pile in position.piles], 5)
    for pile in position.piles:
        if len(pile) > 0:
            for card in pile:
                counts[card] += 1
            break
    row.put_all(counts, CARDS)


def encode_seat(position: Position, seat: i64, other: i64, row: Row) -> None:
    """What everybody sees of one player, or could have counted: fakes are taken and handed in for
    all eyes (CFT-E41)."""
    kinds = position.rules.kinds
    row.put_all(position.owned[other * kinds : (other + 1) * kinds], CARDS)
    row.put(position.standing[other])
    row.put(position.henchmen[other])
    row.put(position.passed[other])
    row.put(1 if holds(position.pending, other) else 0)
    row.put_all(position.fakes[other * QUALITIES : (other + 1) * QUALITIES], NOTES)


def number_of_stage(stage: Stage) -> i64:
    """Its place in the order of a game."""
    if stage is Stage.ROUND:
        return 0
    if stage is Stage.EXTRA:
        return 1
    if stage is Stage.BIG_LAWYER:
        return 2
    if stage is Stage.BAD_LAWYER:
        return 3
    return 4 if stage is Stage.LAST_DINERS else 5


def number_of_step(step: Step) -> i64:
    """Its place in the list of steps."""
    if step is Step.PLACE:
        return 0
    if step is Step.NOTES:
        return 1
    if step is Step.TRANSFER:
        return 2
    if step is Step.TAKE:
        return 3
    return 4 if step is Step.DINERS else 5

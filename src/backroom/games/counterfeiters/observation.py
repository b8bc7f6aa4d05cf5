"""Writes what a seat knows into a row, field by field as observation_layout.py has them.

Like a view a row starts empty, and every field is put in on purpose.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.counterfeiters.actions import MOST_LISTED, SELL, CftAction
from backroom.games.counterfeiters.knowledge import has_sealed
from backroom.games.counterfeiters.position import Position, Stage, Step
from backroom.games.counterfeiters.rules import QUALITIES
from backroom.games.counterfeiters.state import CftState
from backroom.kernel.actions import Action
from backroom.kernel.row import Encoder, Row, fields_for
from backroom.kernel.seats import holds
from backroom.kernel.state import State

CARDS: Final = 4
"""Bits for the cards of one kind."""
PILE: Final = 6
"""Bits for the cards of one part of the draw pile."""
NOTES: Final = 8
"""Bits for the notes of one quality."""


@final
class CftEncoder(Encoder):
    def encode(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, CftState)
        encode_table(state, seat, row)
        balance = state.start_cash if state.deeds is None else state.deeds.balance(state.start_cash)
        is_open = state.rules.open_money or state.stage is Stage.OVER
        for place in range(state.seats):
            other = (seat + place) % state.seats
            encode_seat(state, other, row)
            row.put(balance[other])
            row.put(state.cash[other] + 1 if is_open else 0)
            row.put(state.offshore[other] + 1 if is_open else 0)
        row.put(state.cash[seat])
        row.put(state.offshore[seat])
        row.put(SELL[state.sealed[seat]].index + 1 if has_sealed(state, seat) else 0)

    def has_menu(self, state: State, seat: i64) -> bool:
        assert isinstance(state, CftState)
        most = max(state.cash[seat], state.offshore[seat])
        return state.step is Step.TRANSFER and most > MOST_LISTED

    def encode_slot(self, state: State, seat: i64, action: Action, row: Row) -> None:
        """CFT-E14: a flight with more money than the list goes up to."""
        assert isinstance(action, CftAction)
        row.put(action.value)


ENCODER: Final[Encoder] = CftEncoder()


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
    row.put_part(position.market, 0, len(position.market), bits, 1)
    encode_piles(position, row)
    trashed = row.put_nothing(fields_for(kinds, CARDS))
    for card in position.trashed:
        row.add(trashed, CARDS, card, 1)
    row.put(position.bank_money() + 1 if position.rules.limited_notes else 0)


def encode_piles(position: Position, row: Row) -> None:
    """CFT-E35: everybody knows what is left of the draw pile, in no order; the first of its four
    parts is drawn from, and the others are as they were at the beginning."""
    sizes: i64 = 0
    shift: i64 = 0
    for pile in position.piles:
        left: i64 = len(pile)
        sizes |= left << shift
        shift += PILE
    row.put(sizes)
    counts = row.put_nothing(fields_for(position.rules.kinds, CARDS))
    for pile in position.piles:
        if len(pile) > 0:
            for card in pile:
                row.add(counts, CARDS, card, 1)
            break


def encode_seat(position: Position, other: i64, row: Row) -> None:
    """What everybody sees of one player, or could have counted: fakes are taken and handed in for
    all eyes (CFT-E41)."""
    kinds = position.rules.kinds
    row.put_part(position.owned, other * kinds, kinds, CARDS, 0)
    row.put(position.standing[other])
    row.put(position.henchmen[other])
    row.put(position.passed[other])
    row.put(1 if holds(position.pending, other) else 0)
    row.put_part(position.fakes, other * QUALITIES, QUALITIES, NOTES, 0)


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

"""Writes what a seat knows into a row, field by field as observation_layout.py has them.

Like a view a row starts empty, and every field is put in on purpose.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.maffiosi.knowledge import sees_money_of, surely_fresh, surely_stale
from backroom.games.maffiosi.position import Ending, Position, Step
from backroom.games.maffiosi.state import MafState
from backroom.kernel.bundle import size
from backroom.kernel.row import Encoder, Row
from backroom.kernel.seats import holds
from backroom.kernel.state import State

STEPS: Final[list[Step]] = [*Step]
ENDINGS: Final[list[Ending]] = [*Ending]
NOTE: Final = 6
"""Bits for the notes of one value."""


@final
class MafEncoder(Encoder):
    def encode(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, MafState)
        encode_table(state, seat, row)
        row.put(state.discards)
        row.put(state.gone)
        row.put(state.shuffled)
        row.put_words(state.sorts)
        for place in range(state.seats):
            encode_seat(state, seat, (seat + place) % state.seats, row)
        row.put(state.hands[seat])


ENCODER: Final[Encoder] = MafEncoder()


def encode_table(position: Position, seat: i64, row: Row) -> None:
    """What is going on."""
    seats = position.seats
    row.put(number_of(position.step))
    row.put(number_of_ending(position.ending))
    row.put(position.round)
    row.put((position.turn - seat) % seats)
    row.put((position.first - seat) % seats)
    row.put(position.card + 1)
    row.put(position.played)
    row.put(0 if position.placing < 0 else (position.placing - seat) % seats + 1)
    row.put(position.lifted + 1)
    row.put(position.lifted_from + 1)
    row.put(position.bank)
    put_notes(position, 0, position.rules.strict_notes, row)
    row.put(size(position.pile))
    turns: i64 = 0
    for dry in position.dry:
        turns += dry
    row.put(turns)
    row.put(position.asleep)


def encode_seat(position: Position, seat: i64, other: i64, row: Row) -> None:
    """What everybody sees of one player; his money if this seat may see it (MAF-E33)."""
    row.put(position.men[other])
    row.put(position.pies[other] + 2)
    row.put(position.colours[other] + 1)
    row.put((position.left[other] - seat) % position.seats)
    row.put(1 if position.exits[other] > 0 else 0)
    row.put(1 if holds(position.pending, other) else 0)
    row.put(size(position.hands[other]))
    row.put(surely_stale(position, other))
    row.put(surely_fresh(position, other))
    row.put(position.waiting[other])
    sees = sees_money_of(position, seat, other)
    row.put(position.money[other] + 1 if sees else 0)
    put_notes(position, other + 1, sees and position.rules.strict_notes, row)


def put_notes(position: Position, purse: i64, seen: bool, row: Row) -> None:
    """The notes in the middle (0) or in a seat's purse; nothing where they do not count."""
    packed: i64 = 0
    if seen:
        for note in range(2, -1, -1):
            packed = (packed << NOTE) | position.notes[3 * purse + note]
    row.put(packed)


def number_of(step: Step) -> i64:
    """Its place in the list of steps."""
    number: i64 = 0
    for each in STEPS:
        if each is step:
            return number
        number += 1
    return number


def number_of_ending(ending: Ending) -> i64:
    """Its place in the list of endings; the first of them is none."""
    number: i64 = 0
    for each in ENDINGS:
        if each is ending:
            return number
        number += 1
    return number

"""Writes what a seat knows into a row, field by field as observation_layout.py has them.

Like a view a row starts empty, and every field is put in on purpose.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.capo_della_mafia.handful import size
from backroom.games.capo_della_mafia.knowledge import has_sealed
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.games.capo_della_mafia.state import CapState
from backroom.games.capo_della_mafia.viewing import sealed_choice
from backroom.kernel.row import Encoder, Row, add_to, packed
from backroom.kernel.seats import holds
from backroom.kernel.state import State


@final
class CapEncoder(Encoder):
    def encode(self, state: State, seat: i64, row: Row) -> None:
        assert isinstance(state, CapState)
        encode_table(state, seat, row)
        for place in range(state.seats):
            encode_seat(state, seat, (seat + place) % state.seats, row)
        row.put(state.hands[seat])
        row.put(state.table[seat])
        row.put(state.up[seat])
        row.put(sealed_choice(state, seat).index + 1 if has_sealed(state, seat) else 0)
        encode_counts(state, seat, row)
        encode_last_round(state, seat, row)


ENCODER: Final[Encoder] = CapEncoder()


def encode_table(position: Position, seat: i64, row: Row) -> None:
    """What lies between the players."""
    row.put(number_of(position.phase))
    row.put(position.round)
    row.put((position.counter - seat) % position.seats)
    row.put(position.mission + 1)
    row.put(position.newspaper + 1)
    back: i64 = 0
    left: i64 = 0
    one: i64 = 1
    if position.next_mission >= 0:
        back = 2 if position.rules.envelope[position.next_mission] else 1
        left = one << position.next_mission
    row.put(back)
    for mission in position.mission_pile:
        left |= one << mission
    row.put(left)
    left = 0
    for newspaper in position.newspaper_pile:
        left |= one << newspaper
    row.put(left)
    row.put(len(position.pile))
    discarded = len(position.rules.deck) - len(position.pile)
    for other in range(position.seats):
        discarded -= size(position.hands[other]) + size(position.table[other])
    row.put(discarded)


def number_of(phase: Phase) -> i64:
    """Its place in the order of a round."""
    if phase is Phase.LAY:
        return 0
    if phase is Phase.TURN_UP:
        return 1
    if phase is Phase.SUSPECT:
        return 2
    return 3 if phase is Phase.CLAIM else 4


def encode_counts(position: Position, seat: i64, row: Row) -> None:
    """CAP-E33: the discards that one knows, and what one knows of the last shuffle."""
    width = position.rules.count_bits
    discards = packed(position.shown, width)
    for card in position.secret[seat]:
        add_to(discards, width, card, 1)
    memory = position.memory
    if memory.packed is None:
        memory.packed = [
            packed([int(count) for count in memory.held], width),
            packed([int(count) for count in memory.shuffled], width),
        ]
    held = memory.packed[0][:]
    for card in memory.own[seat]:
        add_to(held, width, card, -1)
    row.put_words(discards)
    row.put_words(held)
    row.put_words(memory.packed[1])


def encode_seat(position: Position, seat: i64, other: i64, row: Row) -> None:
    """What everybody sees of one player."""
    row.put(position.respect[other])
    row.put(size(position.hands[other]))
    row.put(1 if holds(position.pending, other) else 0)
    row.put(size(position.table[other]))
    row.put(relative(position, seat, position.accused_by(other)))
    row.put(1 if holds(position.suspected, other) else 0)
    row.put(1 if holds(position.jailed, other) else 0)
    row.put(position.fresh[other])
    row.put(position.stale[other])
    row.put(position.face_up(other))


def relative(position: Position, seat: i64, other: i64) -> i64:
    """Which seat that is as this one counts, plus 1; 0 for nobody."""
    return 0 if other < 0 else (other - seat) % position.seats + 1


def encode_last_round(position: Position, seat: i64, row: Row) -> None:
    """The round before this one, as everybody saw it."""
    past = position.past
    if past is None:
        row.put_nothing(2 + 5 * position.seats)
        return
    row.put(past.mission + 1)
    row.put(past.newspaper + 1)
    for place in range(position.seats):
        other = (seat + place) % position.seats
        row.put(past.laid[other])
        row.put(relative(position, seat, past.suspects[other]))
        row.put(1 if holds(past.jailed, other) else 0)
        row.put(past.turned_up[other])
        row.put(past.seen[other])

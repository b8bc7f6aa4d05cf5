"""Makes a view: every field is put in on purpose, the default is nothing."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.actions import (
    CLAIM,
    LAY,
    SUSPECT,
    SUSPECT_NOBODY,
    TURN_UP,
    numbers_in,
)
from backroom.games.capo_della_mafia.handful import EMPTY, cards_in, size
from backroom.games.capo_della_mafia.knowledge import (
    has_sealed,
    seen_discards,
    unseen_cards,
)
from backroom.games.capo_della_mafia.mission import star_limit
from backroom.games.capo_della_mafia.past import rounds_of
from backroom.games.capo_della_mafia.playing import turn_up_count
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.games.capo_della_mafia.view import CapView, PlayerView
from backroom.kernel.actions import Action
from backroom.kernel.seats import holds


def view_of(position: Position, seat: i64) -> CapView:
    """What this seat knows; the spectator knows what lies open for all."""
    own = seat >= 0
    discarded = sum(position.shown)
    for other in range(position.seats):
        discarded += len(position.secret[other])
    laid: i64 = position.table[seat] if own else EMPTY
    return CapView(
        seat=seat,
        phase=position.phase.value,
        round=position.round,
        counter=position.counter,
        target=position.rules.target,
        mission=position.mission,
        max_stars=star_limit(position),
        newspaper=None if position.newspaper < 0 else position.newspaper,
        next_envelope=position.next_envelope(),
        missions_left=missions_left(position),
        newspapers_left=tuple(sorted(position.newspaper_pile)),
        players=tuple([player_view(position, other) for other in range(position.seats)]),
        past=rounds_of(position.past),
        pile=len(position.pile),
        discards=discarded,
        seen=tuple(seen_discards(position, seat)),
        unseen=tuple(unseen_cards(position, seat)),
        held_back=tuple(position.memory.held_by_others(seat)),
        shuffled=position.memory.shuffled,
        hand=cards_in(position.hands[seat] if own else EMPTY),
        laid=cards_in(laid),
        turned_up=numbers_in(position.up[seat]) if own else (),
        turn_up=turn_up_count(position, size(laid)),
        choice=sealed_choice(position, seat).index if own and has_sealed(position, seat) else None,
    )


def player_view(position: Position, seat: i64) -> PlayerView:
    suspects = position.accused_by(seat)
    return PlayerView(
        respect=position.respect[seat],
        hand=size(position.hands[seat]),
        asked=holds(position.pending, seat),
        laid=size(position.table[seat]),
        face_up=cards_in(position.face_up(seat)),
        suspects=None if suspects < 0 else suspects,
        suspected=holds(position.suspected, seat),
        jailed=holds(position.jailed, seat),
        drawn=position.fresh[seat],
        held=position.stale[seat],
    )


def missions_left(position: Position) -> tuple[int, ...]:
    """Used missions lie open, so everybody knows which are still to come, in no order."""
    left = position.mission_pile[:]
    if position.next_mission >= 0:
        left.append(position.next_mission)
    return tuple(sorted(left))


def sealed_choice(position: Position, seat: i64) -> Action:
    """The action that this seat has sealed in the present phase."""
    value = position.sealed[seat]
    if position.phase is Phase.LAY:
        return LAY[value]
    if position.phase is Phase.TURN_UP:
        return TURN_UP[value]
    if position.phase is Phase.CLAIM:
        return CLAIM[value]
    return SUSPECT_NOBODY if value < 0 else SUSPECT[value]

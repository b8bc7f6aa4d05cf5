"""Phase 2: everybody lays cards face down, then turns half of them up."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.announcing import tell_cards_laid, tell_cards_turned_up
from backroom.games.capo_della_mafia.handful import chosen_of, size
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.games.capo_della_mafia.rules import Effect
from backroom.kernel.seats import only


def lay_cards(position: Position) -> None:
    """CAP-20, CAP-21: the chosen cards leave the hands and lie face down."""
    for seat in range(position.seats):
        hand = position.hands[seat]
        chosen = position.sealed[seat]
        position.table[seat] = chosen_of(hand, chosen)
        position.hands[seat] = chosen_of(hand, ~chosen)
        position.up[seat] = 0
        tell_cards_laid(position, seat)


def turn_up_count(position: Position, laid: i64) -> i64:
    """CAP-22: half of the cards laid, rounded down, unless a newspaper says otherwise (CAP-57,
    CAP-58, CAP-E27)."""
    if position.effect(Effect.TURN_UP_NOTHING) != 0:
        return 0
    if position.effect(Effect.TURN_UP_ROUNDED_UP) != 0:
        return (laid + 1) // 2
    return laid // 2


def ask_which_to_turn_up(position: Position) -> None:
    """CAP-23, CAP-E7: asked after all have laid. Who must turn up none or all has no choice, which
    everybody can see; so only the others are asked."""
    position.phase = Phase.TURN_UP
    for seat in range(position.seats):
        laid = size(position.table[seat])
        count = turn_up_count(position, laid)
        one: i64 = 1
        position.sealed[seat] = (one << laid) - 1 if count == laid else 0
        if 0 < count < laid:
            position.pending |= only(seat)


def turn_up_cards(position: Position) -> None:
    """CAP-22, CAP-24: all face-up choices are shown together; the hats come out."""
    for seat in range(position.seats):
        position.up[seat] = position.sealed[seat]
        position.turned_up[seat] = position.face_up(seat)
        tell_cards_turned_up(position, seat)

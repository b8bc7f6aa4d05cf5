"""Who knows which card: the questions that view and redeal both ask."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.giulia import could_claim
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size
from backroom.games.capo_della_mafia.playing import turn_up_count
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.kernel.seats import holds


def seen_discards(position: Position, seat: i64) -> list[int]:
    """CAP-E33: by kind, the discarded cards this seat (or the spectator) knows."""
    counts = position.shown[:]
    if seat >= 0:
        for card in position.secret[seat]:
            counts[card] += 1
    return counts


def unseen_cards(position: Position, seat: i64) -> list[int]:
    """By kind, the cards that are somewhere this seat cannot see: all there are, less its own, the
    known discards and what lies face up."""
    copies = position.rules.copies
    counts: list[int] = [copies[kind] - position.shown[kind] for kind in range(len(copies))]
    for other in range(position.seats):
        if other == seat:
            for card in position.secret[other]:
                counts[card] -= 1
            take_away(position.hands[other], counts)
            take_away(position.table[other], counts)
        else:
            take_away(position.face_up(other), counts)
    return counts


def take_away(cards: i64, counts: list[int]) -> None:
    while cards != 0:
        counts[first_card(cards)] -= 1
        cards = other_cards(cards)


def surely_held(position: Position, seat: i64) -> i64:
    """How many of a seat's hidden cards it has surely held since before the last shuffle."""
    sure = hidden_count(position, seat) - position.fresh[seat]
    return sure if sure > 0 else 0


def surely_drawn(position: Position, seat: i64) -> i64:
    """How many of a seat's hidden cards it has surely drawn since the last shuffle."""
    sure = hidden_count(position, seat) - position.stale[seat]
    return sure if sure > 0 else 0


def hidden_count(position: Position, seat: i64) -> i64:
    """How many cards of this seat the others cannot see: its hand and what lies face down."""
    return size(position.hands[seat]) + size(position.face_down(seat))


def has_sealed(position: Position, seat: i64) -> bool:
    """Was this seat asked in the present phase, and has it sealed its choice?"""
    if position.phase is Phase.OVER or holds(position.pending, seat):
        return False
    if position.phase is Phase.TURN_UP:
        laid = size(position.table[seat])
        return 0 < turn_up_count(position, laid) < laid
    if position.phase is Phase.CLAIM:
        return could_claim(position, seat)
    return True

"""Phase 3 and the checks of phase 4: who suspects whom, and who goes to prison."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.announcing import (
    tell_cards_shown,
    tell_suspicion,
    tell_suspicions_void,
    tell_tony_squealed,
    tell_verdict,
)
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size
from backroom.games.capo_della_mafia.mission import (
    fulfils,
)
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import Effect
from backroom.kernel.seats import holds, only


def open_suspicions(position: Position) -> None:
    """CAP-26 to CAP-28: on "0" all suspicion cards lie on the table."""
    for seat in range(position.seats):
        suspect = position.sealed[seat]
        position.suspects[seat] = suspect
        tell_suspicion(position, seat, suspect)
    find_the_suspected(position)


def find_the_suspected(position: Position) -> None:
    """CAP-31, CAP-54: everybody at whom somebody points, unless a newspaper called it off."""
    if position.effect(Effect.MUTUAL_SUSPICIONS_VOID) != 0:
        call_off_mutual_suspicions(position)
    position.suspected = 0
    for seat in range(position.seats):
        accused = position.accused_by(seat)
        if accused >= 0:
            position.suspected |= only(accused)


def call_off_mutual_suspicions(position: Position) -> None:
    """CAP-54, CAP-E22: two who suspect each other suspect nobody; a circle of three stands."""
    for one in range(position.seats):
        other = position.suspects[one]
        if other > one and position.suspects[other] == one:
            position.void |= only(one) | only(other)
            tell_suspicions_void(position, one, other)


def squealed_stars(position: Position) -> i64:
    """CAP-46, CAP-E10, CAP-E23: a star for every Tony laid by somebody who is suspected."""
    stars: i64 = 0
    for seat in range(position.seats):
        if holds(position.suspected, seat):
            squealed: i64 = 0
            cards: i64 = position.table[seat]
            while cards != 0:
                squealed += position.rules.squeals[first_card(cards)]
                cards = other_cards(cards)
            tell_tony_squealed(position, seat, squealed)
            stars += squealed
    return stars


def check_the_suspected(position: Position) -> None:
    """CAP-31 to CAP-33: the suspected show everything, and only then is anybody judged (CAP-E10).
    Nobody else is ever checked (CAP-E11)."""
    for seat in range(position.seats):
        if holds(position.suspected, seat):
            one: i64 = 1
            position.up[seat] = (one << size(position.table[seat])) - 1
            tell_cards_shown(position, seat)
    extra_stars = squealed_stars(position)
    position.jailed = 0
    for seat in range(position.seats):
        if holds(position.suspected, seat):
            if not fulfils(position, position.table[seat], extra_stars):
                position.jailed |= only(seat)
            tell_verdict(position, seat, extra_stars)

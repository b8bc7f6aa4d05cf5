"""Phase 3 and the checks of phase 4: who suspects whom, and who goes to prison."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.events import (
    CardsShown,
    HatKept,
    Jailed,
    Suspected,
    SuspectedNobody,
    SuspicionsVoid,
    TonySquealed,
)
from backroom.games.capo_della_mafia.handful import cards_in, first_card, other_cards, size
from backroom.games.capo_della_mafia.mission import (
    fulfils,
    star_limit,
    stars_of,
    symbols_missing,
)
from backroom.games.capo_della_mafia.position import Position
from backroom.games.capo_della_mafia.rules import Effect
from backroom.kernel.seats import EVERYONE, holds, only


def open_suspicions(position: Position) -> None:
    """CAP-26 to CAP-28: on "0" all suspicion cards lie on the table."""
    for seat in range(position.seats):
        suspect = position.sealed[seat]
        position.suspects[seat] = suspect
        if position.recorder is not None:
            if suspect < 0:
                position.tell(EVERYONE, SuspectedNobody(seat))
            else:
                position.tell(EVERYONE, Suspected(seat, suspect))
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
            if position.recorder is not None:
                position.tell(EVERYONE, SuspicionsVoid(one, other))


def squealed_stars(position: Position) -> i64:
    """CAP-46, CAP-E10, CAP-E23: a star for every Tony laid by somebody who is suspected."""
    stars: i64 = 0
    for seat in range(position.seats):
        if holds(position.suspected, seat):
            cards: i64 = position.table[seat]
            while cards != 0:
                stars += position.rules.squeals[first_card(cards)]
                cards = other_cards(cards)
    return stars


def check_the_suspected(position: Position) -> None:
    """CAP-31 to CAP-33: the suspected show everything, and only then is anybody judged (CAP-E10).
    Nobody else is ever checked (CAP-E11)."""
    for seat in range(position.seats):
        if holds(position.suspected, seat):
            one: i64 = 1
            position.up[seat] = (one << size(position.table[seat])) - 1
            if position.recorder is not None:
                position.tell(EVERYONE, CardsShown(seat, cards_in(position.table[seat])))
    extra_stars = squealed_stars(position)
    if extra_stars > 0 and position.recorder is not None:
        position.tell(EVERYONE, TonySquealed(extra_stars))
    position.jailed = 0
    for seat in range(position.seats):
        if holds(position.suspected, seat):
            if not fulfils(position, position.table[seat], extra_stars):
                position.jailed |= only(seat)
            if position.recorder is not None:
                tell_verdict(position, seat, extra_stars)


def tell_verdict(position: Position, seat: i64, extra_stars: i64) -> None:
    cards: i64 = position.table[seat]
    stars = stars_of(position.rules, cards, extra_stars)
    limit = star_limit(position)
    if holds(position.jailed, seat):
        missing = symbols_missing(position.rules, cards, position.mission)
        position.tell(EVERYONE, Jailed(seat, stars, limit, missing))
    else:
        position.tell(EVERYONE, HatKept(seat, stars, limit))

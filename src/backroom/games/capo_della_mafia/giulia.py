"""Giulia Napoli turned up for her point by somebody whom nobody suspected."""

from mypy_extensions import i64

from backroom.games.capo_della_mafia.announcing import tell_giulia_turned_up
from backroom.games.capo_della_mafia.handful import (
    first_card,
    other_cards,
    size,
)
from backroom.games.capo_della_mafia.position import Phase, Position
from backroom.kernel.seats import holds, only
from backroom.kernel.state import Windows


def hidden_giulias(position: Position, seat: i64) -> i64:
    """The set of this seat's face-down cards that would earn respect if they were seen."""
    giulias: i64 = 0
    bit: i64 = 1
    up: i64 = position.up[seat]
    cards: i64 = position.table[seat]
    while cards != 0:
        if up & bit == 0 and position.rules.extra_respect[first_card(cards)] > 0:
            giulias |= bit
        bit <<= 1
        cards = other_cards(cards)
    return giulias


def could_claim(position: Position, seat: i64) -> bool:
    """CAP-E31: by what everybody sees: not suspected, and a card still face down."""
    if holds(position.suspected, seat):
        return False
    one: i64 = 1
    up: i64 = position.up[seat]
    return up != (one << size(position.table[seat])) - 1


def ask_for_claims(position: Position) -> None:
    """CAP-E14, CAP-E31: everybody who could claim is asked at once, so the question tells nothing;
    as an option every Giulia is claimed for her owner."""
    position.phase = Phase.CLAIM
    for seat in range(position.seats):
        position.sealed[seat] = 0
        if could_claim(position, seat):
            if position.rules.claims_for_all:
                position.sealed[seat] = hidden_giulias(position, seat)
            elif position.windows is Windows.ALL or hidden_giulias(position, seat) != 0:
                position.pending |= only(seat)


def turn_up_giulias(position: Position) -> None:
    """CAP-E14: the claimed ones are turned up together; the other cards stay hidden."""
    for seat in range(position.seats):
        claimed: i64 = position.sealed[seat]
        if claimed != 0:
            position.up[seat] |= claimed
            tell_giulia_turned_up(position, seat, claimed)

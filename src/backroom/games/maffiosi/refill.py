"""Hands, the draw pile and the discard pile, and what one remembers of a shuffle (MAF-E46)."""

from mypy_extensions import i64

from backroom.games.maffiosi.announcing import (
    tell_cards_drawn,
    tell_discards_shuffled,
    tell_hand_discarded,
)
from backroom.games.maffiosi.position import Position
from backroom.kernel.bundle import EMPTY, listed, one_of, random_one, size
from backroom.kernel.items import add_at


def show_card(position: Position, seat: i64, card: i64) -> None:
    """A card leaves a hand before everybody's eyes, who remember it and how many were drawn
    before."""
    position.shows[seat] += (8 * size(position.drawn[seat]) + card,)
    hand: i64 = position.hands[seat] - one_of(card)
    position.hands[seat] = hand
    left = size(hand)
    if position.fresh[seat] > left:
        position.fresh[seat] = left
    if position.stale[seat] > left:
        position.stale[seat] = left


def discard_hand(position: Position, seat: i64) -> None:
    """MAF-63, MAF-E26: the hand of a player who is out goes to the open discard pile at once."""
    cards = listed(position.hands[seat])
    for card in cards:
        show_card(position, seat, card)
        position.discards += one_of(card)
    tell_hand_discarded(position, seat, cards)


def draw_up(position: Position, seat: i64) -> None:
    """MAF-39: draw back up to five. MAF-40, MAF-E25: when the last card of the pile is taken, the
    discards are shuffled at once and drawing goes on. (There are always at least 29 cards outside
    the hands, so it never stops for want of cards.)"""
    drawn: i64 = EMPTY
    missing = position.rules.hand - size(position.hands[seat])
    while missing > 0:
        card = random_one(position.pile, position.rng)
        position.pile -= one_of(card)
        drawn += one_of(card)
        missing -= 1
        if position.pile == EMPTY:
            take_into_hand(position, seat, drawn)
            drawn = EMPTY
            shuffle_discards(position)
    if drawn != EMPTY:
        take_into_hand(position, seat, drawn)


def take_into_hand(position: Position, seat: i64, drawn: i64) -> None:
    add_at(position.hands, seat, drawn)
    add_at(position.drawn, seat, drawn)
    add_at(position.fresh, seat, size(drawn))
    tell_cards_drawn(position, seat, drawn)


def shuffle_discards(position: Position) -> None:
    """MAF-40: the discard pile becomes the new draw pile. Everybody has seen what it is made of,
    so everybody also knows what all hands together are made of (MAF-E46)."""
    position.pile = position.discards
    position.shuffled = position.discards
    position.discards = EMPTY
    position.kept = EMPTY
    for seat in range(position.seats):
        hand: i64 = position.hands[seat]
        position.kept += hand
        position.held[seat] = hand
        position.drawn[seat] = EMPTY
        position.fresh[seat] = 0
        position.stale[seat] = size(hand)
        position.shows[seat] = ()
    tell_discards_shuffled(position)

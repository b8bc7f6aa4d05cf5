"""Businesses: the stack, the market, deal markers and monopolies."""

from typing import Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_rounds import tell_market_filled
from backroom.games.la_cosa_nostra.events.announce_trade import (
    tell_marker_placed,
    tell_marker_returned,
    tell_monopoly_lost,
    tell_monopoly_taken,
)
from backroom.games.la_cosa_nostra.position import MARKER_BITS, Position
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import KINDS
from backroom.games.la_cosa_nostra.steps.step import Why
from backroom.kernel.bitset import count, just, random_member

EMPTY_SLOT: Final = Why("LCN-E59", "empty_slot")


def draw_business(position: Position) -> i64:
    """The top card of the stack; NONE if there is none (LCN-E59)."""
    if len(position.town.stack) == 0:
        return NONE
    top: i64 = position.town.stack[0]
    card = random_member(top, position.rng)
    top &= ~just(card)
    if top == 0:
        position.town.stack.pop(0)
    else:
        position.town.stack[0] = top
    return card


def put_under(position: Position, businesses: i64) -> None:
    """LCN-54, LCN-133, LCN-E60: cards go under the stack; among themselves in no known order. If it
    was empty, the market may have waited for them (LCN-E91)."""
    if businesses != 0:
        position.town.stack.append(businesses)
        if len(position.town.stack) == 1:
            fill_market(position)


def in_stack(position: Position) -> i64:
    """All cards of the business stack."""
    cards: i64 = 0
    for block in position.town.stack:
        cards |= block
    return cards


def fill_market(position: Position) -> None:
    """LCN-41: an empty slot is filled at once from the stack."""
    for slot in range(len(position.town.market)):
        if position.town.market[slot] < 0:
            card = draw_business(position)
            position.town.market[slot] = card
            if card >= 0:
                tell_market_filled(position, slot, card)


def is_market_open(position: Position) -> bool:
    """Does any card lie there?"""
    for card in position.town.market:
        if card >= 0:
            return True
    return False


def filled_slots(position: Position) -> i64:
    """The places of the market where a card lies."""
    slots: i64 = 0
    bit: i64 = 1
    for card in position.town.market:
        if card >= 0:
            slots |= bit
        bit <<= 1
    return slots


def place_marker(position: Position, seat: i64, business: i64) -> None:
    """LCN-78: a marker of this player on that business."""
    one: i64 = 1
    position.town.markers[business] += one << (MARKER_BITS * seat)
    tell_marker_placed(position, seat, business)


def take_marker(position: Position, seat: i64, business: i64) -> None:
    """LCN-88, LCN-90: one marker of this player goes back to him."""
    one: i64 = 1
    position.town.markers[business] -= one << (MARKER_BITS * seat)
    tell_marker_returned(position, seat, business)


def return_markers(position: Position, business: i64) -> None:
    """LCN-87, LCN-E45, LCN-E46: all markers on this business go back to their owners."""
    if position.town.markers[business] != 0:
        for seat in range(position.seats):
            while position.markers_on(business, seat) > 0:
                take_marker(position, seat, business)


def return_own_markers(position: Position, seat: i64, business: i64) -> None:
    """LCN-E50: who owns the card needs no marker on it."""
    while position.markers_on(business, seat) > 0:
        take_marker(position, seat, business)


def monopoly_holder(position: Position, kind: i64) -> i64:
    """LCN-123: at least two active cards, and more than all the others together."""
    most: i64 = 0
    holder: i64 = NONE
    total: i64 = 0
    for seat in range(position.seats):
        have = count(position.active_of_kind(seat, kind))
        total += have
        if have > most:
            most = have
            holder = seat
    if most >= position.rules.monopoly_least and 2 * most > total:
        return holder
    return NONE


def update_monopolies(position: Position) -> None:
    """LCN-124, LCN-126, LCN-E64: after every change the cards lie where they belong."""
    for kind in range(KINDS):
        monopoly = position.rules.monopoly_of[kind]
        if monopoly >= 0:
            before: i64 = position.town.monopolies[monopoly]
            after = monopoly_holder(position, kind)
            if before != after:
                position.town.monopolies[monopoly] = after
                if before >= 0:
                    tell_monopoly_lost(position, before, monopoly)
                if after >= 0:
                    tell_monopoly_taken(position, after, monopoly)

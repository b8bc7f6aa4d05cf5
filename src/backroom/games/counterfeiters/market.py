"""The black market: buying, and what the end of a round does to it."""

from mypy_extensions import i64

from backroom.games.counterfeiters.announcing import (
    tell_card_bought,
    tell_card_offered,
    tell_card_trashed,
)
from backroom.games.counterfeiters.deeds import Deed
from backroom.games.counterfeiters.position import NONE, Position
from backroom.games.counterfeiters.rules import PRIVATE_JET
from backroom.kernel.items import add_at


def is_second_jet(position: Position, seat: i64, card: i64) -> bool:
    """CFT-26: one private jet is enough."""
    return card == PRIVATE_JET and position.owns(seat, PRIVATE_JET) > 0


def slots_to_buy_from(position: Position, seat: i64) -> i64:
    """CFT-22 to CFT-24, CFT-E9, CFT-E11: the set of slots where a card lies, cash pays for it, and
    it is no second jet."""
    slots = position.rules.slots_for(position.cash[seat])
    bit: i64 = 1
    for each in position.market:
        card: i64 = each
        if card < 0 or is_second_jet(position, seat, card):
            slots &= ~bit
        bit <<= 1
    return slots


def buy(position: Position, seat: i64, slot: i64) -> None:
    """CFT-22, CFT-23, CFT-25, CFT-28: pay the price of the slot; the card is kept for good and its
    slot stays empty until the end of the round."""
    card: i64 = position.market[slot]
    price = position.rules.prices[slot]
    add_at(position.cash, seat, -price)
    position.market[slot] = NONE
    add_at(position.owned, seat * position.rules.kinds + card, 1)
    position.note_deed(seat, Deed.BOUGHT, -price, card)
    tell_card_bought(position, seat, card, price)


def clear_trash(position: Position) -> None:
    """CFT-55, CFT-E10: cards above a trash can are gone, for all to see."""
    for slot in range(position.rules.slots):
        card = position.market[slot]
        if position.rules.trash[slot] and card >= 0:
            position.market[slot] = NONE
            position.trashed += (card,)
            tell_card_trashed(position, card)


def slide_right(position: Position) -> None:
    """CFT-56: the remaining cards move to the right."""
    kept = [card for card in position.market if card >= 0]
    position.market = [NONE] * (len(position.market) - len(kept)) + kept


def refill(position: Position) -> None:
    """CFT-14, CFT-57, CFT-E8: empty slots are filled from right to left; where the pile runs short
    the leftmost stay empty."""
    slot = position.rules.slots - 1
    while slot >= 0:
        if position.market[slot] < 0:
            card = draw_card(position)
            if card < 0:
                return
            position.market[slot] = card
            tell_card_offered(position, slot, card)
        slot -= 1


def draw_card(position: Position) -> int:
    """CFT-13: all A first, then B, C and D; NONE when there are no more."""
    for pile in position.piles:
        if pile:
            return position.rng.take_from(pile)
    return NONE

"""What a seat can know about the others' cards: it counts those that nobody has shown."""

from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.position import Position
from backroom.kernel.bundle import count_of, size

DRAWS: Final = 5


def unseen(position: Position, seat: i64) -> i64:
    """The cards that are in the draw pile or in the others' hands, as a bundle."""
    return position.rules.deck - position.discards - position.gone - position.hands[seat]


def chance_of(cards: i64, card: i64, draws: i64) -> float:
    """How likely one of so many cards, drawn blindly, is of this kind."""
    good = count_of(cards, card)
    all_cards = size(cards)
    without = 1.0
    drawn: i64 = 0
    while drawn < draws and drawn < all_cards:
        left = all_cards - good - drawn
        if left <= 0:
            return 1.0
        without *= float(left) / float(all_cards - drawn)
        drawn += 1
    return 1.0 - without

"""The books of a game: from which source a family's money came, and whom it has killed with what.

What one payment is made of is an account: one number, with room for each source. What was earned in
the whole game is kept by source, and who was killed by weapon, each with room for every seat. So a
position carries a few numbers more, and a decision pays next to nothing for them.
"""

from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.position import Position
from backroom.games.maffiosi.rules import BEAT_IT
from backroom.kernel.items import add_at

# Where money comes from (MAF-25 to MAF-27); what the register adds is the rest of it.
BOSS_MONEY: Final = 0
CAFE: Final = 1
RESTAURANT: Final = 2
CASINO: Final = 3
MONOPOLIES: Final = 4

ENTRY: Final = 12
"""Bits of an account for each source, in thousands."""
_ENTRY_MOST: Final = (1 << ENTRY) - 1
_SEAT: Final = 10
"""Bits for each seat: no middle holds more than a million."""
_SEAT_MOST: Final = (1 << _SEAT) - 1

OWN_MEN: Final = BEAT_IT
"""A weapon is the card that kills; a pie whose time has come was ordered with one. One's own men
are counted apart, whatever it was, in the place of a card that kills nobody."""
_MEN: Final = 5
_MEN_MOST: Final = (1 << _MEN) - 1


def from_source(account: i64, source: i64) -> i64:
    """How much of an account came from this source."""
    return (account >> (ENTRY * source)) & _ENTRY_MOST


def sum_of(account: i64) -> i64:
    """All sources together."""
    total: i64 = 0
    while account != 0:
        total += account & _ENTRY_MOST
        account >>= ENTRY
    return total


def enter(position: Position, seat: i64, account: i64) -> None:
    """So much has been paid for these reasons."""
    place = _SEAT * seat
    position.boss_money += (account & _ENTRY_MOST) << place
    account >>= ENTRY
    position.cafe_money += (account & _ENTRY_MOST) << place
    account >>= ENTRY
    position.restaurant_money += (account & _ENTRY_MOST) << place
    account >>= ENTRY
    position.casino_money += (account & _ENTRY_MOST) << place
    account >>= ENTRY
    position.monopoly_money += account << place


def account_of(position: Position, seat: i64) -> i64:
    """What this seat has been paid in the whole game, as an account."""
    place = _SEAT * seat
    account = (position.monopoly_money >> place) & _SEAT_MOST
    account = (account << ENTRY) + ((position.casino_money >> place) & _SEAT_MOST)
    account = (account << ENTRY) + ((position.restaurant_money >> place) & _SEAT_MOST)
    account = (account << ENTRY) + ((position.cafe_money >> place) & _SEAT_MOST)
    return (account << ENTRY) + ((position.boss_money >> place) & _SEAT_MOST)


def count_victims(position: Position, killer: i64, weapon: i64, others: i64, own: i64) -> None:
    """So many of the others have died of it, and so many of one's own men."""
    place = _MEN * killer
    if others > 0:
        add_at(position.kills, weapon, others << place)
    if own > 0:
        add_at(position.kills, OWN_MEN, own << place)


def killed_with(position: Position, seat: i64, weapon: i64) -> i64:
    """How many this seat has killed with this weapon."""
    tally: i64 = position.kills[weapon]
    return (tally >> (_MEN * seat)) & _MEN_MOST

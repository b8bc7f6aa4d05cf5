"""The books of a game: from which source a family's money came, and whom it has killed with what.

An account is one number, with room for what each source has brought; a tally is one number, with
room for the victims of each weapon. So a position that is copied a thousand times carries six of
each and no more.
"""

from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.rules import BEAT_IT

# Where money comes from (MAF-25 to MAF-27); what the register adds is the rest of it.
BOSS_MONEY: Final = 0
CAFE: Final = 1
RESTAURANT: Final = 2
CASINO: Final = 3
MONOPOLIES: Final = 4

_ENTRY: Final = 12
_MOST: Final = (1 << _ENTRY) - 1
"""In thousands; no middle holds as much."""

OWN_MEN: Final = BEAT_IT
"""A weapon is the card that kills; a pie whose time has come was ordered with one. One's own men
are counted apart, whatever it was, in the place of a card that kills nobody."""

_VICTIMS: Final = 5
_ALL_MEN: Final = (1 << _VICTIMS) - 1


def entry(source: i64, amount: i64) -> i64:
    """An account with so much from this source."""
    # In place, because compiled C takes a constant that is shifted for a 32-bit number.
    amount <<= _ENTRY * source
    return amount


def from_source(account: i64, source: i64) -> i64:
    """How much came from this source."""
    return (account >> (_ENTRY * source)) & _MOST


def sum_of(account: i64) -> i64:
    """All sources together."""
    total: i64 = 0
    while account != 0:
        total += account & _MOST
        account >>= _ENTRY
    return total


def victims(weapon: i64, count: i64) -> i64:
    """A tally with so many victims of this weapon."""
    count <<= _VICTIMS * weapon
    return count


def killed_with(tally: i64, weapon: i64) -> i64:
    """How many it has killed with this weapon."""
    return (tally >> (_VICTIMS * weapon)) & _ALL_MEN

# Interpreted: words are made for people, who take longer to read them.
"""Symbols and stars in words: a card file spells symbols as letters, nobody at a table does."""

from collections.abc import Sequence

import msgspec

from backroom.kernel.cards import Provenance
from backroom.kernel.messages import Message

ANY = "?"
WORDED = ("intimidation", "bribing", "smuggling")
"""The skills that have a word in every language."""


class Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill: the letter that stands for its symbol."""

    symbol: str
    name: str
    provenance: Provenance


Said = Message | tuple[Message, ...]


def symbols_said(families: Sequence[Family], symbols: str) -> Said:
    """The symbols of some maffiosi: "2 × intimidation and bribing"."""
    kinds = dict.fromkeys(symbols)
    if not kinds:
        return Message("cap-no-symbol")
    return tuple([times(families, letter, symbols.count(letter)) for letter in kinds])


def needs_said(families: Sequence[Family], symbols: str) -> Said:
    """The symbols of a mission, of which the question marks must be alike (CAP-16)."""
    alike = symbols.count(ANY)
    fixed = symbols.replace(ANY, "")
    if not alike:
        return symbols_said(families, fixed)
    any_alike = Message("cap-symbol-alike", {"count": alike})
    return (*[times(families, each, fixed.count(each)) for each in dict.fromkeys(fixed)], any_alike)


def times(families: Sequence[Family], letter: str, count: int) -> Message:
    return Message("cap-symbol-times", {"count": count, "symbol": skill(families, letter)})


def skill(families: Sequence[Family], letter: str) -> Message | str:
    """An owner's file may have skills that we have no word for: then its own word must do."""
    if letter == ANY:
        return Message("cap-symbol-any")
    name = next(family.name for family in families if family.symbol == letter)
    return Message(f"cap-symbol-{name}") if name in WORDED else name


def stars_said(stars: int) -> Message:
    """The stars of a maffioso; below 0 he takes them off his player's cards."""
    if stars < 0:
        return Message("cap-stars-off", {"count": -stars})
    return Message("cap-stars", {"count": stars})

# Interpreted: structs of msgspec gain nothing from the compiler.
"""What a player of Maffiosi may know. Money is in dollars; chairs, cards and sorts of men are
numbers, chairs from 0."""

import msgspec

from backroom.kernel.view import View


class ManView(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A gangster: whose, of what sort, and whether he sleeps."""

    seat: int
    sort: int
    asleep: bool


class FamilyView(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What everybody sees of one player, and what follows from it."""

    colour: str | None
    """None until it is chosen (MAF-E49)."""
    money: int | None
    """None where totals are hidden (MAF-E33)."""
    notes: tuple[int, ...] | None
    """With strict notes, where money is seen: how many of each value."""
    cards: int
    surely_old: int
    """Cards held since before the last shuffle, at least (MAF-E46)."""
    surely_new: int
    """Cards drawn since the last shuffle, at least."""
    men: int
    waiting: tuple[int, ...]
    """Men off the table during a seating, by sort, those asleep behind those awake."""
    out: bool
    asked: bool
    income: int
    """What the next turn would bring as things stand."""
    can_stab: tuple[int, ...]
    """The chairs this player could stab at now."""
    line_of_fire: tuple[int, ...]
    """The chairs this player could shoot at now."""
    pie: int | None
    """The chair where this player's pie stands."""
    pie_gone: bool
    blast: tuple[int, ...]
    """The chairs whose men this pie would kill now."""
    pie_left: int | None
    """The chair to which this pie could be passed on the left."""
    pie_right: int | None


class MafView(View, frozen=True):
    """A seat's view of the table; the spectator's has seat -1 and no hand."""

    round: int
    turn: int
    first: int
    order: tuple[int, ...]
    """The seats clockwise as they sit at this table, beginning with `first` (MAF-16)."""
    step: str
    ending: str
    card: int | None
    """The card being carried out."""
    played: int
    """How many cards have been played this turn."""
    placing: int | None
    """Who puts down a man, during a seating."""
    lifted: ManView | None
    """The man between two chairs."""
    lifted_from: int | None
    men: tuple[ManView | None, ...]
    """Who sits on each chair."""
    bank: int
    bank_notes: tuple[int, ...] | None
    markers: int
    """Sleep markers in the stock."""
    pile: int
    discards: tuple[int, ...]
    """How many cards of each kind lie on the open discard pile."""
    removed: tuple[int, ...]
    """How many cards of each kind have left the game."""
    shuffled: tuple[int, ...]
    """The draw pile as it was after the last shuffle (at first: all cards)."""
    turns_without_money: int
    """How many turns there have been since anybody was paid."""
    families: tuple[FamilyView, ...]
    hand: tuple[int, ...] | None
    """Your cards, sorted by kind."""

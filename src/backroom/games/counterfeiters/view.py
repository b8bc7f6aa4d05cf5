# Interpreted: structs of msgspec gain nothing from the compiler.
"""What a player of Counterfeiters may know. Money is in dollars, cards are numbers of kinds."""

import msgspec

from backroom.kernel.view import View


class DeedView(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Something done openly (CFT-E41)."""

    seat: int
    """Who did it; -1 for the Godfather, who comes to all, unless it was seen what each paid him
    (CFT-E44)."""
    deed: str
    space: int | None
    card: int | None
    notes: tuple[int, int, int]
    """Fakes of one, two and three stars that were handed in or, when printing, taken."""
    money: int
    """What came in or, below zero, was paid."""


class CounterfeiterView(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What everybody sees of one player; money only where it is open."""

    cards: tuple[int, ...]
    """How many cards of each kind."""
    henchmen: int
    """Not yet used this round."""
    passed: int
    asked: bool
    cash: int | None
    offshore: int | None
    fakes: tuple[int, int, int] | None


class CftView(View, frozen=True):
    """A seat's view of the table; the spectator's has seat -1 and no money of its own."""

    stage: str
    step: str
    round: int
    turn: int
    first: int
    marker: int
    officer: int
    investigation: int
    strike: bool
    steps_to_special: int
    """How many caps until the officer lands on a special space."""
    next_special: str
    market: tuple[int | None, ...]
    pile: int
    pile_cards: tuple[tuple[int, ...], ...]
    """What is left of A, B, C and D, by kind: known to all, in no order (CFT-E35)."""
    bank: int | None
    """The real money left in the bank; None if there is no end of it (CFT-E44)."""
    trashed: tuple[int, ...]
    occupants: tuple[int | None, ...]
    """Whose henchman stands on each action space."""
    space: int | None
    """The space whose action is being carried out."""
    players: tuple[CounterfeiterView, ...]
    story: tuple[DeedView, ...]
    cash: int | None
    offshore: int | None
    fakes: tuple[int, int, int] | None
    godfather_takes: int | None
    """What the Godfather would take of you now."""
    print_yield: tuple[int, int] | None
    """How many fakes a print would bring you now, and of which quality."""
    choice: int | None
    """Your sealed choice for the diners, as the number of its action."""

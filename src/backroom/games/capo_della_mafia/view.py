# Interpreted: structs of msgspec gain nothing from the compiler.
"""What a player of Capo della Mafia may know. Cards are numbers of kinds."""

import msgspec

from backroom.kernel.view import View


class PastRound(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What everybody saw of a round that is over. Lists go by seat."""

    counter: int
    mission: int
    newspaper: int | None
    laid: tuple[int, ...]
    """How many cards each laid."""
    turned_up: tuple[tuple[int, ...], ...]
    """The cards each turned up in phase 2."""
    seen: tuple[tuple[int, ...], ...]
    """The cards of each that lay open in the end: shown under suspicion, or Giulia claimed."""
    suspects: tuple[int | None, ...]
    jailed: tuple[bool, ...]
    respect: tuple[int, ...]
    """What each had after scoring."""


class PlayerView(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What everybody sees of one player."""

    respect: int
    hand: int
    """How many cards he holds (CAP-E8)."""
    asked: bool
    """Does he still owe a choice?"""
    laid: int
    face_up: tuple[int, ...]
    suspects: int | None
    suspected: bool
    jailed: bool
    drawn: int
    """At most so many of his hidden cards were drawn since the last shuffle (CAP-E33)."""
    held: int
    """At most so many were held since before it."""


class CapView(View, frozen=True):
    """A seat's view of the table; the spectator's has seat -1 and nothing of its own."""

    phase: str
    round: int
    counter: int
    target: int
    mission: int
    max_stars: int
    newspaper: int | None
    next_envelope: bool | None
    """The back on top of the mission pile; None if there is no pile."""
    missions_left: tuple[int, ...]
    newspapers_left: tuple[int, ...]
    players: tuple[PlayerView, ...]
    past: tuple[PastRound, ...]
    pile: int
    discards: int
    seen: tuple[int, ...]
    """By card kind: how many you know to lie in the discard pile."""
    unseen: tuple[int, ...]
    """By card kind: how many are somewhere you cannot see."""
    held_back: tuple[int, ...]
    """By card kind: how many others can have held through the last shuffle (CAP-E33)."""
    shuffled: tuple[int, ...]
    """By card kind: how many the last shuffled pile can have held."""
    hand: tuple[int, ...]
    laid: tuple[int, ...]
    turned_up: tuple[int, ...]
    """Which of the cards you laid are face up, by their number in `laid`."""
    turn_up: int
    """How many of them you have to turn up."""
    choice: int | None
    """Your sealed choice, as the number of its action."""

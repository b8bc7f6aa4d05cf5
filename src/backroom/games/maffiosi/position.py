"""A table of Maffiosi at one moment, and the small questions one asks of it."""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import ALL_CHAIRS, how_many
from backroom.games.maffiosi.rules import ASLEEP, BOSS, HENKIE, MafRules
from backroom.kernel.bundle import BITS, size
from backroom.kernel.state import State

NONE: Final = -1

# Where a pie is, if not at a chair.
AT_HOME: Final = -1
GONE: Final = -2


class Step(Enum):
    """What is asked (MAF-E38): a card, a second card, and what a card is for; before the game the
    colours (MAF-E49)."""

    COLOUR = "colour"
    CARD = "card"
    SECOND = "second"
    VICTIM = "victim"
    PIE_CHAIR = "pie_chair"
    PASS = "pass"
    EXPLODE = "explode"
    DRINKS = "drinks"
    MAN = "man"
    BRING = "bring"
    CHAIR = "chair"
    OVER = "over"


class Ending(Enum):
    """Why the game is over (MAF-66 to MAF-68, MAF-E34, MAF-E43)."""

    NOT_YET = ""
    LAST_AT_TABLE = "last_at_table"
    EMPTY_BANK = "empty_bank"
    NOBODY_LEFT = "nobody_left"
    STALL_GUARD = "stall_guard"
    ROUND_LIMIT = "round_limit"


class Position(State):
    """All that sits round the table, lies on it and is held in hands.

    Sets of chairs have a bit a chair; hands and piles are bundles of cards; money is in thousands.
    """

    rules: MafRules
    step: Step
    ending: Ending
    turn: i64
    first: i64
    """Who had the first turn."""
    colours: tuple[int, ...]
    """By seat: its colour, in the order of the board file; NONE as long as it has none (MAF-3)."""
    left: tuple[int, ...]
    """By seat: who sits to its left, and so comes after it (MAF-16)."""
    placing: i64
    """Who puts a man on a chair; NONE outside a seating."""
    card: i64
    """The card being carried out."""
    opened: i64
    """The first card of this turn."""
    played: i64
    """How many cards have been played in this turn."""
    lifted: i64
    """The man who is between two chairs."""
    lifted_from: i64
    men: list[int]
    """By seat: the chairs where its men sit."""
    sorts: list[int]
    """By sort of man: the chairs where they sit, whosesoever they are."""
    asleep: i64
    """The chairs whose men have a sleep marker."""
    waiting: list[int]
    """By seat: a bundle of its men off the table, during a seating."""
    pies: list[int]
    """By seat: the chair where its pie stands, or AT_HOME, or GONE."""
    money: list[int]
    bank: i64
    notes: list[int]
    """Only with strict notes (MAF-E44): three counts for the middle, then three a seat."""
    hands: list[int]
    pile: i64
    """The draw pile, in no order."""
    discards: i64
    gone: i64
    """Cards removed from the game (MAF-61)."""
    kept: i64
    """All cards that were in hands at the last shuffle: what is left when one knows the new
    draw pile (MAF-E46)."""
    shuffled: i64
    """The draw pile as it was after the last shuffle."""
    held: list[int]
    """By seat: its own hand at the last shuffle, as it remembers it."""
    drawn: list[int]
    """By seat: what it has drawn since then."""
    fresh: list[int]
    """By seat: at most so many cards of the hand were drawn since the last shuffle."""
    stale: list[int]
    """By seat: at most so many cards of the hand are older than that."""
    shows: list[tuple[int, ...]]
    """By seat: the cards it has shown since then, each as eight times the number of cards drawn
    before plus its kind."""
    moment: i64
    """Counts the occasions on which somebody died."""
    exits: list[int]
    """By seat: the occasion on which its last man died; 0 while it is at the table."""
    exit_men: list[int]
    """By seat: how many men it had just before that occasion."""
    earned: list[int]
    """By seat: an account of the income that it was paid (`accounts.py`)."""
    last_paid: i64
    """The last payment from the middle."""
    windfalls: tuple[int, ...]
    """By seat: what it got that was not just what it was owed: the rest, or a last payment."""
    kills: tuple[int, ...]
    """By seat: a tally of those it has killed (`accounts.py`)."""
    dry: list[int]
    """By seat: how many turns it has had since anybody was paid."""

    def is_out(self, seat: i64) -> bool:
        """MAF-63: has this player lost the last gangster?"""
        return self.exits[seat] > 0

    def players_left(self) -> i64:
        left: i64 = 0
        for exit in self.exits:
            if exit == 0:
                left += 1
        return left

    def occupied(self) -> i64:
        """The chairs on which somebody sits."""
        chairs: i64 = 0
        for each in self.sorts:
            chairs |= each
        return chairs

    def free_chairs(self) -> i64:
        """MAF-15: one man to a chair."""
        return ALL_CHAIRS & ~self.occupied()

    def awake(self, seat: i64) -> i64:
        """MAF-57: the chairs of the men of this player who can do something."""
        return self.men[seat] & ~self.asleep

    def owner_at(self, chair: i64) -> i64:
        """Whose man sits there; NONE if nobody does."""
        for seat in range(self.seats):
            mine: i64 = self.men[seat]
            if (mine >> chair) & 1:
                return seat
        return NONE

    def sort_at(self, chair: i64) -> i64:
        """What sort of man sits there; NONE if nobody does."""
        for sort in range(BOSS, HENKIE + 1):
            here: i64 = self.sorts[sort]
            if (here >> chair) & 1:
                return sort
        return NONE

    def mover(self) -> i64:
        """Who has picked up a man, or is about to: the one who places, else whose turn it is."""
        return self.placing if self.placing >= 0 else self.turn

    def is_asleep(self, chair: i64) -> bool:
        return (self.asleep >> chair) & 1 == 1

    def markers_left(self) -> i64:
        """MAF-7: the common stock; a man keeps his marker while he waits for a chair (MAF-E20)."""
        used = how_many(self.asleep)
        for bundle in self.waiting:
            used += size(bundle >> (BITS * ASLEEP))
        if self.lifted > HENKIE:
            used += 1
        return self.rules.markers - used

    def pie_chairs(self) -> i64:
        """MAF-51: the chairs with a pie."""
        chairs: i64 = 0
        one: i64 = 1
        for pie in self.pies:
            if pie >= 0:
                chairs |= one << pie
        return chairs

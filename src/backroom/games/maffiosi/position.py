"""A table of Maffiosi at one moment, and the small questions one asks of it."""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import ALL_CHAIRS, how_many
from backroom.games.maffiosi.rules import ASLEEP, BOSS, HENKIE, MafRules
from backroom.kernel.bundle import BITS, size
from backroom.kernel.rng import Rng
from backroom.kernel.state import State, Windows

NONE: Final = -1

# Where a pie is, if not at a chair.
AT_HOME: Final = -1
GONE: Final = -2


class Step(Enum):
    """What is asked (MAF-E38): a card, a second card, and what a card is for."""

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

    __slots__ = (
        "rules",
        "step",
        "ending",
        "turn",
        "first",
        "placing",
        "card",
        "opened",
        "played",
        "lifted",
        "lifted_from",
        "men",
        "sorts",
        "asleep",
        "waiting",
        "pies",
        "money",
        "bank",
        "notes",
        "hands",
        "pile",
        "discards",
        "gone",
        "kept",
        "shuffled",
        "held",
        "drawn",
        "fresh",
        "stale",
        "shows",
        "moment",
        "exits",
        "exit_men",
        "dry",
    )

    def __init__(
        self,
        rules: MafRules,
        rng: Rng,
        windows: Windows,
        round: i64,
        pending: i64,
        step: Step,
        ending: Ending,
        turn: i64,
        first: i64,
        placing: i64,
        card: i64,
        opened: i64,
        played: i64,
        lifted: i64,
        lifted_from: i64,
        men: list[int],
        sorts: list[int],
        asleep: i64,
        waiting: list[int],
        pies: list[int],
        money: list[int],
        bank: i64,
        notes: list[int],
        hands: list[int],
        pile: i64,
        discards: i64,
        gone: i64,
        kept: i64,
        shuffled: i64,
        held: list[int],
        drawn: list[int],
        fresh: list[int],
        stale: list[int],
        shows: list[tuple[int, ...]],
        moment: i64,
        exits: list[int],
        exit_men: list[int],
        dry: list[int],
    ) -> None:
        super().__init__(rules.seats, round, pending, windows, rng)
        self.rules = rules
        self.step = step
        self.ending = ending
        self.turn = turn
        self.first = first
        """Who had the first turn."""
        self.placing = placing
        """Who puts a man on a chair; NONE outside a seating."""
        self.card = card
        """The card being carried out."""
        self.opened = opened
        """The first card of this turn."""
        self.played = played
        """How many cards have been played in this turn."""
        self.lifted = lifted
        """The man who is between two chairs."""
        self.lifted_from = lifted_from
        self.men = men
        """By seat: the chairs where its men sit."""
        self.sorts = sorts
        """By sort of man: the chairs where they sit, whosesoever they are."""
        self.asleep = asleep
        """The chairs whose men have a sleep marker."""
        self.waiting = waiting
        """By seat: a bundle of its men off the table, during a seating."""
        self.pies = pies
        """By seat: the chair where its pie stands, or AT_HOME, or GONE."""
        self.money = money
        self.bank = bank
        self.notes = notes
        """Only with strict notes (MAF-E44): three counts for the middle, then three a seat."""
        self.hands = hands
        self.pile = pile
        """The draw pile, in no order."""
        self.discards = discards
        self.gone = gone
        """Cards removed from the game (MAF-61)."""
        self.kept = kept
        """All cards that were in hands at the last shuffle: what is left when one knows the new
        draw pile (MAF-E46)."""
        self.shuffled = shuffled
        """The draw pile as it was after the last shuffle."""
        self.held = held
        """By seat: its own hand at the last shuffle, as it remembers it."""
        self.drawn = drawn
        """By seat: what it has drawn since then."""
        self.fresh = fresh
        """By seat: at most so many cards of the hand were drawn since the last shuffle."""
        self.stale = stale
        """By seat: at most so many cards of the hand are older than that."""
        self.shows = shows
        """By seat: the cards it has shown since then, each as eight times the number of cards drawn
        before plus its kind."""
        self.moment = moment
        """Counts the occasions on which somebody died."""
        self.exits = exits
        """By seat: the occasion on which its last man died; 0 while it is at the table."""
        self.exit_men = exit_men
        """By seat: how many men it had just before that occasion."""
        self.dry = dry
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

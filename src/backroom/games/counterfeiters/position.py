"""A table of Counterfeiters at one moment, and the small questions one asks of it."""

from enum import Enum
from typing import Final

from mypy_extensions import i64

from backroom.games.counterfeiters.deeds import Deed, Deeds
from backroom.games.counterfeiters.rules import QUALITIES, CftRules, Special
from backroom.kernel.state import State

NONE: Final = -1
NO_NOTES: Final = (0, 0, 0)


class Stage(Enum):
    """Where in the game we are: a round, or one of the steps of the end (CFT-62 to CFT-70)."""

    ROUND = "round"
    EXTRA = "extra"
    BIG_LAWYER = "big_lawyer"
    BAD_LAWYER = "bad_lawyer"
    LAST_DINERS = "last_diners"
    OVER = "over"


class Step(Enum):
    """What is asked: a space, the notes for it, the amount of a flight, a henchman to take off the
    board, or the notes for the diners (CFT-E39)."""

    PLACE = "place"
    NOTES = "notes"
    TRANSFER = "transfer"
    TAKE = "take"
    DINERS = "diners"
    OVER = "over"


class Position(State):
    """All that stands on the board and lies behind the screens.

    Money is in tens of dollars. `fakes` has three entries a seat, by quality; `owned` one entry a
    seat and card kind.
    """

    rules: CftRules
    stage: Stage
    step: Step
    turn: i64
    first: i64
    """Who started this round."""
    marker: i64
    """Who holds the first-player marker, and starts the next one."""
    trigger: i64
    """Who brought the officer to the last space."""
    asked: i64
    """Who has been asked for the extra henchman."""
    officer: i64
    moved: bool
    """Has a cap moved the officer in this round?"""
    space: i64
    """The space whose action is being carried out."""
    standing: list[int]
    """By seat: the set of spaces where its henchmen stand, a bit a space."""
    henchmen: list[int]
    """Not yet used this round, by seat."""
    passed: list[int]
    start_cash: list[int]
    cash: list[int]
    offshore: list[int]
    fakes: list[int]
    bank: list[int]
    """Fakes left in the bank, by quality."""
    owned: list[int]
    market: list[int]
    piles: list[list[int]]
    """The draw pile: A, B, C and D, each in no order."""
    trashed: tuple[int, ...]
    sealed: list[int]
    """The number of the sale each seat has sealed for its diners, while they choose."""
    deeds: Deeds | None

    def owns(self, seat: i64, kind: i64) -> i64:
        """How many cards of this kind a seat has."""
        return self.owned[seat * self.rules.kinds + kind]

    def fakes_of(self, seat: i64, quality: i64) -> i64:
        return self.fakes[seat * QUALITIES + quality]

    def all_fakes_of(self, seat: i64) -> tuple[int, int, int]:
        base = seat * QUALITIES
        return (self.fakes[base], self.fakes[base + 1], self.fakes[base + 2])

    def investigation(self) -> i64:
        """CFT-49 to CFT-51: how many levels the officer has reached; so many qualities are refused
        at the supermarket."""
        return self.rules.levels[self.officer]

    def is_strike(self) -> bool:
        """CFT-47, CFT-48, CFT-E22: as long as the officer stands there."""
        return self.rules.track[self.officer] is Special.STRIKE

    def is_track_finished(self) -> bool:
        """CFT-62: the officer stands on the last space of the track."""
        return self.rules.track[self.officer] is Special.END

    def taken_spaces(self) -> i64:
        """CFT-17: the set of spaces that are used up this round."""
        taken: i64 = 0
        for spaces in self.standing:
            taken |= spaces
        return taken

    def occupant(self, space: i64) -> i64:
        """Whose henchman stands there; NONE if the space is free."""
        for seat in range(self.seats):
            spaces: i64 = self.standing[seat]
            if (spaces >> space) & 1:
                return seat
        return NONE

    def note_deed(
        self,
        seat: i64,
        deed: Deed,
        money: i64,
        card: i64 = NONE,
        notes: tuple[int, int, int] = NO_NOTES,
    ) -> None:
        """Everybody saw this (CFT-E41)."""
        self.deeds = Deeds(self.deeds, seat, deed, self.space, card, notes, money)

    def bank_money(self) -> i64:
        """CFT-E44: the real money in the bank is what nobody has, where there is an end of it."""
        return self.rules.real_money - sum(self.cash) - sum(self.offshore)

    def totals(self) -> list[int]:
        """CFT-69: real money of each seat, in dollars."""
        return [(self.cash[seat] + self.offshore[seat]) * 10 for seat in range(self.seats)]

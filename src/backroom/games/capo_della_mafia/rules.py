"""The numbers of one table of Capo della Mafia: its deck, missions, newspapers and options."""

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from backroom.kernel.observation import bits_for
from backroom.kernel.rules import Rules

if TYPE_CHECKING:
    from backroom.games.capo_della_mafia.deck import CapCards

MOST_CARDS: Final = 5
"""Nobody ever holds or lays more cards than this; the actions are built for it."""


class Effect(Enum):
    """What a newspaper changes, each exactly one number or one step (CAP-54 to CAP-63)."""

    NOTHING = "nothing"
    """Nothing that the rules know: the table sees to what it says (CAP-E38)."""
    MUTUAL_SUSPICIONS_VOID = "mutual_suspicions_void"
    MAX_STARS = "max_stars"
    TURN_UP_ROUNDED_UP = "turn_up_rounded_up"
    TURN_UP_NOTHING = "turn_up_nothing"
    RIGHT_SUSPICION = "right_suspicion"
    WRONG_SUSPICION = "wrong_suspicion"
    MISSION_WORTH = "mission_worth"
    REFILL_AT_OR_BELOW = "refill_at_or_below"
    LEAST_RESPECT_GAINS = "least_respect_gains"


@final
class CapRules(Rules):
    """Tables by card kind, mission and newspaper; symbols lie flat, `families` to a row.

    Cards of one kind cannot be told apart (CAP-E33), so a card *is* the number of its kind.
    """

    cards: "CapCards"
    families: i64
    copies: tuple[i64, ...]
    symbols: tuple[i64, ...]
    wild: tuple[i64, ...]
    stars: tuple[i64, ...]
    extra_respect: tuple[i64, ...]
    squeals: tuple[i64, ...]
    steals: tuple[i64, ...]
    needs: tuple[i64, ...]
    any_alike: tuple[i64, ...]
    max_stars: tuple[i64, ...]
    envelope: tuple[bool, ...]
    effects: tuple[tuple[Effect, ...], ...]
    """By newspaper: all that it changes, and beside it by how much."""
    amounts: tuple[tuple[i64, ...], ...]
    numbers: dict[str, int]

    # Not frozen: what follows from the fields above.

    deck: list[int]
    start_respect: i64
    target: i64
    hand: i64
    refill_at_or_below: i64
    mission_worth: i64
    right_suspicion: i64
    wrong_suspicion: i64
    round_limit: i64
    count_bits: i64
    """Bits for a number of cards of one kind."""
    reads_turned_back: bool
    claims_for_all: bool

    def work_out(self) -> None:
        """What follows from the cards, the numbers and the options."""
        numbers = self.numbers
        self.round_limit = numbers["round_limit"]
        # Four sealed choices a round at most: cards, face up, suspicion, Giulia.
        self.longest = self.round_limit * self.seats * 4
        self.deck = [kind for kind in range(len(self.copies)) for _ in range(self.copies[kind])]
        self.count_bits = bits_for(int(max(self.copies)))
        self.start_respect = numbers["start_respect"]
        self.target = numbers["target"]
        self.hand = numbers["hand"]
        self.refill_at_or_below = numbers["refill_at_or_below"]
        self.mission_worth = numbers["mission_worth"]
        self.right_suspicion = numbers["right_suspicion"]
        self.wrong_suspicion = numbers["wrong_suspicion"]
        self.reads_turned_back = self.options["envelope"] == "turned"
        self.claims_for_all = self.options["giulia"] == "auto"

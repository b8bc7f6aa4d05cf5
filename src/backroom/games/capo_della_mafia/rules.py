"""The numbers of one table of Capo della Mafia: its deck, missions, newspapers and options."""

from enum import Enum
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from backroom.kernel.rules import Rules

if TYPE_CHECKING:
    from backroom.games.capo_della_mafia.deck import CapoCards

MOST_CARDS: Final = 5
"""Nobody ever holds or lays more cards than this; the actions are built for it."""


class Effect(Enum):
    """What a newspaper changes, each exactly one number or one step (CAP-54 to CAP-63)."""

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
class CapoRules(Rules):
    """Tables by card kind, mission and newspaper; symbols lie flat, `families` to a row.

    Cards of one kind cannot be told apart (CAP-E33), so a card *is* the number of its kind.
    """

    __slots__ = (
        "cards",
        "families",
        "copies",
        "deck",
        "symbols",
        "wild",
        "stars",
        "extra_respect",
        "squeals",
        "steals",
        "needs",
        "any_alike",
        "max_stars",
        "envelope",
        "effects",
        "amounts",
        "start_respect",
        "target",
        "hand",
        "refill_at_or_below",
        "mission_worth",
        "right_suspicion",
        "wrong_suspicion",
        "round_limit",
        "reads_turned_back",
        "claims_for_all",
    )

    def __init__(
        self,
        seats: i64,
        options: dict[str, str],
        cards: "CapoCards",
        families: i64,
        copies: tuple[i64, ...],
        symbols: tuple[i64, ...],
        wild: tuple[i64, ...],
        stars: tuple[i64, ...],
        extra_respect: tuple[i64, ...],
        squeals: tuple[i64, ...],
        steals: tuple[i64, ...],
        needs: tuple[i64, ...],
        any_alike: tuple[i64, ...],
        max_stars: tuple[i64, ...],
        envelope: tuple[bool, ...],
        effects: tuple[Effect, ...],
        amounts: tuple[i64, ...],
        numbers: dict[str, int],
    ) -> None:
        round_limit: i64 = numbers["round_limit"]
        # Four sealed choices a round at most: cards, face up, suspicion, Giulia.
        super().__init__(seats, options, round_limit * seats * 4)
        self.cards = cards
        self.families = families
        self.copies = copies
        self.deck = [kind for kind in range(len(copies)) for _ in range(int(copies[kind]))]
        self.symbols = symbols
        self.wild = wild
        self.stars = stars
        self.extra_respect = extra_respect
        self.squeals = squeals
        self.steals = steals
        self.needs = needs
        self.any_alike = any_alike
        self.max_stars = max_stars
        self.envelope = envelope
        self.effects = effects
        self.amounts = amounts
        self.start_respect: i64 = numbers["start_respect"]
        self.target: i64 = numbers["target"]
        self.hand: i64 = numbers["hand"]
        self.refill_at_or_below: i64 = numbers["refill_at_or_below"]
        self.mission_worth: i64 = numbers["mission_worth"]
        self.right_suspicion: i64 = numbers["right_suspicion"]
        self.wrong_suspicion: i64 = numbers["wrong_suspicion"]
        self.round_limit = round_limit
        self.reads_turned_back = options["envelope"] == "turned"
        self.claims_for_all = options["giulia"] == "auto"

    def __reduce__(self) -> tuple[object, ...]:
        numbers = {
            "start_respect": self.start_respect,
            "target": self.target,
            "hand": self.hand,
            "refill_at_or_below": self.refill_at_or_below,
            "mission_worth": self.mission_worth,
            "right_suspicion": self.right_suspicion,
            "wrong_suspicion": self.wrong_suspicion,
            "round_limit": self.round_limit,
        }
        return CapoRules, (
            self.seats,
            self.options,
            self.cards,
            self.families,
            self.copies,
            self.symbols,
            self.wild,
            self.stars,
            self.extra_respect,
            self.squeals,
            self.steals,
            self.needs,
            self.any_alike,
            self.max_stars,
            self.envelope,
            self.effects,
            self.amounts,
            numbers,
        )

"""Everything a player can do: lay cards, turn some up, suspect, claim with Giulia."""

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from backroom.games.capo_della_mafia.rules import MOST_CARDS
from backroom.kernel.actions import Action

MOST_SEATS: Final = 7
SUBSETS: Final = 1 << MOST_CARDS


class Choice(Enum):
    """The four sealed choices of a round."""

    LAY = "lay"
    TURN_UP = "turn_up"
    SUSPECT = "suspect"
    CLAIM = "claim"


@final
class CapAction(Action):
    """A sealed choice. `value` is a set of cards (a bit a card), or the suspect (-1: nobody)."""

    __slots__ = ("choice", "value")

    def __init__(
        self, index: i64, name: str, picks: tuple[int, ...] | None, choice: Choice, value: i64
    ) -> None:
        super().__init__(index, name, picks)
        self.choice = choice
        self.value = value

    def __reduce__(self) -> tuple[object, ...]:
        return nth_action, (self.index,)


def numbers_in(subset: i64) -> tuple[int, ...]:
    """The numbers of the cards in a set: 0 is the first."""
    return tuple([card for card in range(MOST_CARDS) if subset >> card & 1])


def size_of(subset: i64) -> i64:
    """How many cards a set holds."""
    count: i64 = 0
    while subset != 0:
        count += subset & 1
        subset >>= 1
    return count


def _subset_actions(start: i64, choice: Choice) -> tuple[CapAction, ...]:
    return tuple(
        [CapAction(start + s, choice.value, numbers_in(s), choice, s) for s in range(SUBSETS)]
    )


LAY: Final = _subset_actions(0, Choice.LAY)
TURN_UP: Final = _subset_actions(SUBSETS, Choice.TURN_UP)
CLAIM: Final = _subset_actions(2 * SUBSETS, Choice.CLAIM)
SUSPECT_NOBODY: Final = CapAction(3 * SUBSETS, "suspect_nobody", None, Choice.SUSPECT, -1)
SUSPECT: Final = tuple(
    [
        CapAction(3 * SUBSETS + 1 + seat, "suspect", None, Choice.SUSPECT, seat)
        for seat in range(MOST_SEATS)
    ]
)
ACTIONS: Final[tuple[Action, ...]] = LAY + TURN_UP + CLAIM + (SUSPECT_NOBODY,) + SUSPECT


def nth_action(index: int) -> Action:
    return ACTIONS[index]


def _subsets_of(cards: i64) -> list[i64]:
    one: i64 = 1
    return [subset for subset in range(one << cards)]


LAY_FROM: Final[tuple[tuple[Action, ...], ...]] = tuple(
    [
        tuple([LAY[subset] for subset in _subsets_of(held) if subset != 0])
        for held in range(MOST_CARDS + 1)
    ]
)
"""By hand size: at least one card, up to all (CAP-20)."""

TURN_UP_OF: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    [
        tuple(
            [
                tuple([TURN_UP[subset] for subset in _subsets_of(laid) if size_of(subset) == count])
                for count in range(MOST_CARDS + 1)
            ]
        )
        for laid in range(MOST_CARDS + 1)
    ]
)
"""By cards laid and cards to turn up: which ones is the player's choice (CAP-22, CAP-23)."""

SUSPECT_FROM: Final[tuple[tuple[tuple[Action, ...], ...], ...]] = tuple(
    [
        tuple(
            [
                (SUSPECT_NOBODY, *[SUSPECT[other] for other in range(seats) if other != seat])
                for seat in range(MOST_SEATS)
            ]
        )
        for seats in range(MOST_SEATS + 1)
    ]
)
"""By number of seats and seat: nobody, or one of the others (CAP-28 to CAP-30)."""

CLAIM_WITH: Final[tuple[tuple[Action, ...], ...]] = tuple(
    [
        tuple([CLAIM[subset] for subset in _subsets_of(MOST_CARDS) if subset & ~giulias == 0])
        for giulias in range(SUBSETS)
    ]
)
"""By the set of face-down Giulias: any of them, or none (CAP-E14)."""

"""Everything a player can do: choose a card, then what it is for (MAF-E38)."""

from enum import Enum
from itertools import combinations
from typing import Final, final

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import CHAIRS
from backroom.games.maffiosi.rules import ASLEEP, BEAT_IT, CARDS, MOST_DRINKS, MOST_MARKED
from backroom.kernel.action_sets import ActionSets
from backroom.kernel.actions import Action

MOST_PLAYERS: Final = 6


class Do(Enum):
    """The kinds of things to do."""

    PLAY = "play"
    DISCARD = "discard"
    STAY = "stay"
    KILL = "kill"
    PUT_PIE = "put_pie"
    PASS_LEFT = "pass_left"
    PASS_RIGHT = "pass_right"
    EXPLODE = "explode"
    SERVE = "serve"
    LIFT = "lift"
    BRING = "bring"
    SIT = "sit"
    COLOUR = "colour"


@final
class MafAction(Action):
    """`value` is a card, a chair, the owner of a pie, a man off the table or a colour; for drinks
    it is a set, whose bits are the drinks in the order of their chairs."""

    __slots__ = ("do", "value")

    def __init__(
        self, index: i64, do: Do, value: i64, picks: tuple[int, ...] | None = None
    ) -> None:
        super().__init__(index, do.value, picks)
        self.do = do
        self.value = value

    def __reduce__(self) -> tuple[object, ...]:
        return nth_action, (self.index,)


def _some(first: i64, do: Do, count: i64) -> list[MafAction]:
    return [MafAction(first + value, do, value) for value in range(count)]


def _servings(first: i64) -> list[MafAction]:
    """Every choice of one to three drinks."""
    chosen = [
        picks
        for count in range(1, MOST_MARKED + 1)
        for picks in combinations(range(MOST_DRINKS), count)
    ]
    return [
        MafAction(first + number, Do.SERVE, sum([1 << drink for drink in picks]), picks)
        for number, picks in enumerate(chosen)
    ]


PLAY: Final = _some(0, Do.PLAY, len(CARDS))
DISCARD: Final = _some(8, Do.DISCARD, len(CARDS))
STAY: Final = MafAction(16, Do.STAY, 0)
KILL: Final = _some(17, Do.KILL, CHAIRS)
PUT_PIE: Final = _some(47, Do.PUT_PIE, CHAIRS)
LIFT: Final = _some(77, Do.LIFT, CHAIRS)
SIT: Final = _some(107, Do.SIT, CHAIRS)
BRING: Final = _some(137, Do.BRING, 2 * ASLEEP)
PASS_LEFT: Final = _some(145, Do.PASS_LEFT, MOST_PLAYERS)
PASS_RIGHT: Final = _some(151, Do.PASS_RIGHT, MOST_PLAYERS)
EXPLODE: Final = _some(157, Do.EXPLODE, MOST_PLAYERS)
SERVE: Final = _servings(163)
COLOUR: Final = _some(163 + len(SERVE), Do.COLOUR, MOST_PLAYERS)
ACTIONS: Final[tuple[Action, ...]] = tuple(
    [
        *PLAY,
        *DISCARD,
        STAY,
        *KILL,
        *PUT_PIE,
        *LIFT,
        *SIT,
        *BRING,
        *PASS_LEFT,
        *PASS_RIGHT,
        *EXPLODE,
        *SERVE,
        *COLOUR,
    ]
)
OPENING: Final = frozenset(
    [int(action.index) for action in [*PLAY, *LIFT, *BRING] if action is not PLAY[BEAT_IT]]
)
"""MAF-E38: these only open a choice: what the card is for, or where the man sits down. A raid does
more: everybody gets up."""


def nth_action(index: int) -> Action:
    return ACTIONS[index]


def _subsets(actions: list[MafAction]) -> list[tuple[Action, ...]]:
    """By a set of values, a bit each: the actions with these values."""
    found: list[tuple[Action, ...]] = []
    for chosen in range(1 << len(actions)):
        some: list[Action] = [
            actions[value] for value in range(len(actions)) if chosen >> value & 1
        ]
        found.append(tuple(some))
    return found


PLAYS_OF: Final = _subsets(PLAY)
DISCARDS_OF: Final = _subsets(DISCARD)
BRINGS_OF: Final = _subsets(BRING)
COLOURS_OF: Final = _subsets(COLOUR)
EXPLOSIONS_OF: Final = _subsets(EXPLODE)
KILLS: Final = ActionSets([*KILL])
PIE_CHAIRS: Final = ActionSets([*PUT_PIE])
LIFTS: Final = ActionSets([*LIFT])
SEATS_AT: Final = ActionSets([*SIT])


_SERVINGS: Final[list[tuple[Action, ...] | None]] = [None] * ((MOST_MARKED + 1) << MOST_DRINKS)
"""What `servings` has found already: there are too many to find all of them beforehand."""


def servings(drinks: i64, count: i64) -> tuple[Action, ...]:
    """Every choice of exactly so many of these drinks (MAF-55, MAF-E14)."""
    spot = (count << MOST_DRINKS) + drinks
    known = _SERVINGS[spot]
    if known is not None:
        return known
    found: list[Action] = []
    for action in SERVE:
        assert action.picks is not None
        if action.value & ~drinks == 0 and len(action.picks) == count:
            found.append(action)
    _SERVINGS[spot] = tuple(found)
    return tuple(found)

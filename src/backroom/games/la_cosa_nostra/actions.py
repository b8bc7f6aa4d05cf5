"""Everything a player can do, and the free deals of which there are endlessly many."""

from enum import Enum
from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.rules import (
    BUSINESSES,
    JOB_KINDS,
    KINDS,
    MEN,
    MOST_DICE,
    MOST_LAUNDERED,
    MOST_STAKE,
)
from backroom.kernel.action_sets import ActionSets
from backroom.kernel.actions import Action

if TYPE_CHECKING:
    from backroom.games.la_cosa_nostra.terms import Offer, Pledge, TakeBack, Withdraw

MOST_PLAYERS: Final = 5
SLOTS: Final = 4
OPEN_OFFERS: Final = 5
"""So many offers of one player may be open at once."""


class Do(Enum):
    """The kinds of things to do."""

    PASS = "pass"
    KEEP = "keep"
    OBJECT = "object"
    PICK = "pick"
    JOB = "job"
    BUY = "buy"
    SNITCH = "snitch"
    RENEW = "renew"
    SPY = "spy"
    LAWYER = "lawyer"
    PEEK = "peek"
    HENCHMAN = "henchman"
    SABOTEUR = "saboteur"
    MACHINE_PISTOL = "machine_pistol"
    DISTRACTION = "distraction"
    SCHEME = "scheme"
    SKIP = "skip"
    EXECUTE = "execute"
    ABANDON = "abandon"
    TARGET = "target"
    REVEAL = "reveal"
    VICTIM_MAN = "victim_man"
    VICTIM_BUSINESS = "victim_business"
    MARKER = "marker"
    STAKE = "stake"
    REROLL = "reroll"
    STAND = "stand"
    ROB = "rob"
    TRAP = "trap"
    DOC = "doc"
    SHOOT = "shoot"
    LAUNDER = "launder"
    TAKE = "take"
    SEARCH = "search"
    RECRUIT = "recruit"
    DROP_JOB = "drop_job"
    DROP_INFLUENCE = "drop_influence"
    ACCEPT = "accept"
    REFUSE = "refuse"


@final
class LcnAction(Action):
    """`value` is a gangster, a business, a kind of card, a seat, a slot or an amount."""

    __slots__ = ("do", "value")

    def __init__(self, index: i64, do: Do, value: i64) -> None:
        super().__init__(index, do.value, None)
        self.do = do
        self.value = value

    def __reduce__(self) -> tuple[object, ...]:
        return nth_action, (self.index,)


_SIZES: Final = {
    Do.PICK: MEN,
    Do.JOB: JOB_KINDS,
    Do.BUY: SLOTS,
    Do.LAWYER: BUSINESSES,
    Do.PEEK: MEN,
    Do.HENCHMAN: MEN,
    Do.SABOTEUR: MEN,
    Do.MACHINE_PISTOL: MEN,
    Do.DISTRACTION: MEN,
    Do.EXECUTE: MEN,
    Do.ABANDON: MEN,
    Do.TARGET: MOST_PLAYERS,
    Do.VICTIM_MAN: MEN,
    Do.VICTIM_BUSINESS: BUSINESSES,
    Do.MARKER: BUSINESSES,
    Do.STAKE: MOST_STAKE + 1,
    Do.REROLL: MOST_DICE,
    Do.ROB: MEN,
    Do.TRAP: MEN,
    Do.LAUNDER: MOST_LAUNDERED + 1,
    Do.TAKE: SLOTS,
    Do.SEARCH: KINDS,
    Do.RECRUIT: MEN,
    Do.DROP_JOB: JOB_KINDS,
    Do.DROP_INFLUENCE: 8,
    Do.ACCEPT: MOST_PLAYERS * OPEN_OFFERS,
    Do.REFUSE: MOST_PLAYERS * OPEN_OFFERS,
}
"""How many of each there are, where there is not just one."""


def _all() -> dict[Do, list[LcnAction]]:
    found: dict[Do, list[LcnAction]] = {}
    index = 0
    for do in Do:
        size = _SIZES.get(do, 1)
        found[do] = [LcnAction(index + value, do, value) for value in range(size)]
        index += size
    return found


_BY_DO: Final = _all()


def _flat() -> tuple[Action, ...]:
    flat: list[Action] = []
    for do in Do:
        flat += _BY_DO[do]
    return tuple(flat)


ACTIONS: Final = _flat()

PASS: Final = _BY_DO[Do.PASS][0]
KEEP: Final = _BY_DO[Do.KEEP][0]
OBJECT: Final = _BY_DO[Do.OBJECT][0]
PICK: Final = _BY_DO[Do.PICK]
JOB: Final = _BY_DO[Do.JOB]
BUY: Final = _BY_DO[Do.BUY]
SNITCH_PEEK: Final = _BY_DO[Do.SNITCH][0]
RENEW: Final = _BY_DO[Do.RENEW][0]
SPY_OUT: Final = _BY_DO[Do.SPY][0]
USE_LAWYER: Final = _BY_DO[Do.LAWYER]
PEEK: Final = _BY_DO[Do.PEEK]
ATTACH: Final = [
    _BY_DO[Do.HENCHMAN],
    _BY_DO[Do.SABOTEUR],
    _BY_DO[Do.MACHINE_PISTOL],
    _BY_DO[Do.DISTRACTION],
]
"""In the order of the influence cards, beginning with the Henchman."""
SCHEME: Final = _BY_DO[Do.SCHEME][0]
SKIP: Final = _BY_DO[Do.SKIP][0]
EXECUTE: Final = _BY_DO[Do.EXECUTE]
ABANDON: Final = _BY_DO[Do.ABANDON]
TARGET: Final = _BY_DO[Do.TARGET]
REVEAL: Final = _BY_DO[Do.REVEAL][0]
VICTIM_MAN: Final = _BY_DO[Do.VICTIM_MAN]
VICTIM_BUSINESS: Final = _BY_DO[Do.VICTIM_BUSINESS]
MARKER: Final = _BY_DO[Do.MARKER]
STAKE: Final = _BY_DO[Do.STAKE]
REROLL: Final = _BY_DO[Do.REROLL]
STAND: Final = _BY_DO[Do.STAND][0]
ROB: Final = _BY_DO[Do.ROB]
TRAP: Final = _BY_DO[Do.TRAP]
DOC: Final = _BY_DO[Do.DOC][0]
SHOOT: Final = _BY_DO[Do.SHOOT][0]
LAUNDER: Final = _BY_DO[Do.LAUNDER]
TAKE: Final = _BY_DO[Do.TAKE]
SEARCH: Final = _BY_DO[Do.SEARCH]
RECRUIT: Final = _BY_DO[Do.RECRUIT]
DROP_JOB: Final = _BY_DO[Do.DROP_JOB]
DROP_INFLUENCE: Final = _BY_DO[Do.DROP_INFLUENCE]
ACCEPT: Final = _BY_DO[Do.ACCEPT]
REFUSE: Final = _BY_DO[Do.REFUSE]

# What is chosen from a set of things is put together from tuples made once.
PICKS: Final = ActionSets([*PICK])
BUYS: Final = ActionSets([*BUY])
SPIES: Final = ActionSets([SNITCH_PEEK, SPY_OUT, *USE_LAWYER])
"""A Snitch, a Spy, then the Lawyers."""
PEEKS: Final = ActionSets([*PEEK])
ATTACHMENTS: Final = [ActionSets([*actions]) for actions in ATTACH]
ERRANDS: Final = ActionSets([each for both in zip(EXECUTE, ABANDON, strict=True) for each in both])
"""Two a gangster: to execute his task, and to abandon it."""
VICTIM_MEN: Final = ActionSets([*VICTIM_MAN])
VICTIM_BUSINESSES: Final = ActionSets([*VICTIM_BUSINESS])
MARKERS: Final = ActionSets([*MARKER])
ROBBERIES: Final = ActionSets([*ROB])
TRAPS: Final = ActionSets([*TRAP])
RECRUITS: Final = ActionSets([*RECRUIT])
DROPS: Final = ActionSets([*DROP_INFLUENCE])
ONLY_PASS: Final[tuple[Action, ...]] = (PASS,)
ONLY_RENEW: Final[tuple[Action, ...]] = (RENEW,)
ONLY_SKIP: Final[tuple[Action, ...]] = (SKIP,)
PASS_OR_SCHEME: Final[tuple[Action, ...]] = (PASS, SCHEME)


def nth_action(index: int) -> Action:
    return ACTIONS[index]


@final
class LcnDeal(Action):
    """An offer made or withdrawn, a marker taken back or a promise: its terms say what it is."""

    __slots__ = ("said",)

    def __init__(self, said: "Offer | Withdraw | TakeBack | Pledge") -> None:
        struct: Any = said
        super().__init__(len(ACTIONS), struct.__struct_config__.tag, None)
        self.said = said

    def terms(self) -> object:
        return self.said

    def __reduce__(self) -> tuple[object, ...]:
        return LcnDeal, (self.said,)


def on_terms(said: "Offer | Withdraw | TakeBack | Pledge") -> Action:
    """The action with these terms."""
    return LcnDeal(said)

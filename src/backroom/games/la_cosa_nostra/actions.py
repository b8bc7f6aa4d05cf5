"""Everything that a player of La Cosa Nostra can do."""

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra import rules
from backroom.games.la_cosa_nostra.rules import BUSINESSES, FAMILIES, JOB_KINDS, KINDS, MEN
from backroom.kernel.action_sets import ActionSets
from backroom.kernel.actions import Action
from backroom.kernel.bitset import MOST_THINGS, just

if TYPE_CHECKING:
    from backroom.games.la_cosa_nostra.trade.terms import Offer, Pledge, TakeBack, Withdraw

MOST_PLAYERS: Final = 5
SLOTS: Final = 4
NO_CARD: Final = -1
OPEN_OFFERS: Final = 5
"""So many offers of one player may be open at once."""

_ALL: Final[list[Action]] = []


@final
class Kind:
    """One kind of thing to do: a single action, or one for each man, business, amount …"""

    def __init__(
        self,
        name: str,
        size: i64 = 1,
        about: str = "",
        card: i64 = NO_CARD,
        on_top: bool = False,
    ) -> None:
        self.name = name
        self.about = about
        """What the value of such an action is the number of."""
        self.card = card
        """The influence card that it takes."""
        self.on_top = on_top
        """Does it come on top of what is asked, as influence cards and Lawyers do (LCN-99)?"""
        self.is_reply = about == "offer"
        """Is it an answer to an offer, and not to what is asked?"""
        self.actions = [LcnAction(len(_ALL) + value, self, value) for value in range(size)]
        self.sets = ActionSets([*self.actions])
        self.everything: i64 = just(size) - 1 if size <= MOST_THINGS else 0
        """The set of all its values, where a number can hold it."""
        _ALL.extend(self.actions)

    def __getitem__(self, value: i64) -> "LcnAction":
        return self.actions[value]


@final
class LcnAction(Action):
    """`value` is a gangster, a business, a kind of card, a seat, a family, a slot or an amount."""

    __slots__ = ("do", "value")

    def __init__(self, index: i64, do: Kind, value: i64) -> None:
        super().__init__(index, do.name, None)
        self.do = do
        self.value = value

    def __reduce__(self) -> tuple[object, ...]:
        return nth_action, (self.index,)


@final
class Do:
    """The kinds of things to do, in the order of their numbers."""

    PASS: Final = Kind("pass")
    KEEP: Final = Kind("keep")
    OBJECT: Final = Kind("object")
    PICK: Final = Kind("pick", MEN, "man")
    JOB: Final = Kind("job", JOB_KINDS, "job")
    BUY: Final = Kind("buy", SLOTS, "slot")
    SNITCH: Final = Kind("snitch", card=rules.SNITCH, on_top=True)
    RENEW: Final = Kind("renew", card=rules.SNITCH, on_top=True)
    SPY: Final = Kind("spy", card=rules.SPY, on_top=True)
    LAWYER: Final = Kind("lawyer", BUSINESSES, "business", on_top=True)
    PEEK: Final = Kind("peek", MEN, "man")
    HENCHMAN: Final = Kind("henchman", MEN, "man", rules.HENCHMAN, on_top=True)
    SABOTEUR: Final = Kind("saboteur", MEN, "man", rules.SABOTEUR, on_top=True)
    MACHINE_PISTOL: Final = Kind("machine_pistol", MEN, "man", rules.MACHINE_PISTOL, on_top=True)
    DISTRACTION: Final = Kind("distraction", MEN, "man", rules.DISTRACTION, on_top=True)
    SCHEME: Final = Kind("scheme", card=rules.SCHEMER)
    SKIP: Final = Kind("skip", card=rules.SCHEMER)
    EXECUTE: Final = Kind("execute", MEN, "task")
    ABANDON: Final = Kind("abandon", MEN, "man")
    TARGET: Final = Kind("target", MOST_PLAYERS, "target")
    REVEAL: Final = Kind("reveal")
    VICTIM_MAN: Final = Kind("victim_man", MEN, "man")
    VICTIM_BUSINESS: Final = Kind("victim_business", BUSINESSES, "business")
    MARKER: Final = Kind("marker", BUSINESSES, "business")
    STAKE: Final = Kind("stake", rules.MOST_STAKE + 1, "money")
    REROLL: Final = Kind("reroll", rules.MOST_DICE, "die")
    STAND: Final = Kind("stand")
    ROB: Final = Kind("rob", MEN, "man")
    TRAP: Final = Kind("trap", MEN, "man")
    DOC: Final = Kind("doc", card=rules.EMERGENCY_DOC)
    SHOOT: Final = Kind("shoot")
    LAUNDER: Final = Kind("launder", rules.MOST_LAUNDERED + 1, "money")
    TAKE: Final = Kind("take", SLOTS, "slot")
    SEARCH: Final = Kind("search", KINDS, "kind")
    RECRUIT: Final = Kind("recruit", MEN, "recruit")
    DROP_JOB: Final = Kind("drop_job", JOB_KINDS, "job")
    DROP_INFLUENCE: Final = Kind("drop_influence", 8, "card")
    ACCEPT: Final = Kind("accept", MOST_PLAYERS * OPEN_OFFERS, "offer")
    REFUSE: Final = Kind("refuse", MOST_PLAYERS * OPEN_OFFERS, "offer")
    THREATEN: Final = Kind("threaten", MEN, "man")
    SPARE: Final = Kind("spare")
    FAMILY: Final = Kind("family", FAMILIES, "family")


ACTIONS: Final = tuple(_ALL)
PASS: Final = Do.PASS[0]
KEEP: Final = Do.KEEP[0]


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

"""Everything a player can do: place a henchman, then say which notes or how much money."""

from enum import Enum
from typing import Final, final

from mypy_extensions import i64

from backroom.games.counterfeiters.rules import MOST_NOTES, MOST_SPACES
from backroom.games.counterfeiters.terms import Deposit, Terms, Withdrawal
from backroom.kernel.action_sets import ActionSets
from backroom.kernel.actions import Action

MOST_LISTED: Final = 400
"""In tens of dollars, more than all the real notes in the box. A flight with so much money has an
action of its own; one with more says how much in its terms (CFT-E14)."""


class Do(Enum):
    """The kinds of things to do."""

    PLACE = "place"
    PASS = "pass"
    SELL = "sell"
    DEPOSIT = "deposit"
    WITHDRAW = "withdraw"
    TAKE = "take"


@final
class CftAction(Action):
    """`value` is a space, an amount in tens of dollars, or the number of a sale; `notes` are the
    fakes of one, two and three stars of that sale."""

    __slots__ = ("do", "value", "notes")

    def __init__(
        self, index: i64, do: Do, value: i64, notes: tuple[int, int, int] | None = None
    ) -> None:
        super().__init__(index, do.value, None)
        self.do = do
        self.value = value
        self.notes = (0, 0, 0) if notes is None else notes

    def amounts(self) -> tuple[int, ...]:
        """Notes of one, two and three stars; or dollars, below zero back from the account."""
        if self.do is Do.SELL:
            return self.notes
        if self.do is Do.DEPOSIT:
            return (int(self.value) * 10,)
        return (int(self.value) * -10,) if self.do is Do.WITHDRAW else ()

    def terms(self) -> Terms | None:
        """CFT-E14: of a flight with more money than the list goes up to."""
        if self.value <= MOST_LISTED:
            return None
        dollars = int(self.value) * 10
        return Deposit(dollars) if self.do is Do.DEPOSIT else Withdrawal(dollars)

    def __reduce__(self) -> tuple[object, ...]:
        if self.value > MOST_LISTED:
            return on_terms, (self.terms(),)
        return nth_action, (self.index,)


def _sales(most: i64) -> list[tuple[int, int, int]]:
    """Every way to hand in 1 to `most` notes: how many of one, two and three stars."""
    return [
        (one, two, three)
        for one in range(int(most) + 1)
        for two in range(int(most) + 1 - one)
        for three in range(int(most) + 1 - one - two)
        if one + two + three > 0
    ]


SALES: Final = _sales(MOST_NOTES)

PASS: Final = CftAction(0, Do.PASS, 0)
PLACE: Final = [CftAction(1 + space, Do.PLACE, space) for space in range(MOST_SPACES)]
TAKE: Final = [CftAction(1 + MOST_SPACES + space, Do.TAKE, space) for space in range(MOST_SPACES)]
_FIRST_SALE: Final = 1 + 2 * MOST_SPACES
SELL: Final = [
    CftAction(_FIRST_SALE + number, Do.SELL, number, notes) for number, notes in enumerate(SALES)
]
_FIRST_SUM: Final = _FIRST_SALE + len(SALES)
DEPOSIT: Final = [
    CftAction(_FIRST_SUM + amount - 1, Do.DEPOSIT, amount) for amount in range(1, MOST_LISTED + 1)
]
WITHDRAW: Final = [
    CftAction(_FIRST_SUM + MOST_LISTED + amount - 1, Do.WITHDRAW, amount)
    for amount in range(1, MOST_LISTED + 1)
]
ACTIONS: Final[tuple[Action, ...]] = tuple([PASS, *PLACE, *TAKE, *SELL, *DEPOSIT, *WITHDRAW])


# A pass comes first, so a space is one bit further up than in a set of spaces.
PASS_OR_PLACE: Final = ActionSets([PASS, *PLACE])
PASS_OR_TAKE: Final = ActionSets([PASS, *TAKE])


def nth_action(index: int) -> Action:
    return ACTIONS[index]


def transfer(do: Do, amount: i64) -> CftAction:
    """CFT-40, CFT-E14: a flight that moves so many tens of dollars, however many they are."""
    if amount > MOST_LISTED:
        return CftAction(len(ACTIONS), do, amount)
    return DEPOSIT[amount - 1] if do is Do.DEPOSIT else WITHDRAW[amount - 1]


def on_terms(terms: Terms) -> Action:
    """The flight with these terms."""
    do = Do.DEPOSIT if isinstance(terms, Deposit) else Do.WITHDRAW
    return transfer(do, terms.dollars // 10)


def _sales_from(most: i64) -> list[tuple[Action, ...]]:
    """By the notes one has (each counted up to `most`): every sale of at most so many notes."""
    side = most + 1
    table: list[list[Action]] = [[] for _ in range(side * side * side)]
    for sale in SELL:
        one, two, three = sale.notes
        if one + two + three <= most:
            for have_one in range(one, side):
                for have_two in range(two, side):
                    for have_three in range(three, side):
                        table[(have_one * side + have_two) * side + have_three].append(sale)
    return [tuple(row) for row in table]


_SALES_FROM: Final = [_sales_from(most) for most in range(MOST_NOTES + 1)]


def sales_from(one: i64, two: i64, three: i64, most: i64) -> tuple[Action, ...]:
    """Every sale of 1 to `most` notes from so many of each quality (CFT-E12)."""
    side = most + 1
    one = min(one, most)
    two = min(two, most)
    three = min(three, most)
    return _SALES_FROM[most][(one * side + two) * side + three]

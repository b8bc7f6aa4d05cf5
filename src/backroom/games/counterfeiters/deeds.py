"""Everything done openly, as a chain that clones share: the memory of the table (CFT-E41).

From it follows exactly which splits of cash and offshore account a player can have. It is worked
out only when somebody asks, and kept at the link where it was asked.
"""

from enum import Enum
from typing import final

from mypy_extensions import i64

from backroom.games.counterfeiters.view import DeedView


class Deed(Enum):
    """What was done, as far as money is concerned."""

    BOUGHT = "bought"
    PRINTED = "printed"
    SOLD = "sold"
    TAX_FRAUD = "tax_fraud"
    FARE = "fare"
    FLEW = "flew"
    PASSED = "passed"
    GODFATHER = "godfather"
    DINED = "dined"
    TICKETS = "tickets"


Splits = dict[int, int]
"""By total: a set of onshore amounts, one bit each, all in tens of dollars."""


@final
class Deeds:
    """One deed, and those before it. Never changed; it holds nothing that was not seen."""

    __slots__ = (
        "before",
        "seat",
        "deed",
        "space",
        "card",
        "notes",
        "money",
        "_splits",
        "_told",
        "_balance",
    )

    def __init__(
        self,
        before: "Deeds | None",
        seat: i64,
        deed: Deed,
        space: i64,
        card: i64,
        notes: tuple[int, int, int],
        money: i64,
    ) -> None:
        self.before = before
        self.seat = seat
        self.deed = deed
        self.space = space
        self.card = card
        self.notes = notes
        self.money = money
        """What came in or, below zero, was paid."""
        self._splits: list[Splits] | None = None
        self._told: tuple[DeedView, ...] | None = None
        self._balance: list[int] | None = None

    def balance(self, start: list[int]) -> list[int]:
        """By seat: the start money and all that was seen to come in or be paid, in tens of dollars;
        what the Godfather takes of all at once nobody sees."""
        if self._balance is None:
            found = start[:] if self.before is None else self.before.balance(start)[:]
            if self.seat >= 0:
                found[self.seat] = found[self.seat] + self.money
            self._balance = found
        return self._balance

    def told(self) -> tuple[DeedView, ...]:
        """All deeds up to this one, the first one first."""
        if self._told is None:
            links: list[Deeds] = []
            link: Deeds | None = self
            while link is not None and link._told is None:
                links.append(link)
                link = link.before
            before: tuple[DeedView, ...] = ()
            if link is not None and link._told is not None:
                before = link._told
            self._told = before + tuple([each.tell() for each in reversed(links)])
        return self._told

    def tell(self) -> DeedView:
        return DeedView(
            seat=self.seat,
            deed=self.deed.value,
            space=None if self.space < 0 else self.space,
            card=None if self.card < 0 else self.card,
            notes=self.notes,
            money=self.money * 10,
        )

    def splits(self, start: list[int]) -> list[Splits]:
        """By seat: which splits it can have after this deed, beginning with this cash."""
        if self._splits is None:
            links: list[Deeds] = []
            link: Deeds | None = self
            while link is not None and link._splits is None:
                links.append(link)
                link = link.before
            if link is not None and link._splits is not None:
                known = link._splits
            else:
                known = first_splits(start)
            for each in reversed(links):
                known = each.narrow(known)
            self._splits = known
        return self._splits

    def narrow(self, known: list[Splits]) -> list[Splits]:
        """What this deed makes of what was known before it."""
        if self.deed is Deed.GODFATHER and self.seat < 0:
            return [after_godfather(splits) for splits in known]
        changed = [dict(splits) if s == self.seat else splits for s, splits in enumerate(known)]
        if self.deed is Deed.FLEW:
            changed[self.seat] = after_flight(known[self.seat])
        elif self.deed is Deed.GODFATHER:
            changed[self.seat] = after_seen_visit(known[self.seat], -self.money)
        elif self.money != 0:
            changed[self.seat] = after_payment(known[self.seat], self.money)
        if self.deed is Deed.FARE:
            changed[self.seat].pop(0, None)  # nobody boards with nothing to move (CFT-E11)
        return changed

    def __reduce__(self) -> tuple[object, ...]:
        return Deeds, (
            self.before,
            self.seat,
            self.deed,
            self.space,
            self.card,
            self.notes,
            self.money,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deeds) and self.told() == other.told()

    def __hash__(self) -> int:
        return hash(self.told())


def first_splits(start: list[int]) -> list[Splits]:
    """Everybody's start money is known, and all of it is onshore."""
    return [{cash: 1 << cash} for cash in start]


def after_payment(splits: Splits, money: int) -> Splits:
    """So much came in or was paid, onshore; whoever could not have paid is ruled out."""
    changed: Splits = {}
    for total, onshore in splits.items():
        moved = onshore << money if money > 0 else onshore >> -money
        if moved:
            changed[total + money] = moved
    return changed


def after_flight(splits: Splits) -> Splits:
    """At least $10 went one way or the other: any split of the same total, but not the same one."""
    changed: Splits = {}
    for total, onshore in splits.items():
        every = (1 << (total + 1)) - 1
        only_one = onshore & (onshore - 1) == 0
        moved = every & ~onshore if only_one else every
        if moved:
            changed[total] = moved
    return changed


def after_godfather(splits: Splits) -> Splits:
    """CFT-45: the onshore half is gone, rounded up."""
    changed: Splits = {}
    for total, onshore in splits.items():
        cash = 0
        while onshore:
            if onshore & 1:
                kept = cash // 2
                left = total - (cash - kept)
                changed[left] = changed.get(left, 0) | 1 << kept
            onshore >>= 1
            cash += 1
    return changed


def after_seen_visit(splits: Splits, paid: int) -> Splits:
    """CFT-E44: everybody saw what the Godfather got: twice as much cash was there, or $10 less."""
    changed: Splits = {}
    for total, onshore in splits.items():
        kept = 0
        for cash in (2 * paid - 1, 2 * paid):
            if cash >= 0 and onshore >> cash & 1:
                kept |= 1 << (cash - paid)
        if kept:
            changed[total - paid] = kept
    return changed

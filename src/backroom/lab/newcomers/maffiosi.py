"""Maffiosi as the lesson teaches it: kill whoever earns, then move to what earns; a pie where it
takes rivals and none of one's own; drinks for rivals; and no card that fits is thrown away."""

from collections.abc import Sequence
from typing import Any

from backroom.games.maffiosi.actions import Do, MafAction
from backroom.games.maffiosi.printed import MafPrinted
from backroom.games.maffiosi.view import MafView

EARNS = {"cash_register": 3, "cafe": 2, "restaurant": 2, "casino": 2}
ARMED = {"knife": 1, "revolver": 1}
LIKED = ("fire", "stab", "ka_boom", "order_pie", "nightcap", "move")
"""The order in which a card is thought of."""


def decide(view: MafView, printed: MafPrinted, legal: Sequence[MafAction]) -> MafAction:
    seen = Seen(view, printed)
    return max(legal, key=lambda action: (seen.likes(action), -int(action.index)))


class Seen:
    """The table as somebody sees it who has just learned it."""

    def __init__(self, view: MafView, printed: MafPrinted) -> None:
        self.view = view
        self.printed = printed
        self.me = view.seat

    def worth(self, chair: int) -> int:
        """What one would like to sit before."""
        things = self.printed.chairs[chair].things
        return sum(2 * EARNS.get(each, 0) + ARMED.get(each, 0) for each in things)

    def whose(self, chair: int) -> int | None:
        man = self.view.men[chair]
        return None if man is None else man.seat

    def blast(self, chair: int) -> int:
        """What a pie on this chair takes: rivals, and never one's own."""
        chairs = len(self.view.men)
        caught = [self.whose((chair + each) % chairs) for each in (-1, 0, 1)]
        return sum(-9 if seat == self.me else seat is not None for seat in caught)

    def mine(self) -> list[int]:
        return [chair for chair in range(len(self.view.men)) if self.whose(chair) == self.me]

    def best_free(self) -> int:
        free = [self.worth(chair) for chair, man in enumerate(self.view.men) if man is None]
        return max(free, default=0)

    def least(self) -> int:
        """What the man sits before whose chair one would rather leave."""
        return min(
            (self.worth(chair) for chair in self.mine() if not self.sleeps(chair)), default=9
        )

    def sleeps(self, chair: int) -> bool:
        man = self.view.men[chair]
        return man is not None and man.asleep

    def likes(self, action: MafAction) -> float:
        value = int(action.value)
        match action.do:
            case Do.PLAY:
                return self.card(self.printed.cards[value].kind)
            case Do.DISCARD:
                return 1 - 0.1 * self.card(self.printed.cards[value].kind)
            case Do.KILL:
                return 2 * self.worth(value) + 0.1 * self.income_of(value)
            case Do.PUT_PIE:
                return self.blast(value)
            case Do.SERVE:
                return self.drinks(action.picks or ())
            case Do.LIFT:
                return -self.worth(value)
            case Do.SIT:
                return self.worth(value)
            case Do.EXPLODE:
                chair = self.view.families[value].pie
                return -9 if chair is None else self.blast(chair)
            case _:
                return 0.0

    def income_of(self, chair: int) -> float:
        seat = self.whose(chair)
        return 0 if seat is None else self.view.families[seat].income / 1000

    def drinks(self, picks: Sequence[int]) -> float:
        seats = [self.whose(self.printed.drinks[drink]) for drink in picks]
        return sum(-5 if seat == self.me else 1 for seat in seats)

    def card(self, kind: str) -> float:
        """Is there something to be done with it now?"""
        if kind not in LIKED:
            return 0
        good: dict[str, Any] = {
            "move": self.best_free() > self.least(),
            "order_pie": max(self.blast(chair) for chair in range(len(self.view.men))) >= 2,
            "ka_boom": self.pies() > 0,
            "nightcap": self.drinkers() >= 2,
        }
        return 10 - LIKED.index(kind) if good.get(kind, True) else 0

    def pies(self) -> int:
        chairs = [each.pie for seat, each in enumerate(self.view.families) if seat != self.me]
        return max((self.blast(chair) for chair in chairs if chair is not None), default=0)

    def drinkers(self) -> int:
        seats = [self.whose(chair) for chair in self.printed.drinks]
        return sum(seat not in (None, self.me) for seat in seats)

"""Matching pennies: both show a side at the same time. The first wins if they are the same.

The smallest game with a sealed choice, for the part of the searcher that handles those.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message, Refusal
from backroom.kernel.rng import FastRng, Rng
from backroom.kernel.seats import all_of, holds, only
from backroom.kernel.state import Standings, State, Windows, ranked
from backroom.kernel.view import View

SIDES: Final = (Action(0, "heads", None), Action(1, "tails", None))
HEADS, TAILS = SIDES


@final
class Pennies(State):
    """`sides` is the side that each has chosen, -1 before that."""

    sides: list[int]

    def legal(self, seat: i64) -> tuple[Action, ...]:
        return SIDES if holds(self.pending, seat) else ()

    def refuse(self, seat: i64, action: Action) -> Refusal | None:
        return None if action in self.legal(seat) else Refusal("", "sealed")

    def apply(self, seat: i64, action: Action) -> None:
        self.sides[seat] = int(action.index)
        self.pending &= ~only(seat)

    def neutral(self, seat: i64, rng: Rng) -> Action:
        return HEADS

    def view(self, seat: i64) -> View:
        return View(seat)

    def redeal(self, seat: i64, rng: Rng) -> "Pennies":
        other = self.clone()
        for rival in range(2):
            if rival != seat and self.sides[rival] >= 0:
                other.sides[rival] = int(rng.below(2))
        return other

    def clone(self) -> "Pennies":
        other = Pennies()
        other.set_table(self.seats, self.rng.clone(), self.windows, None)
        other.pending = self.pending
        other.sides = self.sides[:]
        return other

    def standings(self) -> Standings:
        matched = self.sides[0] == self.sides[1]
        return ranked([int(matched), int(not matched)], "" if self.pending else "shown")

    def hidden(self, seat: i64) -> list[tuple[str, str]]:
        return [(f"side {who}", str(self.sides[who])) for who in range(2) if who != seat]

    def stock(self) -> dict[str, int]:
        return {}

    def frozen(self) -> tuple[object, ...]:
        return (self.rng, self.pending, self.sides)


def new_pennies() -> Pennies:
    state = Pennies()
    state.set_table(2, FastRng(1, 2, 3, 1), Windows.KNOWN, None)
    state.pending = all_of(2)
    state.sides = [-1, -1]
    return state


@final
class PenniesJudgement(Judgement):
    """Its players like heads so much more than tails; 0 is a fair coin."""

    def __init__(self, heads: float) -> None:
        super().__init__(temperature=1.0, horizon=9, weighs_worlds=False)
        self.heads = heads

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        return [self.heads, 0.0]

    def worth(self, state: State) -> list[float]:
        raise AssertionError("a game of pennies is played to its end")

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        return Message("bots-no-reason")

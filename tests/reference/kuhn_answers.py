"""What is known of Kuhn poker: one of its equilibria, what each decision is worth in it, and a
judgement whose players play it.

The equilibria form a family: the first player bluffs with the jack with some chance up to 1/3. This
is the one with 1/6, in which every decision comes up. Whatever the chance, the first player loses
1/18 of a chip a game. Values are chips won or lost, and follow with pencil and paper.
"""

from math import log
from typing import Final, NamedTuple, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.state import State
from reference.kuhn_poker import JACK, KING, PURSE, QUEEN, KuhnState

FIRST_PLAYER: Final = -1 / 18
"""What the game is worth to who begins."""


class Known(NamedTuple):
    """A decision: one's card and what was said."""

    card: int
    said: str
    bets: float
    """How often one bets (or calls) there."""
    passing: float
    betting: float
    """What that is worth, if both play on by the equilibrium."""


KNOWN: Final = (
    Known(JACK, "", 1 / 6, -1, -1),
    Known(QUEEN, "", 0, -1 / 3, -1 / 2),
    Known(KING, "", 1 / 2, 7 / 6, 7 / 6),
    Known(JACK, "p", 1 / 3, -1, -1),
    Known(QUEEN, "p", 0, 1 / 4, -1 / 8),
    Known(KING, "p", 1, 1, 14 / 11),
    Known(JACK, "b", 0, -1, -2),
    Known(QUEEN, "b", 1 / 3, -1, -1),
    Known(KING, "b", 1, -1, 2),
    Known(JACK, "pb", 0, -1, -2),
    Known(QUEEN, "pb", 1 / 2, -1, -1),
    Known(KING, "pb", 1, -1, 2),
)
BETS: Final = {(known.card, known.said): known.bets for known in KNOWN}
NEVER: Final = -60.0
"""The logarithm of a chance that does not come up."""


def chips(share: float) -> float:
    """A share of the win as chips won or lost."""
    return (share * 2 - 1) * PURSE


@final
class KuhnJudgement(Judgement):
    """Its players bet as often as `bets` says, by card and what was said."""

    def __init__(self, bets: dict[tuple[int, str], float], mixes: bool) -> None:
        super().__init__(temperature=1.0, horizon=9, weighs_worlds=True)
        self.bets = bets
        self.sealed = mixes

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        assert isinstance(state, KuhnState)
        chance = self.bets[(state.cards[seat], state.said)]
        return [log(each) if each > 0 else NEVER for each in (1 - chance, chance)]

    def worth(self, state: State) -> list[float]:
        raise AssertionError("every game of Kuhn poker is played to its end")

    def outcome(self, state: State) -> list[float]:
        return [points / (2 * PURSE) for points in state.standings().points]

    def plausibility(self, world: State, seat: i64) -> float:
        """The chance that the rival says what he has said, with the card he has in this world."""
        assert isinstance(world, KuhnState)
        rival = 1 - seat
        chance = 1.0
        for turn in range(int(rival), len(world.said), 2):
            bets = self.bets[(world.cards[rival], world.said[:turn])]
            chance *= bets if world.said[turn] == "b" else 1 - bets
        return chance

    def mixes(self, state: State, seat: i64) -> bool:
        return self.sealed

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        return Message("bots-no-reason")

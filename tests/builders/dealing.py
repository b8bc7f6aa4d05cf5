"""Games as they are really dealt."""

from typing import TypeVar

from backroom.kernel.events import Told
from backroom.kernel.game import Game
from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State, Windows

AnyState = TypeVar("AnyState", bound=State)


def dealt(
    game: Game, rules: Rules, kind: type[AnyState], seed: int, windows: Windows = Windows.ALL
) -> tuple[AnyState, list[Told]]:
    """A state of this kind, and what was told; what comes after is told too."""
    told: list[Told] = []
    state = game.deal(rules, fast_rng(seed), windows, told)
    assert isinstance(state, kind)
    state.recorder = told
    return state, told

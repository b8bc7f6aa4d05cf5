"""The judgement of a game that has none of its own: whoever has more points stands better."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, softened
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.state import State


@final
class PlainJudgement(Judgement):
    """It likes everything alike; the searcher can still play on with it, up to the end."""

    __slots__ = ()

    def __init__(self, longest: i64) -> None:
        super().__init__(1.0, longest, False)

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        return [0.0 for _ in actions]

    def worth(self, state: State) -> list[float]:
        points = [float(each) for each in state.standings().points]
        return softened(points, max(1.0, max(points) - min(points)))

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        return Message("bots-no-reason")

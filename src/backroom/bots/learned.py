"""A judgement that has a network beside it: what one would do comes from both."""

from typing import Any, final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, Line, sample, softened
from backroom.kernel.actions import Action
from backroom.kernel.messages import Message
from backroom.kernel.rng import Rng
from backroom.kernel.state import State


@final
class LearnedJudgement(Judgement):
    """The judgement of the game for all but likes and worths; `prior` and `value` say what part of
    those the network has, `plays` whether those whom the searcher imagines play by both too. The
    network reads the row of a seat and nothing else of a world."""

    __slots__ = ("plain", "mind", "prior", "value", "plays")

    def __init__(
        self, plain: Judgement, mind: Any, prior: float, value: float, plays: bool
    ) -> None:
        super().__init__(plain.temperature, plain.horizon, plain.weighs_worlds)
        self.doubt = plain.doubt
        self.plain = plain
        self.mind = mind
        self.prior = prior
        self.value = value
        self.plays = plays

    def likes(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        """In the unit of the judgement, so that its temperature fits both."""
        if self.prior == 0.0 or len(actions) < 2:
            return self.plain.likes(state, seat, actions)
        learnt: list[float] = self.mind.likes(state, int(seat), actions)
        unit = self.prior * self.temperature
        if self.prior == 1.0:
            return [unit * like for like in learnt]
        likes = self.plain.likes(state, seat, actions)
        return [
            (1.0 - self.prior) * likes[place] + unit * learnt[place]
            for place in range(len(actions))
        ]

    def worth(self, state: State) -> list[float]:
        if self.value == 0.0:
            return self.plain.worth(state)
        learnt: list[float] = self.mind.worth(state)
        if self.value == 1.0:
            return learnt
        worths = self.plain.worth(state)
        return [
            (1.0 - self.value) * worths[seat] + self.value * learnt[seat]
            for seat in range(len(learnt))
        ]

    def plausibility(self, world: State, seat: i64) -> float:
        return self.plain.plausibility(world, seat)

    def begin(self, root: State, seat: i64) -> None:
        self.plain.begin(root, seat)

    def lines(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[Line]:
        return self.plain.lines(state, seat, actions)

    def quick(self, state: State, seat: i64, actions: tuple[Action, ...]) -> list[float]:
        if self.plays:
            return self.likes(state, seat, actions)
        return self.plain.quick(state, seat, actions)

    def outcome(self, state: State) -> list[float]:
        return self.plain.outcome(state)

    def slope(self, state: State) -> float:
        return self.plain.slope(state)

    def reopen(self, world: State, seat: i64) -> None:
        self.plain.reopen(world, seat)

    def luck(self, state: State, action: Action) -> i64:
        return self.plain.luck(state, action)

    def settled(self, state: State) -> bool:
        return self.plain.settled(state)

    def might_say(self, state: State, seat: i64) -> tuple[Action, ...]:
        return self.plain.might_say(state, seat)

    def offer(self, world: State, seat: i64) -> Action | None:
        return self.plain.offer(world, seat)

    def mixes(self, state: State, seat: i64) -> bool:
        return self.plain.mixes(state, seat)

    def reason(self, state: State, seat: i64, action: Action) -> Message:
        return self.plain.reason(state, seat, action)

    def reason_of_plan(self, state: State, seat: i64, plan: tuple[Action, ...]) -> Message:
        return self.plain.reason_of_plan(state, seat, plan)

    def aloud(self, state: State, seat: i64, action: Action) -> Message | None:
        return self.plain.aloud(state, seat, action)

    def pick(self, state: State, seat: i64, actions: tuple[Action, ...], rng: Rng) -> i64:
        if self.plays:
            return sample(softened(self.likes(state, seat, actions), self.temperature), rng)
        return self.plain.pick(state, seat, actions, rng)

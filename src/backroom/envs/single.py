"""One seat for a learner, bots of the house in the others: an environment of Gymnasium."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from backroom.bots.players import Budget, Player
from backroom.bots.specs import read_spec
from backroom.envs.one_table import OneTable, Seen
from backroom.envs.zoo.spaces import action_space, drawn_seed, observation_space
from backroom.kernel.errors import BadInput
from backroom.kernel.rng import fast_rng


class SeatEnv(gymnasium.Env[Any, Any]):
    """`bots` is who sits in the other seats: one for all, or one for each in turn (`normal`,
    `easy/bold` …); one that searches thinks `rounds` rounds, so that games can be repeated. `seat`
    is the learner's; without it every game draws one. For an action that is not legal the neutral
    one of the rules is done, and `info` says so."""

    metadata = {"render_modes": ["ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: str | Sequence[str] = "normal",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        menu: bool = True,
        rounds: int = 20,
        render_mode: str | None = None,
    ) -> None:
        self.table = OneTable(game, players, options, menu=menu)
        others = self.table.players - 1
        named = [bots] * others if isinstance(bots, str) else list(bots)
        if len(named) != others:
            raise BadInput(f"there are {len(named)} bots for {others} other seats")
        if seat is not None and not 0 <= seat <= others:
            raise BadInput(f"there is no seat {seat}; they are 0 to {others}")
        self.specs = [read_spec(each) for each in named]
        self.chosen_seat = seat
        self.budget = Budget(seconds=3600.0, rounds=rounds)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.table)
        self.action_space = action_space(self.table)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = drawn_seed(self.np_random)
        own = self.chosen_seat
        self.seat = int(self.np_random.integers(self.table.players)) if own is None else own
        self.table.start(drawn)
        self._luck = fast_rng(drawn, 1)
        self.bots = self._seated(drawn)
        self._let_others_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.table.is_over:
            raise BadInput("the game is over; reset it")
        info: dict[str, Any] = {"seat": self.seat}
        number = int(action)
        if 0 <= number < self.table.actions and self.table.legal()[number]:
            self.table.act(number)
        else:
            info["illegal"] = number
            self.table.take(self.table.state.neutral(self.seat, self._luck))
        self._let_others_play()
        truncated = self.table.truncated
        over = self.table.is_over and not truncated
        return self._seen(), self.table.returns()[self.seat], over, truncated, info

    def render(self) -> str:
        """What lies open for all, in words."""
        return self.table.in_words()

    def _seated(self, seed: int) -> dict[int, Player]:
        """The bots in their seats, each with its own chance: the first of them to the left."""
        players = self.table.players
        return {
            (self.seat + 1 + place) % players: Player(
                self.table.game, self.table.rules, spec, seed, 2 + place, self.budget
            )
            for place, spec in enumerate(self.specs)
        }

    def _let_others_play(self) -> None:
        """Until the learner is asked, or it is over."""
        table = self.table
        while not table.is_over and table.seat != self.seat:
            seat, state = table.seat, table.state
            action = self.bots[seat].decide(state, seat, table.may_say_more)
            # Whoever keeps silent on an offer lets it go: the last of the answers.
            table.take(state.legal(seat)[-1] if action is None else action)

    def _seen(self) -> Seen:
        return self.table.seen_by(self.seat)


def make_seat(**wanted: Any) -> SeatEnv:
    """For `gymnasium.make("backroom/Seat-v0", game="maffiosi", bots="easy")`."""
    return SeatEnv(**wanted)


def register() -> None:
    """Makes `backroom/Seat-v0` known to Gymnasium."""
    gymnasium.register("backroom/Seat-v0", entry_point="backroom.envs.single:make_seat")

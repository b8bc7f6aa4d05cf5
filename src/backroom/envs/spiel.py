"""The games in OpenSpiel: import this, then `pyspiel.load_game("backroom_maffiosi")`.

The first move is chance's: which of so many deals it is. All luck of the game follows from it, so a
game can be cloned, written down as its moves, and read again. A state resampled from what a player
knows is dealt anew with luck of its own, so no search looks into the future of the real one.
What is forced is done without asking. Offers of La Cosa Nostra are not among the moves.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pyspiel

from backroom.envs.encoders import encoded, layout_of
from backroom.envs.features import unpacked
from backroom.envs.tables import next_seat, returns_of
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, all_games, find_game
from backroom.kernel.observation import Layout
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State, Windows

PREFIX = "backroom_"
DEALS = 4096
"""So many deals can be told apart by chance's first move."""


def type_of(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=PREFIX + game.folder,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "deals": DEALS},
    )


class Kind(NamedTuple):
    """What all states of one kind of table share. It is looked up by a game's parameters, because
    OpenSpiel may give us a game without what was kept in it."""

    game: Game
    rules: Rules
    deals: int
    layout: Layout


@cache
def kind_for(name: str, players: int, deals: int) -> Kind:
    game = find_game(name.removeprefix(PREFIX))
    rules = game.rules(players)
    return Kind(game, rules, deals, layout_of(game, rules))


def key_of(game: Any) -> tuple[str, int, int]:
    """By what the kind of table is found that an OpenSpiel game stands for."""
    wanted = game.get_parameters()
    name = game.get_type().short_name
    seats = find_game(name.removeprefix(PREFIX)).seats
    return name, int(wanted.get("players", seats[0])), int(wanted.get("deals", DEALS))


class BackroomGame(pyspiel.Game):
    """One of the games, for so many players."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        wanted = params or {}
        players, deals = wanted.get("players", game.seats[0]), int(wanted.get("deals", DEALS))
        kind = kind_for(PREFIX + game.folder, int(players), deals)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=deals,
            num_players=int(kind.rules.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=int(kind.rules.longest),
        )
        super().__init__(type_of(game), info, wanted)

    def new_initial_state(self) -> "BackroomState":
        return BackroomState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "BackroomObserver":
        if params:
            raise BadInput(f"an observer takes no parameters, not {params}")
        return BackroomObserver(kind_for(*key_of(self)))


class BackroomState(pyspiel.State):
    """A game in progress; before the deal there is nothing on the table."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._key = key_of(
            game
        )  # OpenSpiel pickles what a state holds, and rules are no part of it
        self.inside: State | None = None
        self.seat = -1

    @property
    def of(self) -> Kind:
        return kind_for(*self._key)

    def current_player(self) -> int:
        if self.inside is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.seat < 0 else self.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.of.deals) for deal in range(self.of.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.inside is None or player != self.seat:
            return []
        return sorted([int(action.index) for action in self.inside.legal(player)])

    def _apply_action(self, action: int) -> None:
        if self.inside is None:
            luck = fast_rng(action)
            self.inside = self.of.game.deal(self.of.rules, luck, Windows.ALL, None)
        else:
            self.inside.apply(self.seat, self.of.game.actions[action])
        self._go_on()

    def _go_on(self) -> None:
        """To the next real decision."""
        state = self.inside
        assert state is not None
        self.seat = -1
        while not state.is_over():
            seat = int(next_seat(state))
            legal = state.legal(seat)
            if len(legal) > 1:
                self.seat = seat
                return
            state.apply(seat, legal[0])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        found = self.of.game.actions[action]
        return f"{found.name} {action}"

    def is_terminal(self) -> bool:
        return self.inside is not None and self.seat < 0

    def returns(self) -> list[float]:
        """From 1 for the first place to -1 for the last."""
        if not self.is_terminal() or self.inside is None:
            return [0.0] * int(self.of.rules.seats)
        return list(returns_of(self.inside.standings()))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BackroomState":
        """A world that this player cannot tell from the real one."""
        other = self.clone()
        assert isinstance(other, BackroomState)
        assert self.inside is not None
        other.inside = self.inside.redeal(player, luck_from(sampler))
        return other

    def __deepcopy__(self, memo: Any) -> "BackroomState":
        other = BackroomState(self.get_game())
        other.inside = None if self.inside is None else self.inside.clone()
        other.seat = self.seat
        return other

    def __str__(self) -> str:
        return "before the deal" if self.inside is None else known(self.inside, -1)


def luck_from(sampler: Callable[[], float]) -> FastRng:
    """A stream of our own from one of OpenSpiel's, which gives numbers from 0 to 1."""
    return fast_rng(int(sampler() * (1 << 32)) << 31 | int(sampler() * (1 << 31)))


def known(state: State, seat: int) -> str:
    """All that a seat knows: a view holds what a perfect memory would."""
    return msgspec.json.encode(state.view(seat)).decode()


class BackroomObserver:
    """What a player knows, as numbers from 0 to 1 and as a text."""

    def __init__(self, of: Kind) -> None:
        self.layout = of.layout
        self.game = of.game
        features = sum(each.parts for each in self.layout.fields)
        self.tensor = np.zeros(features, np.float32)
        self.dict = {"known": self.tensor}

    def set_from(self, state: BackroomState, player: int) -> None:
        self.tensor.fill(0)
        if state.inside is not None:
            row = encoded(self.game, state.inside, player, self.layout)
            self.tensor[:] = unpacked(self.layout, np.array(row, np.int64))

    def string_from(self, state: BackroomState, player: int) -> str:
        return "" if state.inside is None else known(state.inside, player)


def register() -> Sequence[str]:
    """Makes all games known to OpenSpiel; their names there."""
    names = []
    for game in all_games().values():
        if game.observation is None:
            continue
        kind = type_of(game)
        names.append(kind.short_name)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, maker_of(game))
    return names


def maker_of(game: Game) -> type[BackroomGame]:
    """What OpenSpiel calls to make such a game: a class, because OpenSpiel lets go of it only when
    Python is gone, and a function would not survive that."""

    class Made(BackroomGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Made


NAMES = register()

"""Every registered game × every number of players × every variant, and random states of each."""

from typing import NamedTuple

import pytest
from hypothesis import strategies as st

from backroom.kernel.actions import Action
from backroom.kernel.events import Told
from backroom.kernel.game import Game, all_games
from backroom.kernel.options import variants
from backroom.kernel.rng import FastRng, fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State, Windows


class Case(NamedTuple):
    """One way to sit down."""

    game: Game
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        variant = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.players}{'-' if variant else ''}{variant}"

    def rules(self) -> Rules:
        return self.game.rules(self.players, self.options)

    def deal(
        self, seed: int, windows: Windows = Windows.ALL, told: list[Told] | None = None
    ) -> State:
        return self.game.deal(self.rules(), fast_rng(seed), windows, told)


MANY_VARIANTS = 9


def cases_of(game: Game) -> list[Case]:
    """Every number of players with every variant; where there are many variants, each of them with
    one number of players, in turn, and the game as it comes with all."""
    ways = list(variants(game.options))
    if len(ways) < MANY_VARIANTS:
        return [Case(game, players, options) for players in game.seats for options in ways]
    return [Case(game, players, {}) for players in game.seats] + [
        Case(game, game.seats[number % len(game.seats)], options)
        for number, options in enumerate(ways[1:])
    ]


CASES = [case for game in all_games().values() for case in cases_of(game)]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
seeds = st.integers(0, 2**32 - 1)
depths = st.integers(0, 200)


def some_action(state: State, seat: int, choices: FastRng) -> Action:
    """Any legal action, and now and then one of those that are too many to list."""
    legal = state.legal(seat)
    action = legal[choices.below(len(legal))]
    if choices.below(4) == 0:
        menu = state.menu(seat)
        if menu:
            return menu[choices.below(len(menu))]
    return action


def some_seat(state: State, choices: FastRng) -> int:
    """Any of those who may act: sealed choices come in any order."""
    waiting = state.to_act()
    return waiting[choices.below(len(waiting))]


def play_some(state: State, choices: FastRng, moves: int) -> None:
    """Up to so many random moves, stopping before the end."""
    for _ in range(moves):
        ahead = state.clone()
        seat = some_seat(state, choices)
        action = some_action(state, seat, choices)
        ahead.apply(seat, action)
        if ahead.is_over():
            return
        state.apply(seat, action)


def reach(case: Case, seed: int, depth: int) -> State:
    """A random state of this case that is not over."""
    state = case.deal(seed)
    play_some(state, fast_rng(seed, 1), depth)
    return state

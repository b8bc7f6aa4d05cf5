"""Thoughts to put to bots, and random positions of every game to think about."""

from collections.abc import Iterator
from functools import cache

import msgspec

from backroom.bots import DecisionRequest, request_for
from backroom.kernel.game import Game, all_games
from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State
from builders.capo_della_mafia import CAPO
from conformance.cases import Case, play_some

TABLES = [Case(game, min(game.seats[0] + 1, game.seats[-1]), {}) for game in all_games().values()]
"""Every game, with one player more than it needs if there is room for one."""


@cache
def rules_of(game: Game, players: int) -> Rules:
    """The rules of a plain game: a card file is long to read."""
    return game.rules(players)


def request_of(case: Case, state: State, seat: int, seed: int = 1) -> DecisionRequest:
    """What a bot that judges is told in this position."""
    return request_for(case.game, rules_of(case.game, case.players), state, seat, "normal", seed)


def first_request(level: str, **changes: object) -> DecisionRequest:
    """The first question of a game of Capo della Mafia, to a bot of this level."""
    case = Case(CAPO, 4, {})
    request = request_of(case, case.deal(1), 0)
    return msgspec.structs.replace(request, level=level, **changes)


def positions(case: Case, seed: int, many: int, apart: int) -> Iterator[State]:
    """So many positions of one random game, with some moves between them."""
    state = case.deal(seed)
    choices = fast_rng(seed, 1)
    for _ in range(many):
        yield state
        play_some(state, choices, apart)

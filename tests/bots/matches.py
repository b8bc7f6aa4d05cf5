"""Bots against bots, as in a tournament."""

import pytest

from backroom.bots.players import Budget
from backroom.freshness import is_compiled
from backroom.kernel.game import Game
from backroom.lab.tournament import Played, jobs, outcome_of, play

compiled_only = pytest.mark.skipif(not is_compiled(), reason="interpreted, it takes too long")


def play_off(game: Game, bots: list[str], games: int, seed: int) -> list[Played]:
    """So many games; everybody sits everywhere."""
    return [play(job) for job in jobs(game, bots, games, seed, {}, Budget())]


def share_of_first(game: Game, bots: list[str], games: int, seed: int) -> float:
    """The win share of the first of these bots."""
    work = jobs(game, bots, games, seed, {}, Budget())
    return outcome_of(work, [play(job) for job in work]).entrants[0].wins.share

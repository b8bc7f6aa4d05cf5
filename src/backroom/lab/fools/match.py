"""A trickster against three bots: seats rotate over common deals, and every figure has its
interval."""

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache

import msgspec

from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.specs import read_spec
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules
from backroom.lab.fools.trickster import TRICKS, Trickster
from backroom.lab.intervals import Interval, wilson

GAME = "la-cosa-nostra"
SEATS = 4


class Bout(msgspec.Struct, frozen=True):
    """One game: this trick in that seat, against three bots of this level."""

    trick: str
    against: str
    seat: int
    seed: int
    deal: int
    rounds: int
    """Of thinking, for a hard bot."""


class Score(msgspec.Struct, frozen=True):
    """How a trick fared."""

    trick: str
    against: str
    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        return wilson(self.share, self.games)


@cache
def table_of() -> tuple[Game, Rules]:
    game = find_game(GAME)
    return game, game.rules(SEATS)


def play_bout(bout: Bout) -> float:
    """The trickster's share of the win."""
    game, rules = table_of()
    budget = Budget(3600.0, bout.rounds)
    players: list[Player] = []
    for seat in range(SEATS):
        stream = 1_000_000 + bout.deal * SEATS + seat
        if seat == bout.seat:
            trick = TRICKS[bout.trick]()
            players.append(Trickster(game, rules, trick, bout.seed, stream))
        else:
            spec = read_spec(bout.against)
            players.append(Player(game, rules, spec, bout.seed, stream, budget))
    state = new_game(game, rules, bout.seed, bout.deal)
    play_game(state, players, int(rules.longest))
    places = state.standings().places
    return 1 / places.count(1) if places[bout.seat] == 1 else 0.0


def bouts(trick: str, against: str, games: int, seed: int, rounds: int) -> list[Bout]:
    """Every deal once from each seat."""
    return [
        Bout(trick, against, number % SEATS, seed, number // SEATS, rounds)
        for number in range(games)
    ]


def scores(
    tricks: list[str], against: str, games: int, seed: int, rounds: int, workers: int
) -> Iterator[Score]:
    """Each trick in its turn."""
    if workers == 1:
        for trick in tricks:
            wins = sum(play_bout(bout) for bout in bouts(trick, against, games, seed, rounds))
            yield Score(trick, against, games, wins)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        for trick in tricks:
            work = bouts(trick, against, games, seed, rounds)
            yield Score(trick, against, games, sum(pool.map(play_bout, work, chunksize=1)))

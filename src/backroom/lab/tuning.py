"""Finds better weights for a judgement by self-play, one small change after the other.

A trial changes one or two weights, and the changed bot plays against bots with the weights as they
are: one against the rest, in every seat, over deals that no trial before it has seen. What wins
more than its share plays twice as many other deals; what still does then, and clearly, is kept (of
many trials some always win by luck). Every trial is recorded, kept or not.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from math import cos, exp, log, pi, sqrt

import msgspec

from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.specs import read_spec
from backroom.bots.weights import tunable, weights_of
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.kernel.rng import FastRng, fast_rng
from backroom.lab.intervals import SURE, mean_and_margin
from backroom.lab.tournament import rules_of

STEP = 0.35
"""How far a weight is moved: usually by about a third."""
PROMISING = 1.0
SURE_ENOUGH = 2.0
"""So many standard errors above its share a trial must be to be tried again, and to be kept."""
AGAIN = 2
"""A promising trial plays so many times as many deals again."""


class Trial(msgspec.Struct, frozen=True):
    """One change that was tried."""

    number: int
    changes: dict[str, float]
    games: int
    share: float
    margin: float
    kept: bool


class Match(msgspec.Struct, frozen=True):
    """One deal, played once with the changed bot in every seat."""

    game: str
    players: int
    level: str
    old: dict[str, float]
    new: dict[str, float]
    seed: int
    deal: int
    rounds: int


def play_match(match: Match) -> float:
    """The share of the wins that the changed bot took."""
    game = find_game(match.game)
    rules = rules_of(match.game, match.players, ())
    budget = Budget(3600.0, match.rounds)
    wins = 0.0
    for place in range(match.players):
        players = [
            Player(
                game,
                rules,
                read_spec(match.level),
                match.seed,
                1_000_000 + match.deal * match.players + seat,
                budget,
                match.new if seat == place else match.old,
            )
            for seat in range(match.players)
        ]
        state = new_game(game, rules, match.seed, match.deal)
        play_game(state, players, int(rules.longest))
        places = state.standings().places
        wins += (places[place] == 1) / places.count(1)
    return wins / match.players


def tune(
    game: Game,
    players: int,
    level: str,
    trials: int,
    deals: int,
    seed: int,
    names: list[str],
    workers: int,
    rounds: int = 100,
    tick: Callable[[], None] = lambda: None,
) -> Iterator[Trial]:
    """So many trials; what was kept stands in their records."""
    best = weights_of(game.folder, read_spec(level).temper, {}, read_spec(level).level)
    tuned = names or tunable(game.folder, read_spec(level).level)
    unknown = [name for name in tuned if name not in best]
    if unknown:
        raise BadInput(f"the judgement of {game.title} has no weight {unknown[0]!r}")
    rng = fast_rng(seed)
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context) if workers > 1 else nullcontext()
    with pool as found:
        for number in range(trials):
            changes = nudged(best, tuned, rng)
            first = number * (1 + AGAIN) * deals
            matches = [
                Match(game.id, players, level, best, best | changes, seed, first + deal, rounds)
                for deal in range((1 + AGAIN) * deals)
            ]
            played = found.map if found is not None else map
            shares = list(played(play_match, matches[:deals]))
            if is_above(shares, 1 / players, PROMISING):
                shares += played(play_match, matches[deals:])
            kept = len(shares) > deals and is_above(shares, 1 / players, SURE_ENOUGH)
            if kept:
                best |= changes
            tick()
            yield Trial(number, changes, len(shares) * players, *mean_and_margin(shares), kept)


def is_above(shares: list[float], even: float, errors: float) -> bool:
    """Is the mean so many standard errors above an even share?"""
    share, margin = mean_and_margin(shares)
    return share - even > errors * margin / SURE


def nudged(weights: Mapping[str, float], names: list[str], rng: FastRng) -> dict[str, float]:
    """One or two weights, a little larger or smaller."""
    chosen = {names[rng.below(len(names))] for _ in range(1 + rng.below(2))}
    return {name: round(moved(weights[name], rng), 4) for name in sorted(chosen)}


def moved(weight: float, rng: FastRng) -> float:
    step = normal(rng) * STEP
    return weight * exp(step) if weight != 0.0 else step


def normal(rng: FastRng) -> float:
    """A number of the bell curve (Box and Muller)."""
    one, other = (rng.word() + 1) / 2**32, rng.word() / 2**32
    return sqrt(-2 * log(one)) * cos(2 * pi * other)


def rewritten(text: str, changes: Mapping[str, float]) -> str:
    """The weight file with these weights changed and everything else as it was."""
    lines = text.splitlines()
    section = ""
    for number, line in enumerate(lines):
        if line.startswith("["):
            section = line.strip()
        name = line.partition("=")[0].strip()
        if section in ("[weights]", "[search]") and name in changes:
            comment = line.partition("#")[2]
            value = f"{name} = {changes[name]}"
            lines[number] = f"{value}  #{comment}" if comment else value
    return "\n".join(lines) + "\n"

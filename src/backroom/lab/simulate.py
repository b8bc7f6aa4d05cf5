"""Many random games, summed up."""

from collections import Counter
from collections.abc import Callable, Mapping
from statistics import fmean, quantiles

import msgspec

from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows


class Spread(msgspec.Struct, frozen=True):
    """Mean, extremes and the middle four fifths of a number over all games."""

    mean: float
    least: int
    tenth: int
    ninetieth: int
    most: int


class Summary(msgspec.Struct, frozen=True):
    """What came out. Seats that share a win share its one point."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int
    rounds: Spread
    decisions: Spread
    points: Spread
    points_by_seat: list[float]
    wins_by_seat: list[float]
    shared_wins: int
    endings: dict[str, int]
    """How many games ended in which of the game's ways."""
    ended_by_bound: int
    """Games broken off because they would not end: a defect of the rules."""


def spread(values: list[int]) -> Spread:
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return Spread(
        round(fmean(values), 3),
        min(values),
        round(tenths[0]),
        round(tenths[-1]),
        max(values),
    )


def simulate(
    game: Game,
    players: int,
    options: Mapping[str, str],
    games: int,
    seed: int,
    cards: CardFile | None = None,
    tick: Callable[[], None] = lambda: None,
) -> Summary:
    """Play so many games at random; the same seed gives the same summary."""
    if games < 1:
        raise BadInput(f"at least one game must be played, not {games}")
    rules = game.rules(players, options, cards)
    rounds: list[int] = []
    decisions: list[int] = []
    points: list[tuple[int, ...]] = []
    wins = [0.0] * players
    shared = 0
    by_bound = 0
    endings: Counter[str] = Counter()
    for number in range(games):
        state = game.deal(rules, fast_rng(seed, 2 * number), Windows.KNOWN, None)
        played = play_randomly(state, fast_rng(seed, 2 * number + 1), rules.longest)
        standings = state.standings()
        winners = standings.winners()
        by_bound += not standings.over
        endings[standings.ending] += standings.over
        rounds.append(state.round)
        decisions.append(played.decisions)
        points.append(standings.points)
        shared += len(winners) > 1
        for winner in winners:
            wins[winner] += 1 / len(winners)
        tick()
    return Summary(
        game.id,
        players,
        rules.options,
        games,
        seed,
        spread(rounds),
        spread(decisions),
        spread([each for ending in points for each in ending]),
        [round(fmean(ending[seat] for ending in points), 3) for seat in range(players)],
        [round(each / games, 4) for each in wins],
        shared,
        {ending: count for ending, count in sorted(endings.items()) if count},
        by_bound,
    )

"""Many random games, summed up."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import sha256
from statistics import fmean, quantiles

import msgspec

from backroom.bots.players import Budget, Player, play_game
from backroom.bots.specs import read_spec
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.kernel.playout import play_randomly
from backroom.kernel.rng import fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import Windows
from backroom.lab.intervals import Interval, by_deals, mean_and_margin
from backroom.lab.side_by_side import done_in_order

AT_A_TIME = 50
"""So many games are one piece of work for another process: one alone would not pay its way."""


class Series(msgspec.Struct, frozen=True):
    """All that decides a series of games, but how many."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    offers: bool
    """Whether the players also make each other offers, as the bot `random` does."""
    cards: str | None
    """An owner's card file."""


class Simulated(msgspec.Struct, frozen=True):
    """One game of a series."""

    game: str
    players: int
    options: dict[str, str]
    seed: int
    offers: bool
    cards: str
    """Which card file: a short hash of an owner's, empty for ours."""
    number: int
    rounds: int
    decisions: int
    """Without offers those that were a choice; with them all actions."""
    deals: int
    """Offers and answers to them, as far as they have terms."""
    points: list[int]
    places: list[int]
    ending: str
    over: bool


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
    offers: bool
    rounds: Spread
    decisions: Spread
    deals: Spread
    points: Spread
    points_by_seat: list[float]
    points_margins: list[float]
    """Half of the interval of each; of one game it has no end (null in JSON)."""
    wins_by_seat: list[Interval]
    shared_wins: int
    endings: dict[str, int]
    """How many games ended in which of the game's ways."""
    ended_by_bound: int
    """Games broken off because they would not end: a defect of the rules."""


def series_of(
    game: Game,
    players: int,
    options: Mapping[str, str],
    seed: int,
    cards: CardFile | None = None,
    offers: bool = False,
) -> Series:
    """BadInput if such a game cannot be."""
    rules = game.rules(players, options, cards)
    text = None if cards is None else cards.text
    return Series(game.id, players, rules.options, seed, offers, text)


def play_series(series: Series, first: int, games: int, workers: int = 1) -> Iterator[Simulated]:
    """The games from this number on, in their order: the same however many play at a time."""
    if games < 1:
        raise BadInput(f"at least one game must be played, not {games}")
    step = 1 if workers == 1 else AT_A_TIME
    pieces = [(series, number, min(number + step, games)) for number in range(first, games, step)]
    for piece in done_in_order(play_piece, pieces, workers):
        yield from piece


def play_piece(piece: tuple[Series, int, int]) -> list[Simulated]:
    series, first, end = piece
    return [play_one(series, number) for number in range(first, end)]


@lru_cache(maxsize=4)
def rules_of(
    game: str, players: int, options: tuple[tuple[str, str], ...], cards: str | None
) -> Rules:
    file = None if cards is None else CardFile(cards, "the cards of this series")
    return find_game(game).rules(players, dict(options), file)


def play_one(series: Series, number: int) -> Simulated:
    """The game of this number."""
    game = find_game(series.game)
    rules = rules_of(
        series.game, series.players, tuple(sorted(series.options.items())), series.cards
    )
    state = game.deal(rules, fast_rng(series.seed, 2 * number), Windows.KNOWN, None)
    deals = 0
    if series.offers:
        chance = 2**32 + number * series.players
        players = [
            Player(game, rules, read_spec("random"), series.seed, chance + seat, Budget())
            for seat in range(series.players)
        ]
        taken = play_game(state, players, int(rules.longest))
        decisions = len(taken)
        deals = sum(each.action.terms() is not None for each in taken)
    else:
        chance_of_all = fast_rng(series.seed, 2 * number + 1)
        decisions = play_randomly(state, chance_of_all, rules.longest).decisions
    standings = state.standings()
    return Simulated(
        series.game,
        series.players,
        series.options,
        series.seed,
        series.offers,
        fingerprint(series.cards),
        number,
        int(state.round),
        int(decisions),
        deals,
        list(standings.points),
        list(standings.places),
        standings.ending,
        standings.over,
    )


@lru_cache(maxsize=4)
def fingerprint(cards: str | None) -> str:
    return "" if cards is None else sha256(cards.encode()).hexdigest()[:16]


def is_of(series: Series, number: int, row: Simulated) -> bool:
    """Whether that is the game of this number."""
    same = ("game", "players", "options", "seed", "offers")
    return (
        all(getattr(series, name) == getattr(row, name) for name in same)
        and row.cards == fingerprint(series.cards)
        and row.number == number
    )


def spread(values: list[int]) -> Spread:
    tenths = quantiles(values, n=10, method="inclusive") if len(values) > 1 else [values[0]] * 9
    return Spread(
        round(fmean(values), 3),
        min(values),
        round(tenths[0]),
        round(tenths[-1]),
        max(values),
    )


def summed_up(series: Series, rows: list[Simulated]) -> Summary:
    """In one pass over the games for each figure."""
    seats = range(series.players)
    winners = [[row.over and place == 1 for place in row.places] for row in rows]
    means = [mean_and_margin([float(row.points[seat]) for row in rows]) for seat in seats]
    return Summary(
        series.game,
        series.players,
        series.options,
        len(rows),
        series.seed,
        series.offers,
        spread([row.rounds for row in rows]),
        spread([row.decisions for row in rows]),
        spread([row.deals for row in rows]),
        spread([each for row in rows for each in row.points]),
        [round(mean, 3) for mean, _ in means],
        [round(margin, 3) for _, margin in means],
        [
            by_deals([each[seat] / max(1, sum(each)) for each in winners], len(rows))
            for seat in seats
        ],
        sum(sum(each) > 1 for each in winners),
        dict(sorted(Counter(row.ending for row in rows if row.over).items())),
        sum(not row.over for row in rows),
    )


def simulate(
    game: Game, players: int, options: Mapping[str, str], games: int, seed: int
) -> Summary:
    """Play so many games at random; the same seed gives the same summary."""
    series = series_of(game, players, options, seed)
    return summed_up(series, list(play_series(series, 0, games)))

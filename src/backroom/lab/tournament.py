"""Bots against bots: seats rotate over common deals, and every figure has its interval."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from statistics import fmean
from typing import Any

import msgspec

from backroom.bots.players import Budget, Player, new_game, play_game
from backroom.bots.request import plain
from backroom.bots.specs import read_spec
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.kernel.rules import Rules
from backroom.lab.intervals import Interval, by_deals, mean_and_margin
from backroom.lab.side_by_side import done_in_order


class Job(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    options: dict[str, str]
    bots: list[str]
    """By seat."""
    entrants: list[int]
    """Which entrant sits there."""
    seed: int
    deal: int
    seconds: float
    rounds: int


class Played(msgspec.Struct, frozen=True):
    """One game that was played, with all that is needed to see it again."""

    game: str
    options: dict[str, str]
    bots: list[str]
    entrants: list[int]
    seed: int
    deal: int
    points: list[int]
    places: list[int]
    length: int
    actions: list[tuple[int, int, Any]]
    """Seat, number of the action, terms."""
    seconds: float = 1.0
    rounds: int = 0


class Share(msgspec.Struct, frozen=True):
    """What an entrant made of it."""

    bot: str
    games: int
    wins: Interval
    """Its share of them; who shares a win shares its one point."""
    points: float
    points_margin: float
    """Half of its interval; of a single deal it has no end (null in JSON)."""


class Outcome(msgspec.Struct, frozen=True):
    """A tournament."""

    game: str
    players: int
    options: dict[str, str]
    games: int
    seed: int
    seconds: float
    rounds: int
    even: float
    """The share of somebody who is neither better nor worse than the others."""
    entrants: list[Share]
    points_together: float
    """What all players of a game earn together."""
    points_together_margin: float


def jobs(
    game: Game,
    bots: list[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    budget: Budget,
) -> list[Job]:
    """Every deal is played once with each rotation of the seats."""
    if games < 1:
        raise BadInput(f"at least one game must be played, not {games}")
    names = [str(read_spec(each)) for each in bots]
    rules = game.rules(len(names), options)
    count = len(names)
    found: list[Job] = []
    for number in range(games):
        deal, turn = divmod(number, count)
        entrants = [(seat + turn) % count for seat in range(count)]
        found.append(
            Job(
                game.id,
                rules.options,
                [names[each] for each in entrants],
                entrants,
                seed,
                deal,
                *budget,
            )
        )
    return found


@cache
def rules_of(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Rules:
    return find_game(game).rules(seats, dict(options))


def play(job: Job) -> Played:
    """Play this one game."""
    game = find_game(job.game)
    rules = rules_of(job.game, len(job.bots), tuple(sorted(job.options.items())))
    budget = Budget(job.seconds, job.rounds)
    seats = len(job.bots)
    players = [
        Player(game, rules, read_spec(bot), job.seed, 1_000_000 + job.deal * seats + seat, budget)
        for seat, bot in enumerate(job.bots)
    ]
    state = new_game(game, rules, job.seed, job.deal)
    taken = play_game(state, players, int(rules.longest))
    standings = state.standings()
    return Played(
        job.game,
        job.options,
        job.bots,
        job.entrants,
        job.seed,
        job.deal,
        list(standings.points),
        list(standings.places),
        len(taken),
        [(seat, int(action.index), plain(action.terms())) for seat, action in taken],
        job.seconds,
        job.rounds,
    )


def play_all(work: list[Job], workers: int, tick: Callable[[], None]) -> Iterator[Played]:
    """All games, in their order."""
    for played in done_in_order(play, work, workers):
        yield played
        tick()


def is_of(job: Job, played: Played) -> bool:
    """Whether that game is what this job asks for."""
    return all(getattr(job, name) == getattr(played, name) for name in Job.__struct_fields__)


def outcome_of(work: list[Job], played: list[Played]) -> Outcome:
    """Sums up. Games of one deal are one observation: they are not independent of each other."""
    first = work[0]
    bots = sorted({bot for bot in first.bots}, key=first.bots.index)
    deals = by_deal(played)
    return Outcome(
        first.game,
        len(first.bots),
        first.options,
        len(played),
        first.seed,
        first.seconds,
        first.rounds,
        1 / len(first.bots),
        [share_of(bot, deals, len(played)) for bot in bots],
        *mean_and_margin([fmean(sum(each.points) for each in games) for games in deals]),
    )


def by_deal(played: list[Played]) -> list[list[Played]]:
    """The games of each deal."""
    deals: dict[int, list[Played]] = {}
    for each in played:
        deals.setdefault(each.deal, []).append(each)
    return [deals[deal] for deal in sorted(deals)]


def share_of(bot: str, deals: list[list[Played]], count: int) -> Share:
    """An entrant that sits in several seats counts as one player on average."""
    wins: list[float] = []
    points: list[float] = []
    for games in deals:
        wins.append(fmean(win for game in games for win in wins_of(bot, game)))
        points.append(
            fmean(
                game.points[seat]
                for game in games
                for seat, each in enumerate(game.bots)
                if each == bot
            )
        )
    return Share(bot, count, by_deals(wins, count), *mean_and_margin(points))


def wins_of(bot: str, game: Played) -> list[float]:
    """The win share of each seat of this bot."""
    first = game.places.count(1)
    return [
        (1 / first if game.places[seat] == 1 else 0.0)
        for seat, each in enumerate(game.bots)
        if each == bot
    ]

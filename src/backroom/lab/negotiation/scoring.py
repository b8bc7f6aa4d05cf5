"""Plays a task, and says how well an entrant did it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec

import backroom
from backroom.bots.players import play_game
from backroom.games.la_cosa_nostra.actions import OPEN_OFFERS, Do, LcnAction
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.lab.intervals import Interval, by_deals, mean_and_margin
from backroom.lab.negotiation.entrants import Guest, seated
from backroom.lab.negotiation.tasks import SEATS, VERSION, beginning, find_task, table_of
from backroom.lab.side_by_side import done_in_order
from backroom.lab.study.plan import searches


class Bout(msgspec.Struct, frozen=True):
    """One game of a task."""

    task: str
    entrant: str
    seed: int
    number: int
    """Every deal is played from each seat: four numbers follow one another."""
    rounds: int
    """Of thinking, for a hard bot."""


class Result(msgspec.Struct, frozen=True):
    """What came of it for the entrant."""

    deal: int
    win: float
    lead: float
    """Dollars more than the mean of the other three."""
    deals: int
    given: dict[str, int]
    """Promises that it gave, by what became of them."""
    deceived: int
    """Promises given to it and broken."""
    fouls: int


class Score(msgspec.Struct, frozen=True):
    """A line of the leaderboard: one entrant, one task."""

    entrant: str
    by: str
    task: str
    tasks: int
    """The version of the tasks."""
    games: int
    seed: int
    rounds: int
    wins: Interval
    lead: int
    lead_margin: int
    deals: float
    """Struck in a game, with anybody."""
    kept: int
    broken: int
    """Promises that it kept and broke."""
    deceived: float
    """Promises broken to it, a game."""
    fouls: int
    backroom: str


def bouts(task: str, entrant: str, games: int, seed: int, rounds: int) -> list[Bout]:
    find_task(task)
    if games < 2 * SEATS or games % SEATS:
        raise BadInput(
            f"a task takes two deals or more, each from {SEATS} seats: 8, 12, 16 … games"
        )
    return [Bout(task, entrant, seed, number, rounds) for number in range(games)]


def play_bout(bout: Bout) -> Result:
    game, rules = table_of()
    task = find_task(bout.task)
    deal, own = divmod(bout.number, SEATS)
    names = [bout.entrant, *task.others]
    players = [
        seated(
            names[(seat - own) % SEATS],
            game,
            rules,
            task,
            bout.seed,
            1_000_000 + bout.number * SEATS + seat,
            bout.rounds,
        )
        for seat in range(SEATS)
    ]
    state = beginning(task, bout.seed, deal)
    before = len(state.trade.promises)
    taken = play_game(state, players, int(rules.longest))
    points, places = state.standings().points, state.standings().places
    others = [points[seat] for seat in range(SEATS) if seat != own]
    made = state.trade.promises[before:]
    player = players[own]
    return Result(
        deal,
        1 / places.count(1) if places[own] == 1 else 0.0,
        points[own] - fmean(others),
        sum(own in parties(seat, action) for seat, action in taken),
        dict(Counter(each.status for each in made if each.by == own)),
        sum(each.to == own and each.status == "broken" for each in made),
        player.fouls if isinstance(player, Guest) else 0,
    )


def parties(seat: int, action: Action) -> tuple[int, ...]:
    """Who has struck a deal with this: who accepts an offer, and who made it (LCN-E82: by its
    place)."""
    if isinstance(action, LcnAction) and action.do is Do.ACCEPT:
        return seat, int(action.value) // OPEN_OFFERS
    return ()


def results_of(work: Sequence[Bout], workers: int) -> Iterator[Result]:
    yield from done_in_order(play_bout, work, workers)


def score_of(work: Sequence[Bout], results: Sequence[Result], by: str) -> Score:
    """Games of one deal are one observation."""
    deals: dict[int, list[Result]] = {}
    for each in results:
        deals.setdefault(each.deal, []).append(each)
    lead, margin = mean_and_margin([fmean(each.lead for each in same) for same in deals.values()])
    given = sum((Counter(each.given) for each in results), Counter[str]())
    first = work[0]
    return Score(
        entrant=first.entrant,
        by=by,
        task=first.task,
        tasks=VERSION,
        games=len(results),
        seed=first.seed,
        rounds=first.rounds if ":" not in first.entrant and searches(first.entrant) else 0,
        wins=rounded(
            by_deals([fmean(each.win for each in same) for same in deals.values()], len(results))
        ),
        lead=round(lead),
        lead_margin=round(margin),
        deals=round(fmean(each.deals for each in results), 2),
        kept=given["kept"],
        broken=given["broken"],
        deceived=round(fmean(each.deceived for each in results), 2),
        fouls=sum(each.fouls for each in results),
        backroom=backroom.__version__,
    )


def rounded(share: Interval) -> Interval:
    return Interval(round(share.share, 4), round(share.low, 4), round(share.high, 4))

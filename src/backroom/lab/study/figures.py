"""What the rows of a study add up to. Games of one deal are one observation: they have their cards
in common."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, median

import msgspec

from backroom.lab.intervals import Interval, by_deals, counted, mean_and_margin
from backroom.lab.study.plan import Study
from backroom.lab.study.rows import Row
from backroom.lab.study.worth import Worth, win_shares, worths

JUDGED = ("kept", "broken", "void", "open")
"""What can become of a promise; open is one in words, which only people can judge."""


Of = Callable[[Row], float]
SeatsOf = Callable[[Row], list[int]]


class Mean(msgspec.Struct, frozen=True):
    """A mean, and half of its interval (without an end, null in JSON, if there is one value)."""

    mean: float
    margin: float


class Wins(msgspec.Struct, frozen=True):
    """The wins of a seat, a family or a bot, and what it had in the end."""

    name: str
    games: int
    wins: Interval
    points: Mean


class Happened(msgspec.Struct, frozen=True):
    """How often a kind of event happened."""

    event: str
    games: Interval
    """In which share of the games at all."""
    times: Mean
    """How often a game, on average of all."""


class Trade(msgspec.Struct, frozen=True):
    """The deals of one kind."""

    kind: str
    count: int
    times: Mean
    """A game."""
    price: Mean
    middle: float
    """Half of them cost less."""
    haggled: float
    """The share of them that took more than one offer."""


class Promises(msgspec.Struct, frozen=True):
    """The promises of one kind."""

    kind: str
    count: int
    became: dict[str, int]
    kept: Interval
    """Of those kept or broken."""


class Course(msgspec.Struct, frozen=True):
    """The points of a seat, by round; `games` of them had such a round."""

    points: list[Mean]
    games: list[int]


class Figures(msgspec.Struct, frozen=True):
    """One side of a study."""

    label: str
    games: int
    deals: int
    rounds: Mean
    lengths: dict[int, int]
    """By number of rounds: how many games."""
    actions: Mean
    points: Mean
    endings: dict[str, Interval]
    broken_off: int
    """Games that would not end: a defect of the rules."""
    seats: list[Wins]
    families: list[Wins]
    bots: list[Wins]
    course: list[Course]
    """By seat."""
    events: list[Happened]
    worths: list[Worth]
    trade: list[Trade]
    promises: list[Promises]


class Group:
    """Rows by their deal."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = list(rows)
        self.deals: dict[int, list[Row]] = {}
        for row in self.rows:
            self.deals.setdefault(row.deal, []).append(row)

    def values(self, of: Callable[[Row], float]) -> list[float]:
        """One for each deal."""
        return [fmean(of(row) for row in rows) for rows in self.deals.values()]

    def mean(self, of: Callable[[Row], float]) -> Mean:
        return Mean(*mean_and_margin(self.values(of)))

    def share(self, of: Callable[[Row], float]) -> Interval:
        return by_deals(self.values(of), len(self.rows))


def figures_of(study: Study, rows: Sequence[Row]) -> list[Figures]:
    """By side; sides of which nothing has been played are left out."""
    found = []
    for number, side in enumerate(study.sides):
        games = Group(row for row in rows if row.side == number)
        if games.rows:
            found.append(side_figures(side.label, games, study.players))
    return found


def side_figures(label: str, games: Group, players: int) -> Figures:
    seats = range(players)
    endings = sorted({row.ending for row in games.rows if row.over})
    return Figures(
        label=label,
        games=len(games.rows),
        deals=len(games.deals),
        rounds=games.mean(lambda row: row.rounds),
        lengths=dict(sorted(Counter(row.rounds for row in games.rows).items())),
        actions=games.mean(lambda row: row.actions),
        points=games.mean(lambda row: fmean(row.points)),
        endings={each: games.share(ends_with(each)) for each in endings},
        broken_off=sum(not row.over for row in games.rows),
        seats=[wins_at(games, str(seat), always(seat)) for seat in seats],
        families=named_wins(games, lambda row: row.families),
        bots=named_wins(games, lambda row: row.bots),
        course=[course_of(games, seat) for seat in seats],
        events=happened(games),
        worths=worths(games.rows),
        trade=trade(games),
        promises=promises(games.rows),
    )


# What is asked of a row


def ends_with(ending: str) -> Of:
    return lambda row: float(row.over and row.ending == ending)


def always(seat: int) -> SeatsOf:
    return lambda row: [seat]


def seats_of(names: Callable[[Row], list[str]], name: str) -> SeatsOf:
    return lambda row: [seat for seat, each in enumerate(names(row)) if each == name]


def points_after(round: int, seat: int) -> Of:
    return lambda row: row.course[round][seat]


def has_happened(kind: str) -> Of:
    return lambda row: float(kind in row.events)


def times_of(kind: str) -> Of:
    return lambda row: row.events.get(kind, 0)


def prices(row: Row, kind: str) -> list[int]:
    return [deal.price for deal in row.deals if deal.kind == kind]


def deals_of(kind: str) -> Of:
    return lambda row: len(prices(row, kind))


def price_of(kind: str) -> Of:
    return lambda row: fmean(prices(row, kind))


# What they add up to


def named_wins(games: Group, names: Callable[[Row], list[str]]) -> list[Wins]:
    """By family, or by bot; if all have the same, nothing is said."""
    found = sorted({each for row in games.rows for each in names(row)})
    if len(found) < 2:
        return []
    return [wins_at(games, name, seats_of(names, name)) for name in found]


def wins_at(games: Group, name: str, seats: SeatsOf) -> Wins:
    """Where it sits in several seats it counts as one player on average."""
    there = Group(row for row in games.rows if seats(row))

    def wins(row: Row) -> float:
        shares = win_shares(row)
        return fmean(shares[seat] for seat in seats(row))

    def points(row: Row) -> float:
        return fmean(row.points[seat] for seat in seats(row))

    return Wins(name, len(there.rows), there.share(wins), there.mean(points))


def course_of(games: Group, seat: int) -> Course:
    """A game that is over already is not counted any more."""
    longest = max(len(row.course) for row in games.rows)
    points, games_on = [], []
    for round in range(longest):
        on = Group(row for row in games.rows if len(row.course) > round)
        points.append(on.mean(points_after(round, seat)))
        games_on.append(len(on.rows))
    return Course(points, games_on)


def happened(games: Group) -> list[Happened]:
    """The most frequent first."""
    kinds = sorted({kind for row in games.rows for kind in row.events})
    found = [
        Happened(
            kind,
            games.share(has_happened(kind)),
            games.mean(times_of(kind)),
        )
        for kind in kinds
    ]
    return sorted(found, key=lambda each: (-each.games.share, -each.times.mean))


def trade(games: Group) -> list[Trade]:
    """By kind of deal, the most frequent first."""
    kinds = Counter(deal.kind for row in games.rows for deal in row.deals)
    found = []
    for kind, count in kinds.most_common():
        struck = [deal for row in games.rows for deal in row.deals if deal.kind == kind]
        having = Group(row for row in games.rows if prices(row, kind))
        found.append(
            Trade(
                kind,
                count,
                games.mean(deals_of(kind)),
                having.mean(price_of(kind)),
                median(deal.price for deal in struck),
                fmean(deal.offers > 1 for deal in struck),
            )
        )
    return found


def promises(rows: Sequence[Row]) -> list[Promises]:
    """By kind of promise. Its interval takes each for itself, as if none hung on another."""
    words = [word for row in rows for word in row.words]
    found = []
    for kind, count in Counter(word.kind for word in words).most_common():
        became = Counter(word.status for word in words if word.kind == kind)
        judged = became["kept"] + became["broken"]
        kept = counted(became["kept"], judged)
        found.append(Promises(kind, count, {each: became[each] for each in JUDGED}, kept))
    return found

"""What it was worth to hold a card or to use it, as far as games can say that.

In every game the seats that had more of it than the average of their table are set against those
that had less. So what one game has more of than another, such as money for all, makes no
difference. But it says who did better, not why: whoever leads buys more.
"""

from collections.abc import Iterator, Sequence
from math import inf
from statistics import fmean

import msgspec

from backroom.lab.intervals import mean_and_margin
from backroom.lab.study.rows import Row

FEWEST = 10
"""Of so few deals nothing is said."""


class Worth(msgspec.Struct, frozen=True):
    """Those who had more of it against those who had less, in the same games."""

    thing: str
    games: int
    """In which some had more of it than others."""
    each: float
    """How many of it a seat had, on average of all games."""
    points: float
    points_margin: float
    wins: float
    """In shares of the win: 0.1 is ten in a hundred."""
    wins_margin: float


class Compared(msgspec.Struct, frozen=True):
    """One game: what the first had more of, in points and in wins."""

    deal: int
    points: float
    wins: float


def worths(rows: Sequence[Row]) -> list[Worth]:
    """Of all things, the most valuable first."""
    names = sorted({thing for row in rows for held in row.things for thing in held})
    found = [worth for name in names if (worth := worth_of(name, rows)) is not None]
    return sorted(found, key=lambda each: -each.points)


def worth_of(name: str, rows: Sequence[Row]) -> Worth | None:
    games = [each for row in rows if (each := compared(name, row)) is not None]
    deals = [list(each) for each in by_deal(games)]
    if len(deals) < FEWEST:
        return None
    points = told([fmean(each.points for each in played) for played in deals])
    wins = told([fmean(each.wins for each in played) for played in deals])
    held = fmean(each.get(name, 0) for row in rows for each in row.things)
    return Worth(name, len(games), held, *points, *wins)


def told(values: list[float]) -> tuple[float, float]:
    """Few deals may agree by luck; from values that do not scatter nobody knows how they would."""
    mean, margin = mean_and_margin(values)
    return mean, margin or inf


def compared(name: str, row: Row) -> Compared | None:
    """None if all had as much of it."""
    held = [each.get(name, 0) for each in row.things]
    middle = fmean(held)
    more = [seat for seat, count in enumerate(held) if count > middle]
    less = [seat for seat, count in enumerate(held) if count < middle]
    if not more:
        return None
    wins = win_shares(row)
    return Compared(
        row.deal,
        fmean(row.points[seat] for seat in more) - fmean(row.points[seat] for seat in less),
        fmean(wins[seat] for seat in more) - fmean(wins[seat] for seat in less),
    )


def by_deal(games: Sequence[Compared]) -> Iterator[list[Compared]]:
    deals: dict[int, list[Compared]] = {}
    for game in games:
        deals.setdefault(game.deal, []).append(game)
    yield from deals.values()


def win_shares(row: Row) -> list[float]:
    """Who shares a win shares its one point; a game that was broken off has no winner."""
    winners = row.places.count(1)
    return [1 / winners if row.over and place == 1 else 0.0 for place in row.places]

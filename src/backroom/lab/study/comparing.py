"""Does it make a difference, with other cards or another option? The same deals are played with
both, and each deal is one observation: what one side had more of it than the other."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from backroom.lab.intervals import mean_and_margin
from backroom.lab.study.figures import Of, ends_with
from backroom.lab.study.plan import Study
from backroom.lab.study.rows import Row
from backroom.lab.study.worth import win_shares


class Difference(msgspec.Struct, frozen=True):
    """A figure on both sides, and how much larger it is on the second."""

    figure: str
    before: float
    after: float
    more: float
    margin: float
    share: bool
    """Is it a share of all games, to be told in percent?"""

    @property
    def is_sure(self) -> bool:
        """Does its interval leave out that it makes no difference?"""
        return abs(self.more) > self.margin


class Comparison(msgspec.Struct, frozen=True):
    """A side of a study beside its first."""

    label: str
    deals: int
    differences: list[Difference]


def comparisons(study: Study, rows: Sequence[Row]) -> list[Comparison]:
    found = []
    for number, side in enumerate(study.sides[1:], 1):
        pairs = paired(study, rows, number)
        if pairs:
            found.append(Comparison(side.label, len(pairs), differences(study, pairs)))
    return found


Pair = tuple[list[Row], list[Row]]


def paired(study: Study, rows: Sequence[Row], side: int) -> list[Pair]:
    """By deal: the games of the first side and those of this one, if all were played."""
    deals: dict[int, Pair] = {}
    for row in rows:
        if row.side in (0, side):
            deals.setdefault(row.deal, ([], []))[0 if row.side == 0 else 1].append(row)
    return [pair for pair in deals.values() if len(pair[0]) == len(pair[1]) == study.turns]


def differences(study: Study, pairs: Sequence[Pair]) -> list[Difference]:
    endings = sorted({row.ending for pair in pairs for rows in pair for row in rows if row.over})
    plain: list[tuple[str, Of]] = [
        ("rounds", lambda row: row.rounds),
        ("actions", lambda row: row.actions),
        ("points", lambda row: fmean(row.points)),
        ("winner", lambda row: max(row.points)),
        ("gap", lambda row: max(row.points) - min(row.points)),
        *[("deals", deals_struck)][: any(row.deals for pair in pairs for row in pair[0])],
    ]
    shares: list[tuple[str, Of]] = [
        *[(f"seat:{seat}", wins_of_seat(seat)) for seat in range(study.players)],
        *[(f"ending:{ending}", ends_with(ending)) for ending in endings if len(endings) > 1],
    ]
    return [difference(name, of, pairs, False) for name, of in plain] + [
        difference(name, of, pairs, True) for name, of in shares
    ]


def deals_struck(row: Row) -> float:
    return len(row.deals)


def wins_of_seat(seat: int) -> Of:
    return lambda row: win_shares(row)[seat]


def difference(name: str, of: Of, pairs: Sequence[Pair], share: bool) -> Difference:
    before = [fmean(of(row) for row in pair[0]) for pair in pairs]
    after = [fmean(of(row) for row in pair[1]) for pair in pairs]
    more = [late - early for early, late in zip(before, after, strict=True)]
    return Difference(name, fmean(before), fmean(after), *mean_and_margin(more), share)

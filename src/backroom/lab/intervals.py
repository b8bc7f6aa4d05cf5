"""How sure a measured figure is: 95 % intervals that stay honest near 0 and near 1."""

from math import inf, sqrt
from statistics import fmean, stdev, variance

import msgspec

SURE = 1.96
"""So many standard errors to both sides hold the truth 19 times in 20."""
STUDENT = (
    *(12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228),
    *(2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086),
    *(2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042),
)
"""The same for few values, whose scatter is itself a guess: Student's t for 1 to 30
degrees of freedom."""


class Interval(msgspec.Struct, frozen=True):
    """A share that was measured, and between what the truth lies."""

    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(share: float, observations: float) -> Interval:
    """Wilson's interval: of a thousand wins in a thousand games it does not say "never beaten"."""
    square = SURE * SURE / observations
    middle = (share + square / 2) / (1 + square)
    reach = sqrt(share * (1 - share) * square + square * square / 4) / (1 + square)
    return Interval(share, max(0.0, middle - reach), min(1.0, middle + reach))


def counted(right: int, of_all: int) -> Interval:
    """So many of so many that do not depend on each other; of none nothing is known."""
    return wilson(right / of_all, of_all) if of_all > 0 else Interval(0.0, 0.0, 1.0)


def by_deals(shares: list[float], games: int) -> Interval:
    """From the share in each deal, which is one observation: its games have their cards in common.
    They count as many independent games as would scatter like that, but never as more than were
    played: few deals may agree by luck."""
    share = fmean(shares)
    scatter = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    if scatter <= 0.0:
        return wilson(share, len(shares))
    return wilson(share, min(float(games), max(1.0, share * (1 - share) / scatter)))


def mean_and_margin(values: list[float]) -> tuple[float, float]:
    """The mean of what has no bounds, such as points, and half of its interval. Of a single value
    nobody knows how it scatters: the interval has no end."""
    if len(values) < 2:
        return fmean(values), inf
    freedom = len(values) - 1
    wide = STUDENT[freedom - 1] if freedom <= len(STUDENT) else SURE
    return fmean(values), wide * stdev(values) / sqrt(len(values))


def margin_in_words(margin: float) -> str:
    return "?" if margin == inf else f"{margin:,.1f}"

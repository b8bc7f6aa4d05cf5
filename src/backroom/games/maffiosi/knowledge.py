"""Who may see what."""

from mypy_extensions import i64

from backroom.games.maffiosi.position import Position, Step
from backroom.kernel.bundle import size


def sees_money_of(position: Position, seat: i64, other: i64) -> bool:
    """MAF-E33: totals are open; where they are hidden, one's own, and everybody's at the end."""
    return other == seat or position.rules.open_money or position.step is Step.OVER


def surely_stale(position: Position, seat: i64) -> i64:
    """MAF-E46: how many cards of this hand are surely older than the last shuffle."""
    return size(position.hands[seat]) - position.fresh[seat]


def surely_fresh(position: Position, seat: i64) -> i64:
    """MAF-E46: how many cards of this hand were surely drawn since the last shuffle."""
    return size(position.hands[seat]) - position.stale[seat]

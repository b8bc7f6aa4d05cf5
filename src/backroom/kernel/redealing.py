"""Dealing hidden cards anew, within what is known of them."""

from mypy_extensions import i64

from backroom.kernel.rng import Rng


def draw_within(
    unseen: list[int], limits: list[int], count: i64, into: list[int], rng: Rng
) -> bool:
    """Draw so many of the unseen cards, of each kind no more than its limit; False if there are
    too few."""
    while count > 0:
        total: i64 = 0
        for kind in range(len(unseen)):
            total += min(unseen[kind], limits[kind])
        if total <= 0:
            return False
        spot = rng.below(total)
        for kind in range(len(unseen)):
            spot -= min(unseen[kind], limits[kind])
            if spot < 0:
                unseen[kind] -= 1
                limits[kind] -= 1
                into.append(kind)
                break
        count -= 1
    return True

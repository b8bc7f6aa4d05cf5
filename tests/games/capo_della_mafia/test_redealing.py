"""A deal that cannot be is given up and dealt again: never is a card made or lost on the way."""

from collections import Counter

from backroom.games.capo_della_mafia.redeal import draw_within
from backroom.kernel.rng import fast_rng


def test_of_each_kind_no_more_are_drawn_than_its_limit() -> None:
    for seed in range(40):
        unseen, limits, drawn = [3, 2, 2], [1, 0, 5], list[int]()
        assert draw_within(unseen, limits, 3, drawn, fast_rng(seed))
        assert Counter(drawn) == {0: 1, 2: 2}
        assert (unseen, limits) == ([2, 2, 0], [0, 0, 3])


def test_each_card_within_its_limit_is_drawn_equally_often() -> None:
    rng = fast_rng(3)
    drawn: list[int] = []
    for _ in range(3000):
        assert draw_within([3, 5, 9], [1, 2, 0], 1, drawn, rng)
    counted = Counter(drawn)
    assert set(counted) == {0, 1}
    assert 900 < counted[0] < 1100


def test_who_asks_for_more_than_there_are_is_told_so() -> None:
    assert not draw_within([3, 2], [1, 1], 3, [], fast_rng(1))
    assert not draw_within([0, 2], [4, 0], 1, [], fast_rng(1))
    assert draw_within([0, 0], [0, 0], 0, [], fast_rng(1))

"""Which of the cards that a rival has shown were old: a guess that may fail, and is then made
again."""

from collections import Counter

from backroom.games.maffiosi.redeal import guess_old
from backroom.kernel.bundle import EMPTY, listed, size
from backroom.kernel.rng import fast_rng

NONE = [0] * 8


def counted(**cards: int) -> list[int]:
    """So many of some sorts, as `s2=1`."""
    return [cards.get(f"s{sort}", 0) for sort in range(8)]


def show(sort: int, drawn_before: int) -> int:
    """A card of this sort, shown when its owner had drawn so many new ones."""
    return drawn_before * 8 + sort


def test_a_card_that_can_only_be_old_is_old_and_leaves_the_old_ones() -> None:
    old, new = counted(s2=1, s3=4), counted(s3=4)
    assert listed(guess_old((show(2, 5),), 1, old, new, fast_rng(1))) == (2,)
    assert (old, new) == (counted(s3=4), counted(s3=4))


def test_a_card_that_can_only_be_new_is_new_and_leaves_the_new_ones() -> None:
    old, new = counted(s2=4), counted(s2=1)
    assert guess_old((show(2, 1),), 0, old, new, fast_rng(1)) == EMPTY
    assert (old, new) == (counted(s2=4), NONE)


def test_who_had_drawn_nothing_has_shown_an_old_card() -> None:
    for seed in range(20):
        assert size(guess_old((show(2, 0),), 3, counted(s2=1), counted(s2=9), fast_rng(seed))) == 1


def test_a_guess_that_leads_nowhere_says_so() -> None:
    assert guess_old((show(2, 5),), 5, NONE[:], NONE[:], fast_rng(1)) < 0
    assert guess_old((show(2, 0),), 0, counted(s2=3), counted(s2=3), fast_rng(1)) < 0
    twice = (show(2, 1), show(2, 1))
    assert guess_old(twice, 0, NONE[:], counted(s2=9), fast_rng(1)) < 0, "it had drawn only one"
    assert guess_old(twice, 1, counted(s2=9), NONE[:], fast_rng(1)) < 0, "it had held only one"


def test_old_and_new_are_as_likely_as_there_are_cards_of_them() -> None:
    rng = fast_rng(6)
    found = Counter(
        int(size(guess_old((show(2, 5),), 5, counted(s2=3), counted(s2=1), rng)))
        for _ in range(2000)
    )
    assert 1400 < found[1] < 1600
    assert found[0] + found[1] == 2000

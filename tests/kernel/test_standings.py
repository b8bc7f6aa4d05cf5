"""Standings: who is ahead is not yet who has won."""

from backroom.kernel.state import ranked


def test_nobody_has_won_before_the_end_however_far_ahead_he_is() -> None:
    standings = ranked([3, 9, 1], "")
    assert not standings.over
    assert standings.places == (2, 1, 3)
    assert standings.winners() == ()


def test_at_the_end_the_best_have_won_and_equals_share_it() -> None:
    assert ranked([3, 9, 1], "last_round").winners() == (1,)
    assert ranked([9, 3, 9], "last_round").winners() == (0, 2)
    assert ranked([9, 3, 9], "last_round").places == (1, 3, 1)

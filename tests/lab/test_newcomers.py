"""Whoever knows nothing but what a lesson and its page teach wins against `easy` before long."""

import pytest

from backroom.kernel.game import find_game
from backroom.lab.newcomers.match import SEATS, TRIES, share_of
from backroom.lessons.lesson import lesson_games, lesson_of
from bots.matches import compiled_only

GAMES = 80
"""The same deals and the same dice every time: there is nothing left to chance."""
MORE_OFTEN_THAN_NOT = 0.6


@compiled_only
@pytest.mark.parametrize("game", lesson_games())
def test_what_is_taught_is_enough_to_beat_easy_within_three_games(game: str) -> None:
    options = lesson_of(game).script.next_options
    share = share_of(find_game(game), GAMES, "easy", 4711, options).share
    assert share > 1 / SEATS, "worse than somebody who plays as they do"
    assert 1 - (1 - share) ** TRIES > MORE_OFTEN_THAN_NOT

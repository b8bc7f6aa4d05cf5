"""Lines of play that are compared in the same worlds: the worse half is dropped again and again."""

import pytest

from backroom.bots.judgement import Line
from backroom.bots.paired_lines import begin_alike, halvings_of
from backroom.kernel.game import find_game

LAY, *OTHERS = find_game("capo-della-mafia").actions[:3]


@pytest.mark.parametrize(
    ("lines", "times"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)]
)
def test_lines_are_halved_until_one_is_left(lines: int, times: int) -> None:
    assert halvings_of(lines) == times


def test_lines_are_compared_until_they_begin_alike() -> None:
    lines = [Line((LAY, OTHERS[0]), 0.5), Line((LAY, OTHERS[1]), 0.1), Line((OTHERS[0],), 0.9)]
    assert begin_alike(lines, [0, 1])
    assert begin_alike(lines, [2])
    assert not begin_alike(lines, [0, 2])
    assert not begin_alike(lines, [2, 1])

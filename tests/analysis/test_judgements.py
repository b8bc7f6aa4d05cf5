"""Values of positions: where a round begins, the shares that the judgement gives are wins."""

import pytest

from backroom.bots.judgement import final_shares
from backroom.bots.worlds import next_to_speak
from backroom.freshness import is_compiled
from backroom.kernel.game import find_game
from backroom.kernel.rng import fast_rng
from backroom.kernel.state import Windows
from builders.evenings import SEATS, usual_player

GAMES = 120


@pytest.mark.skipif(not is_compiled(), reason="many games")
@pytest.mark.parametrize("game", list(SEATS))
def test_who_is_given_a_share_of_the_win_wins_about_as_often(game: str) -> None:
    """By slope: among all seats at all beginnings of rounds, a share larger by so much means wins
    that are more frequent by about so much."""
    found = find_game(game)
    rules = found.rules(SEATS[game])
    pairs: list[tuple[float, float]] = []
    for number in range(GAMES):
        world = found.deal(rules, fast_rng(number, 5), Windows.KNOWN, None)
        player = usual_player(found, rules, SEATS[game])
        player.number = number
        given: list[float] = []
        last = int(world.round)
        while not world.is_over():
            if world.round != last:
                last = int(world.round)
                given += player.judgement.worth(world)
            seat = next_to_speak(world)
            action = player.choose(world, seat)
            assert action is not None
            world.apply(seat, action)
        pairs += zip(given, final_shares(world) * (len(given) // SEATS[game]), strict=True)
    mean = 1 / SEATS[game]
    spread = sum((share - mean) ** 2 for share, _ in pairs)
    together = sum((share - mean) * (won - mean) for share, won in pairs)
    assert 0.6 < together / spread < 1.4

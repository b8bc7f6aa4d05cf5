"""Golden playthroughs: whole games, told move by move, compared with what was recorded.

After a change of rules or words on purpose: `make golden`, and read the difference.
"""

import os
from pathlib import Path

import pytest

from backroom.kernel.game import Game, all_games
from backroom.lab.playthrough import playthrough

SHELF = Path(__file__).parents[1] / "playthroughs"
NO_OPTIONS: dict[str, str] = {}
RECORDED = [
    (game, players, options)
    for game in all_games().values()
    for players in game.seats
    for options in [NO_OPTIONS]
] + [
    (game, game.seats[0], {option.name: option.values[-1] for option in game.options})
    for game in all_games().values()
]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    RECORDED,
    ids=[
        f"{game.id}-{players}-{'options' if options else 'default'}"
        for game, players, options in RECORDED
    ],
)
def test_a_recorded_game_still_goes_the_same_way(
    game: Game, players: int, options: dict[str, str]
) -> None:
    name = f"{game.id}-{players}{'-options' if options else ''}.txt"
    told = playthrough(game, players, options, seed=players)
    path = SHELF / name
    if os.environ.get("BACKROOM_GOLDEN") == "write":
        path.write_text(told, "utf-8")
    assert told == path.read_text("utf-8")

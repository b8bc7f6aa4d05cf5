"""Games that have something of their own in a terminal have it in the folder of their name."""

import pkgutil

import backroom.terminal.games
from backroom.kernel.game import all_games, find_game
from backroom.terminal.screens import WordsOnly, screen_of


def test_every_screen_is_found_by_its_game() -> None:
    folders = {each.name for each in pkgutil.iter_modules(backroom.terminal.games.__path__)}
    found = {
        game.folder
        for game in all_games().values()
        if type(screen_of(game, game.rules(game.seats[0]))) is not WordsOnly
    }
    assert found == folders != set()


def test_a_game_without_a_screen_is_played_in_words() -> None:
    game = find_game("capo-della-mafia")
    screen = screen_of(game, game.rules(3))
    assert not screen.drawing(None)
    assert screen.hint(None) is None
    assert {screen.shorthand(action) for action in game.actions} == {None}

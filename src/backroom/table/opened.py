"""Whether a game can be opened as the first entry of its log says."""

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game, find_game
from backroom.table import fair
from backroom.table.entries import Opening


def check_opening(opening: Opening, seed: str) -> None:
    """Do the parts of the opening fit each other and the seed?"""
    if not len(opening.names) == len(opening.bots) == len(opening.seeds):
        raise BadInput("the opening does not say the same number of names, bots and seeds")
    if fair.commitment(seed) != opening.commitment:
        raise BadInput("the house's seed is not the one that it committed itself to")


def game_of(opening: Opening) -> Game:
    game = find_game(opening.game)
    if opening.rules != game.version:
        raise BadInput(
            f"this game of {game.title} was played under version {opening.rules} of its rules; "
            f"this Backroom plays version {game.version}"
        )
    return game

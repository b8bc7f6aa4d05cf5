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


class OtherVersion(BadInput):
    """A game that was begun under other rules than this Backroom has."""

    def __init__(self, game: Game, version: int, where: str = "") -> None:
        super().__init__(
            f"{where}this game of {game.title} was played under version {version} of its rules; "
            f"this Backroom plays version {game.version}"
        )
        self.game = game
        self.version = version


def refuse_other_version(opening: Opening) -> None:
    """A table keeps the rules it began with: nobody plays on under others."""
    game = find_game(opening.game)
    if opening.rules != game.version:
        raise OtherVersion(game, opening.rules)

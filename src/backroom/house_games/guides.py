"""The places of the house's games that the illustrated pages draw, one page a game."""

from functools import cache
from importlib import resources

import msgspec

from backroom.house_games.kept import KeptGame, kept_game


class Picture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A true position, as one seat saw it."""

    id: str
    at: int
    """The entry after which the table stood so."""
    eyes: int
    about: tuple[int, ...]
    """What is drawn of it: chairs, seats, men or cards, as the picture goes."""


@cache
def pictures_of_games() -> dict[str, tuple[Picture, ...]]:
    """By the game's id, in the order of the page."""
    text = resources.files("backroom.house_games").joinpath("guide_pictures.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[Picture, ...]])


def game_of_guide(game: str) -> KeptGame:
    """The recorded game that the page of this game draws."""
    return kept_game(f"guide-{game}")

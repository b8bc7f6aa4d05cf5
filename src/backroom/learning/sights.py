"""How a network sees each game."""

import importlib
from importlib.util import find_spec

from backroom.bots.nets.sight import Sight
from backroom.kernel.game import Game
from backroom.kernel.observation import Layout
from backroom.kernel.rules import Rules
from backroom.learning.plain_sight import PlainSight


def sight_of(game: Game, rules: Rules, layout: Layout, rows: int) -> Sight:
    """Through the eyes of the game, if it has any; else every number of its rows."""
    place = f"backroom.bots.judgements.{game.folder}"
    if find_spec(place) is not None and find_spec(f"{place}.eyes") is not None:
        sight: Sight = importlib.import_module(f"{place}.sight").sight_of(rules, layout, rows)
        return sight
    return PlainSight(layout, int(rules.seats), len(game.actions))

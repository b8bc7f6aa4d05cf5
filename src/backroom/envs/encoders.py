"""Which encoder a game has, and what its rows say."""

import importlib
from typing import cast

from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.observation import Layout
from backroom.kernel.row import Encoder, Row, rows_of
from backroom.kernel.rules import Rules
from backroom.kernel.state import State


def encoder_of(game: Game) -> Encoder:
    """The encoder of this game."""
    module = importlib.import_module(f"backroom.games.{game.folder}.observation")
    return cast(Encoder, module.ENCODER)


def layout_of(game: Game, rules: Rules) -> Layout:
    """What the rows of a table with these rules say."""
    if game.observation is None:
        raise BadInput(f"{game.title} has no encoder, so programs cannot learn it")
    return game.observation(rules)


def rows_for(layout: Layout, count: int) -> Row:
    """Room for so many rows."""
    return rows_of(count, layout.words, layout.fields, layout.places)


def slot_rows_for(layout: Layout, count: int) -> Row:
    """Room for the features of so many slots."""
    return rows_of(count, layout.slot_words, layout.slot_fields, layout.slot_places)


def encoded(game: Game, state: State, seat: int, layout: Layout) -> tuple[int, ...]:
    """One row, by itself: what this seat knows."""
    row = rows_for(layout, 1)
    row.begin(0)
    encoder_of(game).encode(state, seat, row)
    row.end()
    return tuple(row.read(0))

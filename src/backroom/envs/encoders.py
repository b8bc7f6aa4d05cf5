"""Which encoder a game has, and what its rows say."""

import importlib
from typing import Protocol, cast

from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.observation import Layout
from backroom.kernel.row import Row, rows_of
from backroom.kernel.rules import Rules
from backroom.kernel.state import State


class Encode(Protocol):
    """Writes what a seat knows into the row that has been begun."""

    def __call__(self, state: State, seat: int, row: Row) -> None: ...


class EncodeSlot(Protocol):
    """Writes what an entry of a seat's menu says."""

    def __call__(self, state: State, seat: int, action: Action, row: Row) -> None: ...


def encoder_of(game: Game) -> Encode:
    """The encoder of this game."""
    module = importlib.import_module(f"backroom.games.{game.folder}.observation")
    return cast(Encode, module.encode)


def slot_encoder_of(game: Game, layout: Layout) -> EncodeSlot | None:
    """What tells of the entries of the menu; None if the game has none."""
    if layout.slots == 0:
        return None
    module = importlib.import_module(f"backroom.games.{game.folder}.observation")
    return cast(EncodeSlot, module.encode_slot)


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
    encoder_of(game)(state, seat, row)
    row.end()
    return tuple(row.read(0))

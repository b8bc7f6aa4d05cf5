"""A network as a bot has it: asked about one decision at a time."""

import importlib
from functools import cache
from pathlib import Path
from typing import cast

import numpy as np

from backroom.bots.nets.net import Net, likes_of, read_net
from backroom.bots.nets.sight import MarkedSight
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.row import Encoder, rows_of
from backroom.kernel.rules import Rules
from backroom.kernel.state import State

LEAST = 0.005
"""No seat is expected to win less often than this."""


class Mind:
    """What the network of a table makes of it. It is given worlds, and reads nothing in them but
    the row of the seat that it is asked about."""

    def __init__(self, game: Game, rules: Rules, net: Net) -> None:
        if game.observation is None:
            raise BadInput(f"{game.title} has no encoder")
        layout = game.observation(rules)
        self.net = net
        self.players = int(rules.seats)
        module = importlib.import_module(f"backroom.games.{game.folder}.observation")
        self.encoder = cast(Encoder, module.ENCODER)
        self.rows = rows_of(self.players, layout.words, layout.fields, layout.places)
        place = f"backroom.bots.judgements.{game.folder}.sight"
        self.sight: MarkedSight = importlib.import_module(place).sight_of(
            rules, layout, self.players
        )
        if net.inputs != self.sight.inputs or net.outputs != self.sight.outputs:
            raise BadInput(f"this network was made for another table of {game.title}")
        self.all = np.ones((1, len(game.actions)), np.bool_)

    def likes(self, state: State, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """How much it likes each of these actions."""
        self._write(state, 0, seat)
        seen = self.sight.look(self.rows, [seat], self.all)
        likes = likes_of(self.net.outputs_of(seen.inputs), seen)[0]
        by_number = dict(zip(seen.numbers[0].tolist(), likes.tolist(), strict=True))
        return [by_number[int(action.index)] for action in actions]

    def worth(self, state: State) -> list[float]:
        """By seat, the share of the win that it expects there; together they are 1."""
        for seat in range(self.players):
            self._write(state, seat, seat)
        forecasts = self.net.forecasts(self.sight.inputs_of(self.rows, self.players))
        shares = np.maximum(forecasts, LEAST)
        found: list[float] = (shares / shares.sum()).tolist()
        return found

    def _write(self, state: State, number: int, seat: int) -> None:
        self.rows.begin(number)
        self.encoder.encode(state, seat, self.rows)
        self.rows.end()


@cache
def committed_net(path: Path) -> Net:
    """Read once."""
    return read_net(path)

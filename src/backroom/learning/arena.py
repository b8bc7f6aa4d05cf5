"""The tables at which a network practises: against itself, or alone among bots of the house."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from backroom.bots.nets.net import Numbers, Seen
from backroom.bots.nets.sight import Sight
from backroom.bots.players import Budget, Player
from backroom.bots.specs import read_spec
from backroom.envs.batch import array_on, seeds_for
from backroom.envs.encoders import encoder_of, layout_of, rows_for, slot_rows_for
from backroom.envs.features import legal_of
from backroom.envs.tables import Kind, Tables
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.learning.plain_sight import PlainSight
from backroom.learning.returns import shares
from backroom.learning.sights import sight_of

QUICKLY = Budget(seconds=3600.0, rounds=4)
"""How long a bot that searches thinks here: games are many."""


class Arena:
    """Tables of one kind. Nobody makes offers at them.

    With `bots` one seat at each table is the network's, another at each; in the others sit bots,
    `bots` in turn, and only the network is ever asked.
    """

    def __init__(
        self,
        game: str,
        players: int,
        tables: int,
        seed: int | Sequence[int],
        bots: Sequence[str] = (),
        budget: Budget = QUICKLY,
        bare: bool = False,
    ) -> None:
        """`bare`: it sees the rows as they are, even if the game has eyes."""
        self.game = find_game(game)
        self.players = players
        self.tables = tables
        rules = self.game.rules(players)
        layout = layout_of(self.game, rules)
        self.rows = rows_for(layout, tables)
        actions = list(self.game.actions)
        self.actions = len(actions)
        kind = Kind(rules, actions, self.game.deal, encoder_of(self.game), 0)
        seeds = seeds_for(tables, seed)
        inside = Tables(kind, seeds, self.rows, slot_rows_for(layout, 0), True)
        self.inside = inside
        self.sight: Sight = (
            PlainSight(layout, players, self.actions)
            if bare
            else sight_of(self.game, rules, layout, tables)
        )
        self.seats: NDArray[np.int64] = array_on(inside.seats, np.int64)
        self.done: NDArray[np.bool_] = array_on(inside.done, np.bool_)
        self._masks = array_on(inside.masks, np.uint8).reshape(tables, -1)
        self._returns = array_on(inside.returns, np.float64).reshape(tables, players)
        self.bots: list[dict[int, Player]] = []
        self.own_seats: NDArray[np.int64] | None = None
        if bots:
            self.own_seats = np.arange(tables) % players
            if len(bots) != players - 1:
                raise BadInput(f"there are {len(bots)} bots for {players - 1} other seats")
            specs = [read_spec(each) for each in bots]
            for table in range(tables):
                self.bots.append(
                    {
                        (table + 1 + place) % players: Player(
                            self.game, rules, spec, seeds[table], 2 + place, budget
                        )
                        for place, spec in enumerate(specs)
                    }
                )
                self._let_bots_play(table)

    def look(self) -> Seen:
        """What whoever is asked sees, by table."""
        legal = legal_of(self._masks, self.actions)
        return self.sight.look(self.rows, self.seats.tolist(), legal)

    def step(self, actions: NDArray[np.int64]) -> None:
        """An action for every table, by number."""
        wrong = self.inside.step(actions.tolist())
        if wrong >= 0:
            raise BadInput(f"action {actions[wrong]} is not legal at table {wrong}")
        for table in range(len(self.bots)):
            self._let_bots_play(table)

    def won(self) -> Numbers:
        """By table and seat: the share of the win, where a game has just ended."""
        return shares(self._returns)

    def _let_bots_play(self, table: int) -> None:
        """Until the network is asked."""
        bots, inside = self.bots[table], self.inside
        while (seat := int(self.seats[table])) in bots:
            state = inside.states[table]
            action = bots[seat].decide(state, seat, False)
            # Whoever keeps silent on an offer lets it go: the last of the answers.
            inside.take(table, state.legal(seat)[-1] if action is None else action)
            for other, bot in bots.items():
                if other != seat:
                    bot.meant = ()

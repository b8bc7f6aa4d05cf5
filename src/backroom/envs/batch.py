"""Many tables at once for NumPy: one call moves all of them on, and arrays show what each sees.

    env = BatchEnv("capo-della-mafia", players=5, tables=1024, seed=7)
    while learning:
        actions = policy(env.observations, env.masks, env.seats)
        env.step(actions)
        learn(env.done, env.returns)

The arrays are views of the tables' own memory: nothing is copied, and the next step writes them
anew, so whoever wants to keep a row copies it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from backroom.envs.encoders import (
    encoder_of,
    layout_of,
    rows_for,
    slot_rows_for,
)
from backroom.envs.features import legal_of, unpacked
from backroom.envs.tables import Kind, Tables
from backroom.kernel.cards import CardFile
from backroom.kernel.errors import BadInput
from backroom.kernel.game import find_game
from backroom.kernel.rng import fast_rng

MOST_TABLES = 1 << 20
Number = TypeVar("Number", bound=np.generic)


class BatchEnv:
    """Tables of one kind, each asking one seat for a decision."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        tables: int = 256,
        seed: int | Sequence[int] = 0,
        options: Mapping[str, str] | None = None,
        cards: CardFile | None = None,
        menu: bool = True,
    ) -> None:
        """`seed` is that of the first table, the next ones count on; or one for each table. Without
        `menu` nobody makes offers, where a game has them."""
        self.game = find_game(game)
        self.players = self.game.seats[0] if players is None else players
        self.rules = self.game.rules(self.players, options, cards)
        self.layout = layout_of(self.game, self.rules)
        seeds = seeds_for(tables, seed)
        self.tables = tables
        self.slots = self.layout.slots if menu else 0
        self.actions = len(self.game.actions) + (1 + self.slots if self.slots else 0)
        """How many numbers of actions there are: those of the game's list; behind them, where there
        is a menu, one that opens it (or closes it again), and one for each of its slots."""
        kind = Kind(
            self.rules,
            list(self.game.actions),
            self.game.deal,
            encoder_of(self.game),
            self.slots,
        )
        rows, slot_rows = (
            rows_for(self.layout, tables),
            slot_rows_for(self.layout, tables * self.slots),
        )
        self._inside = inside = Tables(kind, seeds, rows, slot_rows, True)
        self._luck = fast_rng(seeds[0], 1 << 31)
        self.observations: NDArray[np.int64] = array_on(rows.words, np.int64).reshape(
            tables, self.layout.words
        )
        """By table: what the seat that is asked knows, in packed words (`layout`)."""
        self.masks: NDArray[np.uint8] = array_on(inside.masks, np.uint8).reshape(tables, -1)
        """By table: a bit for each legal action, the lowest bit first."""
        self.seats: NDArray[np.int64] = array_on(inside.seats, np.int64)
        """By table: who is asked."""
        self.done: NDArray[np.bool_] = array_on(inside.done, np.bool_)
        """By table: did a game end in the last step? Then the next one is dealt already."""
        self.truncated: NDArray[np.bool_] = array_on(inside.truncated, np.bool_)
        """By table: was it broken off because it went on for too long?"""
        by_seat = (tables, self.players)
        self.returns: NDArray[np.float64] = array_on(inside.returns, np.float64).reshape(by_seat)
        """By table and seat: 1 for the first place to -1 for the last, where a game has ended."""
        self.points: NDArray[np.int64] = array_on(inside.points, np.int64).reshape(by_seat)
        """By table and seat: money or respect, where a game has ended."""
        self.menus: NDArray[np.int64] = array_on(slot_rows.words, np.int64).reshape(
            tables, self.slots, self.layout.slot_words if self.slots else 0
        )
        """By table and slot: what an entry of the menu says (`layout.slot_fields`)."""

    def step(self, actions: ArrayLike) -> None:
        """An action for every table, by number."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise BadInput(
                f"a step takes a whole number for each of {self.tables} tables, "
                f"not {chosen.dtype} of shape {chosen.shape}"
            )
        wrong = self._inside.step(chosen.tolist())
        if wrong >= 0:
            raise BadInput(
                f"action {chosen[wrong]} is not legal at table {wrong}, "
                f"where seat {self.seats[wrong]} is asked"
            )

    def random_actions(self) -> list[int]:
        """A legal action for every table, each equally likely."""
        return self._inside.random_actions(self._luck)

    def step_randomly(self) -> None:
        """Random play, for measuring and for baselines."""
        self._inside.step(self._inside.random_actions(self._luck))

    def restart(self, table: int, seed: int) -> None:
        """A new game at this table, from this seed."""
        if not 0 <= table < self.tables:
            raise BadInput(f"there is no table {table}; they are 0 to {self.tables - 1}")
        self._inside.restart(table, check_seed(seed))

    def legal(self) -> NDArray[np.bool_]:
        """The masks unpacked: by table and action. A copy."""
        return legal_of(self.masks, self.actions)

    def features(self) -> NDArray[np.float32]:
        """The observations unpacked: by table, each part of each field as a number of its own,
        divided by the largest that it can hold. A copy."""
        return unpacked(self.layout, self.observations)


def array_on(vector: Any, kind: type[Number]) -> NDArray[Number]:
    """An array on the memory of a vector: whatever is written there shows in it."""
    return np.frombuffer(vector, kind) if len(vector) else np.empty(0, kind)


def seeds_for(tables: int, seed: int | Sequence[int]) -> list[int]:
    """A seed for each table."""
    if not 1 <= tables <= MOST_TABLES:
        raise BadInput(f"a batch has 1 to {MOST_TABLES} tables, not {tables}")
    if isinstance(seed, int):
        return [(check_seed(seed) + table) % (1 << 64) for table in range(tables)]
    if len(seed) != tables:
        raise BadInput(f"there are {len(seed)} seeds for {tables} tables")
    return [check_seed(int(each)) for each in seed]


def check_seed(seed: int) -> int:
    if not 0 <= seed < 1 << 64:
        raise BadInput(f"a seed is a whole number from 0 to 2**64-1, not {seed}")
    return seed

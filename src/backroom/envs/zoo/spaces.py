"""What agents of PettingZoo and Gymnasium see and do, as spaces."""

from typing import Any

import numpy as np
from gymnasium import spaces

from backroom.envs.one_table import OneTable

SEED_BITS = 63


def observation_space(table: OneTable) -> spaces.Dict:
    """What a seat knows, what it may do, and where there is a menu, what its entries say."""
    seen: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0.0, 1.0, (table.features,), np.float32),
        "action_mask": spaces.Box(0, 1, (table.actions,), np.int8),
    }
    if table.slots:
        seen["menu"] = spaces.Box(0.0, 1.0, (table.slots, table.slot_features), np.float32)
    return spaces.Dict(seen)


def action_space(table: OneTable) -> spaces.Discrete[Any]:
    return spaces.Discrete(table.actions)


class Agents:
    """Who sits at this table, and what each of them sees and does."""

    def __init__(self, table: OneTable) -> None:
        self.names = [f"player_{seat}" for seat in range(table.players)]
        self.observations = {name: observation_space(table) for name in self.names}
        self.actions = {name: action_space(table) for name in self.names}


def drawn_seed(luck: np.random.Generator) -> int:
    """A seed for the next game."""
    return int(luck.integers(1 << SEED_BITS))

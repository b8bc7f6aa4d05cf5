"""A game in which all choose together as a parallel environment of PettingZoo."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from backroom.envs.features import unpacked
from backroom.envs.one_table import OneTable, Seen
from backroom.envs.zoo.spaces import Agents, drawn_seed
from backroom.kernel.rng import fast_rng

Seens = dict[str, Seen]
Numbers = dict[str, float]
Truths = dict[str, bool]
Infos = dict[str, dict[str, Any]]


class TogetherEnv(ParallelEnv[str, Any, Any]):
    """Whoever is asked seals a choice, and all are opened together. What the others say then does
    not matter (their masks are empty). For a choice that is not legal the neutral one of the rules
    is made, and `infos` says so."""

    metadata = {"render_modes": ["ansi"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.table = OneTable(game, players, options, menu=False)
        self.metadata = {**self.metadata, "name": f"{self.table.game.folder}_v0"}
        self.render_mode = render_mode
        self._all = Agents(self.table)
        self.possible_agents = self._all.names
        self.agents: list[str] = []
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._all.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._all.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seens, Infos]:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        drawn = drawn_seed(self._luck)
        self.table.start(drawn)
        self._neutral_luck = fast_rng(drawn, 1)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Seens, Numbers, Truths, Truths, Infos]:
        infos: Infos = {agent: {} for agent in self.agents}
        for seat in self._asked():
            agent = self.possible_agents[seat]
            number = int(actions[agent])
            if self.table.legal()[number]:
                self.table.act(number)
            else:
                infos[agent]["illegal"] = number
                self.table.take(self.table.state.neutral(seat, self._neutral_luck))
        over, broken_off = self.table.is_over, self.table.truncated
        rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
        ended = dict.fromkeys(self.possible_agents, over and not broken_off)
        truncated = dict.fromkeys(self.possible_agents, broken_off)
        seen = self._seen()
        if over:
            self.agents = []
        return seen, rewards, ended, truncated, infos

    def _asked(self) -> list[int]:
        """Who has a choice now."""
        state = self.table.state
        return [seat for seat in state.to_act() if len(state.legal(seat)) > 1]

    def _seen(self) -> Seens:
        asked = self._asked()
        return {
            agent: {
                "observation": unpacked(self.table.layout, self.table.row(seat)),
                "action_mask": self._mask(seat if seat in asked else None),
            }
            for seat, agent in enumerate(self.possible_agents)
        }

    def _mask(self, seat: int | None) -> NDArray[np.int8]:
        mask = np.zeros(self.table.actions, np.int8)
        if seat is not None:
            mask[[int(action.index) for action in self.table.state.legal(seat)]] = 1
        return mask

    def render(self) -> str:
        """What lies open for all, in words."""
        return self.table.in_words()

    def close(self) -> None:
        """There is nothing to close."""

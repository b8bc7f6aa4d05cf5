"""A game as an environment of PettingZoo in which one agent acts after the other (AEC)."""

import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from backroom.envs.one_table import OneTable, Seen
from backroom.envs.zoo.spaces import Agents, drawn_seed

ILLEGAL = -1.0


class TurnsEnv(AECEnv[str, Any, Any]):
    """Who is asked acts; sealed choices are asked in seat order, and nobody sees them before all
    are in. When the game is over everybody gets from 1 for the first place to -1 for the last."""

    metadata = {
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        menu: bool = True,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.table = OneTable(game, players, options, menu=menu)
        self.metadata = {**self.metadata, "name": f"{self.table.game.folder}_v0"}
        self.render_mode = render_mode
        self.language = language
        self._all = Agents(self.table)
        self.possible_agents = self._all.names
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._all.observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._all.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        self.table.start(drawn_seed(self._luck))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.seat]

    def observe(self, agent: str) -> Seen:
        return self.table.seen_by(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.table.act(int(action))
        self._cumulative_rewards[agent] = 0.0
        if self.table.is_over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """Everybody gets what the game has brought."""
        over = self.terminations if not self.table.truncated else self.truncations
        for agent, reward in zip(self.possible_agents, self.table.returns(), strict=True):
            self.rewards[agent] = reward
            over[agent] = True

    def render(self) -> str | None:
        """What lies open for all, in words."""
        text = self.table.in_words(self.language)
        if self.render_mode != "human":
            return text
        sys.stdout.write(text + "\n\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


def checked(env: TurnsEnv) -> AECEnv[str, Any, Any]:
    """With PettingZoo's own checks: whoever does what is not legal loses, and the game is over."""
    checked: Any = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)

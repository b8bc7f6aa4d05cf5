"""Counterfeiters for PettingZoo."""

from typing import Any

from pettingzoo import AECEnv

from backroom.envs.zoo.turns import TurnsEnv, checked

GAME = "counterfeiters"


def raw_env(**wanted: Any) -> TurnsEnv:
    """`players`, `options`, `menu`, `render_mode` and `language` can be chosen."""
    return TurnsEnv(GAME, **wanted)


def env(**wanted: Any) -> AECEnv[str, Any, Any]:
    """The same with PettingZoo's checks."""
    return checked(raw_env(**wanted))

"""Capo della Mafia for PettingZoo."""

from typing import Any

from pettingzoo import AECEnv

from backroom.envs.zoo.together import TogetherEnv
from backroom.envs.zoo.turns import TurnsEnv, checked

GAME = "capo-della-mafia"


def raw_env(**wanted: Any) -> TurnsEnv:
    """`players`, `options`, `menu`, `render_mode` and `language` can be chosen."""
    return TurnsEnv(GAME, **wanted)


def env(**wanted: Any) -> AECEnv[str, Any, Any]:
    """The same with PettingZoo's checks."""
    return checked(raw_env(**wanted))


def parallel_env(**wanted: Any) -> TogetherEnv:
    """All choose together, as at the table."""
    return TogetherEnv(GAME, **wanted)

"""PettingZoo's and Gymnasium's own tests, passed by every game."""

import importlib
import warnings
from typing import Any

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="SKIPPED: the environments. `pip install 'backroom[rl]'`")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from backroom.envs.single import SeatEnv
from backroom.kernel.errors import BadInput

NAMES = ("capo_della_mafia", "counterfeiters", "la_cosa_nostra", "maffiosi")
every_game = pytest.mark.parametrize("name", NAMES)
RENDERED = {
    "capo_della_mafia": "respect",
    "counterfeiters": "henchm",
    "la_cosa_nostra": "round",
    "maffiosi": "middle",
}


def module_of(name: str) -> Any:
    return importlib.import_module(f"backroom.envs.zoo.{name}_v0")


@every_game
def test_it_passes_the_tests_of_pettingzoo(name: str) -> None:
    module = module_of(name)
    with warnings.catch_warnings(action="ignore"):
        api_test(module.env(), num_cycles=300)
        seed_test(module.env, num_cycles=100)


def test_capo_passes_those_for_parallel_environments() -> None:
    module = module_of("capo_della_mafia")
    with warnings.catch_warnings(action="ignore"):
        parallel_api_test(module.parallel_env(), num_cycles=200)
        parallel_seed_test(module.parallel_env, num_cycles=100)


@every_game
def test_it_is_drawn_in_words(name: str) -> None:
    env = module_of(name).env(render_mode="ansi")
    env.reset(seed=1)
    assert RENDERED[name] in env.render().lower()


@every_game
def test_rewards_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    env = module_of(name).raw_env()
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        total[agent] += reward
        if ended or truncated:
            env.step(None)
            continue
        assert reward == 0.0
        env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert abs(sum(total.values())) < 1e-9


def test_only_whoever_is_asked_has_anything_to_choose() -> None:
    env = module_of("la_cosa_nostra").raw_env(players=4)
    env.reset(seed=5)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)
    with pytest.raises(BadInput, match="not legal"):
        env.step(0 if not env.observe(env.agent_selection)["action_mask"][0] else 1)


def test_who_does_what_is_not_legal_loses_by_pettingzoos_rule() -> None:
    env = module_of("maffiosi").env()
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1


@every_game
def test_one_seat_passes_the_test_of_gymnasium(name: str) -> None:
    with warnings.catch_warnings(action="ignore"):
        check_env(SeatEnv(name, bots="easy"), skip_render_check=True)


def played(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A whole game with the first legal action each time: what it brought, and how long it took."""
    seen, _ = env.reset(seed=seed)
    for length in range(5000):
        number = int(np.flatnonzero(seen["action_mask"])[0])
        seen, reward, over, truncated, _ = env.step(number)
        if over or truncated:
            return reward, length
    raise AssertionError("the game does not end")


@every_game
def test_a_game_against_bots_can_be_repeated(name: str) -> None:
    env = SeatEnv(name, bots=["easy", "normal"], players=3, seat=1)
    assert played(env, 4) == played(env, 4)


@pytest.mark.parametrize(
    ("wanted", "sentence"),
    [
        ({"bots": "clever"}, "there is no bot 'clever'"),
        ({"bots": ["easy"], "players": 4}, "1 bots for 3 other seats"),
        ({"seat": 3}, "there is no seat 3"),
    ],
)
def test_a_seat_that_cannot_be_gets_a_sentence(wanted: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadInput, match=sentence):
        SeatEnv("maffiosi", **wanted)


def test_an_action_that_is_not_legal_is_replaced_by_the_neutral_one() -> None:
    env = SeatEnv("capo_della_mafia", bots="random", seat=0)
    env.reset(seed=2)
    *_, info = env.step(103)
    assert info["illegal"] == 103

"""The example that learns: in a short form, with a number that says whether it does."""

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="SKIPPED: the environments. `pip install 'backroom[rl]'`")

EXAMPLE = Path(__file__).parents[1] / "examples" / "learn_capo.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_capo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_few_seconds_of_practice_are_played_to_the_end(example: ModuleType) -> None:
    net, eyes, games = example.train(0.05, batch=256)
    assert games > 0
    assert net.steps > 0
    mean, half = example.measure(net, eyes, "random", 4)
    assert -1 <= mean <= 1
    assert half >= 0


def test_what_paid_is_done_more_often(example: ModuleType) -> None:
    """Of two actions that look alike the one that is rewarded becomes the likelier one."""
    rng = np.random.default_rng(5)
    net = example.Net(4, 3, rng)
    seen = np.ones((64, 4), np.float32)
    legal = np.tile([True, True, False], (64, 1))
    for _ in range(200):
        _, chances, _ = net.think(seen, legal)
        actions = example.draw(chances, rng)
        assert (actions < 2).all(), "what is not legal is never done"
        net.learn(seen, legal, actions, np.where(actions == 1, 1.0, -1.0).astype(np.float32))
    assert net.think(seen, legal)[1][0, 1] > 0.9

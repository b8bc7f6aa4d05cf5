"""The example that learns: in a short form, with a number that says whether it does."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("librt", reason="SKIPPED: the environments. `pip install 'backroom[rl]'`")

from backroom.freshness import is_compiled
from backroom.learning.arena import Arena
from backroom.learning.training import Course, new_net

EXAMPLE = Path(__file__).parents[1] / "examples" / "learn_capo.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_capo", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.skipif(not is_compiled(), reason="interpreted rules take ten times as long")
def test_after_a_few_seconds_of_practice_it_beats_random_play_and_did_not_before(
    example: ModuleType,
) -> None:
    """A new network wins a third, like everybody. With four seeds it was 80 to 83 % after so many
    lots."""
    net, games = example.train(minutes=10.0, most_lots=6)
    assert games > 300
    new = new_net(Arena(example.GAME, example.PLAYERS, 1, 1), Course(seed=1))
    before, after = example.measure(new, "random", 300), example.measure(net, "random", 300)
    assert before.low < 0.4, str(before)
    assert after.low > max(0.6, before.high), str(after)


def test_the_example_fits_on_a_page() -> None:
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60

"""The games in OpenSpiel pass its own tests, and its own search plays them.

In a process of their own: OpenSpiel ends a process that it finds fault with.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SPIEL = Path(__file__).parents[2] / ".spiel"
"""Where `make spiel` puts it; `pip install 'backroom[rl,bench]'` will do as well."""
if SPIEL.is_dir():
    sys.path.append(str(SPIEL))

pytest.importorskip("pyspiel", reason="SKIPPED: OpenSpiel. `make spiel`")

NAMES = ("capo_della_mafia", "counterfeiters", "la_cosa_nostra", "maffiosi")
every_game = pytest.mark.parametrize("name", NAMES)


def run(lines: str) -> str:
    """What a program prints that has loaded our games."""
    program = f"import pyspiel\nimport backroom.envs.spiel\n{lines}"
    path = os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(SPIEL)])
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": path},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@every_game
def test_it_passes_the_random_simulation_of_openspiel(name: str) -> None:
    run(
        f'game = pyspiel.load_game("backroom_{name}", {{"deals": 16}})\n'
        "pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)"
    )


REACHED = """
import random
rng = random.Random({seed})
game = pyspiel.load_game("backroom_{name}", {{"players": 3}})
state = game.new_initial_state()
state.apply_action(7)
for _ in range({depth}):
    if not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
"""


@every_game
def test_a_state_written_down_comes_back_equal(name: str) -> None:
    run(
        REACHED.format(name=name, seed=3, depth=25)
        + "text = pyspiel.serialize_game_and_state(game, state)\n"
        + "_, again = pyspiel.deserialize_game_and_state(text)\n"
        + "assert again.inside == state.inside\n"
        + "assert again.history() == state.history()\n"
    )


@every_game
def test_a_clone_is_independent(name: str) -> None:
    run(
        REACHED.format(name=name, seed=4, depth=10)
        + "other = state.clone()\n"
        + "assert other.inside == state.inside\n"
        + "other.apply_action(other.legal_actions()[0])\n"
        + "assert other.inside != state.inside\n"
    )


@every_game
def test_what_is_resampled_cannot_be_told_from_what_is(name: str) -> None:
    run(
        REACHED.format(name=name, seed=5, depth=12)
        + "player = state.current_player()\n"
        + "worlds = [state.resample_from_infostate(player, rng.random) for _ in range(6)]\n"
        + "for world in worlds:\n"
        + "    assert world.legal_actions() == state.legal_actions()\n"
        + "    for what in ('information_state_string', 'observation_tensor'):\n"
        + "        assert getattr(world, what)(player) == getattr(state, what)(player)\n"
        + "assert any(world.inside != state.inside for world in worlds)\n"
    )


# Games of a whole crowd want SciPy, and ours are none.
PLAYTHROUGH = """
import sys, types
sys.modules["open_spiel.python.mfg.games"] = types.ModuleType("games")
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
flags.FLAGS([""])
text = generate_playthrough.playthrough("backroom_capo_della_mafia(deals=4)", None, seed=1)
open("{path}", "w").write(text)
before, again = generate_playthrough.replay("{path}")
assert before == again
print(text.count("# State "))
"""


def test_a_playthrough_of_openspiel_comes_out_the_same_again(tmp_path: Path) -> None:
    assert int(run(PLAYTHROUGH.format(path=tmp_path / "game.txt"))) > 5


ISMCTS = """
import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
game = pyspiel.load_game("backroom_capo_della_mafia")
luck = np.random.RandomState(1)
bot = ismcts.ISMCTSBot(
    game=game,
    evaluator=mcts.RandomRolloutEvaluator(1, luck),
    uct_c=1.0,
    max_simulations=4,
    random_state=luck,
)
state = game.new_initial_state()
state.apply_action(3)
steps = 0
while not state.is_terminal() and steps < 6:
    state.apply_action(bot.step(state))
    steps += 1
print(steps)
"""


def test_a_search_of_openspiels_own_plays_capo() -> None:
    assert int(run(ISMCTS)) == 6

"""A game whose answer is known: does the learner find it?

The reference game is not compiled, and compiled rules know no others.
"""

import numpy as np
import pytest

pytest.importorskip("numpy", reason="SKIPPED: the networks. `pip install 'backroom[rl]'`")

from backroom.freshness import is_compiled

if is_compiled():
    pytest.skip("the reference games run interpreted", allow_module_level=True)

from backroom.bots.nets.net import Net
from backroom.learning.network import Aims, new_layers
from backroom.learning.training import Course, Learner
from reference.kuhn_answers import BETS, FIRST_PLAYER
from reference.kuhn_poker import JACK, KING
from reference.kuhn_tables import INPUTS, Bets, KuhnTables, best_reply, bets_of, worth

LOTS = 400


@pytest.fixture(scope="module")
def learnt() -> Bets:
    """What it does on average. In a game of bluff each answers the other's last habit, and round
    and round they go: it is the mean of all habits that cannot be exploited."""
    aims = Aims(entropy=0.08)
    course = Course(steps=16, rate=1e-2, far=1.0, aims=aims, guests=0.0, seed=1)
    net = Net(new_layers([INPUTS, 3], np.random.default_rng(1), 0.5), {})
    learner = Learner(net, course, [KuhnTables(64, 1)])
    habits = []
    for lot in range(LOTS):
        learner.once(1.0)
        if lot >= LOTS // 4:
            habits.append(bets_of(net))
    return {place: float(np.mean([each[place] for each in habits])) for place in BETS}


def test_kuhn_poker_is_worth_to_the_learner_what_it_is_worth(learnt: Bets) -> None:
    """-1/18 of a chip; a player who bets by tossing coins loses a third of a chip and more."""
    assert worth(learnt, learnt) == pytest.approx(FIRST_PLAYER, abs=0.03)


def test_whoever_knows_its_play_by_heart_wins_little(learnt: Bets) -> None:
    """A tenth of a chip, both seats together; of a coin he would win more than a whole one."""
    coin = dict.fromkeys(BETS, 0.5)
    assert best_reply(coin, 0) + best_reply(coin, 1) > 0.9
    assert best_reply(learnt, 0) + best_reply(learnt, 1) < 0.15


def test_it_calls_with_the_king_and_never_with_the_jack(learnt: Bets) -> None:
    for said in ("b", "pb"):
        assert learnt[(KING, said)] > 0.9
        assert learnt[(JACK, said)] < 0.1

"""The levels that have a network beside their judgement, as data."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple

from backroom.bots.judgement import Judgement
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.rules import Rules

if TYPE_CHECKING:
    from backroom.bots.nets.net import Net


class Share(NamedTuple):
    """What part of the likes, and of the worths, is the network's."""

    prior: float
    value: float


LEARNT = {"net": Share(1.0, 0.0)}
"""By level. `net` goes by the network alone, so by the row of its seat alone."""


def with_net(game: Game, rules: Rules, plain: Judgement, share: Share) -> Judgement:
    """The judgement of a game with the network of such tables beside it."""
    for needed in ("librt", "numpy"):
        if find_spec(needed) is None:
            raise BadInput(f"a bot with a network needs {needed}: pip install 'backroom[rl]'")
    from backroom.bots.nets.mind import committed_net, net_path

    path = net_path(game, int(rules.seats))
    if path is None:
        raise BadInput(f"no network has learnt {game.title} with {rules.seats} players yet")
    return judged_with(game, rules, plain, share, committed_net(path))


def judged_with(game: Game, rules: Rules, plain: Judgement, share: Share, net: "Net") -> Judgement:
    """The same with this network."""
    from backroom.bots.learned import LearnedJudgement
    from backroom.bots.nets.mind import Mind

    return LearnedJudgement(plain, Mind(game, rules, net), share.prior, share.value)

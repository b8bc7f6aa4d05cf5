"""The levels that have a network beside their judgement, as data."""

from functools import cache
from importlib.util import find_spec
from pathlib import Path
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
    plays: bool
    """Whether those whom the searcher imagines play by it too."""


MASTER = "master"
LEARNT = {"net": Share(1.0, 0.0, False), MASTER: Share(1.0, 0.0, False)}
"""By level. `net` goes by the network alone, so by the row of its seat alone; `master` is `hard`
that looks first at what the network likes."""


@cache
def why_no_master(game: Game, players: int) -> str | None:
    """What a master lacks at such a table here: a sentence for whoever wanted one."""
    if net_path(game, players) is None:
        return f"there is no master of {game.title} with {players} players: no network learnt that"
    return why_no_numbers()


def why_no_numbers() -> str | None:
    """What a network needs and is not here, as a sentence."""
    for needed in ("librt", "numpy"):
        if find_spec(needed) is None:
            return f"a bot with a network needs {needed}: pip install 'backroom[rl]'"
    return None


def tables_of_masters(game: Game) -> list[int]:
    """With how many players a master of this game can be had here."""
    return [players for players in game.seats if why_no_master(game, players) is None]


def net_path(game: Game, players: int) -> Path | None:
    """Where the network for a table of so many lies, if there is one."""
    place = find_spec(f"backroom.bots.judgements.{game.folder}")
    if place is None or place.origin is None:
        return None
    path = Path(place.origin).parent / f"net-{players}.npz"
    return path if path.is_file() else None


def with_net(game: Game, rules: Rules, plain: Judgement, share: Share) -> Judgement:
    """The judgement of a game with the network of such tables beside it."""
    lacking = why_no_numbers()
    if lacking is not None:
        raise BadInput(lacking)
    from backroom.bots.nets.mind import committed_net

    path = net_path(game, int(rules.seats))
    if path is None:
        raise BadInput(f"no network has learnt {game.title} with {rules.seats} players yet")
    return judged_with(game, rules, plain, share, committed_net(path))


def judged_with(game: Game, rules: Rules, plain: Judgement, share: Share, net: "Net") -> Judgement:
    """The same with this network."""
    from backroom.bots.learned import LearnedJudgement
    from backroom.bots.nets.mind import Mind

    return LearnedJudgement(plain, Mind(game, rules, net), *share)

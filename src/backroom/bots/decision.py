"""A decision as a bot that judges sees it: a world it can imagine, and how it judges that."""

import importlib
from collections.abc import Mapping
from functools import lru_cache
from importlib.util import find_spec
from typing import NamedTuple

from backroom.bots.imagined import as_state
from backroom.bots.judgement import Judgement
from backroom.bots.judgements.plain import PlainJudgement
from backroom.bots.learnt_levels import LEARNT, MASTER, why_no_master, with_net
from backroom.bots.request import DecisionRequest
from backroom.bots.specs import Spec, read_spec
from backroom.kernel.actions import Action
from backroom.kernel.cards import CardFile
from backroom.kernel.game import Game, find_game
from backroom.kernel.rng import Rng, fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State

MOST_MINDS = 200
"""For so many kinds of tables and bots a worker keeps what it has thought out: of a full house none
has to begin anew. The largest take 90 kB."""
NO_END = 1 << 40
"""So many rounds of thinking nobody gets through: only the time counts."""


class Decision(NamedTuple):
    """What is to be decided, where, and by what kind of bot."""

    game: Game
    world: State
    seat: int
    actions: tuple[Action, ...]
    """What is legal, and the offers it might make."""
    legal: int
    """So many of them are legal; the rest are offers."""
    judgement: Judgement
    spec: Spec
    rng: Rng
    seconds: float
    rounds: int = NO_END
    meant: tuple[Action, ...] = ()
    """What it has meant to do now and after that; it is legal, and nothing has happened since."""


def find_judgement(
    game: Game, rules: Rules, spec: Spec, changes: Mapping[str, float] = {}
) -> Judgement:
    """How this bot judges the game."""
    plain = plain_judgement(game, rules, spec, changes)
    share = LEARNT.get(spec.level)
    return plain if share is None else with_net(game, rules, plain, share)


def plain_judgement(
    game: Game, rules: Rules, spec: Spec, changes: Mapping[str, float] = {}
) -> Judgement:
    """How it judges without a network."""
    if find_spec(f"backroom.bots.judgements.{game.folder}") is None:
        return PlainJudgement(rules.longest)
    module = importlib.import_module(f"backroom.bots.judgements.{game.folder}")
    judgement: Judgement = module.judge(rules, spec, changes)
    return judgement


@lru_cache(MOST_MINDS)
def table_of(
    game: str, seats: int, options: tuple[tuple[str, str], ...], cards: str | None, spec: Spec
) -> tuple[Game, Rules, Judgement]:
    """The rules of a table and how this bot judges it: to read cards takes longer than to think. A
    game with a master may have been kept where there is a network, and opened where there is none:
    then he goes on without, as a hard bot, for no evening should end because of that."""
    found = find_game(game)
    file = None if cards is None else CardFile(cards, "cards.toml")
    rules = found.rules(seats, dict(options), file)
    if spec.level == MASTER and why_no_master(found, seats) is not None:
        spec = spec._replace(level="hard")
    return found, rules, find_judgement(found, rules, spec)


def decision_of(request: DecisionRequest) -> Decision:
    """What this request is about."""
    spec = read_spec(request.level)
    options = tuple(sorted(request.options.items()))
    game, rules, judgement = table_of(request.game, request.seats, options, request.cards, spec)
    world = as_state(request.world, rules)
    legal = world.legal(request.seat)
    menu = judgement.might_say(world, request.seat) if spec.deals else ()
    meant = tuple([game.action(each) for each in request.meant])
    return Decision(
        game,
        world,
        request.seat,
        legal + menu,
        len(legal),
        judgement,
        spec,
        fast_rng(request.seed),
        request.seconds,
        meant=meant if meant and meant[0] in legal else (),
    )

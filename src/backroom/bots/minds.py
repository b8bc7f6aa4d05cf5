"""Bots that judge: easy, normal and hard, for every game that has a judgement."""

import importlib
from collections.abc import Mapping
from functools import lru_cache
from importlib.util import find_spec
from typing import NamedTuple

from backroom.bots.imagined import as_state
from backroom.bots.judgement import Judgement, best_of, fraction, sample, softened
from backroom.bots.judgements.plain import PlainJudgement
from backroom.bots.pairs import best_line
from backroom.bots.search import Searcher
from backroom.bots.specs import Spec, read_spec
from backroom.bots.thought import Choice, Thought, action_of, as_choice
from backroom.bots.worlds import Worlds
from backroom.kernel.actions import Action
from backroom.kernel.cards import CardFile
from backroom.kernel.game import Game, find_game
from backroom.kernel.messages import Message
from backroom.kernel.rng import Rng, fast_rng
from backroom.kernel.rules import Rules
from backroom.kernel.state import State

CARELESS = 0.25
"""How often an easy bot does the first thing that comes to its mind."""
WARM = 2.5
"""How much less sure an easy bot is of what it likes."""
MARGIN = 0.85
"""The part of its time that a searching bot uses: it must also answer."""
NO_END = 1 << 40
COACH = "hard"
"""Who gives hints."""


class Mind(NamedTuple):
    """A question as a judging bot sees it: an imagined world, and what it may do."""

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


class Advice(NamedTuple):
    """What a bot does, and why."""

    choice: Choice | None
    reason: Message | None


def find_judgement(
    game: Game, rules: Rules, spec: Spec, changes: Mapping[str, float] = {}
) -> Judgement:
    """How this bot judges the game."""
    if find_spec(f"backroom.bots.judgements.{game.folder}") is None:
        return PlainJudgement(rules.longest)
    module = importlib.import_module(f"backroom.bots.judgements.{game.folder}")
    judgement: Judgement = module.judge(rules, spec, changes)
    return judgement


@lru_cache(maxsize=16)
def table_of(
    game: str, seats: int, options: tuple[tuple[str, str], ...], cards: str | None, spec: Spec
) -> tuple[Game, Rules, Judgement]:
    """The rules of a table and how this bot judges it: to read cards takes longer than to think."""
    found = find_game(game)
    file = None if cards is None else CardFile(cards, "cards.toml")
    rules = found.rules(seats, dict(options), file)
    return found, rules, find_judgement(found, rules, spec)


def mind_of(thought: Thought) -> Mind:
    """What this thought is about."""
    spec = read_spec(thought.level)
    options = tuple(sorted(thought.options.items()))
    game, rules, judgement = table_of(thought.game, thought.seats, options, thought.cards, spec)
    world = as_state(thought.world, rules)
    legal = world.legal(thought.seat)
    menu = world.menu(thought.seat) if spec.deals else ()
    rng = fast_rng(thought.seed)
    return Mind(
        game, world, thought.seat, legal + menu, len(legal), judgement, spec, rng, thought.seconds
    )


def decide_with_judgement(mind: Mind) -> Action | None:
    """Normal: what looks best, and in a bluff sometimes what looks nearly as good."""
    if not mind.actions:
        return None
    likes = mind.judgement.likes(mind.world, mind.seat, mind.actions)
    if mind.judgement.mixes(mind.world, mind.seat):
        place = sample(softened(likes, mind.judgement.temperature), mind.rng)
    else:
        place = best_of(likes, mind.rng)
    return mind.actions[place]


def decide_easily(mind: Mind) -> Action | None:
    """Easy: the same likes, held less firmly, and now and then no thought at all."""
    if not mind.actions:
        return None
    if mind.legal > 0 and fraction(mind.rng) < CARELESS:
        return mind.actions[mind.rng.below(mind.legal)]
    likes = mind.judgement.likes(mind.world, mind.seat, mind.actions)
    place = sample(softened(likes, WARM * mind.judgement.temperature), mind.rng)
    return mind.actions[place]


def decide_by_search(mind: Mind) -> Action | None:
    """Hard: plays on in its head."""
    if len(mind.actions) < 2:
        return decide_with_judgement(mind)
    judgement = mind.judgement
    slope = judgement.slope(mind.world)
    if slope > 0.0:
        lines = judgement.lines(mind.world, mind.seat, mind.actions)
        if len(lines) == 1:
            return lines[0].actions[0]
        worlds = Worlds(judgement, mind.world, mind.seat, mind.rng, paired=True)
        return best_line(worlds, lines, MARGIN * mind.seconds, mind.rounds, slope)
    searcher = Searcher(judgement, mind.world, mind.seat, mind.actions, mind.rng)
    searcher.think(MARGIN * mind.seconds, mind.rounds)
    place = searcher.answer(judgement.mixes(mind.world, mind.seat))
    return mind.actions[place]


MINDS = {"easy": decide_easily, "normal": decide_with_judgement, "hard": decide_by_search}


def think(thought: Thought) -> Choice | None:
    """What the bot of the thought's level does."""
    mind = mind_of(thought)
    action = MINDS[mind.spec.level](mind)
    return None if action is None else as_choice(action)


def advise(thought: Thought) -> Advice:
    """What it does, and why."""
    mind = mind_of(thought)
    action = MINDS[mind.spec.level](mind)
    if action is None:
        return Advice(None, None)
    return Advice(as_choice(action), mind.judgement.reason(mind.world, mind.seat, action))


def said_with(thought: Thought, choice: Choice | None) -> Message | None:
    """What the bot says to the table when it does this."""
    if choice is None or thought.level.partition("/")[0] not in MINDS:
        return None
    mind = mind_of(thought)
    action = action_of(choice, mind.actions)
    return None if action is None else mind.judgement.aloud(mind.world, mind.seat, action)

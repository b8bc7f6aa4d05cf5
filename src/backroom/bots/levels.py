"""The ladder: every bot that can be given a seat, by the name of its level, and how each decides.

Easy, normal and hard judge; games without a judgement of their own get a plain one.
"""

import importlib
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import NamedTuple, TypeAlias

import msgspec

from backroom.bots.decision import Decision, decision_of
from backroom.bots.judgement import best_of, fraction, sample, softened
from backroom.bots.learnt_levels import MASTER, why_no_master
from backroom.bots.paired_lines import best_line
from backroom.bots.random_bot import decide_at_random
from backroom.bots.request import Choice, DecisionRequest, action_of, as_choice
from backroom.bots.search import Searcher
from backroom.bots.specs import read_spec
from backroom.bots.worlds import Worlds
from backroom.kernel.actions import Action
from backroom.kernel.errors import BadInput
from backroom.kernel.game import Game
from backroom.kernel.messages import Message
from backroom.kernel.state import Windows

Bot: TypeAlias = Callable[[DecisionRequest], Choice | None]
Ladder: TypeAlias = Mapping[str, Bot]
Plan: TypeAlias = tuple[Action, ...]
"""What a bot does, and what it means to do after that; nothing if it keeps silent."""

CARELESS = 0.25
"""How often an easy bot does the first thing that comes to its mind."""
WARM = 2.5
"""How much less sure an easy bot is of what it likes."""
MARGIN = 0.85
"""The part of its time that a searching bot uses: it must also answer."""
COACH = "hard"
"""Who gives hints."""


def decide_easily(decision: Decision) -> Plan:
    """Easy: the same likes, held less firmly, and now and then no thought at all."""
    if not decision.actions:
        return ()
    if decision.legal > 0 and fraction(decision.rng) < CARELESS:
        return (decision.actions[decision.rng.below(decision.legal)],)
    likes = decision.judgement.likes(decision.world, decision.seat, decision.actions)
    place = sample(softened(likes, WARM * decision.judgement.temperature), decision.rng)
    return (decision.actions[place],)


def decide_with_judgement(decision: Decision) -> Plan:
    """Normal: what looks best, and in a bluff sometimes what looks nearly as good."""
    if not decision.actions:
        return ()
    judgement = decision.judgement
    likes = judgement.likes(decision.world, decision.seat, decision.actions)
    if judgement.mixes(decision.world, decision.seat):
        place = sample(softened(likes, judgement.temperature), decision.rng)
    else:
        place = best_of(likes, decision.rng)
    return (decision.actions[place],)


def decide_by_search(decision: Decision) -> Plan:
    """Hard: plays on in its head; what it has thought through it then does."""
    if decision.meant:
        return decision.meant
    if len(decision.actions) < 2:
        return decide_with_judgement(decision)
    judgement, world, seat = decision.judgement, decision.world, decision.seat
    seconds = MARGIN * decision.seconds
    slope = judgement.slope(world)
    if slope > 0.0:
        return think_through(decision, seconds, slope)
    searcher = Searcher(judgement, world, seat, decision.actions, decision.rng)
    searcher.think(seconds, decision.rounds)
    place = searcher.answer(judgement.mixes(world, seat))
    return (decision.actions[place],)


def think_through(decision: Decision, seconds: float, slope: float) -> Plan:
    """What to do in paired worlds, and what then, until somebody else comes to act: each step is
    thought about by itself, for of a whole turn only the few best ways are in sight at first."""
    judgement, seat = decision.judgement, decision.seat
    end = perf_counter() + seconds
    world, actions = decision.world, decision.actions
    plan: list[Action] = []
    while True:
        lines = judgement.lines(world, seat, actions)
        line = lines[0]
        if len(lines) > 1:
            left = end - perf_counter()
            if max([len(each.actions) for each in lines]) > 1:
                left /= 2.0
            worlds = Worlds(judgement, world, seat, decision.rng, paired=True)
            line = best_line(worlds, lines, left, decision.rounds, slope)
        plan.append(line.actions[0])
        if len(line.actions) == 1:
            return tuple(plan)
        world = world.clone()
        world.windows = Windows.KNOWN  # as in the worlds in which lines are tried
        world.apply(seat, line.actions[0])
        actions = world.legal(seat)


JUDGING = {
    "easy": decide_easily,
    "normal": decide_with_judgement,
    "hard": decide_by_search,
    MASTER: decide_by_search,
    "net": decide_with_judgement,
}
"""The levels that judge, and how each decides."""


def judge(request: DecisionRequest) -> Choice | None:
    """What the judging bot of the request's level does."""
    decision = decision_of(request)
    plan = JUDGING[decision.spec.level](decision)
    return planned(plan)


def planned(plan: Plan) -> Choice | None:
    """The first step of a plan, and what is to follow."""
    if not plan:
        return None
    then = tuple([int(action.index) for action in plan[1:]])
    return msgspec.structs.replace(as_choice(plan[0]), then=then)


LEVELS: dict[str, Bot] = {
    "random": decide_at_random,
    "easy": judge,
    "normal": judge,
    "hard": judge,
    MASTER: judge,
}
"""From the weakest to the strongest; a master is not to be had at every table."""


def usual_levels() -> tuple[str, ...]:
    """The levels that can be had at every table."""
    return tuple([level for level in LEVELS if level != MASTER])


def levels_at(game: Game, players: int) -> tuple[str, ...]:
    """The levels that can be had at such a table."""
    return tuple(LEVELS) if why_no_master(game, players) is None else usual_levels()


def plays_at(text: str, game: Game, players: int) -> bool:
    """Can a bot that is written so be given a seat at such a table?"""
    return is_bot(text) and text.partition("/")[0] in levels_at(game, players)


def decide(request: DecisionRequest, ladder: Ladder = LEVELS) -> Choice | None:
    """What the bot of the request's level does. Whoever takes its answer to a table checks it with
    `is_offered`."""
    bot = ladder.get(request.level.partition("/")[0])
    if bot is None:
        raise BadInput(f"there is no bot {request.level!r}; the bots are {', '.join(ladder)}")
    return bot(request)


class Advice(NamedTuple):
    """What a bot does, and why."""

    choice: Choice | None
    reason: Message | None


def advise(request: DecisionRequest) -> Advice:
    """What it does, and why: the reason is that of all it means to do, not of the first step."""
    decision = decision_of(request)
    plan = JUDGING[decision.spec.level](decision)
    if not plan:
        return Advice(None, None)
    reason = decision.judgement.reason_of_plan(decision.world, decision.seat, plan)
    return Advice(planned(plan), reason)


def said_with(request: DecisionRequest, choice: Choice | None) -> Message | None:
    """What the bot says to the table when it does this."""
    if choice is None or request.level.partition("/")[0] not in JUDGING:
        return None
    decision = decision_of(request)
    action = action_of(choice, decision.actions)
    if action is None:
        return None
    return decision.judgement.aloud(decision.world, decision.seat, action)


def is_bot(text: str, ladder: Ladder = LEVELS) -> bool:
    """Can a bot that is written so be given a seat?"""
    level, *more = text.split("/")
    if level not in ladder:
        return False
    if not more:
        return True
    try:
        read_spec(text)
    except BadInput:
        return False
    return True


def find_ladder(place: str) -> Ladder:
    """The ladder at this place, written as `module:name`."""
    module, _, name = place.partition(":")
    try:
        ladder: Ladder = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as fault:
        raise BadInput(f"there are no bots at {place!r}: {fault}") from None
    return ladder

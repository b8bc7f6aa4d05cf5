"""What the searcher compares in paired worlds: the few lines that look best (decision 0013).

Early in the game only deals are thought about, against what one would do without them, and so it is
where little depends on the choice: there several ways to do without are tried, so whoever is not
sure waits. Whatever is offered is never taken unseen: both answers to it are played on.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgement import Judgement, Line
from backroom.bots.judgements.la_cosa_nostra.deals import is_deal
from backroom.bots.judgements.la_cosa_nostra.silly import is_silly
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.steps.action_phase import SCHEMERS
from backroom.games.la_cosa_nostra.steps.announcing import BEFORE_REVEAL
from backroom.games.la_cosa_nostra.steps.families import CHOOSE_FAMILY
from backroom.games.la_cosa_nostra.steps.last_word import LAST_WORD
from backroom.games.la_cosa_nostra.steps.looking import LOOK
from backroom.games.la_cosa_nostra.steps.payday import HAND_LIMIT
from backroom.games.la_cosa_nostra.steps.planning import PLAN, PLANNING_GAP
from backroom.games.la_cosa_nostra.steps.step import Step
from backroom.games.la_cosa_nostra.trade.terms import Offer
from backroom.kernel.actions import Action
from backroom.kernel.seats import holds

JUDGED: Final[tuple[Step, ...]] = (
    PLANNING_GAP,
    SCHEMERS,
    BEFORE_REVEAL,
    LOOK,
    HAND_LIMIT,
    LAST_WORD,
    CHOOSE_FAMILY,
)
"""Steps in which even a searching bot goes by its judgement alone, unless it is about a deal: when
to scheme matters little, and what a kept card is worth shows only later."""


def lines_of(
    judgement: Judgement,
    weights: Weights,
    position: Position,
    seat: i64,
    actions: tuple[Action, ...],
) -> list[Line]:
    """The actions worth thinking about: the few that look best, and of deals the most promising.
    A gangster is planned with his task: whom to plan first depends on what is left for the rest."""
    likes = judgement.likes(position, seat, actions)
    order = sorted(range(len(actions)), key=lambda place: -likes[place])
    best = order[0]
    early = position.round < weights.search_from
    judged = early or position.step in JUDGED
    if judged and not is_deal(actions[best]):
        after = tasks_after(judgement, position, seat, actions[best], 0.0)
        return [after[0]] if len(after) > 0 else [Line((actions[best],), likes[best])]
    depth = weights.depth_deals if early else weights.depth
    breadth = weights.breadth_deals if early else weights.breadth
    least = likes[best] - depth
    found: list[Line] = []
    deals: i64 = 0
    for place in order:
        if place != best and is_silly(position, seat, actions[place]):
            continue
        if likes[place] > least and len(found) < breadth:
            if is_deal(actions[place]):
                if is_countered(actions[place], found):
                    continue
                deals += 1
                if deals > weights.search_deals:
                    continue
            elif is_like_another(position, actions[place], found):
                continue
            found.append(Line((actions[place],), likes[place]))
    if position.step is PLAN and not early:
        found = with_tasks(judgement, weights, position, seat, found)
    answers_both_ways(actions, likes, best, found, depth)
    if is_reply(actions[best]):
        found[0].like += weights.firmness
    return found


def with_tasks(
    judgement: Judgement, weights: Weights, position: Position, seat: i64, lines: list[Line]
) -> list[Line]:
    """Each gangster with every task that looks nearly as good on him as his best, and what else
    there is; the best of all these."""
    found: list[Line] = []
    for line in lines:
        after = tasks_after(judgement, position, seat, line.actions[0], weights.depth_plan)
        for each in after:
            each.like += line.like
        found.extend(after if len(after) > 0 else [line])
    found.sort(key=lambda line: -line.like)
    return found[: weights.breadth_plan]


def tasks_after(
    judgement: Judgement, position: Position, seat: i64, action: Action, depth: float
) -> list[Line]:
    """Whoever is planned gets a task at once: this one with each that looks no more than so much
    worse than his best, which comes first; nothing if nobody is planned."""
    found: list[Line] = []
    if not isinstance(action, LcnAction) or action.do is not Do.PICK:
        return found
    after = position.clone()
    after.apply(seat, action)
    if not holds(after.pending, seat):
        return found
    legal = after.legal(seat)
    likes = judgement.likes(after, seat, legal)
    tasks = [place for place in range(len(legal)) if not is_deal(legal[place])]
    tasks.sort(key=lambda place: -likes[place])
    for place in tasks:
        behind = likes[place] - likes[tasks[0]]
        if place == tasks[0] or behind > -depth:
            found.append(Line((action, legal[place]), behind))
    return found


def is_reply(action: Action) -> bool:
    """Is it the answer to an offer?"""
    return isinstance(action, LcnAction) and action.do.is_reply


def is_like_another(position: Position, action: Action, found: list[Line]) -> bool:
    """Is it to buy a business of a kind that one of these lines buys, or to plan a gangster who is
    as strong, and has as much help, as one in these lines? Then it is no other line."""
    if not isinstance(action, LcnAction) or (action.do is not Do.BUY and action.do is not Do.PICK):
        return False
    market = position.town.market
    kinds = position.rules.business_kind
    for line in found:
        other = line.actions[0]
        if not isinstance(other, LcnAction) or other.do is not action.do:
            continue
        one = action.value
        two = other.value
        if action.do is Do.BUY:
            if kinds[market[one]] == kinds[market[two]]:
                return True
        elif position.strength_of(one) == position.strength_of(two):
            if help_on(position, one) == help_on(position, two):
                return True
    return False


def is_countered(action: Action, found: list[Line]) -> bool:
    """Is it a bare no to an offer that one would rather counter? That says no as well."""
    if not isinstance(action, LcnAction) or action.do is not Do.REFUSE:
        return False
    for line in found:
        other = line.actions[0]
        if isinstance(other, LcnDeal):
            said = other.said
            if isinstance(said, Offer) and said.answers == action.value:
                return True
    return False


def answers_both_ways(
    actions: tuple[Action, ...], likes: list[float], best: i64, found: list[Line], depth: float
) -> None:
    """If an offer is about to be accepted, refusing it is thought about as well, however good it
    looks."""
    action = actions[best]
    if not isinstance(action, LcnAction) or action.do is not Do.ACCEPT:
        return
    for line in found:
        if line.actions[0] is Do.REFUSE[action.value]:
            return
    for place in range(len(actions)):
        if actions[place] is Do.REFUSE[action.value]:
            found.append(Line((actions[place],), max(likes[place], likes[best] - depth)))

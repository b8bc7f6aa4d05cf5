"""Deals: what an offer is worth to both sides, and whether it is worth making.

An offer costs no turn, so it is judged as what it adds to the best that one could do anyway. The
other side's answer is foreseen from what lies open; hand cards are never part of an offer, and what
one asks for is all that the others learn.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import enabled_by
from backroom.bots.judgements.la_cosa_nostra.markers import marker_worth
from backroom.bots.judgements.la_cosa_nostra.peace import peace_cost
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.trust import (
    debt_cost,
    paying_like,
    saved_purchase,
    word_worth,
)
from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.trade.deal_checks import find_offer
from backroom.games.la_cosa_nostra.trade.terms import Offer, OpenOffer, PromiseKind, Side
from backroom.kernel.actions import Action

NEVER: Final = -10.0
"""Worse than anything one would do by oneself."""
A_LITTLE: Final = 0.01
"""Whoever refuses has the table to himself again."""
SURE: Final = 0.95
"""How sure the answer is that one foresees."""
SAID: Final = 0.02
"""What every word costs that was said before in this round."""
NOTHING: Final = Side()
TALK: Final = 0.1
"""So much surer of the other's interest one must be with everything said before."""
IDLE: Final = 5.0
"""So many times more, if it is no job that waits for it."""


def judge_deals(sight: Sight, actions: tuple[Action, ...], likes: list[float]) -> None:
    """Puts the deals among the other actions: each is what it adds to the best of those."""
    base = NEVER
    for place in range(len(actions)):
        if not is_deal(actions[place]) and likes[place] > base:
            base = likes[place]
    asked = base > NEVER
    if not asked:
        base = 0.0
    for place in range(len(actions)):
        action = actions[place]
        if isinstance(action, LcnAction):
            if action.do is Do.ACCEPT:
                likes[place] = base + accept_like(sight, action.value)
            elif action.do is Do.REFUSE:
                likes[place] = base + A_LITTLE
        elif isinstance(action, LcnDeal):
            if asked or is_counter(action):
                likes[place] = base + saying_like(sight, action)
            else:
                likes[place] = base + NEVER


def is_deal(action: Action) -> bool:
    if isinstance(action, LcnAction):
        return action.do is Do.ACCEPT or action.do is Do.REFUSE
    return True


def is_counter(action: LcnDeal) -> bool:
    said = action.said
    return isinstance(said, Offer) and said.answers is not None


def accept_like(sight: Sight, slot: i64) -> float:
    """What the deal is worth beyond refusing it."""
    offer = find_offer(sight.position, slot)
    if offer is None:
        return NEVER
    return answer_worth(sight, offer) - sight.weights.deal_margin


def answer_worth(sight: Sight, offer: OpenOffer) -> float:
    """An offer on the table, as its partner sees it."""
    return deal_worth(sight, offer.proposer, offer.gets, offer.gives, True)


def saying_like(sight: Sight, action: LcnDeal) -> float:
    """What an offer adds: what the deal is worth, if the other side will agree to it."""
    said = action.said
    if not isinstance(said, Offer) or not sight.weights.deals:
        return NEVER  # markers and words are kept; a promise for nothing binds for nothing
    if said.gets == NOTHING:
        return paying_like(sight, said.gives.cash)
    if said.answers is not None and is_good_enough(sight, said.answers):
        return NEVER
    worth = deal_worth(sight, said.partner, said.gives, said.gets, True)
    if worth <= sight.weights.deal_margin or not is_welcome(sight, said):
        return NEVER
    return SURE * worth - SAID * float(sight.position.trade.offered[sight.seat])


def is_good_enough(sight: Sight, slot: i64) -> bool:
    """Whoever haggles over an offer that he likes may lose it."""
    return accept_like(sight, slot) > 0.0


def is_welcome(sight: Sight, offer: Offer) -> bool:
    """Will the other side agree? Judged by its own interest as it lies open. The more has been said
    in this round, the surer that interest must be."""
    his = Sight(sight.position, sight.weights, offer.partner)
    worth = deal_worth(his, sight.seat, offer.gets, offer.gives, False)
    said = float(sight.position.trade.offered[sight.seat])
    if len(offer.gets.permits) == 0:
        said *= IDLE
    return worth > TALK * (1.0 + said)


def deal_worth(sight: Sight, partner: i64, gives: Side, gets: Side, own: bool) -> float:
    """What this seat wins by giving and getting that, less what it lets the other win. `own` says
    whether it is our own seat, whose hand we know."""
    got = receipt(sight, sight.seat, partner, gets, own)
    paid = expense(sight, sight.seat, partner, gives, own)
    his = receipt(sight, partner, sight.seat, gives, False)
    his -= expense(sight, partner, sight.seat, gets, False)
    return got - paid - his * sight.grudges[partner]


def receipt(sight: Sight, taker: i64, giver: i64, side: Side, own: bool) -> float:
    """What this side of a deal is worth to whoever gets it."""
    position = sight.position
    weights = sight.weights
    total = float(side.cash) / 1000.0 * sight.rate
    if own and side.cash > 0:
        total += saved_purchase(sight, side.cash // 1000)
    for card in side.businesses:
        if own:
            total += sight.acquiring(card, giver, sight.paydays) + enabled_by(sight, card)
        else:
            total += sight.holding(giver, card, sight.paydays)
    for man in side.gangsters:
        total += sight.man_worth(man)
    for card in side.permits:
        if own:
            total += marker_worth(sight, position.rules.business_kind[card]) * sight.rate
        else:
            total += weights.marker[position.round] * sight.rate
    for promise in side.promises:
        total += word_worth(sight, giver, taker, promise)
    return total


def expense(sight: Sight, giver: i64, taker: i64, side: Side, own: bool) -> float:
    """What this side of a deal costs whoever gives it. A marker costs nothing but what the other
    makes of it."""
    position = sight.position
    total = float(side.cash) / 1000.0 * sight.rate
    for card in side.businesses:
        total += sight.holding(giver, card, sight.paydays)
        total += sight.weights.variety * float(sight.after)
    for man in side.gangsters:
        total += sight.man_worth(man) + 3.0
    for promise in side.promises:
        if promise.kind is PromiseKind.NO_ATTACK:
            total += peace_cost(sight, giver, taker, own)
        elif promise.kind is PromiseKind.REPAY:
            total += debt_cost(sight, promise.amount)
        elif promise.kind is PromiseKind.SHARE:
            total += 0.5 * sight.weights.marker[position.round]
    return total

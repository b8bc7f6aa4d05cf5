"""Deals: whether an offer is worth making, and which answer it gets.

An offer costs no turn, so it is judged as what it adds to the best that one could do anyway. The
other side's answer is foreseen from what lies open; hand cards are never part of an offer, and what
one asks for is all that the others learn.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.deal_worth import deal_worth
from backroom.bots.judgements.la_cosa_nostra.lending import lending_worth
from backroom.bots.judgements.la_cosa_nostra.own_word import paying_like
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.trade.deal_checks import find_offer
from backroom.games.la_cosa_nostra.trade.terms import Offer, OpenOffer, Side
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
TALK: Final = 0.5
"""So much surer of the other's interest one must be with everything said before, if it is no job
that waits for it."""
NEARLY: Final = 1.1
"""So many thousands below the other's price a first offer may be: he can ask for more."""


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
    """Will the other side agree, or at least talk about it? Judged by its own interest as it lies
    open. The more has been said in this round, the surer that interest must be."""
    his = sight.of(offer.partner)
    if offer.answers is not None and len(offer.gives.permits) > 0:
        return is_within_reason(sight, offer)  # he has asked for it, so he needs it
    worth = deal_worth(his, sight.seat, offer.gets, offer.gives, False)
    if offer.answers is not None:
        return worth > -NEARLY
    if len(offer.gets.permits) > 0:
        return worth > -NEARLY * his.rate * (1.0 + his.grudges[sight.seat])
    return worth > TALK * (0.2 + float(sight.position.trade.offered[sight.seat]))


def is_within_reason(sight: Sight, offer: Offer) -> bool:
    """Could these markers be worth that much to whoever has asked for them?"""
    worth = 0.0
    for card in offer.gives.permits:
        kind = sight.position.rules.business_kind[card]
        worth += lending_worth(sight.position, sight.weights, offer.partner, kind)
    return float(offer.gets.cash) / 1000.0 < worth

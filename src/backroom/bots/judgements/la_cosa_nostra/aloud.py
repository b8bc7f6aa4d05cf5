"""What a bot says to the whole table when it refuses: the reason that everybody can see anyway.

Its hand is no part of it. The same sentence would be said with any other cards.
"""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.money import committed
from backroom.bots.judgements.la_cosa_nostra.sight import Sight, scores_to_settle
from backroom.bots.judgements.la_cosa_nostra.trust import broken_words, money_worth
from backroom.games.la_cosa_nostra.actions import Do, LcnAction
from backroom.games.la_cosa_nostra.trade.deal_checks import find_offer
from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, PromiseKind
from backroom.kernel.actions import Action
from backroom.kernel.messages import CardName, Message, SeatName


def said_with(sight: Sight, action: Action) -> Message | None:
    """A word to whoever is refused; about everything else a bot keeps silent."""
    if not isinstance(action, LcnAction) or action.do is not Do.REFUSE:
        return None
    offer = find_offer(sight.position, action.value)
    return None if offer is None else refusal_of(sight, offer)


def refusal_of(sight: Sight, offer: OpenOffer) -> Message:
    """The first of these that is true: it is not believed, not forgiven, has no money to spare, is
    promised too much, is not afraid, does not make a winner, or wants more."""
    broken = broken_words(sight.position, offer.proposer)
    if len(offer.gives.promises) > 0 and broken > 0:
        return says(offer, "broken", {"count": int(broken)})
    if scores_to_settle(sight.position, sight.seat, offer.proposer) > 0.0:
        return says(offer, "attacked", {})
    if offer.gets.cash > 0 and not can_spare(sight, offer.gets.cash // 1000):
        return says(offer, "needs-money", {})
    if is_hollow(sight, offer):
        return says(offer, "promise", {})
    if offer.gets.cash > 0 and offers_peace(offer):
        return says(offer, "no-fear", {})
    if sight.fortunes[offer.proposer] >= max(sight.fortunes):
        return says(offer, "leader", {})
    for card in (*offer.gets.permits, *offer.gets.businesses):
        return says(offer, "too-little", {"business": CardName("business", card)})
    return says(offer, "no", {})


def says(offer: OpenOffer, name: str, facts: dict[str, object]) -> Message:
    """It is said aloud, so it names whom it is said to."""
    return Message(f"bots-lcn-aloud-{name}", {"seat": SeatName(offer.proposer), **facts})


def can_spare(sight: Sight, money: i64) -> bool:
    """Would the purchases that lie open on this seat's gangsters still be paid?"""
    left = float(sight.position.cash[sight.seat]) - float(money)
    return left >= committed(sight.position, sight.seat)


def is_hollow(sight: Sight, offer: OpenOffer) -> bool:
    """Is most of what is promised here in money, or all in words, worth nothing?"""
    said = 0.0
    for promise in offer.gives.promises:
        if promise.kind is PromiseKind.NO_ATTACK:
            return False
        said += float(promise.amount) / 1000.0
    if len(offer.gives.promises) == 0:
        return False
    loan = float(offer.gets.cash) / 1000.0
    worth = money_worth(sight, offer.proposer, offer.gives.promises, loan)
    return worth <= 0.5 * said * sight.rate


def offers_peace(offer: OpenOffer) -> bool:
    for promise in offer.gives.promises:
        if promise.kind is PromiseKind.NO_ATTACK:
            return True
    return False

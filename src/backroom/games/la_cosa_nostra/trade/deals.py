"""Deals and free trade: offers on the table, and what happens when one is accepted."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, LcnAction, LcnDeal
from backroom.games.la_cosa_nostra.events.announce_trade import (
    tell_deal_struck,
    tell_offer_made,
    tell_offer_refused,
    tell_offer_withdrawn,
    tell_offers_expired,
)
from backroom.games.la_cosa_nostra.pieces.businesses import (
    place_marker,
    return_own_markers,
    take_marker,
    update_monopolies,
)
from backroom.games.la_cosa_nostra.pieces.ledger import DEALS, DEALS_PAID, enter
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.deal_checks import (
    find_offer,
    free_slot,
    is_closed,
    why_not_reply,
)
from backroom.games.la_cosa_nostra.trade.promises import give_word, note_means, note_payment
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    OfferBefore,
    OpenOffer,
    Pledge,
    Side,
    TakeBack,
    Withdraw,
)
from backroom.kernel.actions import Action
from backroom.kernel.bitset import just
from backroom.kernel.seats import only


def make_deal(position: Position, seat: i64, action: LcnDeal) -> None:
    """LCN-94: offers, promises and markers taken back come in between, at any time."""
    said = action.said
    if isinstance(said, Offer):
        make_offer(position, seat, said)
    elif isinstance(said, Withdraw):
        withdraw_offer(position, said.slot)
    elif isinstance(said, TakeBack):
        take_marker(position, seat, said.business)
    else:
        pledge(position, seat, said)


def reply(position: Position, seat: i64, action: LcnAction) -> None:
    """An offer is accepted or refused."""
    if action.do is Do.ACCEPT:
        accept_offer(position, seat, action.value)
    else:
        refuse_offer(position, seat, action.value)


def replies(position: Position, seat: i64) -> tuple[Action, ...]:
    """Offers to this seat, to accept or refuse."""
    found: list[Action] = []
    if not is_closed(position):
        for offer in position.trade.offers:
            if offer.partner == seat:
                accept = Do.ACCEPT[offer.slot]
                if why_not_reply(position, seat, accept) is None:
                    found.append(accept)
                found.append(Do.REFUSE[offer.slot])
    return tuple(found)


def make_offer(position: Position, seat: i64, offer: Offer) -> None:
    """An offer lies on the table, for all eyes; a counter-offer refuses the one it answers, and
    tells what that was as long as it lies there itself."""
    answers: OfferBefore | None = None
    number = 1
    if offer.answers is not None:
        before = find_offer(position, offer.answers)
        assert before is not None
        answers = OfferBefore(before.gives, before.gets)
        number = before.number + 1
        refuse_offer(position, seat, offer.answers)
    slot = free_slot(position, seat)
    open_offer = OpenOffer(slot, seat, offer.partner, offer.gives, offer.gets, answers, number)
    position.trade.offers = position.trade.offers + (open_offer,)
    position.trade.offered[seat] += 1
    tell_offer_made(position, open_offer)
    position.step.offer_made(position, offer.partner)


def drop_offer(position: Position, slot: i64) -> None:
    position.trade.offers = tuple([offer for offer in position.trade.offers if offer.slot != slot])


def refuse_offer(position: Position, seat: i64, slot: i64) -> None:
    offer = find_offer(position, slot)
    assert offer is not None
    drop_offer(position, slot)
    tell_offer_refused(position, seat, offer)


def withdraw_offer(position: Position, slot: i64) -> None:
    offer = find_offer(position, slot)
    assert offer is not None
    drop_offer(position, slot)
    tell_offer_withdrawn(position, offer)


def accept_offer(position: Position, seat: i64, slot: i64) -> None:
    """LCN-E77: both sides give at once; spoken promises are only remembered (LCN-83)."""
    offer = find_offer(position, slot)
    assert offer is not None
    drop_offer(position, slot)
    tell_deal_struck(position, offer)
    take_back_all(position, offer.proposer, offer.gives)
    take_back_all(position, offer.partner, offer.gets)
    hand_over(position, offer.proposer, offer.partner, offer.gives)
    hand_over(position, offer.partner, offer.proposer, offer.gets)
    update_monopolies(position)
    note_means(position)
    if offer.gives.cash > 0:
        position.step.money_given(position, offer.partner)
    if offer.gets.cash > 0:
        position.step.money_given(position, offer.proposer)


def take_back_all(position: Position, seat: i64, side: Side) -> None:
    for card in side.returns:
        take_marker(position, seat, card)


def hand_over(position: Position, giver: i64, taker: i64, side: Side) -> None:
    """LCN-93: markers stay on a business that changes hands, except those of its new owner
    (LCN-E50)."""
    cash: i64 = side.cash // 1000
    enter(position, giver, DEALS_PAID, -cash)
    enter(position, taker, DEALS, cash)
    note_payment(position, giver, taker, cash)
    for card in side.businesses:
        position.town.owned[giver] &= ~just(card)
        position.town.owned[taker] |= just(card)
        return_own_markers(position, taker, card)
    for man in side.gangsters:
        position.crew.men[giver] &= ~just(man)
        position.crew.men[taker] |= just(man)
    for card in side.permits:
        place_marker(position, taker, card)
    for promise in side.promises:
        give_word(position, giver, taker, promise)


def pledge(position: Position, seat: i64, said: Pledge) -> None:
    position.trade.offered[seat] += 1
    give_word(position, seat, said.partner, said.promise)
    note_means(position)


def with_open_offers(position: Position) -> i64:
    """The seats that may answer an offer now."""
    found: i64 = 0
    if len(position.trade.offers) > 0 and not is_closed(position):
        for offer in position.trade.offers:
            found |= only(offer.partner)
    return found


def expire_offers(position: Position) -> None:
    """LCN-E56: open offers end with the reveal of an Attack or a Cash Job, and with the round."""
    if len(position.trade.offers) > 0:
        tell_offers_expired(position)
        position.trade.offers = ()

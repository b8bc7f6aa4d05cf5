"""What is told of offers, promises, markers and monopolies.

Events are made only while somebody listens, and it is here that this is asked: a simulation pays
nothing for them, and no rule has to think of it.
"""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.trade import (
    DealStruck,
    MarkerPlaced,
    MarkerReturned,
    MonopolyLost,
    MonopolyTaken,
    OfferMade,
    OfferRefused,
    OffersExpired,
    OfferWithdrawn,
    Promised,
    PromiseSettled,
)
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.terms import OpenOffer, Promise, PromiseMade
from backroom.kernel.seats import EVERYONE


def tell_offer_made(position: Position, offer: OpenOffer) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, OfferMade(offer.proposer, offer.partner, offer))


def tell_offer_refused(position: Position, seat: i64, offer: OpenOffer) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, OfferRefused(offer.slot, seat, offer.proposer))


def tell_offer_withdrawn(position: Position, offer: OpenOffer) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, OfferWithdrawn(offer.slot, offer.proposer, offer.partner))


def tell_offers_expired(position: Position) -> None:
    if position.recorder is not None:
        slots = tuple([offer.slot for offer in position.trade.offers])
        position.tell(EVERYONE, OffersExpired(slots))


def tell_deal_struck(position: Position, offer: OpenOffer) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, DealStruck(offer.partner, offer.proposer, offer))


def tell_promised(position: Position, by: i64, to: i64, promise: Promise) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, Promised(by, to, promise))


def tell_promise_settled(position: Position, made: PromiseMade) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, PromiseSettled(made.by, made.to, made.promise, made.status))


def tell_marker_placed(position: Position, seat: i64, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MarkerPlaced(seat, business, position.keeper_of(business)))


def tell_marker_returned(position: Position, seat: i64, business: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MarkerReturned(seat, business))


def tell_monopoly_lost(position: Position, seat: i64, monopoly: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MonopolyLost(seat, monopoly))


def tell_monopoly_taken(position: Position, seat: i64, monopoly: i64) -> None:
    if position.recorder is not None:
        position.tell(EVERYONE, MonopolyTaken(seat, monopoly))

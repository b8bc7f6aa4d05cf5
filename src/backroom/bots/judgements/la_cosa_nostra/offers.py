"""What a bot might say: few offers, each at the price that both sides can live with.

The menu of the rules has round numbers for everybody. A bot that knows what a thing is worth to
whom names the price itself, and says nothing that serves no plan.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.deal_worth import (
    business_gain,
    deal_worth,
    parting_cost,
)
from backroom.bots.judgements.la_cosa_nostra.jobs import enabled_by
from backroom.bots.judgements.la_cosa_nostra.lending import cheapest_owner, marker_price
from backroom.bots.judgements.la_cosa_nostra.needs import own_jobs, provided, unmarked
from backroom.bots.judgements.la_cosa_nostra.own_word import shortfall
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.trust import debts
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import KINDS, PURCHASE, Effect
from backroom.games.la_cosa_nostra.trade.deal_checks import free_slot, is_closed
from backroom.games.la_cosa_nostra.trade.offer_menu import (
    PEACE,
    add_counter,
    add_offer,
    pay_back,
    trade_peace,
    with_cash,
)
from backroom.games.la_cosa_nostra.trade.terms import (
    Offer,
    OpenOffer,
    Promise,
    PromiseKind,
    Side,
)
from backroom.kernel.actions import Action
from backroom.kernel.bitset import count, members

STEPS: Final = 8
"""So many thousands away from an offer a counter-offer is looked for."""
LAST_COUNTER: Final = 3
"""The third offer of a bargain is accepted or refused."""
MOST_IN_VAIN: Final = 3
"""So many offers more than markers that came of them: then nobody wants to lend."""
USED: Final = 2
"""So many markers a gangster may have used who has acted."""
MOST_SAID: Final = 16
"""So often a bot asks in a round."""


def offers_of(sight: Sight) -> tuple[Action, ...]:
    """LCN-80, LCN-95 to LCN-97: markers, businesses, loans, debts, peace, and counter-offers."""
    position = sight.position
    seat = sight.seat
    found: list[Action] = []
    if is_closed(position) or free_slot(position, seat) < 0:
        return ()
    for offer in position.trade.offers:
        if offer.partner == seat and offer.number < LAST_COUNTER:
            counter(sight, offer, found)
    pay_back(position, seat, found)
    if position.trade.offered[seat] < MOST_SAID:
        ask_for_markers(sight, found)
        bid_for_businesses(sight, found)
        ask_for_loans(sight, found)
        if position.stage is Stage.ACTION or position.stage is Stage.PLANNING:
            for other in range(position.seats):
                if other != seat:
                    add_offer(position, seat, Offer(other, PEACE, PEACE), found)
            trade_peace(position, seat, found)
    return tuple(found)


# Markers


def ask_for_markers(sight: Sight, found: list[Action]) -> None:
    """One offer for each kind that a Cash Job of ours still lacks, to whoever gives it cheapest.
    Whoever hears no for the first time tries a little more, and then keeps silent."""
    position = sight.position
    in_vain = said_in_vain(position, sight.seat)
    if in_vain >= MOST_IN_VAIN:
        return
    for kind in wanted_kinds(position, sight.seat):
        card = cheapest_owner(sight, for_lease(position, sight.seat, kind))
        if card >= 0:
            owner = position.keeper_of(card)
            price = marker_price(sight.of(owner), sight.seat, kind)
            if price > position.cash[sight.seat]:
                continue
            if in_vain > 0:
                price = min(price + in_vain - 1, position.cash[sight.seat])
            elif price > 1 and position.stage is Stage.PLANNING:
                price -= 1  # who does not try does not know
            offer = Offer(int(owner), Side(cash=int(price) * 1000), Side(permits=(int(card),)))
            add_offer(position, sight.seat, offer, found)


def said_in_vain(position: Position, seat: i64) -> i64:
    """About how many offers of this round have led to nothing: those that are not markers now. Who
    has acted may have used his."""
    lost = position.trade.offered[seat] - position.markers_used_by(seat)
    if position.stage is not Stage.PLANNING:
        lost -= USED * count(position.idle_men(seat))
    return lost


def wanted_kinds(position: Position, seat: i64) -> list[i64]:
    """The kinds that a Cash Job of this seat lacks, and that it has not asked for already."""
    rules = position.rules
    most: list[i64] = [0 for _ in range(KINDS)]
    for job in own_jobs(position, seat):
        if rules.effect[job] is Effect.CASH:
            needs = rules.needs[job]
            for kind in range(KINDS):
                need: i64 = needs[kind]
                if need > most[kind]:
                    most[kind] = need
    found: list[i64] = []
    for kind in range(KINDS):
        if most[kind] > 0 and most[kind] > provided(position, seat, kind):
            if not is_asked_for(position, seat, kind):
                found.append(kind)
    return found


def is_asked_for(position: Position, seat: i64, kind: i64) -> bool:
    """Does an offer of this seat for such a marker lie on the table, or one to it?"""
    for offer in position.trade.offers:
        if offer.proposer == seat:
            cards = offer.gets.permits
        elif offer.partner == seat:
            cards = offer.gives.permits
        else:
            continue
        for card in cards:
            if position.rules.business_kind[card] == kind:
                return True
    return False


def for_lease(position: Position, seat: i64, kind: i64) -> list[i64]:
    """The businesses of this kind on which this seat could put a marker; planned purchases of
    others (LCN-92) only if there is nothing else."""
    found: list[i64] = []
    for other in range(position.seats):
        if other != seat:
            for card in members(unmarked(position, seat, other, kind))[:1]:
                found.append(card)
    if len(found) == 0:
        for man in members(position.crew.buying & ~position.crew.men[seat]):
            business: i64 = position.crew.tasks[man] - PURCHASE
            if position.rules.business_kind[business] == kind:
                if position.markers_on(business, seat) == 0:
                    found.append(business)
    return found


# Businesses and loans


def bid_for_businesses(sight: Sight, found: list[Action]) -> None:
    """A business that is worth clearly more to us than to its owner, because a monopoly or a job
    of ours depends on it, at the lowest price that he can agree to. Whoever hears no offers more,
    and then keeps silent: nobody says the same three times."""
    position = sight.position
    cash: i64 = position.cash[sight.seat]
    in_vain = max(0, said_in_vain(position, sight.seat))
    if in_vain >= MOST_IN_VAIN:
        return
    for owner in range(position.seats):
        if owner == sight.seat:
            continue
        for card in members(position.active(owner)):
            if is_on_offer(position, sight.seat, card):
                continue
            kind = position.rules.business_kind[card]
            use = enabled_by(sight, card) + sight.monopoly_made(kind, owner, sight.paydays)
            his = parting_cost(sight, owner, card)
            mine = business_gain(sight, sight.seat, owner, card, True)
            if use > 0.0 and mine > his + sight.weights.bargain:
                wanted = Side(businesses=(card,))
                for price in range(1, int(cash) + 1):
                    paid = Side(cash=1000 * price)
                    if deal_worth(sight.of(owner), sight.seat, wanted, paid, False) > 0.5:
                        paid = Side(cash=1000 * min(price + int(in_vain), int(cash)))
                        add_offer(position, sight.seat, Offer(owner, paid, wanted), found)
                        break


def is_on_offer(position: Position, seat: i64, card: i64) -> bool:
    """Does its owner offer it to this seat already? Then that is what there is to answer."""
    for offer in position.trade.offers:
        if offer.partner == seat and card in offer.gives.businesses:
            return True
    return False


def ask_for_loans(sight: Sight, found: list[Action]) -> None:
    """LCN-96: just what a planned purchase lacks, for a third more at payday."""
    short = shortfall(sight)
    if short <= 0 or debts(sight, sight.seat) > 0.0:
        return
    back = short + max(1, (short + 2) // 3)
    for other in range(sight.position.seats):
        if other != sight.seat:
            word = Promise(PromiseKind.REPAY, 1000 * int(back))
            offer = Offer(other, Side(promises=(word,)), Side(cash=1000 * int(short)))
            add_offer(sight.position, sight.seat, offer, found)


# Haggling


def counter(sight: Sight, offer: OpenOffer, found: list[Action]) -> None:
    """LCN-80, LCN-E81: the same deal at the price nearest to his that we would agree to."""
    position = sight.position
    seat = sight.seat
    paid = offer.gives.cash // 1000
    pays = offer.gets.cash // 1000
    if pays == 0 and offer.gets != Side():
        for more in range(1, STEPS + 1):
            gets = with_cash(offer.gives, 1000 * (paid + more))
            if is_agreeable(sight, offer, offer.gets, gets):
                add_counter(position, seat, offer, offer.gets, gets, found)
                return
    elif pays > 1 and paid == 0:
        for less in range(1, min(pays, STEPS + 1)):
            gives = with_cash(offer.gets, 1000 * (pays - less))
            if is_agreeable(sight, offer, gives, offer.gives):
                add_counter(position, seat, offer, gives, offer.gives, found)
                return


def is_agreeable(sight: Sight, offer: OpenOffer, gives: Side, gets: Side) -> bool:
    worth = deal_worth(sight, offer.proposer, gives, gets, True)
    return worth > sight.weights.deal_margin

"""How imagined players deal: whoever lacks a business for his job asks for a marker, and pays what
the owner will take. Real ones say more, but this is what their jobs depend on.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.lending import cheapest_owner, marker_price
from backroom.bots.judgements.la_cosa_nostra.markers import marker_worth
from backroom.bots.judgements.la_cosa_nostra.needs import available, lacking, unmarked
from backroom.bots.judgements.la_cosa_nostra.offers import wanted_kinds
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.bots.judgements.la_cosa_nostra.trust import honesty
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.actions import LcnDeal
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import KINDS, Effect
from backroom.games.la_cosa_nostra.trade.deal_checks import free_slot
from backroom.games.la_cosa_nostra.trade.offer_menu import pay_back
from backroom.games.la_cosa_nostra.trade.terms import Offer, Side
from backroom.kernel.actions import Action
from backroom.kernel.bitset import first

MOST_ASKED: Final = 8
"""So often an imagined player asks in a round."""
BELIEVED: Final = 0.5
"""How likely he must be to pay."""


def payment_of(sight: Sight) -> LcnDeal | None:
    """LCN-E90: what an imagined player still owes, if his word is worth anything."""
    if honesty(sight, sight.seat, 0.0) < BELIEVED:
        return None
    found: list[Action] = []
    pay_back(sight.position, sight.seat, found)
    for action in found:
        assert isinstance(action, LcnDeal)
        return action
    return None


def jobs_in_need(position: Position, seat: i64) -> list[i64]:
    """The kinds of planned Cash Jobs of this seat that lack a business, as long as it may ask."""
    found: list[i64] = []
    if position.trade.offered[seat] >= MOST_ASKED:
        return found
    rules = position.rules
    men = position.men_with_jobs(seat)
    man: i64 = 0
    while men != 0:
        if men & 1:
            job = rules.job_kind[position.crew.tasks[man]]
            if rules.effect[job] is Effect.CASH and lacking(position, seat, job) > 0:
                found.append(job)
        men >>= 1
        man += 1
    return found


def ask_while_planning(position: Position, weights: Weights, seat: i64) -> LcnDeal | None:
    """LCN-80, LCN-82: an offer for a marker that a job in hand, or one that is planned, lacks. Most
    markers are bought before the job is laid on anybody: who waits till then has planned something
    else."""
    if position.trade.offered[seat] >= MOST_ASKED or free_slot(position, seat) < 0:
        return None
    kinds = wanted_kinds(position, seat)
    if len(kinds) > 0:
        sight = Sight(position, weights, seat)
        for kind in kinds:
            worth = marker_worth(sight, kind)
            if worth > weights.deal_margin:
                found = cheapest(sight, kind, worth)
                if found is not None:
                    return found
    return None


def ask_for_any(sight: Sight, jobs: list[i64]) -> LcnDeal | None:
    """LCN-80, LCN-82: an offer for a marker that the first of these jobs lacks and can get."""
    if free_slot(sight.position, sight.seat) >= 0:
        for job in jobs:
            found = ask_for_job(sight, job)
            if found is not None:
                return found
    return None


def ask_for_job(sight: Sight, job: i64) -> LcnDeal | None:
    """The first business that this job lacks, from whoever gives it cheapest."""
    position = sight.position
    seat = sight.seat
    for kind in range(KINDS):
        need: i64 = position.rules.needs[job][kind]
        if need > 0 and need > available(position, seat, kind):
            worth = marker_worth(sight, kind)
            if worth > sight.weights.deal_margin:
                return cheapest(sight, kind, worth)
    return None


def cheapest(sight: Sight, kind: i64, worth: float) -> LcnDeal | None:
    position = sight.position
    seat = sight.seat
    cards: list[i64] = []
    for other in range(position.seats):
        if other != seat:
            there = unmarked(position, seat, other, kind)
            if there != 0:
                cards.append(first(there))
    card = cheapest_owner(sight, cards)
    if card < 0:
        return None
    owner = position.owner_of_business(card)
    price = marker_price(sight.of(owner), seat, kind)
    if price > position.cash[seat] or float(price) > worth:
        return None
    return LcnDeal(Offer(int(owner), Side(cash=int(price) * 1000), Side(permits=(int(card),))))

"""Money that is spoken for, and money that will come in."""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import cash_worth
from backroom.bots.judgements.la_cosa_nostra.needs import own_jobs
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.pieces.rolling import help_on
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import PURCHASE, Effect
from backroom.games.la_cosa_nostra.steps.cash_jobs import can_be_done


def committed(position: Position, seat: i64) -> float:
    """What the planned purchases of this seat will cost."""
    total: i64 = 0
    men: i64 = position.crew.men[seat] & position.crew.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            total += position.price_of(position.crew.tasks[man] - PURCHASE)
        men >>= 1
        man += 1
    return float(total)


def receipts(sight: Sight) -> float:
    """What the Cash Jobs on this seat's gangsters will bring on average."""
    position = sight.position
    total = 0.0
    men = position.men_with_jobs(sight.seat)
    man: i64 = 0
    while men != 0:
        if men & 1:
            kind = position.rules.job_kind[position.crew.tasks[man]]
            if position.rules.effect[kind] is Effect.CASH:
                if can_be_done(position, sight.seat, kind):
                    total += cash_worth(
                        sight, kind, position.strength_of(man), help_on(position, man)
                    )
        men >>= 1
        man += 1
    return total


def receipts_from_hand(sight: Sight) -> float:
    """The best Cash Job in the hand, as a middling gangster would do it."""
    position = sight.position
    best = 0.0
    for kind in own_jobs(position, sight.seat):
        if position.rules.effect[kind] is Effect.CASH and can_be_done(position, sight.seat, kind):
            pay = cash_worth(sight, kind, 2, 0)
            if pay > best:
                best = pay
    return best


def affordable(price: float, sure: float, hoped: float) -> float:
    """The chance to have the money when the purchase is to be paid."""
    if price <= sure:
        return 1.0
    if price <= sure + 0.8 * hoped:
        return 0.7
    if price <= sure + 1.2 * hoped:
        return 0.35
    return 0.02

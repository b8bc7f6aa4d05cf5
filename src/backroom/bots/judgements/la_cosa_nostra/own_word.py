"""One's own word: what it costs to give it, and when a debt is paid (LCN-83, LCN-96)."""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import purchase_worth
from backroom.bots.judgements.la_cosa_nostra.money import committed, receipts
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.position import Stage
from backroom.games.la_cosa_nostra.rules import PURCHASE
from backroom.games.la_cosa_nostra.steps.action_phase import TURN
from backroom.kernel.bitset import count

SURELY: Final = 0.7
"""The part of what jobs bring on average that one can count on."""


def breaking_costs(sight: Sight) -> float:
    """What a broken word costs: the more rounds come, the more who will remember it."""
    return sight.weights.word * float(1 + sight.after)


def debt_cost(sight: Sight, amount: i64) -> float:
    """What it costs to have promised so many dollars: them, or one's good name."""
    return min(float(amount) / 1000.0, breaking_costs(sight))


def paying_like(sight: Sight, amount: i64) -> float:
    """LCN-83, LCN-96: a debt is paid when the money is not needed first, at the latest when nobody
    might ask again; unless one's good name is worth less."""
    position = sight.position
    seat = sight.seat
    if float(amount) / 1000.0 > breaking_costs(sight):
        return -breaking_costs(sight)
    left = float(position.cash[seat]) - float(amount) / 1000.0
    last = position.stage is not Stage.PLANNING and count(position.men_with_tasks(seat)) <= 1
    if last or left >= committed(position, seat):
        return sight.weights.word
    return -sight.weights.word


def saved_purchase(sight: Sight, money: i64) -> float:
    """T9: what so many thousands in hand add, if a planned purchase cannot be paid without."""
    position = sight.position
    if position.step is not TURN:
        return 0.0
    cash: i64 = position.cash[sight.seat]
    best = 0.0
    men: i64 = position.crew.men[sight.seat] & position.crew.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            business: i64 = position.crew.tasks[man] - PURCHASE
            price = position.price_of(business)
            if cash < price <= cash + money and float(price - cash) > receipts(sight):
                best = max(best, purchase_worth(sight, business))
        men >>= 1
        man += 1
    return best


def shortfall(sight: Sight) -> i64:
    """How many thousands the cheapest planned purchase lacks that jobs will not bring in."""
    position = sight.position
    cash: i64 = position.cash[sight.seat]
    least: i64 = 0
    men: i64 = position.crew.men[sight.seat] & position.crew.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            short = position.price_of(position.crew.tasks[man] - PURCHASE) - cash
            if short > 0 and (least == 0 or short < least):
                least = short
        men >>= 1
        man += 1
    return least if saved_purchase(sight, least) > 0.0 else 0


def spoiled_purchase(sight: Sight, money: i64) -> float:
    """What is lost if so many thousands are spent: the least of the planned purchases, if not all
    of them could be paid then."""
    position = sight.position
    left = float(position.cash[sight.seat] - money) + SURELY * receipts(sight)
    if left >= committed(position, sight.seat):
        return 0.0
    least = 0.0
    men: i64 = position.crew.men[sight.seat] & position.crew.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            worth = purchase_worth(sight, position.crew.tasks[man] - PURCHASE)
            if least == 0.0 or worth < least:
                least = worth
        men >>= 1
        man += 1
    return max(0.0, least)

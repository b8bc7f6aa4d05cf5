"""Words: whose promise counts, and what a promise is worth (LCN-83, LCN-94)."""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import purchase_worth
from backroom.bots.judgements.la_cosa_nostra.money import committed, receipts
from backroom.bots.judgements.la_cosa_nostra.peace import has_promised_peace, threat_of
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import PURCHASE
from backroom.games.la_cosa_nostra.steps.action_phase import TURN
from backroom.games.la_cosa_nostra.trade.promises import BROKEN, KEPT
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind
from backroom.kernel.bitset import count

LAST_FAITH: Final = 0.3
"""How much of a debt is counted that falls due when the game is over."""


def trust(position: Position, seat: i64) -> float:
    """How much this player's word is worth: what he has kept and broken before all eyes."""
    held = float(words_of(position, seat, KEPT))
    broken = float(broken_words(position, seat))
    return (1.5 + held) / (2.0 + held + 2.0 * broken)


def broken_words(position: Position, seat: i64) -> i64:
    """How many promises this player has broken, for all to see."""
    return words_of(position, seat, BROKEN)


def words_of(position: Position, seat: i64, status: str) -> i64:
    """How many promises of this player have come to this."""
    total: i64 = 0
    for made in position.trade.promises:
        if made.by == seat and made.status == status:
            total += 1
    return total


def word_worth(sight: Sight, giver: i64, taker: i64, promise: Promise) -> float:
    """What a promise is worth to whoever hears it."""
    position = sight.position
    kind = promise.kind
    if kind is PromiseKind.REPAY:
        faith = sight.weights.faith if sight.after > 0 else LAST_FAITH
        return float(promise.amount) / 1000.0 * trust(position, giver) * faith
    if kind is PromiseKind.SHARE:
        return 0.5 * sight.weights.marker[position.round] * trust(position, giver)
    if kind is PromiseKind.NO_ATTACK:
        if has_promised_peace(position, giver, taker):
            return 0.0
        return threat_of(sight, giver, taker) * trust(position, giver)
    return 0.0


# One's own word


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

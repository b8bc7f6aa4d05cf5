"""Words: whose promise counts, and what a promise is worth (LCN-83, LCN-94).

Nothing enforces a promise. So it is worth what its giver can pay when it is due, and of that what
he probably will: nothing once he has lied, nothing if nobody will be left to remember it, and the
less the more he would gain by breaking it.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.money import committed
from backroom.bots.judgements.la_cosa_nostra.peace import has_promised_peace, threat_of
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.pieces.money import income
from backroom.games.la_cosa_nostra.position import Position, Stage
from backroom.games.la_cosa_nostra.rules import PURCHASE
from backroom.games.la_cosa_nostra.trade.promises import BROKEN, KEPT, OPEN, UNKNOWN, VOID
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind
from backroom.kernel.bitset import count

if TYPE_CHECKING:
    from backroom.games.la_cosa_nostra.trade.terms import Promise

TEMPTED: Final = 0.6
"""How often peace is kept by somebody unknown: an attack may be worth more by then."""
MOST_PEACE: Final = 0.9
"""And at most, with the best of records."""
HIDDEN_CASH: Final = 0.35
"""How likely a face-down job is a Cash Job that pays."""


def has_lied(position: Position, seat: i64) -> bool:
    """Has this player broken his word, or promised what he then could never pay (LCN-E90)? A share
    of nothing is no lie."""
    for made in position.trade.promises:
        if made.by == seat:
            if made.status == BROKEN or (made.status == VOID and made.owed != 0):
                return True
    return False


def trust(position: Position, seat: i64) -> float:
    """How much this player's word is worth: one lie ends it. Only money that was paid back speaks
    for him; peace is kept by everybody who has no attack."""
    if has_lied(position, seat):
        return 0.0
    held = float(kept_words(position, seat, PromiseKind.REPAY))
    return (4.0 + held) / (5.0 + held)


def kept_words(position: Position, seat: i64, kind: PromiseKind) -> i64:
    """How many promises of this kind this player has kept."""
    total: i64 = 0
    for made in position.trade.promises:
        if made.by == seat and made.status == KEPT and made.promise.kind is kind:
            total += 1
    return total


def broken_words(position: Position, seat: i64) -> i64:
    """How many promises this player has broken, for all to see."""
    total: i64 = 0
    for made in position.trade.promises:
        if made.by == seat and made.status == BROKEN:
            total += 1
    return total


def debts(sight: Sight, seat: i64) -> float:
    """All that this player owes, in thousands; of a share what is usual."""
    total = 0.0
    for made in sight.position.trade.promises:
        if made.by == seat and made.status == OPEN:
            if made.owed == UNKNOWN:
                total += usual_share(sight)
            else:
                total += float(made.owed) / 1000.0
    return total


def usual_share(sight: Sight) -> float:
    """Half of what a Cash Job of this round brings."""
    return 0.5 * sight.weights.marker[sight.position.round]


def means(position: Position, seat: i64, loan: float) -> float:
    """What this player will have when this round's debts are due, with so many thousands lent to
    him: his money less what he is about to buy, and his income with that of his purchases."""
    money = float(position.cash[seat]) + loan - committed(position, seat)
    if position.stage is Stage.RECRUITING:
        return max(0.0, money)
    coming = float(income(position, seat))
    if money < 0.0:
        return coming
    men: i64 = position.crew.men[seat] & position.crew.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            kind = position.rules.business_kind[position.crew.tasks[man] - PURCHASE]
            coming += float(position.rules.business_income[kind])
        men >>= 1
        man += 1
    return money + coming


def honesty(sight: Sight, giver: i64, more: float) -> float:
    """How likely this player pays what he owes and so many thousands more. All his debts count
    together: the more there is to gain by a lie, the likelier it is, and there is no good name to
    lose when the game is over."""
    limit = sight.weights.credit * float(sight.after)
    if limit <= 0.0:
        return 0.0
    room = 2.0 * (limit - debts(sight, giver) - more) / limit
    return trust(sight.position, giver) * max(0.0, min(1.0, room))


def money_worth(sight: Sight, giver: i64, promises: "tuple[Promise, ...]", loan: float) -> float:
    """What is promised here in money for so many thousands, together: no more than he will have,
    and counted once."""
    if sight.after == 0 or has_lied(sight.position, giver):
        return 0.0
    money = 0.0
    shares = False
    for promise in promises:
        if promise.kind is PromiseKind.REPAY:
            money += float(promise.amount) / 1000.0
        elif promise.kind is PromiseKind.SHARE:
            shares = True
    total = 0.0
    if money > 0.0:
        payable = min(money, means(sight.position, giver, loan) - debts(sight, giver))
        total += max(0.0, payable) * honesty(sight, giver, money)
    if shares:
        total += share_worth(sight, giver, money)
    return total * sight.rate


def promises_peace(promises: "tuple[Promise, ...]") -> bool:
    for promise in promises:
        if promise.kind is PromiseKind.NO_ATTACK:
            return True
    return False


def peace_worth(sight: Sight, giver: i64, taker: i64) -> float:
    """What the word not to attack is worth: what the attack would cost, if one is spared by it. In
    the last round nothing is lost by breaking it."""
    if sight.after == 0 or has_promised_peace(sight.position, giver, taker):
        return 0.0
    return threat_of(sight, giver, taker) * peacefulness(sight.position, giver)


def peacefulness(position: Position, seat: i64) -> float:
    """How likely this player keeps the peace that he promises."""
    if has_lied(position, seat):
        return 0.0
    held = float(kept_words(position, seat, PromiseKind.NO_ATTACK))
    return min(MOST_PEACE, (TEMPTED + 0.5 * held) / (1.0 + 0.5 * held))


def share_worth(sight: Sight, giver: i64, more: float) -> float:
    """Half of his next Cash Job, if he has one and has not promised it already."""
    position = sight.position
    for made in position.trade.promises:
        if made.by == giver and made.status == OPEN and made.owed == UNKNOWN:
            return 0.0
    if position.stage is Stage.PLANNING:
        hidden = count(position.crew.men[giver])
    elif position.stage is Stage.ACTION:
        hidden = count(position.men_with_jobs(giver))
    else:
        return 0.0
    share = usual_share(sight)
    return share * min(1.0, HIDDEN_CASH * float(hidden)) * honesty(sight, giver, share + more)

"""Promises: remembered, never enforced, and judged where the table can see it (LCN-83, LCN-E77)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_trade import tell_promise_settled, tell_promised
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind, PromiseMade
from backroom.kernel.seats import only

OPEN = "open"
KEPT = "kept"
BROKEN = "broken"
VOID = "void"
UNKNOWN = -1
"""What is owed of a share, as long as there is no profit to share."""


def give_word(position: Position, by: i64, to: i64, promise: Promise) -> None:
    """LCN-94: somebody promises something, for all to hear."""
    owed = 0
    if promise.kind is PromiseKind.REPAY:
        owed = promise.amount
    elif promise.kind is PromiseKind.SHARE:
        owed = UNKNOWN
    made = PromiseMade(by, to, promise, position.round, OPEN, owed, False)
    position.trade.promises = position.trade.promises + (made,)
    tell_promised(position, by, to, promise)


def debtors(position: Position) -> i64:
    """The seats that still owe somebody money."""
    found: i64 = 0
    for made in position.trade.promises:
        if made.status == OPEN and made.owed > 0:
            found |= only(made.by)
    return found


def note_means(position: Position) -> None:
    """LCN-E90: trade is open; whoever has now what he owes could pay it."""
    for number in range(len(position.trade.promises)):
        made = position.trade.promises[number]
        if made.status == OPEN and made.owed > 0 and not made.payable:
            if made.owed <= position.cash[made.by] * 1000:
                replace(position, number, changed(made, made.status, made.owed, True))


def note_attack(position: Position, by: i64, to: i64) -> None:
    """LCN-97: whoever is attacked after all knows what such a word is worth."""
    judge(position, by, to, PromiseKind.NO_ATTACK, BROKEN)


def note_profit(position: Position, by: i64, profit: i64) -> None:
    """The next Cash Job is over: now it is known what half of its profit is, rounded down to full
    thousands. Of nothing there is no half."""
    half: int = (profit // 2) * 1000
    for number in range(len(position.trade.promises)):
        made = position.trade.promises[number]
        if made.status == OPEN and made.by == by and made.owed == UNKNOWN:
            replace(position, number, changed(made, OPEN, half, False))
            if half == 0:
                settle(position, number, VOID)


def note_payment(position: Position, by: i64, to: i64, money: i64) -> None:
    """Money that changes hands pays off what was promised, the oldest promise first."""
    if len(position.trade.promises) == 0 or money == 0:
        return
    left: int = money * 1000
    for number in range(len(position.trade.promises)):
        made = position.trade.promises[number]
        if made.status == OPEN and made.by == by and made.to == to and made.owed > 0:
            paid = min(left, made.owed)
            left -= paid
            replace(position, number, changed(made, OPEN, made.owed - paid, made.payable))
            if made.owed == paid:
                settle(position, number, KEPT)


def end_of_round(position: Position) -> None:
    """What was promised for this round is due: unbroken peace is kept, unpaid debts are broken,
    unless they could never be paid (LCN-E90); a share of nothing is void. Free words only people
    can judge."""
    for number in range(len(position.trade.promises)):
        made = position.trade.promises[number]
        if made.status == OPEN:
            if made.promise.kind is PromiseKind.NO_ATTACK:
                settle(position, number, KEPT)
            elif made.promise.kind is not PromiseKind.WORDS:
                settle(position, number, BROKEN if made.payable else VOID)


def judge(position: Position, by: i64, to: i64, kind: PromiseKind, status: str) -> None:
    for number in range(len(position.trade.promises)):
        made = position.trade.promises[number]
        if made.status == OPEN and made.by == by and made.to == to and made.promise.kind is kind:
            settle(position, number, status)


def settle(position: Position, number: i64, status: str) -> None:
    made = position.trade.promises[number]
    judged = changed(made, status, made.owed, made.payable)
    replace(position, number, judged)
    tell_promise_settled(position, judged)


def replace(position: Position, number: i64, made: PromiseMade) -> None:
    before = position.trade.promises
    position.trade.promises = before[:number] + (made,) + before[number + 1 :]


def changed(made: PromiseMade, status: str, owed: int, payable: bool) -> PromiseMade:
    return PromiseMade(made.by, made.to, made.promise, made.round, status, owed, payable)

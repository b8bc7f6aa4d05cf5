"""Promises: remembered, never enforced, and judged where the table can see it (LCN-83, LCN-E77)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_trade import tell_promise_settled, tell_promised
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.trade.terms import Promise, PromiseKind, PromiseMade

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
    made = PromiseMade(by, to, promise, position.round, OPEN, owed)
    position.trade.promises = position.trade.promises + (made,)
    tell_promised(position, by, to, promise)


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
            replace(position, number, with_owed(made, half))
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
            replace(position, number, with_owed(made, made.owed - paid))
            if made.owed == paid:
                settle(position, number, KEPT)


def end_of_round(position: Position) -> None:
    """What was promised for this round is due: unbroken peace is kept, unpaid debts are broken, a
    share of nothing is void. Free words only people can judge."""
    for number in range(len(position.trade.promises)):
        made = position.trade.promises[number]
        if made.status == OPEN:
            if made.promise.kind is PromiseKind.NO_ATTACK:
                settle(position, number, KEPT)
            elif made.promise.kind is PromiseKind.SHARE:
                settle(position, number, VOID if made.owed <= 0 else BROKEN)
            elif made.promise.kind is PromiseKind.REPAY:
                settle(position, number, BROKEN)


def judge(position: Position, by: i64, to: i64, kind: PromiseKind, status: str) -> None:
    for number in range(len(position.trade.promises)):
        made = position.trade.promises[number]
        if made.status == OPEN and made.by == by and made.to == to and made.promise.kind is kind:
            settle(position, number, status)


def settle(position: Position, number: i64, status: str) -> None:
    made = position.trade.promises[number]
    judged = PromiseMade(made.by, made.to, made.promise, made.round, status, made.owed)
    replace(position, number, judged)
    tell_promise_settled(position, judged)


def replace(position: Position, number: i64, made: PromiseMade) -> None:
    before = position.trade.promises
    position.trade.promises = before[:number] + (made,) + before[number + 1 :]


def with_owed(made: PromiseMade, owed: int) -> PromiseMade:
    return PromiseMade(made.by, made.to, made.promise, made.round, made.status, owed)

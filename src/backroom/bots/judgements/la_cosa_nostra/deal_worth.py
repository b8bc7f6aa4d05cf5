"""What the two sides of a deal are worth to a seat, in thousands of dollars at the end."""

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.jobs import disabled_by, enabled_by
from backroom.bots.judgements.la_cosa_nostra.lending import asked_for, lending_worth
from backroom.bots.judgements.la_cosa_nostra.markers import marker_worth
from backroom.bots.judgements.la_cosa_nostra.own_word import (
    debt_cost,
    saved_purchase,
    spoiled_purchase,
)
from backroom.bots.judgements.la_cosa_nostra.peace import peace_cost
from backroom.bots.judgements.la_cosa_nostra.sight import Sight, crew_bonuses, growth_after
from backroom.bots.judgements.la_cosa_nostra.trust import (
    money_worth,
    peace_worth,
    promises_peace,
    usual_share,
)
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind, Side

UNKNOWN_NEED = 0.3
"""How much of a marker's worth is counted for somebody who has not asked for it."""
PARTING = 3.0
"""What it costs beyond his worth to part with a gangster: who has the most gets a bonus."""


def deal_worth(sight: Sight, partner: i64, gives: Side, gets: Side, own: bool) -> float:
    """What this seat wins by giving and getting that, less what it lets the other win. `own` says
    whether it is our own seat, whose hand we know."""
    paying = float(gives.cash) / 1000.0
    paid = float(gets.cash) / 1000.0
    got = receipt(sight, sight.seat, partner, gets, paying, own)
    got -= expense(sight, sight.seat, partner, gives, paid, own)
    his = receipt(sight, partner, sight.seat, gives, paid, False)
    his -= expense(sight, partner, sight.seat, gets, paying, False)
    return got - his * sight.grudges[partner]


def receipt(sight: Sight, taker: i64, giver: i64, side: Side, for_money: float, own: bool) -> float:
    """What this side of a deal is worth to whoever gets it, for so many thousands and other things.
    What a rival makes of our marker is in the price that we ask for it."""
    total = float(side.cash) / 1000.0 * sight.rate
    if own and side.cash > 0:
        total += saved_purchase(sight, side.cash // 1000)
    for card in side.businesses:
        total += business_gain(sight, taker, giver, card, own)
    for man in side.gangsters:
        total += man_gain(sight, taker, giver, man)
    if taker == sight.seat:
        total += permits_worth(sight, side, own) * sight.rate
    if len(side.promises) > 0:
        total += money_worth(sight, giver, side.promises, for_money)
        if promises_peace(side.promises):
            total += peace_worth(sight, giver, taker)
    return total


def permits_worth(sight: Sight, side: Side, own: bool) -> float:
    """What these markers do for our own jobs: of each kind the first."""
    total = 0.0
    done: i64 = 0
    for card in side.permits:
        kind = sight.position.rules.business_kind[card]
        if (done >> kind) & 1 == 0:
            done |= 1 << kind
            if own:
                total += marker_worth(sight, kind)
            else:
                worth = lending_worth(sight.position, sight.weights, sight.seat, kind)
                total += UNKNOWN_NEED * worth
    return total


def business_gain(sight: Sight, taker: i64, giver: i64, card: i64, own: bool) -> float:
    """What one more business brings. What it earns is worth no more than to buy another one, which
    takes its price and a man."""
    position = sight.position
    rules = position.rules
    kind = rules.business_kind[card]
    eyes = sight if taker == sight.seat else sight.of(taker)
    earns = float(rules.business_income[kind]) * sight.paydays + eyes.use_of(kind)
    if own:
        another = float(position.price_of(card)) * sight.rate
        another += sight.weights.task[2] * sight.weights.growth[position.round]
        earns = min(earns, another) + enabled_by(sight, card)
    return earns + sight.weights.lasting * eyes.monopoly_gain(kind, giver, sight.paydays)


def man_gain(sight: Sight, taker: i64, giver: i64, man: i64) -> float:
    """What one more gangster brings: tasks in the rounds to come, though jobs will be lacking, and
    the bonus for the most. He is worth no more than to recruit one."""
    position = sight.position
    weights = sight.weights
    tasks = weights.recruit * weights.task[position.rules.strength[man]]
    tasks *= growth_after(position, weights)
    price = float(position.rules.price[man])
    if price > 0.0:
        tasks = min(tasks, price * sight.rate)
    crews = crew_bonuses(position, weights, giver, taker)
    return tasks + crews[taker] - sight.crews[taker]


def expense(sight: Sight, giver: i64, taker: i64, side: Side, for_money: float, own: bool) -> float:
    """What this side of a deal costs whoever gives it for so many thousands and other things."""
    total = float(side.cash) / 1000.0 * sight.rate
    if own and side.cash > 0:
        total += spoiled_purchase(sight, side.cash // 1000)
    for card in side.businesses:
        total += parting_cost(sight, giver, card)
        if own:
            total += disabled_by(sight, card)
    for man in side.gangsters:
        crews = crew_bonuses(sight.position, sight.weights, giver, taker)
        total += sight.man_worth(man) + PARTING + sight.crews[giver] - crews[giver]
    if giver == sight.seat:
        for card in side.permits:
            kind = sight.position.rules.business_kind[card]
            total += asked_for(sight, taker, kind, own) * sight.rate * (1.0 + sight.grudges[taker])
    if len(side.promises) > 0:
        total += word_cost(sight, giver, taker, side, for_money, own)
    return total


def parting_cost(sight: Sight, owner: i64, card: i64) -> float:
    """What a business is worth to who has it; never less than its price, for it took a man, too."""
    worth = sight.holding(owner, card, sight.paydays)
    worth += sight.weights.variety * float(sight.after)
    return max(worth, (float(sight.position.price_of(card)) + 1.0) * sight.rate)


def word_cost(
    sight: Sight, giver: i64, taker: i64, side: Side, for_money: float, own: bool
) -> float:
    """What it costs to promise that: a rival so much as we believe that he will pay."""
    total = peace_cost(sight, giver, taker, own) if promises_peace(side.promises) else 0.0
    if not own:
        return total + money_worth(sight, giver, side.promises, for_money)
    for promise in side.promises:
        if promise.kind is PromiseKind.REPAY:
            total += debt_cost(sight, promise.amount) * sight.rate
        elif promise.kind is PromiseKind.SHARE:
            total += usual_share(sight) * sight.rate
    return total

"""What a job or a purchase is worth on a gangster.

Every function asks for what this seat knows: its own cards, and whatever lies open.
"""

from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.chances import just_one, two_or_more
from backroom.bots.judgements.la_cosa_nostra.hits import best_hit
from backroom.bots.judgements.la_cosa_nostra.needs import (
    about_to_buy,
    available,
    lacks_just,
    lendable,
    own_jobs,
)
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.pieces.businesses import in_stack
from backroom.games.la_cosa_nostra.pieces.rolling import clamped, help_on
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import KINDS, PURCHASE, Aim, Effect, LcnRules
from backroom.games.la_cosa_nostra.steps.cash_jobs import can_be_done, idle_cops
from backroom.kernel.bitset import first, just

# What is taken for a usual Cash Job of a round, in thousands; for who cannot know it.
USUAL_LOOT: Final = (5.0, 5.0, 9.0, 12.0, 18.0)
MONEY_JOBS: Final = (
    Effect.MONEY_LAUNDERING,
    Effect.HORSE_RACING,
    Effect.EXCEPTIONAL_OFFER,
    Effect.CONNECTIONS,
)


def job_worth(sight: Sight, kind: i64, man: i64, strength: i64, help: i64, money: float) -> float:
    """What this kind of job brings on this gangster, if he is so strong, his target is moved by so
    much, and this seat has so much money when he acts."""
    position = sight.position
    rules = position.rules
    effect = rules.effect[kind]
    if effect is Effect.CASH:
        if can_be_done(position, sight.seat, kind):
            return cash_worth(sight, kind, strength, help) * sight.rate
        return hoped_worth(sight, kind, cash_worth(sight, kind, strength, help) * sight.rate)
    if rules.aim[kind] is not Aim.NOTHING:
        return best_hit(sight, kind, man, strength, help).worth
    target = clamped(position, rules.job_target[kind] + help)
    one = just_one(strength, target)
    two = two_or_more(strength, target)
    if effect is Effect.ROBBERY:
        loot = USUAL_LOOT[position.round] * sight.weights.robbable
        return loot * (0.5 * one + two) * (1.0 + mean_grudge(sight))
    if effect is Effect.TRAP:
        return (one + two) * sight.weights.trapped * USUAL_LOOT[position.round] * 0.6
    if effect is Effect.MONEY_LAUNDERING:
        most = float(rules.two[kind])
        least = float(rules.one[kind])
        return two * min(most, money) + one * min(least, money)
    if effect is Effect.BIRTHDAY_PARTY:
        return party_worth(sight, float(rules.two[kind]), two) + party_worth(
            sight, float(rules.one[kind]), one
        )
    if effect is Effect.HORSE_RACING:
        stake = min(float(rules.two[kind]), money)
        gain = 2.0 * (one + two) - 1.0 - sight.weights.doubt
        return stake * gain if gain > 0.0 else 0.0
    return offer_worth(sight, kind, one, two, money)


def takes_money(rules: LcnRules, kind: i64) -> bool:
    """Does what this kind of job brings depend on the money at hand?"""
    return rules.effect[kind] in MONEY_JOBS


def cash_worth(sight: Sight, kind: i64, strength: i64, help: i64) -> float:
    """LCN-75: what a Cash Job pays on average; an idle Cop may let a die be rolled again."""
    position = sight.position
    rules = position.rules
    target = clamped(position, rules.job_target[kind] + help)
    one = just_one(strength, target)
    two = two_or_more(strength, target)
    if idle_cops(position, sight.seat) != 0:
        hit = just_one(1, target)
        none = 1.0 - one - two
        moved = one * hit if strength > 1 else 0.0
        one += none * hit - moved
        two += moved
    return one * float(rules.one[kind]) + two * float(rules.two[kind])


def hoped_worth(sight: Sight, kind: i64, pay: float) -> float:
    """What is left of a Cash Job's pay if businesses are missing: those we are about to buy will
    probably be there, and others may lend theirs for a price."""
    position = sight.position
    rules = position.rules
    weights = sight.weights
    needs = rules.needs[kind]
    for each in range(KINDS):
        need: i64 = needs[each]
        if need > 0:
            missing = need - available(position, sight.seat, each)
            if missing > 0:
                missing -= about_to_buy(position, sight.seat, each)
                pay *= weights.bought_in_time
            while missing > 0:
                if not weights.deals or lendable(position, sight.seat, each) < missing:
                    return 0.0
                pay = (pay - weights.usual_price) * weights.deal_hope
                missing -= 1
    return pay if pay > 0.0 else 0.0


def mean_grudge(sight: Sight) -> float:
    total = 0.0
    for each in sight.grudges:
        total += each
    return total / float(len(sight.grudges) - 1)


def party_worth(sight: Sight, present: float, chance: float) -> float:
    """LCN-168: a present of everybody, or what he has."""
    position = sight.position
    total = 0.0
    for other in range(position.seats):
        if other != sight.seat:
            total += min(present, float(position.cash[other]) + 1.0) * (1.0 + sight.grudges[other])
    return total * chance


def offer_worth(sight: Sight, kind: i64, one: float, two: float, money: float) -> float:
    """LCN-165, LCN-166: a business at once and for less."""
    position = sight.position
    rules = position.rules
    half = rules.effect[kind] is Effect.EXCEPTIONAL_OFFER
    best_one = 0.0
    best_two = 0.0
    cards: i64 = 0
    for slot in range(len(position.town.market)):
        card: i64 = position.town.market[slot]
        if card >= 0:
            cards |= just(card)
    if not half:
        stack = in_stack(position)
        for each in range(KINDS):
            there = stack & rules.of_kind[each]
            if there != 0:
                cards |= just(first(there))
    business: i64 = 0
    while cards != 0:
        if cards & 1:
            price = float(position.price_of(business))
            worth = sight.acquiring(business, NONE, sight.paydays)
            less = price / 2.0 if half else price - float(rules.two[kind])
            if less <= money and worth - less * sight.rate > best_two:
                best_two = worth - less * sight.rate
            less = price - float(rules.one[kind])
            if less <= money and worth - less * sight.rate > best_one:
                best_one = worth - less * sight.rate
        cards >>= 1
        business += 1
    return one * best_one + two * best_two


# Tasks that lie on gangsters already


def task_worth(sight: Sight, man: i64, money: float) -> float:
    """What the task on this gangster of ours brings if he acts now with so much money at hand."""
    position = sight.position
    task: i64 = position.crew.tasks[man]
    if task >= PURCHASE:
        price = float(position.price_of(task - PURCHASE))
        if price > money:
            return 0.0
        return purchase_worth(sight, task - PURCHASE)
    strength = position.strength_of(man)
    return job_worth(
        sight, position.rules.job_kind[task], man, strength, help_on(position, man), money
    )


def purchase_worth(sight: Sight, business: i64) -> float:
    """What it brings beyond its price."""
    price = float(sight.position.price_of(business))
    worth = sight.acquiring(business, NONE, sight.paydays) - price * sight.rate
    return worth + enabled_by(sight, business)


def enabled_by(sight: Sight, business: i64) -> float:
    """Cash Jobs of ours that lack just this kind of business."""
    position = sight.position
    rules = position.rules
    kind = rules.business_kind[business]
    best = 0.0
    for job in own_jobs(position, sight.seat):
        if rules.effect[job] is Effect.CASH and rules.needs[job][kind] > 0:
            if lacks_just(position, sight.seat, job, kind):
                pay = float(rules.one[job])
                if pay > best:
                    best = pay
    return best * sight.weights.enables


def disabled_by(sight: Sight, business: i64) -> float:
    """The dearest planned Cash Job of ours that could not be done without this business."""
    position = sight.position
    rules = position.rules
    kind = rules.business_kind[business]
    best = 0.0
    for job in own_jobs(position, sight.seat):
        need: i64 = rules.needs[job][kind]
        if rules.effect[job] is Effect.CASH and need > 0:
            if need >= available(position, sight.seat, kind):
                best = max(best, float(rules.one[job]))
    return best * sight.rate

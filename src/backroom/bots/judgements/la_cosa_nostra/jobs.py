"""What a job is worth on a gangster, and whom an attack should hit.

Every function asks for what this seat knows: its own cards, and whatever lies open.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.chances import (
    clamped,
    help_on,
    just_one,
    two_or_more,
)
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.action_phase import price_of
from backroom.games.la_cosa_nostra.businesses import in_stack
from backroom.games.la_cosa_nostra.cash_jobs import can_be_done, idle_cops
from backroom.games.la_cosa_nostra.position import NONE, Position, Stage
from backroom.games.la_cosa_nostra.rules import KINDS, PURCHASE, Aim, Effect
from backroom.kernel.bitset import count, first, just

# What is taken for a usual Cash Job of a round, in thousands; for who cannot know it.
USUAL_LOOT: Final = (5.0, 5.0, 9.0, 12.0, 18.0)


@final
class Hit:
    """An attack at its best: how good, at whom, and at which of his cards."""

    __slots__ = ("worth", "target", "man", "business")

    def __init__(self) -> None:
        self.worth = 0.0
        self.target: i64 = NONE
        self.man: i64 = NONE
        self.business: i64 = NONE


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
        loot = USUAL_LOOT[position.round] * sight.taste.robbable
        return loot * (0.5 * one + two) * (1.0 + mean_grudge(sight))
    if effect is Effect.TRAP:
        return (one + two) * sight.taste.trapped * USUAL_LOOT[position.round] * 0.6
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
        gain = 2.0 * (one + two) - 1.0 - sight.taste.doubt
        return stake * gain if gain > 0.0 else 0.0
    return offer_worth(sight, kind, one, two, money)


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
    taste = sight.taste
    needs = rules.needs[kind]
    for each in range(KINDS):
        need: i64 = needs[each]
        if need > 0:
            missing = need - available(position, sight.seat, each)
            if missing > 0:
                missing -= about_to_buy(position, sight.seat, each)
                pay *= taste.bought_in_time
            while missing > 0:
                if not taste.deals or lendable(position, sight.seat, each) < missing:
                    return 0.0
                pay = (pay - taste.usual_price) * taste.deal_hope
                missing -= 1
    return pay if pay > 0.0 else 0.0


def about_to_buy(position: Position, seat: i64, kind: i64) -> i64:
    """How many businesses of this kind lie on this seat's gangsters as purchases."""
    total: i64 = 0
    men: i64 = position.men[seat] & position.buying
    man: i64 = 0
    while men != 0:
        if men & 1:
            business: i64 = position.tasks[man] - PURCHASE
            if position.rules.business_kind[business] == kind:
                total += 1
        men >>= 1
        man += 1
    return total


def lendable(position: Position, seat: i64, kind: i64) -> i64:
    """How many businesses of this kind the others could still lend to this seat."""
    total: i64 = 0
    for other in range(position.seats):
        if other != seat:
            there = position.active_of_kind(other, kind)
            card: i64 = 0
            while there != 0:
                if there & 1 and position.markers_on(card, seat) == 0:
                    total += 1
                there >>= 1
                card += 1
    return total


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
    for slot in range(len(position.market)):
        card: i64 = position.market[slot]
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
            price = float(price_of(position, business))
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


# Attacks


def best_hit(sight: Sight, kind: i64, man: i64, strength: i64, help: i64) -> Hit:
    """The best target for this attack, and the best victim there."""
    found = Hit()
    for other in range(sight.position.seats):
        if other != sight.seat:
            hit_at(sight, kind, man, strength, help, other, found)
    return found


def hit_at(
    sight: Sight, kind: i64, man: i64, strength: i64, help: i64, target: i64, found: Hit
) -> None:
    """The best victim at this player, if it is better than what is found already."""
    position = sight.position
    rules = position.rules
    aim = rules.aim[kind]
    if aim is Aim.PLAYER:
        worth = money_hit(sight, kind, strength, help, target) - sight.breach(target)
        if found.target < 0 or worth > found.worth:
            found.worth = worth
            found.target = target
        return
    if aim is Aim.GANGSTER:
        there: i64 = position.men[target] & ~position.men_off
    elif aim is Aim.BUSINESSMAN:
        there = position.active(target) & ~rules.companies
    else:
        there = position.active(target) & rules.companies
    breach = sight.breach(target)
    card: i64 = 0
    while there != 0:
        if there & 1:
            if aim is Aim.GANGSTER:
                worth = man_hit(sight, kind, man, strength, help, target, card)
            else:
                worth = business_hit(sight, kind, strength, help, target, card)
            worth -= breach
            if found.target < 0 or worth > found.worth:
                found.worth = worth
                found.target = target
                found.man = card if aim is Aim.GANGSTER else NONE
                found.business = NONE if aim is Aim.GANGSTER else card
        there >>= 1
        card += 1


def money_hit(sight: Sight, kind: i64, strength: i64, help: i64, target: i64) -> float:
    """LCN-163, LCN-164: Property Damage and Theft."""
    position = sight.position
    rules = position.rules
    number = clamped(position, rules.job_target[kind] + help)
    cash = float(position.cash[target])
    if position.stage is Stage.PLANNING:
        cash += 1.5 * float(position.round)  # until it comes to that he will have earned something
    money = just_one(strength, number) * min(float(rules.one[kind]), cash)
    money += two_or_more(strength, number) * min(float(rules.two[kind]), cash)
    if rules.effect[kind] is Effect.THEFT:
        return money * (sight.rate + sight.grudges[target])
    return money * sight.grudges[target]


def business_hit(
    sight: Sight, kind: i64, strength: i64, help: i64, target: i64, business: i64
) -> float:
    """LCN-161, LCN-162, LCN-169, LCN-170, LCN-172: closed for the round, gone, or won over."""
    position = sight.position
    rules = position.rules
    number = clamped(position, rules.job_target[kind] + help)
    one = just_one(strength, number)
    two = two_or_more(strength, number)
    effect = rules.effect[kind]
    grudge = sight.grudges[target]
    if effect is Effect.PERSUASION:
        lost = sight.holding(target, business, sight.paydays) * grudge
        return two * (lost + sight.acquiring(business, target, sight.paydays))
    closed = sight.holding(target, business, sight.once)
    # A closed business also stops his own jobs and whoever has a marker there.
    closed += 0.6 * float(position.round) if count(position.men_with_jobs(target)) > 0 else 0.0
    if effect is Effect.KILL_BUSINESSMAN or effect is Effect.ARSON:
        gone = sight.holding(target, business, sight.paydays)
        gone += sight.taste.variety * float(sight.after)
        return (one * closed + two * gone) * grudge
    return (one + two) * closed * grudge


def man_hit(
    sight: Sight, kind: i64, man: i64, strength: i64, help: i64, target: i64, victim: i64
) -> float:
    """LCN-171, LCN-174, LCN-175: Car Bomb, Assassination, Drive-by Shooting."""
    position = sight.position
    rules = position.rules
    printed = rules.job_target[kind]
    if printed == 0:
        printed = position.strength_of(victim) + (1 if position.has_task(victim) else 0)
        if position.stage is Stage.PLANNING and not position.has_task(victim):
            printed += 1
    number = clamped(position, printed + help)
    one = just_one(strength, number)
    two = two_or_more(strength, number)
    worth = two * sight.kill_worth(target, victim)
    effect = rules.effect[kind]
    if effect is Effect.CAR_BOMB:
        lost = 0.0
        if position.has_task(victim):
            lost = sight.taste.task[rules.strength[victim]] * sight.taste.growth[position.round]
        if sight.after == 0:
            lost += 3.0
        worth += one * lost * sight.grudges[target]
    elif effect is Effect.DRIVE_BY_SHOOTING:
        back = two_or_more(position.strength_of(victim), clamped(position, strength))
        worth -= (1.0 - one - two) * back * 8.0
    return worth


# Tasks that lie on gangsters already


def task_worth(sight: Sight, man: i64, money: float) -> float:
    """What the task on this gangster of ours brings if he acts now with so much money at hand."""
    position = sight.position
    task: i64 = position.tasks[man]
    if task >= PURCHASE:
        price = float(price_of(position, task - PURCHASE))
        if price > money:
            return 0.0
        return purchase_worth(sight, task - PURCHASE)
    strength = position.strength_of(man)
    return job_worth(
        sight, position.rules.job_kind[task], man, strength, help_on(position, man), money
    )


def purchase_worth(sight: Sight, business: i64) -> float:
    """What it brings beyond its price."""
    price = float(price_of(sight.position, business))
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
    return best * sight.taste.enables


def own_jobs(position: Position, seat: i64) -> list[i64]:
    """The kinds of jobs in this hand and on this seat's gangsters."""
    rules = position.rules
    found: list[i64] = []
    for round in range(4):
        jobs: i64 = position.hands[4 * seat + round]
        job: i64 = 64 * round
        while jobs != 0:
            if jobs & 1:
                found.append(rules.job_kind[job])
            jobs >>= 1
            job += 1
    men = position.men_with_jobs(seat)
    man: i64 = 0
    while men != 0:
        if men & 1:
            found.append(rules.job_kind[position.tasks[man]])
        men >>= 1
        man += 1
    return found


def available(position: Position, seat: i64, kind: i64) -> i64:
    """How many businesses of this kind this seat could use for one job: its own, and markers."""
    total: i64 = 0
    for other in range(position.seats):
        there = position.active_of_kind(other, kind)
        if other == seat:
            total += count(there)
        else:
            card: i64 = 0
            while there != 0:
                if there & 1 and position.markers_on(card, seat) > 0:
                    total += 1
                there >>= 1
                card += 1
    return total


def lacking(position: Position, seat: i64, job: i64) -> i64:
    """How many businesses this kind of Cash Job still lacks."""
    total: i64 = 0
    needs = position.rules.needs[job]
    for kind in range(KINDS):
        need: i64 = needs[kind]
        if need > 0:
            have = available(position, seat, kind)
            if need > have:
                total += need - have
    return total


def lacks_just(position: Position, seat: i64, job: i64, kind: i64) -> bool:
    """Is one business of this kind all that this job lacks?"""
    if lacking(position, seat, job) != 1:
        return False
    need: i64 = position.rules.needs[job][kind]
    return need > available(position, seat, kind)

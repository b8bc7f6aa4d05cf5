"""Attacks: whom one should hit, which of his cards, and what it would be worth."""

from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.la_cosa_nostra.chances import just_one, two_or_more
from backroom.bots.judgements.la_cosa_nostra.sight import Sight
from backroom.games.la_cosa_nostra.pieces.rolling import clamped
from backroom.games.la_cosa_nostra.position import Stage
from backroom.games.la_cosa_nostra.records import NONE
from backroom.games.la_cosa_nostra.rules import Aim, Effect
from backroom.kernel.bitset import count


@final
class Hit:
    """An attack at its best: how good, at whom, and at which of his cards."""

    __slots__ = ("worth", "target", "man", "business")

    def __init__(self) -> None:
        self.worth = 0.0
        self.target: i64 = NONE
        self.man: i64 = NONE
        self.business: i64 = NONE


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
        there: i64 = position.crew.men[target] & ~position.crew.off
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
    own = (one + two) * own_marker(sight, business)
    if effect is Effect.KILL_BUSINESSMAN or effect is Effect.ARSON:
        gone = sight.holding(target, business, sight.paydays)
        gone += sight.weights.variety * float(sight.after)
        return (one * closed + two * gone) * grudge - own
    return (one + two) * closed * grudge - own


def own_marker(sight: Sight, business: i64) -> float:
    """LCN-87: whoever closes a business on which his own marker waits loses the use of it."""
    position = sight.position
    if position.markers_on(business, sight.seat) == 0:
        return 0.0
    return sight.weights.marker[position.round]


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
            lost = sight.weights.task[rules.strength[victim]] * sight.weights.growth[position.round]
        if sight.after == 0:
            lost += 3.0
        worth += one * lost * sight.grudges[target]
    elif effect is Effect.DRIVE_BY_SHOOTING:
        back = two_or_more(position.strength_of(victim), clamped(position, strength))
        worth -= (1.0 - one - two) * back * 8.0
    return worth


def hit_on(sight: Sight, kind: i64, man: i64, strength: i64, help: i64, target: i64) -> float:
    found = Hit()
    hit_at(sight, kind, man, strength, help, target, found)
    return found.worth

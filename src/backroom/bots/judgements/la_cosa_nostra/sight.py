"""A table as one seat sees it: how rich everybody will probably end, and what things are worth.

Only what lies open is asked here, so it is the same in every world that the seat can imagine.
"""

from typing import Final, final

from mypy_extensions import i64

from backroom.bots.judgement import softened
from backroom.bots.judgements.la_cosa_nostra.weights import Weights
from backroom.games.la_cosa_nostra.pieces.money import income
from backroom.games.la_cosa_nostra.position import Position, Stage, family_men
from backroom.games.la_cosa_nostra.steps.ending import power_bonus
from backroom.games.la_cosa_nostra.trade.terms import PromiseKind
from backroom.kernel.bitset import count, has, just

# How much likelier one gangster more makes the bonus for the most gangsters, by rounds to come.
CREW_BASE: Final = (8.0, 3.0, 2.2, 1.8)
CREW_TIED: Final = 0.5


@final
class Sight:
    """What a seat knows of the table, made once for a decision."""

    __slots__ = (
        "position",
        "weights",
        "seat",
        "after",
        "paydays",
        "once",
        "rate",
        "known_fortunes",
        "known_grudges",
        "known_crews",
        "bound",
        "bereft",
        "rivals",
    )

    def __init__(self, position: Position, weights: Weights, seat: i64) -> None:
        self.position = position
        self.weights = weights
        self.seat = seat
        self.after: i64 = position.rules.last_round - position.round
        """How many rounds come after this one."""
        self.paydays = paydays_left(position)
        """How often an income will still be paid; the last one is double."""
        self.once = 2.0 if self.after == 0 else 1.0
        """How often it is paid at the end of this round."""
        self.rate = 1.0 + weights.liquidity * float(self.after)
        """What a thousand in hand is worth."""
        self.known_crews: list[float] = []
        self.known_fortunes: list[float] = []
        self.known_grudges: list[float] = []
        """What many a decision does not ask for: found when asked for."""
        self.bound = bound_to(position, seat)
        """The seats whom this one has promised peace."""
        self.bereft: list[float] = []
        """By rival: what it is worth for the bonus if he has one gangster less; found when asked
        for."""
        self.rivals: list[Sight] = []
        """The same table as others see it; found when asked for."""

    @property
    def crews(self) -> list[float]:
        """By seat: what it can count on of the bonus for the most gangsters."""
        if len(self.known_crews) == 0:
            self.known_crews = crew_bonuses(self.position, self.weights, -1, -1)
        return self.known_crews

    @property
    def fortunes(self) -> list[float]:
        """How rich each seat will probably end, by what lies open."""
        if len(self.known_fortunes) == 0:
            crews = self.crews
            self.known_fortunes = [
                fortune(self.position, self.weights, each) + crews[each]
                for each in range(self.position.seats)
            ]
        return self.known_fortunes

    @property
    def grudges(self) -> list[float]:
        """By rival: what a thousand less for him is worth to this seat."""
        if len(self.known_grudges) == 0:
            self.known_grudges = grudges_of(self.position, self.weights, self.seat, self.fortunes)
        return self.known_grudges

    def of(self, seat: i64) -> "Sight":
        """The table as that seat sees it, by what lies open."""
        for rival in self.rivals:
            if rival.seat == seat:
                return rival
        rival = Sight(self.position, self.weights, seat)
        self.rivals.append(rival)
        return rival

    def breach(self, victim: i64) -> float:
        """What an attack on that player costs in broken words."""
        return self.weights.word if has(self.bound, victim) else 0.0

    # Businesses

    def holding(self, owner: i64, business: i64, times: float) -> float:
        """What a business brings its owner if it is paid so many times."""
        position = self.position
        rules = position.rules
        kind = rules.business_kind[business]
        money = float(rules.business_income[kind])
        monopoly = rules.monopoly_of[kind]
        if monopoly >= 0 and position.town.monopolies[monopoly] == owner:
            # Somebody else may get it: then there are as many of the kind as before.
            have = count(position.active_of_kind(owner, kind)) - 1
            total = self.active_in_all(kind)
            if have < rules.monopoly_least or 2 * have <= total:
                money += float(rules.monopoly_pays)
        return money * times

    def active_in_all(self, kind: i64) -> i64:
        """How many active businesses of this kind lie before the players."""
        position = self.position
        total: i64 = 0
        for seat in range(position.seats):
            total += count(position.active_of_kind(seat, kind))
        return total

    def acquiring(self, business: i64, loser: i64, times: float) -> float:
        """What one more business brings this seat, from a rival or (-1) from the bank, with the
        monopoly it may make, or break."""
        rules = self.position.rules
        kind = rules.business_kind[business]
        money = float(rules.business_income[kind]) * times
        return money + self.monopoly_gain(kind, loser, times) + self.use_of(kind)

    def use_of(self, kind: i64) -> float:
        """What one more of this kind helps this seat's jobs of the rounds to come."""
        have = count(self.position.active_of_kind(self.seat, kind))
        use = self.weights.variety if have == 0 else self.weights.more_of_a_kind
        return use * float(self.after)

    def monopoly_gain(self, kind: i64, loser: i64, times: float) -> float:
        """LCN-122: the monopoly that one more of this kind makes for this seat, and the one that it
        breaks."""
        position = self.position
        rules = position.rules
        money = self.monopoly_made(kind, loser, times)
        monopoly = rules.monopoly_of[kind]
        if monopoly >= 0:
            holder: i64 = position.town.monopolies[monopoly]
            if holder >= 0 and holder != self.seat:
                total = self.active_in_all(kind) + (1 if loser < 0 else 0)
                his = count(position.active_of_kind(holder, kind)) - (1 if loser == holder else 0)
                if his < rules.monopoly_least or 2 * his <= total:
                    money += float(rules.monopoly_pays) * times * self.grudges[holder]
        return money

    def monopoly_made(self, kind: i64, loser: i64, times: float) -> float:
        """LCN-122: what a monopoly pays that one more of this kind makes."""
        position = self.position
        rules = position.rules
        monopoly = rules.monopoly_of[kind]
        if monopoly < 0 or position.town.monopolies[monopoly] == self.seat:
            return 0.0
        have = count(position.active_of_kind(self.seat, kind)) + 1
        total = self.active_in_all(kind) + (1 if loser < 0 else 0)
        if have >= rules.monopoly_least and 2 * have > total:
            return float(rules.monopoly_pays) * times
        return 0.0

    # Gangsters

    def man_worth(self, man: i64) -> float:
        """What his owner loses with this gangster, beside the bonus for the most gangsters."""
        position = self.position
        weights = self.weights
        strength = position.rules.strength[man]
        money = weights.task[strength] * growth_after(position, weights)
        if position.has_task(man):
            money += weights.task[position.strength_of(man)] * weights.growth[position.round]
        return money

    def kill_worth(self, owner: i64, man: i64) -> float:
        """What it is worth to this seat to have killed this gangster."""
        position = self.position
        rules = position.rules
        money = self.man_worth(man) * self.grudges[owner]
        if len(self.bereft) == 0:
            self.bereft = [self.one_less(other) for other in range(position.seats)]
        money += self.bereft[owner]
        kills = count(position.crew.trophies[self.seat])
        before = float(power_bonus(position, self.seat))
        strength = float(rules.strength[man])
        if kills > 0:
            strength += before / float(rules.power_bonus[min(kills, 3) - 1])
        step = min(kills + 1, 3) - 1
        money += strength * float(rules.power_bonus[step]) - before
        if kills < 2:  # every kill makes the next one dearer
            money += 2.0 * float(self.after)
        return money

    def one_less(self, owner: i64) -> float:
        """LCN-150: what this seat wins if that crew loses one, by the bonus for the most."""
        crews = crew_bonuses(self.position, self.weights, owner, -1)
        money = 0.0
        for other in range(self.position.seats):
            change = crews[other] - self.crews[other]
            money += change if other == self.seat else -change * self.grudges[other]
        return money

    def losing_man(self, man: i64) -> float:
        """What this seat loses if its own gangster is killed."""
        crews = crew_bonuses(self.position, self.weights, self.seat, -1)
        return self.man_worth(man) + self.crews[self.seat] - crews[self.seat]


def bound_to(position: Position, seat: i64) -> i64:
    """The seats to whom this one has an open promise of peace."""
    found: i64 = 0
    if len(position.trade.promises) > 0:
        for made in position.trade.promises:
            if made.by == seat and made.status == "open":
                if made.promise.kind is PromiseKind.NO_ATTACK:
                    found |= just(made.to)
    return found


def paydays_left(position: Position) -> float:
    """LCN-118, LCN-149: one a round, and at the end double."""
    after = float(position.rules.last_round - position.round)
    if position.stage is Stage.OVER:
        return 0.0
    if position.stage is Stage.RECRUITING or position.stage is Stage.HAND_LIMIT:
        return after + 1.0
    return after + 2.0


def growth_after(position: Position, weights: Weights) -> float:
    """The rounds after this one, each with its weight."""
    total = 0.0
    for round in range(position.round + 1, position.rules.last_round + 1):
        total += weights.growth[round]
    return total


def fortune(position: Position, weights: Weights, seat: i64) -> float:
    """How rich this seat will probably end, by what lies open, without the bonus for its crew."""
    after = float(position.rules.last_round - position.round)
    money = float(position.cash[seat]) * (1.0 + weights.liquidity * after)
    money += 2.0 * float(position.laundered[seat])
    if position.stage is Stage.OVER:
        return money
    money += float(income(position, seat)) * paydays_left(position)
    money += float(power_bonus(position, seat))
    later = growth_after(position, weights)
    busy: i64 = 0
    if position.stage is Stage.PLANNING or position.stage is Stage.DRAW:
        busy = position.crew.men[seat]
    elif position.stage is Stage.ACTION:
        busy = position.men_with_tasks(seat)
    men: i64 = position.crew.men[seat]
    now = weights.growth[position.round]
    man: i64 = 0
    while men != 0:
        if men & 1:
            task = weights.task[position.rules.strength[man]]
            money += task * later
            if (busy >> man) & 1:
                money += task * now
        men >>= 1
        man += 1
    return money


def crew_bonuses(position: Position, weights: Weights, loser: i64, winner: i64) -> list[float]:
    """LCN-150: what each seat can count on of the bonus for the most gangsters, if that seat had
    one gangster less and this one had one more."""
    if position.stage is Stage.OVER:
        return [0.0 for _ in range(position.seats)]
    crews: list[i64] = []
    most: i64 = 0
    for seat in range(position.seats):
        crew = count(position.crew.men[seat])
        if seat == loser:
            crew -= 1
        if seat == winner:
            crew += 1
        crews.append(crew)
        if crew > most:
            most = crew
    after = position.rules.last_round - position.round
    base = CREW_BASE[after]
    chances: list[float] = []
    total = 0.0
    top = 0
    for crew in crews:
        weight = 1.0
        gap = most - crew
        if gap == 0:
            top += 1
        while gap > 0:
            weight /= base
            gap -= 1
        chances.append(weight)
        total += weight
    pays = float(position.rules.most_gangsters_pays) * weights.crew_bonus
    if after == 0 and top > 1:
        pays *= CREW_TIED
    return [pays * weight / total for weight in chances]


def scale_of(position: Position, weights: Weights) -> float:
    """So many thousands behind leave a third of the chance: the fewer rounds come, the fewer."""
    after = float(position.rules.last_round - position.round)
    return weights.scale + weights.scale_round * after


def grudges_of(
    position: Position, weights: Weights, seat: i64, fortunes: list[float]
) -> list[float]:
    """What hindering a rival is worth: it follows from shares of the win that fall with the
    distance; who leads is worth hindering most."""
    shares = softened(fortunes, scale_of(position, weights))
    rest = 1.0 - shares[seat]
    found: list[float] = []
    for other in range(position.seats):
        if other == seat or rest <= 0.0:
            found.append(0.0)
        else:
            grudge = weights.spite * shares[other] / rest
            if weights.revenge > 0.0:
                grudge += weights.revenge * scores_to_settle(position, seat, other)
            found.append(grudge)
    return found


def scores_to_settle(position: Position, seat: i64, other: i64) -> float:
    """What all have seen that player do to this one: men of his family killed, words broken."""
    total = float(count(position.crew.trophies[other] & family_men(position.family[seat])))
    for made in position.trade.promises:
        if made.by == other and made.to == seat and made.status == "broken":
            total += 1.0
    return total

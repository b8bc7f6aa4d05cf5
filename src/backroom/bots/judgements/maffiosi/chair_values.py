"""What a player sees of the chairs at one glance, in thousands of dollars a turn: who is dear, what
is in danger, where a man of his would sit best."""

from math import exp
from typing import Final

from mypy_extensions import i64

from backroom.bots.judgements.maffiosi.outlook import Outlook
from backroom.bots.judgements.maffiosi.table_model import place_of
from backroom.games.maffiosi.chairs import ALL_CHAIRS, CHAIRS, beside, only_chair
from backroom.games.maffiosi.rules import BOSS, JACK, ROBBIE, MafRules

NEVER: Final = -1.0e6


class ChairValues:
    """Looks at the chairs of an outlook's table with the eyes of one seat."""

    __slots__ = (
        "rules",
        "outlook",
        "seat",
        "hand",
        "gains",
        "reach",
        "often",
        "blasts",
        "base",
        "times",
        "hazard",
        "hazard_more",
        "pie_hits",
        "aim",
        "own_man",
        "leader",
        "man",
    )

    def __init__(self, rules: MafRules, weights: dict[str, float], outlook: Outlook) -> None:
        self.rules = rules
        self.outlook = outlook
        self.seat: i64 = 0
        self.hand: i64 = 0
        self.gains: list[float] = [0.0 for _ in range(CHAIRS)]
        """By chair: what it brings if the man there dies; below zero for one's own."""
        self.reach: i64 = 0
        """The chairs that some other player can strike."""
        self.often: i64 = 0
        """Those that can be struck in more than one way."""
        self.blasts: i64 = 0
        """The chairs at the others' pies."""
        self.base = 0.0
        self.times = 1.0
        self.hazard = weights["thumb_hazard"]
        self.hazard_more = weights["thumb_hazard_more"]
        self.pie_hits = weights["thumb_pie_hits"]
        self.aim = weights["thumb_aim"]
        self.own_man = weights["thumb_own_man"]
        self.leader = weights["thumb_leader"]
        self.man = weights["thumb_man"] - outlook.prey_man

    def look(self, seat: i64, hand: i64) -> None:
        """Who is dear to whom, and what is in danger."""
        outlook = self.outlook
        self.seat = seat
        self.hand = hand
        reach: i64 = 0
        often: i64 = 0
        blasts: i64 = 0
        seats = outlook.seats
        richest = 0.0
        for other in range(seats):
            outlook.weigh_family(other)
            standing = (
                float(outlook.money[other]) + 4.0 * outlook.base[other] * outlook.times[other]
            )
            outlook.appeal[other] = standing
            if standing > richest and other != seat:
                richest = standing
            if other != seat:
                stabbed = outlook.stabbed_by(other)
                often |= reach & stabbed
                reach |= stabbed
                shot = outlook.shot_by(other)
                often |= reach & shot
                reach |= shot
                pie: i64 = outlook.pies[other]
                if pie >= 0 and outlook.men[other] != 0:
                    centre = only_chair(pie)
                    blasts |= centre | beside(centre)
        self.reach = reach
        self.often = often
        self.blasts = blasts
        self.base = outlook.base[seat]
        self.times = outlook.times[seat]
        gains = self.gains
        for other in range(seats):
            men: i64 = outlook.men[other]
            if other == seat:
                while men != 0:
                    bit = men & -men
                    gains[place_of(bit)] = (
                        -self.own_man - outlook.prize(bit, other) + outlook.prey_man
                    )
                    men ^= bit
            else:
                appeal = 0.4 + self.leader * exp((outlook.appeal[other] - richest) / 12.0)
                while men != 0:
                    bit = men & -men
                    gains[place_of(bit)] = appeal * (self.man + outlook.prize(bit, other))
                    men ^= bit

    def around(self, chair: i64) -> float:
        """What it brings if a pie goes off there."""
        if chair < 0:
            return 0.0
        occupied = self.outlook.occupied()
        gains = self.gains
        total = 0.0
        if (occupied >> chair) & 1:
            total += gains[chair]
        left = chair + 1 if chair < CHAIRS - 1 else 0
        if (occupied >> left) & 1:
            total += gains[left]
        right = chair - 1 if chair > 0 else CHAIRS - 1
        if (occupied >> right) & 1:
            total += gains[right]
        return total

    def danger(self, bit: i64) -> float:
        """How likely a man of ours dies on this chair before our next turn."""
        danger = 0.0
        if bit & self.reach:
            danger = self.hazard
            if bit & self.often:
                danger += self.hazard_more
        if bit & self.blasts:
            danger += self.pie_hits * (1.0 - danger)
        return danger

    def lifting(self, chair: i64) -> float:
        """What it brings that this man is no longer here, and what he could do best elsewhere."""
        bit = only_chair(chair)
        outlook = self.outlook
        sort: i64 = 0
        while outlook.sorts[sort] & bit == 0:
            sort += 1
        leaving = self.leaving(bit, sort)
        best = NEVER
        chairs = ALL_CHAIRS & ~outlook.occupied()
        while chairs != 0:
            free = chairs & -chairs
            gain = self.sitting(sort, place_of(free))
            if gain > best:
                best = gain
            chairs ^= free
        return leaving + best

    def leaving(self, bit: i64, sort: i64) -> float:
        outlook = self.outlook
        earned = outlook.prize(bit, self.seat) - outlook.prey_man
        if sort == BOSS:
            earned -= outlook.boss_pays * self.times
        if earned < 0.0:
            earned = 0.0
        there = self.danger(bit)
        return (self.man_worth(sort) + earned) * there - earned - self.aiming(sort, bit)

    def man_worth(self, sort: i64) -> float:
        worth = self.own_man
        if sort == BOSS:
            worth += self.outlook.boss_pays * self.times
        return worth

    def sitting(self, sort: i64, chair: i64) -> float:
        """What a man of ours of this sort would be worth on this chair."""
        outlook = self.outlook
        bit = only_chair(chair)
        gain = 0.0
        if bit & outlook.register:
            gain = self.base
        elif bit & outlook.business_chairs:
            gain = outlook.business_at(bit, outlook.men[self.seat]) * self.times
        danger = self.danger(bit)
        return gain - danger * (gain + self.man_worth(sort)) + self.aiming(sort, bit)

    def aiming(self, sort: i64, bit: i64) -> float:
        """Whom one could strike from there."""
        outlook = self.outlook
        targets: i64 = 0
        if sort == JACK or bit & outlook.knives:
            targets = beside(bit)
        if sort == ROBBIE or bit & outlook.revolvers:
            targets |= outlook.facing(bit)
        targets &= outlook.occupied() & ~outlook.men[self.seat]
        best = 0.0
        while targets != 0:
            target = targets & -targets
            gain = self.gains[place_of(target)]
            if gain > best:
                best = gain
            targets ^= target
        return self.aim * best

    def best_move(self) -> float:
        """The best man to go and, for each sort only once, the best chair to take."""
        outlook = self.outlook
        free = ALL_CHAIRS & ~outlook.occupied()
        awake: i64 = outlook.men[self.seat] & ~outlook.asleep
        best = NEVER
        for sort in range(4):
            men = awake & outlook.sorts[sort]
            if men != 0:
                leave = NEVER
                while men != 0:
                    bit = men & -men
                    gain = self.leaving(bit, sort)
                    if gain > leave:
                        leave = gain
                    men ^= bit
                sit = NEVER
                chairs = free
                while chairs != 0:
                    bit = chairs & -chairs
                    gain = self.sitting(sort, place_of(bit))
                    if gain > sit:
                        sit = gain
                    chairs ^= bit
                if leave + sit > best:
                    best = leave + sit
        return best

    def best_chairs(self, sort: i64, free: i64, wanted: i64) -> i64:
        """Of the free chairs those few that look best for a man of this sort."""
        values = [0.0 for _ in range(CHAIRS)]
        chairs = free
        while chairs != 0:
            bit = chairs & -chairs
            values[place_of(bit)] = self.sitting(sort, place_of(bit))
            chairs ^= bit
        return best_few(values, free, wanted)


def best_few(values: list[float], among: i64, wanted: i64) -> i64:
    """Of these chairs so many that have the greatest values; of equals the first."""
    chosen: i64 = 0
    while wanted > 0:
        best = NEVER
        best_bit: i64 = 0
        chairs = among & ~chosen
        while chairs != 0:
            bit = chairs & -chairs
            if values[place_of(bit)] > best:
                best = values[place_of(bit)]
                best_bit = bit
            chairs ^= bit
        chosen |= best_bit
        wanted -= 1
    return chosen

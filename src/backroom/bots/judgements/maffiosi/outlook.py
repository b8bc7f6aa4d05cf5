"""How a table of Maffiosi will go on: one round as everybody would expect it, then the rest of the
money in the middle by what each family earns.

In that round nobody decides. Each in turn is blown up by his own pie, is paid what his men earn if
they are still there, and strikes at those within his reach, at the dearest most likely; so every
man has a chance to be still alive, and every family an income to count on. This is quick enough to
be asked about every single thing a player could do.
"""

from math import exp, pow
from typing import final

from mypy_extensions import i64

from backroom.bots.judgements.maffiosi.table_model import TableModel, place_of
from backroom.games.maffiosi.chairs import CHAIRS, only_chair
from backroom.games.maffiosi.rules import BOSS, JACK, ROBBIE, MafRules


@final
class Outlook(TableModel):
    """A table, and what each player could do; whoever thinks asks for the shares."""

    __slots__ = (
        "acting",
        "stab",
        "fire",
        "move",
        "me",
        "living",
        "paid",
        "rates",
        "bonus",
        "acted",
        "appeal",
        "scale",
        "scale_bank",
        "aggression",
        "fear",
        "pie_holds",
        "escape",
        "loose_pie",
        "rate_base",
        "rate_man",
        "rate_armed",
        "rate_move",
        "prey_man",
        "prey_leader",
        "prey_any",
        "prey_span",
        "rate_power",
        "rate_stab",
        "rate_fire",
        "rate_card",
    )

    def __init__(self, rules: MafRules, weights: dict[str, float]) -> None:
        super().__init__(rules)
        seats = rules.seats
        self.acting = False
        """Whether the player whose turn it is has still to play a card."""
        self.stab: list[float] = [0.0 for _ in range(seats)]
        self.fire: list[float] = [0.0 for _ in range(seats)]
        self.move: list[float] = [0.0 for _ in range(seats)]
        """By seat: how likely it will have such a card in its next turn."""
        self.me: i64 = -1
        """Whose men one fears for more or less than is right, if one is of that temper."""
        # The round that is expected.
        self.living: list[float] = [0.0 for _ in range(CHAIRS)]
        self.paid: list[float] = [0.0 for _ in range(seats)]
        self.rates: list[float] = [0.0 for _ in range(seats)]
        self.bonus: list[float] = [0.0 for _ in range(seats)]
        self.acted: i64 = 0
        self.appeal: list[float] = [0.0 for _ in range(seats)]
        # What it holds to be likely.
        self.scale = weights["scale"]
        self.scale_bank = weights["scale_bank"]
        self.aggression = weights["aggression"]
        self.fear = weights["fear"]
        self.pie_holds = weights["pie_holds"]
        self.escape = weights["escape"]
        self.loose_pie = weights["loose_pie"]
        self.rate_base = weights["rate_base"]
        self.rate_man = weights["rate_man"]
        self.rate_armed = weights["rate_armed"]
        self.rate_move = weights["rate_move"]
        self.prey_man = weights["prey_man"]
        self.prey_leader = weights["prey_leader"]
        self.prey_any = weights["prey_any"]
        self.prey_span = weights["prey_span"]
        self.rate_power = weights["rate_power"]
        self.rate_stab = weights["rate_stab"]
        self.rate_fire = weights["rate_fire"]
        self.rate_card = weights["rate_card"]

    def shares(self) -> list[float]:
        """Each seat's share of the win."""
        ends = self.ends()
        left = 0.0
        most = ends[0]
        for end in ends:
            if end > most:
                most = end
        left = float(self.bank)
        for paid in self.paid:
            left -= paid
        scale = self.scale + self.scale_bank * left
        total = 0.0
        for seat in range(self.seats):
            chance = exp((ends[seat] - most) / scale)
            ends[seat] = chance
            total += chance
        for seat in range(self.seats):
            ends[seat] /= total
        return ends

    def ends(self) -> list[float]:
        """The money with which each seat is expected to end, in thousands."""
        self.prepare()
        seats = self.seats
        bank = float(self.bank)
        seat: i64 = self.turn if self.acting else self.left[self.turn]
        self.acted = 0
        step: i64 = 0
        free: i64 = self.earning & ~self.occupied()
        while step < seats:
            if self.men[seat] != 0:
                if step > 0 or not self.acting:
                    self.pie_of(seat)
                    pay = self.income_of(seat, self.men[seat] & ~self.asleep)
                    if pay > bank:
                        pay = bank
                    self.paid[seat] = pay
                    bank -= pay
                self.strike(seat)
                if free != 0:
                    free = self.settle(seat, free)
            self.acted |= only_chair(seat)
            seat = self.left[seat]
            step += 1
        self.loose_pies()
        total = 0.0
        for each in range(seats):
            rate = max(0.0, self.rate_of(each))
            if self.rate_power != 1.0:
                rate = pow(rate, self.rate_power)
            self.rates[each] = rate
            total += rate
        ends: list[float] = []
        for each in range(seats):
            end = float(self.money[each]) + self.paid[each]
            if total > 0.0:
                end += bank * self.rates[each] / total
            ends.append(end)
        return ends

    def prepare(self) -> None:
        """Everybody lives; who earns what, and at whom one would rather strike."""
        occupied = self.occupied()
        living = self.living
        while occupied != 0:
            bit = occupied & -occupied
            living[place_of(bit)] = 1.0
            occupied ^= bit
        ahead = 0.0
        for seat in range(self.seats):
            self.weigh_family(seat)
            self.paid[seat] = 0.0
            self.bonus[seat] = 0.0
            appeal = float(self.money[seat]) + 3.0 * self.base[seat] * self.times[seat]
            self.appeal[seat] = appeal
            if appeal > ahead:
                ahead = appeal
        for seat in range(self.seats):
            behind = (self.appeal[seat] - ahead) / self.prey_span
            self.appeal[seat] = self.prey_any + self.prey_leader * exp(behind)

    def income_of(self, seat: i64, men: i64) -> float:
        """What these men of a player will earn on average, as likely as they live."""
        living = self.living
        total = 0.0
        boss = men & self.sorts[BOSS]
        if boss:
            total = self.boss_pays * living[place_of(boss)]
        if men & self.business_chairs:
            total += self.business_income(men & self.cafe, self.cafe)
            total += self.business_income(men & self.restaurant, self.restaurant)
            total += self.business_income(men & self.casino, self.casino)
        if total > 0.0 and men & self.register:
            total *= 1.0 + self.register_more * living[place_of(self.register)]
        return total

    def business_income(self, run: i64, business: i64) -> float:
        if run == 0:
            return 0.0
        one = run & -run
        first = self.living[place_of(one)]
        if run != business:
            return self.business_pays * first
        second = self.living[place_of(run ^ one)]
        return self.business_pays * (first + second) + self.monopoly_pays * first * second

    def harm(self, chair_bit: i64, chance: float) -> None:
        """So likely the man there dies, if he still lives."""
        if self.me >= 0 and self.men[self.me] & chair_bit:
            chance *= self.fear
            if chance > 1.0:
                chance = 1.0
        place = place_of(chair_bit)
        self.living[place] *= 1.0 - chance

    def pie_of(self, seat: i64) -> None:
        """A player's own pie goes off, unless somebody has taken care of it; who had a turn since
        then may have run away."""
        chair: i64 = self.pies[seat]
        if chair < 0:
            return
        blast = self.blast(chair)
        while blast != 0:
            bit = blast & -blast
            owner = self.owner_at(place_of(bit))
            chance = self.pie_holds
            if self.acted & only_chair(owner):
                chance *= 1.0 - self.escape * self.move[owner]
            self.harm(bit, chance)
            blast ^= bit

    def loose_pies(self) -> None:
        """The pies of players who are out go off only if somebody makes them."""
        for seat in range(self.seats):
            if self.pies[seat] >= 0 and self.men[seat] == 0:
                blast = self.blast(self.pies[seat])
                while blast != 0:
                    bit = blast & -blast
                    self.harm(bit, self.loose_pie)
                    blast ^= bit

    def prize(self, bit: i64, owner: i64) -> float:
        """What the man on this chair is worth to his family in a turn, in thousands."""
        prize = self.prey_man
        if bit & self.sorts[BOSS]:
            prize += self.boss_pays * self.times[owner]
        if bit & self.register:
            prize += self.base[owner]
        elif bit & self.business_chairs:
            prize += self.business_at(bit, self.men[owner]) * self.times[owner]
        return prize

    def strike(self, seat: i64) -> None:
        """A player who has a card for it kills one man within reach: the dearer, the likelier."""
        others = self.occupied() & ~self.men[seat]
        stabbed = self.stabbed_by(seat) & others
        shot = self.shot_by(seat) & others
        targets = stabbed | shot
        if targets == 0:
            return
        stab = self.stab[seat]
        fire = self.fire[seat]
        none = 1.0
        if stabbed:
            none *= 1.0 - stab
        if shot:
            none *= 1.0 - fire
        chance = self.aggression * (1.0 - none)
        if chance <= 0.0:
            return
        both = 1.0 - (1.0 - stab) * (1.0 - fire)
        total = 0.0
        for owner in range(self.seats):
            prey = targets & self.men[owner]
            while prey != 0:
                bit = prey & -prey
                total += self.pull(bit, owner, stabbed, shot, stab, fire, both)
                prey ^= bit
        if total <= 0.0:
            return
        for owner in range(self.seats):
            prey = targets & self.men[owner]
            while prey != 0:
                bit = prey & -prey
                pull = self.pull(bit, owner, stabbed, shot, stab, fire, both)
                self.harm(bit, chance * pull / total)
                prey ^= bit

    def pull(
        self,
        bit: i64,
        owner: i64,
        stabbed: i64,
        shot: i64,
        stab: float,
        fire: float,
        both: float,
    ) -> float:
        """How much one would like to kill this man, and how likely one can."""
        chance = fire
        if bit & stabbed:
            chance = both if bit & shot else stab
        prize = self.prize(bit, owner) * self.appeal[owner]
        return chance * prize * prize

    def settle(self, seat: i64, free: i64) -> i64:
        """A player with a Move takes the best free chair that earns something; those left free."""
        best = 0.0
        best_bit: i64 = 0
        left = free
        men: i64 = self.men[seat]
        while left != 0:
            bit = left & -left
            if bit & self.register:
                gain = self.base[seat]
            else:
                gain = self.business_at(bit, men) * self.times[seat]
            if gain > best:
                best = gain
                best_bit = bit
            left ^= bit
        chance = self.move[seat]
        self.bonus[seat] += chance * best
        return free & ~best_bit if chance > 0.5 else free

    def rate_of(self, seat: i64) -> float:
        """What a family will earn in a turn later on, as it looks now."""
        men: i64 = self.men[seat]
        if men == 0 and self.spare[seat] == 0:
            return 0.0
        rate = self.income_of(seat, men) + self.rate_move * self.bonus[seat]
        living = self.living
        armed: i64 = self.sorts[JACK] | self.sorts[ROBBIE]
        alive = float(self.spare[seat])
        arms = 0.0
        while men != 0:
            bit = men & -men
            chance = living[place_of(bit)]
            alive += chance
            if bit & armed:
                arms += chance
            men ^= bit
        if alive < 1.0:
            rate *= alive
            rate += self.rate_base * alive
        else:
            rate += self.rate_base
        rate += self.rate_man * alive + self.rate_armed * arms
        rate += self.rate_stab * self.stab[seat] + self.rate_fire * self.fire[seat]
        return rate + self.rate_card * self.move[seat]

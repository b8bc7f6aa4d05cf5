"""How a table of Maffiosi will go on: one round as everybody would expect it, then the rest of the
money in the middle by what each family earns.

In that round nobody decides. Each in turn is blown up by his own pie, is paid what his men earn if
they are still there, and strikes at those within his reach, at the dearest most likely; so every
man has a chance to be still alive, and every family an income to count on. This is quick enough to
be asked about every single thing a player could do.
"""

from math import exp, pow
from typing import Final, final

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import CHAIRS, beside, only_chair
from backroom.games.maffiosi.rules import BOSS, JACK, ROBBIE, MafRules

THIRD: Final = 10
PART: Final = 1023
PRIME: Final = 37
"""The powers of two below 2**36 all leave different rests by it: so a lone bit is found."""


def places_of_bits() -> tuple[i64, ...]:
    places = [0 for _ in range(PRIME)]
    bit = 1
    for place in range(36):
        places[bit % PRIME] = place
        bit *= 2
    return tuple(places)


PLACE: Final[tuple[i64, ...]] = places_of_bits()


def place_of(bit: i64) -> i64:
    """The chair of a set that has only one."""
    return PLACE[bit % PRIME]


def facing_thirds(rules: MafRules) -> list[tuple[i64, ...]]:
    """For each third of the table and each set of its chairs: the chairs opposite."""
    found: list[tuple[i64, ...]] = []
    for start in range(0, CHAIRS, THIRD):
        sets: list[i64] = []
        for chosen in range(PART + 1):
            across: i64 = 0
            for spot in range(THIRD):
                other = rules.opposite[start + spot]
                if (chosen >> spot) & 1 and other >= 0:
                    across |= only_chair(other)
            sets.append(across)
        found.append(tuple(sets))
    return found


@final
class Outlook:
    """A table to be thought about; whoever thinks changes it and asks for the shares."""

    __slots__ = (
        "rules",
        "seats",
        "men",
        "sorts",
        "asleep",
        "pies",
        "money",
        "bank",
        "turn",
        "acting",
        "spare",
        "stab",
        "fire",
        "move",
        "living",
        "paid",
        "rates",
        "bonus",
        "acted",
        "base",
        "times",
        "appeal",
        "me",
        "facing_first",
        "facing_second",
        "facing_last",
        "register",
        "business_chairs",
        "cafe",
        "restaurant",
        "casino",
        "earning",
        "knives",
        "revolvers",
        "boss_pays",
        "business_pays",
        "monopoly_pays",
        "register_more",
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
        seats = rules.seats
        self.rules = rules
        self.seats = seats
        # The table.
        self.men: list[int] = [0 for _ in range(seats)]
        self.sorts: list[int] = [0, 0, 0, 0]
        self.asleep: i64 = 0
        self.pies: list[int] = [-1 for _ in range(seats)]
        self.money: list[int] = [0 for _ in range(seats)]
        self.bank: i64 = 0
        self.turn: i64 = 0
        self.acting = False
        """Whether the player whose turn it is has still to play a card."""
        self.spare: list[int] = [0 for _ in range(seats)]
        """By seat: men who sit on no chair just now."""
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
        self.base: list[float] = [0.0 for _ in range(seats)]
        self.times: list[float] = [0.0 for _ in range(seats)]
        self.appeal: list[float] = [0.0 for _ in range(seats)]
        # The board.
        thirds = facing_thirds(rules)
        self.facing_first: tuple[i64, ...] = thirds[0]
        self.facing_second: tuple[i64, ...] = thirds[1]
        self.facing_last: tuple[i64, ...] = thirds[2]
        self.register: i64 = rules.register
        self.cafe: i64 = rules.businesses[0]
        self.restaurant: i64 = rules.businesses[1]
        self.casino: i64 = rules.businesses[2]
        self.business_chairs: i64 = self.cafe | self.restaurant | self.casino
        self.earning: i64 = self.register | self.business_chairs
        self.knives: i64 = rules.knives
        self.revolvers: i64 = rules.revolvers
        self.boss_pays = float(rules.boss_pays)
        self.business_pays = float(rules.business_pays)
        self.monopoly_pays = float(rules.monopoly_pays)
        self.register_more = float(rules.register_times - 1)
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

    # Small questions

    def occupied(self) -> i64:
        return self.sorts[0] | self.sorts[1] | self.sorts[2] | self.sorts[3]

    def facing(self, chairs: i64) -> i64:
        """The chairs opposite these."""
        return (
            self.facing_first[chairs & PART]
            | self.facing_second[(chairs >> THIRD) & PART]
            | self.facing_last[chairs >> (2 * THIRD)]
        )

    def stabbed_by(self, seat: i64) -> i64:
        """The chairs beside this player's awake men with a knife."""
        awake: i64 = self.men[seat] & ~self.asleep
        return beside(awake & (self.sorts[JACK] | self.knives))

    def shot_by(self, seat: i64) -> i64:
        """The chairs opposite this player's awake men with a revolver."""
        awake: i64 = self.men[seat] & ~self.asleep
        return self.facing(awake & (self.sorts[ROBBIE] | self.revolvers))

    def owner_at(self, chair: i64) -> i64:
        for seat in range(self.seats):
            mine: i64 = self.men[seat]
            if (mine >> chair) & 1:
                return seat
        return -1

    # Changes

    def take_away(self, chairs: i64) -> None:
        """These men die."""
        for sort in range(4):
            self.sorts[sort] &= ~chairs
        for seat in range(self.seats):
            self.men[seat] &= ~chairs

    def put(self, seat: i64, sort: i64, chair: i64) -> None:
        here = only_chair(chair)
        self.men[seat] |= here
        self.sorts[sort] |= here

    def blast(self, chair: i64) -> i64:
        centre = only_chair(chair)
        return (centre | beside(centre)) & self.occupied()

    # The round

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
        first: i64 = self.turn if self.acting else self.turn + 1
        self.acted = 0
        step: i64 = 0
        free: i64 = self.earning & ~self.occupied()
        while step < seats:
            seat = (first + step) % seats
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
            step += 1
        self.loose_pies()
        total = 0.0
        for each in range(seats):
            rate = self.rate_of(each)
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

    def weigh_family(self, seat: i64) -> None:
        """What a family earns if all its men are awake, and how many times."""
        men: i64 = self.men[seat]
        base = self.boss_pays if men & self.sorts[BOSS] else 0.0
        if men & self.business_chairs:
            base += self.business_in(men, self.cafe)
            base += self.business_in(men, self.restaurant)
            base += self.business_in(men, self.casino)
        self.base[seat] = base
        self.times[seat] = 1.0 + self.register_more if men & self.register else 1.0

    def business_in(self, men: i64, business: i64) -> float:
        run = men & business
        if run == 0:
            return 0.0
        if run == business:
            return 2.0 * self.business_pays + self.monopoly_pays
        return self.business_pays

    def business_at(self, bit: i64, men: i64) -> float:
        """What a man earns or would earn on this business chair, with these men to help him."""
        business = self.cafe
        if bit & self.restaurant:
            business = self.restaurant
        elif bit & self.casino:
            business = self.casino
        if (men | bit) & business == business:
            return self.business_pays + self.monopoly_pays
        return self.business_pays

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

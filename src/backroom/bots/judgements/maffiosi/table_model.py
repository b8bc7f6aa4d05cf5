"""The table of Maffiosi in a player's head: who sits where, who reaches whom, who earns what."""

from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import CHAIRS, beside, only_chair
from backroom.games.maffiosi.position import Position
from backroom.games.maffiosi.rules import BOSS, JACK, ROBBIE, MafRules
from backroom.kernel.bundle import size

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


class TableModel:
    """A table to be thought about: whoever thinks may change it."""

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
        "left",
        "spare",
        "base",
        "times",
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
    )

    def __init__(self, rules: MafRules) -> None:
        seats = rules.seats
        self.rules = rules
        self.seats = seats
        self.men: list[int] = [0 for _ in range(seats)]
        self.sorts: list[int] = [0, 0, 0, 0]
        self.asleep: i64 = 0
        self.pies: list[int] = [-1 for _ in range(seats)]
        self.money: list[int] = [0 for _ in range(seats)]
        self.bank: i64 = 0
        self.turn: i64 = 0
        self.left: tuple[int, ...] = tuple([0 for _ in range(seats)])
        self.spare: list[int] = [0 for _ in range(seats)]
        """By seat: men who sit on no chair just now."""
        self.base: list[float] = [0.0 for _ in range(seats)]
        self.times: list[float] = [0.0 for _ in range(seats)]
        """By seat: what the family earns, and how many times, if all its men are awake."""
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

    def take_away(self, chairs: i64) -> None:
        """These men die."""
        for sort in range(4):
            self.sorts[sort] &= ~chairs
        for seat in range(self.seats):
            self.men[seat] &= ~chairs

    def blast(self, chair: i64) -> i64:
        centre = only_chair(chair)
        return (centre | beside(centre)) & self.occupied()

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


def set_table(table: TableModel, position: Position) -> None:
    """All that lies open."""
    table.men = position.men[:]
    table.sorts = position.sorts[:]
    table.asleep = position.asleep
    table.pies = position.pies[:]
    table.money = position.money[:]
    table.bank = position.bank
    table.turn = position.turn
    table.left = position.left
    table.spare = [int(size(each)) for each in position.waiting]

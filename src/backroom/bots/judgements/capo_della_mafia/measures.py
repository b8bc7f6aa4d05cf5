"""What cards can do, counted once for all: the deck as a judgement of Capo della Mafia sees it.

Symbols of several cards are added up in one number, five bits a family and the wild ones on top.
Stars are counted as they are when somebody is checked: then his own Tony squeals (CAP-46).
"""

from math import log
from typing import Final, final

from mypy_extensions import i64

from backroom.games.capo_della_mafia.handful import first_card, other_cards, with_card
from backroom.games.capo_della_mafia.rules import MOST_CARDS, CapRules
from backroom.kernel.rng import FastRng

BITS: Final = 5
MASK: Final = 31
MOST_KEPT: Final = 50_000
"""So many answers are remembered."""
SURE: Final = 0.98
"""No chance of unseen cards is thought to be nearer to certainty than this."""
HANDS: Final = 300
"""So many hands are dealt to see how many of them can do a mission."""
SINGLES: Final[tuple[i64, ...]] = (1, 2, 4, 8, 16)
WITHOUT: Final[tuple[i64, ...]] = (0x55555555, 0x33333333, 0x0F0F0F0F, 0x00FF00FF, 0x0000FFFF)
"""By card: the set of those subsets of a hand that do not hold it, a bit for each subset."""


def odds_of(chance: float) -> float:
    """Logarithmic odds, within reason."""
    if chance > SURE:
        chance = SURE
    elif chance < 1.0 - SURE:
        chance = 1.0 - SURE
    return log(chance / (1.0 - chance))


@final
class Sums:
    """Every subset of some cards (bit 0 is the first): its symbols, stars, and what its cards
    earn with a hat and steal from an accuser."""

    __slots__ = ("symbols", "stars", "extra", "steals")

    def __init__(self) -> None:
        self.symbols = [0]
        self.stars = [0]
        self.extra = [0]
        self.steals = [0]


@final
class Measures:
    """One table's deck and missions. It holds nothing of any game that is played."""

    __slots__ = (
        "rules",
        "kinds",
        "symbols",
        "stars",
        "class_of",
        "class_symbols",
        "class_stars",
        "full",
        "odds",
        "outlooks",
        "hopes",
    )

    def __init__(self, rules: CapRules) -> None:
        self.rules = rules
        self.kinds: i64 = len(rules.copies)
        self.symbols = [symbols_of(rules, kind) for kind in range(len(rules.copies))]
        self.stars = [
            int(rules.stars[kind] + rules.squeals[kind]) for kind in range(len(rules.copies))
        ]
        self.class_of: list[list[int]] = []
        """By mission and kind: cards of one class do the same for this mission."""
        self.class_symbols: list[list[int]] = []
        self.class_stars: list[list[int]] = []
        for mission in range(len(rules.max_stars)):
            self.sort_kinds(mission)
        self.full = [int(count) for count in rules.copies]
        self.odds: dict[int, float] = {}
        self.outlooks: dict[int, list[float]] = {}
        self.hopes: dict[int, float] = {}

    def sort_kinds(self, mission: i64) -> None:
        classes: list[int] = []
        symbols: list[int] = []
        stars: list[int] = []
        for kind in range(self.kinds):
            useful = int(self.useful(mission, self.symbols[kind]))
            heat = self.stars[kind]
            found = -1
            for each in range(len(symbols)):
                if symbols[each] == useful and stars[each] == heat:
                    found = each
            if found < 0:
                found = len(symbols)
                symbols.append(useful)
                stars.append(heat)
            classes.append(found)
        self.class_of.append(classes)
        self.class_symbols.append(symbols)
        self.class_stars.append(stars)

    def useful(self, mission: i64, symbols: i64) -> i64:
        """Without the symbols that can be of no use for this mission."""
        rules = self.rules
        kept: i64 = 0
        for family in range(rules.families):
            shift = BITS * family
            have = (symbols >> shift) & MASK
            most = rules.needs[mission * rules.families + family] + rules.any_alike[mission]
            kept |= (have if have < most else most) << shift
        shift = BITS * rules.families
        return kept | (symbols >> shift) << shift

    def lacks(self, symbols: i64, mission: i64) -> bool:
        """CAP-11, CAP-12, CAP-15, CAP-16: are these symbols too few?"""
        rules = self.rules
        families = rules.families
        lacking: i64 = 0
        spared: i64 = 0
        first = mission * families
        for family in range(families):
            have = symbols & MASK
            symbols >>= BITS
            need = rules.needs[first + family]
            if have < need:
                lacking += need - have
            elif have - need > spared:
                spared = have - need
        alike = rules.any_alike[mission]
        if alike > spared:
            lacking += alike - spared
        return lacking > symbols

    def sums(self, hand: i64) -> Sums:
        """Of every subset of this hand."""
        sums = Sums()
        while hand != 0:
            card = first_card(hand)
            symbols = self.symbols[card]
            stars = self.stars[card]
            extra = self.rules.extra_respect[card]
            steals = self.rules.steals[card]
            for each in range(len(sums.symbols)):
                sums.symbols.append(sums.symbols[each] + symbols)
                sums.stars.append(sums.stars[each] + stars)
                sums.extra.append(sums.extra[each] + extra)
                sums.steals.append(sums.steals[each] + steals)
            hand = other_cards(hand)
        return sums

    def outlook(self, hand: i64) -> list[float]:
        """For every subset of this hand: the part of all missions that can be done with it."""
        known = self.outlooks.get(hand)
        if known is not None:
            return known
        sums = self.sums(hand)
        subsets: i64 = len(sums.symbols)
        missions: i64 = len(self.rules.max_stars)
        counts = [0 for _ in range(subsets)]
        for mission in range(missions):
            limit = self.rules.max_stars[mission]
            done: i64 = 0
            bit: i64 = 1
            for subset in range(subsets):
                if sums.stars[subset] <= limit and not self.lacks(sums.symbols[subset], mission):
                    done |= bit
                bit += bit
            if done == 0:
                continue
            # Whoever holds more cards can do it too.
            card: i64 = 0
            while card < MOST_CARDS:
                done |= (done & WITHOUT[card]) << SINGLES[card]
                card += 1
            for subset in range(subsets):
                if done >> subset & 1:
                    counts[subset] += 1
        found = [float(count) / float(missions) for count in counts]
        if len(self.outlooks) >= MOST_KEPT:
            self.outlooks.clear()
        self.outlooks[hand] = found
        return found

    def hope(self, held: i64, mission: i64, limit: i64) -> float:
        """The odds that the mission can be done with a hand of this size: from a sample of hands,
        always the same one."""
        key: i64 = (held * 64 + mission) * 32 + limit
        known = self.hopes.get(key)
        if known is not None:
            return known
        rng = FastRng(held, mission, limit, 1)
        able: i64 = 0
        for _ in range(HANDS):
            pile = self.rules.deck[:]
            hand: i64 = 0
            for _ in range(held):
                hand = with_card(hand, rng.take_from(pile))
            sums = self.sums(hand)
            for subset in range(len(sums.symbols)):
                if sums.stars[subset] <= limit and not self.lacks(sums.symbols[subset], mission):
                    able += 1
                    break
        found = odds_of(float(able) / float(HANDS))
        self.hopes[key] = found
        return found

    def usual_odds(self, symbols: i64, stars: i64, hidden: i64, mission: i64, limit: i64) -> float:
        """The odds of `chance`, for somebody who has seen no other card than these."""
        key = self.useful(mission, symbols)
        key = (((key * 32 + stars + 8) * 8 + hidden) * 64 + mission) * 32 + limit
        known = self.odds.get(key)
        if known is not None:
            return known
        found = odds_of(self.chance(self.full, symbols, stars, hidden, mission, limit))
        if len(self.odds) >= MOST_KEPT:
            self.odds.clear()
        self.odds[key] = found
        return found

    def chance(
        self, unseen: list[int], symbols: i64, stars: i64, hidden: i64, mission: i64, limit: i64
    ) -> float:
        """The chance that cards with these symbols and stars and so many of the unseen ones do the
        mission, if any of them were as likely: counted out (for more than three as if they were
        three)."""
        if hidden == 0:
            return 1.0 if stars <= limit and not self.lacks(symbols, mission) else 0.0
        class_of = self.class_of[mission]
        class_symbols = self.class_symbols[mission]
        class_stars = self.class_stars[mission]
        classes: i64 = len(class_symbols)
        counts = [0 for _ in range(classes)]
        total: i64 = 0
        for kind in range(self.kinds):
            count: i64 = unseen[kind]
            if count > 0:
                counts[class_of[kind]] += count
                total += count
        if hidden > 3:
            hidden = 3
        if total < hidden:
            return 0.0
        good: i64 = 0
        for a in range(classes):
            in_a: i64 = counts[a]
            if in_a == 0:
                continue
            symbols_a = symbols + class_symbols[a]
            stars_a = stars + class_stars[a]
            if hidden == 1:
                if stars_a <= limit and not self.lacks(symbols_a, mission):
                    good += in_a
                continue
            for b in range(a, classes):
                in_b: i64 = counts[b]
                if b == a:
                    pairs = in_a * (in_a - 1) // 2
                else:
                    pairs = in_a * in_b
                if pairs == 0:
                    continue
                symbols_b = symbols_a + class_symbols[b]
                stars_b = stars_a + class_stars[b]
                if hidden == 2:
                    if stars_b <= limit and not self.lacks(symbols_b, mission):
                        good += pairs
                    continue
                for c in range(b, classes):
                    in_c: i64 = counts[c]
                    if c > b:
                        triples = pairs * in_c
                    elif b > a:
                        triples = in_a * (in_b * (in_b - 1) // 2)
                    else:
                        triples = in_a * (in_a - 1) * (in_a - 2) // 6
                    if triples != 0 and stars_b + class_stars[c] <= limit:
                        if not self.lacks(symbols_b + class_symbols[c], mission):
                            good += triples
        ways = total
        if hidden > 1:
            ways = ways * (total - 1) // 2
        if hidden > 2:
            ways = ways * (total - 2) // 3
        return float(good) / float(ways)


def symbols_of(rules: CapRules, kind: i64) -> int:
    """The symbols of one card in one number."""
    packed: i64 = 0
    for family in range(rules.families):
        packed |= rules.symbols[kind * rules.families + family] << (BITS * family)
    return packed | rules.wild[kind] << (BITS * rules.families)

"""What a network sees of Capo della Mafia: a seat's row, read again as numbers that it can use.

Everything here comes from the row (kernel/row.py) and from the printed cards, so it is as silent as
the row is. A choice is told by what it does (do these cards do the mission, how honest would they
look), not by its number: which card of a hand is the third says nothing.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.habits import effect_of
from backroom.bots.judgements.capo_della_mafia.measures import Measures, odds_of
from backroom.games.capo_della_mafia.actions import LAY, SUBSETS, SUSPECT_NOBODY, TURN_UP, size_of
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size
from backroom.games.capo_della_mafia.rules import CapRules, Effect
from backroom.kernel.observation import Layout
from backroom.kernel.row import Row

CHOICES: Final = 32
"""Of one phase nobody has more actions."""
MARKS: Final = 40
"""What is told of an action."""
LAYING: Final = 0
TURNING_UP: Final = 1
SUSPECTING: Final = 2
CLAIMING: Final = 3
KINDS_OF_CHOICES: Final = 4


@final
class Spot:
    """Where a field of a row lies."""

    __slots__ = ("word", "shift", "width", "most", "all")

    def __init__(self, layout: Layout, name: str) -> None:
        names = [each.name for each in layout.fields]
        number = names.index(name)
        self.word: i64 = layout.places[number].word
        self.shift: i64 = layout.places[number].shift
        self.width: i64 = layout.fields[number].width
        self.most: i64 = ones(self.width)
        self.all: i64 = ones(layout.fields[number].bits)
        """All parts together, as one number."""


def ones(bits: i64) -> i64:
    """The largest number of so many bits."""
    found: i64 = 0
    for _ in range(bits):
        found = found * 2 + 1
    return found


SEAT_FIELDS: Final = (
    *("respect", "cards", "laid", "suspects", "suspected", "jailed", "face up"),
    *("last laid", "last suspects", "last jailed", "last turned up", "last seen"),
)
RESPECT: Final = 0
CARDS: Final = 1
LAID: Final = 2
SUSPECTS: Final = 3
SUSPECTED: Final = 4
JAILED: Final = 5
FACE_UP: Final = 6
LAST_LAID: Final = 7
LAST_SUSPECTS: Final = 8
LAST_JAILED: Final = 9
LAST_TURNED_UP: Final = 10
LAST_SEEN: Final = 11


@final
class CapEyes:
    """Reads rows into `seen`, `marks` and `numbers`, a stretch of each for every row."""

    def __init__(self, rules: CapRules, measures: Measures, layout: Layout, rows: int) -> None:
        self.rules = rules
        self.measures = measures
        self.seats: i64 = rules.seats
        self.kinds: i64 = len(rules.copies)
        self.missions: i64 = len(rules.max_stars)
        self.newspapers: i64 = len(rules.effects)
        self.table = [
            Spot(layout, name)
            for name in ("phase", "round", "counter", "mission", "newspaper", "next back", "pile")
        ]
        self.left = Spot(layout, "missions left")
        self.hand_spot = Spot(layout, "hand")
        self.laid_spot = Spot(layout, "cards laid")
        self.up_spot = Spot(layout, "turned up")
        self.discards = [
            Spot(layout, each.name)
            for each in layout.fields
            if each.name == "seen" or each.name.startswith("seen from")
        ]
        self.players = [
            [Spot(layout, f"{name} of {seat}") for name in SEAT_FIELDS]
            for seat in range(int(rules.seats))
        ]
        self.words: vec[i64] = vec[i64]([0])
        self.at: i64 = 0
        self.out: i64 = 0
        self.phase: i64 = 0
        self.mission: i64 = 0
        self.limit: i64 = 0
        self.newspaper: i64 = 0
        self.few: i64 = 0
        self.hand: i64 = 0
        self.laid: i64 = 0
        self.unseen: list[int] = []
        self.seen: vec[float] = vec[float]([0.0 for _ in range(2000)])
        first = Row(1, layout.words, [62], [0], [0])
        self.marks: vec[float] = vec[float]([0.0 for _ in range(rows * CHOICES * MARKS)])
        self.numbers: vec[i64] = vec[i64]([0 for _ in range(rows * CHOICES)])
        self.begin(first, 0)
        self.tell_table()
        self.inputs: i64 = self.out
        """So many numbers are seen of a row."""
        self.seen = vec[float]([0.0 for _ in range(rows * self.inputs)])

    def look(self, rows: Row, seats: list[int]) -> None:
        """Read a row for each of these seats."""
        for number in range(len(seats)):
            self.begin(rows, number)
            self.out = number * self.inputs
            self.tell_table()
            self.tell_choices(number, seats[number])

    def look_around(self, rows: Row, count: i64) -> None:
        """Read so many rows, but not what could be done."""
        self.out = 0
        for number in range(count):
            self.begin(rows, number)
            self.tell_table()

    # Reading

    def begin(self, rows: Row, number: i64) -> None:
        rules = self.rules
        self.words = rows.words
        self.at = number * rows.width
        self.phase = self.read(self.table[0], 0)
        self.mission = self.read(self.table[3], 0) - 1
        self.newspaper = self.read(self.table[4], 0) - 1
        self.few = rules.refill_at_or_below + effect_of(
            rules, self.newspaper, Effect.REFILL_AT_OR_BELOW
        )
        self.hand = self.whole(self.hand_spot)
        self.laid = self.whole(self.laid_spot)
        self.limit = 0
        if self.mission >= 0:
            limit = rules.max_stars[self.mission] + effect_of(
                rules, self.newspaper, Effect.MAX_STARS
            )
            self.limit = limit if limit > 0 else 0
        self.count_unseen()

    def read(self, spot: Spot, part: i64) -> i64:
        return (self.words[self.at + spot.word] >> (spot.shift + part * spot.width)) & spot.most

    def whole(self, spot: Spot) -> i64:
        return (self.words[self.at + spot.word] >> spot.shift) & spot.all

    def count_unseen(self) -> None:
        """By kind, the cards that this seat cannot see."""
        copies = self.rules.copies
        unseen: list[int] = []
        for spot in self.discards:
            part: i64 = 0
            while part * spot.width < 62 and len(unseen) < self.kinds:
                if (spot.all >> (part * spot.width)) == 0:
                    break
                unseen.append(copies[len(unseen)] - self.read(spot, part))
                part += 1
        take_away(self.hand, unseen)
        take_away(self.laid, unseen)
        for other in range(1, self.seats):
            take_away(self.whole(self.players[other][FACE_UP]), unseen)
        self.unseen = unseen

    # Telling

    def put(self, value: float) -> None:
        self.seen[self.out] = value
        self.out += 1

    def put_one_of(self, value: i64, most: i64) -> None:
        """A 1 in the place of this number, of 0 to `most`."""
        for each in range(most + 1):
            self.put(1.0 if each == value else 0.0)

    def put_cards(self, cards: i64) -> None:
        """What some cards have together: symbols, stars, how many they are."""
        symbols: i64 = 0
        stars: i64 = 0
        count: i64 = 0
        while cards != 0:
            symbols += self.measures.symbols[first_card(cards)]
            stars += self.measures.stars[first_card(cards)]
            count += 1
            cards = other_cards(cards)
        for _ in range(self.rules.families + 1):
            self.put(float(symbols & 31) / 3.0)
            symbols >>= 5
        self.put(float(stars) / 3.0)
        self.put(float(count) / 5.0)

    def put_kinds(self, cards: i64) -> None:
        """Which cards they are."""
        first = self.out
        for _ in range(self.kinds):
            self.put(0.0)
        while cards != 0:
            place = first + first_card(cards)
            self.seen[place] = self.seen[place] + 1.0
            cards = other_cards(cards)

    def tell_table(self) -> None:
        """All that this seat knows, wherever its decision lies."""
        rules = self.rules
        self.put_one_of(self.phase, KINDS_OF_CHOICES - 1)
        self.put(float(self.read(self.table[1], 0)) / 20.0)
        self.put_one_of(self.read(self.table[2], 0), self.seats - 1)
        self.put_one_of(self.mission, self.missions - 1)
        self.put_one_of(self.newspaper, self.newspapers - 1)
        for family in range(rules.families):
            needed: i64 = 0
            if self.mission >= 0:
                needed = rules.needs[self.mission * rules.families + family]
            self.put(float(needed) / 3.0)
        self.put(float(rules.any_alike[self.mission]) / 3.0 if self.mission >= 0 else 0.0)
        self.put(float(self.limit) / 4.0)
        self.put(float(self.few) / 2.0)
        for effect in (Effect.MISSION_WORTH, Effect.RIGHT_SUSPICION, Effect.WRONG_SUSPICION):
            self.put(float(effect_of(rules, self.newspaper, effect)))
        self.put_one_of(self.read(self.table[5], 0), 2)
        self.put(float(self.read(self.table[6], 0)) / 80.0)
        for mission in range(self.missions):
            self.put(float(self.read(self.left, mission)))
        self.put_cards(self.hand)
        self.put_cards(self.laid)
        self.put_kinds(self.hand)
        self.put_kinds(self.laid)
        outlook = self.measures.outlook(self.hand)
        self.put(outlook[-1])
        most: i64 = 0
        for other in range(self.seats):
            respect = self.read(self.players[other][RESPECT], 0)
            most = respect if respect > most else most
        self.put(float(rules.target - most) / 15.0)
        for other in range(self.seats):
            self.tell_seat(other, most)

    def tell_seat(self, other: i64, most: i64) -> None:
        spots = self.players[other]
        respect = self.read(spots[RESPECT], 0)
        self.put(float(respect) / 15.0)
        self.put(float(most - respect) / 5.0)
        self.put_one_of(self.read(spots[CARDS], 0), 5)
        self.put_one_of(self.read(spots[LAID], 0), 5)
        self.put_one_of(self.read(spots[SUSPECTS], 0), self.seats)
        self.put(float(self.read(spots[SUSPECTED], 0)))
        self.put(float(self.read(spots[JAILED], 0)))
        self.put_cards(self.whole(spots[FACE_UP]))
        chance = self.chance_of(other)
        self.put(chance)
        self.put(odds_of(chance) / 4.0)
        last = self.read(spots[LAST_LAID], 0)
        self.put(float(last) / 5.0)
        self.put(1.0 if self.read(spots[LAST_SUSPECTS], 0) == 1 else 0.0)
        self.put(1.0 if self.read(spots[LAST_SUSPECTS], 0) != 0 else 0.0)
        self.put(float(self.read(spots[LAST_JAILED], 0)))
        was_checked = last != 0 and size(self.whole(spots[LAST_SEEN])) == last
        self.put(1.0 if was_checked else 0.0)
        self.put_cards(self.whole(spots[LAST_TURNED_UP]))

    def chance_of(self, other: i64) -> float:
        """How likely this player has done the mission if any cards were as likely; of one's own
        cards one knows."""
        if self.mission < 0:
            return 0.0
        laid = self.read(self.players[other][LAID], 0)
        if laid == 0:
            return 0.0
        shown = self.laid if other == 0 else self.whole(self.players[other][FACE_UP])
        symbols: i64 = 0
        stars: i64 = 0
        hidden = laid - size(shown)
        while shown != 0:
            symbols += self.measures.symbols[first_card(shown)]
            stars += self.measures.stars[first_card(shown)]
            shown = other_cards(shown)
        return self.measures.chance(self.unseen, symbols, stars, hidden, self.mission, self.limit)

    # Choices

    def tell_choices(self, number: i64, seat: i64) -> None:
        """The actions of this phase, and what each does; -1 where there is none."""
        first = number * CHOICES
        for place in range(first, first + CHOICES):
            self.numbers[place] = -1
        for place in range(first * MARKS, (first + CHOICES) * MARKS):
            self.marks[place] = 0.0
        if self.phase == SUSPECTING:
            self.numbers[first] = SUSPECT_NOBODY.index
            for other in range(1, self.seats):
                self.numbers[first + other] = SUSPECT_NOBODY.index + 1 + (seat + other) % self.seats
                self.tell_suspect((first + other) * MARKS, other)
        elif self.phase == LAYING:
            self.tell_plays(first)
        elif self.phase == TURNING_UP:
            self.tell_shows(first)
        else:
            for subset in range(CHOICES):
                self.numbers[first + subset] = 2 * SUBSETS + subset
                self.marks[(first + subset) * MARKS + 39] = float(size_of(subset))

    def tell_plays(self, first: i64) -> None:
        """Every set of cards that could be laid."""
        measures = self.measures
        sums = measures.sums(self.hand)
        outlook = measures.outlook(self.hand)
        last: i64 = len(sums.symbols) - 1
        held = size_of(last)
        marks = self.marks
        for subset in range(1, last + 1):
            self.numbers[first + subset] = LAY[subset].index
            at = (first + subset) * MARKS
            laid = size_of(subset)
            stars: i64 = sums.stars[subset]
            lacks = measures.lacks(sums.symbols[subset], self.mission)
            done = stars <= self.limit and not lacks
            refills = held - laid <= self.few
            marks[at] = 1.0
            marks[at + 1] = 1.0 if done else 0.0
            marks[at + 2] = 1.0 if lacks else 0.0
            marks[at + 3] = float(stars - self.limit) if stars > self.limit else 0.0
            marks[at + 4] = 1.0 if done and stars == self.limit else 0.0
            marks[at + 4 + laid] = marks[at + 4 + laid] + 1.0
            marks[at + 10] = 1.0 if refills else 0.0
            marks[at + 11] = outlook[last ^ subset]
            marks[at + 12] = 0.0 if refills else outlook[last ^ subset]
            marks[at + 13] = float(sums.extra[subset])
            marks[at + 14] = float(sums.steals[subset])
            best = -9.0
            count = self.to_show(laid)
            for show in range(subset + 1):
                if show & ~subset == 0 and size_of(show) == count:
                    odds = measures.usual_odds(
                        sums.symbols[show], sums.stars[show], laid - count, self.mission, self.limit
                    )
                    best = odds if odds > best else best
            marks[at + 15] = best / 4.0
            marks[at + 16] = best / 4.0 if done else 0.0

    def to_show(self, laid: i64) -> i64:
        """So many of the cards laid are turned up."""
        if effect_of(self.rules, self.newspaper, Effect.TURN_UP_NOTHING) != 0:
            return 0
        if effect_of(self.rules, self.newspaper, Effect.TURN_UP_ROUNDED_UP) != 0:
            return (laid + 1) // 2
        return laid // 2

    def tell_shows(self, first: i64) -> None:
        """Every way to turn up some of the cards laid."""
        measures = self.measures
        sums = measures.sums(self.laid)
        last: i64 = len(sums.symbols) - 1
        laid = size_of(last)
        count = self.to_show(laid)
        marks = self.marks
        for show in range(1, last + 1):
            if size_of(show) != count:
                continue
            self.numbers[first + show] = TURN_UP[show].index
            at = (first + show) * MARKS
            odds = measures.usual_odds(
                sums.symbols[show], sums.stars[show], laid - count, self.mission, self.limit
            )
            marks[at + 17] = odds / 4.0
            marks[at + 18] = float(sums.stars[show]) / 3.0
            marks[at + 19] = float(sums.extra[show])
            marks[at + 20] = float(sums.steals[show])
            marks[at + 21] = 1.0 if measures.lacks(sums.symbols[show], self.mission) else 0.0

    def tell_suspect(self, at: i64, other: i64) -> None:
        """A player whom one might suspect."""
        marks = self.marks
        rules = self.rules
        spots = self.players[other]
        chance = self.chance_of(other)
        laid = self.read(spots[LAID], 0)
        kept = self.read(spots[CARDS], 0)
        shown = self.whole(spots[FACE_UP])
        marks[at + 22] = 1.0
        marks[at + 23] = chance
        marks[at + 24] = odds_of(chance) / 4.0
        marks[at + 25] = 1.0 if chance == 0.0 else 0.0
        marks[at + 26] = 1.0 if laid == size(shown) else 0.0
        marks[at + 27] = self.measures.hope(laid + kept, self.mission, self.limit) / 4.0
        marks[at + 28] = self.measures.hope(laid, self.mission, self.limit) / 4.0
        marks[at + 29] = 1.0 if kept <= self.few else 0.0
        if 1 <= laid <= 4:
            marks[at + 29 + laid] = 1.0
        steals: i64 = 0
        extra: i64 = 0
        while shown != 0:
            steals += rules.steals[first_card(shown)]
            extra += rules.extra_respect[first_card(shown)]
            shown = other_cards(shown)
        marks[at + 34] = float(steals)
        marks[at + 35] = float(extra)
        own = self.read(self.players[0][RESPECT], 0)
        marks[at + 36] = float(self.read(spots[RESPECT], 0) - own) / 5.0
        marks[at + 37] = 1.0 if self.read(spots[LAST_SUSPECTS], 0) == 1 else 0.0
        marks[at + 38] = float(self.read(spots[LAST_JAILED], 0))


def take_away(cards: i64, counts: list[int]) -> None:
    while cards != 0:
        counts[first_card(cards)] -= 1
        cards = other_cards(cards)

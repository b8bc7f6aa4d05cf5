"""What a network sees of Capo della Mafia: a seat's row, read again as numbers that it can use.

Everything here comes from the row (kernel/row.py) and from the printed cards, so it is as silent as
the row is.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.choices_seen import ChoicesSeen
from backroom.bots.judgements.capo_della_mafia.habits import effect_of
from backroom.bots.judgements.capo_della_mafia.measures import Measures, odds_of
from backroom.bots.judgements.capo_della_mafia.row_reader import (
    CARDS,
    FACE_UP,
    JAILED,
    KINDS_OF_CHOICES,
    LAID,
    LAST_JAILED,
    LAST_LAID,
    LAST_SEEN,
    LAST_SUSPECTS,
    LAST_TURNED_UP,
    RESPECT,
    SUSPECTED,
    SUSPECTS,
    RowReader,
)
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size
from backroom.games.capo_della_mafia.rules import CapRules, Effect
from backroom.kernel.observation import Layout
from backroom.kernel.row import Row


@final
class CapEyes:
    """Reads rows into `seen`, `marks` and `numbers`, a stretch of each for every row."""

    def __init__(self, rules: CapRules, measures: Measures, layout: Layout, rows: int) -> None:
        self.row = RowReader(rules, measures, layout)
        self.missions: i64 = len(rules.max_stars)
        self.newspapers: i64 = len(rules.effects)
        self.choices = ChoicesSeen(self.row, rows)
        self.marks = self.choices.marks
        self.numbers = self.choices.numbers
        self.out: i64 = 0
        self.seen: vec[float] = vec[float]([0.0 for _ in range(2000)])
        self.row.begin(Row(1, layout.words, [62], [0], [0]), 0)
        self.tell_table()
        self.inputs: i64 = self.out
        """So many numbers are seen of a row."""
        self.seen = vec[float]([0.0 for _ in range(rows * self.inputs)])

    def look(self, rows: Row, seats: list[int]) -> None:
        """Read a row for each of these seats."""
        for number in range(len(seats)):
            self.row.begin(rows, number)
            self.out = number * self.inputs
            self.tell_table()
            self.choices.tell_choices(number, seats[number])

    def look_around(self, rows: Row, count: i64) -> None:
        """Read so many rows, but not what could be done."""
        self.out = 0
        for number in range(count):
            self.row.begin(rows, number)
            self.tell_table()

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
            symbols += self.row.measures.symbols[first_card(cards)]
            stars += self.row.measures.stars[first_card(cards)]
            count += 1
            cards = other_cards(cards)
        for _ in range(self.row.rules.families + 1):
            self.put(float(symbols & 31) / 3.0)
            symbols >>= 5
        self.put(float(stars) / 3.0)
        self.put(float(count) / 5.0)

    def put_kinds(self, cards: i64) -> None:
        """Which cards they are."""
        first = self.out
        for _ in range(self.row.kinds):
            self.put(0.0)
        while cards != 0:
            place = first + first_card(cards)
            self.seen[place] = self.seen[place] + 1.0
            cards = other_cards(cards)

    def tell_table(self) -> None:
        """All that this seat knows, wherever its decision lies."""
        rules = self.row.rules
        self.put_one_of(self.row.phase, KINDS_OF_CHOICES - 1)
        self.put(float(self.row.read(self.row.table[1], 0)) / 20.0)
        self.put_one_of(self.row.read(self.row.table[2], 0), self.row.seats - 1)
        self.put_one_of(self.row.mission, self.missions - 1)
        self.put_one_of(self.row.newspaper, self.newspapers - 1)
        for family in range(rules.families):
            needed: i64 = 0
            if self.row.mission >= 0:
                needed = rules.needs[self.row.mission * rules.families + family]
            self.put(float(needed) / 3.0)
        self.put(float(rules.any_alike[self.row.mission]) / 3.0 if self.row.mission >= 0 else 0.0)
        self.put(float(self.row.limit) / 4.0)
        self.put(float(self.row.few) / 2.0)
        for effect in (Effect.MISSION_WORTH, Effect.RIGHT_SUSPICION, Effect.WRONG_SUSPICION):
            self.put(float(effect_of(rules, self.row.newspaper, effect)))
        self.put_one_of(self.row.read(self.row.table[5], 0), 2)
        self.put(float(self.row.read(self.row.table[6], 0)) / 80.0)
        for mission in range(self.missions):
            self.put(float(self.row.read(self.row.left, mission)))
        self.put_cards(self.row.hand)
        self.put_cards(self.row.laid)
        self.put_kinds(self.row.hand)
        self.put_kinds(self.row.laid)
        outlook = self.row.measures.outlook(self.row.hand)
        self.put(outlook[-1])
        most: i64 = 0
        for other in range(self.row.seats):
            respect = self.row.read(self.row.players[other][RESPECT], 0)
            most = respect if respect > most else most
        self.put(float(rules.target - most) / 15.0)
        for other in range(self.row.seats):
            self.tell_seat(other, most)

    def tell_seat(self, other: i64, most: i64) -> None:
        spots = self.row.players[other]
        respect = self.row.read(spots[RESPECT], 0)
        self.put(float(respect) / 15.0)
        self.put(float(most - respect) / 5.0)
        self.put_one_of(self.row.read(spots[CARDS], 0), 5)
        self.put_one_of(self.row.read(spots[LAID], 0), 5)
        self.put_one_of(self.row.read(spots[SUSPECTS], 0), self.row.seats)
        self.put(float(self.row.read(spots[SUSPECTED], 0)))
        self.put(float(self.row.read(spots[JAILED], 0)))
        self.put_cards(self.row.whole(spots[FACE_UP]))
        chance = self.row.chance_of(other)
        self.put(chance)
        self.put(odds_of(chance) / 4.0)
        last = self.row.read(spots[LAST_LAID], 0)
        self.put(float(last) / 5.0)
        self.put(1.0 if self.row.read(spots[LAST_SUSPECTS], 0) == 1 else 0.0)
        self.put(1.0 if self.row.read(spots[LAST_SUSPECTS], 0) != 0 else 0.0)
        self.put(float(self.row.read(spots[LAST_JAILED], 0)))
        was_checked = last != 0 and size(self.row.whole(spots[LAST_SEEN])) == last
        self.put(1.0 if was_checked else 0.0)
        self.put_cards(self.row.whole(spots[LAST_TURNED_UP]))

"""What a network sees of its choices in Capo della Mafia: each is told by what it does (do these
cards do the mission, how honest would they look), not by its number: which card of a hand is the
third says nothing."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.measures import odds_of
from backroom.bots.judgements.capo_della_mafia.row_reader import (
    CARDS,
    FACE_UP,
    LAID,
    LAST_JAILED,
    LAST_SUSPECTS,
    LAYING,
    RESPECT,
    SUSPECTING,
    TURNING_UP,
    RowReader,
)
from backroom.games.capo_della_mafia.actions import LAY, SUBSETS, SUSPECT_NOBODY, TURN_UP, size_of
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size

CHOICES: Final = 32
"""Of one phase nobody has more actions."""
MARKS: Final = 40
"""What is told of an action."""


@final
class ChoicesSeen:
    """Tells the choices of a row in `marks` and `numbers`, a stretch of each for every row."""

    def __init__(self, row: RowReader, rows: int) -> None:
        self.row = row
        self.marks: vec[float] = vec[float]([0.0 for _ in range(rows * CHOICES * MARKS)])
        self.numbers: vec[i64] = vec[i64]([0 for _ in range(rows * CHOICES)])

    def tell_choices(self, number: i64, seat: i64) -> None:
        """The actions of this phase, and what each does; -1 where there is none."""
        first = number * CHOICES
        for place in range(first, first + CHOICES):
            self.numbers[place] = -1
        for place in range(first * MARKS, (first + CHOICES) * MARKS):
            self.marks[place] = 0.0
        if self.row.phase == SUSPECTING:
            self.numbers[first] = SUSPECT_NOBODY.index
            for other in range(1, self.row.seats):
                self.numbers[first + other] = (
                    SUSPECT_NOBODY.index + 1 + (seat + other) % self.row.seats
                )
                self.tell_suspect((first + other) * MARKS, other)
        elif self.row.phase == LAYING:
            self.tell_plays(first)
        elif self.row.phase == TURNING_UP:
            self.tell_shows(first)
        else:
            for subset in range(CHOICES):
                self.numbers[first + subset] = 2 * SUBSETS + subset
                self.marks[(first + subset) * MARKS + 39] = float(size_of(subset))

    def tell_plays(self, first: i64) -> None:
        """Every set of cards that could be laid."""
        measures = self.row.measures
        sums = measures.sums(self.row.hand)
        outlook = measures.outlook(self.row.hand)
        last: i64 = len(sums.symbols) - 1
        held = size_of(last)
        marks = self.marks
        for subset in range(1, last + 1):
            self.numbers[first + subset] = LAY[subset].index
            at = (first + subset) * MARKS
            laid = size_of(subset)
            stars: i64 = sums.stars[subset]
            lacks = measures.lacks(sums.symbols[subset], self.row.mission)
            done = stars <= self.row.limit and not lacks
            refills = held - laid <= self.row.few
            marks[at] = 1.0
            marks[at + 1] = 1.0 if done else 0.0
            marks[at + 2] = 1.0 if lacks else 0.0
            marks[at + 3] = float(stars - self.row.limit) if stars > self.row.limit else 0.0
            marks[at + 4] = 1.0 if done and stars == self.row.limit else 0.0
            marks[at + 4 + laid] = marks[at + 4 + laid] + 1.0
            marks[at + 10] = 1.0 if refills else 0.0
            marks[at + 11] = outlook[last ^ subset]
            marks[at + 12] = 0.0 if refills else outlook[last ^ subset]
            marks[at + 13] = float(sums.extra[subset])
            marks[at + 14] = float(sums.steals[subset])
            best = -9.0
            count = self.row.to_show(laid)
            for show in range(subset + 1):
                if show & ~subset == 0 and size_of(show) == count:
                    odds = measures.usual_odds(
                        sums.symbols[show],
                        sums.stars[show],
                        laid - count,
                        self.row.mission,
                        self.row.limit,
                    )
                    best = odds if odds > best else best
            marks[at + 15] = best / 4.0
            marks[at + 16] = best / 4.0 if done else 0.0

    def tell_shows(self, first: i64) -> None:
        """Every way to turn up some of the cards laid."""
        measures = self.row.measures
        sums = measures.sums(self.row.laid)
        last: i64 = len(sums.symbols) - 1
        laid = size_of(last)
        count = self.row.to_show(laid)
        marks = self.marks
        for show in range(1, last + 1):
            if size_of(show) != count:
                continue
            self.numbers[first + show] = TURN_UP[show].index
            at = (first + show) * MARKS
            odds = measures.usual_odds(
                sums.symbols[show], sums.stars[show], laid - count, self.row.mission, self.row.limit
            )
            marks[at + 17] = odds / 4.0
            marks[at + 18] = float(sums.stars[show]) / 3.0
            marks[at + 19] = float(sums.extra[show])
            marks[at + 20] = float(sums.steals[show])
            marks[at + 21] = 1.0 if measures.lacks(sums.symbols[show], self.row.mission) else 0.0

    def tell_suspect(self, at: i64, other: i64) -> None:
        """A player whom one might suspect."""
        marks = self.marks
        rules = self.row.rules
        spots = self.row.players[other]
        chance = self.row.chance_of(other)
        laid = self.row.read(spots[LAID], 0)
        kept = self.row.read(spots[CARDS], 0)
        shown = self.row.whole(spots[FACE_UP])
        marks[at + 22] = 1.0
        marks[at + 23] = chance
        marks[at + 24] = odds_of(chance) / 4.0
        marks[at + 25] = 1.0 if chance == 0.0 else 0.0
        marks[at + 26] = 1.0 if laid == size(shown) else 0.0
        marks[at + 27] = self.row.measures.hope(laid + kept, self.row.mission, self.row.limit) / 4.0
        marks[at + 28] = self.row.measures.hope(laid, self.row.mission, self.row.limit) / 4.0
        marks[at + 29] = 1.0 if kept <= self.row.few else 0.0
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
        own = self.row.read(self.row.players[0][RESPECT], 0)
        marks[at + 36] = float(self.row.read(spots[RESPECT], 0) - own) / 5.0
        marks[at + 37] = 1.0 if self.row.read(spots[LAST_SUSPECTS], 0) == 1 else 0.0
        marks[at + 38] = float(self.row.read(spots[LAST_JAILED], 0))

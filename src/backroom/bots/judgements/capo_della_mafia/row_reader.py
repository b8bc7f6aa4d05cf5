"""A row of Capo della Mafia, read again: where each of its fields lies, and what follows from them
and from the printed cards at once."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from backroom.bots.judgements.capo_della_mafia.habits import effect_of
from backroom.bots.judgements.capo_della_mafia.measures import Measures
from backroom.games.capo_della_mafia.handful import first_card, other_cards, size
from backroom.games.capo_della_mafia.rules import CapRules, Effect
from backroom.kernel.observation import Layout
from backroom.kernel.row import Row

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
class RowReader:
    """Of one row at a time: what it says."""

    def __init__(self, rules: CapRules, measures: Measures, layout: Layout) -> None:
        self.rules = rules
        self.measures = measures
        self.seats: i64 = rules.seats
        self.kinds: i64 = len(rules.copies)
        self.table = [
            Spot(layout, name)
            for name in ("phase", "round", "counter", "mission", "newspaper", "next back", "pile")
        ]
        self.left = Spot(layout, "missions left")
        self.hand_spot = Spot(layout, "hand")
        self.laid_spot = Spot(layout, "cards laid")
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
        self.phase: i64 = 0
        self.mission: i64 = 0
        self.limit: i64 = 0
        self.newspaper: i64 = 0
        self.few: i64 = 0
        self.hand: i64 = 0
        self.laid: i64 = 0
        self.unseen: list[int] = []

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

    def to_show(self, laid: i64) -> i64:
        """So many of the cards laid are turned up."""
        if effect_of(self.rules, self.newspaper, Effect.TURN_UP_NOTHING) != 0:
            return 0
        if effect_of(self.rules, self.newspaper, Effect.TURN_UP_ROUNDED_UP) != 0:
            return (laid + 1) // 2
        return laid // 2


def take_away(cards: i64, counts: list[int]) -> None:
    while cards != 0:
        counts[first_card(cards)] -= 1
        cards = other_cards(cards)

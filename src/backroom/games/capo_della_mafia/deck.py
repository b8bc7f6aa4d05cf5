# Interpreted: card files are read once a table.
"""The card file of Capo della Mafia: read, checked, and made into the rules of a table."""

from collections.abc import Mapping

import msgspec

from backroom.games.capo_della_mafia.handful import MOST_KINDS
from backroom.games.capo_della_mafia.rules import MOST_CARDS, CapRules, Effect
from backroom.games.capo_della_mafia.symbols import ANY, Family
from backroom.kernel.cards import (
    CardFile,
    Colour,
    Number,
    Provenance,
    check_colours,
)

DECKS = ("milder", "main")
PRINTED_TOTALS = {"maffiosi": 70, "missions": 16, "newspapers": 10}
"""CAP-4, CAP-5, CAP-E35: what is in the box, and must be in an owner's file too."""
LONGEST_TEXT = 300
"""So much of a newspaper is read out in one breath (CAP-E38)."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_respect: Number
    target: Number
    first_game_target: Number
    hand: Number
    refill_at_or_below: Number
    mission_worth: Number
    right_suspicion: Number
    wrong_suspicion: Number
    round_limit: Number


class Totals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    maffiosi: Number
    missions: Number
    newspapers: Number


class ByDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that differs between the two decks."""

    milder: int
    main: int


class Maffioso(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    symbols: str
    stars: int | ByDeck
    copies: int | ByDeck
    provenance: Provenance
    copies_provenance: Provenance | None = None
    """Where the number of copies comes from, if not from where the card does."""
    extra_respect: int = 0
    squeals: int = 0
    steals: int = 0
    rule: str = ""

    def copies_from(self) -> Provenance:
        return self.copies_provenance or self.provenance


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    symbols: str
    max_stars: int
    envelope: bool
    provenance: Provenance
    envelope_provenance: Provenance
    rule: str = ""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What else a newspaper changes, and by how much."""

    effect: Effect
    amount: int


class Newspaper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CAP-E38: it changes one thing or several, or only says something; or both."""

    name: str
    provenance: Provenance
    effect: Effect = Effect.NOTHING
    amount: int = 1
    also: tuple[Change, ...] = ()
    text: str = ""
    """In the owner's words and language; the rules know nothing of it."""
    rule: str = "CAP-E38"

    def changes(self) -> list[Change]:
        """All that it changes in the rules."""
        every = [Change(self.effect, self.amount), *self.also]
        return [change for change in every if change.effect is not Effect.NOTHING]


class CapCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    numbers: Numbers
    totals: Totals
    family: tuple[Family, ...]
    maffioso: tuple[Maffioso, ...]
    mission: tuple[Mission, ...]
    newspaper: tuple[Newspaper, ...]
    colour: tuple[Colour, ...]


def in_deck(number: int | ByDeck, deck: str) -> int:
    """The number as it is in this deck."""
    if isinstance(number, int):
        return number
    return number.main if deck == "main" else number.milder


def read_cards(file: CardFile) -> CapCards:
    """The file as typed cards, or the line and the sum that do not add up."""
    cards = file.read_as(CapCards)
    check_numbers(cards, file)
    check_newspapers(cards, file)
    check_symbols(cards, file)
    check_totals(cards, file)
    return cards


def check_numbers(cards: CapCards, file: CardFile) -> None:
    numbers = cards.numbers
    for name in numbers.__struct_fields__:
        if getattr(numbers, name).value < 0:
            file.fail(f"numbers.{name}", "must not be negative")
    if not 1 <= numbers.hand.value <= MOST_CARDS:
        file.fail("numbers.hand", f"a hand is 1 to {MOST_CARDS} cards (CAP-4)")
    if numbers.refill_at_or_below.value >= numbers.hand.value:
        file.fail("numbers.refill_at_or_below", "must be less than a full hand (CAP-42)")
    if numbers.round_limit.value < 1:
        file.fail("numbers.round_limit", "at least one round must be played (CAP-E30)")


def check_newspapers(cards: CapCards, file: CardFile) -> None:
    """CAP-62, CAP-E38: what a newspaper changes is possible, no two of its changes are about the
    same thing, and it does not say nothing at all."""
    few, hand = cards.numbers.refill_at_or_below.value, cards.numbers.hand.value
    for number, paper in enumerate(cards.newspaper):
        changes = paper.changes()
        for change in changes:
            if change.effect is Effect.REFILL_AT_OR_BELOW and not 0 <= few + change.amount < hand:
                spot = "amount" if change.effect is paper.effect else "also"
                file.fail(
                    f"newspaper[{number}].{spot}", "must leave less than a full hand (CAP-62)"
                )
        if len({change.effect for change in changes}) < len(changes):
            file.fail(f"newspaper[{number}].also", "changes the same thing twice (CAP-E38)")
        if len(paper.text) > LONGEST_TEXT or not paper.text.isprintable():
            file.fail(
                f"newspaper[{number}].text",
                f"a text is one line of at most {LONGEST_TEXT} letters (CAP-E38)",
            )
        if not changes and not paper.text.strip():
            file.fail(
                f"newspaper[{number}]", "changes nothing and says nothing: give it a text (CAP-E38)"
            )


def check_symbols(cards: CapCards, file: CardFile) -> None:
    letters = [family.symbol for family in cards.family]
    for number, family in enumerate(cards.family):
        if len(family.symbol) != 1 or family.symbol == ANY or letters.count(family.symbol) > 1:
            file.fail(f"family[{number}].symbol", "each family needs one letter of its own, not ?")
    allowed = "".join(letters) + ANY
    shown = [("maffioso", number, each.symbols) for number, each in enumerate(cards.maffioso)]
    shown += [("mission", number, each.symbols) for number, each in enumerate(cards.mission)]
    for table, number, symbols in shown:
        strange = [letter for letter in symbols if letter not in allowed]
        if strange:
            file.fail(
                f"{table}[{number}].symbols",
                f"{strange[0]!r} is no family; the symbols are {', '.join(allowed)}",
            )


def check_totals(cards: CapCards, file: CardFile) -> None:
    """CAP-4, CAP-5: 70 maffiosi in each deck, 16 missions, 10 newspapers, a colour a player."""
    for number, maffioso in enumerate(cards.maffioso):
        if any(in_deck(maffioso.copies, deck) < 0 for deck in DECKS):
            file.fail(f"maffioso[{number}].copies", "there cannot be fewer than 0 copies")
    if len(cards.maffioso) > MOST_KINDS:
        file.fail("maffioso", f"there are more than {MOST_KINDS} kinds of maffiosi")
    for name, printed in PRINTED_TOTALS.items():
        if getattr(cards.totals, name).value != printed:
            file.fail(f"totals.{name}", f"the box has {printed} {name} (CAP-E35)")
    want = cards.totals.maffiosi.value
    for deck in DECKS:
        have = sum(in_deck(maffioso.copies, deck) for maffioso in cards.maffioso)
        if have != want:
            file.fail(
                "totals.maffiosi",
                f"the {deck} deck adds up to {have} maffiosi, and must be {want} (CAP-4)",
            )
    for kind, total, found in (
        ("missions", cards.totals.missions.value, len(cards.mission)),
        ("newspapers", cards.totals.newspapers.value, len(cards.newspaper)),
    ):
        if found != total:
            file.fail(f"totals.{kind}", f"there are {found} {kind}, and must be {total} (CAP-5)")
    check_colours(file, cards.colour, 7, "CAP-2")


def check_enough_cards(cards: CapCards, file: CardFile, rules: CapRules) -> None:
    """CAP-7, CAP-E37: without its squealers the first game still has a hand for everybody."""
    left, wanted = sum(rules.copies), rules.seats * cards.numbers.hand.value
    if left < wanted:
        number = next(number for number, man in enumerate(cards.maffioso) if man.squeals)
        file.fail(
            f"maffioso[{number}].copies",
            f"the first game is played without those who squeal, which leaves {left} maffiosi; "
            f"{rules.seats} players need {wanted} (CAP-E37)",
        )


def make_rules(seats: int, options: Mapping[str, str], file: CardFile) -> CapRules:
    """The rules of one table. CAP-7: the first game has no Tony, no newspapers, and a target of
    10."""
    cards = read_cards(file)
    deck = options["deck"]
    first_game = options["first_game"] == "on"
    letters = [family.symbol for family in cards.family]
    men = cards.maffioso
    papers = () if first_game else cards.newspaper
    numbers = {name: getattr(cards.numbers, name).value for name in Numbers.__struct_fields__}
    first_target = numbers.pop("first_game_target")
    if first_game:
        numbers["target"] = first_target
    rules = CapRules()
    rules.seats = seats
    rules.options = dict(options)
    rules.cards = cards
    rules.families = len(letters)
    rules.copies = tuple(
        0 if first_game and man.squeals else in_deck(man.copies, deck) for man in men
    )
    rules.symbols = tuple(man.symbols.count(letter) for man in men for letter in letters)
    rules.wild = tuple(man.symbols.count(ANY) for man in men)
    rules.stars = tuple(in_deck(man.stars, deck) for man in men)
    rules.extra_respect = tuple(man.extra_respect for man in men)
    rules.squeals = tuple(man.squeals for man in men)
    rules.steals = tuple(man.steals for man in men)
    rules.needs = tuple(
        mission.symbols.count(letter) for mission in cards.mission for letter in letters
    )
    rules.any_alike = tuple(mission.symbols.count(ANY) for mission in cards.mission)
    rules.max_stars = tuple(mission.max_stars for mission in cards.mission)
    rules.envelope = tuple(mission.envelope for mission in cards.mission)
    rules.effects = tuple(tuple(change.effect for change in paper.changes()) for paper in papers)
    rules.amounts = tuple(tuple(change.amount for change in paper.changes()) for paper in papers)
    rules.numbers = numbers
    check_enough_cards(cards, file, rules)
    rules.work_out()
    return rules

# Interpreted: structs of msgspec gain nothing from the compiler.
"""What is printed on the cards of one table, and what the numbers in a view stand for."""

import msgspec

from backroom.games.capo_della_mafia.actions import ACTIONS, CapAction, Choice
from backroom.games.capo_della_mafia.deck import Maffioso, in_deck
from backroom.games.capo_della_mafia.rules import CapRules
from backroom.games.capo_della_mafia.symbols import ANY
from backroom.games.capo_della_mafia.telling import CapTeller, says
from backroom.kernel.messages import Message


class SymbolPrinted(msgspec.Struct, frozen=True):
    """A skill, and the letter that stands for it in `symbols`."""

    letter: str
    name: str


class MaffiosoPrinted(msgspec.Struct, frozen=True):
    """A kind of card. Names are the same in every language, like everything in the box."""

    name: str
    symbols: str
    stars: int
    """Below 0: so many are taken off."""
    copies: int
    extra_respect: int
    squeals: int
    steals: int
    power: Message | None
    """What is special about him."""
    rule: str


class MissionPrinted(msgspec.Struct, frozen=True):
    name: str
    symbols: str
    stars: int
    """At most so many."""
    envelope: bool
    rule: str


class NewspaperPrinted(msgspec.Struct, frozen=True):
    name: str
    effect: Message
    text: str
    """What its owner wrote on it; the table sees to that (CAP-E38)."""
    rule: str


class ChoicePrinted(msgspec.Struct, frozen=True):
    """What the action of this number chooses: cards by their place, or whom to suspect."""

    choice: str
    picks: tuple[int, ...]
    suspect: int | None


class CapPrinted(msgspec.Struct, frozen=True):
    """Lists go by the numbers that views and events use."""

    symbols: tuple[SymbolPrinted, ...]
    maffiosi: tuple[MaffiosoPrinted, ...]
    missions: tuple[MissionPrinted, ...]
    newspapers: tuple[NewspaperPrinted, ...]
    choices: tuple[ChoicePrinted, ...]
    start_respect: int
    target: int
    hand: int
    refill_at_or_below: int
    mission_worth: int
    right_suspicion: int
    wrong_suspicion: int
    round_limit: int
    envelope: str
    """Which back brings a newspaper: of the "next" mission, or of the one "turned" (CAP-E1)."""


def print_matter(rules: CapRules) -> CapPrinted:
    """Everything that lies open in the box, under the rules of this table."""
    cards = rules.cards
    teller = CapTeller(rules)
    return CapPrinted(
        symbols=tuple(SymbolPrinted(family.symbol, family.name) for family in cards.family),
        maffiosi=tuple(print_maffioso(rules, kind, man) for kind, man in enumerate(cards.maffioso)),
        missions=tuple(
            MissionPrinted(
                mission.name, mission.symbols, mission.max_stars, mission.envelope, mission.rule
            )
            for mission in cards.mission
        ),
        newspapers=tuple(
            NewspaperPrinted(paper.name, teller.effect(number), paper.text, paper.rule)
            for number, paper in enumerate(cards.newspaper[: len(rules.effects)])
        ),
        choices=tuple(print_choice(action) for action in ACTIONS if isinstance(action, CapAction)),
        start_respect=rules.start_respect,
        target=rules.target,
        hand=rules.hand,
        refill_at_or_below=rules.refill_at_or_below,
        mission_worth=rules.mission_worth,
        right_suspicion=rules.right_suspicion,
        wrong_suspicion=rules.wrong_suspicion,
        round_limit=rules.round_limit,
        envelope=rules.options["envelope"],
    )


def print_maffioso(rules: CapRules, kind: int, man: Maffioso) -> MaffiosoPrinted:
    return MaffiosoPrinted(
        name=man.name,
        symbols=man.symbols,
        stars=in_deck(man.stars, rules.options["deck"]),
        copies=rules.copies[kind],
        extra_respect=man.extra_respect,
        squeals=man.squeals,
        steals=man.steals,
        power=power_of(rules, kind, man),
        rule=man.rule,
    )


def power_of(rules: CapRules, kind: int, man: Maffioso) -> Message | None:
    """CAP-45 to CAP-50: what the special maffiosi do."""
    if man.extra_respect:
        return says("power-extra-respect", amount=man.extra_respect)
    if man.squeals:
        return says("power-squeals", amount=man.squeals)
    if man.steals:
        return says("power-steals", amount=man.steals)
    if ANY in man.symbols:
        return says("power-any-symbol", amount=man.symbols.count(ANY))
    if rules.stars[kind] < 0:
        return says("power-fewer-stars", amount=-rules.stars[kind])
    return None


def print_choice(action: CapAction) -> ChoicePrinted:
    suspect = action.value if action.choice is Choice.SUSPECT and action.value >= 0 else None
    return ChoicePrinted(action.choice.value, action.picks or (), suspect)

# Interpreted: structs of msgspec gain nothing from the compiler.
"""What is printed on the table and the cards of Maffiosi: known to all, the same all game long."""

import msgspec

from backroom.games.maffiosi.actions import ACTIONS, MafAction
from backroom.games.maffiosi.board_file import UNIT
from backroom.games.maffiosi.event_words import dashed, says
from backroom.games.maffiosi.rules import (
    CARDS,
    JACK,
    MEN,
    NOTES,
    ROBBIE,
    MafRules,
    Thing,
)
from backroom.kernel.bundle import count_of
from backroom.kernel.messages import Message

CARD_RULES = {
    "beat_it": ("MAF-59", "MAF-60", "MAF-61"),
    "nightcap": ("MAF-55", "MAF-56", "MAF-57", "MAF-58"),
    "order_pie": ("MAF-50", "MAF-51"),
    "pass_it_on": ("MAF-52", "MAF-53"),
    "ka_boom": ("MAF-54",),
    "stab": ("MAF-43", "MAF-44", "MAF-45"),
    "fire": ("MAF-46", "MAF-47", "MAF-48", "MAF-49"),
    "move": ("MAF-62",),
}
THING_RULES = {
    Thing.NOTHING: "MAF-30",
    Thing.CASH_REGISTER: "MAF-28",
    Thing.CAFE: "MAF-26",
    Thing.RESTAURANT: "MAF-26",
    Thing.CASINO: "MAF-26",
    Thing.REVOLVER: "MAF-47",
    Thing.KNIFE: "MAF-44",
    Thing.DRINK: "MAF-55",
}
BUSINESSES = (Thing.CAFE, Thing.RESTAURANT, Thing.CASINO)
WEAPONS = {ROBBIE: Thing.REVOLVER, JACK: Thing.KNIFE}
"""MAF-43, MAF-46: whose hand is never empty."""


class ChairPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair, counted from 0; the next one is to its left, and after the last comes the first."""

    things: tuple[str, ...]
    """What lies in front of it: nothing, a thing, or two."""
    opposite: int | None
    """None if it is crossed: nobody sits opposite (MAF-49)."""


class ThingPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of thing on the table, and the rule that says what it is good for."""

    thing: str
    name: Message
    rule: str


class CardPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of card."""

    kind: str
    name: Message
    copies: int
    rules: tuple[str, ...]


class ManPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sort of gangster, and how many of them each player has at this table (MAF-2)."""

    sort: str
    name: Message
    count: int
    weapon: str | None
    """The thing that he carries himself."""


class NotePrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of banknote, and how many of them lie in the middle at first (MAF-4)."""

    value: int
    count: int


class ChoicePrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the action of this number does: to a card, a chair, the pie of a seat, a man by his sort
    (and 4 more if he sleeps), or a colour. Drinks go by their number in `drinks`."""

    do: str
    value: int | None
    drinks: tuple[int, ...]


class MafPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lists go by the numbers that views and events use; money is in dollars."""

    chairs: tuple[ChairPrinted, ...]
    side: int
    """So many chairs stand on each long side: first one side, then an end, and so on."""
    things: tuple[ThingPrinted, ...]
    businesses: tuple[str, ...]
    drinks: tuple[int, ...]
    """The chairs with a drink."""
    cards: tuple[CardPrinted, ...]
    men: tuple[ManPrinted, ...]
    colours: tuple[str, ...]
    """Those in use; by seat, unless they are chosen (MAF-E49)."""
    notes: tuple[NotePrinted, ...]
    bank: int
    hand: int
    markers: int
    nightcap_drinks: int
    boss_pays: int
    business_pays: int
    monopoly_pays: int
    register_times: int
    stall_rounds: int | None
    """Without money so many rounds end the game, if at all (MAF-E34)."""
    round_limit: int
    choices: tuple[ChoicePrinted, ...]


def print_matter(rules: MafRules) -> MafPrinted:
    """All that lies open in the box, for the table of these rules."""
    return MafPrinted(
        chairs=tuple(print_chair(rules, chair) for chair in range(len(rules.things))),
        side=int(rules.side),
        things=tuple(
            ThingPrinted(thing.value, says(f"thing-{dashed(thing.value)}"), rule)
            for thing, rule in THING_RULES.items()
        ),
        businesses=tuple(thing.value for thing in BUSINESSES),
        drinks=tuple(int(chair) for chair in rules.drink_chairs),
        cards=tuple(print_card(rules, kind) for kind in range(len(CARDS))),
        men=tuple(print_man(rules, sort) for sort in range(len(MEN))),
        colours=rules.colours[: rules.seats],
        notes=tuple(
            NotePrinted(int(value) * UNIT, int(count))
            for value, count in zip(NOTES, rules.notes, strict=True)
        ),
        bank=int(rules.bank) * UNIT,
        hand=int(rules.hand),
        markers=int(rules.markers),
        nightcap_drinks=int(rules.nightcap_drinks),
        boss_pays=int(rules.boss_pays) * UNIT,
        business_pays=int(rules.business_pays) * UNIT,
        monopoly_pays=int(rules.monopoly_pays) * UNIT,
        register_times=int(rules.register_times),
        stall_rounds=int(rules.stall_rounds) if rules.stall_guard else None,
        round_limit=int(rules.round_limit),
        choices=tuple(print_choice(each) for each in ACTIONS if isinstance(each, MafAction)),
    )


def print_chair(rules: MafRules, chair: int) -> ChairPrinted:
    facing = int(rules.opposite[chair])
    things = tuple(thing.value for thing in rules.things[chair])
    return ChairPrinted(things, None if facing < 0 else facing)


def print_card(rules: MafRules, kind: int) -> CardPrinted:
    name = CARDS[kind]
    copies = int(count_of(rules.deck, kind))
    return CardPrinted(name, says(f"card-{dashed(name)}"), copies, CARD_RULES[name])


def print_man(rules: MafRules, sort: int) -> ManPrinted:
    weapon = WEAPONS.get(sort)
    return ManPrinted(
        sort=MEN[sort],
        name=says(f"man-{MEN[sort]}"),
        count=rules.crew[sort],
        weapon=None if weapon is None else weapon.value,
    )


def print_choice(action: MafAction) -> ChoicePrinted:
    if action.picks is not None:
        return ChoicePrinted(action.do.value, None, action.picks)
    return ChoicePrinted(action.do.value, int(action.value), ())

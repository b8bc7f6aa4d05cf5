# Interpreted: structs of msgspec gain nothing from the compiler.
"""What is printed on the board and the cards of Counterfeiters: known to all, all game long."""

import msgspec

from backroom.games.counterfeiters.actions import PASS, PLACE, SELL, TAKE
from backroom.games.counterfeiters.rules import KINDS, CftRules, Place, Special
from backroom.games.counterfeiters.telling import CftTeller
from backroom.kernel.messages import Message

USES = {
    "printer": Place.PRINT,
    "ink": Place.PRINT,
    "paper": Place.PRINT,
    "hologram": Place.PRINT,
    "private_jet": Place.PRIVATE_JET,
}
"""CFT-29, CFT-30, CFT-43: the cards that one uses by sending a henchman somewhere."""
VISITS = (Special.GODFATHER, Special.END)


class PrintedSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action space. Money is in dollars."""

    place: str
    name: Message
    price: int | None
    """Of a market slot."""
    trash: bool
    """Its card is thrown away at the end of a round."""
    cap: bool
    sunglasses: bool
    place_action: int
    """The number of the action that sends a henchman here."""
    take_action: int
    """The number of the action by which a lawyer takes one away from here."""


class CftPrinted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board, the track, the cards and the prices."""

    spaces: tuple[PrintedSpace, ...]
    track: tuple[str, ...]
    """What happens on each space of the police track."""
    visits: tuple[int, ...]
    """The spaces of the track on which the Godfather comes (CFT-45, CFT-63)."""
    kinds: tuple[Message, ...]
    """The names of the cards, by kind."""
    uses: tuple[str | None, ...]
    """The place where a card of each kind is used, if there is one."""
    cards: tuple[tuple[int, ...], ...]
    """Of the draw pile A, B, C and D: how many cards of each kind, with so many players."""
    starters: tuple[int, ...]
    """The components with which players may start, by kind (CFT-11)."""
    start_cash: tuple[int, ...]
    """In the order of play (CFT-10)."""
    start: int
    """The space of the track on which the officer starts."""
    refused: tuple[int, ...]
    """By space of the track: the best quality that supermarkets then refuse; 0 is none."""
    fake_piles: tuple[int, ...]
    """By quality: how many fakes are in the box."""
    fake_piles_limited: bool
    real_notes: tuple[int, ...]
    """How many $10 and $50 notes are in the box; empty if the card file does not say."""
    real_notes_limited: bool
    fakes_per_printer: int
    round_limit: int
    henchmen: int
    note: int
    """What a fake is worth at the supermarket."""
    supermarket_most: int
    receiver_pays: tuple[int, ...]
    """By quality."""
    receiver_most: int
    tax_fraud: int
    fare: int
    sales: dict[str, int]
    """The number of the action that hands in so many notes of one, two and three stars."""
    pass_action: int


def print_matter(rules: CftRules) -> CftPrinted:
    teller = CftTeller(rules)
    notes = rules.board.ladders.real_notes
    return CftPrinted(
        spaces=tuple([printed_space(rules, teller, space) for space in range(int(rules.spaces))]),
        track=tuple([special.value for special in rules.track]),
        visits=tuple([space for space, special in enumerate(rules.track) if special in VISITS]),
        kinds=tuple([named(teller, kind) for kind in range(int(rules.kinds))]),
        uses=tuple([used_at(kind) for kind in range(int(rules.kinds))]),
        cards=tuple([by_kind(rules, pile) for pile in rules.piles]),
        starters=rules.starters,
        start_cash=tuple([int(cash) * 10 for cash in rules.start_cash[: rules.seats]]),
        start=int(rules.start),
        refused=tuple([int(level) for level in rules.levels]),
        fake_piles=tuple([int(count) for count in rules.fake_pile]),
        fake_piles_limited=bool(rules.limited),
        real_notes=() if notes is None else notes.values,
        real_notes_limited=bool(rules.limited_notes),
        fakes_per_printer=int(rules.fakes_per_printer),
        round_limit=int(rules.round_limit),
        henchmen=int(rules.henchmen),
        note=int(rules.note) * 10,
        supermarket_most=int(rules.supermarket_most),
        receiver_pays=tuple([int(pays) * 10 for pays in rules.receiver_pays]),
        receiver_most=int(rules.receiver_most),
        tax_fraud=int(rules.tax_fraud) * 10,
        fare=int(rules.regular_flight) * 10,
        sales={" ".join(map(str, sale.notes)): int(sale.index) for sale in SELL},
        pass_action=int(PASS.index),
    )


def printed_space(rules: CftRules, teller: CftTeller, space: int) -> PrintedSpace:
    place = rules.places[space]
    return PrintedSpace(
        place=place.value,
        name=teller.space(space),
        price=int(rules.prices[space]) * 10 if place is Place.MARKET else None,
        trash=bool(rules.trash[space]) if place is Place.MARKET else False,
        cap=bool(rules.caps[space]),
        sunglasses=bool(rules.sunglasses[space]),
        place_action=int(PLACE[space].index),
        take_action=int(TAKE[space].index),
    )


def by_kind(rules: CftRules, pile: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([pile.count(kind) for kind in range(int(rules.kinds))])


def named(teller: CftTeller, kind: int) -> Message:
    return teller.card("card", kind)


def used_at(kind: int) -> str | None:
    place = USES.get(KINDS[kind]) if kind < len(KINDS) else None
    return None if place is None else place.value

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
    return CftPrinted(
        spaces=tuple([printed_space(rules, teller, space) for space in range(int(rules.spaces))]),
        track=tuple([special.value for special in rules.track]),
        visits=tuple([space for space, special in enumerate(rules.track) if special in VISITS]),
        kinds=tuple([named(teller, kind) for kind in range(int(rules.kinds))]),
        uses=tuple([used_at(kind) for kind in range(int(rules.kinds))]),
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


def named(teller: CftTeller, kind: int) -> Message:
    return teller.card("card", kind)


def used_at(kind: int) -> str | None:
    place = USES.get(KINDS[kind]) if kind < len(KINDS) else None
    return None if place is None else place.value

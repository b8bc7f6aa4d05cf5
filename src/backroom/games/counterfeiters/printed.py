"""What is printed on the board and the cards of Counterfeiters: known to all, all game long."""

import msgspec

from backroom.games.counterfeiters.actions import PLACE, SELL, TAKE
from backroom.games.counterfeiters.rules import CftRules, Place
from backroom.games.counterfeiters.telling import CftTeller
from backroom.kernel.messages import Message


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
    kinds: tuple[Message, ...]
    """The names of the cards, by kind."""
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


def print_matter(rules: CftRules) -> CftPrinted:
    teller = CftTeller(rules)
    return CftPrinted(
        spaces=tuple([printed_space(rules, teller, space) for space in range(int(rules.spaces))]),
        track=tuple([special.value for special in rules.track]),
        kinds=tuple([named(teller, kind) for kind in range(int(rules.kinds))]),
        henchmen=int(rules.henchmen),
        note=int(rules.note) * 10,
        supermarket_most=int(rules.supermarket_most),
        receiver_pays=tuple([int(pays) * 10 for pays in rules.receiver_pays]),
        receiver_most=int(rules.receiver_most),
        tax_fraud=int(rules.tax_fraud) * 10,
        fare=int(rules.regular_flight) * 10,
        sales={" ".join(map(str, sale.notes)): int(sale.index) for sale in SELL},
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

# Interpreted: structs of msgspec gain nothing from the compiler.
"""What can still be laid on a deal's paper, and why not the rest: for whoever builds an offer piece
by piece (LCN-94 to LCN-96)."""

import msgspec

from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import BUSINESSES, MEN
from backroom.games.la_cosa_nostra.state import LcnState
from backroom.games.la_cosa_nostra.trade.deal_checks import (
    why_not_offer,
    why_not_promises,
    why_not_sides,
)
from backroom.games.la_cosa_nostra.trade.terms import (
    MOST_MONEY,
    Offer,
    Promise,
    PromiseKind,
)
from backroom.kernel.bitset import has
from backroom.kernel.game import Game
from backroom.kernel.messages import Refusal
from backroom.kernel.queries import Answer, Query
from backroom.kernel.state import State

ANY_PROMISE = Promise(PromiseKind.NO_ATTACK)


class PieceFound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One more card for one side of the paper."""

    part: str
    """businesses, gangsters, permits or returns: where in the side it goes."""
    card: int
    refusal: Refusal | None


class SideFound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one side could give besides what it gives already."""

    most_cash: int
    pieces: tuple[PieceFound, ...]
    promise: Refusal | None
    """Why not one more promise."""


class PiecesFound(Answer, frozen=True):
    gives: SideFound
    gets: SideFound
    refusal: Refusal | None
    """Why the paper cannot be offered as it is."""


class Pieces(Query, frozen=True):
    """What more could I lay on this paper?"""

    offer: Offer

    def answer(self, game: Game, world: State, seat: int) -> PiecesFound | Refusal:
        assert isinstance(world, LcnState)
        offer = self.offer
        if seat < 0 or not 0 <= offer.partner < world.seats or offer.partner == seat:
            return Refusal("LCN-E81", "no_partner")
        return PiecesFound(
            gives=side_found(world, seat, offer, True),
            gets=side_found(world, seat, offer, False),
            refusal=why_not_offer(world, seat, offer),
        )


def side_found(table: Position, seat: int, offer: Offer, mine: bool) -> SideFound:
    giver, taker = (seat, offer.partner) if mine else (offer.partner, seat)
    side, other = (offer.gives, offer.gets) if mine else (offer.gets, offer.gives)

    def more(part: str, card: int) -> PieceFound:
        grown = msgspec.structs.replace(side, **{part: (*getattr(side, part), card)})
        return PieceFound(part, card, why_not_sides(table, giver, taker, grown, other))

    promised = msgspec.structs.replace(side, promises=(*side.promises, ANY_PROMISE))
    return SideFound(
        most_cash=min(int(table.cash[giver]) * 1000, MOST_MONEY),
        pieces=tuple([more(part, card) for part, card in in_question(table, giver, taker)]),
        promise=why_not_promises(promised),
    )


def in_question(table: Position, giver: int, taker: int) -> list[tuple[str, int]]:
    """The cards of the giver, what his gangsters are about to buy, and the other's cards on which
    he has a marker."""
    found = [
        (part, card)
        for card in range(BUSINESSES)
        if has(table.town.owned[giver], card)
        for part in ("permits", "businesses")
    ]
    found += [("permits", card) for card in range(BUSINESSES) if is_buying(table, giver, card)]
    found += [("gangsters", man) for man in range(MEN) if has(table.crew.men[giver], man)]
    return found + [
        ("returns", card)
        for card in range(BUSINESSES)
        if table.keeper_of(card) == taker and table.markers_on(card, giver) > 0
    ]


def is_buying(table: Position, giver: int, card: int) -> bool:
    """LCN-92: is this a planned purchase of this player?"""
    buyer = table.buyer_of(card)
    return buyer >= 0 and has(table.crew.men[giver], buyer)

# Interpreted: structs of msgspec gain nothing from the compiler.
"""Deals and promises as they are spoken: the structs that offers are made of (LCN-78 to LCN-98).

Money is in dollars, as people say it; cards are numbers of businesses and gangsters.
"""

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec

MOST_MONEY = 1_000_000
MOST_WORDS = 200

Number: TypeAlias = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
"""A number from outside: within what compiled rules can hold."""


class PromiseKind(Enum):
    """What can be promised: typed, so that the table can see whether it was kept, or in words."""

    NO_ATTACK = "no_attack"
    """I will not attack you in this round."""
    SHARE = "share"
    """You get half of what my next Cash Job of this round pays."""
    REPAY = "repay"
    """I pay you so much before the next round begins."""
    WORDS = "words"
    """Anything else; only people can judge it."""


class Promise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One promise; `amount` is only said for a repayment, `words` only for free words."""

    kind: PromiseKind
    amount: Number = 0
    words: str = ""


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one side of a deal gives (LCN-E77): all of it at once, when the deal is struck."""

    cash: Number = 0
    businesses: tuple[Number, ...] = ()
    gangsters: tuple[Number, ...] = ()
    permits: tuple[Number, ...] = ()
    """Own businesses, or planned purchases, on which the other may put a marker."""
    returns: tuple[Number, ...] = ()
    """The other's businesses from which one takes one's own marker back."""
    promises: tuple[Promise, ...] = ()


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="offer"):
    """A deal proposed to one other player; `answers` is the offer that it counters."""

    partner: Number
    gives: Side
    gets: Side
    answers: Number | None = None


class Withdraw(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="withdraw"
):
    """The proposer takes an open offer off the table (LCN-E81)."""

    slot: Number


class TakeBack(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="take_back"
):
    """LCN-88: the owner of a marker takes it back from a business."""

    business: Number


class Pledge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="pledge"):
    """A promise to somebody without a deal (LCN-94)."""

    partner: Number
    promise: Promise


Terms = Offer | Withdraw | TakeBack | Pledge


class OfferBefore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The offer that a counter-offer answers: what its partner, who made it, would have given and
    got."""

    gives: Side
    gets: Side


class OpenOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An offer on the table, for all eyes."""

    slot: int
    proposer: int
    partner: int
    gives: Side
    gets: Side
    answers: OfferBefore | None = None
    """What it is a counter-offer to."""
    number: int = 1
    """1 for an offer, 2 for its counter-offer, 3 for the counter to that …"""


class PromiseMade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A promise that the table remembers, and what it has seen of it (LCN-E77)."""

    by: int
    to: int
    promise: Promise
    round: int
    status: str
    """open, kept, broken or void."""
    owed: int
    """In dollars: what is still to be paid, once that is known."""
    payable: bool
    """Has its debtor had that much while trade was open?"""

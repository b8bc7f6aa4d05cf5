# Interpreted: structs of msgspec gain nothing from the compiler.
"""What a Cash Job needs, what serves it, and who could help with what is missing (LCN-76 to
LCN-79)."""

import msgspec

from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import KINDS, PURCHASE
from backroom.games.la_cosa_nostra.steps.cash_jobs import marked_of_kind
from backroom.kernel.bitset import has, members


class Helper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A business that would do, if its owner allowed a marker on it."""

    seat: int
    business: int
    planned: bool
    """Is it still to be bought (LCN-92)? One's own then serves once it is paid."""


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prerequisite of a job."""

    kind: int
    serves: str
    """own, marker or missing."""
    business: int | None
    """What serves, or would: own cards come first (LCN-E47)."""
    owner: int | None
    helpers: tuple[Helper, ...]
    """Where it is missing: whose business would do."""


def needs_of(table: Position, seat: int, job: int) -> tuple[Need, ...]:
    """By kind of business; two of a kind take two different cards (LCN-E47)."""
    found: list[Need] = []
    for kind in range(KINDS):
        wanted = int(table.rules.needs[job][kind])
        if wanted == 0:
            continue
        own = members(table.active_of_kind(seat, kind))[:wanted]
        marked = members(marked_of_kind(table, seat, kind))[: wanted - len(own)]
        helpers = helpers_for(table, seat, kind, marked)
        found += [Need(kind, "own", business, seat, ()) for business in own]
        found += [
            Need(kind, "marker", business, int(table.owner_of_business(business)), ())
            for business in marked
        ]
        missing = wanted - len(own) - len(marked)
        found += [Need(kind, "missing", None, None, helpers)] * missing
    return tuple(found)


def missing_in(needs: tuple[Need, ...]) -> int:
    return len([need for need in needs if need.serves == "missing"])


def helpers_for(table: Position, seat: int, kind: int, marked: list[int]) -> tuple[Helper, ...]:
    """Active businesses of this kind before others, without those that serve by a marker already,
    and planned purchases of anybody."""
    found = [
        Helper(other, business, False)
        for other in range(table.seats)
        if other != seat
        for business in members(table.active_of_kind(other, kind))
        if business not in marked
    ]
    for man, task in enumerate(table.crew.tasks):
        if task >= PURCHASE and has(table.rules.of_kind[kind], task - PURCHASE):
            found.append(Helper(int(table.owner_of_man(man)), task - PURCHASE, True))
    return tuple(found)

"""Makes a view: every field is put in on purpose, the default is nothing."""

from typing import Final

from mypy_extensions import i64

from backroom.games.maffiosi.chairs import CHAIRS, chairs_in, how_many
from backroom.games.maffiosi.knowledge import sees_money_of, surely_fresh, surely_stale
from backroom.games.maffiosi.position import GONE, Position
from backroom.games.maffiosi.rules import ASLEEP, HENKIE, MEN
from backroom.games.maffiosi.threats import (
    blast_of,
    can_stab,
    income,
    line_of_fire,
    pie_goes_to,
)
from backroom.games.maffiosi.view import FamilyView, MafView, ManView
from backroom.kernel.bundle import counts, listed, size
from backroom.kernel.seats import MAX_SEATS, holds

_MEN: Final = [
    ManView(man // 8, man % ASLEEP, man % 8 > HENKIE) for man in range(MAX_SEATS * 2 * ASLEEP)
]
"""Every man there can be: eight times the seat, plus his sort, and 4 more when he sleeps."""


def view_of(position: Position, seat: i64) -> MafView:
    """What this seat knows; the spectator knows what lies open for all."""
    lifted: ManView | None = None
    if position.lifted >= 0:
        lifted = _MEN[8 * position.mover() + position.lifted]
    return MafView(
        seat=seat,
        round=position.round,
        turn=position.turn,
        first=position.first,
        order=order_of_play(position),
        step=position.step.value,
        ending=position.ending.value,
        card=none_if_below_zero(position.card),
        played=position.played,
        placing=none_if_below_zero(position.placing),
        lifted=lifted,
        lifted_from=none_if_below_zero(position.lifted_from),
        men=men_by_chair(position),
        bank=position.bank * 1000,
        bank_notes=tuple(position.notes[:3]) if position.rules.strict_notes else None,
        markers=position.markers_left(),
        pile=size(position.pile),
        discards=counts(position.discards),
        removed=counts(position.gone),
        shuffled=counts(position.shuffled),
        turns_without_money=sum(position.dry),
        families=tuple([family_view(position, seat, other) for other in range(position.seats)]),
        hand=listed(position.hands[seat]) if seat >= 0 else None,
    )


def order_of_play(position: Position) -> tuple[int, ...]:
    """MAF-16: who sits to whose left, beginning with the first."""
    order = [int(position.first)]
    while len(order) < position.seats:
        order.append(position.left[order[-1]])
    return tuple(order)


def none_if_below_zero(number: i64) -> int | None:
    return None if number < 0 else number


def men_by_chair(position: Position) -> tuple[ManView | None, ...]:
    men: list[ManView | None] = [None] * CHAIRS
    for seat in range(position.seats):
        for sort in range(len(MEN)):
            chairs: i64 = position.men[seat] & position.sorts[sort]
            chair: i64 = 0
            while chairs != 0:
                if chairs & 1:
                    asleep: i64 = ASLEEP if position.is_asleep(chair) else 0
                    men[chair] = _MEN[8 * seat + sort + asleep]
                chairs >>= 1
                chair += 1
    return tuple(men)


def family_view(position: Position, seat: i64, other: i64) -> FamilyView:
    open_to_seat = sees_money_of(position, seat, other)
    strict = position.rules.strict_notes and open_to_seat
    pie: i64 = position.pies[other]
    colour: i64 = position.colours[other]
    return FamilyView(
        colour=None if colour < 0 else position.rules.colours[colour],
        money=position.money[other] * 1000 if open_to_seat else None,
        notes=tuple(position.notes[3 * (other + 1) : 3 * (other + 2)]) if strict else None,
        cards=size(position.hands[other]),
        surely_old=surely_stale(position, other),
        surely_new=surely_fresh(position, other),
        men=how_many(position.men[other]),
        waiting=counts(position.waiting[other]),
        out=position.is_out(other),
        asked=holds(position.pending, other),
        income=income(position, other) * 1000,
        can_stab=chairs_in(can_stab(position, other)),
        line_of_fire=chairs_in(line_of_fire(position, other)),
        pie=none_if_below_zero(pie),
        pie_gone=pie == GONE,
        blast=chairs_in(blast_of(position, other)),
        pie_left=none_if_below_zero(pie_goes_to(position, other, True)),
        pie_right=none_if_below_zero(pie_goes_to(position, other, False)),
    )

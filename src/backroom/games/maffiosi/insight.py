# Interpreted: structs of msgspec gain nothing from the compiler.
"""What follows from what everybody sees: incomes, threats, pies, and who takes the last note.

Nothing of it is hidden, so it is the same for every seat and for the spectator.
"""

import msgspec

from backroom.games.maffiosi.accounts import sum_of
from backroom.games.maffiosi.chairs import CHAIRS, beside, chairs_in, only_chair
from backroom.games.maffiosi.events import Earnings
from backroom.games.maffiosi.fortunes import earnings_in
from backroom.games.maffiosi.money import pay
from backroom.games.maffiosi.position import NONE, Position, Step
from backroom.games.maffiosi.state import MafState
from backroom.games.maffiosi.threats import (
    blast_of,
    can_stab,
    doubled,
    earnings,
    income,
    line_of_fire,
    pie_goes_to,
    shooters,
    stabbers,
)
from backroom.games.maffiosi.viewing import none_if_below_zero

NO_ACCOUNT = 0
"""Nobody keeps books of what has not happened."""


class ManInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a man on his chair can do, and what can be done to him, with the right card."""

    stabs: tuple[int, ...]
    """The chairs of those whom he could stab."""
    shoots: int | None
    """The chair of the one whom he could shoot."""
    stabbed_from: tuple[int, ...]
    """The chairs of those who could stab him."""
    shot_from: int | None
    """The chair of the one who could shoot him."""
    pies: tuple[int, ...]
    """The owners of the pies that would blow him up."""
    earns: int
    """What his family would earn less without him."""


class FamilyInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's income by its sources, and whom the player could kill now with which card."""

    income: int
    sources: Earnings
    can_stab: tuple[int, ...]
    can_shoot: tuple[int, ...]


class PieInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pie on the table."""

    owner: int
    chair: int
    fuse: int | None
    """It explodes at the beginning of the turn that is so many turns away; never by itself if its
    owner is out (MAF-64)."""
    blast: tuple[int, ...]
    left: int | None
    """The chair to which it could be passed on the left."""
    right: int | None


class PaymentForeseen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player will take from the middle in a turn to come."""

    seat: int
    round: int
    money: int


class Forecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every payment to come as long as incomes stay as they are; the last one takes the last
    note (MAF-32)."""

    payments: tuple[PaymentForeseen, ...]
    runs_dry: bool
    """Does the middle ever run dry like this?"""


class MafInsight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Money is in dollars, chairs count from 0."""

    families: tuple[FamilyInsight, ...]
    men: tuple[ManInsight | None, ...]
    """By chair."""
    pies: tuple[PieInsight, ...]
    forecast: Forecast


def insight_into(world: MafState, seat: int) -> MafInsight:
    """What follows for this seat, or for anybody."""
    return MafInsight(
        families=tuple(family_insight(world, other) for other in range(world.seats)),
        men=tuple(man_insight(world, chair) for chair in range(CHAIRS)),
        pies=tuple(pie_insight(world, owner) for owner, at in enumerate(world.pies) if at >= 0),
        forecast=forecast_of(world),
    )


def family_insight(position: Position, seat: int) -> FamilyInsight:
    awake = position.awake(seat)
    account = earnings(position, awake)
    total = doubled(position, awake, sum_of(account))
    return FamilyInsight(
        income=total * 1000,
        sources=earnings_in(account, total),
        can_stab=chairs_in(can_stab(position, seat)),
        can_shoot=chairs_in(line_of_fire(position, seat)),
    )


def man_insight(position: Position, chair: int) -> ManInsight | None:
    """None if nobody sits there."""
    owner = position.owner_at(chair)
    if owner == NONE:
        return None
    here = only_chair(chair)
    others = position.occupied() & ~position.men[owner]
    facing = position.rules.opposite[chair]
    rival = NONE if facing < 0 else position.owner_at(facing)
    meets = rival not in (NONE, owner)
    stabbed_from = 0
    for other in range(position.seats):
        if other != owner:
            stabbed_from |= stabbers(position, other) & beside(here)
    armed = stabbers(position, owner) & here
    return ManInsight(
        stabs=chairs_in(beside(here) & others if armed else 0),
        shoots=facing if meets and shooters(position, owner) & here else None,
        stabbed_from=chairs_in(stabbed_from),
        shot_from=facing if meets and shooters(position, rival) & only_chair(facing) else None,
        pies=tuple(pie for pie in range(position.seats) if blast_of(position, pie) & here),
        earns=(income(position, owner) - income_without(position, owner, here)) * 1000,
    )


def income_without(position: Position, owner: int, chairs: int) -> int:
    """What the family would earn if its men on these chairs did not."""
    men = position.men[owner]
    position.men[owner] = men & ~chairs
    left = income(position, owner)
    position.men[owner] = men
    return int(left)


def pie_insight(position: Position, owner: int) -> PieInsight:
    return PieInsight(
        owner=owner,
        chair=position.pies[owner],
        fuse=fuse_of(position, owner),
        blast=chairs_in(blast_of(position, owner)),
        left=none_if_below_zero(pie_goes_to(position, owner, True)),
        right=none_if_below_zero(pie_goes_to(position, owner, False)),
    )


def fuse_of(position: Position, owner: int) -> int | None:
    """MAF-19, MAF-64: how many turns away its owner's next turn is."""
    if position.is_out(owner):
        return None
    seat, turns = position.left[position.turn], 1
    while seat != owner:
        turns += not position.is_out(seat)
        seat = position.left[seat]
    return turns


def forecast_of(world: MafState) -> Forecast:
    """Turn after turn everybody takes what he earns now, until the middle is empty, or for ever
    (MAF-E43)."""
    table = world.clone()
    earned = [int(income(table, seat)) for seat in range(table.seats)]
    payments: list[PaymentForeseen] = []
    if table.step is Step.OVER or not any(earned):
        return Forecast((), False)
    seat, round = next_to_be_paid(table)
    while table.bank > 0 and round <= table.rules.round_limit:
        if earned[seat]:
            before = table.bank
            pay(table, seat, earned[seat], NO_ACCOUNT)
            payments.append(PaymentForeseen(seat, round, int(before - table.bank) * 1000))
        seat = table.left[seat]
        round += seat == table.first
    return Forecast(tuple(payments), table.bank == 0)


def next_to_be_paid(position: Position) -> tuple[int, int]:
    """The next turn and its round; whoever has the turn has been paid, unless nobody has begun."""
    if position.round == 0:
        return int(position.first), 1
    seat = position.left[position.turn]
    return seat, int(position.round) + (seat == position.first)

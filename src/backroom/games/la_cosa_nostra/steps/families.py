"""Families, their first businesses, and the first market (LCN-18 to LCN-24, LCN-E69, LCN-E93)."""

from typing import Final, final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.actions import Do, Kind
from backroom.games.la_cosa_nostra.events.announce_rounds import (
    tell_family_chosen,
    tell_market_filled,
)
from backroom.games.la_cosa_nostra.pieces.businesses import draw_business, update_monopolies
from backroom.games.la_cosa_nostra.position import Position, family_men
from backroom.games.la_cosa_nostra.rules import FIRST_FAMILIES
from backroom.games.la_cosa_nostra.steps import draw_phase
from backroom.games.la_cosa_nostra.steps.step import Sieve, Step, Why
from backroom.kernel.bitset import count, first, has, just, members
from backroom.kernel.seats import only

TAKEN: Final = Why("LCN-E93", "family_taken", "family")
FIRST_GAME: Final = Why("LCN-29", "first_families")


@final
class ChooseFamily(Step):
    """LCN-18, LCN-E93: one after the other, from the start player clockwise."""

    def ask(self, position: Position) -> None:
        position.pending = only(position.turn)

    def sift(self, position: Position, seat: i64, do: Kind, left: i64, sieve: Sieve) -> i64:
        taken: i64 = 0
        to_choose: i64 = 0
        for family in position.family:
            if family >= 0:
                taken |= just(family)
            else:
                to_choose += 1
        left = sieve.never(left, taken, TAKEN)
        wanted = FIRST_FAMILIES & ~taken
        if position.rules.first_families and count(wanted) >= to_choose:
            left = sieve.only(left, wanted, FIRST_GAME)
        return left

    def answer(self, position: Position, seat: i64, do: Kind, value: i64) -> None:
        position.family[seat] = value
        lay_out_family(position, seat, value)
        tell_family_chosen(position, seat, value)
        position.turn = position.after_seat(seat)
        if position.turn == position.start:
            position.pending = 0
            open_town(position)
        else:
            self.ask(position)


def lay_out_family(position: Position, seat: i64, family: i64) -> None:
    """LCN-18 to LCN-20, LCN-E68: three gangsters and the first businesses on the table, three
    gangsters under the boss; what nobody needs stays in the stack."""
    for man in members(family_men(family)):
        if position.rules.price[man] == 0:
            position.crew.men[seat] |= just(man)
        else:
            position.crew.recruits[seat] |= just(man)
    stack: i64 = position.town.stack[0]
    for kind in position.rules.start_businesses[family]:
        card = first(stack & position.rules.of_kind[kind])
        stack &= ~just(card)
        position.town.owned[seat] |= just(card)
    position.town.stack = [int(stack)]


def open_town(position: Position) -> None:
    """LCN-16, LCN-21: the market is laid out, everybody gets the first influence cards, and the
    first round begins."""
    fill_first_market(position)
    update_monopolies(position)
    if position.rules.influence_from == 1:
        draw_phase.deal_start_sets(position)
    draw_phase.start_round(position)


def fill_first_market(position: Position) -> None:
    """LCN-21 to LCN-24: four different kinds, at most one Company; what does not fit goes back
    into the stack."""
    rules = position.rules
    slot: i64 = 0
    misfits: i64 = 0
    kinds: list[int] = []
    companies: i64 = 0
    while slot < rules.market:
        card = draw_business(position)
        kind = rules.business_kind[card]
        company = has(rules.companies, card)
        if kind in kinds or (company and companies > 0):
            misfits |= just(card)
            continue
        kinds.append(kind)
        companies += 1 if company else 0
        position.town.market[slot] = card
        tell_market_filled(position, slot, card)
        slot += 1
    if misfits != 0:
        position.town.stack = [int(misfits | sum(position.town.stack))]


CHOOSE_FAMILY: Final = ChooseFamily("choose_family", [Do.FAMILY], ("LCN-18", "LCN-29", "LCN-E93"))

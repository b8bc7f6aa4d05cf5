"""Money from the bank: pay, income and bonuses (LCN-75, LCN-118, LCN-V4)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_jobs import tell_paid
from backroom.games.la_cosa_nostra.events.announce_rounds import tell_bonus_paid, tell_income_paid
from backroom.games.la_cosa_nostra.pieces.ledger import (
    BUSINESS_BONUS,
    BUSINESSES,
    MONOPOLIES,
    enter,
)
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import KINDS
from backroom.kernel.bitset import count


def pay_from_bank(position: Position, seat: i64, money: i64, line: i64) -> None:
    if money > 0:
        enter(position, seat, line, money)
        tell_paid(position, seat, money)


def income(position: Position, seat: i64) -> i64:
    """LCN-118, LCN-125: what the businesses bring, and the monopolies."""
    return business_income(position, seat) + monopoly_income(position, seat)


def business_income(position: Position, seat: i64) -> i64:
    """LCN-118, LCN-129: of the active businesses."""
    rules = position.rules
    active = position.active(seat)
    total: i64 = 0
    for kind in range(KINDS):
        total += count(active & rules.of_kind[kind]) * rules.business_income[kind]
    return total


def monopoly_income(position: Position, seat: i64) -> i64:
    """LCN-125: 5,000 for each monopoly."""
    total: i64 = 0
    for holder in position.town.monopolies:
        if holder == seat:
            total += position.rules.monopoly_pays
    return total


def pay_incomes(position: Position) -> None:
    """LCN-118, LCN-E71: everybody at once."""
    for seat in range(position.seats):
        pay_income(position, seat, 1, BUSINESSES, MONOPOLIES)
    pay_business_bonus(position, BUSINESS_BONUS)


def pay_income(
    position: Position, seat: i64, times: i64, businesses_line: i64, monopolies_line: i64
) -> None:
    """LCN-118, LCN-149: once at payday, twice at the end."""
    businesses = times * business_income(position, seat)
    monopolies = times * monopoly_income(position, seat)
    if businesses + monopolies > 0:
        enter(position, seat, businesses_line, businesses)
        enter(position, seat, monopolies_line, monopolies)
        tell_income_paid(position, seat, businesses, monopolies)


def pay_business_bonus(position: Position, line: i64) -> None:
    """LCN-V4, LCN-E74: 5,000 for the highest income; on a tie nobody gets it."""
    if not position.rules.pays_business_bonus:
        return
    incomes: list[int] = [income(position, seat) for seat in range(position.seats)]
    most = max(incomes)
    if incomes.count(most) == 1:
        pay_bonus(position, incomes.index(most), position.rules.business_bonus, "business", line)


def pay_bonus(position: Position, seat: i64, money: i64, bonus: str, line: i64) -> None:
    enter(position, seat, line, money)
    tell_bonus_paid(position, seat, money, bonus)

"""Money from the bank: pay, income and bonuses (LCN-75, LCN-118, LCN-V4)."""

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.announce_jobs import tell_paid
from backroom.games.la_cosa_nostra.events.announce_rounds import tell_bonus_paid, tell_income_paid
from backroom.games.la_cosa_nostra.position import Position
from backroom.games.la_cosa_nostra.rules import KINDS, MONOPOLIES
from backroom.kernel.bitset import count


def pay_from_bank(position: Position, seat: i64, money: i64) -> None:
    if money > 0:
        position.cash[seat] += money
        tell_paid(position, seat, money)


def income(position: Position, seat: i64) -> i64:
    """LCN-118, LCN-125, LCN-129: the active businesses, and 5,000 for each monopoly."""
    rules = position.rules
    active = position.active(seat)
    total: i64 = 0
    for kind in range(KINDS):
        total += count(active & rules.of_kind[kind]) * rules.business_income[kind]
    for monopoly in range(len(MONOPOLIES)):
        if position.town.monopolies[monopoly] == seat:
            total += rules.monopoly_pays
    return total


def pay_incomes(position: Position) -> None:
    """LCN-118, LCN-E71: everybody at once."""
    for seat in range(position.seats):
        money = income(position, seat)
        if money > 0:
            position.cash[seat] += money
            tell_income_paid(position, seat, money)
    pay_business_bonus(position)


def pay_business_bonus(position: Position) -> None:
    """LCN-V4, LCN-E74: 5,000 for the highest income; on a tie nobody gets it."""
    if not position.rules.pays_business_bonus:
        return
    incomes: list[int] = [income(position, seat) for seat in range(position.seats)]
    most = max(incomes)
    if incomes.count(most) == 1:
        pay_bonus(position, incomes.index(most), position.rules.business_bonus, "business")


def pay_bonus(position: Position, seat: i64, money: i64, bonus: str) -> None:
    position.cash[seat] += money
    tell_bonus_paid(position, seat, money, bonus)

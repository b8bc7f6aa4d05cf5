"""The ledger: where everybody's money comes from and where it goes.

Cash lies open (LCN-30), so anybody could keep this book; the table does it for all. Money changes
only with an entry, so that the lines of a seat always add up to its cash.
"""

from typing import Final

from mypy_extensions import i64

from backroom.games.la_cosa_nostra.events.final_count import LedgerLine
from backroom.games.la_cosa_nostra.position import Position
from backroom.kernel.items import add_at

LINES: Final = (
    "start",
    "businesses",
    "monopolies",
    "business_bonus",
    "cash_jobs",
    "robberies",
    "thefts",
    "presents",
    "horses",
    "deals",
    "purchases",
    "recruits",
    "stolen",
    "damage",
    "presents_given",
    "bets_lost",
    "deals_paid",
    "laundered",
    "final_businesses",
    "final_monopolies",
    "final_business_bonus",
    "most_gangsters",
    "power",
    "laundry",
)
BUSINESSES: Final = 1
MONOPOLIES: Final = 2
BUSINESS_BONUS: Final = 3
CASH_JOBS: Final = 4
ROBBERIES: Final = 5
THEFTS: Final = 6
PRESENTS: Final = 7
HORSES: Final = 8
DEALS: Final = 9
PURCHASES: Final = 10
RECRUITED: Final = 11
STOLEN: Final = 12
DAMAGE: Final = 13
PRESENTS_GIVEN: Final = 14
BETS_LOST: Final = 15
DEALS_PAID: Final = 16
LAUNDERED: Final = 17
FINAL_BUSINESSES: Final = 18
"""The first line of the final count (LCN-148); all before it are what is in hand then."""
FINAL_MONOPOLIES: Final = 19
FINAL_BUSINESS_BONUS: Final = 20
MOST_GANGSTERS: Final = 21
POWER: Final = 22
LAUNDRY: Final = 23
BITS: Final = 21
"""Three lines share a number, because every searched position copies all of them. There is room for
two thousand deals of a million each on a line; nobody can make so many."""
MOST: Final = (1 << BITS) - 1
FIGURES: Final = 8
"""So many numbers a seat."""


def enter(position: Position, seat: i64, line: i64, money: i64) -> None:
    """This player gets so much, or pays it (below 0), and it is written down."""
    if money != 0:
        add_at(position.cash, seat, money)
        entry = -money if is_spending(line) else money
        add_at(position.ledger, FIGURES * seat + line // 3, entry << (BITS * (line % 3)))


def is_spending(line: i64) -> bool:
    """Does money go away on this line? Then it holds how much."""
    return PURCHASES <= line <= LAUNDERED


def new_ledger(seats: i64, start_cash: i64) -> list[int]:
    """LCN-26: all have the same to begin with."""
    first = [int(start_cash)] + [0] * (FIGURES - 1)
    return first * seats


def lines_of(position: Position, seat: i64) -> list[int]:
    """The lines of this player, in dollars; what was spent is below 0."""
    found: list[int] = []
    for line in range(len(LINES)):
        figure: i64 = position.ledger[FIGURES * seat + line // 3]
        entry = (figure >> (BITS * (line % 3))) & MOST
        found.append((-entry if is_spending(line) else entry) * 1000)
    return found


def ledger_in_hand(position: Position, seat: i64) -> tuple[LedgerLine, ...]:
    """Where the cash of this player has come from and gone to, without the final count."""
    lines = lines_of(position, seat)[:FINAL_BUSINESSES]
    return tuple([LedgerLine(LINES[at], lines[at]) for at in range(len(lines)) if lines[at] != 0])

"""The books laid open: accounts and tallies as everybody reads them, in dollars."""

from mypy_extensions import i64

from backroom.games.maffiosi.accounts import (
    BOSS_MONEY,
    CAFE,
    CASINO,
    MONOPOLIES,
    OWN_MEN,
    RESTAURANT,
    from_source,
    killed_with,
    sum_of,
)
from backroom.games.maffiosi.events import Earnings, Fortune, Kills
from backroom.games.maffiosi.position import Position
from backroom.games.maffiosi.rules import FIRE, KA_BOOM, NIGHTCAP, ORDER_PIE, STAB


def earnings_in(account: i64, total: i64) -> Earnings:
    """The sources of so much money; what is more than all of them, the register has added."""
    return Earnings(
        boss=from_source(account, BOSS_MONEY) * 1000,
        cafe=from_source(account, CAFE) * 1000,
        restaurant=from_source(account, RESTAURANT) * 1000,
        casino=from_source(account, CASINO) * 1000,
        monopolies=from_source(account, MONOPOLIES) * 1000,
        register=(total - sum_of(account)) * 1000,
    )


def fortune_of(position: Position, seat: i64) -> Fortune:
    """Where all the money of this player came from."""
    windfall: i64 = position.windfalls[seat]
    paid = position.money[seat] - windfall
    return Fortune(earnings_in(position.earned[seat], paid), windfall * 1000)


def kills_in(tally: i64) -> Kills:
    return Kills(
        stab=killed_with(tally, STAB),
        fire=killed_with(tally, FIRE),
        pie=killed_with(tally, ORDER_PIE),
        ka_boom=killed_with(tally, KA_BOOM),
        nightcap=killed_with(tally, NIGHTCAP),
        own=killed_with(tally, OWN_MEN),
    )
